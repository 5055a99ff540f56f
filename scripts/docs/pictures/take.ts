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
import { annotate } from './annotate.js';
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
