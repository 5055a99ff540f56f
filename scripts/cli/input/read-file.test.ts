/** Each kind of damage to a file that a user names: one error, with the path, the place and the reason. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { conformant } from '../../../reporters/testing/reports.js';
import { UsageError } from '../errors.js';
import { fileIn, readDocument, readReport } from './read-file.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('read-file');

const text = JSON.stringify(conformant);
const write = (content: string | Uint8Array) => (path: string) => writeFileSync(path, content);
const large = Buffer.alloc(10_000_001);
let number = 0;

test.each<[what: string, make: (path: string) => void, mistake: string]>([
  ['nothing', () => undefined, 'no such file or folder'],
  ['a folder', path => mkdirSync(path), 'is a folder, not a file'],
  ['a device', path => symlinkSync('/dev/zero', path), 'cannot be read (a pipe or a device, not a file)'],
  ['a link in a circle', path => symlinkSync(basename(path), path), 'cannot be read (ELOOP)'],
  ['too large', write(large), 'holds 10,000,001 bytes, more than 10,000,000'],
  ['gzip that was cut', write(gzipSync(text).subarray(0, 200)), 'is not a complete gzip file (Z_BUF_ERROR)'],
  ['small and unpacks to much', write(gzipSync(large)), 'holds more than 10,000,000 bytes, unpacked'],
  ['empty', write(''), 'the file is empty'],
  ['not UTF-8', write(Buffer.from('{"a":"\xff"}', 'latin1')), 'is not UTF-8'],
  ['not JSON', write('{\n  "a": 1,\n  b\n}'), '3:3: not JSON'],
  ['JSON that was cut', write('{"reportVersion":'), '1:18: not JSON: the file ends too early'],
  ['not an object', write('[]'), 'the document must be a JSON object'],
  ['nested too deep', write('['.repeat(10_000)), 'the document is nested more than 200 levels deep'],
  ['a key twice', write('{"a":{"b":1,"b":2}}'), '/a/b is written twice: delete one of them'],
])('a file that is %s', async (_what, make, mistake) => {
  const path = join(folder, String(number++));
  make(path);
  await expect(readDocument(path)).rejects.toThrow(new UsageError(`${path}: ${mistake}`));
});

const [first] = conformant.results;

test.each<[what: string, report: object, mistake: string]>([
  ['another document', { reportVersion: undefined }, 'not a report: `reportVersion` is missing'],
  ['a version that is no string', { reportVersion: 1 }, '/reportVersion must be string'],
  ['another version', { reportVersion: '2' }, '/reportVersion must be "1", the only supported version, not'],
  ['a wrong member', { target: 7 }, '/target must be object'],
  ['a result twice', { results: [first, first] }, `/results/1/rule is a second result of ${first?.rule}`],
  [
    'an unknown outcome',
    { results: [{ ...first, outcome: 'good' }] },
    '/results/0/outcome must be one of "p',
  ],
  ['an unknown member', { 'more\u001b': 1 }, 'the document has an unknown member "more\\x1b"'],
])('a report with %s', async (_what, members, mistake) => {
  const path = join(folder, String(number++));
  writeFileSync(path, JSON.stringify({ ...conformant, ...members }));
  await expect(readReport(path)).rejects.toThrow(UsageError);
  await expect(readReport(path)).rejects.toThrow(`${path}: ${mistake}`);
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
