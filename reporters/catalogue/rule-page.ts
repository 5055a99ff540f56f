/** An explanation as Markdown, for the documentation. */
import { codeBlock, inlineCode, table } from '../text/markdown.js';
import type { Answer, Block, Excerpt, Explanation } from './explanation.js';

/** Its blocks under a heading of the given depth; what is printed of the facts is up to the page. */
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

/** The lines with an arrow at the place in question, in JSON as a comment. */
function excerptBlock({ language, lines, marked }: Excerpt): string {
  const arrow = language === 'jsonc' ? '// ←' : '←';
  const shown = lines.map((line, at) => (marked.includes(at) ? `${line} ${arrow}` : line));
  return codeBlock(shown.join('\n'), language);
}
