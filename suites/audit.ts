/** An audit from its options to its report: the one way for the command line, for programs, and for vitest. */
import { randomBytes } from 'node:crypto';
import { standingOf } from '../schemas/baseline.js';
import type { BaselineEntry } from '../schemas/baseline.js';
import { contract, rules, silences } from '../schemas/generated/rules.js';
import { matrix } from '../schemas/generated/matrix.js';
import type { RuleId, SilenceId } from '../schemas/generated/rules.js';
import { resultOf, totalsOf, verdictOf } from '../schemas/verdict.js';
import type { Report, RuleResult } from '../schemas/verdict.js';
import type { Evidence } from './evidence.js';
import { CheckFault, judgeFrom, probesFor } from './judge.js';
import { look } from './look.js';
import { resolveProfile } from './profile.js';
import type { Declared, Profile } from './profile.js';
import { recordedExchanges } from './record.js';
import { selectRules } from './selection.js';
import { openTarget } from './source.js';
import type { End, Prepared, Source } from './source.js';
import { SUITE } from './suite.js';
import { plain } from './words.js';

export interface AuditOptions {
  /** The `api.php` to audit. */
  readonly url: string | URL;
  /** The deployment's parameters (contract: `base_url`, `article_url`, …); the others have the contract's value. */
  readonly parameters?: Declared;
  /** Random titles, media types and session ids derive from it; drawn where it is left out. */
  readonly seed?: string;
  /** Globs over rule ids; all rules where there are none. */
  readonly rules?: readonly string[];
  /** A failed SHOULD counts like a failed MUST. */
  readonly strict?: boolean;
  /** Rules that are known to fail: their failure does not count. */
  readonly baseline?: readonly BaselineEntry[];
  /** Requests in all, retries and redirects too. Default: 1,000,000 to loopback, 100 elsewhere. */
  readonly maxRequests?: number;
  /** Pages of each traversal of the listing. Default: no limit to loopback, 30 elsewhere. */
  readonly maxPages?: number;
  /** Requests a second. Default: no limit to loopback, 5 elsewhere. */
  readonly rate?: number;
  /** For one whole answer. Default: 30,000. */
  readonly timeoutMs?: number;
  readonly retries?: number;
  readonly userAgent?: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** PEM text of an authority to trust besides the default ones. */
  readonly ca?: string;
  /** The name of a file that the listing shows, to be asked for as an existing title. */
  readonly witness?: string;
  readonly redact?: boolean;
  /** Records every exchange in this file, as HAR 1.2, for `judge`. */
  readonly har?: string;
  /** Ends the audit at once; the report then says what was judged until then. */
  readonly signal?: AbortSignal;
  /** Called after every exchange. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly question: string;
  readonly requests: number;
}

/** An audit in steps, for who wants to judge rule by rule. */
export interface Audit {
  readonly selected: ReadonlySet<RuleId>;
  /** Asks the target; resolves always, whatever the target does. */
  look(): Promise<void>;
  /** The outcome of one rule; only after `look`. */
  judge(rule: RuleId): RuleResult;
  /** Whether a failure of the rule makes the target nonconformant. */
  decides(rule: RuleId): boolean;
  /** The report on all rules; only after `look`. */
  report(): Report;
}

export { isLoopback } from './source.js';

/** Whom an audit asks. */
interface Asked {
  readonly started: Date;
  open(audit: Prepared): Source;
}

/** Prepares an audit; throws a `ProfileError` or `TypeError` on options that make no sense. Nothing is sent before `look`. */
export function openAudit(
  options: AuditOptions,
  asked: Asked = { started: new Date(), open: openTarget },
): Audit {
  const target = new URL(options.url);
  const profile = resolveProfile(target, options.parameters);
  const selected = selectRules(options.rules ?? []);
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const strict = options.strict ?? false;
  const { started } = asked;
  let evidence: Evidence | undefined;
  let end: End = { requests: 0, durationMs: 0, interrupted: false };
  let fault: Report['fault'];

  const seen = (): Evidence => {
    if (!evidence) throw new Error('nothing was looked at yet');
    return evidence;
  };
  let judgeOf: ReturnType<typeof judgeFrom> | undefined;

  const judge = (rule: RuleId): RuleResult => {
    if (!selected.has(rule)) return resultOf(rule, { outcome: 'untested', message: 'not selected' });
    try {
      return (judgeOf ??= judgeFrom(seen()))(rule);
    } catch (error) {
      if (!(error instanceof CheckFault)) throw error;
      fault ??= { kind: 'suite', where: `check of ${error.rule}`, message: plain(error.message) };
      return resultOf(rule, {
        outcome: 'untested',
        message: `a fault of the suite: ${plain(error.message)}`,
      });
    }
  };

  return {
    selected,
    judge,
    decides: rule => rules[rule].level === 'MUST' || (rules[rule].level === 'SHOULD' && strict),
    async look() {
      const source = asked.open({ options, target, profile, seed, started });
      try {
        evidence = await look({
          profile,
          seed,
          ask: source.ask,
          wanted: probesFor(selected),
          maxPages: source.maxPages,
          witness: options.witness,
        });
      } finally {
        end = await source.close();
      }
      fault = evidence.fault ?? end.fault;
      if (end.interrupted)
        fault = { kind: 'interrupted', where: 'the audit', message: 'interrupted before its end' };
    },
    report() {
      const results = (Object.keys(rules) as RuleId[]).map(judge);
      const baseline = (options.baseline ?? []).map(entry => ({
        ...entry,
        standing: standingOf(entry, results, started.toISOString().slice(0, 10)),
      }));
      const excused = new Set(
        baseline.filter(({ standing }) => standing === 'failing').map(({ rule }) => rule),
      );
      const verdict = verdictOf(results, { strict, selected: rule => selected.has(rule), excused, fault });
      return {
        reportVersion: '1',
        suite: { name: SUITE.name, version: SUITE.version, matrix },
        contract: { title: contract.title, digest: contract.digest },
        target: targetOf(profile),
        seed,
        selection:
          options.rules && options.rules.length > 0
            ? [options.rules[0] ?? '*', ...options.rules.slice(1)]
            : ['*'],
        strict,
        started: started.toISOString(),
        durationMs: end.durationMs,
        requests: end.requests,
        ...verdict,
        ...(fault ? { fault } : {}),
        ...(baseline.length > 0 ? { baseline } : {}),
        totals: totalsOf(results),
        results,
        observations: observationsOf(seen()),
        exchanges: recordedExchanges(seen(), results),
      };
    },
  };
}

/** Audits an `api.php` and resolves to the report, whatever the target does; rejects on options that make no sense. */
export async function audit(options: AuditOptions): Promise<Report> {
  const running = openAudit(options);
  await running.look();
  return running.report();
}

function targetOf({ api, values, declared }: Profile): Report['target'] {
  return { url: api, profile: { ...values }, declared: [...declared] };
}

function observationsOf({ observed }: Evidence): Report['observations'] {
  return (Object.keys(silences) as SilenceId[]).flatMap(silence => {
    const seen = observed.get(silence);
    return seen === undefined ? [] : [{ silence, section: silences[silence].section, seen }];
  });
}
