/** The workflow of docs/recipes/history.md is run night after night. The commands of the page are run with those of all others. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { mutant, removeReports } from './diffs.js';
import { openRecipes, textsIn } from './recipes.js';

const recipes = openRecipes();
const { folder } = recipes;
const git = 'git -c user.name=a -c user.email=a@wiki.example';

let wiki: Served;

beforeAll(async () => {
  wiki = await serveWiki({});
});
afterAll(async () => {
  await wiki.close();
  removeReports();
});

interface Step {
  readonly run?: string;
}

describe('the nightly workflow', () => {
  const [text = ''] = textsIn('docs/recipes/history.md', 'yaml').filter(block => block.includes('\njobs:\n'));
  const { jobs } = parse(text) as { jobs: { audit: { steps: Step[] } } };

  test('ends as the audit did, and keeps every run', async () => {
    const work = join(folder, 'work');
    const origin = join(folder, 'origin.git');
    mkdirSync(work);
    const prepared = await recipes.run(
      `git init --quiet --bare ${origin} && git clone --quiet ${origin} kept && cd kept && git switch --quiet --orphan conformance-history &&
       ${git} commit --quiet --allow-empty -m start && git push --quiet origin conformance-history`,
      {},
      work,
    );
    expect(prepared.status, prepared.log).toBe(0);
    const port = Number(new URL(wiki.url).port);
    const good = await nightOf(work);
    expect(good.status, good.log).toBe(0);
    await wiki.close();
    const down = await nightOf(work);
    expect(down.status, down.log).toBe(3);
    wiki = await serveWiki({ ...mutant('allimages.ns/string'), port });
    const bad = await nightOf(work);
    expect(bad.status, bad.log).toBe(1);
    expect(bad.log).toContain('3 runs');
    const { log } = await recipes.run(`git -C ${origin} ls-tree -r --name-only conformance-history`);
    expect(log.match(/^.*\/report\.json\.gz$/gm)).toHaveLength(3);
  });

  /** The scripts of one run of the workflow; as on GitHub, the last step takes the status of the audit from an output. */
  async function nightOf(work: string) {
    // The folder of a run is named after the second in which it starts.
    await setTimeout(1_000);
    const outputs = join(folder, 'outputs');
    writeFileSync(outputs, '');
    let log = '';
    for (const { run: script } of jobs.audit.steps) {
      if (script === undefined || script === 'npm ci') continue;
      const [, audited = ''] = /^status=(\d)$/m.exec(readFileSync(outputs, 'utf8')) ?? [];
      const ready = script
        .replaceAll('https://wiki.example/w/api.php', wiki.url)
        // One rule shows how a night ends as well as all of them, in a tenth of the time.
        .replace('--seed nightly', '--seed nightly --rule allimages.ns --retries 0')
        .replace('${{ steps.audit.outputs.status }}', audited);
      const ended = await recipes.run(ready, { GITHUB_OUTPUT: outputs }, work);
      log += ended.log;
      if (ended.status !== 0) return { status: ended.status, log };
    }
    return { status: 0, log };
  }
});
