/** An audit from options to report: the one way for the command line, programs and vitest. */
import { randomBytes } from 'node:crypto';
import { ruleIds } from '../../schemas/rule-ids.js';
import { resultOf, type Report, type RuleResult } from '../../schemas/verdict.js';
import { reportFrom } from './report.js';
import type { Evidence } from '../evidence/evidence.js';
import { judgeFrom, probesFor, type Judge } from './judge.js';
import { openObserver } from '../checks/observer.js';
import { collectEvidence } from '../probes/collect.js';
import { isNote, resolveProfile, type Declared } from '../evidence/profile.js';
import { nameOfTitle } from '../evidence/sample-titles.js';
import { selectRules } from '../values/selection.js';
import { openTarget } from './target.js';
import {
  refuseOptions,
  type AuditOptions,
  type End,
  type Note,
  type Prepared,
  type Source,
} from './options.js';
import { read } from '../answers/reading.js';
import { watchDeparture } from '../recording/departure.js';
import { watchFlaky } from '../recording/flaky.js';
import { plain } from '../values/messages.js';

/**
 * Audits an `api.php` and resolves to the report, whatever the target does. Rejects before anything is sent: with a
 * `ProfileError` on an unknown parameter or a wrong value, with a `TypeError` that names any other invalid option, with an
 * `Error` if the certificate authority or the proxy of the environment is invalid, and with the error of the system if the
 * recording cannot be created.
 */
export function audit(options: AuditOptions): Promise<Report> {
  return auditBy(options, openTarget);
}

/** The same with any source of answers. */
export async function auditBy(
  given: AuditOptions,
  open: (audit: Prepared, note: Note) => Source,
  started = new Date(),
): Promise<Report> {
  const options = { ...given, parameters: asDeclared(given.parameters) };
  const target = new URL(options.url);
  refuseOptions(options);
  const profile = resolveProfile(target, options.parameters);
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const prepared: Prepared = { options, target, profile, seed, started };
  const selected = selectRules(options.rules ?? []);
  const sample = options.sample && nameOfTitle(options.sample, profile.values.file_namespace);
  const source = open(prepared, exchange => {
    departure.note(exchange);
    flaky.note(exchange);
  });
  const departure = watchDeparture();
  const flaky = watchFlaky(source.steady, options.traceHeader);
  let evidence: Evidence;
  let end: End;
  try {
    const { observer, observed } = openObserver(profile);
    const own = { profile, seed, observer, sample, wanted: probesFor(selected) };
    evidence = { ...(await collectEvidence({ ...source, ...own })), observed };
    for (const [query, exchange] of source.rest?.() ?? []) observer.answer(query, read(exchange));
  } finally {
    end = await source.close();
  }
  const { interrupted, why, requests } = end;
  let fault = interrupted ? interruption(why ?? 'interrupted before its end') : (evidence.fault ?? end.fault);
  let judge: Judge | undefined;
  const results = ruleIds.map((rule): RuleResult => {
    if (!selected.has(rule)) return resultOf(rule, { outcome: 'untested', message: 'not selected' });
    try {
      judge ??= judgeFrom(evidence);
      return judge(rule);
    } catch (error) {
      // A check that throws is a fault of the suite, and shows nothing of the target.
      const message = plain(error instanceof Error ? error.message : String(error));
      fault ??= { kind: 'suite', where: `check of ${rule}`, message };
      return resultOf(rule, { outcome: 'untested', message: `a fault of the suite: ${message}` });
    }
  });
  const seen = { ...departure.departure(why !== undefined), flaky: flaky.flaky(requests) };
  return reportFrom({ prepared, selected, evidence, end, seen, fault, results });
}

export const interruption = (message: string): NonNullable<Report['fault']> => ({
  kind: 'interrupted',
  where: 'the audit',
  message,
});

/** The content of a profile file may be passed as it is, with its notes and numbers. */
const asDeclared = (declared: Declared = {}): Declared =>
  Object.fromEntries(
    Object.entries(declared).flatMap(([name, value]: [string, unknown]) =>
      isNote(name) || value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  );
