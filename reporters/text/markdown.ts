/** Blocks as Markdown. Whatever a server sent stays text: no HTML, link or mention. */
import { printable } from '../../schemas/text/printable.js';
import type { Block, Item } from './blocks.js';

/** GitHub and GitLab leave `@name`, `#1` and addresses alone only in code. */
export function inlineCode(text: string, limit = 300): string {
  const shown = printable(text, limit);
  if (shown.trim() === '') return '` `';
  const fence = '`'.repeat(longestRun(shown) + 1);
  const space = /^`|`$|^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

/** Harmless words stay as they are, with their backticks; anything else becomes code. */
export function prose(text: string, limit = 300): string {
  const harmless =
    /^(?:[A-Za-z0-9 ,()"'·→]|(?<=\d)[.:](?=\d)|(?<=[a-z])-(?=[a-z])|(?<= )-(?=\d)|(?<=[A-Za-z0-9)`"])[.:;?](?= |$)|(?<=^| |\()`[^`]+`(?=$|[ ,.:;)]))+$/;
  if (text.length > limit || !harmless.test(text)) return inlineCode(text, limit);
  return text.replace(/`([^`]+)`/g, (_marked, inside: string) => inlineCode(inside, limit));
}

export function codeBlock(lines: string, language = 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${fence}${language}\n${lines}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length));
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), `|${'---|'.repeat(head.length)}`, ...rows.map(tableRow)].join('\n');
}

/** A pipe ends its cell even in code. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

export function markdownText(blocks: readonly Block[]): string {
  const parts = blocks.map(markdownOf).filter(part => part !== '');
  return `${parts.join('\n\n')}\n`;
}

function markdownOf(block: Block): string {
  if (typeof block === 'string') return block === '' ? '' : prose(block, 500);
  switch (block.kind) {
    case 'head': {
      const beside = block.beside === undefined ? '' : `: ${prose(block.beside, 500)}`;
      return `## ${block.sign} ${prose(block.words, 500)}${beside}`;
    }
    case 'title':
      return `### ${prose(block.text)}`;
    case 'entry':
      return `### ${block.sign} ${inlineCode(block.name)} (${prose(block.beside)})`;
    case 'facts':
    case 'foot':
      return listOf(block.facts.flatMap(([label, text]) => factText(label, text ?? [])));
    case 'lines':
    case 'notes':
      return listOf(block.items.map(itemText));
    // GitHub clips the long lines of a code block, so only commands are one.
    case 'command':
      return block.text === undefined ? '' : codeBlock(block.text, 'sh');
    case 'quote':
      return listOf(block.lines.map(line => inlineCode(line)));
    case 'table':
      return table(
        block.head,
        block.rows.map(([name = '', ...cells]) => [inlineCode(name, 40), ...cells]),
      );
    case 'verdict':
    default:
      return `**${block.words}: ${block.counts}** (${block.effort})`;
  }
}

const listOf = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n');

const itemText = ({ names = [], text }: Item): string =>
  [names.map(name => prose(name, 80)).join(', '), prose(text)].filter(part => part !== '').join(': ');

/** Values are code; the project's own texts are Markdown already. */
function factText(label: string, text: string | readonly string[]): string[] {
  const [first] = text;
  if (first === undefined) return [];
  const show = (value: string) => {
    if (label === 'contract' || label === 'impact') return value;
    return label === 'hint' || label === 'at' ? prose(value, 500) : inlineCode(value, 1_000);
  };
  const shown = typeof text === 'string' ? show(text) : text.map(show).join(', ');
  return [label === '' ? shown : `**${label.charAt(0).toUpperCase()}${label.slice(1)}:** ${shown}`];
}
