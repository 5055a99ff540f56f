/** The Markdown side of reading the contract: its numbered headings, and its tables with the line that leads to each. */
import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Section } from './model.js';

export interface Row {
  /** By column; code is in backticks, links are reduced to their text. */
  readonly cells: Readonly<Record<string, string>>;
  readonly place: { readonly section: string; readonly line: number };
}

interface Lead {
  readonly text: string;
  readonly line: number;
}

/** A paragraph that leads to a table, the table, or both. */
export interface Block {
  /** The number of the section, or the empty string before the first one. */
  readonly section: string;
  readonly lead: Lead | undefined;
  /** Of the table, or else of the paragraph. */
  readonly line: number;
  readonly columns: readonly string[] | undefined;
  readonly rows: readonly Row[];
}

export interface Blocks {
  readonly title: string;
  readonly sections: Section[];
  readonly blocks: Block[];
}

export function parseMarkdown(text: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(text);
}

export function readBlocks(text: string): Blocks {
  const root = parseMarkdown(text);
  const sections: Section[] = [];
  const blocks: Block[] = [];
  let title = '';
  let section = '';
  for (const [at, node] of root.children.entries()) {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      const heading = plainText(node.children);
      if (node.depth === 1) title = heading;
      const [numbered] = numberedSection(heading, line);
      if (numbered) {
        sections.push(numbered);
        section = numbered.number;
      }
    } else if (node.type === 'paragraph' && root.children[at + 1]?.type !== 'table') {
      blocks.push({ section, line, lead: leadIn(node), columns: undefined, rows: [] });
    } else if (node.type === 'table') {
      const lead = leadIn(root.children[at - 1]);
      blocks.push({ section, line, lead, ...readTable(node, section) });
    }
  }
  return { title, sections, blocks };
}

function leadIn(node: RootContent | undefined): Lead | undefined {
  if (node?.type !== 'paragraph') return undefined;
  return { text: plainText(node.children), line: node.position?.start.line ?? 0 };
}

/** "2.1 Language entry" or "3. States" */
export function numberedSection(heading: string, line: number): Section[] {
  const [, number, title] = /^(\d+(?:\.\d+)*)\.? (.+)$/.exec(heading) ?? [];
  return number === undefined || title === undefined ? [] : [{ number, title, line }];
}

export function readTable(table: Table, section: string): Pick<Block, 'columns' | 'rows'> {
  const [header, ...rows] = table.children.map(row => ({
    texts: row.children.map(cell => plainText(cell.children).trim()),
    place: { section, line: row.position?.start.line ?? 0 },
  }));
  const columns = header?.texts ?? [];
  return {
    columns,
    rows: rows.map(({ texts, place }) => ({
      cells: Object.fromEntries(columns.map((name, at) => [name, texts[at] ?? ''])),
      place,
    })),
  };
}

export function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map(node => {
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if ('children' in node) return plainText(node.children);
      return 'value' in node ? node.value : '';
    })
    .join('');
}

/** The fragment by which GitHub, and our site, link to a heading. */
export function headingSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}
