/** Histories for the tests, one report a night. */
import type { Diff } from '../../schemas/generated/diff.js';
import type { Report } from '../../schemas/verdict.js';
import { diffOf } from '../diff/index.js';
import { historyOf, type History, type RunResults, type TargetRuns } from '../history/index.js';
import { failuresOf } from '../report/results.js';

const suite = { name: 'wiki-query-conformance', version: '1.0.0' };

const isSelected = () => true;

export function targetOf(reports: readonly Report[]): TargetRuns {
  const nights = reports.map((report, day) => ({
    ...report,
    started: new Date(Date.UTC(2026, 0, 1, 3, 17) + day * 86_400_000).toISOString(),
  }));
  const steps = new Map<number, Diff>();
  for (const [index, now] of nights.entries()) {
    const old = nights[index - 1];
    if (!old || reports[index] === reports[index - 1]) continue;
    const options = { suite, strict: false, dependsOn: () => undefined };
    steps.set(index, diffOf({ report: old, isSelected }, { report: now, isSelected }, options));
  }
  const { url, label } = nights[0]?.target ?? { url: '' };
  return { url, label, runs: nights.map((report, index) => runOf(report, index)), steps };
}

const runOf = (report: Report, index: number): RunResults => ({
  ...report,
  id: `night ${index}`,
  href: `nights/${index}/report.html`,
  suite: report.suite.version,
  failing: failuresOf(report).errors.map(({ rule }) => rule),
  recorded: false,
});

export const historyOfNights = (...targets: readonly (readonly Report[])[]): History =>
  historyOf(targets.map(targetOf), suite);
