/**
 * The conformance suite for vitest: importing this module registers every rule of the contract as a test.
 *
 * The target is the one passed to {@link conformance} in the importing file, and otherwise `API_URL` from the environment.
 *
 *     // conformance.test.ts
 *     import { conformance } from 'wiki-query-conformance/vitest';
 *
 *     conformance({ url: 'http://127.0.0.1:8080/api.php' });
 */
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import type { RunnerTestSuite, RunnerTask } from 'vitest';
import { areas, rules } from '../../schemas/generated/rules.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { curlLine } from '../../schemas/text/curl.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { openAudit } from '../audit/audit.js';
import type { Audit } from '../audit/audit.js';
import type { AuditOptions } from '../audit/options.js';

declare module 'vitest' {
  interface TaskMeta {
    /** The rule that a test judges. */
    rule?: RuleId;
    /** The result of that rule. */
    result?: RuleResult;
    /** The rule whose entry in the baseline a test judges. */
    entry?: string;
    /** The report of the whole audit, on the task of the file. */
    conformanceReport?: Report;
  }
  interface ProvidedContext {
    /** The options of the audit, for a file that does not call {@link conformance}. */
    conformance: AuditOptions;
    /** The name of a channel on which an interruption is announced, because a signal does not reach a worker. */
    conformanceStop?: string;
  }
}

let given: AuditOptions | undefined;
let running: Audit | undefined;
/** The entries of the baseline, as they turned out. */
let baseline: NonNullable<Report['baseline']> = [];
/** The requests that results cite. */
let exchanges: Report['exchanges'] = [];

/**
 * Sets the target and the options of the audit. Call it at the top level of the file that imports this module.
 *
 * Wrong options, such as an unknown parameter, make the tests of the file fail.
 */
export function conformance(options: AuditOptions): void {
  given = options;
}

/** The options given in the file, or else provided by vitest's configuration. */
const givenOptions = () => given ?? (inject('conformance') as AuditOptions | undefined);

/** Where no options were given, they are made of `API_URL`. */
function optionsOf(): AuditOptions {
  const url = process.env['API_URL']?.trim() ?? '';
  const options = givenOptions() ?? { url };
  if (options.url === '') throw new Error('no target: set API_URL, or call conformance({ url })');
  return options;
}

/** Listens for an interruption where the runner announces one; asks for one that came earlier. */
function openStop() {
  const name = inject('conformanceStop');
  if (name === undefined) return undefined;
  const controller = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', () => controller.abort());
  channel.postMessage('listening');
  return { signal: controller.signal, close: () => channel.close() };
}

/** The rules that the tests need which a filter such as `-t` did not exclude. */
function rulesToRun(suite: { readonly tasks: readonly RunnerTask[] }): string[] {
  const rulesOf = (task: RunnerTask): string[] => {
    if (task.type === 'suite') return task.tasks.flatMap(rulesOf);
    const rule = task.meta.rule ?? task.meta.entry;
    return task.mode === 'skip' || task.mode === 'todo' || rule === undefined ? [] : [rule];
  };
  return [...new Set(suite.tasks.flatMap(rulesOf))];
}

describe('wiki query contract', () => {
  beforeAll(async ({}, suite) => {
    const options = optionsOf();
    const wanted = rulesToRun(suite);
    const stop = openStop();
    const selected = wanted.length === ruleIds.length ? options : { ...options, rules: wanted };
    running = openAudit(stop ? { ...selected, signal: stop.signal } : selected);
    await running.collect();
    stop?.close();
    ({ baseline = [], exchanges } = running.report());
  }, 0);

  for (const area of areas)
    describe(area, () => {
      for (const id of ruleIds.filter(rule => rules[rule].area === area)) registerRule(id);
    });

  for (const { rule } of givenOptions()?.baseline ?? []) registerEntry(rule);

  afterAll(({}, suite) => {
    const report = running?.report();
    if (!report) return;
    const { file } = suite as RunnerTestSuite;
    file.meta.conformanceReport = report;
    // Skipped tests alone would let the run pass, and an audit that tested nothing is never a success.
    if (report.conformant === null) throw new Error(`inconclusive: ${report.reason}`);
  });
});

function registerRule(rule: RuleId): void {
  test(`${rule}: ${rules[rule].statement}`, { meta: { rule } }, context => {
    if (!running) throw new Error('there was no audit');
    const result = running.judge(rule);
    context.task.meta.result = result;
    if (!running.isJudged(rule))
      context.skip(
        `observed, not judged by this version of the contract: ${result.outcome}: ${result.message}`,
      );
    if (result.outcome === 'passed') return;
    if (result.outcome !== 'failed' || !running.decides(rule))
      context.skip(`${result.outcome}: ${result.message}`);
    const entry = baseline.find(each => each.rule === rule && each.standing === 'failing');
    if (entry) context.skip(`excused by the baseline (${entry.reason}): ${result.message}`);
    throw new Error(failureText(result));
  });
}

/** An entry that is no longer needed fails, so that it is deleted; the rule itself is judged by its own test. */
function registerEntry(rule: string): void {
  test(`baseline: the entry of ${rule} is needed`, { meta: { entry: rule } }, context => {
    const entry = baseline.find(each => each.rule === rule);
    if (entry?.standing === 'failing') return;
    if (entry?.standing === 'passing') throw new Error(`${rule} passes now: delete its entry`);
    if (entry?.standing === 'expired')
      throw new Error(`${rule} was excused until ${entry.until}: delete its entry`);
    context.skip('the rule was not observed, so it is not counted as fixed');
  });
}

/** What was seen, where, and the first request that shows it, to be opened and to be sent again. */
function failureText({ message, hint, evidence }: RuleResult): string {
  const places = evidence.map(({ pointer, expected, actual }) =>
    [pointer && `at ${pointer}`, expected && `expected ${expected}`, actual && `seen ${actual}`]
      .filter(Boolean)
      .join(', '),
  );
  const cited = exchanges.find(({ id }) => id === evidence[0]?.exchange);
  const request = cited ? [`URL: ${printable(cited.request.url)}`, curlLine(cited.request)] : [];
  const lines = [message, ...places, ...(hint === undefined ? [] : [hint]), ...request];
  return lines.filter(line => line !== '').join('\n');
}
