/** Reads the Markdown of the contract: its numbered headings, and its tables with the line above each. */
import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface Row {
  /** By column; code is in backticks, links are reduced to their text. */
  readonly cells: Readonly<Record<string, string>>;
  readonly section: string;
  readonly line: number;
}

export interface Section {
  readonly number: string;
  readonly title: string;
}

/** A paragraph that leads to a table, the table, or both. */
export interface Block {
  /** The number of the section, or the empty string before the first one. */
  readonly section: string;
  readonly lead: string;
  /** The line of the table, or of the paragraph without one. */
  readonly line: number;
  readonly columns?: readonly string[];
  readonly rows: readonly Row[];
}

export function readBlocks(text: string) {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  const sections: Section[] = [];
  const blocks: Block[] = [];
  let title = '';
  let section = '';
  for (const [at, node] of root.children.entries()) {
    const line = lineOf(node);
    if (node.type === 'heading') {
      const heading = plainText(node.children);
      if (node.depth === 1) title = heading;
      // "2.1 Language entry" or "3. States"
      const [, number, name = ''] = /^(\d+(?:\.\d+)*)\.? (.+)$/.exec(heading) ?? [];
      if (number === undefined) continue;
      sections.push({ number, title: name });
      section = number;
    } else if (node.type === 'paragraph' && root.children[at + 1]?.type !== 'table') {
      blocks.push({ section, line, lead: leadIn(node), rows: [] });
    } else if (node.type === 'table') {
      blocks.push({ section, line, lead: leadIn(root.children[at - 1]), ...readTable(node, section) });
    }
  }
  return { title, sections, blocks };
}

const lineOf = ({ position }: RootContent): number => position?.start.line ?? 0;

const leadIn = (node?: RootContent) => (node?.type === 'paragraph' ? plainText(node.children) : '');

function readTable({ children }: Table, section: string): Pick<Required<Block>, 'columns' | 'rows'> {
  const [header, ...rows] = children.map(row => ({
    line: lineOf(row),
    texts: row.children.map(cell => plainText(cell.children).trim()),
  }));
  const columns = header?.texts ?? [];
  const cellsOf = (texts: readonly string[]) =>
    Object.fromEntries(columns.map((name, at) => [name, texts[at] ?? '']));
  return { columns, rows: rows.map(({ line, texts }) => ({ cells: cellsOf(texts), section, line })) };
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map(node => {
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if ('children' in node) return plainText(node.children);
      return 'value' in node ? node.value : '';
    })
    .join('');
}

/** The fragment of a heading on GitHub and on our site. */
export function headingSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}
