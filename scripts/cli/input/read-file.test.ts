/** What is wrong with a file that a user names: one error, with the path, the place and the reason. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { conformant } from '../../../reporters/testing/reports.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';
import { UsageError } from '../errors.js';
import { fileIn, readBaselineFile, readDocument, readProfileFile, readReport } from './read-file.js';

const folder = temporary('read-file');
let number = 0;

type Content = string | Uint8Array | ((path: string) => void);

/** The error message for a file, without its path. */
async function mistakeIn(read: (path: string) => Promise<unknown>, content: Content): Promise<string> {
  const path = join(folder, String(number++));
  if (typeof content === 'function') content(path);
  else writeFileSync(path, content);
  const error: unknown = await read(path).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  return (error as UsageError).message.replace(`${path}: `, '');
}

const text = JSON.stringify(conformant);
const large = Buffer.alloc(10_000_001);

test.each<[what: string, content: Content, mistake: string]>([
  ['nothing', () => undefined, 'no such file or folder'],
  ['a folder', path => mkdirSync(path), 'is a folder, not a file'],
  ['a device', path => symlinkSync('/dev/zero', path), 'cannot be read (a pipe or a device, not a file)'],
  ['a link in a circle', path => symlinkSync(basename(path), path), 'cannot be read (ELOOP)'],
  ['too large', large, 'holds 10,000,001 bytes, more than 10,000,000'],
  ['gzip that was cut', gzipSync(text).subarray(0, 200), 'is not a complete gzip file (Z_BUF_ERROR)'],
  ['small and unpacks to much', gzipSync(large), 'holds more than 10,000,000 bytes, unpacked'],
  ['empty', '', 'the file is empty'],
  ['not UTF-8', Buffer.from('{"a":"\xff"}', 'latin1'), 'is not UTF-8'],
  ['not JSON', '{\n  "a": 1,\n  b\n}', '3:3: not JSON'],
  ['JSON that was cut', Buffer.from('{"日').subarray(0, -1), '1:3: not JSON: the file ends too early'],
  ['not an object', '[]', 'the document must be a JSON object'],
  ['nested too deep', '['.repeat(10_000), 'the document is nested more than 200 deep'],
  ['a key twice', '{"a":{"b":1,"b":2}}', '/a/b is written twice: delete one of them'],
])('a file that is %s', async (_what, content, mistake) => {
  expect(await mistakeIn(readDocument, content)).toBe(mistake);
});

const [first] = conformant.results;

test.each<[members: object, mistake: string]>([
  [{ reportVersion: undefined }, 'not a report: `reportVersion` is missing'],
  [{ reportVersion: 1 }, '/reportVersion must be a string'],
  [{ reportVersion: '2' }, '/reportVersion must be "1", the only supported version, not "2"'],
  [{ target: 7 }, '/target must be an object'],
  [{ results: [first, first] }, `/results/1/rule is a second result of ${first?.rule}`],
  [{ 'more\u001b': 1 }, 'the document has an unknown member "more\\x1b"'],
])('a report with %j', async (members, mistake) => {
  expect(await mistakeIn(readReport, JSON.stringify({ ...conformant, ...members }))).toBe(mistake);
});

const entry = { rule: 'allimages.ns', reason: 'x' };

test.each<[rules: object[] | undefined, mistake: string]>([
  [undefined, 'the document lacks the member "rules"'],
  [[{ rule: 'allimages.ns' }], '/rules/0 lacks the member "reason"'],
  [
    [{ ...entry, rule: 'allimages.page_size' }],
    '/rules/0/rule is the unknown rule `allimages.page_size` (did you mean `allimages.page-size`?)',
  ],
  [[{ ...entry, rule: 'no such' }], '/rules/0/rule is the unknown rule `no such` (delete the entry)'],
  [[{ ...entry, until: '2026-02-30' }], '/rules/0/until must be a date such as 2027-01-31'],
  [[{ ...entry, 'colour\n': 'red' }], '/rules/0 has an unknown member "colour\\x0a"'],
  [[entry, entry], '/rules/1/rule repeats allimages.ns of /rules/0: delete one entry'],
])('a baseline with %j', async (rules, mistake) => {
  expect(await mistakeIn(readBaselineFile, JSON.stringify({ rules }))).toBe(mistake);
});

const schema = JSON.parse(readFileSync('schemas/documents/profile.schema.json', 'utf8')) as object;
const isProfile = new Ajv2020().compile(schema);
const article = (length: number) => ({ article_url: 'https://a/$1'.padEnd(length, 'a') });

test.each([
  [
    '{"article_url": "http://a/b"}',
    '/article_url must be a URL with $1 in place of the title, not "http://a/b"',
  ],
  ['{"hash_levels": 1}', '/hash_levels must be one of 2, 0, not "1"'],
  ['{"mime_filter": true}', '/mime_filter must be one of "on", "off"'],
  ['{"articel_url": "x"}', 'unknown parameter `articel_url` (did you mean `article_url`?)'],
  ['{"__proto__": {"article_url": "http://a/$1"}}', 'unknown parameter `__proto__`'],
  [JSON.stringify(article(20_001)), '/article_url must be no longer than 20,000 characters'],
])('a profile of %.40s', async (profile, mistake) => {
  expect(await mistakeIn(readProfileFile, profile)).toBe(mistake);
  expect(isProfile(JSON.parse(profile))).toBe(false);
});

test('notes for editors are ignored, and a number may stand for its text', async () => {
  const file = join(folder, 'noted.json');
  const profile = { $schema: 'x', _comment: ['y'], hash_levels: 0, ...article(20_000) };
  writeFileSync(file, JSON.stringify(profile));
  expect(await readProfileFile(file)).toEqual({ hash_levels: '0', ...article(20_000) });
  expect(isProfile(profile)).toBe(true);
  writeFileSync(file, JSON.stringify({ $schema: 'x', rules: [{ _who: 'me', ...entry, ticket: 'T1' }] }));
  expect(await readBaselineFile(file)).toEqual([{ ...entry, ticket: 'T1' }]);
});

test('a packed file is taken if it is the only one, and both are refused', () => {
  const at = join(folder, 'both');
  mkdirSync(at);
  expect(fileIn(at, 'report.json')).toBe(join(at, 'report.json'));
  writeFileSync(join(at, 'report.json.gz'), '');
  expect(fileIn(at, 'report.json')).toBe(join(at, 'report.json.gz'));
  writeFileSync(join(at, 'report.json'), '');
  expect(() => fileIn(at, 'report.json')).toThrow(
    new UsageError(`${at}: holds both report.json and report.json.gz: delete one of them`),
  );
});
