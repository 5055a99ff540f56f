/** A real Chromium for the tests of pages. */
import { existsSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export function missingChromium(what: string): string | undefined {
  if (existsSync(executablePath)) return undefined;
  const missing = `no Chromium at ${executablePath}: apt-get install chromium, or name one in CHROMIUM`;
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(missing);
  console.warn(`SKIPPED: ${what} in a browser (${missing})`);
  return missing;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags.split(' ') });
}

export async function accessibilityFindings(page: Page): Promise<string> {
  await page.evaluate(axe.source);
  // axe needs everything laid out.
  await page.evaluate(
    'for (const each of document.querySelectorAll("body *")) each.style.contentVisibility = "visible"',
  );
  // Pages draw their tables in animation frames.
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(node => `${impact}: ${id} at ${node.target.join(' ')}: ${node.failureSummary}`),
    )
    .join('\n');
}

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

export const ORIGIN = 'https://page.example/';

export function browserFor(what: string) {
  const missing = missingChromium(what);
  let browser: Browser;
  beforeAll(async () => {
    if (missing === undefined) browser = await launchChromium();
  }, 60_000);
  afterAll(async () => {
    if (missing === undefined) await browser.close();
  });
  /** Opens a page in its own context, at an address whose scripts may copy; any load is a complaint. */
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
