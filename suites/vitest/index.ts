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
import { afterAll, beforeAll, describe, inject, test, type RunnerTestSuite, type RunnerTask } from 'vitest';
import { areas, rules, type RuleId } from '../../schemas/generated/rules.js';
import { areaOf, ruleIds } from '../../schemas/rule-ids.js';
import { curlLine } from '../../schemas/text/curl.js';
import { printable } from '../../schemas/text/printable.js';
import { decides, type Report, type RuleResult } from '../../schemas/verdict.js';
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
    /** The name of a channel on which the report of an audit beside vitest is sent when asked for. */
    conformanceChannel?: string;
  }
}

let given: AuditOptions | undefined;
let report: Report | undefined;

/**
 * Sets the target and the options of the audit, at the top level of the file that imports this module. Wrong options make its tests
 * fail. Throws if it is called twice: a file has each rule as a test once, so each target needs a file of its own.
 */
export function conformance(options: AuditOptions): void {
  if (given)
    throw new Error(
      'conformance() was called before: each target needs a file of its own, and vitest must isolate files, as it does by default',
    );
  given = options;
}

/** The rules whose tests a filter such as `-t` did not exclude. */
const rulesToRun = (tasks: readonly RunnerTask[]): RuleId[] =>
  tasks.flatMap(task => {
    if (task.type === 'suite') return rulesToRun(task.tasks);
    return task.mode === 'skip' || task.mode === 'todo' ? [] : (task.meta.rule ?? []);
  });

/** Audits for the tests of this file. The audit is loaded late, because listing the tests does not need it. */
async function ownReport(tasks: readonly RunnerTask[]): Promise<Report> {
  const url = process.env['API_URL']?.trim() ?? '';
  const options = given ?? (inject('conformance') as AuditOptions | undefined) ?? { url };
  if (options.url === '') throw new Error('no target: set API_URL, or call conformance({ url })');
  const wanted = rulesToRun(tasks);
  const { audit } = await import('../audit/audit.js');
  return audit(wanted.length === ruleIds.length ? options : { ...options, rules: wanted });
}

/** The report of a runner (`--runner vitest`) that began to audit before vitest, and sends it or the reason why it failed. */
async function handedOver(name: string): Promise<Report> {
  const channel = new BroadcastChannel(name);
  const answer = new Promise(resolve => channel.addEventListener('message', resolve));
  channel.postMessage('ready');
  const { data } = (await answer) as { readonly data: { readonly report?: Report; readonly fault?: string } };
  channel.close();
  if (!data.report) throw new Error(data.fault);
  return data.report;
}

describe('wiki query contract', () => {
  beforeAll(async ({}, suite) => {
    const channel = inject('conformanceChannel');
    report = await (channel === undefined ? ownReport(suite.tasks) : handedOver(channel));
  }, 0);

  for (const area of areas)
    describe(area, () => {
      for (const rule of ruleIds.filter(id => areaOf(id) === area))
        test(`${rule}: ${rules[rule].statement}`, { meta: { rule } }, context => {
          const result = report?.results.find(each => each.rule === rule);
          if (!report || !result) throw new Error('there was no audit');
          context.task.meta.result = result;
          const skipped = whySkipped(result, report);
          if (skipped !== undefined) context.skip(skipped);
        });
    });

  afterAll(({}, suite) => {
    if (!report) return;
    const { file } = suite as RunnerTestSuite;
    file.meta.conformanceReport = report;
    // Skipped tests alone would let the run pass, and an audit that tested nothing is never a success.
    if (report.conformant === null) throw new Error(`inconclusive: ${report.reason}`);
  });
});

/** Why the test of a rule is skipped, unless it passes; throws if it fails. */
function whySkipped(result: RuleResult, { strict, baseline = [], exchanges }: Report): string | undefined {
  const { rule, outcome, level, message } = result;
  const { standing, until, reason } = baseline.find(entry => entry.rule === rule) ?? {};
  if (outcome === 'failed' && decides(level, strict)) {
    if (standing !== 'failing') throw new Error(failureText(result, exchanges));
    return `excused by the baseline (${reason}): ${message}`;
  }
  // An entry that is no longer needed fails, so that it is deleted.
  if (standing === 'passing') throw new Error(`${rule} passes now: delete its entry in the baseline`);
  if (standing === 'expired')
    throw new Error(`${rule} was excused until ${until}: delete its entry in the baseline`);
  return outcome === 'passed' ? undefined : `${outcome}: ${message}`;
}

/** What was seen, where, and the first request that shows it, to be opened and sent again. */
function failureText({ message, hint = '', evidence }: RuleResult, exchanges: Report['exchanges']): string {
  const places = evidence.map(({ pointer, expected, actual }) =>
    [pointer && `at ${pointer}`, expected && `expected ${expected}`, actual && `seen ${actual}`]
      .filter(Boolean)
      .join(', '),
  );
  const request = exchanges.find(({ id }) => id === evidence[0]?.exchange)?.request;
  const shown = request ? [`URL: ${printable(request.url)}`, curlLine(request)] : [];
  return [message, ...places, hint, ...shown].filter(line => line !== '').join('\n');
}
