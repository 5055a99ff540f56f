/** A curl line is the same words to a real shell, whatever a request holds. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { curlLine } from './curl.js';

const api = 'http://127.0.0.1:8080/api.php?action=query&list=allimages';

/** In the script, `curl` is a function that prints its arguments. */
function argumentsOf(line: string): string[] {
  const script = `curl() { for word; do printf '%s\\0' "$word"; done; }\n${line}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

const get = (url: string, headers: Record<string, string> = {}, connectTo?: string) =>
  curlLine({ method: 'GET', url, headers: { accept: '*/*', ...headers } }, connectTo);

const usual = { 'user-agent': 'wiki-query-conformance/1', 'accept-encoding': 'gzip' };

test.each([
  [get(`${api}&format=json`, usual), `curl -g --compressed '${api}&format=json' -H 'accept-encoding: gzip'`],
  [get(api, {}, '10.0.0.2:443'), `curl -g --connect-to '::10.0.0.2:443' '${api}'`],
  // Clients cannot send these characters unescaped.
  [get("http://a/?x='\n \u001b\ud835é"), `curl -g 'http://a/?x='\\''%0A%20%1B%EF%BF%BD%C3%A9'`],
])('is short: %s', (line, expected) => {
  expect(line).toBe(expected);
});

const redacted = { authorization: '<redacted>', cookie: 'wiki_session=<redacted>; a=b' };
const hostile = ["it's", "'; rm ~; '", '$(id)`id`', '"\\', '[1]{a,b}', 'a\nb', '!!', '日本', '\u001b[2J'];
const urls = hostile.map(text => `${api}&aicontinue=${encodeURIComponent(text)}&continue=-||&format=json`);

test.each<[line: string, words: readonly string[]]>([
  ...urls.map((url): [string, string[]] => [get(url), ['-g', url]]),
  // Users fill in the placeholders.
  [get(api, redacted), ['-g', api, ...Object.entries(redacted).flatMap(pair => ['-H', pair.join(': ')])]],
  // curl would leave out an empty header.
  [get(api, { 'x-empty': '' }), ['-g', api, '-H', 'x-empty;']],
  // No command for other schemes, nor if the URL looks like an option.
  ...['file:///etc/passwd', '-o/tmp/x', 'gopher://a', ''].map((url): [string, string[]] => [get(url), []]),
])('%s gives curl %j', (line, words) => {
  expect(argumentsOf(line)).toEqual(words);
});

test('is one printable line whatever the request holds', () => {
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
