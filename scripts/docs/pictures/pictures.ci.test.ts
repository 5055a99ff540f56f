/** What each picture shows is still on the page that it shows, so that the pictures can be taken at any time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium, missingChromium } from '../../../reporters/testing/chromium.js';
import { unless } from '../../testing/skips.js';
import { pictures } from './pictures.js';
import { writeSubjects } from './subjects.js';
import type { Subjects } from './subjects.js';
import { clipOf, openPicture } from './take.js';

const missing = missingChromium('the pictures of the documentation');
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
let browser: Browser;
let subjects: Subjects;

beforeAll(async () => {
  if (missing !== undefined) return;
  subjects = await writeSubjects(folder);
  browser = await launchChromium();
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (missing === undefined) await browser.close();
});

describe('the picture', unless(missing), () => {
  test.each(Object.entries(pictures))('%s shows what it marks', async (_name, picture) => {
    const page = await openPicture(browser, picture, subjects, 'light');
    const { x, y, width, height } = await clipOf(page, picture);
    const scrolled = await page.evaluate<number>('scrollY');
    for (const mark of picture.marks ?? []) {
      const box = await page.locator(mark).first().boundingBox();
      if (!box) throw new Error(`nothing to mark: ${mark}`);
      expect(box.x).toBeGreaterThanOrEqual(x);
      expect(box.y + scrolled).toBeGreaterThanOrEqual(y);
      expect(box.x + box.width).toBeLessThanOrEqual(x + width);
      // A number is at the top of what it marks.
      expect(box.y + scrolled).toBeLessThan(y + height);
    }
    await page.context().close();
  });
});
