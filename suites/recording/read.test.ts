import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import { audit } from '../audit/audit.js';
import { HarError, readHar, recordingOf } from './read.js';
import { isObject } from '../answers/reading.js';
import { temporary } from '../testing/samples/temporary.js';

const folder = temporary('har');
const sound = join(folder, 'sound.har');
let content = '';

beforeAll(async () => {
  const wiki = await serveWiki({ files: 3 });
  await audit({ url: wiki.url, har: sound });
  await wiki.close();
  content = readFileSync(sound, 'utf8');
});

/** The error of a file with this content. */
async function complaint(text: string | Uint8Array): Promise<string> {
  const path = join(folder, 'other.har');
  writeFileSync(path, text);
  try {
    await readHar(path);
  } catch (error) {
    if (error instanceof HarError) return error.message;
    throw error;
  }
  return 'sound';
}

type Holder = Record<string, unknown>;

/** The error of the recording with another value at a place. */
async function complaintAbout(har: unknown, pointer: string, value: unknown): Promise<string> {
  const steps = pointer.slice(1).split('/');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((part, name) => (part as Holder)[name], har) as Holder;
  const before = holder[last];
  holder[last] = value;
  try {
    await recordingOf(har);
    return 'sound';
  } catch (error) {
    if (error instanceof HarError) return error.message;
    throw error;
  } finally {
    holder[last] = before;
  }
}

test('a recording is valid by its schema, which is a standard one', () => {
  const schema = JSON.parse(readFileSync('schemas/documents/recording.schema.json', 'utf8')) as object;
  const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);
  expect(validate(JSON.parse(content)), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ log: {} })).toBe(false);
});

describe('a file that is not a recording is refused in one line with the place', () => {
  test.each<[text: string, message: string]>([
    ['{\n  log: {} }', '2:3: not JSON'],
    ['[]', 'the document must be an object'],
    ['{"query":{}}', 'not a recording: `log` is missing'],
    ['{"__proto__":{"log":{}}}', 'not a recording: `log` is missing'],
    ['{"reportVersion":"1.0"}', 'a report, not a recording: `log` is missing'],
    [
      '{"log":{"version":"1.2","creator":{"name":"Firefox","version":"130"},"entries":[]}}',
      '/log has no `_audit`: this HAR file is not the recording of an audit',
    ],
    // Cut off or not, nothing is parsed beyond the bounds.
    [`{"log":{"entries":[\n${'['.repeat(300)}`, 'the document is nested more than 200 deep'],
  ])('%.90s', async (text, message) => {
    expect(await complaint(text)).toBe(message);
  });

  test('a file that is not there, and a folder', async () => {
    await expect(readHar(join(folder, 'none.har'))).rejects.toThrow('no such file or folder');
    await expect(readHar(folder)).rejects.toThrow('is a folder, not a file');
  });
});

test('what a recording lacks is said', async () => {
  const { log } = JSON.parse(content) as { log: Holder & { entries: Holder[] } };
  const all = log.entries.length;
  const lackOf = async (other: object) => (await recordingOf({ log: { ...log, ...other } })).lack;
  expect(await lackOf({})).toBeUndefined();
  expect(await lackOf({ entries: log.entries.slice(1) })).toBe(`it has ${all - 1} of ${all} requests`);
  expect(await lackOf({ _end: undefined })).toBe(`it has ${all} of its requests`);
  delete log.entries[0]?.['_question'];
  expect(await lackOf({})).toBe('1 request without `_question` are known by their address');
});

describe('a damaged recording is refused in one line with the place', () => {
  test.each<[pointer: string, value: unknown, message: string]>([
    ['/log/_audit', 7, ' must be an object'],
    ['/log/_audit/target', 'file:///etc/passwd', ' must match pattern "^https?://'],
    ['/log/_audit/target', 'http://me:pw@a.example/api.php', ' must match pattern "^https?://'],
    ['/log/_audit/target', `http://a.example/${'a'.repeat(20_000)}`, ' must be no longer than 20,000'],
    ['/log/_audit/strength', 4, ' must be one of 1, 2, 3'],
    ['/log/_audit/parameters', { colour: 'red' }, ' is not valid: unknown parameter "colour"'],
    ['/log/_audit/parameters', { article_url: 'x' }, ' is not valid: article_url must be an abs'],
    ['/log/_audit/seed', '\ud800', ' must be well-formed text'],
    ['/log/_audit/label', 'a\nb', ' must be a non-empty line of text'],
    ['/log/_audit/sample', '[[]]', ' must be the title of a file'],
    ['/log/_audit/selection', ['nothing.*'], ' must be globs that match a rule'],
    ['/log/_end/durationMs', 1e308, ' must be <= 8640000000000'],
    ['/log/entries', {}, ' must be an array'],
    ['/log/entries/2/request/method', 'POST', ' must be "GET"'],
    ['/log/entries/2/request/headers', [{ name: 'a' }], '/0 lacks the member "value"'],
    ['/log/entries/2/response/status', 99, ' must be >= 100'],
    ['/log/entries/2/response/content/encoding', 'rot13', ' must be one of "base64", null'],
    ['/log/entries/2/_loss', { kind: 'bored', message: '' }, '/kind must be one of "address", "connect"'],
  ])('%s: %#', async (pointer, value, message) => {
    expect(await complaintAbout(JSON.parse(content), pointer, value)).toContain(pointer + message);
  });

  test.each([
    ['/log/entries/2/response/status', 0, /^\/log\/entries\/2 lacks the member "_loss"/],
    ['/log/entries/2/response/content/encoding', 'base64', /^\S+\/content\/text must match pattern/],
  ])('%s as %j is a mistake elsewhere', async (pointer, value, message) => {
    expect(await complaintAbout(JSON.parse(content), pointer, value)).toMatch(message);
  });

  test('whatever value replaces any other', async () => {
    const places: string[] = [];
    const collect = (value: unknown, at: string) => {
      if (at !== '') places.push(at);
      if (Array.isArray(value) || isObject(value))
        for (const [name, part] of Object.entries(value).slice(0, 5)) collect(part, `${at}/${name}`);
    };
    const har: unknown = JSON.parse(content);
    collect(har, '');
    for (const pointer of places)
      for (const value of [null, 7, []])
        expect(await complaintAbout(har, pointer, value)).toMatch(/^[^\n]+$/);
  });
});
