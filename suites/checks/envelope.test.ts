import { expect, test } from 'vitest';
import type { Json } from '../../fixtures/wiki/wiki.js';
import { read } from '../answers/reading.js';
import { judgeFrom } from '../audit/judge.js';
import { answersOf, collectSample } from '../testing/samples/audits.js';
import { answered } from '../testing/samples/exchanges.js';
import type { LocalViolation } from '../evidence/violations.js';
import { envelopeChecks, mediaTypeFault } from './envelope.js';

const long = `{"batchcomplete":"","query":{"allimages":[{"name":"A.png"}`;

const STOPS = 'the body stops in the middle: does `Content-Length` count characters instead of bytes?';

test.each([
  [`${long},]}}`, 'character 60', 'a trailing comma', /^"\\":\[\{\\"name\\":\\"A.png\\"\},\]\}\}"$/],
  [`${long},\n{'ns':6}]}}`, 'line 2, character 2', undefined, /6\}\]\}\}"$/],
  [`${long},}]}}${'x'.repeat(40)}`, 'character 60', 'a trailing comma', /,\}\]\}\}x{36}"$/],
  [long.slice(0, -2), 'character 57', STOPS, /^ends with ":(\\?\S){39}"$/],
])('a body that stops being JSON is located, with the slip: %j', (body, place, hint, actual) => {
  const answer = read(answered(body, { headers: [['content-length', '1']] }));
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  const found = envelopeChecks['envelope.json'].observing?.answer?.(answer, 'allimages') as LocalViolation;
  expect(found).toMatchObject({ message: `the body is not JSON from ${place} on`, hint });
  expect(found.actual).toMatch(actual);
});

test('a wrong Content-Type is quoted up to 80 characters', () => {
  const answer = answered('', { headers: [['content-type', 'x'.repeat(81)]] });
  const { message } = mediaTypeFault(answer, 'page', '');
  expect(message).toBe(`Content-Type is \`${'x'.repeat(80)}… (81 characters)\``);
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
