// The table of docs/real-wikis.md: what the audits of each real wiki said, without anything that changes from run to run.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Configuration } from '../../fixtures/mediawiki/configurations.js';
import { failuresOf, untoldIn, type Audited } from './audited.js';

export interface Row extends Audited {
  readonly name: string;
  readonly configuration: Configuration;
}

const PAGE = new URL('../../docs/real-wikis.md', import.meta.url);
const DATABASES = { sqlite: 'SQLite', mariadb: 'MariaDB', postgresql: 'PostgreSQL' };
const VERSIONS = { bookworm: '1.39', trixie: '1.43' };
const ORIGIN = 'https://wiki.example';

const INTRODUCTION = `# Real wikis

What audits of real MediaWikis say. Each wiki is Debian's MediaWiki in a container
([\`fixtures/mediawiki\`](../fixtures/mediawiki/configurations.ts)), set up in one of the ways that real wikis are.
It is audited by the contract's literal values first, and then with what it declares about itself.
\`npm run test:wikis\` repeats the audits and compares them with this page; with \`UPDATE_DOCS=1\` it writes the page.

"Fails literally" lists the failed rules, each with the parameters that its hint names.
`;

export function pageOf(rows: readonly Row[]): string {
  const head = ['Wiki', 'MediaWiki', 'Fails literally', 'Declares', 'Audit with that'];
  return [
    INTRODUCTION,
    line(head),
    line(head.map(() => '---')),
    ...rows.map(row => line(cellsOf(row))),
    '',
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function cellsOf({ name, configuration, literal, declared }: Row): string[] {
  const failures = Object.entries(failuresOf(literal)).map(([rule, named]) =>
    named.length > 0 ? `\`${rule}\` (${named.map(code).join(' or ')})` : `\`${rule}\``,
  );
  const declarations = Object.entries(configuration.declares(ORIGIN)).map(([key, value]) =>
    code(`${key}=${value}`),
  );
  const { suite = 'bookworm', database = 'sqlite' } = configuration.wiki;
  const version = `${VERSIONS[suite]}, ${DATABASES[database]}`;
  return [name, version, listed(failures), listed(declarations), verdictOf(declared)];
}

function code(text: string): string {
  return `\`${text}\``;
}

function listed(items: readonly string[]): string {
  return items.length > 0 ? items.join('<br>') : 'nothing';
}

function verdictOf(report: Audited['declared']): string {
  const failed = Object.keys(failuresOf(report));
  const untold = Object.keys(untoldIn(report));
  if (report.conformant === true) return report.complete ? 'conformant' : 'conformant, as far as walked';
  return failed.length > 0
    ? `fails ${failed.map(code).join(', ')}`
    : `inconclusive: cannot tell ${untold.map(code).join(', ')}`;
}

/** The page as it is committed; empty where it was never written. */
export function committedPage(): string {
  try {
    return readFileSync(PAGE, 'utf8');
  } catch {
    return '';
  }
}

export function writePage(text: string): void {
  writeFileSync(PAGE, text);
}
