/**
 * The conformance suite for vitest: importing this module registers every rule of the contract as a test.
 *
 * The target is the one passed to {@link conformance} in the importing file, and otherwise `API_URL` from the environment.
 */
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { RunnerTestSuite, RunnerTask } from 'vitest';
import { areas, rules } from '../../schemas/generated/rules.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
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

/**
 * Sets the target and the options of the audit. Call it at the top level of the file that imports this module.
 *
 * Wrong options, such as an unknown parameter, make the tests of the file fail.
 */
export function conformance(options: AuditOptions): void {
  given = options;
}

/** The options given in the file, provided by vitest's configuration, or made of `API_URL`. */
async function optionsOf(): Promise<AuditOptions> {
  if (given) return given;
  const { inject } = await import('vitest');
  const provided = inject('conformance') as AuditOptions | undefined;
  if (provided) return provided;
  const url = process.env['API_URL'];
  if (url === undefined || url === '')
    throw new Error('no target: set API_URL, or call conformance({ url })');
  return { url };
}

/** Listens for an interruption where the runner announces one; asks for one that came earlier. */
async function openStop() {
  const { inject } = await import('vitest');
  const name = inject('conformanceStop');
  if (name === undefined) return undefined;
  const controller = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', () => controller.abort());
  channel.postMessage('listening');
  return { signal: controller.signal, close: () => channel.close() };
}

/** The rules whose tests a filter such as `-t` did not exclude. */
function rulesToRun(suite: { readonly tasks: readonly RunnerTask[] }): RuleId[] {
  return suite.tasks.flatMap(task => {
    if (task.type === 'suite') return rulesToRun(task);
    return task.mode !== 'skip' && task.mode !== 'todo' && task.meta.rule ? [task.meta.rule] : [];
  });
}

describe('wiki query contract', () => {
  beforeAll(async ({}, suite) => {
    const options = await optionsOf();
    const wanted = rulesToRun(suite);
    const stop = await openStop();
    const selected = wanted.length === ruleIds.length ? options : { ...options, rules: wanted };
    running = openAudit(stop ? { ...selected, signal: stop.signal } : selected);
    await running.collect();
    stop?.close();
  }, 0);

  for (const area of areas)
    describe(area, () => {
      for (const id of ruleIds.filter(rule => rules[rule].area === area)) registerRule(id);
    });

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
    if (result.outcome === 'passed') return;
    if (result.outcome !== 'failed' || !running.decides(rule))
      context.skip(`${result.outcome}: ${result.message}`);
    throw new Error(failureText(result));
  });
}

function failureText({ message, hint, evidence }: RuleResult): string {
  const places = evidence.map(({ pointer, expected, actual }) =>
    [pointer && `at ${pointer}`, expected && `expected ${expected}`, actual && `seen ${actual}`]
      .filter(Boolean)
      .join(', '),
  );
  return [message, ...places, ...(hint === undefined ? [] : [hint])].join('\n');
}
