/** The workflow of docs/recipes/history.md is run night after night, with an issue tracker in a file. The commands of the page are run with those of all others. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mutants } from '../../fixtures/mutants/index.js';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { lintWorkflow, openRecipes, textsIn } from './recipes.js';
import { unless } from './skips.js';

const recipes = openRecipes();
const { folder } = recipes;
const shown = join(folder, 'issues-of-gh.json');
const missing =
  spawnSync('bash', ['-c', 'command -v jq']).status === 0 ? undefined : 'no jq: apt-get install jq';
if (missing !== undefined && process.env['REQUIRE_ALL'] === '1') throw new Error(missing);

let wiki: Served;

beforeAll(async () => {
  recipes.program('gh', tracker, process.execPath);
  wiki = await serveWiki({});
});
afterAll(async () => {
  await wiki.close();
  recipes.remove();
});

/** As much of `gh issue` as the workflow uses, with its issues in a file. */
const tracker = `
const { readFileSync, writeFileSync, existsSync } = require('node:fs');
const file = process.env.ISSUES;
const issues = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const [what, verb, ...rest] = process.argv.slice(2);
const value = name => rest[rest.indexOf(name) + 1];
const log = () => writeFileSync(file, JSON.stringify(issues));
if (what === 'label') process.exit(0);
if (verb === 'list') console.log(JSON.stringify(issues.filter(issue => issue.isOpen)));
else if (verb === 'create')
  issues.push({ number: issues.length + 1, isOpen: true, title: value('--title'), body: readFileSync(value('--body-file'), 'utf8'), events: ['opened'] });
else {
  const issue = issues.find(({ number }) => String(number) === rest[0]);
  if (verb === 'edit') issue.body = readFileSync(value('--body-file'), 'utf8');
  if (verb === 'close') Object.assign(issue, { isOpen: false, comment: value('--comment') });
  issue.events.push(verb);
}
log();
`;

const run = (script: string, env: Readonly<Record<string, string>> = {}, cwd = folder) =>
  recipes.run(script.replaceAll('https://wiki.example/w/api.php', wiki.url), { ISSUES: shown, ...env }, cwd);

interface Step {
  readonly name?: string;
  readonly run?: string;
}

interface Tracked {
  readonly number: number;
  readonly isOpen: boolean;
  readonly title: string;
  readonly body: string;
  readonly comment?: string;
  readonly events: readonly string[];
}

const trackedNow = () => (existsSync(shown) ? (JSON.parse(readFileSync(shown, 'utf8')) as Tracked[]) : []);

describe('the nightly workflow', unless(missing), () => {
  const [text = ''] = textsIn('docs/recipes/history.md', 'yaml').filter(block => block.includes('\njobs:\n'));
  const steps = () => (parse(text) as { jobs: { audit: { steps: Step[] } } }).jobs.audit.steps;

  test('has no mistake that actionlint finds', async () => {
    expect(await lintWorkflow(text)).toEqual([]);
  });

  test('keeps one issue: opened after three failures in a row, updated, closed once the wiki conforms', async () => {
    const work = join(folder, 'work');
    const origin = join(folder, 'origin.git');
    mkdirSync(work);
    const prepared = await run(
      `git init --quiet --bare ${origin} && git clone --quiet ${origin} kept 2>&1 && cd kept && git switch --quiet --orphan conformance-history &&
       git -c user.name=a -c user.email=a@b.example commit --quiet --allow-empty -m start && git push --quiet origin conformance-history`,
      {},
      work,
    );
    expect(prepared.status, prepared.log).toBe(0);
    const port = new URL(wiki.url).port;
    const { wiki: ways, alter } = mutants['allimages.ns/string'] ?? {};
    // What the wiki is on each night, how the night ends, and what the tracker then holds.
    const nights: readonly (readonly ['good' | 'bad' | 'down', status: number, events: readonly string[]])[] =
      [
        ['good', 0, []],
        ['bad', 1, []],
        ['bad', 1, []],
        ['down', 3, []],
        ['bad', 1, ['opened']],
        ['bad', 1, ['opened', 'edit']],
        ['down', 3, ['opened', 'edit', 'edit']],
        ['down', 3, ['opened', 'edit', 'edit', 'edit']],
        ['down', 3, ['opened', 'edit', 'edit', 'edit', 'edit']],
        ['good', 0, ['opened', 'edit', 'edit', 'edit', 'edit', 'edit', 'close']],
        ['good', 0, ['opened', 'edit', 'edit', 'edit', 'edit', 'edit', 'close']],
      ];
    for (const [night, [state, ends, events]] of nights.entries()) {
      await wiki.close();
      const served = state === 'bad' ? { ...ways, alter } : {};
      if (state !== 'down') wiki = await serveWiki({ ...served, port: Number(port) });
      const { status, log } = await nightOf(work);
      if (state === 'down') wiki = await serveWiki({ port: Number(port) });
      expect(status, `night ${night}\n${log}`).toBe(ends);
      expect(
        trackedNow().flatMap(issue => issue.events),
        `night ${night}\n${log}`,
      ).toEqual(events);
      expect(trackedNow().length).toBeLessThanOrEqual(1);
      expect(log.includes('::warning title=inconclusive::The last 3 runs')).toBe(night === 8);
    }
    const [issue] = trackedNow();
    expect(issue?.title).toBe(`${wiki.url} does not conform to the wiki query contract`);
    expect(issue?.isOpen).toBe(false);
    expect(issue?.comment).toBe('The wiki conforms again.');
  });

  /** The scripts of one run of the workflow; as on GitHub, the last step takes the status of the audit from an output. */
  async function nightOf(work: string) {
    const outputs = join(folder, 'outputs');
    writeFileSync(outputs, '');
    let log = '';
    for (const { run: script } of steps()) {
      if (script === undefined || script === 'npm ci') continue;
      const [, audited = ''] = /^status=(\d)$/m.exec(readFileSync(outputs, 'utf8')) ?? [];
      // One rule shows how a night ends as well as all of them, in a tenth of the time.
      const quick = script.replace('--seed nightly', '--seed nightly --rule allimages.ns --retries 0');
      const ready = quick.replace('${{ steps.audit.outputs.status }}', audited);
      const ended = await run(ready, { GITHUB_OUTPUT: outputs, GH_TOKEN: 'none' }, work);
      log += ended.log;
      if (ended.status !== 0) return { status: ended.status, log };
    }
    return { status: 0, log };
  }
});
