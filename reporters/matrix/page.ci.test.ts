/** The pages of compare, fleet and history in a real Chromium: one table, one script, one set of tests. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { unless } from '../../scripts/testing/skips.js';
import { comparisonOf } from '../compare/index.js';
import { ORIGIN, browserFor, faultsOf } from '../testing/chromium.js';
import { historyOfNights } from '../testing/histories.js';
import { hostile } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { compareHtml } from './compare.js';
import { fleetPage } from './fleet.js';
import { historyHtml } from './history.js';
import { addReport, emptyMatrix } from './rows.js';

const { missing, open } = browserFor('the pages of compare, fleet and history');

const kinds = [conformant, conformant, nonconformant, inconclusive, undefined];

/** Targets of three operators: two of five conform, one is pending. */
function fleet(number: number, attack?: string): string {
  const matrix = emptyMatrix();
  for (let at = 0; at < number; at += 1) {
    const report = kinds[at % kinds.length];
    const owner = `operator-${at % 3}.example`;
    const file = report?.conformant === true ? 'report.json.gz' : 'report.html';
    const about = `https://wiki${at}.${owner}/w/api.php`;
    const href = report ? `targets/ab/${at}/${file}` : '';
    addReport(matrix, { label: `wiki ${at}`, about, owner, href }, report);
  }
  if (attack !== undefined) {
    const href = 'targets/ab/x/report.html';
    addReport(matrix, { label: attack, about: `javascript:${attack}`, owner: attack, href }, hostile);
  }
  return fleetPage(matrix, [{ operator: 'operator-1.example', targets: 7, reason: 'status 429' }]);
}

const compared = (...reports: readonly Report[]) => compareHtml(comparisonOf(reports));
const samples = [conformant, nonconformant, inconclusive];

const quiet = [conformant, conformant, conformant, conformant];
const nights = [conformant, nonconformant, ...quiet, nonconformant, nonconformant, inconclusive];
const named = (label: string) =>
  [conformant, nonconformant].map(report => ({ ...report, target: { ...report.target, label } }));
const attacked = [conformant, hostile, conformant].map(report => ({ ...report, target: hostile.target }));

const pages: Readonly<Record<string, string>> = {
  fleet: fleet(60),
  'fleet without a target': fleet(0),
  comparison: compared(...samples),
  'comparison without a disagreement': compared(conformant, conformant),
  history: historyHtml(historyOfNights(nights)),
  'history of many': historyHtml(historyOfNights([conformant, conformant], named('b'), named('c'))),
  'hostile fleet': fleet(5, '</script><script>alert(1)</script>\u202e"\'<img src=x onerror=alert(1)>'),
  'hostile comparison': compared(hostile, ...samples),
  'hostile history': historyHtml(historyOfNights(attacked)),
};
const htmlOf = (name: string) => pages[name] ?? '';

const grid = (page: Page) => page.locator('table.matrix');
const heads = (page: Page) => grid(page).locator('thead .upright').allTextContents();
const rowOf = (page: Page, label: string | RegExp) => grid(page).locator('tbody tr', { hasText: label });
const firstLabel = (page: Page) => grid(page).locator('th.label a, th.label > span:not(.verdict)').first();
const shown = (page: Page) => page.locator('#shown').textContent();
const choose = (page: Page, name: string, value: string) =>
  page.getByRole('combobox', { name }).selectOption(value);

