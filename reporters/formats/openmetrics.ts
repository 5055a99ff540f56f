/**
 * A report as metrics, for a monitor that reads a file.
 * All metrics are gauges without a time, so that the text is OpenMetrics 1.0 and Prometheus text 0.0.4 alike: the textfile
 * collector of the node exporter reads the second, in which `# EOF` is a comment, and refuses times.
 */
import { printable } from '../../schemas/text/printable.js';
import { areas } from '../../schemas/generated/rules.js';
import { outcomes } from '../../schemas/verdict.js';
import type { Outcome, Report, RuleResult } from '../../schemas/verdict.js';
import { staleEntries } from '../report/facts.js';
import { areaName, groupsOf } from '../report/results.js';
import { verdictState, verdictStates } from '../report/verdict-words.js';
import type { VerdictState } from '../report/verdict-words.js';

type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

export interface Metric {
  /** Without the prefix. */
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

const PREFIX = 'wiki_query_conformance';

export function openMetricsReport(report: Report): string {
  return metricsText(metricsOf(report));
}

/** Of several targets, each metric is written once, with the samples of all of them. */
export function metricsText(metrics: readonly Metric[]): string {
  const lines = [...groupsOf(metrics, ({ name }) => name)].flatMap(([name, [first, ...others]]) => [
    `# HELP ${PREFIX}_${name} ${first?.help ?? ''}`,
    `# TYPE ${PREFIX}_${name} gauge`,
    ...[first, ...others].flatMap(each => each?.samples ?? []).map(sample => sampleLine(name, sample)),
  ]);
  return `${[...lines, '# EOF'].join('\n')}\n`;
}

function sampleLine(name: string, { labels, value }: Sample): string {
  const list = Object.entries(labels).map(([label, text]) => `${label}="${escapedLabel(text)}"`);
  return `${PREFIX}_${name}${list.length > 0 ? `{${list.join(',')}}` : ''} ${value}`;
}

/** After this, a text has neither line feeds nor characters that are not seen. */
function escapedLabel(text: string): string {
  return printable(text, LONGEST + ROOM).replace(/[\\"]/g, '\\$&');
}

const LONGEST = 500;

/** For what is added to an address that was cut at {@link LONGEST}. */
const ROOM = 100;

/** Which target a series is of: the same labels in the metrics of an audit and in those of a fleet. */
function identityOf(target: string, label: string | undefined): Labels {
  return {
    target: printable(target, LONGEST + ROOM),
    ...(label === undefined ? {} : { label: printable(label, LONGEST) }),
  };
}

const helps = {
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
  started_timestamp_seconds: 'When the audit was started, in seconds since 1970.',
} as const;

type Name = keyof typeof helps;

const metric = (name: Name, samples: readonly Sample[]): Metric => ({ name, help: helps[name], samples });

export function metricsOf(report: Report): Metric[] {
  const target = identityOf(printable(report.target.url, LONGEST), report.target.label);
  const only = (value: number): Sample[] => [{ labels: target, value }];
  const started = Date.parse(report.started) / 1_000;
  return [
    metric('info', [{ labels: { ...target, ...infoOf(report) }, value: 1 }]),
    metric('verdict', verdictSamples(report, target)),
    metric('complete', only(report.complete ? 1 : 0)),
    metric('stale_baseline_entries', only(staleEntries(report).length)),
    metric(
      'unseen',
      (['file', 'language'] as const).map(what => ({
        labels: { ...target, what },
        value: report.unseen?.find(each => each.what === what)?.rules ?? 0,
      })),
    ),
    metric('flaky', only(report.flaky?.wrong ?? 0)),
    metric('quick', only(report.quick === true ? 1 : 0)),
    metric('rules', ruleSamples(report.results, target)),
    metric('requests', only(report.requests)),
    metric('duration_seconds', only(report.durationMs / 1_000)),
    ...(Number.isNaN(started) ? [] : [metric('started_timestamp_seconds', only(started))]),
  ];
}

function infoOf({ suite, contract }: Report): Labels {
  return { suite: suite.version, contract: contract.digest, contract_version: contract.version };
}

function verdictSamples(report: Report, target: Labels): Sample[] {
  const state = verdictState(report);
  return verdictStates.map(each => ({ labels: { ...target, state: each }, value: each === state ? 1 : 0 }));
}

/** Every outcome of each area and level that has a rule, so that a count that falls to 0 is written as 0. */
function ruleSamples(results: readonly RuleResult[], target: Labels): Sample[] {
  const known: ReadonlySet<string> = new Set(areas);
  const groups = groupsOf(results, ({ rule, level }) => {
    const area = areaName(rule);
    return `${known.has(area) ? area : 'other'} ${level}`;
  });
  return [...groups].flatMap(([key, group]) => {
    const [area = '', level = ''] = key.split(' ');
    return outcomes.map(outcome => ({
      labels: { ...target, area, level, outcome },
      value: group.filter(each => each.outcome === outcome).length,
    }));
  });
}

/** What the metrics of a fleet need of one target. */
export interface FleetMember extends Listed {
  readonly results: readonly Pick<RuleResult, 'rule' | 'outcome'>[];
}

/** What the series of one target are made of. */
interface Listed {
  /** Of the target in its fleet. */
  readonly id?: string | undefined;
  readonly url: string;
  readonly label?: string | undefined;
  readonly conformant: boolean | null;
  readonly started: string;
}

/** More targets would be a burden to the monitor, which keeps every series for months. */
const MOST_LISTED = 1_000;

/**
 * A file for all targets: how many are in each state, each rule over all of them, and the verdict of each of the first thousand.
 * @param expected how many targets there are to be: those without a report are pending, and no monitor may overlook them
 */
export async function fleetMetrics(
  members: Iterable<FleetMember> | AsyncIterable<FleetMember>,
  expected = 0,
): Promise<string> {
  const verdicts = new Map<VerdictState, number>(verdictStates.map(state => [state, 0]));
  const rules = new Map<string, Map<Outcome, number>>();
  const listed: Listed[] = [];
  for await (const { results, ...member } of members) {
    const state = verdictState(member);
    verdicts.set(state, (verdicts.get(state) ?? 0) + 1);
    countOutcomes(results, rules);
    if (listed.length < MOST_LISTED) listed.push(member);
  }
  const done = [...verdicts.values()].reduce((sum, number) => sum + number, 0);
  const targets = [...verdicts, ['pending', Math.max(0, expected - done)] as const];
  const counted = [...rules].flatMap(([rule, counts]) =>
    outcomes.map(outcome => ({ labels: { rule, outcome }, value: counts.get(outcome) ?? 0 })),
  );
  return metricsText([
    {
      name: 'fleet_targets',
      help: 'Targets by the state of their verdict, or pending without a report.',
      samples: targets.map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: 'fleet_targets_listed',
      help: `Targets that have series of their own: the first ${MOST_LISTED} of the list.`,
      samples: [{ labels: {}, value: listed.length }],
    },
    { name: 'fleet_rules', help: 'Targets by rule and outcome.', samples: counted },
    ...withNames(listed).flatMap(([member, name]) => memberMetrics(member, name)),
  ]);
}

/**
 * Each target with its URL, and the id behind it where another has the same URL: a series must not be written twice, and
 * no target may be left out.
 */
function withNames(listed: readonly Listed[]): (readonly [member: Listed, name: string])[] {
  const names = new Set<string>();
  const sameUrl = groupsOf(listed, ({ url }) => printable(url, LONGEST));
  const named = new Map<Listed, string>();
  for (const [url, group] of sameUrl)
    for (const [at, member] of group.entries()) {
      const own = group.length === 1 ? url : `${url}#${member.id ?? at + 1}`;
      let name = own;
      for (let again = 2; names.has(name); again += 1) name = `${own}-${again}`;
      names.add(name);
      named.set(member, name);
    }
  return listed.map(member => [member, named.get(member) ?? member.url]);
}

function countOutcomes(results: FleetMember['results'], rules: Map<string, Map<Outcome, number>>): void {
  for (const { rule, outcome } of results) {
    const counts = rules.get(rule) ?? new Map<Outcome, number>();
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    rules.set(rule, counts);
  }
}

function memberMetrics({ label, conformant, started }: Listed, name: string): Metric[] {
  const at = Date.parse(started) / 1_000;
  const labels = identityOf(name, label);
  return [
    metric(
      'verdict',
      verdictStates.map(state => ({
        labels: { ...labels, state },
        value: verdictState({ conformant }) === state ? 1 : 0,
      })),
    ),
    ...(Number.isNaN(at) ? [] : [metric('started_timestamp_seconds', [{ labels, value: at }])]),
  ];
}
