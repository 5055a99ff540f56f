/** What the command says and sends, in this process. */
import { existsSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manyUrls, serveMany, type ServedMany } from '../../../fixtures/many.js';
import { run } from '../../testing/run.js';
import { entriesIn } from './folder.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('fleet');
const list = join(folder, 'list');
const few = ['--rule', 'dbrepllag.*', '--retries', '0'];
let out = '';
let number = 0;
beforeEach(() => {
  out = join(folder, `out-${number++}`);
});

const fleet = (text: string, ...more: string[]) => {
  writeFileSync(list, text);
  return run(['fleet', list, '--out', out, ...few, ...more]);
};
const complaint = (text: string) => `wiki-query-conformance: ${text}\n`;

describe('nothing is sent, and the status is 2', () => {
  const live = 'https://de.wiki.example/w/api.php\nhttps://en.wiki.example/w/api.php\n';
  test.each<[text: string, options: string[], error: string]>([
    [
      live,
      [],
      '--contact ADDRESS is required, because de.wiki.example is not on loopback: your mail address or URL, so that the operators of the wikis can reach you',
    ],
    [
      live,
      ['--contact', 'a@b.example', '--header', 'Authorization: Bearer secret'],
      '--header is refused for targets of 2 origins, because it may hold a credential for one of them',
    ],
    [live, ['--shard', '1/2'], '--shard requires --seed TEXT, the same for every shard'],
    [
      live,
      ['--shard', '3/2'],
      'option `--shard` argument `3/2` is invalid. Expected i/n, such as 2/8, with i from 1 to n and n up to 1,000.',
    ],
    [
      `${live}nowhere\n`,
      [],
      `${list}: 1 line cannot be used:\n  line 3: not an http or https URL: nowhere\n--skip-invalid leaves them out`,
    ],
    ['http://127.0.0.1:9/api.php', ['--out', '/proc/no'], '--out: /proc/no cannot be written (ENOENT)'],
  ])('%j %j', async (text, options, error) => {
    expect(await fleet(text, ...options)).toEqual({ status: 2, stdout: '', stderr: complaint(error) });
    expect(existsSync(out)).toBe(false);
  });
});

const address = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)?.address;

const csv = (urls: readonly string[], operatorOf: (at: number) => string) =>
  ['url,operator', ...urls.map((url, at) => `${url},${operatorOf(at)}`)].join('\n');

describe.skipIf(address === undefined)('operators', () => {
  let wikis: ServedMany;
  beforeAll(async () => {
    wikis = await serveMany({ host: address ?? '' });
  });
  afterAll(() => wikis.close());

  // A refused question is asked once more: two queries make more than three refusals in a row.
  const polite = ['--contact', 'ops@tests.example', '--rate', '40', '--rule', 'languageinfo.*'];
  const since = (from: number) => wikis.requests.slice(from);

  test('that refuse are left alone, named, and asked again by the same command, the other targets first', async () => {
    const urls = manyUrls(wikis.origin, 5, ['busy', 'reference', 'reference', 'reference', 'reference']);
    const text = csv(urls, at => (at < 4 ? 'tired' : 'awake'));
    const { status, stdout } = await fleet(text, ...polite);
    expect(status).toBe(3);
    expect(stdout).toContain('5 targets: 1 conformant, 0 not conformant, 0 inconclusive, 4 pending\n');
    expect(stdout).toContain('\nPending\n  4  tired refused 3 queries in a row\n');
    const from = wikis.requests.length;
    const again = await fleet(text, ...polite);
    expect(again.status).toBe(3);
    expect(again.stdout).toContain('5 targets: 4 conformant, 0 not conformant, 0 inconclusive, 1 pending\n');
    const order = [...new Set(since(from).map(({ path }) => path.split('/')[1]))];
    expect(order).toEqual(['reference', 'busy']);
    expect(entriesIn(out).size).toBe(4);
  });
});
