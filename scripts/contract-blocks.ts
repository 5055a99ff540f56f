/** The Markdown side of reading the contract: its numbered headings, and its tables with the line that leads to each. */
import type { PhrasingContent, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Section } from './contract-model.js';

export interface Row {
  /** By column; code stands in backticks, links are reduced to their text. */
  readonly cells: Readonly<Record<string, string>>;
  readonly place: { readonly section: string; readonly line: number };
}

/** A paragraph that leads to a table, the table, or both. */
export interface Block {
  readonly section: string;
  readonly line: number;
  readonly lead: string | undefined;
  readonly columns: readonly string[] | undefined;
  readonly rows: readonly Row[];
}

export function readBlocks(text: string): { title: string; sections: Section[]; blocks: Block[] } {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  const sections: Section[] = [];
  const blocks: Block[] = [];
  let title = '';
  let lead: string | undefined;
  for (const node of root.children) {
    const line = node.position?.start.line ?? 0;
    const section = sections.at(-1)?.number ?? '';
    const pending = lead === undefined ? [] : [{ section, line, lead, columns: undefined, rows: [] }];
    lead = undefined;
    if (node.type === 'table') {
      blocks.push({ section, line, lead: pending[0]?.lead, ...readTable(node, section) });
      continue;
    }
    blocks.push(...pending);
    if (node.type === 'paragraph') lead = plainText(node.children);
    if (node.type !== 'heading') continue;
    const heading = plainText(node.children);
    if (node.depth === 1) title = heading;
    const [, number, name] = /^(\d+(?:\.\d+)*)\.? (.+)$/.exec(heading) ?? [];
    if (number !== undefined && name !== undefined) sections.push({ number, title: name, line });
  }
  return { title, sections, blocks };
}

function readTable(table: Table, section: string): Pick<Block, 'columns' | 'rows'> {
  const [header, ...rows] = table.children;
  const columns = header?.children.map(cell => plainText(cell.children)) ?? [];
  return {
    columns,
    rows: rows.map(row => ({
      cells: Object.fromEntries(columns.map((name, at) => [name, plainText(row.children[at]?.children ?? []).trim()])),
      place: { section, line: row.position?.start.line ?? 0 },
    })),
  };
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
