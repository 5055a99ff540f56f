/** The HTML report in a real Chromium, as Debian packages it. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { curlLine } from '../text/curl.js';
import { htmlReport } from './page.js';
import { accessibilityFindings, complaintsOf, launchChromium, missingChromium } from '../testing/chromium.js';
import { hostile } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { unless } from '../../scripts/testing/skips.js';

const missing = missingChromium('the HTML report');

const served = new Map<string, string>();
const requested: string[] = [];
let server: Server;
let origin: string;
let browser: Browser;

interface Opened {
  readonly page: Page;
  /** What the console and the page complain of, and every request. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

async function open(report: Report, hash = '', options: BrowserContextOptions = {}): Promise<Opened> {
  const path = `/${served.size}.html`;
  served.set(path, htmlReport(report));
  const context = await browser.newContext(options);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  page.on('request', request => {
    if (!request.url().startsWith('data:') && !request.isNavigationRequest()) complaints.push(request.url());
  });
  await page.goto(`${origin}${path}${hash}`);
  return { page, complaints, close: () => context.close() };
}

const visibleRules = (page: Page) => page.locator('.rule:visible');

beforeAll(async () => {
  if (missing !== undefined) return;
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    const page = served.get(request.url ?? '');
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
}, 60_000);

afterAll(async () => {
  if (missing !== undefined) return;
  await browser.close();
  server.close();
  server.closeAllConnections();
});

describe('the HTML report in Chromium', unless(missing), () => {
  test.each(Object.entries({ conformant, nonconformant, inconclusive, hostile }))(
    'of %s opens without a complaint, and loads nothing',
    async (_name, report) => {
      requested.length = 0;
      const { page, complaints, close } = await open(report);
      expect(await visibleRules(page).count()).toBe(report.results.length);
      expect(complaints).toEqual([]);
      expect(requested).toHaveLength(1);
      await close();
    },
  );

  test('filters the rules by outcome, area, level and text, and keeps the filter in its address', async () => {
    const { page, close } = await open(nonconformant);
    await page.locator('select[name=outcome]').selectOption('failed');
    expect(await visibleRules(page).count()).toBe(4);
    await page.locator('select[name=area]').selectOption('allimages');
    expect(await visibleRules(page).count()).toBe(2);
    await page.getByRole('searchbox', { name: 'text' }).fill('CDN');
    expect(await visibleRules(page).getByText('allimages.url-prefix').count()).toBe(1);
    await expect.poll(() => page.locator('#shown').textContent()).toBe('1 of 24 rules');
    expect(new URL(page.url()).hash).toBe('#?outcome=failed&area=allimages&text=CDN');
    await page.reload();
    expect(await visibleRules(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => visibleRules(page).count()).toBe(24);
    await close();
  });

  test('opens with the filter in its address, and ignores an unknown one', async () => {
    const { page, close } = await open(nonconformant, '#?level=SHOULD&outcome=nonsense&other=x');
    expect(await visibleRules(page).count()).toBe(1);
    await close();
  });

  test('leads from a count to the rules that it counts', async () => {
    const { page, close } = await open(nonconformant);
    await page.getByRole('link', { name: '2 cantTell' }).click();
    await expect.poll(() => visibleRules(page).count()).toBe(2);
    await close();
  });

  test('shows the rule of a deep link, also where a filter hides it', async () => {
    const { page, close } = await open(nonconformant, '#?outcome=failed');
    await page.evaluate('location.hash = "#rule-html.pretty"');
    await expect.poll(() => page.locator('[id="rule-html.pretty"]').isVisible()).toBe(true);
    await close();
  });

  test('leads from a failure to its exchange, and opens it', async () => {
    const { page, close } = await open(nonconformant);
    await page
      .locator('[id="failure-session.same-answer"]')
      .getByRole('link', { name: 'exchange 17' })
      .click();
    await expect.poll(() => page.locator('#exchange-17 pre').isVisible()).toBe(true);
    await close();
  });

  test('copies the request of a failure, by keyboard as well', async () => {
    const { page, close } = await open(nonconformant);
    const line = curlLine(nonconformant.exchanges[1]?.request ?? { method: '', url: '', headers: {} });
    await page.getByRole('button', { name: 'Copy: Request that shows session.same-answer' }).press('Enter');
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(line);
    expect(await page.locator('#status').textContent()).toBe('Copied');
    await close();
  });

  test('copies the request of an exchange', async () => {
    const { page, close } = await open(nonconformant);
    await page.locator('#exchange-4 summary').click();
    await page.getByRole('button', { name: 'Copy: Request of exchange 4' }).click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toMatch(/list=allimages/);
    await close();
  });

  test('copies where pages have no clipboard', async () => {
    const { page, close } = await open(nonconformant);
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("none"))');
    await page.getByRole('button', { name: 'Copy: Request that shows allimages.ns' }).click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl -g /);
    await close();
  });

  test('keeps hostile strings text', async () => {
    const { page, complaints, close } = await open(hostile);
    expect(await page.locator('script').count()).toBe(1);
    expect(await page.locator('img, iframe, object, embed, base, form:not(#filter)').count()).toBe(0);
    const links = await page.evaluate('[...document.links].map(link => link.getAttribute("href"))');
    expect((links as string[]).filter(href => !href.startsWith('#'))).toEqual([]);
    expect(await page.getByText('<script>$(id)').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is whole without scripts', async () => {
    const { page, close } = await open(nonconformant, '', { javaScriptEnabled: false });
    expect(await visibleRules(page).count()).toBe(24);
    expect(await page.locator('form:visible').count()).toBe(0);
    expect(await page.locator('.block pre:visible').count()).toBe(4);
    await close();
  });

  test.each<[string, Report, BrowserContextOptions]>([
    ['light and wide', nonconformant, { colorScheme: 'light' }],
    ['dark and narrow', nonconformant, { colorScheme: 'dark', viewport: { width: 360, height: 800 } }],
    ['without a failure', conformant, { colorScheme: 'light' }],
    ['with nothing judged', inconclusive, { colorScheme: 'dark' }],
  ])('%s, is accessible to axe', async (_name, report, options) => {
    const { page, close } = await open(report, '', options);
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });

  test('never scrolls sideways', async () => {
    for (const report of [nonconformant, hostile]) {
      const { page, close } = await open(report, '', { viewport: { width: 320, height: 700 } });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      await close();
    }
  });

  test('prints its text without its controls', async () => {
    const { page, close } = await open(nonconformant);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('nav:visible, form:visible, button:visible').count()).toBe(0);
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    expect(await page.locator('details:not([open])').count()).toBe(0);
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    expect(await page.locator('details:not([open])').count()).toBeGreaterThan(0);
    await close();
  });
});
