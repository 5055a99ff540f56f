import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { comparisonOf, consoleCompare, disagreementText } from './index.js';
import { hostile } from '../testing/hostile.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant, reportOf } from '../testing/reports.js';

const at = (host: string, report: Report): Report => ({
  ...report,
  target: { ...report.target, url: `https://${host}/w/api.php` },
});

const samples = { a: conformant, b: nonconformant, c: conformant, d: inconclusive };
const reports = Object.entries(samples).map(([host, report]) => at(`${host}.example`, report));
const names = (rules: readonly { readonly rule: string }[]) => rules.map(({ rule }) => rule);

const labelsOf = (some: readonly Report[], folders: readonly string[] = []) =>
  comparisonOf(
    some,
    folders.map(folder => ({ folder })),
  ).targets.map(({ label }) => label);

describe('targets side by side', () => {
  test('are not compared if nothing was judged', () => {
    expect(disagreementText(comparisonOf([inconclusive, conformant, conformant]))).toBe(
      '2 targets do not contradict each other; 1 of 3 could not be compared',
    );
    const two = comparisonOf([inconclusive, conformant]);
    expect(disagreementText(two)).toBe('Nothing compared: rules were tested on 1 of 2 targets');
  });

  test('are in the order of disagreement, then of the contract', () => {
    const broken = reportOf({ 'session.same-answer': { outcome: 'failed', message: 'another answer' } });
    const { rules } = comparisonOf([...reports, at('e.example', broken)]);
    expect(names(rules).slice(0, 3)).toEqual(['session.same-answer', 'allimages.ns', 'allimages.url-prefix']);
  });

  test('are named by label, folder, address, time or number, whichever no other has', () => {
    expect(labelsOf(reports)).toEqual(['a.example/w', 'b.example/w', 'c.example/w', 'd.example/w']);
    const later = { ...conformant, started: '2026-02-03T04:05:06.000Z' };
    expect(labelsOf([conformant, later])).toEqual([
      '127.0.0.1:8080 2026-01-02 03:04:05',
      '127.0.0.1:8080 2026-02-03 04:05:06',
    ]);
    expect(labelsOf([conformant, conformant])[1]).toBe('127.0.0.1:8080 (report 2)');
    const labelled = { ...conformant, target: { ...conformant.target, label: 'staging' } };
    const folders = ['one', 'release-1', 'report', 'report'];
    expect(labelsOf([labelled, ...reports.slice(0, 3)], folders)).toEqual([
      'staging',
      'release-1',
      'b.example/w',
      'c.example/w',
    ]);
  });
});

const text = (columns: number, some: readonly Report[] = reports) =>
  consoleCompare(comparisonOf(some), { columns, colour: false, files: ['compare.html'] });

describe('the summary of a comparison on the console', () => {
  test('names the targets, and the rules that divide them', () => {
    expect(text(100)).toBe(`3 targets disagree on 4 rules (3 MUST, 1 SHOULD); 1 of 4 could not be compared
! Not compared: d.example/w (Nothing could be tested: no connection to 127.0.0.1 port 8080:
  refused).

Targets
✓ 1 a.example/w  conformant
✗ 2 b.example/w  not conformant, 3 MUST, 1 SHOULD failed
✓ 3 c.example/w  conformant
? 4 d.example/w  inconclusive

Most disagreement
✗ allimages.ns            failed on target 2; 2 passed
✗ allimages.url-prefix    failed on target 2; 2 passed
✗ session.same-answer     failed on target 2; 2 passed
✗ session.no-live-cookie  failed on target 2; 2 passed

page:     compare.html
`);
  });

  test.each([60, 80, 120])('fits %i columns, and holds nothing that a terminal obeys', columns => {
    const lines = text(columns, [hostile, asFarAsAsked, nonconformant]).split('\n');
    expect(lines.filter(line => line.length > columns)).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2066]/);
  });
});
