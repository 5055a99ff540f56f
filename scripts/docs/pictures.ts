/**
 * `npm run docs:pictures [-- NAME…]`: takes the annotated pictures of the documentation in Chromium, in light and in dark. The
 * audits that they show are the same each time; what remains between two machines is how their fonts look.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { together } from '../../fixtures/mutants/dsl/edits.js';
import { mutants } from '../../fixtures/mutants/index.js';
import type { MutantId } from '../../fixtures/mutants/index.js';
import type { ServeOptions } from '../../fixtures/serve.js';
import { comparisonOf } from '../../reporters/compare/index.js';
import { fileFormats } from '../../reporters/index.js';
import { compareHtml } from '../../reporters/matrix/compare.js';
import { readRecorded } from '../cli/output/recorded.js';
import { SAMPLE_ORIGIN, sampleAudit } from './reference/samples.js';

const PICTURES_FOLDER = 'docs/pictures';

/** However wide the window is. */
const PICTURE_WIDTH = 1_200;

export interface Picture {
  /** Of the window, in CSS pixels. */
  readonly size: readonly [width: number, height: number];
  /** The page; that of the report if left out. */
  readonly subject?: 'report' | 'compare';
  /** After the `#` of the address. */
  readonly place?: string;
  /** A script that does what a reader would do before looking. */
  readonly prepare?: string;
  /** The element that the picture shows; the window otherwise. */
  readonly only?: string;
  /** Selectors of what has the numbers 1, 2, and so on. */
  readonly marks?: readonly string[];
}

/** The card of the failure that a parameter explains. */
const explained = '.failure:has(.compare mark)';
const parts = ' h3, .seen, .hint, .compare, pre.answer, [data-copy^=Request], .statement, .clients, > button';

