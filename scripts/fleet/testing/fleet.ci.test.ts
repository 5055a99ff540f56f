/** A fleet that is killed fifty times. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import { start } from '../../testing/run.js';
import { contentsOf } from './comparable.js';
import { killedUntilDone } from './kills.js';
import { few, kinds } from './kinds.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('fleets');

test('a fleet that was killed fifty times ends like one that was not', async () => {
  const wikis = await serveMany();
  try {
    const list = join(folder, 'kills.txt');
    writeFileSync(list, manyUrls(wikis.origin, 150, kinds).join('\n'));
    const [once, out] = [join(folder, 'once'), join(folder, 'killed')];
    const fleet = (dir: string, ...more: string[]) =>
      start(['fleet', list, '--out', dir, ...few, '--format', 'json,html,har', ...more]);
    await fleet(once).ended;
    const { askedAgain } = await killedUntilDone(() => fleet(out, '--concurrency', '6'), out, wikis, 50);
    expect(askedAgain).toEqual([]);
    expect(contentsOf(out)).toEqual(contentsOf(once));
  } finally {
    await wikis.close();
  }
});
