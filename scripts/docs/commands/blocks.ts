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
 * - `<!-- not run: REASON -->`: one of the reasons below
 *
 * Several are separated by commas. What a command prints goes between `<!-- generated: output -->` and `<!-- /generated -->` after it.
 */

/** Why a command of the documentation is not run by the test that runs all others. */
export const REASONS = [
  'a test installs the packed package',
  'needs a checkout',
  'needs a container engine',
  'needs a proxy',
  'needs a queue',
  'needs a terminal',
  'needs files of yours',
  'needs jq',
  'needs servers of yours',
  'publishes',
  'takes minutes',
] as const;

export interface Block {
  readonly line: number;
  readonly language: string;
  readonly text: string;
  readonly notes: Readonly<Record<string, string>>;
  /** Where what it prints goes in the text of the page, if it is shown. */
  readonly output?: { readonly from: number; readonly to: number };
}

const FENCE = /(?:^ *<!-- ([a-z ]+: .+) -->\n\n?)?^( *)(`{3,})(\w+)[^\n]*\n([^]*?)^\2\3$/gm;
const OUTPUT = /^\n+<!-- generated: output -->([^]*?)<!-- \/generated -->/;

export function blocksOf(page: string): Block[] {
  return [...page.matchAll(FENCE)].map(found => {
    const [whole, notes = '', indent = '', , language = '', text = ''] = found;
    const start = found.index + whole.length;
    const shown = OUTPUT.exec(page.slice(start));
    const block = {
      line: page.slice(0, start).split('\n').length,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      notes: notesIn(notes),
    };
    if (!shown) return block;
    const to = start + shown[0].length - '<!-- /generated -->'.length;
    return { ...block, output: { from: to - (shown[1]?.length ?? 0), to } };
  });
}

const NOTES = ['exits', 'of', 'port', 'serves', 'file', 'shows', 'not run'];

function notesIn(text: string): Record<string, string> {
  if (text === '' || text.startsWith('generated: ')) return {};
  return Object.fromEntries(
    text.split(', ').map(note => {
      const [name = '', value = ''] = note.split(': ');
      if (!NOTES.includes(name)) throw new Error(`unknown note above a code block: ${note}`);
      if (name === 'not run' && !REASONS.some(reason => reason === value))
        throw new Error(`unknown reason why a block is not run: ${value}`);
      return [name, value];
    }),
  );
}

/** The page with other texts between the marks of its outputs. */
export function withOutputs(page: string, blocks: readonly Block[], printed: readonly string[]): string {
  return blocks.reduceRight((text, { output, notes }, at) => {
    if (!output) return text;
    const shown = firstLines(printed[at] ?? '', Number.parseInt(notes['shows'] ?? '10000', 10));
    return `${text.slice(0, output.from)}\n\n\`\`\`text\n${shown}\`\`\`\n\n${text.slice(output.to)}`;
  }, page);
}

function firstLines(text: string, most: number): string {
  const lines = text.split('\n');
  return lines.length <= most ? text : `${lines.slice(0, most).join('\n')}\n…\n`;
}
