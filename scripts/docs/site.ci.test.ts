/** The site of the documentation, built and opened in a real Chromium. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, launchChromium, missingChromium } from '../../reporters/testing/chromium.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { unless } from '../testing/skips.js';

const missing = missingChromium('the documentation site');

describe('the documentation site', unless(missing), () => {
  const folder = temporary('site');
  const origin = 'http://site.example';
  let browser: Browser;

  beforeAll(async () => {
    if (missing !== undefined) return;
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync('npx', ['vitepress', 'build', 'docs', '--outDir', folder], { env, stdio: 'pipe' });
    browser = await launchChromium();
  });

  afterAll(() => (browser as Browser | undefined)?.close());

  async function newPage(options: BrowserContextOptions = {}) {
    const page = await browser.newPage(options);
    await page.route(`${origin}/**`, route => {
      const { pathname } = new URL(route.request().url());
      const path = join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
      return route.fulfill(existsSync(path) ? { path } : { status: 404 });
    });
    return page;
  }

  test.each([
    ['exit code', /^\/docs\/reference\/exit-status\.html/],
    ['--header', /^\/docs\/reference\/options\.html#--header$/],
    ['401', /^\/docs\/(troubleshooting|recipes\/private-wikis)\.html/],
    ['article_url', /^\/docs\/reference\/parameters\.html#article_url$/],
    ['allimages.ns', /^\/docs\/rules\/allimages\.ns\.html/],
  ])('finds %s, without a complaint', async (words, expected) => {
    const page = await newPage();
    const complaints = complaintsOf(page);
    page.on('response', response => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await page.locator('#local-search button').click();
    await page.locator('#localsearch-input').fill(words);
    const first = page.locator('.results a').first();
    await expect.poll(() => first.getAttribute('href')).toMatch(expected);
    await first.click();
    await page.waitForURL(url => expected.test(url.pathname + url.hash));
    await page.locator('main h1').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('never scrolls sideways on a phone', async () => {
    const page = await newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const links = await page.evaluate<string[]>(
      "[...document.querySelectorAll('.VPSidebar a')].map(link => link.getAttribute('href'))",
    );
    // The pages of the rules are alike: two are enough.
    const paths = links.filter(
      link => !/\/rules\/[a-z]/.test(link) || /allimages\.(ns|order)\.html/.test(link),
    );
    expect(paths.length).toBeGreaterThan(15);
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      if (await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')) wide.push(path);
    }
    expect(wide).toEqual([]);
    await page.close();
  });
});
