import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import { rules } from '../../schemas/generated/rules.js';
import { everySample } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant, reportOf } from '../testing/reports.js';
import { sarifReport } from './sarif.js';

const { $schema: _draft, id: _id, ...schema } = sarifSchema;

/** Checked by their own test: a server chooses the addresses in a report. */
const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  uri: true,
  'uri-reference': true,
} as const;
const validate = new Ajv({ strict: false, unicodeRegExp: false, formats }).compile(schema);

function runIn(text: string) {
  const [run] = (JSON.parse(text) as Log).runs;
  if (!run) throw new Error('a log has a run');
  return run;
}

describe('the report in SARIF', () => {
  test.each(everySample)('of %s is valid against its published schema', (_name, report) => {
    validate(JSON.parse(sarifReport(report)));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('has a result for each failed rule and no other, so that a conformant wiki raises no alert', () => {
    expect(runIn(sarifReport(nonconformant)).results?.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['allimages.ns', 'error'],
      ['allimages.url-prefix', 'error'],
      ['session.same-answer', 'error'],
      ['session.no-live-cookie', 'warning'],
    ]);
    expect(runIn(sarifReport(conformant)).results).toEqual([]);
  });

  test('places a result at the line of its rule in the contract, with the request that shows it', () => {
    const { results = [], webRequests = [] } = runIn(sarifReport(nonconformant));
    expect(results[0]?.locations?.[0]).toMatchObject({
      physicalLocation: {
        artifactLocation: { uri: 'schemas/contract.md' },
        region: { startLine: rules['allimages.ns'].line },
      },
      logicalLocations: [
        { fullyQualifiedName: '/query/allimages/3/ns' },
        { fullyQualifiedName: '/query/allimages/4/ns' },
      ],
    });
    expect(results[0]?.message.text).toMatch(/^`ns` is 0, not 6 \(`C&D.png`, page 1\)\.\n/);
    expect(results[0]?.partialFingerprints?.['primaryLocationLineHash']).toMatch(/^allimages\.ns:http/);
    expect(webRequests[results[2]?.webRequest?.index ?? -1]?.target).toContain('siprop=dbrepllag');
  });

  test('helps with each rule: what it demands, why, and what breaks for clients', () => {
    const { rules: described = [] } = runIn(sarifReport(nonconformant)).tool.driver;
    const rule = described.find(({ id }) => id === 'allimages.ns');
    expect(rule?.help?.markdown).toContain('**What breaks for clients.** Files are handled as articles');
    expect(described.filter(({ help }) => help === undefined)).toEqual([]);
  });

  test('notifies of what could not be judged', () => {
    const [invocation] = runIn(sarifReport(inconclusive)).invocations ?? [];
    expect(invocation?.toolExecutionNotifications).toHaveLength(inconclusive.totals.cantTell);
    expect(invocation?.executionSuccessful).toBe(true);
  });

  test('escapes what its readers take for links and placeholders', () => {
    const message = 'see [this](https://evil.example) and {0}';
    const [result] =
      runIn(sarifReport(reportOf({ 'allimages.ns': { outcome: 'failed', message } }))).results ?? [];
    expect(result?.message.text).toContain(String.raw`see \[this\](https://evil.example) and {{0}}`);
  });

  test('suppresses what a baseline excuses', () => {
    const entry = { rule: 'allimages.ns', reason: 'until May', standing: 'failing' } as const;
    const { results = [] } = runIn(sarifReport({ ...nonconformant, baseline: [entry] }));
    expect(results[0]?.suppressions).toEqual([{ kind: 'external', justification: 'until May' }]);
    expect(results[1]?.suppressions).toBeUndefined();
  });
});
