/** A passing and a failing answer for every rule: those of the reference wiki and of a mutant, audited and asked once more. */
import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { mutants, type Mutant } from '../../fixtures/mutants/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { answer, requestOf, wikiOf, type Reply } from '../../fixtures/wiki/wiki.js';
import type { Example, Examples, Excerpt } from '../../reporters/catalogue/explanation.js';
import { groupsOf } from '../../reporters/report/results.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { urlOf } from '../../suites/values/queries.js';
import { AT_ONCE, inTurn, type Auditor, type Subject } from '../matrix/matrix.js';
import { applyEdits, format } from 'jsonc-parser';
import { differenceOf, sharedEnds } from '../../reporters/text/difference.js';
import { printable } from '../../schemas/text/printable.js';

/** The address in the examples; each audit has another port. */
const ORIGIN = 'http://wiki.example';

export async function runExamples(auditOf: Auditor): Promise<Examples> {
  const said = await runDoubts(auditOf);
  const found = await inTurn(ruleIds, AT_ONCE, async (rule): Promise<[RuleId, Example]> => [
    rule,
    { ...(await exampleOf(rule, auditOf)), ...said(rule) },
  ]);
  return Object.fromEntries(found) as Examples;
}

type Shows = Pick<Example, 'passes' | 'fails'>;

/** The mutant whose answer shows best what the suite reports of it; the first of several. */
async function exampleOf(rule: RuleId, auditOf: Auditor): Promise<Shows> {
  let best: Shows | undefined;
  for (const [id, mutant] of Object.entries(mutants)) {
    if (mutant.rule !== rule) continue;
    const example = await exampleBy(id, mutant, auditOf);
    if (example && (!best || clarityOf(example) > clarityOf(best))) best = example;
    if (best && clarityOf(best) === 2) break;
  }
  if (!best) throw new Error(`no mutant of ${rule} has an answer to show`);
  return best;
}

