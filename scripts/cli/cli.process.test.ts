/** The command line: its two streams and its exit status. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWiki, type Served } from '../../fixtures/serve.js';
import { conformant } from '../../reporters/testing/reports.js';
import type { RecordingFile } from '../../schemas/generated/recording.js';
import { PROGRAM, commands } from './commands.js';
import { nameOf, rowsOf } from './input/options.js';
import { reportIn, run, start, words } from '../testing/run.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const folder = temporary('cli');
const out = join(folder, 'report');
let wiki: Served;

beforeAll(async () => {
  wiki = await serveWiki({});
});
afterAll(() => wiki.close());

/** No request is sent to this address. */
const UNUSED = 'http://127.0.0.1:1/api.php';

/** The default for loopback is strength 2, which takes several times as long. */
const QUICK = ['--strength', '1'];

describe('audit', () => {
  test('as `demo` audits the embedded wiki, says so in its headline, and leaves a report', async () => {
    const { status, stdout, stderr } = await start(['demo', '--out', out]).ended;
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^✓ CONFORMANT {2}embedded reference wiki \(http:\S+\)\n/);
    expect(stdout).not.toContain('\u001b');
    expect(reportIn(out)).toMatchObject({
      conformant: true,
      totals: { failed: 0 },
      target: { label: 'embedded reference wiki' },
    });
  });

  test('records its options, and sends --contact in its User-Agent', async () => {
    const budgets = words`--strength 1 --deadline 90 --sample ${'File:Img a.png'} --contact ops@wiki.example`;
    expect((await run([wiki.url, '--out', out, '--format', 'json,har', ...budgets])).status).toBe(0);
    const { log } = JSON.parse(readFileSync(join(out, 'audit.har'), 'utf8')) as RecordingFile;
    const { _audit: recorded } = log;
    const sample = 'File:Img a.png';
    expect(recorded).toMatchObject({ strength: 1, budgets: { deadlineMs: 90_000 }, sample });
    const [last] = Array.from(wiki.requests.entries).slice(-1);
    expect(last?.headers['user-agent']).toMatch(
      /^wiki-query-conformance\/\S+ \(\+https:\S+; ops@wiki\.example\)$/,
    );
  });

  test.each(['--format har', '--format console --quiet'])(
    'with %s gives a reason in one line',
    async line => {
      const args = ['--out', join(folder, 'reasons'), ...QUICK, ...line.split(' ')];
      const nowhere = await run([UNUSED, '--retries', '0', ...args]);
      expect(nowhere).toMatchObject({ status: 3, stdout: '' });
      expect(nowhere.stderr).toMatch(
        /^wiki-query-conformance: inconclusive: .* refused the connection; .*\n$/,
      );
      const other = await serveWiki({ articleUrl: '{base_url}/wiki/$1' });
      const failing = await run([other.url, ...args]);
      expect(failing.stderr).toMatch(/^wiki-query-conformance: not conformant: \d+ failed · .*\n$/);
      await other.close();
      expect(await run([wiki.url, ...args])).toEqual({ status: 0, stdout: '', stderr: '' });
    },
  );

  test('through vitest gives the report of the direct runner', async () => {
    const [one, other] = [join(folder, 'direct'), join(folder, 'vitest')];
    const args = [wiki.url, '--seed', 'same', '--quiet', '--label', 'our wiki', ...QUICK];
    await run([...args, '--out', one]);
    const { ended } = start([...args, '--out', other, '--runner', 'vitest']);
    expect(await ended).toMatchObject({ status: 0, stderr: '' });
    const { results, observations, target: own, plan } = reportIn(one);
    const target = { ...own, label: 'our wiki' };
    expect(reportIn(other)).toMatchObject({ results, observations, target, plan });
  });

  test('cut short by a budget is conformant as far as asked, and 3 with --require-complete', async () => {
    const args = [wiki.url, '--out', out, '--max-pages', '2', ...QUICK];
    const { status, stdout } = await run(args);
    expect(status).toBe(0);
    expect(stdout).toContain('AS FAR AS ASKED');
    expect(reportIn(out).complete).toBe(false);
    expect((await run([...args, '--require-complete'])).status).toBe(3);
  });

  test('a format that cannot be written is named, and the others are written', async () => {
    const dir = join(folder, 'blocked');
    mkdirSync(join(dir, 'junit.xml'), { recursive: true });
    const formats = 'console,json,junit,markdown';
    const { status, stdout, stderr } = await run([wiki.url, '--out', dir, '--format', formats, ...QUICK]);
    expect(status).toBe(3);
    expect(stderr).toMatch(/^wiki-query-conformance: .*junit\.xml was not written: .*\n$/);
    expect(stdout).toContain('CONFORMANT');
    expect(readdirSync(dir).toSorted()).toEqual(['junit.xml', 'report.json', 'report.md']);
  });
});

