/** Explanations on the console and in the documentation. */
import { printable } from '../../schemas/text/printable.js';
import { labelled, viewOf, type Terminal, type View } from '../text/console.js';
import { fit, hanging, wrap } from '../text/layout.js';
import { codeBlock, inlineCode, table } from '../text/markdown.js';
import type { Answer, Block, Excerpt, Explanation } from './explanation.js';

export function consoleExplanation(explanation: Explanation, terminal: Terminal): string {
  const page = viewOf(terminal);
  const { id, statement, facts, parts } = explanation;
  const lines = [
    page.paint('bold', id),
    '',
    ...wrap(plain(statement), page.columns),
    '',
    ...facts.flatMap(([label, text]) => labelled(label, plain(text), page, 0, LABEL_COLUMNS)),
    ...parts.flatMap(([heading, ...blocks]) => [
      '',
      page.paint('bold', heading),
      ...blocks.flatMap(block => blockLines(block, page)),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

const plain = (text: string) => printable(text.replaceAll(/\[([^\]]+)\]\([^)]+\.md[^)]*\)/g, '$1'));

const LABEL_COLUMNS = 11;

function blockLines(block: Block, page: View): string[] {
  if (typeof block === 'string') return hanging('  ', plain(block), page.columns);
  if ('requests' in block) return block.requests.map(line => `    ${printable(line)}`);
  if ('answer' in block) return answerLines(block.answer, block.passes, page);
  const [, ...labels] = block.head;
  return block.rows.flatMap(([name = '', ...cells]) => [
    `  ${page.paint('cyan', plain(name).replaceAll('`', ''))}`,
    ...cells.flatMap((cell, at) =>
      hanging('    ', at === 0 ? plain(cell) : `${labels[at]}: ${plain(cell)}`, page.columns),
    ),
  ]);
}

function answerLines({ request, lines, marked, message, hint }: Answer, passes: boolean, page: View) {
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

/** Markdown blocks under a heading of the given depth. */
export function markdownExplanation({ id, statement, facts, parts }: Explanation, depth: number): string[] {
  return [
    `${'#'.repeat(depth)} \`${id}\``,
    `> ${statement}`,
    facts.map(([label, text]) => `- **${label}:** ${text}`).join('\n'),
    ...parts.flatMap(([heading, ...blocks]) => [
      `${'#'.repeat(depth + 1)} ${heading}`,
      ...blocks.map(markdownBlock),
    ]),
  ];
}

function markdownBlock(block: Block): string {
  if (typeof block === 'string') return block;
  if ('requests' in block) return codeBlock(block.requests.join('\n'));
  return 'answer' in block ? markdownAnswer(block.answer) : table(block.head, block.rows);
}

function markdownAnswer(answer: Answer): string {
  const { request, message, hint } = answer;
  return [
    request.map(line => inlineCode(line, 1_000)).join('<br>'),
    excerptBlock(answer),
    'The suite reports:',
    codeBlock(hint === undefined ? message : `${message}\nfix: ${hint}`),
  ].join('\n\n');
}

function excerptBlock({ language, lines, marked }: Excerpt): string {
  const arrow = language === 'jsonc' ? '// ←' : '←';
  const shown = lines.map((line, at) => (marked.includes(at) ? `${line} ${arrow}` : line));
  return codeBlock(shown.join('\n'), language);
}
