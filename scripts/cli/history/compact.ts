/** A report → what a history keeps of it in memory: equal results are one object, so that ten thousand runs take little. */
import { createHash } from 'node:crypto';
import type { Judged, RunResults } from '../../../reporters/history/index.js';
import { failuresOf } from '../../../reporters/report/results.js';
import { maskOf } from '../../../reporters/report/masks.js';
import type { Report } from '../../../schemas/verdict.js';

export interface CompactRun extends RunResults {
  readonly target: { readonly url: string; readonly label?: string };
  /** Between two consecutive runs with the same one there is no step. */
  readonly digest: string;
}

/** Makes compact runs that share what is equal. */
export function openCompactor(): (
  report: Report,
  more: Pick<CompactRun, 'id' | 'recorded' | 'href'>,
) => CompactRun {
  const results = new Map<string, readonly Judged[]>();
  const texts = new Map<string, string>();
  const shared = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return (report, { id, recorded, href }) => {
    const { target, started, suite, contract, seed, conformant, complete, reason, totals } = report;
    const judged = report.results.map(({ rule, section, level, outcome }) => ({
      rule,
      section,
      level,
      outcome,
    }));
    const key = keyOf(judged);
    if (!results.has(key)) results.set(key, judged);
    return {
      id,
      recorded,
      ...(href === undefined ? {} : { href }),
      target: {
        url: shared(target.url),
        ...(target.label === undefined ? {} : { label: shared(target.label) }),
      },
      started,
      suite: shared(suite.version),
      contract: { version: shared(contract.version), digest: shared(contract.digest) },
      seed: shared(seed),
      conformant,
      complete,
      reason: shared(reason.slice(0, 500)),
      failing: failuresOf(report).errors.map(({ rule }) => shared(rule)),
      totals,
      results: results.get(key) ?? judged,
      digest: shared(keyOf(comparedOf(report))),
    };
  };
}

/** The outcomes, and what they were judged by. A rule that only fails differently is for `diff`: it may do so every night. */
function comparedOf(report: Report): unknown {
  const mask = maskOf(report);
  const { suite, contract, target, selection, strict, results } = report;
  const profile = Object.entries(target.profile).map(([name, value]) => [name, mask(value)]);
  const outcomes = results.map(({ rule, outcome }) => [rule, outcome]);
  return [
    suite.version,
    contract.digest,
    profile.map(pair => pair.join('=')).toSorted(),
    selection,
    strict,
    outcomes,
  ];
}

/** Equal for equal values. */
const keyOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
