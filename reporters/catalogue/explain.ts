/** An explanation on the console. */
import { printable } from '../../schemas/text/printable.js';
import { fit, hanging, pad, wrap } from '../text/layout.js';
import { painter } from '../text/paint.js';
import type { Paint } from '../text/paint.js';
import type { Answer, Block, Explanation, Fact, Part } from './explanation.js';

export interface ExplainOptions {
  readonly columns: number;
  readonly colour: boolean;
}

interface Page {
  readonly columns: number;
  readonly paint: Paint;
}

export function consoleExplanation(explanation: Explanation, { columns, colour }: ExplainOptions): string {
  const page: Page = { columns: Math.max(60, columns), paint: painter(colour) };
  const { id, statement, facts, parts } = explanation;
  const lines = [
    page.paint('bold', id),
    '',
    ...wrap(plain(statement), page.columns),
    '',
    ...facts.flatMap(fact => factLines(fact, page)),
    ...parts.flatMap(part => partLines(part, page)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Without links. */
const plain = (text: string) => printable(text.replaceAll(/\[([^\]]+)\]\([^)]+\.md[^)]*\)/g, '$1'));

const labelColumns = 11;

function factLines({ label, text }: Fact, { columns, paint }: Page): string[] {
  const [first = '', ...rest] = hanging(' '.repeat(labelColumns), plain(text), columns);
  return [paint('dim', pad(`${label}:`, labelColumns)) + first.slice(labelColumns), ...rest];
}

function partLines({ heading, blocks }: Part, page: Page): string[] {
  return ['', page.paint('bold', heading), ...blocks.flatMap(block => blockLines(block, page))];
}

function blockLines(block: Block, page: Page): string[] {
  if (typeof block === 'string') return hanging('  ', plain(block), page.columns);
  if (block.kind === 'requests') return block.lines.map(line => `    ${printable(line)}`);
  if (block.kind === 'answer') return answerLines(block.answer, block.passes, page);
  const [, ...labels] = block.head;
  return block.rows.flatMap(([name, ...cells]) => [
    `  ${page.paint('cyan', plain(name).replaceAll('`', ''))}`,
    ...cells.flatMap((cell, at) =>
      // The first cell needs no label: it says what the name stands for.
      hanging('    ', at === 0 ? plain(cell) : `${labels[at]}: ${plain(cell)}`, page.columns),
    ),
  ]);
}

/** An answer with an arrow at the place in question, and what the suite reports of it. */
function answerLines({ request, lines, marked, message, hint }: Answer, passes: boolean, page: Page) {
  const width = page.columns - 6;
  return [
    ...request.map(line => `    ${page.paint('dim', fit(line, width))}`),
    ...lines.map((line, at) =>
      marked.includes(at)
        ? `  ${page.paint(passes ? 'green' : 'red', `→ ${fit(line, width)}`.trimEnd())}`
        : `    ${fit(line, width)}`.trimEnd(),
    ),
    ...hanging('  report: ', printable(message), page.columns),
    ...(hint === undefined ? [] : hanging('  fix:    ', printable(hint), page.columns)),
  ];
}
