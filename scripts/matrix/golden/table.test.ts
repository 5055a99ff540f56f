import { expect, test } from 'vitest';
import type { Report } from '../../../schemas/verdict.js';
import { differences, lineOf, replaced, totalOf } from './table.js';

const results = [
  { rule: 'allimages.order', outcome: 'failed' },
  { rule: 'allimages.ns', outcome: 'failed' },
  { rule: 'html.notice', outcome: 'cantTell' },
  { rule: 'html.pretty', outcome: 'passed' },
];
const report = (conformant: boolean | null, fault?: object) =>
  ({ results, conformant, fault }) as unknown as Report;

test('a line has the exit status and the sorted rules that failed and that cannot be told', () => {
  expect(lineOf('random', 'a wiki', report(false))).toBe(
    'random a_wiki 1 allimages.ns,allimages.order html.notice',
  );
  expect(lineOf('random', 'calm', { ...report(true), results: [] })).toBe('random calm 0 - -');
  expect(lineOf('random', 'silent', { ...report(null), results: [] })).toBe('random silent 3 - -');
  expect(lineOf('random', 'broken', { ...report(true, {}), results: [] })).toBe('random broken 3 - -');
});

test('the lines of a group are replaced, its total too, and those of other groups stay', () => {
  const table = 'a one 0 - -\na two 0 - -\nab one 1 x -\n~ a 2 audits\n~ ab 1 audits\n';
  expect(replaced(table, 'a', [totalOf('a', [3, 9]), 'a one 3 - y']).split('\n')).toEqual([
    'a one 3 - y',
    'ab one 1 x -',
    '~ a 2 audits, 12 requests, 9 at most',
    '~ ab 1 audits',
    '',
  ]);
});

test('of a line that differs, the rules that both tables have are left out', () => {
  const before = 'a gone 0 - -\na one 3 - x.a,x.b,x.c\na same 0 - -\n';
  const after = 'a come 1 x.a -\na one 1 x.c x.a,x.b\na same 0 - -\n';
  expect(differences(before, after)).toEqual([
    '+ a come 1 x.a -',
    '- a gone 0 - -',
    '- a one 3 - x.c,…',
    '+ a one 1 x.c …',
  ]);
  expect(differences(after, after)).toEqual([]);
});
