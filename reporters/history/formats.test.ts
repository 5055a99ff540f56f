import { expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { displayWidth } from '../text/layout.js';
import { historyOfNights, targetOf } from '../testing/histories.js';
import { hostile } from '../testing/hostile.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant, ruined } from '../testing/reports.js';
import { consoleHistory, changeSince, sinceText } from './words.js';
import { historyOf, type History } from './index.js';

const attack = { ...conformant, target: { ...hostile.target, label: hostile.seed } };
const attacked = { ...hostile, target: attack.target };

const histories: readonly (readonly [name: string, history: History])[] = [
  ['a quiet target', historyOfNights([conformant, conformant])],
  ['a single run', historyOfNights([nonconformant])],
  ['a moving target', historyOfNights([conformant, nonconformant, conformant, ruined, ruined, inconclusive])],
  ['hostile texts', historyOfNights([attack, attacked, attack, attacked])],
  ['many targets', historyOfNights([conformant, asFarAsAsked], [attack, attacked], [ruined, inconclusive])],
];

test.each(histories)('%s is laid out in columns of printable text', (_name, history) => {
  for (const columns of [60, 120]) {
    const text = consoleHistory(history, { columns, colour: false, files: ['public/history.html'] });
    expect(text).not.toMatch(/[^\P{C}\n]/u);
    expect(text.split('\n').filter(line => displayWidth(line) > columns)).toEqual([]);
  }
});

const lastStep = (nights: readonly Report[]) =>
  historyOfNights(nights).targets[0]?.steps.at(-1)?.changes ?? [];

test('a run that could not tell makes no rule worse or better that is then as it was before', () => {
  const recovered = lastStep([nonconformant, inconclusive, inconclusive, nonconformant]);
  expect(new Set(recovered.map(({ change }) => change))).toEqual(new Set(['changed']));
  const broken = lastStep([conformant, inconclusive, nonconformant]);
  const failing = broken.filter(({ new: outcome }) => outcome === 'failed');
  expect(failing.length).toBeGreaterThan(0);
  expect(broken.filter(({ change }) => change === 'worse')).toEqual(failing);
  expect(broken.filter(({ change }) => change === 'better')).toEqual([]);
});

const sinceTexts = (nights: readonly Report[]) =>
  historyOfNights(nights).targets.flatMap(({ rules }) => rules.map(sinceText));

test('a rule that no run could determine is not said to be no longer determined', () => {
  expect(new Set(sinceTexts([inconclusive, inconclusive]))).toEqual(new Set(['never determined']));
  expect(sinceTexts([conformant, inconclusive])).toContain('no longer determined since 2026-01-02');
});

test.each<[what: string, reports: readonly Report[], outcome: string]>([
  ['the latest, not the first', [conformant, nonconformant, conformant], 'passed'],
  ['the failure, not what came after', [conformant, nonconformant, inconclusive], 'failed'],
])('of changes at the same moment it is %s', (_what, reports, outcome) => {
  const made = targetOf(reports);
  const started = made.runs[0]?.started ?? '';
  const runs = made.runs.map(run => ({ ...run, started }));
  const [target] = historyOf([{ ...made, runs }], { name: 'suite', version: '1' }).targets;
  const rule = target?.rules.find(each => each.rule === 'allimages.ns');
  expect(target && rule && changeSince(rule, target)?.new).toBe(outcome);
});
