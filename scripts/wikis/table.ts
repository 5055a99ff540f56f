// The page docs/real-wikis.md: the results of the audits of each real wiki, and what `profile` infers, without anything that
// changes from run to run.

import { isDeepStrictEqual } from 'node:util';
import { table, tableRow } from '../../reporters/text/markdown.js';
import type { Configuration } from '../../fixtures/mediawiki/configurations.js';
import type { Declared } from '../../suites/evidence/profile.js';
import type { Report } from '../../schemas/verdict.js';
import type { Audited } from './audited.js';

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
  const failures = failedIn(literal).map(({ rule, parameters = [] }) =>
    parameters.length > 0 ? `${code(rule)} (${parameters.map(code).join(' or ')})` : code(rule),
  );
  const declares = configuration.declares(ORIGIN);
  const { suite = 'bookworm', database = 'sqlite' } = configuration.wiki;
  const version = `${VERSIONS[suite]}, ${DATABASES[database]}`;
  return [name, version, listed(failures), listed(pairs(declares)), verdictOf(declared), inferredCell(row)];
}

const code = (text: string) => `\`${text}\``;
const listed = (items: readonly string[]) => (items.length > 0 ? items.join('<br>') : 'nothing');
const pairs = (parameters: Declared) => Object.entries(parameters).map(pair => code(pair.join('=')));
const failedIn = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'failed');

/** The inferred parameters, as of a wiki at the same origin, the rules that none explains, and those that are not seen. */
function inferredCell({ configuration, inferred, origin, declared, byInferred }: Row): string {
  const declares = configuration.declares(ORIGIN);
  const found: Declared = Object.fromEntries(
    Object.entries(inferred.parameters).map(([name, value]) => [name, value.replace(origin, ORIGIN)]),
  );
  const isSame = Object.keys(declares).length > 0 && isDeepStrictEqual(found, declares);
  const missed = Object.keys(declares).filter(name => !(name in found));
  const inexplicable = inferred.unexplained.map(what => code(what.replace(/:.*/s, '')));
  const before = new Map(declared.results.map(({ rule, outcome }) => [rule, outcome]));
  const changed = byInferred.results
    .filter(({ rule, outcome }) => before.get(rule) !== outcome)
    .map(({ rule, outcome }) => `${code(rule)} is ${code(outcome)}`);
  return [
    isSame ? 'the same' : listed(pairs(found)),
    ...(inexplicable.length > 0 ? [`no parameter explains ${inexplicable.join(', ')}`] : []),
    ...(missed.length > 0 ? [`not determined: ${missed.map(code).join(', ')}`] : []),
    ...(missed.length > 0
      ? [changed.length > 0 ? `then ${changed.join(', ')}` : 'the outcomes are the same']
      : []),
  ].join('<br>');
}

function verdictOf(report: Report): string {
  const named = (outcomes: readonly string[]) =>
    report.results
      .filter(
        ({ level, outcome }) => outcomes.includes(outcome) && (outcome === 'failed' || level === 'MUST'),
      )
      .map(({ rule }) => code(rule))
      .join(', ');
  if (report.conformant === true) return report.complete ? 'conformant' : 'conformant, as far as asked';
  const failed = named(['failed']);
  return failed === '' ? `inconclusive: cannot tell ${named(['cantTell', 'untested'])}` : `fails ${failed}`;
}
