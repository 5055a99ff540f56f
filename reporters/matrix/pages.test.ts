import { describe, expect, test } from 'vitest';
import { placeNote, type Report } from '../../schemas/verdict.js';
import { comparisonOf } from '../compare/index.js';
import { everySample, hostile } from '../testing/hostile.js';
import { historyOfNights } from '../testing/histories.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { compareHtml } from './compare.js';
import { fleetPage } from './fleet.js';
import { historyHtml } from './history.js';
import { standingsOf } from './page.js';
import { addReport, emptyMatrix, outcomeGroups, ruleCounts, type Matrix } from './rows.js';

const at = (host: string, report: Report): Report => ({
  ...report,
  target: { ...report.target, url: `https://${host}/w/api.php` },
});

function fleetOf(reports: readonly (Report | undefined)[]): Matrix {
  const fleet = emptyMatrix();
  for (const [index, report] of reports.entries()) {
    const place = { about: report?.target.url ?? '', owner: 'a', href: report ? `${index}.html` : '' };
    addReport(fleet, { label: `wiki ${index}`, ...place }, report);
  }
  return fleet;
}

const withMessages = (report: Report, message: string, places = 1): Report => ({
  ...report,
  results: report.results.map(result => {
    const seen = { ...result, places };
    return result.outcome === 'failed' ? { ...seen, message: message + placeNote(seen) } : result;
  }),
});

describe('the rows of a table', () => {
  test('are counted by verdict; a target without a report is pending', () => {
    const { rows } = fleetOf([conformant, nonconformant, inconclusive, undefined, conformant]);
    expect(standingsOf(rows)).toEqual({ conformant: 2, nonconformant: 1, undetermined: 1, pending: 1 });
  });

  test('share what is equal but for the address of the wiki and for counts', () => {
    const reports = ['a.example', 'b.example', 'c.example'].map((host, index) =>
      at(host, withMessages(nonconformant, `https://${host}/x.png is missing`, index + 2)),
    );
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
    expect(groups.map(rows => rows.map(({ label }) => label))).toEqual([['wiki 1', 'wiki 3'], ['wiki 0']]);
  });
});

const poison = [{ operator: '<b>', targets: 1, reason: '<script>' }];

describe.each<[page: string, htmlOf: (report: Report) => string]>([
  ['a fleet', report => fleetPage(fleetOf([report, report]), poison)],
  ['a comparison', report => compareHtml(comparisonOf([report, report]))],
  ['a history', report => historyHtml(historyOfNights([report, report]))],
])('the page of %s', (_page, htmlOf) => {
  test.each(everySample)('with %s runs and loads only its own, and escapes every text', (_name, report) => {
    const html = htmlOf(report);
    expect(html.match(/<(?:script|style|link)\b/g)).toEqual(['<link', '<style', '<script', '<script']);
    expect(html.replace(/<script[^]*?<\/script>/g, '')).not.toMatch(/ (?:style|on\w+|src|srcset|action)=/);
    expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e\u2028]/);
    const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect((JSON.parse(json) as { rows: unknown[] }).rows).toHaveLength(2);
    expect(htmlOf(structuredClone(report))).toBe(html);
  });

  test('has its table first', () => {
    expect(htmlOf(nonconformant)).toMatch(
      /<nav[^>]*><a href="#table">[^]*?<main>[^]*?<section[^>]*id="table"/,
    );
  });
});

test('the page of a fleet that has not begun names only what is pending', () => {
  const html = fleetPage(fleetOf([undefined, undefined]));
  expect(html).toContain('<h1>0 of 2 targets conform</h1>');
  expect(html).not.toContain('id="rules"');
});

const articleOf = (reports: readonly Report[]) =>
  /id="rule-allimages\.url-prefix">([^]*?)<\/article>/.exec(compareHtml(comparisonOf(reports)))?.[1] ?? '';

describe('the page of a comparison', () => {
  test('shows for each failure what was expected, what came, and the request', () => {
    const article = articleOf([conformant, nonconformant]);
    for (const part of ['<dt>expected</dt>', 'cdn.wiki', 'curl -g --compressed', 'The answer'])
      expect(article).toContain(part);
  });

  test('lists a failure once, however often it was seen', () => {
    const seen = [3, 1_200].map(places => withMessages(nonconformant, 'it is wrong', places));
    const article = articleOf([conformant, ...seen]);
    expect(article.match(/it is wrong/g)).toHaveLength(1);
    expect(article).toContain('id="seen-2-allimages.url-prefix"');
    expect(article).toContain('id="seen-3-allimages.url-prefix"');
  });

  test('of a thousand targets of which no two are alike stays under 5 MB', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => {
      const report = at(`${index}.example`, index % 2 ? nonconformant : hostile);
      // The bits of the index decide which rules fail, so that no two targets are alike.
      const results = report.results.map((result, bit) => {
        if (bit >= 10) return result;
        if ((index >> bit) % 2 === 0) return { ...result, outcome: 'passed' as const };
        const evidence = [{ exchange: 4 }];
        return { ...result, outcome: 'failed' as const, message: `seen on ${index}`, evidence };
      });
      return { ...report, results };
    });
    expect(Buffer.byteLength(compareHtml(comparisonOf(many)))).toBeLessThan(5_000_000);
  });
});

test('the page of a history names the rule that fails and since when, counts the steps that it leaves out, and stays small', () => {
  const html = historyHtml(historyOfNights([conformant, nonconformant]));
  expect(html).toContain('fails: allimages.ns (since 2026-01-02)');
  const nights = Array.from({ length: 500 }, () => [conformant, nonconformant]).flat();
  const page = historyHtml(historyOfNights(nights));
  expect(page).toContain('and 899 more steps: see the JSON');
  expect(page.length).toBeLessThan(2_000_000);
});
