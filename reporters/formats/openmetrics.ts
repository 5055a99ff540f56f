/**
 * A report as metrics, all gauges without a time, so that the text is both OpenMetrics 1.0 and Prometheus text 0.0.4:
 * the textfile collector reads the latter and refuses times.
 */
import { printable } from '../../schemas/text/printable.js';
import { areas } from '../../schemas/generated/rules.js';
import { outcomes, totalsOf, type Outcome, type Report, type RuleResult } from '../../schemas/verdict.js';
import { staleEntries } from '../report/facts.js';
import { areaName, groupsOf } from '../report/results.js';
import { flakyAnswers, verdictState, verdictStates } from '../report/verdict-words.js';

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];

const PREFIX = 'wiki_query_conformance';
const LONGEST = 500;

const HELPS = {
  info: 'The audit, always 1: versions, contract and label.',
  verdict: 'Whether the verdict is this state.',
  complete: 'Whether every MUST rule was judged, and neither a budget nor a fault cut the audit short.',
  stale_baseline_entries: 'Entries of the baseline that are to be deleted.',
  unseen: 'Rules that had nothing to judge because no file or no language was seen.',
  flaky: 'Answers that were wrong at first and right when asked again.',
  quick: 'Whether it was a quick check, which makes no statement on conformance.',
  rules: 'Rules by area, level and outcome.',
  requests: 'HTTP requests sent, with retries and redirects.',
  duration_seconds: 'How long the audit took.',
  fleet_targets: 'Targets by the state of their verdict, or pending without a report.',
  fleet_targets_listed: 'Targets that have series of their own: the first 1000 of the list.',
  fleet_rules: 'Targets by rule and outcome.',
  started_timestamp_seconds: 'When the audit was started, in seconds since 1970.',
} as const;

type Metrics = Partial<Readonly<Record<keyof typeof HELPS, readonly Sample[]>>>;

function metricsText(metrics: Metrics): string {
  const names = Object.keys(HELPS) as (keyof typeof HELPS)[];
  const lines = names.flatMap(name => {
    const samples = metrics[name] ?? [];
    const head = [`# HELP ${PREFIX}_${name} ${HELPS[name]}`, `# TYPE ${PREFIX}_${name} gauge`];
    return samples.length === 0 ? [] : [...head, ...samples.map(sample => sampleLine(name, sample))];
  });
  return `${[...lines, '# EOF'].join('\n')}\n`;
}

function sampleLine(name: string, [labels, value]: Sample): string {
  const list = Object.entries(labels).map(
    ([label, text]) => `${label}="${printable(text, LONGEST + 100).replace(/[\\"]/g, '\\$&')}"`,
  );
  return `${PREFIX}_${name}${list.length > 0 ? `{${list.join(',')}}` : ''} ${value}`;
}

const identityOf = (target: string, label: string | undefined): Labels => ({
  target,
  ...(label === undefined ? {} : { label: printable(label, LONGEST) }),
});

export function openMetricsReport(report: Report): string {
  const { suite, contract } = report;
  const target = identityOf(printable(report.target.url, LONGEST), report.target.label);
  const only = (value: number): Sample[] => [[target, value]];
  const versions = { suite: suite.version, contract: contract.digest, contract_version: contract.version };
  return metricsText({
    info: [[{ ...target, ...versions }, 1]],
    verdict: verdictSamples(report, target),
    complete: only(report.complete ? 1 : 0),
    stale_baseline_entries: only(staleEntries(report).length),
    unseen: ['file', 'language'].map(what => {
      const unseen = report.unseen?.find(each => each.what === what);
      return [{ ...target, what }, unseen?.rules ?? 0];
    }),
    flaky: only(flakyAnswers(report)),
    quick: only(report.quick === true ? 1 : 0),
    rules: ruleSamples(report.results, target),
    requests: only(report.requests),
    duration_seconds: only(report.durationMs / 1_000),
    started_timestamp_seconds: startSamples(report, target),
  });
}

function verdictSamples(report: Pick<Report, 'conformant'>, labels: Labels): Sample[] {
  const own = verdictState(report);
  return verdictStates.map(state => [{ ...labels, state }, state === own ? 1 : 0]);
}

function startSamples({ started }: Pick<Report, 'started'>, labels: Labels): Sample[] {
  const value = Date.parse(started) / 1_000;
  return Number.isNaN(value) ? [] : [[labels, value]];
}

/** Includes zeros, so that a count that falls to 0 is written as 0. */
function ruleSamples(results: readonly RuleResult[], target: Labels): Sample[] {
  const known: ReadonlySet<string> = new Set(areas);
  const groups = groupsOf(results, ({ rule, level }) => {
    const area = areaName(rule);
    return `${known.has(area) ? area : 'other'} ${level}`;
  });
  return [...groups].flatMap(([key, group]) => {
    const [area = '', level = ''] = key.split(' ');
    const totals = totalsOf(group);
    return outcomes.map((outcome): Sample => [{ ...target, area, level, outcome }, totals[outcome]]);
  });
}

export interface FleetMember {
  readonly id?: string | undefined;
  readonly url: string;
  readonly label?: string | undefined;
  readonly conformant: boolean | null;
  readonly quick?: true | undefined;
  readonly started: string;
  readonly results: readonly Pick<RuleResult, 'rule' | 'outcome'>[];
}

/** A monitor keeps every series for months. */
const MOST_LISTED = 1_000;

/**
 * Totals over all targets, and the verdicts of the first thousand.
 * @param expected the number of targets; those without a report are pending
 */
export async function fleetMetrics(
  members: Iterable<FleetMember> | AsyncIterable<FleetMember>,
  expected = 0,
): Promise<string> {
  const verdicts = { conformant: 0, nonconformant: 0, undetermined: 0 };
  const rules = new Map<string, Record<Outcome, number>>();
  const listed: Omit<FleetMember, 'results'>[] = [];
  let pending = expected;
  for await (const { results, ...member } of members) {
    verdicts[verdictState(member)] += 1;
    pending -= 1;
    for (const { rule, outcome } of results) {
      const totals = rules.get(rule) ?? totalsOf([]);
      totals[outcome] += 1;
      rules.set(rule, totals);
    }
    if (listed.length < MOST_LISTED) listed.push(member);
  }
  const targets = Object.entries({ ...verdicts, pending: Math.max(0, pending) });
  const named = withNames(listed);
  return metricsText({
    verdict: named.flatMap(([member, labels]) => verdictSamples(member, labels)),
    quick: named.flatMap(([{ quick }, labels]): Sample[] => (quick === true ? [[labels, 1]] : [])),
    fleet_targets: targets.map(([state, value]) => [{ state }, value]),
    fleet_targets_listed: [[{}, listed.length]],
    fleet_rules: [...rules].flatMap(([rule, totals]) =>
      outcomes.map((outcome): Sample => [{ rule, outcome }, totals[outcome]]),
    ),
    started_timestamp_seconds: named.flatMap(([member, labels]) => startSamples(member, labels)),
  });
}

/** Adds an id to a URL that several targets share, because no series may occur twice. */
function withNames(listed: readonly Omit<FleetMember, 'results'>[]) {
  const shared = groupsOf(listed, ({ url }) => printable(url, LONGEST));
  const names = new Set<string>();
  return listed.map((member, at) => {
    const url = printable(member.url, LONGEST);
    const own = shared.get(url)?.length === 1 ? url : `${url}#${member.id ?? at + 1}`;
    let name = own;
    while (names.has(name)) name += '-2';
    names.add(name);
    return [member, identityOf(name, member.label)] as const;
  });
}
