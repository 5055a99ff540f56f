/** A fault behind another: an answer that breaks a rule on every answer is compared as far as it can be read. */
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../schemas/generated/rules.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import type { Alteration, Reply } from '../../../fixtures/wiki/wiki.js';
import type { Context } from '../../../fixtures/wiki/model.js';
import { edit, put, together } from '../../../fixtures/mutants/dsl/edits.js';
import { accepting, allOf, inHtml, inPlain, withCookie } from '../../../fixtures/mutants/dsl/conditions.js';
import { answersOf, collectSample, resultsFrom } from '../samples/audits.js';

const inPlainBodies = (change: (body: Buffer) => Buffer): Alteration => ({
  reply: (reply: Reply, { request }: Context) =>
    request.query.get('format') === 'json' ? { ...reply, body: change(reply.body) } : reply,
});
const inPlainText = (change: (text: string) => string) =>
  inPlainBodies(body => Buffer.from(change(body.toString('utf8'))));

/** What each plain answer breaks, with the rule. */
const wrappings = {
  'a byte order mark': [inPlainText(text => `\uFEFF${text}`), 'envelope.unicode'],
  'text before the JSON': [inPlainText(text => `Notice: x\n${text}`), 'envelope.json'],
  'text after the JSON': [inPlainText(text => `${text}\n<!-- 3 ms -->`), 'envelope.json'],
  'a byte that is no UTF-8': [
    together(
      put('/servedby', 'cafX'),
      inPlainBodies(body => Buffer.from(body.toString('latin1').replace('cafX', 'caf\xe9'), 'latin1')),
    ),
    'envelope.unicode',
  ],
  'half of a surrogate pair': [
    together(
      put('/servedby', 'cafX'),
      inPlainText(text => text.replace('cafX', String.raw`caf\ud800`)),
    ),
    'envelope.unicode',
  ],
} as const satisfies Readonly<Record<string, readonly [Alteration, RuleId]>>;

const measured = (where: Parameters<typeof edit>[2]) =>
  edit('/query/dbrepllag/first', () => ({ host: 'db1', lag: 2 }), where);

const differences = {
  'html.same-object': measured(inHtml),
  'session.same-answer': measured(withCookie),
  'envelope.same-question': measured(allOf(inPlain, accepting('text/html'))),
} as const;

async function outcomesOf(alter: Alteration, rules: readonly string[] = []) {
  return resultsFrom(await collectSample(answersOf({ files: 12 }, alter), { strength: 2, rules }));
}

const failedIn = (results: Awaited<ReturnType<typeof outcomesOf>>) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);

describe.each(Object.entries(wrappings))('%s', (_name, [wrapping, rule]) => {
  test('hides no difference', async () => {
    for (const [found, difference] of Object.entries(differences) as [RuleId, Alteration][])
      expect(failedIn(await outcomesOf(together(difference, wrapping)))).toEqual(
        [rule, found].toSorted((one, other) => ruleIds.indexOf(one) - ruleIds.indexOf(other)),
      );
  });
});

test('what cannot be read leaves a comparison untested, with the rule that failed', async () => {
  const broken = inPlainText(text => text.replace('"dbrepllag":[{', '"dbrepllag":[{,'));
  const results = await outcomesOf(broken);
  for (const rule of Object.keys(differences))
    expect(results.find(result => result.rule === rule)).toMatchObject({
      outcome: 'untested',
      blockedBy: 'envelope.json',
    });
});
