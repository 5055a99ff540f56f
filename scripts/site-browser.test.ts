/** The documentation in a real Chromium, from a server below some path and from the folder itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFindings,
  complaintsOf,
  launchChromium,
  missingChromium,
} from '../reporters/sample-chromium.js';
import { buildSite, writeSite } from './site.js';

const missing = missingChromium('the documentation');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;
let browser: Browser;
/** Where the site lies, each ending with a slash. */
let served: string;
const onDisk = `${pathToFileURL(folder).href}/`;

interface Opened {
  readonly page: Page;
  readonly complaints: string[];
  /** All that was asked of anybody. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

async function open(address: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.goto(address);
  return { page, complaints, requests, close: () => context.close() };
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const pathOf = (page: Page) => new URL(page.url()).pathname;

beforeAll(async () => {
  if (missing !== undefined) return;
  const site = await buildSite('.');
  writeSite(site, folder);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    const [, path] = /^\/some\/where\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const found = path === undefined ? undefined : site.files.get(path === '' ? 'index.html' : path);
    const type = types[extname(path === '' ? 'index.html' : (path ?? ''))] ?? 'application/json';
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': type });
    response.end(found);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  served = `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/where/`;
  browser = await launchChromium();
}, 60_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (missing !== undefined) return;
  await browser.close();
  server.close();
  server.closeAllConnections();
});

describe.skipIf(missing !== undefined)('the documentation in Chromium', { timeout: 30_000 }, () => {
  test.each([
    ['from a server below a path', () => served],
    ['from its folder', () => onDisk],
  ])('%s is searched by keyboard, and asks nobody else', async (_where, top) => {
    const { page, complaints, requests, close } = await open(`${top()}docs/traceability.html`);
    await page.keyboard.press('/');
    expect(await field(page).evaluate('document.activeElement.id')).toBe('siteQuery');
    await page.keyboard.type('page size');
    await expect.poll(() => options(page).first().textContent()).toContain('allimages.page-size');
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('page-size');
    expect(await page.locator('[id="allimages.page-size"], h1').last().isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    expect(requests.filter(url => !url.startsWith(top()) && !url.startsWith('data:'))).toEqual([]);
    await close();
  });

  test('leads to the second of what was found, by keyboard and by mouse', async () => {
    const { page, close } = await open(`${served}pages.html`);
    for (const choose of [() => page.keyboard.press('ArrowDown'), () => options(page).nth(1).hover()]) {
      await field(page).fill('timestamp');
      await expect.poll(() => options(page).count()).toBeGreaterThan(1);
      const second = new URL(String(await options(page).nth(1).getAttribute('href')), page.url());
      await choose();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).toBe(second.href);
    }
    await close();
  });

  test('goes on with what was typed before the index had come', async () => {
    const { page, close } = await open(served);
    await field(page).fill('replag lag');
    await field(page).press('Enter');
    await expect.poll(() => page.url()).not.toBe(served);
    await close();
  });

  test('shows a hostile query as nothing but nothing found', async () => {
    const { page, complaints, close } = await open(served);
    await field(page).fill('<img src=x onerror=alert(1)> xylophone');
    await expect.poll(() => page.locator('#siteSaid').textContent()).toMatch(/found/i);
    await field(page).fill('[(*+?\\^$|{ xylophone');
    await expect.poll(() => page.locator('#siteSaid').textContent()).toBe('Nothing found');
    expect(complaints).toEqual([]);
    await close();
  });

  test('marks what was found, closes on Escape, and leaves other keys alone', async () => {
    const { page, close } = await open(served);
    await field(page).fill('truncated');
    await expect.poll(() => options(page).locator('mark').first().textContent()).toMatch(/truncated/i);
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await field(page).fill('a');
    await page.keyboard.press('/');
    expect(await field(page).inputValue()).toBe('a/');
    await close();
  });

  test('is whole without scripts, with an index instead of the search', async () => {
    const { page, close } = await open(served, { javaScriptEnabled: false });
    expect(await page.locator('form:visible').count()).toBe(0);
    await page.getByRole('link', { name: 'All pages' }).first().click();
    await page.getByRole('link', { name: 'The wiki query contract' }).first().click();
    expect(pathOf(page)).toBe('/some/where/schemas/contract.html');
    expect(await page.getByRole('heading', { name: '4.2 File listing' }).isVisible()).toBe(true);
    await close();
  });

  test('shows where in the page one is', async () => {
    const { page, close } = await open(`${served}schemas/contract.html#42-file-listing`, {
      viewport: { width: 1400, height: 800 },
    });
    await expect.poll(() => page.locator('.contents [aria-current]').textContent()).toBe('4.2 File listing');
    await close();
  });

  test.each<[string, string, BrowserContextOptions]>([
    ['the overview, light and wide', 'index.html', { viewport: { width: 1400, height: 900 } }],
    [
      'the overview, dark and narrow',
      'index.html',
      { colorScheme: 'dark', viewport: { width: 320, height: 700 } },
    ],
    ['the contract, dark', 'schemas/contract.html', { colorScheme: 'dark' }],
    ['a rule', 'docs/rules/allimages.page-size.html', { viewport: { width: 1400, height: 900 } }],
    ['real wikis', 'docs/real-wikis.html', { viewport: { width: 700, height: 900 } }],
    ['a file of source text', 'fixtures/mediawiki/configurations.ts.html', {}],
    ['the index', 'pages.html', { colorScheme: 'dark' }],
  ])('%s, is accessible to axe and complains of nothing', async (_name, path, look) => {
    const { page, complaints, close } = await open(`${served}${path}`, look);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('what was found is accessible to axe', async () => {
    const { page, close } = await open(served);
    await field(page).fill('page size');
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });

  test('never scrolls sideways', async () => {
    for (const path of [
      'index.html',
      'schemas/contract.html',
      'docs/kill-matrix.html',
      'docs/real-wikis.html',
    ]) {
      const { page, close } = await open(`${served}${path}`, { viewport: { width: 320, height: 700 } });
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
      await close();
    }
  });

  test('prints its text without its controls', async () => {
    const { page, close } = await open(served);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('header:visible, nav:visible, form:visible, details:visible').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  });
});
