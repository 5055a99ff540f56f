/** Whatever bytes a server sends, the suite comes to an outcome for every rule, and is never itself at fault. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reply } from '../../../fixtures/wiki/wiki.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import { answersOf, collectSample, resultsFrom } from '../samples/audits.js';

type Garbling = (reply: Reply) => Reply;

const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (reply: Reply, share: number) => Math.floor(share * (reply.body.length + 1));
const withBody = (reply: Reply, ...parts: readonly Uint8Array[]): Reply => ({
  ...reply,
  body: Buffer.concat(parts),
});

const garblings: fc.Arbitrary<Garbling> = fc.oneof(
  fc.tuple(place, fc.nat(255)).map(([share, byte]): Garbling => reply => {
    const start = at(reply, share);
    return withBody(
      reply,
      reply.body.subarray(0, start),
      Buffer.from([byte]),
      reply.body.subarray(start + 1),
    );
  }),
  place.map(
    (share): Garbling =>
      reply =>
        withBody(reply, reply.body.subarray(0, at(reply, share))),
  ),
  fc.tuple(place, place).map(([from, to]): Garbling => reply => {
    return withBody(reply, reply.body.subarray(0, at(reply, from)), reply.body.subarray(at(reply, to)));
  }),
  fc.tuple(place, fc.uint8Array({ maxLength: 12 })).map(([share, bytes]): Garbling => reply => {
    const start = at(reply, share);
    return withBody(reply, reply.body.subarray(0, start), bytes, reply.body.subarray(start));
  }),
  fc
    .tuple(place, fc.constantFrom(...'{}[]",:\\0-.e<>& \n'.split('')))
    .map(([share, character]): Garbling => reply => {
      const start = at(reply, share);
      return withBody(
        reply,
        reply.body.subarray(0, start),
        Buffer.from(character),
        reply.body.subarray(start + 1),
      );
    }),
  fc.json().map(
    (text): Garbling =>
      reply =>
        withBody(reply, Buffer.from(text)),
  ),
  fc
    .constantFrom(204, 301, 404, 429, 500, 503, 999)
    .map((status): Garbling => reply => ({ ...reply, status })),
  fc.string().map((type): Garbling => reply => ({ ...reply, headers: [['Content-Type', type]] })),
  fc
    .string()
    .map((cookie): Garbling => reply => ({ ...reply, headers: [...reply.headers, ['Set-Cookie', cookie]] })),
);

/** Some answers are garbled, others are not: which ones follows from their number. */
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
      const results = resultsFrom(evidence);
      expect(results).toHaveLength(ruleIds.length);
      expect(results.every(({ outcome, evidence: cited }) => outcome !== 'failed' || cited.length > 0)).toBe(
        true,
      );
    }),
    { seed: 1, numRuns: 100 },
  );
});
