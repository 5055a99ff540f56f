/** An answer that passes and one that fails for every rule: the reference wiki and a mutant, audited and then asked once more. */
import { isDeepStrictEqual } from 'node:util';
import { mutants } from '../../fixtures/mutants/index.js';
import type { Mutant } from '../../fixtures/mutants/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { answer, requestOf, wikiOf } from '../../fixtures/wiki/wiki.js';
import type { Reply } from '../../fixtures/wiki/wiki.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { Example, Examples, Excerpt } from '../../reporters/catalogue/explanation.js';
import type { Outcome, RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { urlOf } from '../../suites/values/queries.js';
import { excerptsOf } from './example-lines.js';
import { inTurn } from '../matrix/audit.js';
import type { Auditor, Subject } from '../matrix/audit.js';

/** The wiki of the examples; each audit found it on another port. */
const ORIGIN = 'http://wiki.example';
const concurrency = 3;

export async function runExamples(auditOf: Auditor): Promise<Examples> {
  const doubtsOf = await runDoubts(auditOf);
  const found = await inTurn(ruleIds, concurrency, async (rule): Promise<[RuleId, Example]> => [
    rule,
    { ...(await exampleOf(rule, auditOf)), ...doubtsOf(rule) },
  ]);
  return Object.fromEntries(found) as Examples;
}

/** The rule's mutant whose answer shows best what the suite reports of it; the first of several. */
async function exampleOf(rule: RuleId, auditOf: Auditor): Promise<Shows> {
  const shown: Shows[] = [];
  for (const [id, mutant] of Object.entries(mutants)) {
    const example = mutant.rule === rule ? await exampleBy(id, mutant, auditOf) : undefined;
    if (example) shown.push(example);
    if (example && clarityOf(example) === clearest) break;
  }
  const [best] = shown.toSorted((left, right) => clarityOf(right) - clarityOf(left));
  if (!best) throw new Error(`no mutant of ${rule} has an answer to show`);
  return best;
}

type Shows = Pick<Example, 'passes' | 'fails'>;

const clearest = 2;

/** One for a marked difference, one for an excerpt that holds what the message names. */
function clarityOf({ passes, fails }: Shows): number {
  const named = [...fails.message.matchAll(/`([^`]+)`/g)].map(
    ([, name = '']) => name.split('/').at(-1) ?? '',
  );
  const isNamed = named.length === 0 || named.some(name => fails.lines.some(line => line.includes(name)));
  return (placeIn(passes) === placeIn(fails) ? 0 : 1) + (isNamed ? 1 : 0);
}

const placeIn = ({ lines, marked }: Excerpt) => marked.map(at => lines[at]).join('\n');

async function exampleBy(id: string, mutant: Mutant, auditOf: Auditor): Promise<Shows | undefined> {
  const lawful = await lawfulFor(mutant, auditOf);
  if (!lawful) return undefined;
  const report = await auditOf(mutant);
  const fails = resultOf(report, mutant.rule);
  const asked = askedIn(report, fails);
  // A message that was cut within the address depends on the length of the port.
  if (!fails || !asked || withoutPort(fails.message, report).includes('127.0.0')) return undefined;
  const passing = replyTo(asked, lawful.subject);
  const failing = replyTo(asked, mutant);
  if (isDeepStrictEqual(passing, failing)) return undefined;
  const [left, right] = excerptsOf(passing, failing);
  const request = requestLines(asked);
  return {
    passes: { request, ...left, message: withoutPort(lawful.result.message, lawful.report) },
    fails: {
      request,
      ...right,
      message: withoutPort(fails.message, report),
      ...(fails.hint === undefined ? {} : { hint: withoutPort(fails.hint, report) }),
      mutant: id,
    },
  };
}

interface Lawful {
  readonly subject: Subject;
  readonly report: Report;
  readonly result: RuleResult;
}

const reference: Subject = {};

/** The mutant without its alteration or, where its defect is what the wiki holds, the reference wiki. */
async function lawfulFor({ rule, wiki, declares }: Mutant, auditOf: Auditor): Promise<Lawful | undefined> {
  const subjects: Subject[] =
    wiki || declares
      ? [wiki, { debuginfo: wiki?.debuginfo ?? false }].map(each => ({ wiki: each, declares }))
      : [reference];
  for (const subject of subjects) {
    const report = await auditOf(subject);
    const result = resultOf(report, rule);
    if (result?.outcome === 'passed') return { subject, report, result };
  }
  return undefined;
}

const resultOf = ({ results }: Report, rule: RuleId) => results.find(result => result.rule === rule);

type Asked = Pick<RecordedExchange['request'], 'url' | 'headers'>;

/** The question whose answer is the evidence; what is only observed is seen on the first question of all. */
function askedIn({ exchanges, target }: Report, result: RuleResult | undefined): Asked | undefined {
  const cited = result?.evidence[0]?.exchange;
  if (result?.level === 'INFO') return { url: urlOf(target.url, { query: 'languageinfo' }), headers: {} };
  return exchanges.find(({ id }) => id === cited)?.request;
}

function replyTo({ url, headers }: Asked, { wiki = {}, alter = {} }: Subject): Reply {
  const { pathname, search } = new URL(url);
  const sent = { host: new URL(ORIGIN).host, ...cookieOf(headers) };
  return answer(requestOf(`${pathname}${search}`, sent), wikiOf({ baseUrl: ORIGIN, ...wiki }), alter);
}

function cookieOf(headers: Asked['headers']): Readonly<Record<string, string>> {
  const cookie = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie')?.[1];
  return cookie === undefined ? {} : { cookie };
}

function requestLines({ url, headers }: Asked): string[] {
  const { pathname, search } = new URL(url);
  const { cookie } = cookieOf(headers);
  return [`GET ${ORIGIN}${pathname}${search}`, ...(cookie === undefined ? [] : [`Cookie: ${cookie}`])];
}

/** A text of a report without the port that only this audit had. */
function withoutPort(text: string, { target }: Report): string {
  const { origin, host } = new URL(target.url);
  return text.replaceAll(origin, ORIGIN).replaceAll(host, new URL(ORIGIN).host);
}

type Doubts = Pick<Example, 'inapplicable' | 'cantTell'>;

/** What conforming wikis give no occasion to judge, and what an audit of one page for each traversal cannot determine. */
async function runDoubts(auditOf: Auditor): Promise<(rule: RuleId) => Doubts> {
  const lawful = [reference, ...Object.values(variants).filter(({ silence }) => silence === undefined)];
  const reports = await inTurn<Subject, Report>([...lawful, { maxPages: 1 }], concurrency, auditOf);
  const doubts = reports.flatMap(report =>
    report.results.map(({ rule, outcome, message }) => ({
      rule,
      outcome,
      message: withoutPort(message, report),
    })),
  );
  const messages = (of: RuleId, wanted: Outcome) => [
    ...new Set(
      doubts.flatMap(({ rule, outcome, message }) => (rule === of && outcome === wanted ? [message] : [])),
    ),
  ];
  return rule => ({
    inapplicable: messages(rule, 'inapplicable'),
    cantTell: messages(rule, 'cantTell'),
  });
}