describe('wrong input exits 2 with one clear line, and nothing is sent', () => {
  const file = join(folder, 'file');
  const broken = join(folder, 'broken.json');
  const below = join(file, 'below');
  writeFileSync(file, '');
  writeFileSync(broken, '{ "article_url": , "x": 1 }');
  const [good, other, none] = [join(folder, 'good'), join(folder, 'other'), join(folder, 'none')];
  for (const dir of [good, other]) {
    mkdirSync(dir);
    writeFileSync(join(dir, 'report.json'), JSON.stringify(conformant));
  }
  mkdirSync(none);
  const live = join(folder, 'list.txt');
  writeFileSync(live, 'https://de.wiki.example/w/api.php\nhttps://en.wiki.example/w/api.php\n');
  const long = 'a'.repeat(20_001);

  // One row for each parser of an option or argument, and for each place of a file.
  test.each<[args: readonly string[], message: string]>([
    [['ftp://wiki.example/api.php'], 'not an http or https URL: ftp://wiki.example/api.php'],
    [['http://user:secret@a/api.php\n/api.php'], 'the URL contains white space: http://a/api.php%20/api.php'],
    [['http://user:secret@wiki.example/w/'], 'the URL does not end in /api.php: http://wiki.example/w/'],
    [['http://w.example/api.php?x=1'], 'the URL has a query or a fragment after api.php: http://w.example/'],
    [[`http://${long}/api.php`], 'the URL is longer than 20,000 characters: http://'],
    [['--formt', 'json'], "unknown option '--formt' (Did you mean --format?)"],
    [[UNUSED, UNUSED], "too many arguments for 'audit'. Expected 1 argument but got 2."],
    [['judge'], "missing required argument 'file'"],
    [['judge', ''], 'argument `file` is empty'],
    [['help', 'audti'], 'unknown command; see --help'],
    [['proflie', UNUSED], 'neither a command nor an http or https URL: `proflie` (did you mean `profile`?)'],
    [['--format', 'jsno'], 'in-toto (did you mean `json`?).'],
    [['--rule', 'allimages.nss'], '--rule: no rule matches `allimages.nss` (did you mean `allimages.ns`?)'],
    [['--show', 'some'], '`--show` argument `some` is invalid. Expected all or a whole number.'],
    [['--set', 'hashlevels=2'], '--set: unknown parameter `hashlevels` (did you mean `hash_levels`?)'],
    [['--set', 'hash_levels=7'], '--set: hash_levels must be one of 2, 0, not "7"'],
    [['--set', 'article_url'], '`--set` argument `article_url` is invalid. Expected name=value.'],
    [['--timeout', 'soon'], 'argument `soon` is invalid. Expected a positive number of at most 1,000,000.'],
    [['--max-pages', '0'], 'argument `0` is invalid. Expected a whole number of at least 1.'],
    [['--runner', 'mocha'], "argument 'mocha' is invalid. Allowed choices are direct, vitest."],
    [['--strength', '4'], 'option `--strength` argument `4` is invalid. Expected 1, 2 or 3.'],
    [['--seed', ''], 'option `--seed` argument `` is invalid. Expected a non-empty text.'],
    [['--seed', long], '… (20,001 characters)` is invalid. Expected no longer than 20,000'],
    [['--header', 'X: 日本'], 'option `--header` is invalid. Expected `Name: value`.'],
    [['--header', 'Host: a'], 'option `--header` is invalid. The header `Host` cannot be set.'],
    [['--user-agent', 'two\nlines'], 'Expected text that an HTTP header can carry, without a user name'],
    [['--user-agent', 'bot (http://me:pw@a.example)'], 'option `--user-agent` is invalid. Expected text'],
    [['--label', 'two\nlines'], 'argument `two\\x0alines` is invalid. Expected a non-empty line of text,'],
    [['--label', 'http://me:pw@a.example'], 'line of text, without a user name and a password in a URL'],
    [['--contact', 'https://me:pw@a.example/'], 'Expected a mail address or a URL without a user name'],
    [['--contact', 'a@b', '--user-agent', 'x'], '--contact is part of the default User-Agent'],
    [['--trace-header', 'X', '--header', 'x: 1'], '--trace-header and --header both set X'],
    [['--quick', '--strength', '2'], '--quick and --strength 2 cannot be used together'],
    [['--quick', '--format', 'badge'], 'leave badge and shields out of --format'],
    [['--write-baseline'], '--write-baseline requires --baseline FILE'],
    [['--wait', '5'], '--wait requires --start'],
    [['--connect-to', 'a:1', '--connect-to', 'a:1'], '--connect-to: a:1 is named twice'],
    [['--connect-to', 'a:1', '--connect-to', 'b:1', '--start', 'x'], '--start takes one --connect-to, not 2'],
    [['--sample', 'a|b'], 'argument `a|b` is invalid. Expected the title of a file.'],
    [['--ca', '/nowhere/ca.pem'], '--ca: /nowhere/ca.pem: no such file or folder'],
    [['--ca', broken], `--ca: ${broken}: contains no PEM certificate`],
    [['--profile', broken], `${broken}: 1:18: not JSON`],
    [['--baseline', below, '--write-baseline'], 'below cannot be written (ENOTDIR)'],
    [['--out', file], `--out: ${file} is a file, not a folder`],
    [['--out', below], `--out: ${below} cannot be written (ENOTDIR)`],
    [['explain', 'allimages.nss'], 'unknown rule `allimages.nss` (did you mean `allimages.ns`?)'],
    [['judge', 'package.json'], 'package.json: not a recording: `log` is missing'],
    [['judge', file, '--format', 'har'], '--format: judge does not write a recording (har)'],
    [
      ['judge', file, '--format', 'in-toto'],
      'in-toto states the digest of report.json, and so requires json',
    ],
    [['diff', good, good, '--format', 'html'], 'Expected a list of console, markdown, json'],
    [['diff', good, good, '--format', 'json,markdown'], '--format: more than one format needs --out'],
    [['compare', good], 'compare takes 2 to 1,000 reports, not 1'],
    [['compare', ...Array<string>(1001).fill(good)], 'compare takes 2 to 1,000 reports, not 1,001'],
    [['compare', good, other, '--out', other], 'other is a folder, the page is a file'],
    [['compare', good, other, '--out', join(other, 'report.json')], 'report.json is one of the reports'],
    [['export', good, '--format', 'xlsx'], 'Allowed choices are csv, jsonl, openmetrics'],
    [['history', join(folder, 'gone')], 'gone: no such file or folder'],
    [['history', broken], 'broken.json: not a folder'],
    [['history', none], 'none: no folder with report.json or report.json.gz is in it or below it'],
    [[UNUSED, '--watch'], '--watch requires a terminal for its input and its output'],
    [['serve', '--files', 'many'], 'argument `many` is invalid. Expected a whole number of at least 0.'],
    [['serve', '--mutant', 'allimages.ns/strin'], '(did you mean `allimages.ns/string`?)'],
    [['serve', '--variant', 'article-path', '--mutant', 'no-such'], '--mutant: unknown id `no-such` (`docs/'],
    ...['redis://:me@h/one', 'me', 'http://h'].map((url): [string[], string] => [
      ['fleet', 'work', '--queue', url],
      '--queue: expected redis://HOST:PORT or rediss://HOST:PORT/DATABASE',
    ]),
    [['fleet', live], '--contact ADDRESS is required, because de.wiki.example is not on loopback: your mail'],
    [['fleet', live, '--contact', 'a@b', '--header', 'A: b'], '--header is refused for targets of 2 origins'],
    [['fleet', live, '--shard', '1/2'], '--shard requires --seed TEXT, the same for every shard'],
    [['fleet', live, '--shard', '3/2'], 'Expected i/n, such as 2/8, with i from 1 to n and n up to 1,000.'],
    [['fleet', live, '--contact', 'a@b', '--out', '/proc/no'], '--out: /proc/no cannot be written (ENOENT)'],
    [['fleet', 'https://me:pw@a.example/'], 'argument `list` cannot be a URL: https://a.example/'],
  ])('%j', async (args, message) => {
    const { status, stdout, stderr } = await run(args[0]?.startsWith('--') ? [UNUSED, ...args] : args);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  const missing = ['', 'audit|', '--quiet', 'start|--runner|vitest|', 'profile|', 'plan|', '--start|true'];

  test.each(missing)('a missing or empty address: %s', async line => {
    const { status, stdout, stderr } = await run(line === '' ? [] : line.split('|'));
    const message = 'the address of the api\\.php is missing: [^\\n]* demo` [^\\n]*';
    expect(stderr).toMatch(new RegExp(`^wiki-query-conformance: ${message}\\n$`));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  test('in a GitHub workflow it is annotated too, and its standard output stays empty', async () => {
    const { stdout, stderr } = await run(['profile', 'ftp://wiki.example/api.php'], {
      GITHUB_ACTIONS: 'true',
    });
    const line = 'not an http or https URL: ftp://wiki.example/api.php';
    expect(stderr).toBe(`wiki-query-conformance: ${line}\n::error title=wiki-query-conformance::${line}\n`);
    expect(stdout).toBe('');
  });

  const url = 'https://user:secret@wiki.example/report.json';
  test.each([
    ['http://user:secret@wiki.example/w/'],
    ['diff', 'a', url],
    ...['judge', 'compare', 'history', 'merge', 'export', 'explain'].map(command => [command, url]),
    ...['--baseline', '--profile', '--ca', '--out'].map(option => [UNUSED, option, url]),
    ['fleet', url],
    ['rules', `--json=${url}`],
    [`--port=${url}`],
    ['serve', '--mutant', url],
    [UNUSED, '--runner', url],
    [UNUSED, '--set', `article_url=${url}`],
    ['fleet', 'list', '--queue', url],
  ])('a credential in a wrong URL is not repeated: %s %s %s', async (...args) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toContain('secret');
  });
});

test.each(['18.20.8', '20.18.1'])('Node %s is refused in one line, before it reads other code', async old => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const versions = `Object.defineProperties(process, { versions: { value: { node: '${old}' } }, version: { value: 'v${old}' } })`;
  const { status, stdout, stderr } = await start(['rules'], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(versions)}`,
  }).ended;
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  const needed = engines.node.replace('>=', '');
  expect(stderr).toBe(`wiki-query-conformance: needs Node ${needed} or later; this is v${old}\n`);
  expect(readFileSync('dist/bin/cli.js', 'utf8')).not.toMatch(/\bimport(?!\()|\bfrom\b/);
});

test.runIf(process.platform === 'linux')('a full standard output makes a run inconclusive', () => {
  const line = `'${process.execPath}' dist/bin/cli.js rules >/dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect(stderr).toBe('wiki-query-conformance: standard output cannot be written (ENOSPC)\n');
  expect(status).toBe(3);
});

test('standard output that is closed early is no error', async () => {
  const { child, ended } = start(['rules', '--json']);
  child.stdout.destroy();
  expect(await ended).toMatchObject({ status: 0, stderr: '' });
});

/** Of a traversal, `plan` prints only the first page. */
const isFirst = (url: string) => !url.includes('aicontinue=');

describe('the other commands', () => {
  test('plan counts what an audit sends at least, and sends nothing', async () => {
    const [asked, empty] = [await serveWiki({}), await serveWiki({ files: 0 })];
    const seed = ['--seed', 'as planned'];
    const { status, stdout } = await run(['plan', asked.url, '--all', ...seed]);
    const summary = await run(['plan', asked.url, ...seed]);
    expect([status, summary.status, asked.requests.count]).toEqual([0, 0, 0]);
    expect(stdout).toContain('Nothing was sent.');
    for (const { url } of [empty, asked]) await run([url, '--out', out, '--quiet', ...seed]);
    const { plan } = reportIn(out);
    const coverage = `Coverage: ${plan?.covered} of ${plan?.of} pairs.`;
    expect(stdout).toContain(coverage.replace(/\d{1,3}(?=(\d{3})+\b)/g, '$&,'));
    const printed = [...stdout.matchAll(/^  .*: (\?\S+)(?: {2}Cookie: .+)?$/gm)].map(([, url = '']) => url);
    const sent = Array.from(asked.requests.entries, ({ url }) => url.slice(url.indexOf('?')));
    expect(new Set(printed.filter(isFirst))).toEqual(new Set(sent.filter(isFirst)));
    const total = `A conforming wiki with 31 files gets ${asked.requests.count}.`;
    for (const text of [stdout, summary.stdout]) expect(text).toContain(total);
    expect(summary.stdout.split('\n').length).toBeLessThan(20);
    expect(stdout).toContain(`\n${empty.requests.count} to `);
    for (const served of [asked, empty]) await served.close();
  });

  test('serve prints its address first and ends on a signal', async () => {
    const { child } = start(['serve', '--files', '1000000']);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\.php$/);
    const answer = await fetch(
      `${url}?action=query&list=allimages&format=json&aicontinue=Photo_0900000.png&continue=-||`,
    );
    expect(await answer.text()).toContain('Photo_0900000');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('--help has examples of each command, whose options exist, and the exit statuses', async () => {
    const { stdout } = await run(['--help'], { COLUMNS: '200' });
    expect(stdout).toMatch(/^ +audit \[options\] <api_url> .*default command/m);
    expect(stdout).toMatch(/^ +2 {2}invalid argument or input file; nothing was sent$/m);
    for (const { name: command, examples = [] } of [{ name: '', ...PROGRAM }, ...commands]) {
      const help = await run([...(command === '' ? [] : command.split(' ')), '--help'], { COLUMNS: '200' });
      for (const line of examples) {
        expect(help.stdout).toContain(`  wiki-query-conformance ${line}\n`);
        const [named = '', ...rest] = line.split(' ');
        const known = rowsOf(rowsOf(named).length > 0 ? named : 'audit').map(nameOf);
        expect(known).toEqual(expect.arrayContaining(rest.filter(word => word.startsWith('--'))));
      }
    }
  });
});
