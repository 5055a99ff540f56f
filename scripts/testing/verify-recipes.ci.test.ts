/** The recipes of docs/verify.md are run: the commands in their order, and the script of the bot over submissions of strangers. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveWiki } from '../../fixtures/serve.js';
import { openRecipes, textsIn, type Job } from './recipes.js';

const { folder, run } = openRecipes();
const [text = ''] = textsIn('verify.md', 'yaml');
const workflow = parse(text) as { permissions: unknown; jobs: { verify: Job } };
const script = workflow.jobs.verify.steps.find(step => step.run?.includes('verify'))?.run ?? 'false';

const collection = join(folder, 'collection');
const within = (...names: readonly string[]) => join(collection, 'results', ...names);
const genuine = (file: string) => readFileSync(join(folder, 'result', file), 'utf8');
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@wiki.example', ...args], {
    cwd: collection,
    encoding: 'utf8',
  }).trim();

/** Both files of a result. */
function put(name: string): void {
  mkdirSync(within(name), { recursive: true });
  for (const file of ['report.json', 'audit.har'])
    writeFileSync(within(name, `${file}.gz`), gzipSync(genuine(file)));
}

/** What the bot says of a change, which is undone if it refuses. */
async function propose(change: () => void) {
  const base = git('rev-parse', 'HEAD');
  change();
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Submit');
  const ended = await run(script, { BASE: base }, collection);
  if (ended.status !== 0) git('reset', '--quiet', '--hard', base);
  return ended;
}

test('the commands make a result and verify it', async () => {
  const wiki = await serveWiki();
  const [make = '', check = ''] = textsIn('verify.md', 'sh');
  const made = await run(make.replace('http://127.0.0.1:8080/api.php', `${wiki.url} --strength 1`));
  await wiki.close();
  expect(made.status, made.log).toBe(0);
  const checked = await run(check);
  expect([checked.status, checked.log]).toEqual([0, expect.stringContaining('✓ VERIFIED')]);
  mkdirSync(collection);
  cpSync('LICENSE', join(collection, 'LICENSE'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Start');
});

test('the bot accepts a result that follows, whatever the name of its folder, and may only read', async () => {
  expect(workflow).toMatchObject({ permissions: { contents: 'read' } });
  const { status, log } = await propose(() => put('a $(touch injected) b\n::warning::ü'));
  expect(log.match(/✓ VERIFIED/g)).toHaveLength(1);
  expect(log).not.toMatch(/^::/m);
  expect(status).toBe(0);
  expect(existsSync(join(collection, 'injected'))).toBe(false);
});

test.each<[what: string, change: () => void, named: string]>([
  [
    'a second report beside the genuine one',
    () => writeFileSync(within('two', 'report.json'), genuine('report.json')),
    'results/two/report.json: is no file of a result',
  ],
  [
    'a report without its recording',
    () => rmSync(within('two', 'audit.har.gz')),
    'results/two: must hold report.json.gz and audit.har.gz, and nothing else',
  ],
  [
    'a link in the place of a report',
    () => {
      rmSync(within('two', 'report.json.gz'));
      symlinkSync('../genuine/report.json.gz', within('two', 'report.json.gz'));
    },
    'results/two: must hold',
  ],
  ['another suite', () => writeFileSync(join(collection, 'package.json'), '{}'), 'package.json: is no file'],
])('the bot refuses %s, though a genuine result is submitted with it', async (_what, change, named) => {
  const { status, log } = await propose(() => {
    put('genuine');
    put('two');
    change();
  });
  expect(log).toContain('✓ VERIFIED');
  expect(log).toContain(named);
  expect(status).toBe(1);
});
