/** Profile files: what is read from them, and mistakes in them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { UsageError } from '../errors.js';
import { readProfileFile } from './read-file.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('profile');

const file = join(folder, 'profile.json');
const schema = JSON.parse(readFileSync('schemas/documents/profile.schema.json', 'utf8')) as object;
const isProfile = new Ajv2020().compile(schema);

test('a number of levels and notes for editors are accepted', async () => {
  writeFileSync(file, '{"$schema": "x", "_comment": ["y"], "hash_levels": 0, "file_namespace": "Datei"}');
  expect(await readProfileFile(file)).toEqual({ hash_levels: '0', file_namespace: 'Datei' });
  expect(isProfile(JSON.parse(readFileSync(file, 'utf8')))).toBe(true);
});

test.each([
  [
    '{"article_url": "http://a/b"}',
    '/article_url must be a URL with $1 in place of the title, not "http://a/b"',
  ],
  ['{"hash_levels": 1}', '/hash_levels must be one of 2, 0, not "1"'],
  ['{"mime_filter": true}', '/mime_filter must be one of "on", "off"'],
  ['{"articel_url": "x"}', 'unknown parameter `articel_url` (did you mean `article_url`?)'],
  ['{"__proto__": {"article_url": "http://a/$1"}}', 'unknown parameter `__proto__`'],
])('%s', async (text, message) => {
  writeFileSync(file, text);
  await expect(readProfileFile(file)).rejects.toThrow(new UsageError(`${file}: ${message}`));
  expect(isProfile(JSON.parse(text))).toBe(false);
});

test('a value has at most 20,000 characters', async () => {
  const [longest, longer] = [20_000, 20_001].map(length => ({
    article_url: 'https://a/$1'.padEnd(length, 'a'),
  }));
  writeFileSync(file, JSON.stringify(longest));
  expect(await readProfileFile(file)).toEqual(longest);
  writeFileSync(file, JSON.stringify(longer));
  await expect(readProfileFile(file)).rejects.toThrow(
    '/article_url must be no longer than 20,000 characters',
  );
  expect([isProfile(longest), isProfile(longer)]).toEqual([true, false]);
});
