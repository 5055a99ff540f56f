/** The recipes of docs/verify.md are run: the commands in their order, and the script of the bot over submissions of strangers. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveWiki } from '../../fixtures/serve.js';
import { openRecipes, textsIn } from './recipes.js';
import type { Ran } from './recipes.js';

const [workflow = ''] = textsIn('docs/verify.md', 'yaml');
const recipes = openRecipes();
const { folder } = recipes;

test('the commands make a result and verify it', async () => {
  const wiki = await serveWiki();
  const [make = '', check = ''] = textsIn('docs/verify.md', 'sh');
  const made = await recipes.run(make.replace('http://127.0.0.1:8080/api.php', `${wiki.url} --strength 1`));
  await wiki.close();
  expect(made.status, made.log).toBe(0);
  expect(await recipes.run(check)).toMatchObject({
    status: 0,
    log: expect.stringContaining('✓ VERIFIED') as string,
  });
});

const forge = (report: string) => report.replace('"complete": true', '"complete": false');

describe('the bot', () => {
  const { jobs } = parse(workflow) as { jobs: { verify: { steps: { run?: string }[] } } };
  const script =
    jobs.verify.steps.flatMap(({ run = '' }) => (run.includes('verify') ? [run] : []))[0] ?? 'false';
  const collection = join(folder, 'collection');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@wiki.example', ...args], {
      cwd: collection,
      encoding: 'utf8',
    }).trim();

  const genuine = (file: string) => readFileSync(join(folder, 'result', file), 'utf8');

  /** Both files of a result. */
  function put(place: string): void {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'report.json.gz'), gzipSync(genuine('report.json')));
    writeFileSync(join(place, 'audit.har.gz'), gzipSync(genuine('audit.har')));
  }

  /** What the bot says of a change, which is undone if it refuses. */
  async function propose(change: () => void): Promise<Ran> {
    const base = git('rev-parse', 'HEAD');
    change();
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Submit');
    const ended = await recipes.run(script, { BASE: base }, collection);
    if (ended.status !== 0) git('reset', '--quiet', '--hard', base);
    return ended;
  }

  const within = (...names: readonly string[]) => join(collection, 'results', ...names);
  const submit = (name: string) => propose(() => put(within(name)));

  beforeAll(() => {
    mkdirSync(collection);
    cpSync('LICENSE', join(collection, 'LICENSE'));
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Start');
  });

  test('has no right but to read', () => {
    expect(parse(workflow)).toMatchObject({ permissions: { contents: 'read' } });
  });

  test('accepts a result that follows, whatever the name of its folder', async () => {
    const { status, log } = await submit('a $(touch injected) b\n::warning::ü');
    expect(log.match(/✓ VERIFIED/g)).toHaveLength(1);
    expect(log).not.toMatch(/^::/m);
    expect(status).toBe(0);
    expect(existsSync(join(collection, 'injected'))).toBe(false);
  });

  test.each<[what: string, change: () => void, named: string]>([
    [
      'a second report beside the genuine one',
      () => {
        put(within('two'));
        writeFileSync(within('two', 'report.json'), forge(genuine('report.json')));
      },
      'results/two/report.json: is no file of a result',
    ],
    [
      'a report without its recording',
      () => {
        put(within('half'));
        rmSync(within('half', 'audit.har.gz'));
      },
      'results/half: must hold report.json.gz and audit.har.gz, and nothing else',
    ],
    [
      'a link in the place of a report',
      () => {
        put(within('link'));
        rmSync(within('link', 'report.json.gz'));
        symlinkSync('../kept/report.json.gz', within('link', 'report.json.gz'));
      },
      'results/link: must hold',
    ],
    [
      'another suite',
      () => writeFileSync(join(collection, 'package.json'), '{}'),
      'package.json: is no file',
    ],
  ])('refuses %s, though a genuine result is submitted with it', async (_what, change, named) => {
    if (!existsSync(within('kept'))) await submit('kept');
    const { status, log } = await propose(() => {
      put(within('genuine'));
      change();
    });
    expect(log).toContain('✓ VERIFIED');
    expect(log).toContain(named);
    expect(status).toBe(1);
  });
});
