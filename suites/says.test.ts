/** What an accusation says beside its message: what was expected, what came, and what had nothing to judge. */
import { expect, test } from 'vitest';
import { answer, requestOf, wikiOf } from '../fixtures/wiki.js';
import type { Alteration, WikiOptions } from '../fixtures/wiki.js';
import type { RuleId } from '../schemas/generated/rules.js';
import { judgeFrom } from './judge.js';
import { lookAtSample } from './sample-looks.js';
import type { SampleOptions } from './sample-looks.js';

async function judged(
  rule: RuleId,
  options: WikiOptions,
  alter: Alteration = {},
  sample: SampleOptions = {},
) {
  const wiki = wikiOf({ files: 12, languages: ['de', 'en'], ...options });
  const evidence = await lookAtSample(
    (url, headers) =>
      answer(
        requestOf(url.slice('http://wiki.example'.length), { host: 'wiki.example', ...headers }),
        wiki,
        alter,
      ),
    { rules: [rule], ...sample },
  );
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
  expect(message).toContain('lies in a folder of its own');
  expect(evidence).toMatchObject([{ expected: 'no folder', actual: expect.stringMatching(/[0-9a-f]/) }]);
});

test('a lacking Content-Type is called absent', async () => {
  const alter: Alteration = {
    reply: reply => ({ ...reply, headers: reply.headers.filter(([name]) => !/^content-type$/i.test(name)) }),
  };
  const { outcome, message, evidence } = await judged('envelope.media-type', {}, alter);
  expect(outcome).toBe('failed');
  expect(message).toContain('has no Content-Type');
  expect(evidence?.[0]).toMatchObject({ expected: 'application/json', actual: 'absent' });
});

test('a listing by type counts as answered where it was answered, even without files', async () => {
  expect(await judged('allimages.mime-filter', { files: 0 })).toMatchObject({
    outcome: 'passed',
    message: '1 listing by type answered',
  });
});
