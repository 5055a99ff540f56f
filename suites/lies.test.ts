/** Every lie that the reference wiki can tell, asked without a network: the rule that it breaks fails, in words. */
import { expect, test } from 'vitest';
import { mutants } from '../fixtures/mutants.js';
import type { Mutant } from '../fixtures/mutants.js';
import { answer, requestOf, wikiOf } from '../fixtures/wiki.js';
import type { Alteration } from '../fixtures/wiki.js';
import { rules } from '../schemas/generated/rules.js';
import type { RuleId } from '../schemas/generated/rules.js';
import type { RuleResult } from '../schemas/verdict.js';
import { judgeFrom } from './judge.js';
import { lookAtSample } from './sample-looks.js';

const BASE = 'http://127.0.0.1:8080';

async function resultOf(
  { rule, wiki = {}, declares = {} }: Mutant,
  alter: Alteration,
  asked: readonly RuleId[],
): Promise<RuleResult> {
  const target = wikiOf(wiki);
  const parameters = Object.fromEntries(
    Object.entries(declares).map(([name, value]) => [name, value.replace('{base_url}', BASE)]),
  );
  const answering = (url: string, headers: Readonly<Record<string, string>>) => {
    try {
      const host = new URL(BASE).host;
      return answer(requestOf(url.slice(BASE.length), { host, ...headers }), target, alter);
    } catch {
      // A lying wiki that breaks down over a question answers so, too, when it is served.
      return { status: 500, headers: [], body: Buffer.from('') };
    }
  };
  const options = { api: `${BASE}/api.php`, parameters, rules: asked };
  const evidence = await lookAtSample(answering, options);
  expect(evidence.fault).toBeUndefined();
  return judgeFrom(evidence)(rule);
}

/** A lie may be told in answers that are asked for other rules' sake. */
async function resultFor(mutant: Mutant): Promise<RuleResult> {
  const result = await resultOf(mutant, mutant.alter, [mutant.rule]);
  return result.outcome === 'failed' ? result : await resultOf(mutant, mutant.alter, []);
}

/** A lie that is told below HTTP's answers needs a socket. */
const told = Object.entries(mutants).filter(([, { alter }]) => alter.socket === undefined);
const isObserved = ([, { rule }]: (typeof told)[number]) => rules[rule].level === 'INFO';

test.each(told.filter(lie => !isObserved(lie)))('%s is accused of what was seen', async (_id, mutant) => {
  const { outcome, message, evidence } = await resultFor(mutant);
  expect(outcome).toBe('failed');
  expect(message).toMatch(/\w+ .*\w/s);
  expect(message).not.toMatch(/undefined|NaN|\[object|\s$/);
  for (const { expected = 'x', actual = 'x' } of evidence ?? []) expect([expected, actual]).not.toContain('');
});

test.each(told.filter(isObserved))('%s is observed, and accused of nothing', async (_id, mutant) => {
  const { outcome, message } = await resultOf(mutant, mutant.alter, [mutant.rule]);
  expect(outcome).not.toBe('failed');
  expect(message).not.toBe((await resultOf(mutant, {}, [mutant.rule])).message);
});

test('what holds says against how much of what', async () => {
  const wiki = wikiOf();
  const evidence = await lookAtSample(
    (url, headers) =>
      answer(requestOf(url.slice(BASE.length), { host: new URL(BASE).host, ...headers }), wiki),
    { api: `${BASE}/api.php` },
  );
  const held = Object.keys(rules).map(rule => judgeFrom(evidence)(rule as RuleId));
  expect(held.filter(({ message }) => /^$|\s$|\d s?$|\d s? |undefined/.test(message))).toEqual([]);
});