export const pictures: Readonly<Record<string, Picture>> = {
  report: { size: [1_000, 610] },
  'report-parts': {
    size: [1_000, 880],
    marks: ['header h1', 'ul.causes', '.causes [data-copy]', '#filter', 'ul.totals', '.list[open]', '.parts'],
  },
  'report-failure': {
    size: [760, 1_000],
    only: explained,
    marks: parts.split(',').map(part => `${explained} ${part.trim()}`),
  },
  'report-search': {
    size: [1_000, 640],
    place: '?outcome=failed&area=allimages&text=0_zero',
    marks: ['input[type=search]', '#filter label:not(.grow)', '#shown', '#filter [type=reset]'],
  },
  'report-request': {
    size: [1_000, 720],
    place: 'exchange-3',
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
  compare: { subject: 'compare', size: [1_000, 560] },
};

/** The one at the head of the README is shown by other sites too, some of which know only PNG. */
const fileOf = (name: string, scheme: 'light' | 'dark'): string =>
  `${name}${scheme === 'dark' ? '-dark' : ''}.${name === 'report' ? 'png' : 'webp'}`;

const articlePath = { articleUrl: '{base_url}/wiki/$1' };
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

/** Writes the page of a report with several faults, and one that compares it with others; resolves to their paths. */
export async function writeSubjects(folder: string): Promise<{ report: string; compare: string }> {
  const wikis = [
    ['staging', faults, articlePath, { baseline: [order] }],
    ['production', [], articlePath, { parameters: { article_url: `${SAMPLE_ORIGIN}/wiki/$1` } }],
    ['old release', ['allimages.order/first-pair', 'allimages.ns/zero'], {}, {}],
    ['new release', ['allimages.order/first-pair'], {}, {}],
  ] as const;
  const render = await fileFormats.html.load();
  const reports = [];
  for (const [label, ids, wiki, options] of wikis) {
    const own = join(folder, label);
    const { report, har } = await sampleAudit(faulty(ids, wiki), own, { label, strength: 1, ...options });
    await writeFile(join(own, fileFormats.html.file), render(report, readRecorded(har, true)));
    reports.push(report);
  }
  const compare = join(folder, 'compare.html');
  const places = wikis.map(([label]) => ({ folder: label, href: `${label}/${fileFormats.html.file}` }));
  await writeFile(compare, compareHtml(comparisonOf(reports, places)));
  return { report: join(folder, 'staging', fileFormats.html.file), compare };
}

/** A wiki with the faults of several mutants. */
function faulty(ids: readonly MutantId[], wiki: ServeOptions): ServeOptions {
  const chosen = ids.flatMap(id => mutants[id] ?? []);
  const alter = together(...chosen.map(each => each.alter));
  return Object.assign({}, wiki, ...chosen.map(each => each.wiki), { alter }) as ServeOptions;
}

/** Opens what a picture shows, with its numbers. Throws if something to be marked is not on the page. */
export async function openPicture(
  browser: Browser,
  { subject = 'report', size: [width, height], place, prepare, marks = [] }: Picture,
  subjects: Readonly<Record<'report' | 'compare', string>>,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(`${pathToFileURL(subjects[subject]).href}${place === undefined ? '' : `#${place}`}`);
  if (prepare !== undefined) await page.evaluate(prepare);
  await page.evaluate(`(${drawMarks})(${JSON.stringify(marks)})`);
  return page;
}

/** Runs in the page: draws an outline around what each selector finds, with its number at the corner. */
const drawMarks = String.raw`marks => {
  const colour = '#0b63ce';
  const placed = (style, text) => {
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'absolute', zIndex: 10, boxSizing: 'border-box', ...style });
    element.textContent = text;
    document.body.append(element);
  };
  document.body.style.position = 'relative';
  const origin = document.body.getBoundingClientRect();
  const boxes = marks.map(mark => {
    const all = [...document.querySelectorAll(mark)].map(each => each.getBoundingClientRect());
    if (!(all[0]?.width > 0)) throw new Error('nothing to mark: ' + mark);
    const [left, top] = [Math.min(...all.map(each => each.left)), Math.min(...all.map(each => each.top))];
    const [right, bottom] = [Math.max(...all.map(each => each.right)), Math.max(...all.map(each => each.bottom))];
    return { left: left - origin.left - 5, top: top - origin.top - 5, width: right - left + 10, height: bottom - top + 10 };
  });
  for (const [at, { left, top, width, height }] of boxes.entries()) {
    placed({
      left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px',
      border: '2px solid ' + colour, borderRadius: '6px',
    }, '');
    placed({
      left: left + width - 7 + 'px', top: top - 11 + 'px', width: '26px', height: '26px',
      background: colour, color: '#fff', borderRadius: '50%', textAlign: 'center',
      font: '700 15px/26px "DejaVu Sans", sans-serif',
    }, String(at + 1));
  }
}`;

/** Room for the numbers around an element. */
const MARGIN = 16;

async function take(page: Page, { size: [width, height], only }: Picture, path: string): Promise<void> {
  const scrolled = await page.evaluate<number>('scrollY');
  const box = only === undefined ? undefined : await page.locator(only).first().boundingBox();
  const clip = box
    ? { x: 0, y: scrolled + box.y - MARGIN, width, height: box.height + 2 * MARGIN }
    : { x: 0, y: scrolled, width, height };
  // Playwright itself knows no WebP, which takes half the room of PNG.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...(path.endsWith('.png') ? { format: 'png' } : { format: 'webp', quality: 80 }),
    captureBeyondViewport: true,
    clip: { ...clip, scale: PICTURE_WIDTH / width },
  });
  await writeFile(path, Buffer.from(data, 'base64'));
}

/** @param names of the pictures to take; all, where none is named */
async function main(names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const subjects = await writeSubjects(folder);
    for (const [name, picture] of Object.entries(pictures)) {
      if (names.length > 0 && !names.includes(name)) continue;
      for (const scheme of ['light', 'dark'] as const) {
        const page = await openPicture(browser, picture, subjects, scheme);
        await take(page, picture, join(PICTURES_FOLDER, fileOf(name, scheme)));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
