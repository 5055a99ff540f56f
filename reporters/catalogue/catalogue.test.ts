import { describe, expect, test } from 'vitest';
import { notes, rules, silences } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { closestRule, rulesJson, rulesTable } from './catalogue.js';
import { displayWidth } from '../text/layout.js';

describe('the table of rules', () => {
  test.each([60, 80, 100, 140])('names every rule and keeps to %i columns', columns => {
    const lines = rulesTable({ columns, colour: false }).split('\n');
    for (const id of ruleIds) expect(lines.some(line => line.startsWith(`${id} `))).toBe(true);
    expect(lines.filter(line => displayWidth(line) > columns)).toEqual([]);
  });

  test('has the statement below the rule', () => {
    expect(rulesTable({ columns: 80, colour: false })).toMatch(
      /^envelope\.status +MUST +1\n {4}A successful answer, /m,
    );
  });

  test.each([80, 120])('at %i columns is the same with colours, but for the colours', columns => {
    expect(rulesTable({ columns, colour: true }).replaceAll(/\u001b\[[0-9]+m/g, '')).toBe(
      rulesTable({ columns, colour: false }),
    );
  });
});

test('the catalogue as JSON holds every rule, parameter, silence and note', () => {
  const catalogue: unknown = JSON.parse(rulesJson());
  expect(catalogue).toMatchObject({
    rules: Object.entries(rules).map(([id, rule]) => ({ id, ...rule })),
    silences: Object.keys(silences).map(id => ({ id })),
    notes: Object.keys(notes).map(id => ({ id })),
  });
});

describe('the rule that was meant', () => {
  test.each([
    ['allimages.page-sise', 'allimages.page-size'],
    ['allimage.pagesize', 'allimages.page-size'],
    ['Allimages.Page_Size', 'allimages.page-size'],
    ['page-size', 'allimages.page-size'],
    ['sesion.same-staus', 'session.same-status'],
    ['htlm.pretty', 'html.pretty'],
  ])('by %s is %s', (typed, meant) => {
    expect(closestRule(typed)).toBe(meant);
  });

  test.each(['', 'x', 'wikipedia', 'a'.repeat(100_000)])('by %.9s is unknown', typed => {
    expect(closestRule(typed)).toBeUndefined();
  });
});
