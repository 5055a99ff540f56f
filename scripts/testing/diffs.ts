/** Audits to compare, for tests of `diff`: each report in a folder, with its recording and without. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants, type MutantId } from '../../fixtures/mutants/index.js';
import type { ServeOptions } from '../../fixtures/serve.js';
import type { Report } from '../../schemas/verdict.js';
import type { AuditOptions } from '../../suites/audit/options.js';
import { auditOf } from '../../suites/testing/samples/served.js';

export const folder = mkdtempSync(join(tmpdir(), 'diff-'));
export const removeReports = (): void => rmSync(folder, { recursive: true, force: true });
export const fileOf = (name: string) => join(folder, name, 'report.json');
export const harOf = (name: string) => join(folder, name, 'audit.har');

/** Writes a report, with the recording of the audit `of` beside it. */
export function write(name: string, report: Report, of?: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(report));
  if (of !== undefined) copyFileSync(harOf(of), harOf(name));
}

/** Audits a wiki, once recorded and once with its report alone. */
export async function audited(
  name: string,
  wiki: ServeOptions,
  how: Partial<AuditOptions> = {},
): Promise<Report> {
  mkdirSync(join(folder, name), { recursive: true });
  const report = await auditOf(wiki, { seed: 'diff', strength: 1, ...how, har: harOf(name) });
  for (const each of [name, `${name} alone`]) write(each, report);
  return report;
}

export const mutant = (id: MutantId): ServeOptions => ({
  ...mutants[id]?.wiki,
  alter: mutants[id]?.alter ?? {},
});
