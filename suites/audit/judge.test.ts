/** How findings become outcomes: what failed, what therefore was not tested, what could not be told, what had nothing to judge. */
import { describe, expect, test } from 'vitest';
import type { Alteration, Json, WikiDocument, WikiOptions } from '../../fixtures/wiki/wiki.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { judgeFrom, probesFor } from './judge.js';
import { isObject } from '../answers/reading.js';
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

/** Another member of `query`, where there is one of that name. */
const query = (name: string, change: (part: unknown) => Json): Alteration => ({
  document: (document: WikiDocument) => {
    const { query: old } = document;
    if (!isObject(old) || !Object.hasOwn(old, name)) return document;
    return { ...document, query: { ...old, [name]: change(old[name]) } };
  },
});

const error = (code: string) => ({
  status: 200,
  headers: [['Content-Type', 'application/json']] as const,
  body: Buffer.from(JSON.stringify({ error: { code } })),
});

/** What comes instead of an answer to one question. */
function to(question: string, reply: ReturnType<Answering>): NonNullable<Asked['instead']> {
  return url => (url.includes(question) ? reply : undefined);
}

async function judged(rule: RuleId, asked: Asked, sample: SampleOptions = {}) {
  return judgeFrom(await evidenceOf(asked, { rules: [rule], ...sample }))(rule);
}

describe('a rule is untested', () => {
  test('where a rule that it needs failed', async () => {
    const alter = query('dbrepllag', () => [{ host: 7, lag: -1 }]);
    expect(await judged('dbrepllag.host', { alter })).toMatchObject({ outcome: 'failed' });
    expect(await judged('dbrepllag.unmeasured-host', { alter })).toMatchObject({
      outcome: 'untested',
      message: 'dbrepllag.host failed',
    });
  });

  test('where the place around its own place is not what it should be', async () => {
    const alter = query('dbrepllag', () => ({}));
    expect(await judged('dbrepllag.list', { alter })).toMatchObject({ outcome: 'failed' });
    expect(await judged('dbrepllag.entry', { alter })).toMatchObject({
      outcome: 'untested',
      message: 'dbrepllag.list failed',
    });
    expect(await judged('dbrepllag.lag', { alter })).toMatchObject({ outcome: 'untested' });
  });

  test('where the API answered its question with an error, which fails the rule in question', async () => {
    const instead = to('dbrepllag', error('unknown_siprop'));
    expect(await judged('dbrepllag.list', { instead })).toMatchObject({
      outcome: 'failed',
      message: expect.stringMatching(/^the API answers with the error `unknown_siprop`/) as string,
    });
    expect(await judged('dbrepllag.lag', { instead })).toMatchObject({
      outcome: 'untested',
      message: 'dbrepllag.list failed',
    });
    expect(await judged('languageinfo.map', { instead })).toMatchObject({ outcome: 'passed' });
  });
});

describe('the judge', () => {
  test('says the same of the same evidence, in whatever order it is asked', async () => {
    const evidence = await evidenceOf({ alter: query('dbrepllag', () => [{ host: '', lag: 1.5 }]) });
    const forwards = ruleIds.map(judgeFrom(evidence));
    const backwards = ruleIds.toReversed().map(judgeFrom(evidence));
    expect(backwards.toReversed()).toEqual(forwards);
  });
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
