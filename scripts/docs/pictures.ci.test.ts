/** What each picture shows is still on the page that it shows, so that the pictures can be taken at any time. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium, missingChromium } from '../../reporters/testing/chromium.js';
import { unless } from '../testing/skips.js';
import { openPicture, pictures, writeSubjects } from './pictures.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const missing = missingChromium('the pictures of the documentation');
const folder = temporary('pictures');
let browser: Browser;
let subjects: Awaited<ReturnType<typeof writeSubjects>>;

beforeAll(async () => {
  if (missing !== undefined) return;
  subjects = await writeSubjects(folder);
  browser = await launchChromium();
});

afterAll(async () => {
  if (missing === undefined) await browser.close();
});

describe('the picture', unless(missing), () => {
  test.each(Object.entries(pictures))('%s shows what it marks', async (_name, picture) => {
    const page = await openPicture(browser, picture, subjects, 'light');
    expect(page.url()).toContain(folder);
    await page.close();
  });
});
