/** The page of a fleet in a real Chromium. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { accessibilityFindings, complaintsOf, launchChromium, missingChromium } from '../testing/chromium.js';
import { hostile } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { unless } from '../../scripts/testing/skips.js';
import { fleetPage } from './page.js';
import { addTarget, emptyFleet, factsOf } from './rows.js';
import type { Fleet } from './rows.js';

const missing = missingChromium('the page of a fleet');
const folder = mkdtempSync(join(tmpdir(), 'fleet-page-'));
let browser: Browser;
let files = 0;

const kinds: readonly (Report | undefined)[] = [
  conformant,
  conformant,
  nonconformant,
  inconclusive,
  undefined,
];

/** So many targets of three operators: two of five conform, one is pending. */
function fleetOf(number: number): Fleet {
  const fleet = emptyFleet();
  for (let at = 0; at < number; at += 1) {
    const report = kinds[at % kinds.length];
    const host = `wiki${at}.operator-${at % 3}.example`;
    addTarget(
      fleet,
      {
        label: `wiki ${at}`,
        url: `https://${host}/w/api.php`,
        operator: `operator-${at % 3}.example`,
        folder: report ? `targets/ab/${at}` : '',
        hasPage: report !== undefined && report.conformant !== true,
      },
      report && factsOf(report),
    );
  }
  return fleet;
}

interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** From a file, so that there is no server. */
async function open(fleet: Fleet, options: BrowserContextOptions = {}, hash = ''): Promise<Opened> {
  files += 1;
  const file = join(folder, `${files}.html`);
  writeFileSync(
    file,
    fleetPage(fleet, [{ operator: 'operator-1.example', targets: 7, reason: 'status 429' }]),
  );
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  page.on('request', request => {
    if (!request.url().startsWith('data:') && !request.isNavigationRequest()) complaints.push(request.url());
  });
  await page.goto(pathToFileURL(file).href + hash);
  return { page, complaints, close: () => context.close() };
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Targets and rules' });
const firstLabel = (page: Page) => grid(page).locator('th.label a, th.label > span:not(.verdict)').first();
const shown = (page: Page) => page.locator('#shown').textContent();

beforeAll(async () => {
  if (missing === undefined) browser = await launchChromium();
}, 60_000);
afterAll(async () => {
  if (missing === undefined) await browser.close();
  rmSync(folder, { recursive: true });
});

describe('the page of a fleet in Chromium', unless(missing), () => {
  test('opens from a file without a complaint, and draws only the rows in view', async () => {
    const { page, complaints, close } = await open(fleetOf(1_000));
    expect(await grid(page).getAttribute('aria-rowcount')).toBe('1001');
    const drawn = await grid(page).locator('tbody tr[aria-rowindex]').count();
    expect(drawn).toBeGreaterThan(5);
    expect(drawn).toBeLessThan(80);
    await page.evaluate('document.getElementById("grid").scrollTo(0, 1e6)');
    await expect.poll(() => grid(page).locator('tr[aria-rowindex="1001"]').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test('keeps hostile strings text, and loads nothing', async () => {
    const fleet = fleetOf(5);
    const poison = '</script><script>alert(1)</script>\u202e"\'<img src=x onerror=alert(1)>';
    const place = { label: poison, url: `javascript:${poison}`, operator: poison };
    addTarget(fleet, { ...place, folder: 'targets/ab/x', hasPage: true }, factsOf(hostile));
    const { page, complaints, close } = await open(fleet);
    expect(await page.locator('img, iframe, object, embed, base').count()).toBe(0);
    expect(await page.locator('script').count()).toBe(2);
    const links = await page.evaluate<string[]>('[...document.links].map(link => link.href)');
    expect(links.filter(href => !href.startsWith('file:'))).toEqual([]);
    await page.getByRole('searchbox').fill('alert(1)');
    await expect.poll(() => shown(page)).toBe('1 target of 6');
    expect(await firstLabel(page).textContent()).toContain('</script><script>alert(1)</script>\\u202e"');
    expect(complaints).toEqual([]);
    await close();
  });

  test('leads from each cell to the rule on the page of its target, or else to its report', async () => {
    const { page, close } = await open(fleetOf(10));
    const row = grid(page).locator('tbody tr', { hasText: /wiki 2/ });
    expect(await row.locator('td.failed a').first().getAttribute('href')).toBe(
      'targets/ab/2/report.html#rule-allimages.ns',
    );
    expect(await row.locator('th a').getAttribute('href')).toBe('targets/ab/2/report.html');
    const other = grid(page).locator('tbody tr', { hasText: /wiki 5/ });
    expect(await other.locator('td.passed a').first().getAttribute('href')).toBe(
      'targets/ab/5/report.json.gz',
    );
    expect(
      await grid(page)
        .locator('tbody tr', { hasText: /wiki 4/ })
        .locator('a')
        .count(),
    ).toBe(0);
    await close();
  });

  test.each<[what: string, text: string, found: string]>([
    ['label', 'WIKI 12', '1 target of 50'],
    ['URL', 'https://wiki3.', '1 target of 50'],
    ['operator', 'operator-2', '16 targets of 50'],
    ['failed rule', 'no-live-cookie', '10 targets of 50'],
    ['message', 'has ns 0', '10 targets of 50'],
    ['text that is nowhere', 'zzz', '0 targets of 50'],
  ])('is searched by %s', async (_what, text, found) => {
    const { page, close } = await open(fleetOf(50));
    await page.getByRole('searchbox').fill(text);
    await expect.poll(() => shown(page)).toBe(found);
    await close();
  });

  test('is filtered by verdict, rule and outcome, and sorted; the view is in the address', async () => {
    const { page, close } = await open(fleetOf(50));
    const choose = (name: string, value: string) => page.getByRole('combobox', { name }).selectOption(value);
    expect(await firstLabel(page).textContent()).toBe('wiki 2');
    await choose('sort', 'label');
    await expect.poll(() => firstLabel(page).textContent()).toBe('wiki 0');
    await choose('verdict', 'pending');
    await expect.poll(() => shown(page)).toBe('10 targets of 50');
    expect(await firstLabel(page).textContent()).toBe('wiki 4');
    await choose('verdict', '');
    await choose('outcome', 'untested');
    await expect.poll(() => shown(page)).toBe('20 targets of 50');
    await choose('rule', 'allimages.title-from-name');
    await expect.poll(() => shown(page)).toBe('10 targets of 50');
    expect(await grid(page).locator('thead .upright').first().textContent()).toBe(
      'allimages.title-from-name',
    );
    expect(new URL(page.url()).hash).toBe('#?rule=allimages.title-from-name&outcome=untested&sort=label');
    await page.reload();
    await expect.poll(() => shown(page)).toBe('10 targets of 50');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => shown(page)).toBe('50 targets');
    await close();
  });

  test.each<[what: string, link: string, found: string]>([
    ['an operator', '.refusals a', '17 targets of 50, operator operator-1.example'],
    ['a verdict', 'ul.totals .passed a', '20 targets of 50'],
    ['a rule', '.rules th a', '10 targets of 50'],
    ['what was seen of a silence', '#silences ~ article .share a', '30 targets of 50, as seen of'],
  ])('shows the targets of %s', async (_what, link, found) => {
    const { page, close } = await open(fleetOf(50));
    await page.locator(link).first().press('Enter');
    await expect.poll(() => shown(page)).toContain(found);
    await close();
  });

  test('lists the targets of a group when it is opened', async () => {
    const { page, close } = await open(fleetOf(50));
    const group = page.locator('details.group').first();
    expect(await group.locator('.who a:visible').count()).toBe(0);
    await group.locator('summary').press('Enter');
    await expect.poll(() => group.locator('.who a').count()).toBe(20);
    await group.getByText('Show group 1 in the table').click();
    await expect.poll(() => shown(page)).toBe('20 targets of 50, group 1');
    await close();
  });

  test('is read by keyboard alone, cell by cell', async () => {
    const { page, close } = await open(fleetOf(500));
    expect(await grid(page).locator('[tabindex="0"]').count()).toBe(1);
    await page.getByRole('searchbox').press('Enter');
    const focused = () =>
      page.evaluate('document.activeElement.closest("tr")?.getAttribute("aria-rowindex")');
    await expect.poll(focused).toBe('2');
    const detail = page.locator('#detail');
    expect(await detail.textContent()).toContain('wiki 2, https://wiki2.operator-2.example/w/api.php');
    await page.keyboard.press('ArrowRight');
    expect(await detail.textContent()).toContain(
      'wiki 2, allimages.ns (MUST): failed: entry 3 of page 1 (`C&D.png`) has ns 0',
    );
    await page.keyboard.press('Control+End');
    await expect.poll(focused).toBe('501');
    await page.keyboard.press('ArrowUp');
    await expect.poll(focused).toBe('500');
    await page.keyboard.press('Control+Home');
    await expect.poll(focused).toBe('2');
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.name')).toBe('text');
    await close();
  });

  test.each([360, 768, 1440])('scrolls only its matrix at %i px, whose heads stay in sight', async width => {
    const { page, close } = await open(fleetOf(200), { viewport: { width, height: 800 } });
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.getByRole('combobox', { name: 'columns' }).selectOption('all');
    await expect.poll(() => grid(page).locator('thead th.target').count()).toBe(24);
    await page.evaluate('document.getElementById("grid").scrollIntoView()');
    const places = () =>
      Promise.all(
        ['thead th', 'tr[aria-rowindex="6"] th', 'thead th.target'].map(head =>
          grid(page).locator(head).first().boundingBox(),
        ),
      );
    const [corner, label, rule] = await places();
    await page.evaluate('document.getElementById("grid").scrollTo(50, 40)');
    const moved = await places();
    expect(moved[0]).toEqual(corner);
    expect(moved[1]?.x).toBe(label?.x);
    expect(moved[1]?.y).toBeLessThan(label?.y ?? 0);
    expect(moved[2]?.y).toBe(rule?.y);
    expect(moved[2]?.x).toBeLessThan(rule?.x ?? 0);
    await close();
  });

  test('shows summary, groups, and verdicts without scripts', async () => {
    const { page, close } = await open(fleetOf(50), { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toBe('20 of 50 targets conform');
    expect(await page.locator('form:visible, #matrix:visible').count()).toBe(0);
    expect(await page.locator('details.group:visible').count()).toBe(3);
    const rows = page.getByRole('region', { name: 'Table of targets' }).locator('tbody tr');
    expect(await rows.count()).toBe(50);
    expect(await rows.nth(2).innerText()).toMatch(
      /^3\s+wiki 2\s+operator-2\.example\s+✗ not conformant\s+3\s+1\s/,
    );
    expect(await page.locator('[data-filter][href]').count()).toBe(0);
    await close();
  });

  test.each<[string, Fleet, BrowserContextOptions]>([
    ['light and wide', fleetOf(60), { colorScheme: 'light' }],
    ['dark and narrow', fleetOf(60), { colorScheme: 'dark', viewport: { width: 360, height: 800 } }],
    ['without a target', emptyFleet(), { colorScheme: 'light' }],
  ])('%s, is accessible to axe', async (_name, fleet, options) => {
    const { page, close } = await open(fleet, options);
    await page.evaluate('document.querySelectorAll("details").forEach(each => { each.open = true; })');
    expect(await accessibilityFindings(page)).toEqual([]);
    await close();
  });
});
