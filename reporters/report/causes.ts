/** The likely causes of the outcomes of a report; one cause may explain many rules. */
import { parameters } from '../../schemas/generated/rules.js';
import { askedBy } from '../../schemas/text/asked.js';
import { count } from '../../schemas/text/numbers.js';
import { curlLine, shellWord } from '../../schemas/text/curl.js';
import { printable } from '../../schemas/text/printable.js';
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { isAnsweredRightly, shownOf, sightOf, type Sight } from './came.js';
import { failuresOf, groupsOf } from './results.js';

export interface Cause {
  /** One or two sentences; backticks mark code. */
  readonly text: string;
  /** The same without the words that introduce its request. */
  readonly brief?: string;
  /** Fixed words, short enough for a badge, if a response or a loss is the cause. */
  readonly name?: string | undefined;
  readonly shown?: ReturnType<typeof shownOf>;
  readonly next?: string | undefined;
  readonly fix?: string;
  /** A curl line. */
  readonly request?: string;
  readonly rules: readonly string[];
}

export function causesOf(report: Report): Cause[] {
  const { unexcused } = failuresOf(report);
  const came = [...departed(report), ...causesThatCame(report)];
  if (came.length > 0 && !report.exchanges.some(isAnsweredRightly)) return came;
  return [
    ...came,
    ...mixedUp(unexcused, report),
    ...explained(unexcused, report),
    ...undeclared(unexcused, report),
    ...(unexcused.length > 0 ? [] : ended(report)),
  ];
}

/** Why an audit is inconclusive: the headline of every format. */
export function headlineOf(report: Report): Cause | undefined {
  if (report.conformant !== null) return undefined;
  const reason: Cause = {
    // The id of a rule stays in lower case.
    text: `${report.reason.replace(/^[a-z](?![\w-]*\.[\w-])/, letter => letter.toUpperCase())}.`,
    rules: [],
  };
  if (report.fault) return reason;
  return causesOf(report).find(({ name, request }) => name !== undefined || request !== undefined) ?? reason;
}

/** The headline for formats that show no request after it. */
export function reasonOf(report: Report): string {
  const { brief, text = report.reason } = headlineOf(report) ?? {};
  return brief ?? text;
}

