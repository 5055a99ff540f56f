/** What the parts of the console report share: how wide it is, and how it is coloured. */
import { hanging, pad } from './layout.js';
import type { Paint } from './paint.js';

export interface View {
  readonly columns: number;
  readonly paint: Paint;
  /** What the contract demands, where the caller wants it told. */
  readonly statementOf: (rule: string) => string | undefined;
}

const labelColumns = 10;

/** A text beside its label, wrapped in a column of its own. */
export function labelled(label: string, text: string, { columns, paint }: View, indent = 0): string[] {
  const margin = ' '.repeat(indent);
  const blank = margin + ' '.repeat(labelColumns);
  const [first = '', ...rest] = hanging(blank, text, columns);
  const shown = label === '' ? '' : `${label}:`;
  return [margin + paint('dim', pad(shown, labelColumns)) + first.slice(blank.length), ...rest];
}

/** The columns beside a label, for a text that must stay on one line. */
export function besideLabel({ columns }: View): number {
  return columns - labelColumns;
}
