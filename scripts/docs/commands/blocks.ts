/**
 * The code blocks of a page, with what a comment above each says to whoever runs it:
 *
 * - `<!-- exits: 1 -->`: the exit status, if it is not 0
 * - `<!-- of: allimages.ns/string -->`: the mutant or hostile target that listens on port 8080, if it is not the reference wiki
 * - `<!-- of: reference -->`: the reference wiki listens there although the command starts a server
 * - `<!-- port: closed -->`: nothing listens there; a server of the page has been stopped
 * - `<!-- serves: yes -->`: the command is a server; it runs until the next server of the page starts, or the page ends
 * - `<!-- file: wiki.test.ts -->`: the block is the content of that file
 * - `<!-- shows: 6 lines -->`: of what it prints, the page shows no more
 * - `<!-- not run: REASON -->`: why it is not run
 *
 * Several are separated by commas. What a command prints goes between `<!-- generated: output -->` and `<!-- /generated -->` after it.
 */

const NOTES = ['exits', 'of', 'port', 'serves', 'file', 'shows', 'not run'];

export interface Block {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly notes: Readonly<Record<string, string>>;
  /** Where what it prints goes in the text of the page, if it is shown. */
  readonly output?: { readonly from: number; readonly to: number };
}

const FENCE = /(?:^ *<!-- ([a-z ]+: .+) -->\n\n?)?^( *)(`{3,})(\w+)[^\n]*\n([^]*?)^\2\3$/gm;
const OUTPUT = /^(\n+<!-- generated: output -->)([^]*?)<!-- \/generated -->/;

export function blocksOf(page: string): Block[] {
  return [...page.matchAll(FENCE)].map(found => {
    const [whole, notes = '', indent = '', , language = '', text = ''] = found;
    const end = found.index + whole.length;
    const [, before, shown = ''] = OUTPUT.exec(page.slice(end)) ?? [];
    const from = end + (before?.length ?? 0);
    return {
      line: page.slice(0, end).split('\n').length,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      notes: notesIn(notes),
      ...(before === undefined ? {} : { output: { from, to: from + shown.length } }),
    };
  });
}

function notesIn(text: string): Record<string, string> {
  if (text === '' || text.startsWith('generated: ')) return {};
  const notes = text.split(', ').map(note => note.split(': '));
  for (const [name = ''] of notes)
    if (!NOTES.includes(name)) throw new Error(`unknown note above a code block: ${name}`);
  return Object.fromEntries(notes) as Record<string, string>;
}

/** The page with other texts between the marks of its outputs. */
export function withOutputs(page: string, blocks: readonly Block[], printed: readonly string[]): string {
  return blocks.reduceRight((text, { output, notes }, at) => {
    if (!output) return text;
    const lines = (printed[at] ?? '').split('\n');
    const most = Number.parseInt(notes['shows'] ?? '10000', 10);
    const shown = lines.length > most ? [...lines.slice(0, most), '…', ''] : lines;
    return `${text.slice(0, output.from)}\n\n\`\`\`text\n${shown.join('\n')}\`\`\`\n\n${text.slice(output.to)}`;
  }, page);
}
