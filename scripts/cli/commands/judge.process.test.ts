/** `judge` and `profile`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWiki, type Served } from '../../../fixtures/serve.js';
import { reportIn, run as runArgs, words } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('judge');
const out = join(folder, 'live');
const har = join(out, 'audit.har');
let wiki: Served;

beforeAll(async () => {
  wiki = await serveWiki({ articleUrl: '{base_url}/wiki/$1', fileNamespace: 'Datei', uiLanguage: 'de' });
  await run(wiki.url, '--out', out, '--format', 'json,har', '--strength', '1');
});
afterAll(() => wiki.close());

const run = (...args: readonly string[]) => runArgs(args);
const contentOf = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8');

describe('judge', () => {
  test('gives the report of the audit, byte for byte', async () => {
    const { status, stdout, stderr } = await run('judge', har, '--out', join(folder, 'again'));
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('NOT CONFORMANT');
    expect(contentOf('again', 'report.json')).toBe(contentOf('live', 'report.json'));
  });

  test('finds the options that explain a failure, which `profile` would find', async () => {
    const { results } = reportIn(out);
    const template = wiki.url.replace('api.php', 'wiki/$1');
    const fixes = Object.fromEntries(
      results.flatMap(({ rule, fix }) => (fix === undefined ? [] : [[rule, fix]])),
    );
    expect(fixes['allimages.title-from-name']).toBe("--set 'file_namespace=Datei'");
    expect(fixes['allimages.descriptionurl-target']?.split(/ (?=--)/).toSorted()).toEqual([
      `--set 'article_url=${template}'`,
      "--set 'file_namespace=Datei'",
    ]);
  });

  test('takes parameters, rules and formats of its own', async () => {
    const article = `article_url=${wiki.url.replace('api.php', 'wiki/$1')}`;
    const chosen = ['--set', 'file_namespace=Datei', '--set', article, '--rule', 'allimages.desc*'];
    const { status, stdout } = await runArgs(
      words`judge ${har} ${chosen} --out ${join(folder, 'b')} --format json`,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(contentOf('b', 'report.json')).toContain('"allimages.desc*"');
  });

  test('counts no failure that a baseline lists, and a stale entry as one', async () => {
    const failed = reportIn(out).results.filter(({ outcome }) => outcome === 'failed');
    const rules = failed.map(({ rule }) => ({ rule, reason: 'known' }));
    const baseline = join(folder, 'baseline.json');
    const judged = async (entries: readonly object[]) => {
      writeFileSync(baseline, JSON.stringify({ rules: entries }));
      return run('judge', har, '--baseline', baseline, '--out', join(folder, 'd'));
    };
    expect(rules.length).toBeGreaterThan(1);
    expect((await judged(rules)).status).toBe(0);
    expect((await judged(rules.slice(1))).status).toBe(1);
    const stale = await judged([...rules, { rule: 'allimages.order', reason: 'known' }]);
    expect(stale.status).toBe(1);
    expect(stale.stdout).toContain('allimages.order');
  });
});

describe('profile', () => {
  test('prints a profile with which the audit passes', async () => {
    const { status, stdout, stderr } = await run('profile', wiki.url);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      article_url: wiki.url.replace('api.php', 'wiki/$1'),
      file_namespace: 'Datei',
      ui_language: 'de',
    });
    expect(stderr).toMatch(/^replication: unknown; assuming `undeclared`: /m);
    expect(stderr).toMatch(/^file_namespace: Datei: `title` of /m);
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, stdout);
    const audited = await runArgs(
      words`${wiki.url} --profile ${profile} --out ${join(folder, 'c')} --quiet --strength 1`,
    );
    expect(audited).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('of a target without an API exits 3 and prints no profile', async () => {
    const nowhere = wiki.url.replace('/api', '/other/api');
    const { status, stdout, stderr } = await run('profile', nowhere, '--retries', '0');
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    expect(stderr).toMatch(/^no profile could be inferred: HTTP 404/);
  });
});
