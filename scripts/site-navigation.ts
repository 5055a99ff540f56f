/** The order of the pages: groups for the menu, with the rules folded by area, and who comes before and after whom. */
import { areas, rules } from '../schemas/generated/rules.js';
import type { Document } from './site-markdown.js';
import { pageOf } from './site-paths.js';
import { rulePage } from './site-places.js';

export interface Entry {
  readonly page: string;
  readonly title: string;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The rules of an area, by the short part of their ids. */
  readonly folds: readonly { readonly area: string; readonly entries: readonly Entry[] }[];
}

/** The pages that are known by name; a new file in `docs/` joins the first group by itself. */
const contractPages = ['schemas/contract.md', 'schemas/rationale.md', 'docs/rules/README.md'];
const proofPages = ['docs/kill-matrix.md', 'docs/real-wikis.md', 'docs/traceability.md'];
const shortTitles: Readonly<Record<string, string>> = { 'README.md': 'Overview' };

export function groupsOf(documents: ReadonlyMap<string, Document>): Group[] {
  const ruleIds = Object.keys(rules);
  const rulePages = new Set(ruleIds.map(rulePage));
  const paths = [...documents.keys()].filter(path => !rulePages.has(path)).toSorted();
  const aboutRules = paths.filter(path => path.startsWith('docs/rules/') && !contractPages.includes(path));
  const contract = [...contractPages, ...aboutRules];
  const use = paths.filter(path => path !== 'README.md' && ![...contract, ...proofPages].includes(path));
  const entries = (wanted: readonly string[]) => wanted.flatMap(path => entryOf(documents.get(path)));
  const folds = areas.map(area => ({
    area,
    entries: ruleIds
      .filter(id => id.startsWith(`${area}.`))
      .flatMap(id => entryOf(documents.get(rulePage(id)), id.slice(area.length + 1))),
  }));
  return [
    { title: 'The suite', entries: entries(['README.md', ...use]), folds: [] },
    {
      title: 'The contract',
      entries: entries(contract),
      folds: folds.filter(fold => fold.entries.length > 0),
    },
    { title: 'The proof', entries: entries(proofPages), folds: [] },
  ].filter(group => group.entries.length > 0);
}

function entryOf(document: Document | undefined, title = document?.title): Entry[] {
  if (!document || title === undefined) return [];
  return [{ page: pageOf(document.path), title: shortTitles[document.path] ?? title }];
}

/** All pages in the order in which one can read them. */
export function readingOrder(groups: readonly Group[]): string[] {
  return groups
    .flatMap(({ entries, folds }) => [...entries, ...folds.flatMap(fold => fold.entries)])
    .map(({ page }) => page);
}
