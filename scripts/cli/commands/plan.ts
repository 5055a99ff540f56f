/** `plan`: the requests that an audit would send, at least and at most, without sending any. */
import { coverageText } from '../../../reporters/report/verdict-words.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { DEFAULT_FILES } from '../../../fixtures/wiki/files.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { labelOf } from '../../../suites/values/queries.js';
import { planFor, type AuditPlan, type PlannedQuestion } from '../../plan.js';
import { EXIT } from '../errors.js';
import { auditOptionsOf, targetOf } from '../input/audit-options.js';
import type { FlagsOf } from '../input/options.js';

export async function planCommand(url: string | undefined, flags: FlagsOf<'plan'>): Promise<number> {
  const target = targetOf(url ?? 'http://127.0.0.1/api.php');
  const options = await auditOptionsOf(target, flags);
  const plan = await planFor(options);
  const name = url === undefined ? 'the embedded reference wiki' : `${target.origin}${target.pathname}`;
  const ownSeed = options.seed === undefined ? '; without --seed, each audit draws its own' : '';
  const text = [
    `${SUITE.name} would send to ${name}`,
    `at strength ${plan.strength} with the seed ${printable(plan.seed, 80)}${ownSeed}:`,
    ...queryLines(plan, flags.all === true),
    '',
    ...totalLines(plan),
    `Nothing was sent.${flags.all ? '' : ' With --all, each request is listed with its URL.'}`,
  ];
  process.stdout.write(`${text.join('\n')}\n`);
  return EXIT.conformant;
}

const requestsIn = (questions: readonly PlannedQuestion[]): number =>
  questions.reduce((sum, { pages = 1 }) => sum + pages, 0);

/** The number of requests for each query, and the requests themselves if `isWhole`. */
function queryLines({ questions }: AuditPlan, isWhole: boolean): string[] {
  const lines = [...questions].flatMap(([query, asked]) => [
    ...(isWhole ? [''] : []),
    `${query}: ${count(requestsIn(asked), 'request')}`,
    ...(isWhole ? asked.map(question => questionLine(question)) : []),
  ]);
  const own =
    'Existing titles, media types, pages and cursors are those of the reference wiki; your wiki has its\nown.';
  return isWhole ? [...lines, '', own] : ['', ...lines];
}

/** The manner of a question, and the part of its URL after the address. */
function questionLine({ query, url, headers, pages }: PlannedQuestion): string {
  const words = labelOf(pages === undefined ? query : { query: query.query, types: query.types ?? [] })
    .slice(query.query.length)
    .trim()
    .replace(/^\((.*)\)$/, '$1');
  const cookie = headers['cookie'] === undefined ? '' : `  Cookie: ${headers['cookie']}`;
  const walked = pages === undefined ? '' : `, walked: ${count(pages, 'page')}`;
  return `  ${words === '' ? 'plain' : words}${walked}: ${new URL(url).search}${cookie}`;
}

function totalLines({ coverage, least, reference, most }: AuditPlan): string[] {
  const covered = coverageText(coverage);
  return [
    ...(covered === '' ? [] : [`Coverage: ${covered}.`]),
    `${grouped(least)} to ${grouped(most)} requests (${grouped(most)} is the budget), including retries and redirects.`,
    `A conforming wiki with ${DEFAULT_FILES} files gets ${grouped(reference)}. If answers contradict each other or are refused,`,
    'the suite asks again.',
  ];
}
