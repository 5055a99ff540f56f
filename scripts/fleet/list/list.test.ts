/** Lists in their three forms, and the mistakes in them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../cli/errors.js';
import { readList } from './list.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('list');

const file = join(folder, 'list');
const read = (text: string, skipInvalid = false) => {
  writeFileSync(file, text);
  return readList(file, skipInvalid);
};
const operatorIn = async (row: object) => (await read(JSON.stringify(row))).targets[0]?.operator;
const mistakesIn = async (text: string): Promise<string> => {
  const error: unknown = await read(text).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  return (error as UsageError).message.replace(`${file}: `, '');
};

mkdirSync(join(folder, 'profiles'));
writeFileSync(join(folder, 'profiles', 'de.json'), '{"file_namespace": "Datei", "hash_levels": 0}');
writeFileSync(join(folder, 'known.json'), '{"rules": [{"rule": "allimages.ns", "reason": "known"}]}');

const one = 'https://de.wiki.example/w/api.php';
const other = 'https://en.wiki.example/w/api.php';

describe('a list', () => {
  test('is a URL on each line', async () => {
    const { targets } = await read(`\uFEFF# all of them\r\n${one}\r\n\n  ${other}  \n`);
    expect(targets.map(({ url, operator }) => [url, operator])).toEqual([
      [one, 'wiki.example'],
      [other, 'wiki.example'],
    ]);
  });

  test('is CSV whose header names the columns, parameters among them', async () => {
    const { targets } = await read(
      `label,url,profile,article_url,operator,baseline,_note\n"Deutsch, ""de""",${one},profiles/de.json,,,known.json,x\n,${other},,https://x.example/$1,farm,,\n`,
    );
    expect(targets).toMatchObject([
      {
        url: one,
        label: 'Deutsch, "de"',
        parameters: { file_namespace: 'Datei', hash_levels: '0' },
        operator: 'wiki.example',
        excused: [{ rule: 'allimages.ns', reason: 'known' }],
      },
      { url: other, parameters: { article_url: 'https://x.example/$1' }, operator: 'farm' },
    ]);
  });

  test('is JSON Lines with the same members', async () => {
    const rows = [
      { url: one, label: 'Deutsch', profile: { file_namespace: 'Datei', hash_levels: 0 }, _note: 1 },
      { url: other, profile: 'profiles/de.json', operator: 'farm' },
    ];
    const { targets } = await read(rows.map(row => JSON.stringify(row)).join('\n'));
    expect(targets.map(({ parameters }) => parameters)).toEqual([
      { file_namespace: 'Datei', hash_levels: '0' },
      { file_namespace: 'Datei', hash_levels: '0' },
    ]);
  });

  test('may name several backends of one wiki, each of which is a target', async () => {
    const rows = [',10.0.0.2:443', ',10.0.0.3:443', 'de,10.0.0.2:443', 'de,10.0.0.3:443', ','];
    const { targets } = await read(`url,label,connect-to\n${rows.map(row => `${one},${row}\n`).join('')}`);
    expect(new Set(targets.map(({ id }) => id)).size).toBe(5);
    expect(new Set(targets.map(({ operator }) => operator))).toEqual(new Set(['wiki.example']));
    const backends = ['10.0.0.2:443', '10.0.0.3:443', '10.0.0.2:443', '10.0.0.3:443', undefined];
    expect(targets.map(({ connectTo }) => connectTo)).toEqual(backends);
    const labels = ['10.0.0.2:443', '10.0.0.3:443', 'de', 'de', undefined];
    expect(targets.map(({ label }) => label)).toEqual(labels);
  });

  test('gives a target the same id in every form and order, and has a digest of what is audited', async () => {
    const csv = await read(`url,label,hash_levels,file_namespace\n${one},Deutsch,0,Datei\n`);
    const json = await read(JSON.stringify({ url: one, label: 'Deutsch', profile: 'profiles/de.json' }));
    const plain = await read(`${one}\n${other}\n`);
    expect(csv.targets[0]?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(json.targets[0]?.id).toBe(csv.targets[0]?.id);
    expect(plain.targets[0]?.id).not.toBe(csv.targets[0]?.id);
    expect((await read(`url\r\n${one}\r\n${other}\r\n`)).digest).toBe(plain.digest);
    expect((await read(`${other}\n${one}\n`)).digest).not.toBe(plain.digest);
  });

  test.each([
    ['https://de.wiki.co.uk/api.php', 'wiki.co.uk'],
    ['https://a.b.github.io/api.php', 'github.io'],
    ['http://[::ffff:192.168.7.1]:81/api.php', '192.168.7.1'],
    ['https://WIKI.Example./api.php', 'wiki.example'],
    ['https://BU\u0308CHER.test/api.php', 'xn--bcher-kva.test'],
    ['http://[fd00::1]/api.php', '[fd00::1]'],
    ['http://wiki/api.php', 'wiki'],
    ['http://localhost/api.php', null],
  ])('%s is operated by %s', async (url, operator) => {
    expect(await operatorIn({ url })).toBe(operator);
  });

  test.each([
    ['WIKI.example.', 'wiki.example'],
    ['HTTPS://me:pw@Wiki.Example.:444/w/api.php?a#b', 'wiki.example'],
    ['//wiki.example/', 'wiki.example'],
    ['wiki.example:8080', 'wiki.example'],
    ['::ffff:192.168.7.1', '192.168.7.1'],
    ['[::FFFF:c0a8:701]:81', '192.168.7.1'],
    ['fd00:0::1', '[fd00::1]'],
    ['http://me:pw@[', 'http://['],
    ['Wikis of ACME, Inc.', 'wikis of acme, inc'],
    ['team:wikis', 'team:wikis'],
    ['ops@wiki.example', 'ops@wiki.example'],
  ])('takes the operator %s for %s', async (operator, canonical) => {
    expect(await operatorIn({ url: 'https://x.test/api.php', operator })).toBe(canonical);
  });
});

const IGNORED = 'a column whose name begins with _ is ignored';

describe('what cannot be used', () => {
  test('is named line by line, all at once', async () => {
    const text = [
      'url,label,hash_levels,file_namespace,baseline,profile',
      `${one},a,1,,,`,
      'nowhere,b,,,,',
      `${one},c,,`,
      `${other},"d\nd",,,,`,
      `${other},e,,,missing.json,`,
      `${other},f,,,,missing.json`,
      'https://u:secret@wiki.example/api.php,g,,,,',
      ',h,,,,',
      `${one},i,,x|y,,`,
      `${one},j,2,,,profiles/de.json`,
      `"${one}"x`,
    ].join('\n');
    expect(await mistakesIn(text)).toBe(
      [
        '11 lines cannot be used:',
        '  line 2: profile: hash_levels must be one of 2, 0, not "1"',
        '  line 3: not an http or https URL: nowhere',
        '  line 4: 4 fields, but the header names 6 columns',
        '  line 5: `label` must be a non-empty line of text, without a user name and a password in a URL',
        `  line 7: ${join(folder, 'missing.json')}: no such file or folder`,
        `  line 8: ${join(folder, 'missing.json')}: no such file or folder`,
        '  line 9: the URL holds a user name or a password, which a list must not: see --header',
        '  line 10: the URL is missing',
        '  line 11: profile: file_namespace must be the name of a namespace, without a colon, not "x|y"',
        '  line 12: both `profile` and the parameter `hash_levels`: give one of them',
        '  line 13: text after a quoted field',
        '--skip-invalid leaves them out',
      ].join('\n'),
    );
  });

  test.each([
    ['{"url": 7}', '`url` must be a string'],
    [`{"url": "${one}", "connect-to": "10.0.0.2"}`, '`connect-to` must be HOST:PORT, such as 10.0.0.2:443'],
    ['{"url": "x", "profile": []}', '`profile` must be an object or the path of a file'],
    ['{"url": "x", "lable": "y"}', 'unknown member `lable` (did you mean `label`?)'],
    [`{"url": "${one}", "profile": {"colour": "red"}}`, 'profile: unknown parameter `colour`'],
    ['{"url": ', 'not JSON'],
    ['{}', 'the URL is missing'],
    [`{"url": "${one}", "\\u0075rl": "${other}"}`, 'url is written twice: delete one of them'],
  ])('%s', async (line, mistake) => {
    expect(await mistakesIn(`${line}\n`)).toBe(
      `1 line cannot be used:\n  line 1: ${mistake}\n--skip-invalid leaves them out`,
    );
  });

  test.each([
    ['http://user:secret@a.example/', 'the URL does not end in /api.php: http://a.example/'],
    [
      'http://a.example/api.php,http://user:secret@b.example/api.php',
      'the URL contains /api.php twice: http://a.example/api.php,http://b.example/api.php',
    ],
    ['{"http://user:secret@a.example/": 1}', 'unknown member `http://a.example/`'],
    [
      '{"url": "http://a.example/api.php", "profile": {"article_url": "htp://user:secret@b.example/$1"}}',
      'profile: article_url must be an absolute http or https URL, not "htp://b.example/$1"',
    ],
    [
      '{"url": "http://a.example/api.php", "profile": {"article_url": "http://user:secret@b.example/$1"}}',
      'profile: article_url must be a URL without a user name and a password, not "http://b.example/$1"',
    ],
  ])('quotes no password, wherever it stands: %s', async (line, told) => {
    const message = await mistakesIn(line);
    expect(message).toContain(`line 1: ${told}`);
    expect(message).not.toContain('secret');
  });

  test.each([
    [`${one}\n\n${other}\n${one}\n`, 4],
    [`${one}\n${one}?#\n`, 2],
  ])('is a target that is listed twice: %j', async (text, line) => {
    expect(await mistakesIn(text)).toContain(`line ${line}: the same target as on line 1`);
  });

  test.each([
    ['# mine\n\nurl,lable\n', 3, `unknown column \`lable\` (did you mean \`label\`?); ${IGNORED}`],
    ['url,url\n', 1, 'the column `url` occurs twice'],
    ['url,label,,\n', 1, `a column without a name; ${IGNORED}`],
    ['label,operator\nx,y\n', 1, 'no column `url`'],
    [`url;label\n${one};x\n`, 1, '`url;label` is neither a URL nor a header with a column `url`'],
  ])('is the whole list where its header is %j', async (text, line, mistake) => {
    expect(await mistakesIn(text)).toBe(`line ${line}: ${mistake}`);
  });

  test.each(['# label,operator', 'url\n'])('is a list without a target: %j', async text => {
    expect(await mistakesIn(text)).toBe('no target is listed');
  });

  test('is left out where that is asked for, unless nothing remains', async () => {
    const { targets, mistakes } = await read(`${one}\nnowhere\n${other}\n`, true);
    expect(targets).toHaveLength(2);
    expect(mistakes).toEqual(['line 2: not an http or https URL: nowhere']);
    await expect(read('nowhere\n', true)).rejects.toThrow(UsageError);
  });
});
