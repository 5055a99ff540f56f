/** `npm run docs:pictures`: takes the annotated pictures of the documentation in Chromium, in light and in dark. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { together } from '../../fixtures/mutants/dsl/edits.js';
import { mutants, type MutantId } from '../../fixtures/mutants/index.js';
import { comparisonOf } from '../../reporters/compare/index.js';
import { fileFormats } from '../../reporters/index.js';
import { compareHtml } from '../../reporters/matrix/compare.js';
import { readRecorded } from '../cli/output/recording.js';
import { SAMPLE_ORIGIN, sampleAudit } from './reference/formats.js';

const PICTURE_WIDTH = 1_200;

interface Picture {
  /** Window size in CSS pixels. */
  readonly size: readonly [width: number, height: number];
  /** The page, with its fragment. */
  readonly page?: string;
  /** A script to run first, as a reader would click. */
  readonly prepare?: string;
  /** The element to show, instead of the window. */
  readonly only?: string;
  /** Selectors of the elements to number. */
  readonly marks?: readonly string[];
}

/** The failure that a parameter explains. */
const explained = '.failure:has(.compare mark)';
const parts = 'h3,.seen,.hint,.compare,pre.answer,[data-copy^=Request],.statement,.clients,> button';

export const pictures: Readonly<Record<string, Picture>> = {
  report: { size: [1_000, 610] },
  'report-parts': {
    size: [1_000, 880],
    marks: ['header h1', 'ul.causes', '.causes [data-copy]', '#filter', 'ul.totals', '.list[open]', '.parts'],
  },
  'report-failure': {
    size: [760, 1_000],
    only: explained,
    marks: parts.split(',').map(part => `${explained} ${part}`),
  },
  'report-search': {
    size: [1_000, 640],
    page: 'report#?outcome=failed&area=allimages&text=0_zero',
    marks: ['input[type=search]', '#filter label:not(.grow)', '#shown', '#filter [type=reset]'],
  },
  'report-request': {
    size: [1_000, 720],
    page: 'report#exchange-3',
    prepare: 'scrollBy(0, -80)',
    marks: ['summary', '[data-copy]', 'h4 + pre', 'pre.answer mark:first-of-type'].map(
      part => `#exchange-3 ${part}`,
    ),
  },
  'report-audit': {
    size: [760, 900],
    only: 'section[aria-labelledby=audit]',
    marks: ['.facts', '.again', '.areas'],
    prepare: "document.querySelector('.areas summary').click()",
  },
  compare: { page: 'compare', size: [1_000, 560] },
};

const articles = { articleUrl: '{base_url}/wiki/$1' };
const faults: readonly MutantId[] = [
  'allimages.ns/zero',
  'dbrepllag.lag/string',
  'languageinfo.order/first-pair',
  'session.no-live-cookie/third-page',
];
const order = {
  rule: 'languageinfo.order',
  reason: 'order of the old database',
  until: '2999-12-31',
  ticket: 'WIKI-12',
};

/** Writes `report.html` for an audit with several faults, and `compare.html` with three others beside it. */
export async function writePages(folder: string): Promise<void> {
  const wikis = [
    ['staging', faults, articles, { baseline: [order] }],
    ['production', [], articles, { parameters: { article_url: `${SAMPLE_ORIGIN}/wiki/$1` } }],
    ['old release', ['languageinfo.order/first-pair', 'allimages.ns/zero'], {}, {}],
    ['new release', ['languageinfo.order/first-pair'], {}, {}],
  ] as const;
  const render = await fileFormats.html.load();
  const reports = [];
  for (const [label, ids, wiki, options] of wikis) {
    const alter = together(...ids.flatMap(id => mutants[id]?.alter ?? []));
    const { report, har } = await sampleAudit({ ...wiki, alter }, join(folder, label), { label, ...options });
    if (label === 'staging')
      await writeFile(join(folder, 'report.html'), render(report, await readRecorded(har, true)));
    reports.push(report);
  }
  const places = wikis.map(([label]) => ({ folder: label, href: `${label}/report.html` }));
  await writeFile(join(folder, 'compare.html'), compareHtml(comparisonOf(reports, places)));
}

/** Opens and numbers what a picture shows. Throws if a marked element is missing. */
export async function openPicture(
  browser: Browser,
  { page: address = 'report', size: [width, height], prepare = '', marks = [] }: Picture,
  folder: string,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', bypassCSP: true });
  const [name = '', place = ''] = address.split('#');
  await page.goto(`${pathToFileURL(join(folder, `${name}.html`)).href}#${place}`);
  await page.evaluate(prepare);
  await page.evaluate(`(${drawMarks})(${JSON.stringify(marks)})`);
  return page;
}

const OUTLINE =
  'position: absolute; z-index: 10; box-sizing: border-box; border: 2px solid #0b63ce; border-radius: 6px';
const NUMBER =
  'position: absolute; right: -21px; top: -8px; width: 26px; border-radius: 50%; background: #0b63ce; color: #fff; text-align: center; font: 700 15px/26px "DejaVu Sans", sans-serif';

/** Runs in the page: outlines each selected element, with its number at the corner. */
const drawMarks = `marks => marks.forEach((mark, at) => {
  const boxes = [...document.querySelectorAll(mark)].map(each => each.getBoundingClientRect());
  if (!(boxes[0]?.width > 0)) throw new Error('nothing to mark: ' + mark);
  const [left, top] = ['left', 'top'].map(side => Math.min(...boxes.map(box => box[side])) - 5);
  const [right, bottom] = ['right', 'bottom'].map(side => Math.max(...boxes.map(box => box[side])) + 5);
  const outline = document.createElement('div');
  outline.style = \`${OUTLINE}; left: \${left + scrollX}px; top: \${top + scrollY}px; width: \${right - left}px; height: \${bottom - top}px\`;
  outline.innerHTML = '<span></span>';
  outline.firstChild.style = ${JSON.stringify(NUMBER)};
  outline.firstChild.textContent = at + 1;
  document.body.append(outline);
})`;

/** Room for the numbers around an element. */
const MARGIN = 16;

async function take(page: Page, { size: [width, height], only }: Picture, path: string): Promise<void> {
  const scrolled = await page.evaluate<number>('scrollY');
  const box = only === undefined ? undefined : await page.locator(only).first().boundingBox();
  const place = box
    ? { y: scrolled + box.y - MARGIN, height: box.height + 2 * MARGIN }
    : { y: scrolled, height };
  // Playwright has no WebP, which is half the size of PNG.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...(path.endsWith('.png') ? { format: 'png' } : { format: 'webp', quality: 80 }),
    captureBeyondViewport: true,
    clip: { x: 0, width, ...place, scale: PICTURE_WIDTH / width },
  });
  await writeFile(path, Buffer.from(data, 'base64'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath, args });
  await writePages(folder);
  for (const [name, picture] of Object.entries(pictures))
    for (const scheme of ['light', 'dark'] as const) {
      const page = await openPicture(browser, picture, folder, scheme);
      // Other sites show the picture of the README, and some support only PNG.
      const file = `${name}${scheme === 'dark' ? '-dark' : ''}.${name === 'report' ? 'png' : 'webp'}`;
      await take(page, picture, join('docs/pictures', file));
      await page.context().close();
    }
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
