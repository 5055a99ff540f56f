/** `schemas/contract.md` → `generated/outline.ts`: the contract as it reads, prose and entries in their order. */
import type { Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import type { Chapter, Part, Run } from '../../schemas/generated/outline.js';
import { headingSlug, numberedSection, parseMarkdown, plainText, readTable } from './markdown.js';
import { GENERATED } from './rules.js';
import { mistake } from './model.js';

/** The content of `generated/outline.ts`. Throws the first mistake as `file:line: reason`. */
export function emitOutline(text: string, file: string): string {
  return `${GENERATED}
${TYPES}
/** Apart from the catalogue, since it is needed only to show the whole contract. */
export const outline: readonly Chapter[] = ${JSON.stringify(outlineOf(text, file), null, 2)};
`;
}

function outlineOf(text: string, file: string): Chapter[] {
  const nodes = parseMarkdown(text).children;
  const sections = new Map(
    nodes.flatMap(node =>
      headingOf(node).map(({ number, title }) => [headingSlug(`${number} ${title}`), number] as const),
    ),
  );
  let parts: Part[] = [];
  const chapters: Chapter[] = [{ section: '', parts }];
  for (const node of nodes) {
    const [section] = headingOf(node);
    if (section) chapters.push({ section: section.number, parts: (parts = []) });
    else parts.push(...partsOf(node, sections, file));
  }
  return chapters;
}

const lineOf = (node: RootContent) => node.position?.start.line ?? 0;

function headingOf(node: RootContent) {
  return node.type === 'heading' ? numberedSection(plainText(node.children), lineOf(node)) : [];
}

function partsOf(node: RootContent, sections: ReadonlyMap<string, string>, file: string): Part[] {
  const runs = ({ children }: Pick<Paragraph, 'children'>) =>
    children.map(child => runOf(child, sections, file, lineOf(node)));
  // The only heading of the first depth is the title, which the catalogue has.
  if (node.type === 'heading') return node.depth === 1 ? [] : [{ kind: 'heading', runs: runs(node) }];
  if (node.type === 'paragraph') return [{ kind: 'paragraph', runs: runs(node) }];
  if (node.type === 'table') return entriesOf(node);
  if (node.type !== 'list') throw mistake(file, lineOf(node), `the contract cannot hold a ${node.type}`);
  const items = node.children.map(item =>
    item.children.flatMap(child => (child.type === 'paragraph' ? runs(child) : [])),
  );
  return [{ kind: 'list', items }];
}

function runOf(
  node: PhrasingContent,
  sections: ReadonlyMap<string, string>,
  file: string,
  line: number,
): Run {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return { code: node.value };
  if (node.type === 'strong') return { strong: plainText(node.children) };
  if (node.type !== 'link') throw mistake(file, line, `the prose of the contract cannot hold ${node.type}`);
  const section = sections.get(node.url.replace(/^#/, ''));
  if (section === undefined) throw mistake(file, line, `the link ${node.url} leads to no section`);
  return { text: plainText(node.children), section };
}

/** The rows of a table by their ids; a field with the shape that its cells describe. */
function entriesOf(table: Table): Part[] {
  const { rows } = readTable(table, '');
  return rows.map(({ cells }) => {
    const id = (cells['Rule'] ?? Object.values(cells)[0] ?? '').replaceAll('`', '');
    return cells['Field'] === undefined
      ? { kind: 'entry', id }
      : { kind: 'entry', id, shape: shapeOf(cells) };
  });
}

function shapeOf(cells: Readonly<Record<string, string>>): string {
  const { Field: field, Type: type, Required: required, Constraint: constraint = '—' } = cells;
  if (type === 'none') return `${field}: absent`;
  const words = [
    type,
    required === 'yes' ? 'required' : 'optional',
    ...(constraint === '—' ? [] : [constraint]),
  ];
  return `${field}: ${words.join(', ')}`;
}

const TYPES = `/** A stretch of prose: plain text, code, emphasis, or a link to a section. */
export type Run =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  | { readonly text: string; readonly section: string };

export type Part =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
  /** A rule, parameter, silence or note, and of a field what it looks like. */
  | { readonly kind: 'entry'; readonly id: string; readonly shape?: string };

export interface Chapter {
  /** Empty for what precedes the first section. */
  readonly section: string;
  readonly parts: readonly Part[];
}
`;
