/** A real Chromium for tests of pages: loudly absent where there is none, required under REQUIRE_ALL=1. */
import { existsSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Why there is no browser, said once on the console; `undefined` where there is one. */
export function missingChromium(what: string): string | undefined {
  if (existsSync(executablePath)) return undefined;
  const missing = `no Chromium at ${executablePath}: apt-get install chromium, or name one in CHROMIUM`;
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(missing);
  console.warn(`SKIPPED: ${what} in a browser (${missing})`);
  return missing;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags });
}

/** What axe finds wrong with a page, one line for each; '' where it finds nothing. */
export async function accessibilityFindings(page: Page): Promise<string> {
  await page.evaluate(axe.source);
  // Of what is not laid out yet, axe would measure places that move as soon as something else is.
  await page.evaluate(
    'for (const each of document.querySelectorAll("body *")) each.style.contentVisibility = "visible"',
  );
  // Pages draw their tables in animation frames, and axe would see a row that is being replaced.
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(node => `${impact}: ${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
    )
    .join('\n');
}

/** What the console and a page complain of, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => complaints.push(`console: ${message.text()}`));
  page.on('pageerror', error => complaints.push(`error: ${error.message}`));
  page.on('dialog', dialog => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return complaints;
}

/** Where the pages of tests are. */
export const ORIGIN = 'https://page.example/';

/** A browser for the tests of a file, and why there is none. */
export function browserFor(what: string) {
  const missing = missingChromium(what);
  let browser: Browser;
  beforeAll(async () => {
    if (missing === undefined) browser = await launchChromium();
  }, 60_000);
  afterAll(async () => {
    if (missing === undefined) await browser.close();
  });
  /** Opens a page in a context of its own, at an address whose scripts may copy; what it loads besides is a complaint. */
  const open = async (html: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext(options);
    await context.route(ORIGIN, route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    page.on('request', request => {
      if (!request.url().startsWith('data:') && !request.isNavigationRequest())
        complaints.push(request.url());
    });
    await page.goto(ORIGIN);
    return { page, complaints, close: () => context.close() };
  };
  return { missing, open };
}

/** What every page has to be in light and dark, and at every width. */
export async function faultsOf(page: Page, prepare: () => Promise<unknown> = () => Promise.resolve()) {
  await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
  const light = await accessibilityFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  const faults = [light, await accessibilityFindings(page)].filter(text => text !== '');
  await prepare();
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (wide !== width) faults.push(`scrolls sideways at ${width} px: ${wide}`);
  }
  return faults;
}
