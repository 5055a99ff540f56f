/** What the console formats share: columns and colours, and labels. */
import { styleText } from 'node:util';
import { printable } from '../../schemas/text/printable.js';
import { count } from '../../schemas/text/numbers.js';
import { enumerate, fit, hanging, pad } from './layout.js';

export type Tone = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
/** Colours are put on whole pieces of a line, after it is laid out, and only repeat what a word or a sign expresses. */
export type Paint = (tone: Tone, text: string) => string;

export interface View {
  readonly columns: number;
  readonly paint: Paint;
}

export interface Terminal {
  /** Less than 60 is taken as 60. */
  readonly columns: number;
  /** Whether the stream, `NO_COLOR` and `TERM` allow colours. */
  readonly colour: boolean;
}

/** A terminal, and the files that were written besides. */
export interface Printed extends Terminal {
  readonly files?: readonly string[];
}

export function viewOf({ columns, colour }: Terminal): View {
  const paint: Paint = (tone, text) =>
    colour && text !== '' ? styleText(tone, text, { validateStream: false }) : text;
  return { columns: Math.max(60, columns), paint };
}

const labelColumns = 10;

/** A text beside its label, wrapped in a column of its own. */
export function labelled(
  label: string,
  text: string,
  { columns, paint }: View,
  indent = 0,
  width = labelColumns,
): string[] {
  const margin = ' '.repeat(indent);
  const blank = margin + ' '.repeat(width);
  const [first = '', ...rest] = hanging(blank, text, columns);
  const shown = label === '' ? '' : `${label}:`;
  return [margin + paint('dim', pad(shown, width)) + first.slice(blank.length), ...rest];
}

export function fileLines(label: string, { files = [] }: Printed, view: View): string[] {
  return files.flatMap((file, index) => labelled(index === 0 ? label : '', printable(file), view));
}

/** Rules, or others, of which the same is said. */
export function groupLines(
  { sign, tone }: { readonly sign: string; readonly tone: Tone },
  names: readonly string[],
  text: string,
  { columns, paint }: View,
): string[] {
  const shown = names.map(name => printable(name, 80));
  const list = enumerate(shown, columns - 8) || fit(shown[0] ?? '', columns - 8);
  return [
    `${paint(tone, sign)} ${String(names.length).padStart(3)}  ${list}`,
    ...hanging('       ', printable(text, 700), columns).slice(0, 3),
  ];
}

/** `  and 3 more rules`; none if nothing is left out. */
export const moreLine = (rest: number, noun: string): string[] =>
  rest > 0 ? [`  and ${count(rest, noun)}`] : [];

/** The columns of a text that must stay on one line beside its label. */
export const besideLabel = ({ columns }: View): number => columns - labelColumns;
