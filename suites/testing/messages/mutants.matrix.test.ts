/** The first mutant of each rule, without a network: the rule fails, and its messages and what it takes to find it are on file. */
import { expect, test } from 'vitest';
import { mutants, type Mutant } from '../../../fixtures/mutants/index.js';
import { areas, rules, type RuleId } from '../../../schemas/generated/rules.js';
import { areaOf } from '../../../schemas/rule-ids.js';
import type { RuleResult } from '../../../schemas/verdict.js';
import { judgeFrom } from '../../audit/judge.js';
import { collectFrom } from '../samples/audits.js';

/** Mutants below HTTP need a socket. */
const shown = Object.entries(mutants)
  .map(([id, mutant]) => ({ id, ...mutant }))
  .filter(({ alter }) => alter.socket === undefined);
const firsts = shown.filter(({ rule }, at) => shown.findIndex(other => other.rule === rule) === at);

/** Some mutants show only in requests for other rules. */
async function resultFor(mutant: Mutant): Promise<Found> {
  const { rule, strength = 1 } = mutant;
  const resultOf = async (selected: readonly RuleId[], steady = true) => {
    const evidence = await collectFrom(mutant, { rules: selected, strength, steady });
    expect(evidence.fault).toBeUndefined();
    const { trial, ...result } = judgeFrom(evidence)(rule);
    const cost = `${evidence.asked.length} questions, ${evidence.waits} waits`;
    return {
      ...result,
      proof: trial ? `${cost}, ${JSON.stringify(trial)}` : cost,
      isTried: trial !== undefined,
    };
  };
  const own = await resultOf([rule]);
  const found = own.outcome === 'failed' ? own : await resultOf([]);
  if (!found.isTried) return found;
  const { proof } = await resultOf(own === found ? [rule] : [], false);
  return { ...found, proof: `${found.proof}\n  elsewhere ${proof}` };
}

type Found = RuleResult & { readonly proof: string };

const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/g;
const WEEK_MS = 7 * 86_400_000;

/** Some messages contain the current time. */
const isNear = (moment: string) => Math.abs(Date.parse(moment) - Date.now()) < WEEK_MS;

function words({ rule, message, hint, evidence, proof }: Found): string {
  const places = evidence.flatMap(({ pointer, expected, actual }) => [
    `at ${pointer}`,
    `expected ${expected}`,
    `actual ${actual}`,
  ]);
  const lines = [`${rule}: ${message}`, `hint ${hint}`, ...places, proof].filter(
    line => !line.endsWith(' undefined'),
  );
  return lines.join('\n  ').replace(MOMENT, moment => (isNear(moment) ? 'a moment near now' : moment));
}

test.each(areas)('the messages of %s are on file, for one mutant of each rule', async area => {
  const texts: string[] = [];
  for (const mutant of firsts.filter(({ rule }) => areaOf(rule) === area)) {
    const result = await resultFor(mutant);
    expect(result.outcome === 'failed', mutant.rule).toBe(rules[mutant.rule].level !== 'INFO');
    texts.push(words(result));
  }
  expect(texts.toSorted().join('\n')).toMatchSnapshot();
});

const budgets = [20, 40, 60, 100, 150];

test.each([
  'allimages.mime-finds/',
  'allimages.mime-filter/bad-pipe',
  'envelope.same-question/',
  'envelope.same-question/error-when-reversed',
  'envelope.status/asked-before',
  'html.same-object/',
  'session.same-answer/',
  'session.same-status/refused',
])('what is told of the mutant %s within small budgets is on file', async begin => {
  const mutant = shown.find(({ id }) => id.startsWith(begin));
  if (!mutant) throw new Error('no such mutant');
  const { rule } = mutant;
  const told: string[] = [];
  for (const maxRequests of budgets) {
    const evidence = await collectFrom(mutant, { maxRequests, strength: mutant.strength ?? 1 });
    const { asked, waits, leftOut, coverage, walks, missing, existing } = evidence;
    const { outcome, message } = judgeFrom(evidence)(rule);
    const covered = coverage.map(({ covered: some, of }) => `${some}/${of}`);
    const pages = Array.from(walks.values(), walk => walk.pages);
    told.push(
      `${maxRequests}: ${outcome}, ${message}\n  ${asked.length} questions, ${waits} waits, covered ${covered.join()}, pages ${pages.join()}, titles ${missing.length}, ${existing.length}; ${leftOut}`,
    );
  }
  expect(told.join('\n')).toMatchSnapshot();
});
