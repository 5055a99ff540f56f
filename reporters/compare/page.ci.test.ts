/** The page of a comparison in a real Chromium. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { compareHtml } from './page.js';
import { comparisonOf } from './index.js';
import { accessibilityFindings, complaintsOf, launchChromium, missingChromium } from '../testing/chromium.js';
import { hostile } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { unless } from '../../scripts/testing/skips.js';

const missing = missingChromium('the page of a comparison');
const address = 'http://127.0.0.1:9/compare.html';
const samples = [conformant, nonconformant, inconclusive];
let browser: Browser;

interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Nothing listens at the address: the page is all that there is. */
async function open(
  reports: readonly Report[],
  options: BrowserContextOptions = {},
  hash = '',
): Promise<Opened> {
  const context = await browser.newContext(options);
  await context.route(address, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: compareHtml(comparisonOf(reports)) }),
  );
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  page.on('request', request => {
    if (!request.url().startsWith('data:') && !request.isNavigationRequest()) complaints.push(request.url());
  });
  await page.goto(address + hash);
  return { page, complaints, close: () => context.close() };
}

beforeAll(async () => {
  if (missing === undefined) browser = await launchChromium();
}, 60_000);
afterAll(async () => {
  if (missing === undefined) await browser.close();
});

describe('a comparison in Chromium', unless(missing), () => {
  test('opens without a complaint, keeps hostile strings text, and loads nothing', async () => {
    const { page, complaints, close } = await open([hostile, ...samples]);
    expect(await page.locator('script').count()).toBe(1);
    expect(await page.locator('img, iframe, object, embed, base, form:not(#order)').count()).toBe(0);
    const links = await page.evaluate('[...document.links].map(link => link.getAttribute("href"))');
    expect((links as string[]).filter(href => !href.startsWith('#'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('leads from a sign to what was seen, by keyboard, also into a folded part', async () => {
    const { page, close } = await open(samples);
    await page.locator('a[href="#seen-2-allimages.ns"]').press('Enter');
    await expect.poll(() => page.locator('[id="seen-2-allimages.ns"]').isVisible()).toBe(true);
    const folded = page.locator('[id="seen-1-html.pretty"]');
    expect(await folded.isVisible()).toBe(false);
    await page.locator('#rules ~ details summary').first().press('Enter');
    await page.locator('a[href="#seen-1-html.pretty"]').press('Enter');
    await expect.poll(() => folded.isVisible()).toBe(true);
    await close();
  });

  test('opens the folded part of a deep link', async () => {
    const { page, close } = await open(samples, {}, '#seen-1-html.pretty');
    await expect.poll(() => page.locator('[id="seen-1-html.pretty"]').isVisible()).toBe(true);
    await close();
  });

  test('is sorted by the contract on demand, and shows only what matches', async () => {
    const { page, close } = await open([...samples, nonconformant]);
    const first = page.locator('.matrix .rule:visible th code').first();
    await page.locator('select[name=order]').selectOption('contract');
    await expect.poll(() => first.textContent()).toBe('allimages.ns');
    await page.getByRole('searchbox', { name: 'text' }).fill('html.');
    await expect.poll(() => page.locator('#shown').textContent()).toBe('2 of 24 rules');
    expect(await first.textContent()).toBe('html.pretty');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.locator('.rule:visible').count()).toBe(24);
    await close();
  });

  test('shows only the rules with an outcome and of a level, also folded ones', async () => {
    const { page, close } = await open([...samples, nonconformant]);
    const shown = page.locator('#shown');
    await page.getByRole('combobox', { name: 'outcome' }).selectOption('untested');
    await expect.poll(() => shown.textContent()).toMatch(/^\d+ of 24 rules$/);
    for (const row of await page.locator('.rule:visible').all())
      expect(await row.locator('td.untested').count()).toBeGreaterThan(0);
    await page.getByRole('combobox', { name: 'outcome' }).selectOption('failed');
    await page.getByRole('combobox', { name: 'level' }).selectOption('SHOULD');
    await expect.poll(() => shown.textContent()).toBe('1 of 24 rules');
    expect(await page.locator('.rule:visible th code').textContent()).toBe('session.no-live-cookie');
    await close();
  });

  test.each([360, 768, 1440])('scrolls only its matrix at %i px, whose heads stay in sight', async width => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...nonconformant,
      target: { ...nonconformant.target, label: `wiki ${index}` },
      results: nonconformant.results.map((result, bit) =>
        bit < 6 && (index >> bit) % 2 === 1 ? { ...result, outcome: 'failed' as const } : result,
      ),
    }));
    const { page, close } = await open(many, { viewport: { width, height: 300 } });
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const grid = page.getByRole('region', { name: 'Rules on which the targets disagree' });
    await page.evaluate('document.querySelector(".grid").scrollIntoView()');
    const places = () =>
      Promise.all(
        [
          grid.locator('thead th').nth(0),
          grid.locator('tbody th').nth(2),
          grid.locator('thead th').nth(5),
        ].map(head => head.boundingBox()),
      );
    const [corner, rule, column] = await places();
    await page.evaluate('document.querySelector(".grid").scrollTo(50, 40)');
    const moved = await places();
    expect(moved[0]).toEqual(corner);
    expect(moved[1]?.x).toBe(rule?.x);
    expect(moved[1]?.y).toBeLessThan(rule?.y ?? 0);
    expect(moved[2]?.y).toBe(column?.y);
    expect(moved[2]?.x).toBeLessThan(column?.x ?? 0);
    await close();
  });

  test('is whole without scripts', async () => {
    const { page, close } = await open(samples, { javaScriptEnabled: false });
    expect(await page.locator('form:visible').count()).toBe(0);
    expect(await page.locator('.matrix .rule:visible').count()).toBeGreaterThan(0);
    expect(await page.locator('.case pre:visible').count()).toBeGreaterThan(0);
    await close();
  });

  test.each<[string, readonly Report[], BrowserContextOptions]>([
    ['light and wide', samples, { colorScheme: 'light' }],
    ['dark and narrow', samples, { colorScheme: 'dark', viewport: { width: 360, height: 800 } }],
    ['without a disagreement', [conformant, conformant], { colorScheme: 'dark' }],
  ])('%s, is accessible to axe', async (_name, reports, options) => {
    const { page, close } = await open(reports, options);
    await page.evaluate('document.querySelectorAll("details").forEach(each => { each.open = true; })');
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });

  test('never scrolls sideways', async () => {
    const { page, close } = await open([hostile, ...samples], { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await close();
  });

  test('prints its text without its controls', async () => {
    const { page, close } = await open(samples);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    expect(await page.locator('nav:visible, form:visible, button:visible').count()).toBe(0);
    expect(await page.locator('details:not([open])').count()).toBe(0);
    await close();
  });
});
