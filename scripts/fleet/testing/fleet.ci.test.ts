/** What takes long: fifty kills, and the rate in windows of ten seconds. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import { start } from '../../testing/run.js';
import { contentsOf } from './comparable.js';
import { killedUntilDone } from './kills.js';

const folder = mkdtempSync(join(tmpdir(), 'fleets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a fleet that was killed fifty times ends like one that was not', async () => {
  const wikis = await serveMany();
  try {
    const list = join(folder, 'kills.txt');
    const kinds = [
      'reference',
      'allimages.ns/string',
      'reference',
      'absent',
      'dbrepllag.lag/absent',
      'garbled',
    ];
    writeFileSync(list, manyUrls(wikis.origin, 150, kinds).join('\n'));
    const args = (out: string) => [
      'fleet',
      list,
      '--out',
      out,
      '--seed',
      's',
      '--strength',
      '1',
      '--format',
      'json,html,har',
    ];
    const [once, out] = [join(folder, 'once'), join(folder, 'killed')];
    await start(args(once)).ended;
    const { askedAgain } = await killedUntilDone(
      () => start([...args(out), '--concurrency', '6']),
      out,
      wikis,
      50,
    );
    expect(askedAgain).toEqual([]);
    expect(contentsOf(out)).toEqual(contentsOf(once));
  } finally {
    await wikis.close();
  }
});

const address = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)?.address;

test.skipIf(address === undefined)(
  'an operator sees at most the rate in any window of ten seconds, also after a kill',
  async () => {
    const wikis = await serveMany({
      host: address ?? '',
      intercept: (request, response, next) => {
        const drawn = Math.random();
        if (drawn < 0.05) response.writeHead(302, { location: `${request.url ?? ''}&again` }).end();
        else if (drawn < 0.08) request.socket.destroy();
        else setTimeout(next, drawn < 0.1 ? 1500 : drawn * 60);
      },
    });
    try {
      const list = join(folder, 'rate.txt');
      writeFileSync(list, manyUrls(wikis.origin, 5, ['reference']).join('\n'));
      const out = join(folder, 'rate');
      const args = [
        'fleet',
        list,
        '--out',
        out,
        '--contact',
        'ops@tests.example',
        '--rate',
        '12',
        '--exit-zero',
      ];
      const { status } = await killedUntilDone(() => start(args), out, wikis, 2);
      expect(status).toBe(0);
      const times = wikis.requests.map(({ at }) => at);
      expect(times.length).toBeGreaterThan(240);
      let first = 0;
      let most = 0;
      for (const [last, time] of times.entries()) {
        while (time - (times[first] ?? 0) >= 10_000) first++;
        most = Math.max(most, last - first + 1);
      }
      expect(most).toBeLessThanOrEqual(120);
      expect(most).toBeGreaterThan(80);
    } finally {
      await wikis.close();
    }
  },
);