/** One point for a marked difference, one for an excerpt that contains what the message names. */
function clarityOf({ passes, fails }: Shows): number {
  const quoted = [...fails.message.matchAll(/`([^`]+)`/g)];
  const names = quoted.map(([, name = '']) => name.split('/').at(-1) ?? '');
  const isNamed = names.length === 0 || names.some(name => fails.lines.some(line => line.includes(name)));
  return Number(markedIn(passes) !== markedIn(fails)) + Number(isNamed);
}

const markedIn = ({ lines, marked }: Excerpt) => marked.map(at => lines[at]).join('\n');

async function exampleBy(id: string, mutant: Mutant, auditOf: Auditor): Promise<Shows | undefined> {
  const lawful = await lawfulFor(mutant, auditOf);
  if (!lawful) return undefined;
  const report = await auditOf(mutant);
  const fails = resultOf(report, mutant.rule);
  const asked = askedIn(report, fails);
  // Where a message was cut within the address depends on the length of the port.
  if (!fails || !asked || withoutPort(fails.message, report).includes('127.0.0')) return undefined;
  const [passing, failing] = [replyTo(asked, lawful.subject), replyTo(asked, mutant)];
  if (isDeepStrictEqual(passing, failing)) return undefined;
  const [left, right] = excerptsOf(passing, failing);
  const request = requestLines(asked);
  const hint = fails.hint === undefined ? {} : { hint: withoutPort(fails.hint, report) };
  return {
    passes: { request, ...left, message: withoutPort(lawful.result.message, lawful.report) },
    fails: { request, ...right, message: withoutPort(fails.message, report), ...hint, mutant: id },
  };
}

/** The mutant without its alteration; the reference wiki if the defect is in the configuration. */
async function lawfulFor({ rule, wiki, declares }: Mutant, auditOf: Auditor) {
  const subjects: readonly Subject[] =
    wiki || declares
      ? [wiki, { debuginfo: wiki?.debuginfo ?? false }].map(each => ({ wiki: each, declares }))
      : [{}];
  for (const subject of subjects) {
    const report = await auditOf(subject);
    const result = resultOf(report, rule);
    if (result?.outcome === 'passed') return { subject, report, result };
  }
  return undefined;
}

const resultOf = ({ results }: Report, rule: RuleId) => results.find(result => result.rule === rule);

type Asked = Pick<RecordedExchange['request'], 'url' | 'headers'>;

/** The cited question; for observations, the first question. */
function askedIn({ exchanges, target }: Report, result: RuleResult | undefined): Asked | undefined {
  if (result?.level === 'INFO') return { url: urlOf(target.url, { query: 'languageinfo' }), headers: {} };
  return exchanges.find(({ id }) => id === result?.evidence[0]?.exchange)?.request;
}

function replyTo(asked: Asked, { wiki = {}, alter = {} }: Subject): Reply {
  const { pathname, search } = new URL(asked.url);
  const cookie = cookieOf(asked);
  const sent = { host: new URL(ORIGIN).host, ...(cookie === undefined ? {} : { cookie }) };
  return answer(requestOf(`${pathname}${search}`, sent), wikiOf({ baseUrl: ORIGIN, ...wiki }), alter);
}

const cookieOf = ({ headers }: Asked): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie')?.[1];

function requestLines(asked: Asked): string[] {
  const { pathname, search } = new URL(asked.url);
  const cookie = cookieOf(asked);
  return [`GET ${ORIGIN}${pathname}${search}`, ...(cookie === undefined ? [] : [`Cookie: ${cookie}`])];
}

/** Replaces the port of this audit. */
function withoutPort(text: string, { target }: Report): string {
  const { origin, host } = new URL(target.url);
  return text.replaceAll(origin, ORIGIN).replaceAll(host, new URL(ORIGIN).host);
}

type Doubts = Pick<Example, 'inapplicable' | 'cantTell'>;

/** Lists what a conforming wiki does not show, and what one page of each traversal cannot show. */
async function runDoubts(auditOf: Auditor): Promise<(rule: RuleId) => Doubts> {
  const lawful = Object.values(variants).filter(({ silence }) => silence === undefined);
  const reports = await inTurn<Subject, Report>([{}, ...lawful, { maxPages: 1 }], AT_ONCE, auditOf);
  const said = groupsOf(
    reports.flatMap(report =>
      report.results.map(({ rule, outcome, message }) => ({
        key: `${rule} ${outcome}`,
        message: withoutPort(message, report),
      })),
    ),
    ({ key }) => key,
  );
  const messages = (key: string) => [...new Set(said.get(key)?.map(({ message }) => message))];
  return rule => ({ inapplicable: messages(`${rule} inapplicable`), cantTell: messages(`${rule} cantTell`) });
}

const longestLine = 200;
const longestFirstLine = 100;
const mostMarked = 12;
const contextLines = 3;

/** Both heads if they differ, otherwise the lines of the bodies around the difference. */
export function excerptsOf(passing: Reply, failing: Reply): readonly [Excerpt, Excerpt] {
  const replies = [passing, failing] as const;
  const [left, right] = replies.map(headOf);
  if (left?.join('\n') !== right?.join('\n')) {
    const [one, other] = replies.map(reply => [
      ...headOf(reply),
      '',
      printable(textOf(reply).split('\n', 1)[0] ?? '', longestFirstLine),
    ]);
    return aroundDifference(one ?? [], other ?? [], 'http');
  }
  const [here, there] = replies.map(reply => laidOut(textOf(reply)));
  return here !== undefined && there !== undefined && here !== there
    ? aroundDifference(here.split('\n'), there.split('\n'), 'jsonc')
    : aroundDifference(textOf(passing).split('\n'), textOf(failing).split('\n'));
}

const textOf = ({ body }: Reply) => body.toString('utf8');

/** JSON with one member or entry on each line, duplicate keys included; nothing for other text. */
function laidOut(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2 }));
}

const headOf = ({ status, headers }: Reply): string[] => [
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
  ...headers.map(([name, value]) => `${name}: ${value}`),
];

type Language = Excerpt['language'];

function aroundDifference(
  left: readonly string[],
  right: readonly string[],
  language?: Language,
): readonly [Excerpt, Excerpt] {
  const { from, end } = sharedEnds(left, right);
  const column = differenceOf(left[from] ?? '', right[from] ?? '')[0].same.length;
  const excerpt = (lines: readonly string[], other: readonly string[]): Excerpt => {
    const to = Math.min(lines.length - end, from + mostMarked);
    const context = language === 'http' ? lines.length : contextLines;
    const shown: string[] = [];
    const marked: number[] = [];
    let next = 0;
    /** Notes the number of omitted lines. */
    const skipTo = (place: number): void => {
      const count = place - next;
      const text = `… ${count} ${count === 1 ? 'line' : 'lines'} …`;
      const indent = ' '.repeat(Math.max(0, indentOf(lines[place])));
      if (count > 0) shown.push(language === 'jsonc' ? `${indent}// ${text}` : text);
      next = place + 1;
    };
    for (const [at, line] of lines.entries()) {
      const isNear = at >= from - context && at < to + context;
      if (!isNear && !(language === 'jsonc' && encloses(at, from, lines))) continue;
      skipTo(at);
      const differs = at >= from && at < to;
      if (differs && !other.includes(line)) marked.push(shown.length);
      shown.push(differs ? cutAround(line, column) : line);
    }
    skipTo(lines.length);
    return {
      language: language ?? (lines.some(line => /^\s*<|<pre/.test(line)) ? 'html' : 'text'),
      lines: shown.map(line => printable(line, longestLine)),
      marked,
    };
  };
  return [excerpt(left, right), excerpt(right, left)];
}

const indentOf = (line = '') => line.search(/\S|$/);

/** Whether a line opens an object or array that encloses the place. */
const encloses = (at: number, place: number, lines: readonly string[]): boolean =>
  at < place && lines.slice(at + 1, place + 1).every(line => indentOf(line) > indentOf(lines[at]));

/** Cuts a long line to the part around a column. */
function cutAround(line: string, column: number): string {
  const start = column + 40 > longestLine ? column - 60 : 0;
  return `${start > 0 ? '…' : ''}${line.slice(start)}`;
}
