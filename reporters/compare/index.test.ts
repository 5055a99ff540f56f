import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { consoleCompare } from './console.js';
import { compareHtml } from './page.js';
import { comparisonOf, parted } from './index.js';
import { everySample } from '../testing/hostile.js';
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

const labels = (some: readonly Report[]) => comparisonOf(some).targets.map(({ label }) => label);

const namedA = (host: string) => {
  const report = at(host, conformant);
  return { ...report, target: { ...report.target, label: 'A' } };
};

const withStrength = (strength: number): Report => ({
  ...conformant,
  plan: { strength, reports: [], covered: 1, of: 1 },
});

describe('targets side by side', () => {
  test('disagree on what some keep and others break, never on what was not judged', () => {
    const { divided, uneven, agreed } = parted(comparison);
    expect(names(divided)).toEqual([
      'allimages.ns',
      'allimages.url-prefix',
      'session.same-answer',
      'session.no-live-cookie',
    ]);
    expect(names(uneven)).toContain('html.pretty');
    expect(divided.length + uneven.length + agreed.length).toBe(comparison.rules.length);
  });

  test('are in the order of disagreement, then of the contract', () => {
    const broken = reportOf({
      'session.same-answer': { outcome: 'failed', message: 'another answer', evidence: [{ exchange: 17 }] },
    });
    const { rules } = comparisonOf([...reports, at('e.example', broken)]);
    expect(names(rules).slice(0, 3)).toEqual(['session.same-answer', 'allimages.ns', 'allimages.url-prefix']);
    expect(rules[0]?.disagreement).toBe(0.5);
  });

  test('are noted to be of audits that did not ask the same', () => {
    const note = 'Not all audits combined as many values in a question: --strength differs.';
    for (const [strength, isNoted] of [
      [1, true],
      [2, false],
    ] as const) {
      const compared = comparisonOf([
        at('a.example', withStrength(strength)),
        at('b.example', withStrength(2)),
      ]);
      const text = consoleCompare(compared, { columns: 120, colour: false, files: [] });
      expect(text.includes(note)).toBe(isNoted);
      expect(compareHtml(compared).includes(note)).toBe(isNoted);
    }
  });

  test('agree where all fail', () => {
    const { rules } = comparisonOf([at('a.example', nonconformant), at('b.example', nonconformant)]);
    expect(rules.every(({ disagreement, spread }) => disagreement === 0 && spread === 0)).toBe(true);
  });

  test('have labels of their own, also where one is audited again', () => {
    const later = { ...conformant, started: '2026-02-03T04:05:06.000Z' };
    expect(labels(reports)).toEqual(['a.example/w', 'b.example/w', 'c.example/w', 'd.example/w']);
    expect(labels([conformant, later])).toEqual([
      '127.0.0.1:8080 2026-01-02 03:04:05',
      '127.0.0.1:8080 2026-02-03 04:05:06',
    ]);
    expect(labels([conformant, { ...conformant }])).toEqual([
      '127.0.0.1:8080 (1 of 2)',
      '127.0.0.1:8080 (2 of 2)',
    ]);
  });

  test('with one label are told apart by their address where both were audited in one second', () => {
    expect(labels([namedA('a.example'), namedA('b.example')])).toEqual([
      'A (a.example/w)',
      'A (b.example/w)',
    ]);
  });

  test('are named by their label, or else by the folder of their report where no other has it', () => {
    const labelled = { ...conformant, target: { ...conformant.target, label: 'staging' } };
    const some = [
      labelled,
      at('a.example', conformant),
      at('b.example', conformant),
      at('c.example', conformant),
    ];
    const places = ['one', 'release-1', 'report', 'report'].map(folder => ({ folder }));
    expect(comparisonOf(some, places).targets.map(({ label }) => label)).toEqual([
      'staging',
      'release-1',
      'b.example/w',
      'c.example/w',
    ]);
  });

  test('share a column where there are more than fifty and they have the same outcome of every rule', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => at(`${index}.example`, conformant));
    expect(comparisonOf(fifty).columns).toHaveLength(50);
    const { columns, isGrouped } = comparisonOf([at('other.example', nonconformant), ...fifty]);
    expect(isGrouped).toBe(true);
    expect(columns.map(({ number, targets }) => [number, targets.length, targets[0].number])).toEqual([
      [1, 50, 2],
      [2, 1, 1],
    ]);
  });

  test('are counted for each silence, the most divided first', () => {
    const other = {
      ...conformant,
      observations: [{ silence: 'html.page', section: '1', seen: 'the JSON is highlighted' }],
    };
    const { silences } = comparisonOf([...reports, at('e.example', other)]);
    expect(silences[0]).toMatchObject({
      silence: 'html.page',
      answers: [
        { seen: 'the JSON is not highlighted', targets: [{ number: 1 }, { number: 2 }, { number: 3 }] },
        { seen: 'the JSON is highlighted', targets: [{ number: 5 }] },
      ],
      unseen: [{ number: 4 }],
    });
  });

  test('with another contract have rules that others do not know', () => {
    const [first, ...rest] = conformant.results;
    if (!first) throw new Error('the sample has results');
    const older = { ...conformant, results: [{ ...first, rule: 'envelope.older' }, ...rest] };
    const { rules } = comparisonOf([conformant, older]);
    expect(
      rules.find(({ rule }) => rule === 'envelope.older')?.cells.map(({ result }) => result?.outcome),
    ).toEqual([undefined, 'passed']);
  });
});

