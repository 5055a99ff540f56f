/**
 * `npm run docs:pictures`: audits the wikis of the pictures, opens their pages in Chromium, and takes every picture in
 * light and in dark.
 *
 * Audits, dates and sizes are fixed; what remains between two machines is how their fonts look.
 */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchChromium, missingChromium } from '../../../reporters/testing/chromium.js';
import { annotate } from './annotate.js';
import { PICTURES_FOLDER, PICTURE_WIDTH, filesOf, pictures } from './pictures.js';
import type { Picture } from './pictures.js';
import { writeSubjects } from './subjects.js';

/** Room for the numbers around an element. */
const MARGIN = 16;

async function take(browser: Browser, picture: Picture, page: string, scheme: 'light' | 'dark', path: string) {
  const { width, height, place = '', prepare, only, marks = [] } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const opened = await context.newPage();
  await opened.goto(`${pathToFileURL(page).href}${place === '' ? '' : `#${place}`}`);
  await prepare?.(opened);
  await annotate(opened, marks);
  const box = only === undefined ? null : await opened.locator(only).first().boundingBox();
  const clip = box ? { y: Math.max(0, box.y - MARGIN), height: box.height + 2 * MARGIN } : { y: 0, height };
  const scrolled = await opened.evaluate<number>('scrollY');
  // Playwright itself knows no WebP, which takes half the room of PNG.
  const session = await context.newCDPSession(opened);
  const { data } = await session.send('Page.captureScreenshot', {
    ...(path.endsWith('.png') ? { format: 'png' } : { format: 'webp', quality: 80 }),
    captureBeyondViewport: true,
    clip: { x: 0, y: clip.y + scrolled, width, height: clip.height, scale: PICTURE_WIDTH / width },
  });
  await writeFile(path, Buffer.from(data, 'base64'));
  await context.close();
}

/** @param names of the pictures to take; all, where none is named */
async function main(names: readonly string[]): Promise<void> {
  const missing = missingChromium('the pictures of the documentation');
  if (missing !== undefined) throw new Error(missing);
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(PICTURES_FOLDER, { recursive: true });
  const browser = await launchChromium();
  try {
    const subjects = await writeSubjects(folder);
    for (const [name, picture] of Object.entries(pictures)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const files = filesOf(name);
      for (const scheme of ['light', 'dark'] as const)
        await take(browser, picture, subjects[picture.subject], scheme, join(PICTURES_FOLDER, files[scheme]));
      console.log(join(PICTURES_FOLDER, files.light));
    }
    const known = new Set(Object.keys(pictures).flatMap(name => Object.values<string>(filesOf(name))));
    for (const file of await readdir(PICTURES_FOLDER)) if (!known.has(file)) await rm(join(PICTURES_FOLDER, file));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
