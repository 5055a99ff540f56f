/** What is said beside a verdict: what was expected, what came, and how a listing changed. */
import { expect, test } from 'vitest';
import type { Alteration, Json, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import { judgeFrom } from '../../audit/judge.js';
import { answersOf, collectSample } from '../samples/audits.js';
import type { SampleOptions } from '../samples/audits.js';

async function judged(
  rule: RuleId,
  options: WikiOptions,
  alter: Alteration = {},
  sample: SampleOptions = {},
) {
  const answers = answersOf({ files: 12, languages: ['de', 'en'], ...options }, alter);
  const evidence = await collectSample(answers, { rules: [rule], ...sample });
  return judgeFrom(evidence)(rule);
}

test('a file in no folder was expected in two, unless none are declared', async () => {
  expect(await judged('allimages.url-fan-out', { hashLevels: 0 })).toMatchObject({
    outcome: 'failed',
    evidence: [{ expected: 'two folders such as a/a5', actual: 'no folder' }],
  });
  const declared = { parameters: { hash_levels: '0' } };
  const { outcome, message, evidence } = await judged('allimages.url-fan-out', {}, {}, declared);
  expect(outcome).toBe('failed');
  expect(message).toContain('`url` has folders');
  expect(evidence).toMatchObject([
    { expected: 'no folder', actual: expect.stringMatching(/[0-9a-f]/) as unknown },
  ]);
});

/** Adds replicas to each answer on their lag, one more each time. */
function growing(): Alteration {
  let asked = 0;
  return {
    document: document => {
      const { dbrepllag } = document.query as { readonly dbrepllag?: readonly Json[] };
      if (!dbrepllag) return document;
      asked += 1;
      return { ...document, query: { dbrepllag: Array.from({ length: asked }, () => dbrepllag[0] ?? null) } };
    },
  };
}

test.each<RuleId>(['html.same-object', 'session.same-answer'])(
  '%s says of an answer that changes each time that it proves nothing',
  async rule => {
    const result = await judged(rule, {}, growing());
    expect(result.outcome).toBe('passed');
    expect(result.message).toMatch(
      /^\d+ comparisons checked; \d+ answers? changed during the audit and proves? nothing$/,
    );
  },
);
