import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { curlLine } from './curl.js';

const api = 'http://127.0.0.1:8080/api.php?action=query&list=allimages';

/** What a real shell makes of a line: `curl` is a function there that prints its arguments. */
function argumentsOf(line: string): string[] {
  const script = `curl() { for word; do printf '%s\\0' "$word"; done; }\n${line}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

const usual = { accept: '*/*' };
const get = (url: string, headers: Record<string, string> = {}) =>
  curlLine({ method: 'GET', url, headers: { ...usual, ...headers } });

describe('a curl line', () => {
  test('is short for a usual request of the suite', () => {
    const headers = { 'user-agent': 'wiki-query-conformance/1', accept: '*/*', 'accept-encoding': 'gzip' };
    expect(get(`${api}&format=json`, headers)).toBe(
      `curl -g --compressed '${api}&format=json' -H 'accept-encoding: gzip'`,
    );
  });

  test('keeps the placeholder of what was redacted, to be filled in', () => {
    const line = get(api, { authorization: '<redacted>', cookie: 'wiki_session=<redacted>; a=b' });
    expect(argumentsOf(line)).toEqual([
      '-g',
      api,
      '-H',
      'authorization: <redacted>',
      '-H',
      'cookie: wiki_session=<redacted>; a=b',
    ]);
  });

  test('sends an empty header, which curl would leave out', () => {
    expect(argumentsOf(get(api, { 'x-empty': '' }))).toEqual(['-g', api, '-H', 'x-empty;']);
  });

  test('connects to the backend that was asked', () => {
    expect(curlLine({ method: 'GET', url: api, headers: usual }, '10.0.0.2:443')).toBe(
      `curl -g --connect-to '::10.0.0.2:443' '${api}'`,
    );
  });

  test.each([
    "it's",
    "'; rm -rf ~; '",
    '$(id)`id`',
    '"\\',
    '[1-9]{a,b}',
    'a\nb',
    '!!',
    '日本',
    '\u001b[2J',
    '-||',
  ])('carries the cursor %j as it is', cursor => {
    const url = `${api}&aicontinue=${encodeURIComponent(cursor)}&continue=-||&format=json`;
    expect(argumentsOf(get(url))).toEqual(['-g', url]);
  });

  test('escapes in a URL what no client can send raw', () => {
    expect(get("http://a/?x='\n \u001b\ud835é")).toBe(`curl -g 'http://a/?x='\\''%0A%20%1B%EF%BF%BD%C3%A9'`);
  });

  test('is no order to curl for another scheme or for an option in the place of a URL', () => {
    for (const url of ['file:///etc/passwd', '-o/tmp/x', 'gopher://a', ''])
      expect(argumentsOf(get(url))).toEqual([]);
  });

  test('is one printable line whatever the request holds, and always the same words to a shell', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(text, text, (cursor, value) => {
        const line = get(`${api}&aicontinue=${cursor}`, { 'x-value': `a${value}` });
        expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u);
        expect(argumentsOf(line)).toHaveLength(4);
      }),
      { numRuns: 20 },
    );
  });
});
