/** What the pictures mark is still on their pages. */
import { expect, test } from 'vitest';
import { launchChromium, missingChromium } from '../../reporters/testing/chromium.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { unless } from '../testing/skips.js';
import { openPicture, pictures, writePages } from './pictures.js';

const folder = temporary('pictures');

test(
  'each picture finds what it marks',
  unless(missingChromium('the pictures of the documentation')),
  async () => {
    await writePages(folder);
    const browser = await launchChromium();
    for (const [name, picture] of Object.entries(pictures))
      await expect(openPicture(browser, picture, folder, 'light'), name).resolves.toBeDefined();
    await browser.close();
  },
);
