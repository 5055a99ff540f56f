/** How findings become outcomes: what failed, what therefore was not tested, what could not be told, what had nothing to judge. */
import { describe, expect, test } from 'vitest';
import type { Alteration, Json, WikiDocument, WikiOptions } from '../../fixtures/wiki/wiki.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { judgeFrom, probesFor } from './judge.js';
import { probes } from '../evidence/evidence.js';
import { answersOf, collectSample, type Answering, type SampleOptions } from '../testing/samples/audits.js';

interface Asked {
  readonly options?: WikiOptions;
  readonly alter?: Alteration;
  /** Says what comes instead of an answer. */
  readonly instead?: (url: string) => ReturnType<Answering> | undefined;
}

function evidenceOf({ options = {}, alter = {}, instead }: Asked = {}, sample: SampleOptions = {}) {
  const answers = answersOf({ files: 12, languages: ['de', 'en'], ...options }, alter);
  return collectSample((url, headers) => instead?.(url) ?? answers(url, headers), sample);
}

/** What the query on lag is answered with. */
const lags = (dbrepllag: Json): Asked => ({
  alter: {
    document: (document: WikiDocument) =>
      JSON.stringify(document).includes('dbrepllag') ? { ...document, query: { dbrepllag } } : document,
  },
});

/** What comes instead of the answers to some questions. */
const instead = (isOf: (url: string) => boolean, type: string, body: string): Asked => ({
  instead: url =>
    isOf(url) ? { status: 200, headers: [['Content-Type', type]], body: Buffer.from(body) } : undefined,
});

const refused = instead(url => /dbrepllag/.test(url), 'application/json', '{"error":{"code":"no_siprop"}}');

test.each<[what: string, asked: Asked, failed: RuleId, untested: RuleId]>([
  ['needs failed', lags([{ host: 7, lag: -1 }]), 'dbrepllag.host', 'dbrepllag.unmeasured-host'],
  ['stands in a place that is wrong', lags({}), 'dbrepllag.list', 'dbrepllag.entry'],
  ['stands within such a place', lags({}), 'dbrepllag.list', 'dbrepllag.lag'],
  ['asks for what is refused', refused, 'dbrepllag.list', 'dbrepllag.lag'],
])('a rule is untested if what it %s', async (_what, asked, failed, untested) => {
  const judge = judgeFrom(await evidenceOf(asked, { rules: [failed, untested, 'languageinfo.map'] }));
  expect(judge(failed).outcome).toBe('failed');
  expect(judge(untested)).toMatchObject({ outcome: 'untested', message: `${failed} failed` });
  expect(judge('languageinfo.map').outcome).toBe('passed');
});

/** Answers of the JSON form, or pages of the HTML form, that no API wrote. */
const strange = (isJson: boolean): Asked =>
  instead(url => url.includes('format=json') === isJson, 'text/html', '<p>Welcome</p>');

test.each([
  ['its JSON', strange(false), 'html.embedded-json', 'failed'],
  ['its pages', strange(true), 'html.media-type', 'passed'],
] as const)(
  'an API is known by %s alone, so that its pages are judged',
  async (_what, asked, rule, outcome) => {
    const judge = judgeFrom(await evidenceOf(asked, { rules: [rule] }));
    expect(judge(rule).outcome).toBe(outcome);
  },
);

test('the same evidence is judged the same, in whatever order of the rules', async () => {
  const evidence = await evidenceOf(lags([{ host: '', lag: 1.5 }]));
  const forwards = ruleIds.map(judgeFrom(evidence));
  const backwards = ruleIds.toReversed().map(judgeFrom(evidence));
  expect(backwards.toReversed()).toEqual(forwards);
});

const needs = (id: RuleId) => [...probesFor([id])].toSorted().join();

describe('the probes that rules need', () => {
  test('are all for all rules', () => {
    expect(probesFor(ruleIds).size).toBe(probes.length);
  });

  test('are those that others build on, too', () => {
    expect([...probesFor(['dbrepllag.lag'])]).toEqual(['dbrepllag', 'plan']);
    expect(probesFor(['html.pretty'])).toEqual(
      new Set(['html', 'languageinfo', 'dbrepllag', 'first page', 'missing titles', 'plan']),
    );
    expect(probesFor(['allimages.mime-subset'])).toEqual(new Set(['walk', 'filters', 'first page', 'plan']));
    expect(probesFor([])).toEqual(new Set());
  });

  test('bring as much for rules that need the same as the whole audit does', async () => {
    const whole = judgeFrom(await evidenceOf());
    for (const need of new Set(ruleIds.map(needs))) {
      const some = ruleIds.filter(id => needs(id) === need);
      const alone = judgeFrom(await evidenceOf({}, { rules: some }));
      expect(some.map(id => [id, alone(id).outcome])).toEqual(some.map(id => [id, whole(id).outcome]));
    }
  });
});
