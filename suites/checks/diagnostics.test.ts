/** What is observed of a `debuginfo` that is larger than any answer. */
import { expect, test } from 'vitest';
import type { Json } from '../../fixtures/wiki/wiki.js';
import { judgeFrom } from '../audit/judge.js';
import { answersOf, collectSample } from '../testing/samples/audits.js';

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

test('its last log entry is looked at like the first', async () => {
  const right = await observed({ msg: 'x', type: 'y', caller: 'z' });
  expect(right('envelope.debuginfo-log').message).toBe('observed as described: `debuginfo/log`');
  expect(right('envelope.debuginfo-engine').message).toBe('observed as described: `debuginfo/phpEngine`');
  expect(right('envelope.engine-version').message).toBe('observed: `fooVersion` is "1.39.0"');
  const wrong = await observed('x');
  expect(wrong('envelope.debuginfo-log').message).toBe(
    'observed, but not as described: `/log/50000` is "x", the contract describes an object',
  );
});
