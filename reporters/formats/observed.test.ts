/** A rule that the judged version of the contract does not have: every format shows it, and none counts it. */
import { calculateSummary, filterTests, parse } from 'ctrf';
import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { contract } from '../../schemas/generated/rules.js';
import { resultOf } from '../../schemas/verdict.js';
import { consoleReport } from '../console/console.js';
import { fileFormats } from '../index.js';
import { reportOf } from '../testing/reports.js';
import { repeatCommand } from '../report/repeat.js';
import { ctrfReport } from './ctrf.js';
import { githubAnnotations } from './github.js';
import { inTotoStatement } from './in-toto.js';
import { sarifReport } from './sarif.js';

const RULE = 'envelope.same-question';
const finding = { outcome: 'failed', message: 'a language is missing' } as const;
const { title, version, digest } = contract;

const report = reportOf(
  {},
  { contract: { title, version, judged: '1.0', digest }, observedRules: [resultOf(RULE, finding)] },
);
const WORDS = 'not in version 1.0 of the contract, so observed and never scored';

test('the console names it, and the version that was judged by', () => {
  const text = consoleReport(report, { columns: 120, colour: false, files: [] });
  expect(text).toContain(
    `contract: judged by version 1.0 of ${title}\n          ${WORDS}: ${RULE} (failed)\n`,
  );
  expect(text).toMatch(/^✓ CONFORMANT /);
});

test('JUnit and CTRF have it as skipped', async () => {
  const junit = (await fileFormats.junit.load())(report);
  expect(junit).toContain(
    `name="${RULE}" time="0.000"><skipped>${WORDS}: failed: a language is missing</skipped>`,
  );
  expect(/<testsuites [^>]*tests="(\d+)" failures="0"/.exec(junit)?.[1]).toBe(
    String(report.results.length + 1),
  );
  const ctrf = parse(ctrfReport(report));
  const { summary, tests } = ctrf.results;
  const { start, stop } = summary;
  expect(summary).toEqual({ ...calculateSummary(tests, { start, stop }), duration: summary.duration });
  expect(filterTests(ctrf, { status: 'skipped' }).map(({ name }) => name)).toContain(RULE);
});

test('SARIF has a note and no result', () => {
  const [run] = (JSON.parse(sarifReport(report)) as Log).runs;
  expect(run?.results).toEqual([]);
  const notes = run?.invocations?.[0]?.toolExecutionNotifications?.filter(({ level }) => level === 'note');
  expect(notes?.map(({ message }) => message.text)).toEqual([
    `${RULE}, ${WORDS}: failed: a language is missing`,
  ]);
});

test.each(['html', 'markdown'] as const)('%s shows what was seen', async name => {
  const text = (await fileFormats[name].load())(report);
  expect(text).toContain(WORDS);
  expect(text).toContain('a language is missing');
});

test('nothing else mentions it', async () => {
  for (const name of ['earl', 'badge', 'shields'] as const)
    expect((await fileFormats[name].load())(report)).not.toContain(RULE);
  expect(inTotoStatement(report, [])).not.toContain(RULE);
  expect(githubAnnotations(report)).toBe('');
});

test('the command that repeats the audit names the version', () => {
  expect(repeatCommand(report)).toMatch(/ --contract 1\.0$/);
  expect(repeatCommand(reportOf({}))).not.toContain('--contract');
});
