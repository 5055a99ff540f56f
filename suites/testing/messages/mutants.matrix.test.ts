/** Every mutant, asked without a network: the rule that it breaks fails, with a message; the first of each rule is on file. */
import { expect, test } from 'vitest';
import { mutants, type Mutant } from '../../../fixtures/mutants/index.js';
import { areas, rules, type RuleId } from '../../../schemas/generated/rules.js';
import { areaOf } from '../../../schemas/rule-ids.js';
import type { RuleResult } from '../../../schemas/verdict.js';
import { judgeFrom } from '../../audit/judge.js';
import { collectFrom } from '../samples/audits.js';

function resultOf(mutant: Mutant, asked: readonly RuleId[], alter = mutant.alter): Promise<RuleResult> {
  const { strength = 1 } = mutant;
  return collectFrom(mutant, { rules: asked, strength }, alter).then(evidence => {
    expect(evidence.fault).toBeUndefined();
    return judgeFrom(evidence)(mutant.rule);
  });
}

const results = new Map<Mutant, Promise<RuleResult>>();

/** A mutation may show only in answers that are asked for other rules' sake. */
async function resultFor(mutant: Mutant): Promise<RuleResult> {
  const known = results.get(mutant);
  if (known) return known;
  const own = resultOf(mutant, [mutant.rule]);
  const result = own.then(found => (found.outcome === 'failed' ? found : resultOf(mutant, [])));
  results.set(mutant, result);
  return result;
}

const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/g;
const WEEK_MS = 7 * 86_400_000;

/** Some mutants speak of the time of the test. */
const isNear = (moment: string) => Math.abs(Date.parse(moment) - Date.now()) < WEEK_MS;

/** All that a reader sees of a result, a line each. */
function words({ rule, message, hint, evidence }: RuleResult): string {
  const places = evidence.flatMap(({ pointer, expected, actual }) => [
    `at ${pointer}`,
    `expected ${expected}`,
    `actual ${actual}`,
  ]);
  const lines = [`${rule}: ${message}`, `hint ${hint}`, ...places].filter(
    line => !line.endsWith(' undefined'),
  );
  return lines.join('\n  ').replace(MOMENT, moment => (isNear(moment) ? 'a moment near now' : moment));
}

/** A mutation below HTTP's answers needs a socket. */
const shown = Object.entries(mutants).filter(([, { alter }]) => alter.socket === undefined);
const isObserved = ([, { rule }]: (typeof shown)[number]) => rules[rule].level === 'INFO';
const judged = shown.filter(entry => !isObserved(entry));

test.each(judged)('%s fails with a message and a place', async (_id, mutant) => {
  const result = await resultFor(mutant);
  const { outcome, message, evidence } = result;
  expect(outcome).toBe('failed');
  expect(message).toMatch(/\w+ .*\w/s);
  expect(message).not.toMatch(/undefined|NaN|\[object|\s$/);
  for (const { expected = 'x', actual = 'x' } of evidence) expect([expected, actual]).not.toContain('');
});

test.each(shown.filter(isObserved))('%s is observed, and does not fail', async (_id, mutant) => {
  const { outcome, message } = await resultOf(mutant, [mutant.rule]);
  expect(outcome).not.toBe('failed');
  expect(message).not.toBe((await resultOf(mutant, [mutant.rule], {})).message);
});

/** The first mutant of each rule. */
const firsts = shown.filter(([, { rule }], at) => shown.findIndex(([, other]) => other.rule === rule) === at);

test.each(areas)('the messages of %s are on file, for one mutant of each rule', async area => {
  const texts: string[] = [];
  for (const [, mutant] of firsts.filter(([, { rule }]) => areaOf(rule) === area))
    texts.push(words(await resultFor(mutant)));
  expect(texts.toSorted().join('\n')).toMatchSnapshot();
});
