/** An answer that breaks a rule on every answer is still compared, as far as it can be read. */
import { expect, test } from 'vitest';
import { accepting, allOf, inHtml, inPlain, withCookie } from '../../../fixtures/mutants/dsl/conditions.js';
import { edit, put, together } from '../../../fixtures/mutants/dsl/edits.js';
import type { Alteration } from '../../../fixtures/wiki/wiki.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import { answersOf, collectSample, resultsFrom } from '../samples/audits.js';

/** Changes each plain answer as latin1 text: one character for each byte. */
const inPlainBytes = (change: (bytes: string) => string): Alteration => ({
  reply: (reply, { request }) =>
    request.query.get('format') === 'json'
      ? { ...reply, body: Buffer.from(change(reply.body.toString('latin1')), 'latin1') }
      : reply,
});
const withCafe = (end: string) =>
  together(
    put('/servedby', 'cafX'),
    inPlainBytes(text => text.replace('cafX', `caf${end}`)),
  );

const wrappings: readonly (readonly [what: string, wrapping: Alteration, rule: RuleId])[] = [
  ['a byte order mark', inPlainBytes(text => `\xef\xbb\xbf${text}`), 'envelope.unicode'],
  ['text before the JSON', inPlainBytes(text => `Notice: x\n${text}`), 'envelope.json'],
  ['text after the JSON', inPlainBytes(text => `${text}\n<!-- 3 ms -->`), 'envelope.json'],
  ['a byte that is no UTF-8', withCafe('\xe9'), 'envelope.unicode'],
  ['half of a surrogate pair', withCafe(String.raw`\ud800`), 'envelope.unicode'],
];

const measured = (where: Parameters<typeof edit>[2]) =>
  edit('/query/dbrepllag/first', () => ({ host: 'db1', lag: 2 }), where);

const differences: readonly (readonly [rule: RuleId, difference: Alteration])[] = [
  ['html.same-object', measured(inHtml)],
  ['session.same-answer', measured(withCookie)],
  ['envelope.same-question', measured(allOf(inPlain, accepting('text/html')))],
];

const resultsOf = async (alter: Alteration) =>
  resultsFrom(await collectSample(answersOf({ files: 12 }, alter), { strength: 2 }));

test.each(wrappings)('%s hides no difference', async (_what, wrapping, rule) => {
  for (const [found, difference] of differences) {
    const results = await resultsOf(together(difference, wrapping));
    const failed = results.flatMap(result => (result.outcome === 'failed' ? [result.rule] : []));
    expect(new Set(failed)).toEqual(new Set([rule, found]));
  }
});

test('what cannot be read leaves a comparison untested, with the rule that failed', async () => {
  const results = await resultsOf(inPlainBytes(text => text.replace('"dbrepllag":[{', '"dbrepllag":[{,')));
  for (const [compared] of differences)
    expect(results.find(({ rule }) => rule === compared)).toMatchObject({
      outcome: 'untested',
      blockedBy: 'envelope.json',
    });
});
