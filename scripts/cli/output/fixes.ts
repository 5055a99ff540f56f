/** Finds the options that explain failures: those with which the rule passes when the same recording is judged again. */
import { statSync } from 'node:fs';
import { groupsOf } from '../../../reporters/report/results.js';
import type { Report, RuleResult } from '../../../schemas/verdict.js';
import { shellQuoted } from '../../../schemas/text/curl.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import type { Declared } from '../../../suites/evidence/profile.js';
import { inferFromRecording } from '../../../suites/audit/inference/infer.js';
import { readHar, type Recording } from '../../../suites/recording/read.js';

/** To read and judge a larger recording again would take too long. */
export const LARGEST_RECORDING = 64_000_000;

/** The same report, with the fix of each failed rule that has one. It is optional, so nothing about it ends an audit. */
export async function withFixes(report: Report, har: string): Promise<Report> {
  const explicable = report.results.filter(
    ({ outcome, parameters }) => outcome === 'failed' && parameters !== undefined,
  );
  if (explicable.length === 0) return report;
  try {
    if (statSync(har).size > LARGEST_RECORDING) return report;
    const fixes = await fixesOf(explicable, report, await readHar(har));
    const results = report.results.map(result => {
      const fix = fixes.get(result.rule);
      return fix === undefined ? result : { ...result, fix };
    });
    return { ...report, results };
  } catch {
    return report;
  }
}

async function fixesOf(
  failed: readonly RuleResult[],
  { target: { declared, profile } }: Report,
  recording: Recording,
): Promise<Map<string, string>> {
  const { parameters: inferred } = await inferFromRecording(recording);
  const own = Object.fromEntries(declared.map(name => [name, profile[name] ?? '']));
  /** Those of some failed rules that pass with some of what was inferred. */
  const passingWith = async (added: Declared, rules: readonly RuleResult[]) => {
    if (Object.keys(added).length === 0) return [];
    const ids = rules.map(({ rule }) => rule);
    const again = { ...recording, parameters: { ...own, ...added } };
    const { results } = await judgeRecording(again, { rules: ids });
    return rules.filter(({ rule }) =>
      results.some(result => result.rule === rule && result.outcome === 'passed'),
    );
  };
  const explained = await passingWith(inferred, failed);
  const fixes = new Map(explained.map(({ rule }) => [rule, optionsOf(inferred)]));
  // The parameters that would explain one rule are fewer, and mostly enough.
  for (const [key, rules] of groupsOf(explained, ({ parameters = [] }) => parameters.join(' '))) {
    const names = new Set(key.split(' '));
    const named = Object.fromEntries(Object.entries(inferred).filter(([name]) => names.has(name)));
    for (const { rule } of await passingWith(named, rules)) fixes.set(rule, optionsOf(named));
  }
  return fixes;
}

const optionsOf = (added: Declared): string =>
  Object.entries(added)
    .map(([name, value]) => `--set ${shellQuoted(`${name}=${value}`)}`)
    .join(' ');
