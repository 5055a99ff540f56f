/** The YAML of docs/recipes/ci.md and gates.md is run: the steps of the workflows that audit, the scripts of GitLab's jobs, and the commands of gates. The commands of the page are run with those of all others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { blocksOf } from '../docs/commands/blocks.js';
import { runAction } from './action.js';
import { CLI, openRecipes } from './recipes.js';
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

const recipes = openRecipes();
const { folder } = recipes;
let live: Served;

beforeAll(async () => {
  recipes.program('../../start-wiki', `exec ${CLI} serve "$@" \${MUTANT:+--mutant "$MUTANT"}`);
  recipes.program('php', 'exec ./start-wiki --port "${2##*:}"');
  recipes.program('quibble', 'exec sh -c "$2"');
  // As a command of the page before has left it.
  writeFileSync(join(folder, 'wiki.json'), '{ "hash_levels": "2" }');
  live = await serveWiki({});
});
afterAll(() => live.close());

/** The recipe for a port that is free and a wiki that lives. */
const placed = (text: string, port: number) =>
  text
    .replaceAll('8080', String(port))
    .replaceAll('https://wiki.example/w/api.php', live.url)
    .replaceAll('${{ matrix.backend }}', new URL(live.url).host);

/** Runs a script with bash, in the folder that all recipes share; resolves to how it ended, and to its log. */
async function run(script: string, mutant: string): Promise<{ status: string; log: string }> {
  const port = await freePort();
  const { status, log } = await recipes.run(placed(script, port), { MUTANT: mutant });
  return { status: running(`serve --port ${port}`) ? 'the server is left' : `exits ${status}`, log };
}

describe('a workflow', () => {
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
});
