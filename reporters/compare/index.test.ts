import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { comparisonOf, consoleCompare, disagreementText, dividedRules } from './index.js';
import { hostile } from '../testing/hostile.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant, reportOf } from '../testing/reports.js';

const at = (host: string, report: Report): Report => ({
  ...report,
  target: { ...report.target, url: `https://${host}/w/api.php` },
});

const reports = [
  at('a.example', conformant),
  at('b.example', nonconformant),
  at('c.example', conformant),
  at('d.example', inconclusive),
];
const comparison = comparisonOf(reports);
const names = (rules: readonly { readonly rule: string }[]) => rules.map(({ rule }) => rule);

const labelsOf = (some: readonly Report[], folders: readonly string[] = []) =>
  comparisonOf(
    some,
    folders.map(folder => ({ folder })),
  ).targets.map(({ label }) => label);

describe('targets side by side', () => {
  test('disagree on what some keep and others break, never on what was not judged', () => {
    expect(names(dividedRules(comparison))).toEqual([
      'allimages.ns',
      'allimages.url-prefix',
      'session.same-answer',
      'session.no-live-cookie',
    ]);
  });

  test('are not compared where nothing was judged', () => {
    const texts = [
      [
        [inconclusive, conformant, conformant],
        '2 targets do not contradict each other; 1 of 3 could not be compared',
      ],
      [[inconclusive, conformant], 'Nothing compared: rules were tested on 1 of 2 targets'],
    ] as const;
    for (const [some, said] of texts) expect(disagreementText(comparisonOf(some))).toBe(said);
  });

  test('are in the order of disagreement, then of the contract', () => {
    const broken = reportOf({
      'session.same-answer': { outcome: 'failed', message: 'another answer', evidence: [{ exchange: 17 }] },
    });
    const { rules } = comparisonOf([...reports, at('e.example', broken)]);
    expect(names(rules).slice(0, 3)).toEqual(['session.same-answer', 'allimages.ns', 'allimages.url-prefix']);
  });

  test.each<[what: string, reports: readonly Report[], labels: readonly string[]]>([
    ['their addresses', reports, ['a.example/w', 'b.example/w', 'c.example/w', 'd.example/w']],
    [
      'addresses and times',
      [conformant, { ...conformant, started: '2026-02-03T04:05:06.000Z' }],
      ['127.0.0.1:8080 2026-01-02 03:04:05', '127.0.0.1:8080 2026-02-03 04:05:06'],
    ],
    [
      'addresses and numbers',
      [conformant, { ...conformant }],
      ['127.0.0.1:8080 (report 1)', '127.0.0.1:8080 (report 2)'],
    ],
  ])('are named by %s', (_what, some, labels) => {
    expect(labelsOf(some)).toEqual(labels);
  });

  test('are named by their label, or else by the folder of their report if no other has it', () => {
    const labelled = { ...conformant, target: { ...conformant.target, label: 'staging' } };
    const some = [labelled, ...reports.slice(0, 3)];
    const folders = ['one', 'release-1', 'report', 'report'];
    expect(labelsOf(some, folders)).toEqual(['staging', 'release-1', 'b.example/w', 'c.example/w']);
  });
});

const text = (columns: number, some: readonly Report[] = reports) =>
  consoleCompare(comparisonOf(some), { columns, colour: false, files: ['compare.html'] });

describe('the summary of a comparison on the console', () => {
  test('names the targets, and the rules that divide them', () => {
    expect(text(100)).toBe(`3 targets disagree on 4 rules (3 MUST, 1 SHOULD); 1 of 4 could not be compared
! No rule was tested on d.example/w: Nothing could be tested: no connection to 127.0.0.1 port 8080:
  refused.

Targets
✓ 1 a.example/w  conformant
✗ 2 b.example/w  not conformant, 3 MUST, 1 SHOULD failed
✓ 3 c.example/w  conformant
? 4 d.example/w  inconclusive

Most disagreement
✗ allimages.ns            1 failed (2), 2 passed
✗ allimages.url-prefix    1 failed (2), 2 passed
✗ session.same-answer     1 failed (2), 2 passed
✗ session.no-live-cookie  1 failed (2), 2 passed

page:     compare.html
`);
  });

  test.each([60, 80, 120])('fits %i columns, and holds nothing that a terminal obeys', columns => {
    const lines = text(columns, [hostile, asFarAsAsked, nonconformant]).split('\n');
    expect(lines.filter(line => line.length > columns)).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2066]/);
  });
});
