/**
 * `npm run docs:pictures`: audits the wikis of the pictures, opens their pages in Chromium, and takes every picture in
 * light and in dark.
 *
 * Audits, dates and sizes are fixed; what remains between two machines is how their fonts look.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { PICTURES_FOLDER, PICTURE_WIDTH, filesOf, pictures } from './pictures.js';
import type { Picture } from './pictures.js';
import { writeSubjects } from './subjects.js';
import type { Subjects } from './subjects.js';

/** Room for the numbers around an element. */
const MARGIN = 16;

/** Opens what a picture shows, with its numbers. */
export async function openPicture(
  browser: Browser,
  { subject, width, height, place = '', prepare, marks = [] }: Picture,
  subjects: Subjects,
  scheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${pathToFileURL(subjects[subject]).href}${place === '' ? '' : `#${place}`}`);
  await prepare?.(page);
  await annotate(page, marks);
  return page;
}

/** Draws an outline around what each selector finds, with its number at the corner. Throws if a marked element is not on the page. */
async function annotate(page: Page, marks: readonly string[]): Promise<void> {
  for (const [at, mark] of marks.entries()) {
    const box = await page.locator(mark).first().boundingBox();
    if (!box || box.width === 0) throw new Error(`nothing to mark with ${at + 1}: ${mark}`);
  }
  await page.evaluate(`(${drawMarks})(${JSON.stringify(marks)})`);
}

/** Runs in the page. */
const drawMarks = String.raw`marks => {
  const colour = '#0b63ce';
  const margin = 5;
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
    const [left, top] = [Math.min(...all.map(each => each.left)), Math.min(...all.map(each => each.top))];
    const [right, bottom] = [Math.max(...all.map(each => each.right)), Math.max(...all.map(each => each.bottom))];
    return { left, top, width: right - left, height: bottom - top };
  });
  for (const [at, box] of boxes.entries()) {
    const left = box.left - origin.left - margin;
    const top = box.top - origin.top - margin;
    placed({
      left: left + 'px', top: top + 'px', width: box.width + 2 * margin + 'px', height: box.height + 2 * margin + 'px',
      border: '2px solid ' + colour, borderRadius: '6px',
    }, '');
    placed({
      left: left + box.width + 2 * margin - 7 + 'px', top: top - 11 + 'px', width: '26px', height: '26px',
      background: colour, color: '#fff', borderRadius: '50%', textAlign: 'center',
      font: '700 15px/26px "DejaVu Sans", sans-serif',
    }, String(at + 1));
  }
}`;

/** The part of the window, or of the page below it, that a picture shows. */
export async function clipOf(page: Page, { width, height, only }: Picture) {
  const scrolled = await page.evaluate<number>('scrollY');
  if (only === undefined) return { x: 0, y: scrolled, width, height };
  const box = await page.locator(only).first().boundingBox();
  if (!box) throw new Error(`nothing to show: ${only}`);
  return { x: 0, y: scrolled + box.y - MARGIN, width, height: box.height + 2 * MARGIN };
}

async function take(page: Page, picture: Picture, path: string): Promise<void> {
  // Playwright itself knows no WebP, which takes half the room of PNG.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...(path.endsWith('.png') ? { format: 'png' } : { format: 'webp', quality: 80 }),
    captureBeyondViewport: true,
    clip: { ...(await clipOf(page, picture)), scale: PICTURE_WIDTH / picture.width },
  });
  await writeFile(path, Buffer.from(data, 'base64'));
}

/** Letters are drawn alike wherever the same fonts are installed. */
async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(`no Chromium at ${executablePath}: install it, or name one in CHROMIUM`);
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'];
  return chromium.launch({ executablePath, args });
}

/** @param names of the pictures to take; all, where none is named */
async function main(names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(PICTURES_FOLDER, { recursive: true });
  const browser = await launch();
  try {
    const subjects = await writeSubjects(folder);
    for (const [name, picture] of Object.entries(pictures)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const files = filesOf(name);
      for (const scheme of ['light', 'dark'] as const) {
        const page = await openPicture(browser, picture, subjects, scheme);
        await take(page, picture, join(PICTURES_FOLDER, files[scheme]));
        await page.context().close();
      }
      console.log(join(PICTURES_FOLDER, files.light));
    }
    const known = new Set(Object.keys(pictures).flatMap(name => Object.values<string>(filesOf(name))));
    for (const file of await readdir(PICTURES_FOLDER))
      if (!known.has(file)) await rm(join(PICTURES_FOLDER, file));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