describe('the page of a comparison', () => {
  test('has the outcome of every rule on every target, each linked to its finding', () => {
    const html = compareHtml(comparison);
    const rows = [...html.matchAll(/<tr class="rule"[^]*?<\/tr>/g)].map(([row]) => row);
    expect(rows).toHaveLength(comparison.rules.length);
    for (const [index, rule] of comparison.rules.entries()) {
      const shown = rows.find(row => row.includes(`<code>${rule.rule}</code>`)) ?? '';
      const cells = [...shown.matchAll(/<td class="(\w+)"><a href="#([^"]+)">/g)];
      expect(cells.map(([, outcome]) => outcome)).toEqual(rule.cells.map(({ result }) => result?.outcome));
      for (const [, , id] of cells) expect(html.split(` id="${id}"`)).toHaveLength(2);
      expect(index).toBeGreaterThanOrEqual(0);
    }
  });

  test('shows for each failure what was expected, what came, and the request', () => {
    const [, article = ''] =
      /id="rule-allimages\.url-prefix">([^]*?)<\/article>/.exec(compareHtml(comparison)) ?? [];
    expect(article).toContain('<dt>expected</dt>');
    expect(article).toContain('cdn.wiki');
    expect(article).toContain('curl -g --compressed');
    expect(article).toContain('The answer');
  });

  test('aggregates what was seen of the silences', () => {
    const html = compareHtml(comparison);
    expect(html).toContain('3 of 4 targets');
    expect(html).toContain('The order of the fields in an entry.');
  });

  test.each(everySample)(
    'with %s lets nothing run and nothing load but what it brings along',
    (_name, report) => {
      const html = compareHtml(comparisonOf([report, conformant]));
      expect(html).not.toMatch(/ (?:style|on\w+|src|srcset|action|data)=/);
      expect(html.match(/<(?:script|style|link)\b/g)).toEqual(['<link', '<style', '<script']);
    },
  );

  test('is the same text twice', () => {
    expect(compareHtml(comparisonOf(structuredClone(reports)))).toBe(compareHtml(comparison));
  });

  test('leads to the report of each target, whatever its folder is called', () => {
    const places = [{ folder: 'a', href: '../a%20%22b%22/report.html' }, { folder: 'b' }];
    const html = compareHtml(comparisonOf(reports.slice(0, 2), places));
    expect(html).toContain('<a href="../a%20%22b%22/report.html">a</a>');
    expect(html).toContain('<span class="name">b</span>');
  });

  test('counts failed MUST and SHOULD rules apart', () => {
    const [, row = ''] = /<tr id="target-2">(.*)<\/tr>/.exec(compareHtml(comparison)) ?? [];
    expect([...row.matchAll(/<td>(\d+)<\/td>/g)].map(([, number]) => number)).toEqual(['2', '3', '1', '3']);
  });

  test.each([
    ['fifty', 50],
    ['a thousand', 1_000],
  ])('of %s targets of which no two are alike stays under 5 MB', (_name, size) => {
    const many = Array.from({ length: size }, (_, index) => {
      const report = at(`${index}.example`, index % 2 ? nonconformant : hostile);
      // The bits of the number decide which rules fail, so that each target has a column of its own.
      const results = report.results.map((result, bit) => {
        if (bit >= 10) return result;
        if ((index >> bit) % 2 === 0) return { ...result, outcome: 'passed' as const };
        const evidence = [{ exchange: 4 }];
        return { ...result, outcome: 'failed' as const, message: `seen on ${index}`, evidence };
      });
      return { ...report, results };
    });
    const compared = comparisonOf(many);
    expect(compared.columns).toHaveLength(size);
    expect(Buffer.byteLength(compareHtml(compared))).toBeLessThan(5_000_000);
  });
});

const text = (columns: number, some: readonly Report[] = reports) =>
  consoleCompare(comparisonOf(some), { columns, colour: false, files: ['compare.html'] });

describe('the summary of a comparison on the console', () => {
  test('names the targets, the rules that divide them, and the silences', () => {
    expect(text(100)).toBe(`4 targets disagree on 4 rules (3 MUST, 1 SHOULD)
20 rules not judged on every target, 0 rules with the same outcome on all

   1  ✓ a.example/w                               conformant
   2  ✗ b.example/w                               not conformant, 3 MUST, 1 SHOULD failed
   3  ✓ c.example/w                               conformant
   4  ? d.example/w                               inconclusive

Most disagreement
  allimages.ns            1 failed (2), 2 passed
  allimages.url-prefix    1 failed (2), 2 passed
  session.same-answer     1 failed (2), 2 passed
  session.no-live-cookie  1 failed (2), 2 passed

Where the contract is silent
  envelope.json-style  3 of 4 targets: no white space between members
  html.page  3 of 4 targets: the JSON is not highlighted
  allimages.key-order  3 of 4 targets: name, timestamp, url

page:     compare.html
`);
  });

  test.each([60, 80, 120])('fits %i columns, and holds nothing that a terminal obeys', columns => {
    const lines = text(columns, [hostile, asFarAsAsked, nonconformant]).split('\n');
    expect(lines.filter(line => line.length > columns)).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\u2066]/);
  });
});
