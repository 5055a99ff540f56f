/** The recipes of docs/recipes/fleet.md are run, with wikis that live and folders that exist in place of those of the page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { manyUrls, serveMany } from '../../fixtures/many.js';
import type { ServedMany } from '../../fixtures/many.js';
import { entriesIn } from '../fleet/testing/folder.js';
import { CLI, openRecipes, textsIn } from './recipes.js';

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

const commands = textsIn('docs/recipes/fleet.md', 'sh');
const documents = textsIn('docs/recipes/fleet.md', 'yaml');
const [first = '', joined = ''] = commands;
const [workflowText = '', jobText = ''] = documents;
const targets = 12;

const recipes = openRecipes();
const { folder } = recipes;
let wikis: ServedMany;

beforeAll(async () => {
  wikis = await serveMany();
  const urls = manyUrls(wikis.origin, targets, ['reference', 'languageinfo.code/integer', 'reference']);
  const lines = urls.map((url, at) => `${url},wiki ${at}\n`);
  writeFileSync(join(folder, 'wikis.csv'), `url,label\n${lines.join('')}`);
  mkdirSync(join(folder, 'fleet'));
  // So that the audits are short.
  const few = `[ "$1" = fleet ] && set -- "$@" --rule 'languageinfo.*' --strength 1`;
  recipes.program('npx', `[ "$1" = wiki-query-conformance ] && shift\n${few}\nexec ${CLI} "$@"`);
});
afterAll(() => wikis.close());

const run = (script: string, env: Readonly<Record<string, string>> = {}) =>
  recipes.run(script.replaceAll(/(?<= )\/fleet(?=\/)/g, join(folder, 'fleet')), env);

const doneIn = (dir: string) => entriesIn(dir).size;

test('the page has five blocks of commands, three of them for a queue, a workflow and a Job', () => {
  expect([commands.length, documents.length]).toEqual([5, 2]);
});

test('the first command audits', async () => {
  const { status, log } = await run(first);
  expect(log).toContain(`${targets} targets: 8 conformant, 4 not conformant, 0 inconclusive`);
  expect(status).toBe(1);
});

describe('the workflow', () => {
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
