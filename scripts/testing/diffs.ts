/** Audits to compare, for tests of `diff`: each report in a folder, with its recording and without. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants, type MutantId } from '../../fixtures/mutants/index.js';
import type { ServeOptions } from '../../fixtures/serve.js';
import { consoleDiff } from '../../reporters/diff/console.js';
import { markdownDiff } from '../../reporters/diff/markdown.js';
import { safeJson } from '../../reporters/text/safe-json.js';
import type { Diff, RuleChange } from '../../reporters/diff/index.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Outcome, Report } from '../../schemas/verdict.js';
import type { AuditOptions } from '../../suites/audit/options.js';
import { auditOf } from '../../suites/testing/samples/served.js';
import { diffBetween } from '../cli/commands/diff.js';

export const folder = mkdtempSync(join(tmpdir(), 'diff-'));
export const fileOf = (name: string) => join(folder, name, 'report.json');

export function write(name: string, report: Report): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(report));
}

/** Audits a wiki, once recorded and once with its report alone. */
export async function audited(
  name: string,
  wiki: ServeOptions,
  how: Partial<AuditOptions> = {},
): Promise<Report> {
  mkdirSync(join(folder, name), { recursive: true });
  const har = join(folder, name, 'audit.har');
  const report = await auditOf(wiki, { seed: 'diff', strength: 1, ...how, har });
  write(name, report);
  write(`${name} alone`, report);
  return report;
}

export const mutant = (id: MutantId): ServeOptions => {
  const found = mutants[id];
  if (!found) throw new Error(`no mutant ${id}`);
  return { ...found.wiki, alter: found.alter };
};

/** Lays the recording of an audit beside the report of another. */
export function copyRecording(from: string, to: string): void {
  copyFileSync(join(folder, from, 'audit.har'), join(folder, to, 'audit.har'));
}

/** The results of a report, one of them with another outcome. */
export function resultsWith({ results }: Report, rule: RuleId, outcome: Outcome): Report['results'] {
  return results.map(result => (result.rule === rule ? { ...result, outcome } : result));
}

export const diffed = (old: string, now: string, strict = false) =>
  diffBetween(fileOf(old), fileOf(now), strict);

export function changeIn(diff: Diff, rule: string): RuleChange {
  const found = diff.rules.find(each => each.rule === rule);
  if (!found) throw new Error(`${rule} did not change: ${JSON.stringify(diff.rules)}`);
  return found;
}

export const causesIn = (diff: Diff, rule: string) =>
  changeIn(diff, rule).causes.map(({ cause, proven }) => `${cause}${proven ? '' : '?'}`);

export const textsOf = (diff: Diff, colour = true) => [
  safeJson(diff),
  markdownDiff(diff),
  consoleDiff(diff, { columns: 80, colour, files: [] }),
];

export function removeReports(): void {
  rmSync(folder, { recursive: true, force: true });
}
