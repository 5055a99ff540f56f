/** Whatever bytes a server sends, every rule gets an outcome, and the suite has no fault of its own. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reply } from '../../../fixtures/wiki/wiki.js';
import { answersOf, collectSample, resultsFrom } from '../samples/audits.js';

type Garbling = (reply: Reply) => Reply;

const place = fc.double({ min: 0, max: 1, noNaN: true });

/** Replaces a part of the body, or all of it. */
const splices = fc
  .tuple(
    place,
    place,
    fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc.constantFrom(...'{}[]",:\\0-.e<>& \n'.split('')).map(character => Buffer.from(character)),
      fc.json().map(text => Buffer.from(text)),
    ),
  )
  .map(([from, length, bytes]): Garbling => reply => {
    const start = Math.floor(from * (reply.body.length + 1));
    const end = start + Math.floor(length ** 4 * reply.body.length);
    return {
      ...reply,
      body: Buffer.concat([reply.body.subarray(0, start), bytes, reply.body.subarray(end)]),
    };
  });

const garblings: fc.Arbitrary<Garbling> = fc.oneof(
  { weight: 4, arbitrary: splices },
  fc.json().map((text): Garbling => reply => ({ ...reply, body: Buffer.from(text) })),
  fc
    .constantFrom(204, 301, 404, 429, 500, 503, 999)
    .map((status): Garbling => reply => ({ ...reply, status })),
  fc
    .tuple(fc.constantFrom('Content-Type', 'Set-Cookie'), fc.string())
    .map((header): Garbling => reply => ({ ...reply, headers: [...reply.headers, header] })),
);

/** Which answers are garbled, by their number. */
const plans = fc.array(fc.option(garblings, { freq: 2 }), { minLength: 1, maxLength: 12 });

test('garbled answers lead to an outcome for every rule', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 5, 23), fc.boolean(), plans, async (files, debuginfo, plan) => {
      const answers = answersOf({ files, debuginfo, languages: ['be', 'be-x-old', 'zu'] });
      let count = 0;
      const evidence = await collectSample((url, headers) => {
        const reply = answers(url, headers) as Reply;
        return plan[count++ % plan.length]?.(reply) ?? reply;
      });
      expect(evidence.fault).toBeUndefined();
      const uncited = resultsFrom(evidence).filter(
        ({ outcome, evidence: cited }) => outcome === 'failed' && cited.length === 0,
      );
      expect(uncited).toEqual([]);
    }),
    { seed: 1, numRuns: 100 },
  );
});
