import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Finding, Report } from '../../schemas/verdict.js';
import { curlLine } from '../../schemas/text/curl.js';
import { htmlReport } from './page.js';
import { browserFor, faultsOf } from '../testing/chromium.js';
import { hostile } from '../testing/hostile.js';
import { bodyOf, conformant, inconclusive, nonconformant, reportOf } from '../testing/reports.js';
import { unless } from '../../scripts/testing/skips.js';

const { missing, open: openPage } = browserFor('the HTML report');

const open = (report: Report, options: BrowserContextOptions = {}) =>
  openPage(htmlReport(report), { ...options, permissions: ['clipboard-read', 'clipboard-write'] });

/** Rules in folded sections count. */
const visibleRules = (page: Page) => page.locator('.rule:not([hidden])');

const urlOf = (at: number) => `http://uploads.example/a/ab/${at}.png`;
const files = Array.from({ length: 10 }, (_, at) => ({ name: `${at}.png`, url: urlOf(at), ns: 6 }));

/** As many failures as undeclared addresses lead to, each with an answer of some length. */
const undeclared: Finding = {
  outcome: 'failed',
  message: '`url` is outside `upload_url` (`A.png`, page 1)',
  hint: 'if this is intended, declare `upload_url` (currently http://127.0.0.1:8080/images)',
  parameters: ['upload_url'],
  evidence: [
    { exchange: 4, pointer: '/query/allimages/5/url', expected: '"http://a/A.png"', actual: urlOf(5) },
  ],
};
const musts = conformant.results.filter(({ level }) => level === 'MUST').slice(0, 11);
const eleven = reportOf(Object.fromEntries(musts.map(({ rule }) => [rule, undeclared])), {
  exchanges: nonconformant.exchanges.map(exchange => {
    const body = JSON.stringify({ query: { allimages: files } });
    return { ...exchange, response: { status: 200, headers: {}, ...bodyOf(body) } };
  }),
});

describe('the HTML report in Chromium', unless(missing), () => {
  test.each(Object.entries({ conformant, nonconformant, inconclusive, hostile }))(
    'of %s has no complaint, nothing that axe finds, loads nothing, and never scrolls sideways',
    async (_name, report) => {
      const { page, complaints, close } = await open(report, { colorScheme: 'light' });
      expect(await visibleRules(page).count()).toBe(report.results.length);
      expect(await faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('filters the rules by outcome, area, level and text, and keeps the filter in its address', async () => {
    const { page, close } = await open(nonconformant);
    await page.locator('select[name=outcome]').selectOption('failed');
    await expect.poll(() => visibleRules(page).count()).toBe(4);
    await page.locator('select[name=area]').selectOption('allimages');
    await expect.poll(() => visibleRules(page).count()).toBe(2);
    await page.getByRole('searchbox').fill('CDN');
    await expect.poll(() => page.locator('#shown').textContent()).toBe('1 of 24 rules, 0 of 2 requests');
    expect(await visibleRules(page).getByText('allimages.url-prefix').count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('#?text=CDN&outcome=failed&area=allimages');
    await page.reload();
    await expect.poll(() => visibleRules(page).count()).toBe(1);
    await page.getByRole('searchbox').fill('no such text');
    await expect.poll(() => page.locator('#shown').textContent()).toBe('Nothing matches.');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => visibleRules(page).count()).toBe(24);
    await close();
  });

  test('folds its fields on a narrow screen, until a key asks for it', async () => {
    const { page, close } = await open(nonconformant, { viewport: { width: 360, height: 800 } });
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    await page.keyboard.press('/');
    await expect.poll(() => page.getByRole('searchbox').isVisible()).toBe(true);
    await close();
  });

  test.each([
    ['not tested', '.rule', 'allimages.title-from-name'],
    ['no answer within 10 s', '.rule', 'allimages.mime-union'],
    ['siprop=dbrepllag', '.exchange', 'dbrepllag with a session cookie'],
    ['{"batchcomplete":""}', '.exchange', 'allimages page 1'],
  ])('finds %s by the search', async (text, kind, expected) => {
    const { page, close } = await open(nonconformant);
    await page.keyboard.press('/');
    await page.keyboard.type(text);
    const found = page.locator(`${kind}:not([hidden])`).filter({ hasText: expected });
    await expect.poll(() => found.count()).toBe(1);
    await expect.poll(() => found.isVisible()).toBe(true);
    await close();
  });

  test('leads from failure to failure by key, and leaves the keys to a text that is typed', async () => {
    const { page, close } = await open(nonconformant);
    const focused = () => page.evaluate('document.activeElement.id');
    await page.keyboard.press('n');
    await expect.poll(focused).toBe('failure-allimages.ns');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await page.keyboard.press('p');
    await expect.poll(focused).toBe('failure-allimages.url-prefix');
    await page.keyboard.press('/');
    await page.keyboard.type('n/p');
    expect(await page.getByRole('searchbox').inputValue()).toBe('n/p');
    await close();
  });

  test.each([
    [1440, 900],
    [768, 1000],
    [360, 800],
  ])('leads at %d px to the cause of any of 11 failures with one click', async (width, height) => {
    const { page, close } = await open(eleven, { viewport: { width, height } });
    const entries = page.locator('.entry[data-outcome=failed]:visible a');
    expect(await entries.count()).toBe(11);
    const last = await entries.last().boundingBox();
    expect(last?.y).toBeLessThan(2 * height - 40);
    for (const at of [0, 5, 10]) {
      await entries.nth(at).click();
      const cause = page.locator('.failure:target .seen');
      await expect.poll(async () => (await cause.boundingBox())?.y ?? Infinity).toBeLessThan(height / 2);
    }
    await close();
  });

  test('copies the request of a failure, by keyboard as well, and its ticket without opening it', async () => {
    const { page, close } = await open(nonconformant);
    const copied = () => page.evaluate('navigator.clipboard.readText()');
    const line = curlLine(nonconformant.exchanges[1]?.request ?? { method: '', url: '', headers: {} });
    await page.getByRole('button', { name: 'Copy: Request that shows session.same-answer' }).press('Enter');
    await expect.poll(copied).toBe(line);
    await expect.poll(() => page.locator('#status').textContent()).toBe('Copied');
    await page.getByRole('button', { name: 'Copy as Markdown: ticket of allimages.ns' }).click();
    await expect
      .poll(copied)
      .toMatch(/^### ✗ `allimages\.ns` \(MUST, section 2\.2\)\n\n`ns` is 0, not 6 [^]*\n- \*\*Target:\*\* /);
    await close();
  });

  test('is whole without scripts', async () => {
    const { page, close } = await open(nonconformant, { javaScriptEnabled: false });
    expect(await visibleRules(page).count()).toBe(24);
    expect(await page.locator('form:visible').count()).toBe(0);
    expect(await page.locator('.failure .block pre:visible').count()).toBe(4);
    expect(await page.locator('.entry:visible').count()).toBe(4);
    await page.locator('.part summary').first().click();
    await expect.poll(() => page.locator('.rule:visible').count()).toBeGreaterThan(0);
    await close();
  });

  test('prints 11 failures on 10 pages at most, without controls', async () => {
    const { page, close } = await open(eleven);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('nav:visible, form:visible, button:visible').count()).toBe(0);
    expect(await page.locator('.failure:visible').count()).toBe(11);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type ?\/Page\b/g)?.length).toBeLessThanOrEqual(10);
    await close();
  });
});
