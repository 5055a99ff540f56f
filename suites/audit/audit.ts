/** An audit from its options to its report: the one way for the command line, for programs, and for vitest. */
import { randomBytes } from 'node:crypto';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { resultOf, type Report, type RuleResult } from '../../schemas/verdict.js';
import { reportFrom } from './report.js';
import type { Evidence } from '../evidence/evidence.js';
import { judgeFrom, probesFor, type Judge } from './judge.js';
import { openObserver } from '../checks/observer.js';
import { collectEvidence } from '../probes/collect.js';
import { isNote, resolveProfile, type Declared } from '../evidence/profile.js';
import { nameOfTitle } from '../evidence/sample-titles.js';
import { refuseOptions } from './check-options.js';
import { selectRules } from '../values/selection.js';
import { openTarget } from './target.js';
import type { AuditOptions, End, Prepared, Source } from './options.js';
import { read } from '../answers/reading.js';
import { plain } from '../values/messages.js';

/** An audit in steps, for who wants to judge rule by rule. */
export interface Audit {
  readonly selected: ReadonlySet<RuleId>;
  /** Asks the target; resolves always, whatever the target does. */
  collect(): Promise<void>;
  /** The outcome of one rule; only after `collect`. */
  judge(rule: RuleId): RuleResult;
  /** The report on all rules; only after `collect`. */
  report(): Report;
}

/** Whom an audit asks. */
interface Asked {
  readonly started: Date;
  open(audit: Prepared): Source;
}

/** Prepares an audit; throws a `ProfileError` or `TypeError` on options that make no sense. Nothing is sent before `collect`. */
export function openAudit(
  given: AuditOptions,
  asked: Asked = { started: new Date(), open: openTarget },
): Audit {
  const options = { ...given, parameters: asDeclared(given.parameters) };
  const target = new URL(options.url);
  refuseOptions(options);
  const profile = resolveProfile(target, options.parameters);
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const prepared: Prepared = { options, target, profile, seed, started: asked.started };
  const selected = selectRules(options.rules ?? []);
  let collected: Evidence | undefined;
  let judgeOf: Judge | undefined;
  let end: End = { requests: 0, durationMs: 0, interrupted: false };
  let fault: Report['fault'];

  const evidence = (): Evidence => {
    if (!collected) throw new Error('nothing has been collected yet');
    return collected;
  };

  const collect = async (): Promise<void> => {
    const source = asked.open(prepared);
    try {
      const { observer, observed } = openObserver(profile);
      const sample = options.sample && nameOfTitle(options.sample, profile.values.file_namespace);
      const own = { profile, seed, observer, sample, wanted: probesFor(selected) };
      collected = { ...(await collectEvidence({ ...source, ...own })), observed };
      for (const [query, exchange] of source.rest?.() ?? []) observer.answer(query, read(exchange));
    } finally {
      end = await source.close();
    }
    fault = end.interrupted
      ? { kind: 'interrupted', where: 'the audit', message: end.why ?? 'interrupted before its end' }
      : (collected.fault ?? end.fault);
  };

  /** A check that breaks is a fault of the suite, and tells nothing of the target. */
  const judge = (rule: RuleId): RuleResult => {
    if (!selected.has(rule)) return resultOf(rule, { outcome: 'untested', message: 'not selected' });
    const seen = evidence();
    try {
      judgeOf ??= judgeFrom(seen);
      return judgeOf(rule);
    } catch (error) {
      const message = plain(error instanceof Error ? error.message : String(error));
      fault ??= { kind: 'suite', where: `check of ${rule}`, message };
      return resultOf(rule, { outcome: 'untested', message: `a fault of the suite: ${message}` });
    }
  };

  const report = (): Report => {
    // Judging comes first: it may find a fault of the suite.
    const results = ruleIds.map(judge);
    return reportFrom({ prepared, selected, evidence: evidence(), end, fault, results });
  };
  return { selected, collect, judge, report };
}

/** A profile file has keys for editors and readers as well, and may have numbers; its content may be passed as it is. */
const asDeclared = (declared: Declared = {}): Declared =>
  Object.fromEntries(
    Object.entries(declared).flatMap(([name, value]: [string, unknown]) =>
      isNote(name) || value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  );

/**
 * Audits an `api.php` and resolves to the report, whatever the target does. Rejects before anything is sent: with a
 * `ProfileError` on a parameter that is unknown or has a wrong value, with a `TypeError` that names any other option that
 * makes no sense, with an `Error` where the certificate authority or the proxy of the environment is none, and with that of the
 * system where the recording cannot be made.
 */
export async function audit(options: AuditOptions): Promise<Report> {
  const running = openAudit(options);
  await running.collect();
  return running.report();
}
