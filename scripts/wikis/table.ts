// The page docs/real-wikis.md: the results of the audits of each real wiki, and what `profile` infers, without anything that
// changes from run to run.

import { isDeepStrictEqual } from 'node:util';
import { table, tableRow } from '../../reporters/text/markdown-table.js';
import type { Configuration } from '../../fixtures/mediawiki/configurations.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { changedIn, failuresOf, inexplicableIn, inferredFor, undecidedIn, type Audited } from './audited.js';

export interface Row extends Audited {
  readonly name: string;
  readonly configuration: Configuration;
}

const DATABASES = { sqlite: 'SQLite', mariadb: 'MariaDB', postgresql: 'PostgreSQL' };
const VERSIONS = { bookworm: '1.39', trixie: '1.43' };
const ORIGIN = 'https://wiki.example';

const INTRODUCTION = `# Real wikis

Results of auditing real MediaWikis. Each wiki is Debian's MediaWiki in a container
([\`fixtures/mediawiki\`](../fixtures/mediawiki/configurations.ts)), set up in one of the ways that real wikis are.
It is audited with the parameters that it declares. The contract's literal values and the inferred ones are judged
from the recording, or in an audit of their own if they change what is asked.
\`npm run test:wikis\` repeats the audits and compares them with this page; with \`UPDATE_DOCS=1\` it rewrites the page.

"Fails literally" lists the failed rules, each with the parameters that would explain its failure.
"Inferred" is what \`wiki-query-conformance profile API_URL\` infers; if it proposes everything that the wiki
declares, the results are the same. Otherwise the column lists the parameters that the wiki does not show, and the rules
whose outcome differs without them. It also lists the rules that fail on the first page whatever the parameters are.

The recording of every audit, re-judged offline, gives the same report.
`;

export function pageOf(rows: readonly Row[]): string {
  const head = ['Wiki', 'MediaWiki', 'Fails literally', 'Declares', 'Audit with that', 'Inferred'];
  return [INTRODUCTION, table(head, rows.map(cellsOf)), ''].join('\n');
}

/** The line of the page on one wiki. */
export const rowText = (row: Row): string => tableRow(cellsOf(row));

function cellsOf(row: Row): string[] {
  const { name, configuration, literal, declared } = row;
  const failures = Object.entries(failuresOf(literal)).map(([rule, named]) =>
    named.length > 0 ? `\`${rule}\` (${named.map(code).join(' or ')})` : `\`${rule}\``,
  );
  const declares = configuration.declares(ORIGIN);
  const { suite = 'bookworm', database = 'sqlite' } = configuration.wiki;
  const version = `${VERSIONS[suite]}, ${DATABASES[database]}`;
  return [name, version, listed(failures), listed(pairs(declares)), verdictOf(declared), inferredCell(row)];
}

function pairs(parameters: Declared): string[] {
  return Object.entries(parameters).map(([key, value]) => code(`${key}=${value}`));
}

/** The inferred parameters, the rules that no parameter explains, and the parameters that are not seen. */
function inferredCell(row: Row): string {
  const declares = row.configuration.declares(ORIGIN);
  const inferred = inferredFor(ORIGIN, row);
  const isSame = Object.keys(declares).length > 0 && isDeepStrictEqual(inferred, declares);
  const missed = Object.keys(declares).filter(name => !(name in inferred));
  const inexplicable = inexplicableIn(row);
  return [
    isSame ? 'the same' : listed(pairs(inferred)),
    ...(inexplicable.length > 0 ? [`no parameter explains ${inexplicable.map(code).join(', ')}`] : []),
    ...(missed.length > 0 ? [`not determined: ${missed.map(code).join(', ')}`, changesOf(row)] : []),
  ].join('<br>');
}

function changesOf(row: Row): string {
  const changed = Object.entries(changedIn(row)).map(
    ([rule, outcome]) => `${code(rule)} is ${code(outcome)}`,
  );
  return changed.length > 0 ? `then ${changed.join(', ')}` : 'the outcomes are the same';
}

function code(text: string): string {
  return `\`${text}\``;
}

function listed(items: readonly string[]): string {
  return items.length > 0 ? items.join('<br>') : 'nothing';
}

function verdictOf(report: Audited['declared']): string {
  const failed = Object.keys(failuresOf(report));
  const undecided = Object.keys(undecidedIn(report));
  if (report.conformant === true) return report.complete ? 'conformant' : 'conformant, as far as asked';
  return failed.length > 0
    ? `fails ${failed.map(code).join(', ')}`
    : `inconclusive: cannot tell ${undecided.map(code).join(', ')}`;
}
