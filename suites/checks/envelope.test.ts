import { expect, test } from 'vitest';
import type { Json } from '../../fixtures/wiki/wiki.js';
import { read } from '../answers/reading.js';
import { judgeFrom } from '../audit/judge.js';
import { answersOf, collectSample } from '../testing/samples/audits.js';
import { answered } from '../testing/samples/exchanges.js';
import { envelopeChecks } from './envelope.js';

const long = `{"batchcomplete":"","query":{"allimages":[{"name":"A.png"}`;

const STOPS = 'the body stops in the middle: does `Content-Length` count characters instead of bytes?';

test.each([
  [`${long},]}}`, 'the body is not JSON from character 60 on', 'a trailing comma'],
  [`${long},\n{'ns':6}]}}`, 'the body is not JSON from line 2, character 2 on', undefined],
  [long.slice(0, -2), 'the body is not JSON from character 57 on', STOPS],
])('a body that stops being JSON is located, with the slip: %j', (body, message, hint) => {
  const answer = read(answered(body, { headers: [['content-length', '1']] }));
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  const judge = envelopeChecks['envelope.json'].observing?.answer;
  expect(judge?.(answer, 'allimages')).toMatchObject({ message, hint });
});

test.each([
  ['application/json; charset=UTF-8', '{"batchcomplete":""}', true],
  ['application/json; charset=us-ascii', '{"batchcomplete":""}', true],
  ['application/json; charset=us-ascii', '{"batchcomplete":"é"}', false],
  ['application/json; charset="iso-8859-1"', '{"batchcomplete":""}', false],
  ['application/json; charset=utf-16', '{"batchcomplete":""}', false],
  ['application/json; charset=json', '{"batchcomplete":""}', true],
])('the encoding that %s names for %s is UTF-8: %s', (type, body, isUtf8) => {
  const answer = read(answered(body, { headers: [['content-type', type]] }));
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  const judge = envelopeChecks['envelope.unicode'].observing?.answer;
  expect(judge?.(answer, 'allimages') === true).toBe(isUtf8);
});

async function observed(last: Json) {
  const entry = { msg: '', type: '', caller: '' };
  const log: Json[] = [...Array.from({ length: 50_000 }, () => entry), last];
  let isSent = false;
  // One answer is enough, because the first block is observed.
  const alter = {
    document: (document: { readonly [key: string]: Json }) => {
      if (isSent) return document;
      isSent = true;
      return { ...document, debuginfo: { log, phpEngine: 'PHP', fooVersion: '1.39.0' } };
    },
  };
  const evidence = await collectSample(answersOf({}, alter), { rules: ['envelope.*'], planned: false });
  return judgeFrom(evidence);
}

test('the last log entry of a `debuginfo` larger than any answer is looked at like the first', async () => {
  const right = await observed({ msg: 'x', type: 'y', caller: 'z' });
  expect(right('envelope.debuginfo-log').message).toBe('observed as described: `debuginfo/log`');
  expect(right('envelope.debuginfo-engine').message).toBe('observed as described: `debuginfo/phpEngine`');
  expect(right('envelope.engine-version').message).toBe('observed: `fooVersion` is "1.39.0"');
  const wrong = await observed('x');
  expect(wrong('envelope.debuginfo-log').message).toBe(
    'observed, but not as described: `/log/50000` is "x", the contract describes an object',
  );
});