describe('a page with a table in Chromium', unless(missing), () => {
  test.each(Object.keys(pages))(
    '%s: has no complaint, no broken link, nothing that axe finds, and scrolls only its table',
    async name => {
      const { page, complaints, close } = await open(htmlOf(name), { colorScheme: 'light' });
      expect(await page.locator('script').count()).toBe(2);
      expect(await page.locator('img, iframe, object, embed, base').count()).toBe(0);
      expect(await faultsOf(page, () => choose(page, 'columns', 'all'))).toEqual([]);
      const broken = await page.evaluate<string[]>(
        `[...document.links].map(link => link.getAttribute('href')).filter(href => /^#[^?]/.test(href) && !document.getElementById(decodeURIComponent(href.slice(1))))`,
      );
      expect(broken).toEqual([]);
      const links = await page.evaluate<string[]>('[...document.links].map(link => link.href)');
      expect(links.filter(href => !href.startsWith(ORIGIN))).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.each(['fleet', 'comparison', 'history'])('%s: can be read without scripts', async name => {
    const { page, close } = await open(htmlOf(name), { javaScriptEnabled: false });
    expect(await page.locator('form:visible, #matrix:visible, [data-filter][href]').count()).toBe(0);
    const table = page.getByRole('region', { name: 'Table of' }).first();
    const failing = table.locator('tbody tr', { hasText: /not conformant.*allimages\.ns/ });
    expect(await failing.count()).toBeGreaterThan(0);
    await close();
  });
});

describe('the table of a fleet in Chromium', unless(missing), () => {
  test('draws a hundred rows, and more on demand', async () => {
    const { page, close } = await open(fleet(230));
    const rows = grid(page).locator('tbody tr');
    expect(await rows.count()).toBe(100);
    await page.getByRole('button', { name: 'Show 100 more of 130' }).click();
    await page.getByRole('button', { name: 'Show 30 more of 30' }).click();
    expect(await rows.count()).toBe(230);
    expect(await page.locator('.grid button:visible').count()).toBe(0);
    await close();
  });

  test('keeps its heads in sight, and never paints over the navigation', async () => {
    const { page, close } = await open(fleet(200), { viewport: { width: 768, height: 700 } });
    await choose(page, 'columns', 'all');
    await expect.poll(async () => (await heads(page)).length).toBe(conformant.results.length);
    const placeOf = async (head: string) => {
      const { x = 0, y = 0 } = (await grid(page).locator(head).first().boundingBox()) ?? {};
      return { x, y };
    };
    const places = () => Promise.all(['thead th', 'tbody tr:nth-child(5) th', 'thead th.rule'].map(placeOf));
    const [corner, label, rule] = await places();
    await page.evaluate('document.getElementById("grid").scrollTo(50, 40)');
    const moved = await places();
    expect(moved).toEqual([
      corner,
      { x: label?.x, y: (label?.y ?? 0) - 40 },
      { x: (rule?.x ?? 0) - 50, y: rule?.y },
    ]);
    // Scrolls the head of the table under the navigation.
    await page.evaluate('scrollBy(0, document.querySelector("thead").getBoundingClientRect().top)');
    expect(await page.evaluate('Boolean(document.elementFromPoint(60, 20).closest("nav"))')).toBe(true);
    await close();
  });

  test('keeps its view in the address, and its search knows messages', async () => {
    const { page, close } = await open(fleet(50));
    expect(await firstLabel(page).textContent()).toBe('wiki 2');
    await choose(page, 'sort', 'label');
    await expect.poll(() => firstLabel(page).textContent()).toBe('wiki 0');
    await choose(page, 'outcome', 'untested');
    await expect.poll(() => shown(page)).toBe('20 targets of 50');
    await choose(page, 'rule', 'allimages.title-from-name');
    await expect.poll(() => shown(page)).toBe('10 targets of 50');
    expect((await heads(page))[0]).toBe('allimages.title-from-name');
    expect(new URL(page.url()).hash).toBe('#?rule=allimages.title-from-name&outcome=untested&sort=label');
    await page.reload();
    await expect.poll(() => shown(page)).toBe('10 targets of 50');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => shown(page)).toBe('50 targets');
    await page.keyboard.press('/');
    await page.keyboard.type('is 0, not 6');
    await expect.poll(() => shown(page)).toBe('10 targets of 50');
    await close();
  });
});

describe('the table of other pages in Chromium', unless(missing), () => {
  test('of a comparison leads from a cell to what was seen, by keyboard, and copies the request', async () => {
    const { page, close } = await open(htmlOf('comparison'));
    await grid(page).locator('a[href="#seen-2-allimages.ns"]').press('Enter');
    await expect.poll(() => page.locator(':target').getAttribute('id')).toBe('seen-2-allimages.ns');
    await page.evaluate('navigator.clipboard.writeText = text => { window.copied = text; }');
    await page.getByRole('button', { name: /Copy: Request that shows allimages\.ns/ }).click();
    await expect.poll(() => page.evaluate('window.copied')).toMatch(/^curl -g /);
    await close();
  });

  test('of a history has a row for each run, the latest first, and the rules that fail or changed', async () => {
    const { page, close } = await open(htmlOf('history'));
    expect(await firstLabel(page).textContent()).toBe('2026-01-09 03:17');
    expect(await heads(page)).toContain('allimages.ns');
    expect(await heads(page)).not.toContain('languageinfo.map');
    const cell = rowOf(page, '2026-01-08').locator('td.failed a').first();
    expect(await cell.getAttribute('title')).toBe(
      '2026-01-08 03:17, allimages.ns (MUST): failed: `ns` is 0, not 6 (`C&D.png`, page 1)',
    );
    const rule = grid(page).locator('thead th.rule a').first();
    expect(await rule.getAttribute('title')).toContain('failed since 2026-01-07');
    await close();
  });

  test('of a history of many targets has the latest run of each, and all runs of one on demand', async () => {
    const { page, close } = await open(htmlOf('history of many'));
    await expect.poll(() => shown(page)).toBe('3 runs of 6');
    await page.locator('details.whole summary').first().click();
    await page.getByText('Show its 2 runs in the table').first().click();
    await expect.poll(() => shown(page)).toBe('2 runs of 6, b');
    await close();
  });
});