export function departed({ wentAway, target }: Pick<Report, 'wentAway' | 'target'>): Cause[] {
  if (!wentAway) return [];
  const seen = wentAway.seen === '' ? '' : ` (${printable(wentAway.seen, 200)})`;
  const [address = ''] = wentAway.last.request.url.split(/[?#]/, 1);
  const isLed = originOf(address) !== originOf(target.url);
  const brief = isLed
    ? `The URL redirects to ${printable(address, 200)}, which does not answer${seen}.`
    : `The target ${/ within [\d.]+ s/.test(seen) ? 'stopped answering' : 'went away'}${seen}.`;
  return [
    {
      text: `${brief} The last request before that:`,
      brief,
      request: curlLine(wentAway.last.request, target.connectTo),
      rules: [],
    },
  ];
}

const originOf = (url: string) => url.split('/', 3).join('/').toLowerCase();

type Seen = Sight & { readonly exchange: RecordedExchange };

/** Causes in the responses that results cite. */
function causesThatCame(report: Report): Cause[] {
  const { results, exchanges, target } = report;
  const isAll = !exchanges.some(isAnsweredRightly);
  const sights = exchanges.flatMap((exchange): Seen[] => {
    const sight = sightOf(exchange, target.url, isAll && report.conformant === null);
    return sight ? [{ ...sight, exchange }] : [];
  });
  const [first] = sights;
  const open = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell');
  if (!first || open.length === 0) return [];
  if (isAll) return [causeFrom(first, open, report)];
  const cited = open.flatMap(result => {
    const seen = sights.find(({ exchange }) => exchange.id === result.evidence[0]?.exchange);
    const isVague = result.outcome === 'failed' && seen?.isVague === true;
    return seen && result.cutOff !== true && !isVague ? [{ seen, result }] : [];
  });
  const causes = [...groupsOf(cited, ({ seen }) => seen.name).values()].map(group => {
    const those = group.map(({ result }) => result);
    return causeFrom(group[0]?.seen ?? first, those, report, onlyIn(those));
  });
  return largestFirst(causes);
}

/** What all requests behind the results have in common, as in "only without `Accept`"; failures count before the rest. */
function onlyIn(results: readonly RuleResult[]): string | undefined {
  const failures = results.filter(({ outcome }) => outcome === 'failed');
  const told = (failures.length > 0 ? failures : results).filter(
    ({ server, evidence }) => server !== undefined || evidence.length > 1,
  );
  const [first = [], ...others] = told.map(({ server = '' }) =>
    server.replace(/^only |: \d.*$/g, '').split(' and '),
  );
  const common = first.filter(trait => trait !== '' && others.every(traits => traits.includes(trait)));
  return common.length === 0 ? undefined : `only ${common.join(' and ')}`;
}

function causeFrom(seen: Seen, results: readonly RuleResult[], report: Report, only?: string): Cause {
  const { name, exchange } = seen;
  const right = report.exchanges.filter(isAnsweredRightly).map(({ id }) => id);
  const isAll = right.length === 0;
  const whole = only === undefined ? seen.fact : `${seen.fact.replace(/\.$/, '')} (${only})`;
  const cause = {
    name,
    text: whole,
    shown: shownOf(exchange),
    next: isAll ? seen.nextIfAll : seen.next,
    request: curlLine(exchange.request, report.target.connectTo),
    rules: idsOf(results),
  };
  if (isAll && (name === 'no connection' || name === 'unknown host'))
    return { ...cause, text: `Nothing could be tested: ${whole.charAt(0).toLowerCase()}${whole.slice(1)}` };
  // If requests were answered before the login page and none after it, a session ended.
  if (name !== 'login' || isAll || right.some(id => id > exchange.id)) return cause;
  return {
    ...cause,
    text: `${whole.slice(0, -1)} since request ${exchange.id}; earlier ones were answered.`,
    next: 'If a session ended, log in again and pass its new cookie with `--header`.',
  };
}

function mixedUp(failed: readonly RuleResult[], { exchanges, target }: Report): Cause[] {
  const pairs = failed.flatMap(({ rule, evidence }) => {
    const cited = exchanges.filter(({ id }) => evidence.some(({ exchange }) => exchange === id));
    const twins = cited.map(exchange => ({ exchange, twin: exchanges.find(each => isTwin(each, exchange)) }));
    const [pair] = twins.flatMap(({ exchange, twin }) => (twin ? [{ rule, exchange, twin }] : []));
    return pair ?? [];
  });
  const [first] = pairs.toSorted((a, b) => a.exchange.id - b.exchange.id);
  if (!first) return [];
  const { exchange, twin } = first;
  const others = new Set(pairs.map(pair => pair.exchange.id)).size - 1;
  const more = others === 0 ? '' : `; ${count(others, 'more exchange')} also got another request's response`;
  return [
    {
      name: 'response to another request',
      text: `Exchange ${exchange.id} (${briefly(exchange)}) got the response to exchange ${twin.id} (${briefly(twin)}), byte for byte${more}.`,
      next: 'Does a cache ignore part of the query, or does a proxy mix up connections?',
      request: curlLine(exchange.request, target.connectTo),
      rules: idsOf(pairs),
    },
  ];
}

const briefly = ({ question }: RecordedExchange): string =>
  question.replace(/ \((?:parameters|escapes|accepting|without|on a new|with letters) .*$/, '');

const isTwin = ({ request, response }: RecordedExchange, other: RecordedExchange): boolean =>
  response !== undefined &&
  response.bodyDigest === other.response?.bodyDigest &&
  HOLDS_DATA.test(response.body.replaceAll('&quot;', '"')) &&
  askedBy(request.url) !== askedBy(other.request.url);

/** Different requests may lawfully share a response without data. */
const HOLDS_DATA = /"(?:languageinfo|allimages|dbrepllag|pages)"\s*:\s*[[{]\s*[^\]}\s]/;

/** Failures whose rules pass when re-judged with other parameters. */
function explained(failed: readonly RuleResult[], { suite, target }: Report): Cause[] {
  const group = failed.filter(({ fix }) => fix !== undefined);
  if (group.length === 0) return [];
  const redirects = group.flatMap(({ hint = '' }) => /a redirect led to (\S+):/.exec(hint)?.[1] ?? []);
  const elsewhere = redirects[0] ? `A redirect leads to ${redirects[0]}: audit that address instead? ` : '';
  const options = [...new Set(group.flatMap(({ fix = '' }) => fix.split(/ (?=--set )/)))];
  const names = Object.keys(parameters).filter(name => options.some(option => option.includes(`${name}=`)));
  const list = names.map(name => `\`${name}\``).join(', ');
  const explain = names.length === 1 ? `An undeclared ${list} explains` : `Undeclared ${list} explain`;
  const pass = group.length === 1 ? 'it passes' : 'they pass';
  return [
    {
      text: `${elsewhere}${explain.replace(/, ([^,]*)$/, ' and $1')} ${count(group.length, 'failure')}. With this command, ${pass}:`,
      fix: `${printable(suite.name, 80)} ${shellWord(target.url)} ${options.join(' ')}`,
      rules: idsOf(group),
    },
  ];
}

/** Failures that share a parameter whose value is unknown. */
function undeclared(failed: readonly RuleResult[], { target: { declared } }: Report): Cause[] {
  const unfixed = failed.filter(({ fix }) => fix === undefined);
  const groups = groupsOf(unfixed, result => result.parameters?.[0] ?? '');
  const causes = [...groups].flatMap(([name, group]) => {
    const differs = `\`${name}\` is declared, and the answers differ from it`;
    const why = declared.includes(name) ? differs : `no \`${name}\` is declared`;
    const text = `${count(group.length, 'rule')} failed: ${why}.`;
    return name === '' || group.length < 2 ? [] : [{ text, rules: idsOf(group) }];
  });
  return largestFirst(causes);
}

function ended({ results, quick }: Report): Cause[] {
  const open = results.filter(({ outcome, cutOff }) => cutOff === true && outcome !== 'passed');
  const groups = groupsOf(open, ({ message }) => /--[a-z-]+/.exec(message)?.[0] ?? '--max-requests');
  return largestFirst(
    [...groups].map(([option, group]) => {
      const why = group[0]?.message.replace(` (${option})`, '') ?? '';
      const text = `${count(group.length, 'rule')} could not be tested because a budget ended: ${why}. ${quick === true ? 'Run without `--quick`' : `Raise \`${option}\``} to test more.`;
      return { text, rules: idsOf(group) };
    }),
  );
}

const largestFirst = (causes: readonly Cause[]) => causes.toSorted((a, b) => b.rules.length - a.rules.length);
const idsOf = (results: readonly Pick<RuleResult, 'rule'>[]) => results.map(({ rule }) => rule);
