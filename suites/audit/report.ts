/** The report of an audit, from what it was asked to do, what it saw and what came of every rule. */
import { standingOf } from '../../schemas/baseline.js';
import type { BaselineEntry } from '../../schemas/baseline.js';
import { matrix } from '../../schemas/generated/matrix.js';
import { contract, silences } from '../../schemas/generated/rules.js';
import type { RuleId, SilenceId } from '../../schemas/generated/rules.js';
import { totalsOf, verdictOf } from '../../schemas/verdict.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Profile } from '../evidence/profile.js';
import { recordedExchanges } from './exchanges.js';
import type { End, Prepared } from './options.js';
import { SUITE } from './package-info.js';

export interface Judged {
  readonly prepared: Prepared;
  readonly selected: ReadonlySet<RuleId>;
  readonly evidence: Evidence;
  readonly end: End;
  readonly fault: Report['fault'];
  /** Of every rule. */
  readonly results: RuleResult[];
}

export function reportFrom({ prepared, selected, evidence, end, fault, results }: Judged): Report {
  const { options, profile, seed, started } = prepared;
  const strict = options.strict ?? false;
  const baseline = standingsOf(options.baseline ?? [], results, started);
  const excused = new Set(baseline.filter(({ standing }) => standing === 'failing').map(({ rule }) => rule));
  const verdict = verdictOf(results, { strict, selected: rule => selected.has(rule), excused, fault });
  return {
    reportVersion: '1',
    suite: { name: SUITE.name, version: SUITE.version, matrix },
    contract: { title: contract.title, digest: contract.digest },
    target: targetOf(profile),
    seed,
    selection: selectionOf(options.rules ?? []),
    strict,
    started: started.toISOString(),
    durationMs: end.durationMs,
    requests: end.requests,
    ...verdict,
    ...(fault ? { fault } : {}),
    ...(baseline.length > 0 ? { baseline } : {}),
    totals: totalsOf(results),
    results,
    observations: observationsOf(evidence),
    exchanges: recordedExchanges(evidence, results),
  };
}

function standingsOf(
  entries: readonly BaselineEntry[],
  results: readonly RuleResult[],
  started: Date,
): NonNullable<Report['baseline']> {
  const day = started.toISOString().slice(0, 10);
  return entries.map(entry => ({ ...entry, standing: standingOf(entry, results, day) }));
}

function targetOf({ api, values, declared }: Profile): Report['target'] {
  return { url: api, profile: { ...values }, declared: [...declared] };
}

function selectionOf([first = '*', ...more]: readonly string[]): Report['selection'] {
  return [first, ...more];
}

function observationsOf({ observed }: Evidence): Report['observations'] {
  return (Object.keys(silences) as SilenceId[]).flatMap(silence => {
    const seen = observed.silences.get(silence);
    return seen === undefined ? [] : [{ silence, section: silences[silence].section, seen }];
  });
}
