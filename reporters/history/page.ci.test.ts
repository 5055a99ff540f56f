/** The page of a history in a real Chromium. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unless } from '../../scripts/testing/skips.js';
import { accessibilityFindings, complaintsOf, launchChromium, missingChromium } from '../testing/chromium.js';
import { historyOfNights } from '../testing/histories.js';
import { hostile } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import type { History } from './index.js';
import { historyHtml } from './page.js';

const missing = missingChromium('the page of a history');
const address = 'http://127.0.0.1:9/history.html';
let browser: Browser;

const late = {
  ...nonconformant,
  results: nonconformant.results.map(result =>
    result.rule === 'languageinfo.order' ? { ...result, outcome: 'failed' as const } : result,
  ),
};
const quiet = [conformant, conformant, conformant, conformant];
const one = historyOfNights([conformant, nonconformant, ...quiet, late, late, late, late, inconclusive]);
const named = (label: string) =>
  [conformant, nonconformant].map(report => ({ ...report, target: { ...report.target, label } }));
const many = historyOfNights([conformant, conformant], named('b'), named('c'));
const attacked = historyOfNights(
  [conformant, hostile, conformant, hostile].map(report => ({ ...report, target: hostile.target })),
);

interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

async function open(history: History, options: BrowserContextOptions = {}, hash = ''): Promise<Opened> {
  const context = await browser.newContext(options);
  await context.route(address, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: historyHtml(history) }),
  );
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  page.on('request', request => {
    if (!request.url().startsWith('data:') && !request.isNavigationRequest()) complaints.push(request.url());
  });
  await page.goto(address + hash);
  return { page, complaints: complaints, close: () => context.close() };
}

beforeAll(async () => {
  if (missing === undefined) browser = await launchChromium();
}, 60_000);
afterAll(async () => {
  if (missing === undefined) await browser.close();
});

describe('a history in Chromium', unless(missing), () => {
  test('opens without a complaint, keeps hostile strings text, and loads nothing', async () => {
    for (const history of [one, many, attacked]) {
      const { page, complaints, close } = await open(history);
      expect(await page.locator('script').count()).toBe(1);
      expect(await page.locator('img, iframe, object, embed, base').count()).toBe(0);
      const broken = await page.evaluate<string[]>(
        `[...document.links].map(link => link.getAttribute('href')).filter(href => href.startsWith('#') && !document.getElementById(decodeURIComponent(href.slice(1))))`,
      );
      expect(broken).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  test('shows failing, flaky or changed rules on demand, and all again', async () => {
    const { page, close } = await open(one);
    const shown = page.locator('#shown');
    const kinds = page.getByRole('combobox', { name: 'rules' });
    const all = one.targets[0]?.rules ?? [];
    const wanted = {
      failing: all.filter(({ failingSince }) => failingSince !== undefined),
      flaky: all.filter(({ kind }) => kind === 'flaky'),
      changed: all.filter(({ kind }) => kind === 'changed'),
    };
    for (const [kind, rules] of Object.entries(wanted)) {
      await kinds.selectOption(kind);
      expect(rules.length).toBeGreaterThan(0);
      await expect.poll(() => shown.textContent()).toBe(`${rules.length} of ${all.length} rules`);
      const names = await page.locator('tr.rule:visible th code').allTextContents();
      expect(names.toSorted()).toEqual(rules.map(({ rule }) => rule).toSorted());
    }
    await page.getByRole('searchbox').fill('allimages.ns');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => shown.textContent()).toBe('');
    await close();
  });

  test('leads from an outcome of a rule to the step with which it began', async () => {
    const { page, close } = await open(one);
    const row = page.locator('tr.rule', { hasText: 'allimages.url-prefix' });
    await row.locator('summary').click();
    await row.locator('.stretches a').first().click();
    const step = page.locator('details.step:target');
    await expect.poll(() => step.locator('.names').first().isVisible()).toBe(true);
    expect(await step.getAttribute('open')).not.toBeNull();
    await close();
  });

  test('is walked through with n and p, and searched with /', async () => {
    const { page, close } = await open(one);
    const focused = () =>
      page.evaluate<string>(`document.activeElement.closest('tr')?.id ?? document.activeElement.name ?? ''`);
    const ids = await page.evaluate<string[]>(`[...document.querySelectorAll('tr.rule')].map(row => row.id)`);
    for (const [key, id] of [
      ['n', ids[0]],
      ['n', ids[1]],
      ['p', ids[0]],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(id);
    }
    await page.keyboard.press('/');
    await expect.poll(focused).toBe('text');
    await close();
  });

  test('is whole without scripts', async () => {
    const { page, close } = await open(one, { javaScriptEnabled: false });
    expect(await page.locator('form:visible').count()).toBe(0);
    expect(await page.locator('tr.rule:visible .strip rect').count()).toBeGreaterThan(0);
    await page.locator('details.steady > summary').click();
    await expect.poll(() => page.locator('tr.rule:visible').count()).toBe(one.targets[0]?.rules.length);
    await close();
  });

  test.each([320, 360, 768, 1440])(
    'scrolls only its table at %i px, whose first column stays in sight',
    async width => {
      for (const history of [one, many, attacked]) {
        const { page, close } = await open(history, { viewport: { width, height: 700 } });
        await page.evaluate(`document.querySelectorAll('details').forEach(each => { each.open = true; })`);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await close();
      }
      const { page, close } = await open(one, { viewport: { width, height: 700 } });
      const name = page.locator('tr.rule th').first();
      const before = await name.boundingBox();
      await page.evaluate(`document.querySelector('.grid').scrollTo(80, 0)`);
      expect((await name.boundingBox())?.x).toBe(before?.x);
      await close();
    },
  );

  test.each<[string, History, BrowserContextOptions]>([
    ['one target, light and wide', one, { colorScheme: 'light' }],
    ['one target, dark and narrow', one, { colorScheme: 'dark', viewport: { width: 360, height: 800 } }],
    ['many targets, dark', many, { colorScheme: 'dark' }],
    ['hostile strings', attacked, {}],
  ])('%s: is accessible to axe', async (_name, history, options) => {
    const { page, close } = await open(history, options);
    await page.evaluate(`document.querySelectorAll('details').forEach(each => { each.open = true; })`);
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });
});
