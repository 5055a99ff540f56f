import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { everySample } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { outcomeGroups, ruleCounts, seenSilences, standingsOf } from './counts.js';
import { fleetPage } from './page.js';
import { addTarget, emptyFleet, factsOf } from './rows.js';
import type { Fleet } from './rows.js';

const at = (host: string, report: Report): Report => ({
  ...report,
  target: { ...report.target, url: `https://${host}/w/api.php` },
});

function fleetOf(reports: readonly (Report | undefined)[]): Fleet {
  const fleet = emptyFleet();
  for (const [index, report] of reports.entries()) {
    const place = { folder: `targets/ab/${index}`, hasPage: report?.conformant !== true };
    addTarget(
      fleet,
      { label: `wiki ${index}`, url: report?.target.url ?? '', operator: 'a', ...place },
      report && factsOf(report),
    );
  }
  return fleet;
}

describe('the rows of a fleet', () => {
  test('are counted by verdict; a target without a report is pending', () => {
    const { rows } = fleetOf([conformant, nonconformant, inconclusive, undefined, conformant]);
    expect(standingsOf(rows)).toEqual({ conformant: 2, nonconformant: 1, undetermined: 1, pending: 1 });
  });

  test('share what is equal but for the address of the wiki', () => {
    const reports = ['a.example', 'b.example', 'c.example'].map(host => {
      const results = nonconformant.results.map(result =>
        result.rule === 'allimages.ns' ? { ...result, message: `https://${host}/x.png is missing` } : result,
      );
      return at(host, { ...nonconformant, results });
    });
    const fleet = fleetOf(reports);
    expect(new Set(fleet.rows.map(({ column }) => column)).size).toBe(1);
    const ns = ruleCounts(fleet).find(({ rule }) => rule === 'allimages.ns');
    expect(ns).toMatchObject({
      totals: { failed: 3 },
      message: { text: 'https://{host}/x.png is missing', targets: 3 },
    });
  });

  test('are grouped by the outcomes of all rules, the largest group first', () => {
    const groups = outcomeGroups(fleetOf([nonconformant, conformant, undefined, conformant]));
    expect(groups.map(({ number, rows }) => [number, rows.map(row => row.number)])).toEqual([
      [1, [2, 4]],
      [2, [1]],
    ]);
  });

  test('keep a rule that this version does not know', () => {
    const [first] = conformant.results;
    if (!first) throw new Error('the sample has no result');
    const newer = { ...conformant, results: [...conformant.results, { ...first, rule: 'allimages.new' }] };
    const fleet = fleetOf([conformant, newer]);
    expect(ruleCounts(fleet).find(({ rule }) => rule === 'allimages.new')?.totals.passed).toBe(1);
    expect(fleetPage(fleet)).toContain('<option>allimages.new</option>');
  });

  test('say of each silence what most targets do, and who does otherwise', () => {
    const other: Report = {
      ...conformant,
      observations: [{ silence: 'html.page', section: '1', seen: 'the JSON is highlighted' }],
    };
    const silence = seenSilences(fleetOf([conformant, other, conformant, undefined])).find(
      each => each.silence === 'html.page',
    );
    expect(silence?.behaviours.map(({ seen, rows }) => [seen, rows.map(({ number }) => number)])).toEqual([
      ['the JSON is not highlighted', [1, 3]],
      ['the JSON is highlighted', [2]],
    ]);
  });

  test('take a bounded room for texts, however many a server invents', () => {
    const fleet = fleetOf(
      Array.from({ length: 400 }, (_, index) => ({
        ...nonconformant,
        results: nonconformant.results.map(result => ({
          ...result,
          outcome: 'failed' as const,
          message: `${index} ${result.rule} ${'x'.repeat(5_000)}`,
        })),
      })),
    );
    fleet.room = 0;
    const size = fleet.texts.size;
    addTarget(
      fleet,
      { label: 'w', url: 'u', operator: 'a', folder: '', hasPage: false },
      factsOf(nonconformant),
    );
    expect(fleet.texts.size).toBe(size);
    expect(fleet.rows.at(-1)?.messages).toContain(-1);
    expect([...fleet.texts.keys()].every(text => text.length < 350)).toBe(true);
    expect(fleetPage(fleet).length).toBeLessThan(6_000_000);
  });
});

describe('the page of a fleet', () => {
  test.each(everySample)(
    'of the sample %s has no script but its own and no unescaped text',
    (_name, report) => {
      const html = fleetPage(fleetOf([report, report]), [
        { operator: '<b>', targets: 1, reason: '<script>' },
      ]);
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(html).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/);
      const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
      expect(json).not.toContain('<');
      expect((JSON.parse(json) as { rows: unknown[] }).rows).toHaveLength(2);
    },
  );

  test('of a fleet that has not begun names only what is pending', () => {
    const html = fleetPage(fleetOf([undefined, undefined]));
    expect(html).toContain('<h1>0 of 2 targets conform</h1>');
    expect(html).not.toContain('id="rules"');
  });
});
