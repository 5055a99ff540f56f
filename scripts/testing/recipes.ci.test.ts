/**
 * Runs the YAML of the recipes as readers would, with this checkout in place of the package: workflows and their steps for the
 * Action, GitLab and Kubernetes jobs, gates, nightly audits, and the bot that verifies submitted results.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { manyUrls, serveMany } from '../../fixtures/many.js';
import { mutants } from '../../fixtures/mutants/index.js';
import { serveWiki } from '../../fixtures/serve.js';
import { entriesIn } from '../fleet/testing/folder.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { blocksOf, furnish, startScript } from '../docs/commands/outputs.js';
import { runAction } from './action.js';
import { freePort, running } from './started.js';

interface Job {
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

/** The folder of the recipes; each fleet audit gets options that make it quick. */
const folder = temporary('recipes');
const CLI = resolve('dist/bin/cli.js');
const npx = `[ "$1" = wiki-query-conformance ] && shift
[ "$1" = fleet ] && set -- "$@" --rule 'languageinfo.*' --strength 1
exec node '${CLI}' "$@"`;
const program = furnish(folder, CLI, npx);
program('node_modules/.bin/php', 'exec ./start-wiki --port "${2##*:}"');
program('node_modules/.bin/quibble', 'exec sh -c "$2"');

const run = (script: string, env: NodeJS.ProcessEnv = {}, cwd = folder) =>
  startScript(script, folder, env, cwd).ended;

/** The code blocks in a language on a page of `docs`. */
const textsIn = (page: string, language: string): string[] =>
  blocksOf(readFileSync(`docs/${page}`, 'utf8')).flatMap(block =>
    block.language === language ? block.text : [],
  );

// An earlier page of the recipes creates this file.
writeFileSync(join(folder, 'wiki.json'), '{ "hash_levels": "2" }');
const live = await serveWiki();
const LIVE = 'https://wiki.example/w/api.php';

const withPart = (texts: readonly string[], part: string) => texts.find(text => text.includes(part)) ?? '';
const yaml = ['ci', 'gates'].flatMap(page => textsIn(`recipes/${page}.md`, 'yaml'));
const workflows = yaml
  .filter(text => text.includes('\njobs:\n'))
  .map(text => ({ name: /^name: (.*)$/m.exec(text)?.[1], text }));

/** The recipe with a free port and a live wiki. */
const placed = (text: string, port: number) =>
  text
    .replaceAll('8080', String(port))
    .replaceAll(LIVE, live.url)
    .replaceAll('${{ matrix.backend }}', new URL(live.url).host);

test.each(workflows)('the step of the workflow "$name" for the Action audits', async ({ text }) => {
  const port = await freePort();
  const { jobs } = parse(placed(text, port)) as { readonly jobs: Readonly<Record<string, Job>> };
  const steps = Object.values(jobs).flatMap(job => job.steps);
  const [ours, ...more] = steps.filter(({ uses = '' }) => uses.includes('/wiki-query-conformance@'));
  expect(more).toEqual([]);
  const given = Object.entries(ours?.with ?? {}).map(([name, value]) => [name, String(value)] as const);
  const ran = await runAction(Object.fromEntries(given), folder);
  expect(ran.outputs, ran.log).toMatchObject({ conformant: 'true', status: '0' });
  expect(running(`serve --port ${port}`)).toBe(false);
});

interface GitLabJob {
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[]; readonly reports?: { readonly junit: string } };
}
const [audits, pages] = yaml
  .filter(text => text.includes('before_script:'))
  .map(text => Object.values(parse(text) as Record<string, GitLabJob>)[0]);

const { repos } = parse(withPart(yaml, 'hooks:')) as { repos: [{ hooks: [{ entry: string }] }] };
const pod = parse(withPart(yaml, 'kind: Job')) as {
  spec: { template: { spec: { containers: [{ args: string[] }] } } };
};
const inPod = `npx wiki-query-conformance ${pod.spec.template.spec.containers[0].args.join(' ')}`;
const quibble = withPart(textsIn('recipes/gates.md', 'sh'), 'quibble');
const scriptOf = (job: GitLabJob | undefined) => job?.script.join('\n') ?? 'false';

test.each<[what: string, script: string, mutant: string, status: number, left?: readonly string[]]>([
  ['job of GitLab', scriptOf(audits), '', 0, [audits?.artifacts.reports?.junit ?? '']],
  ['job of GitLab for pages', scriptOf(pages), '', 0, pages?.artifacts.paths ?? ['']],
  ['gate of pre-commit, a right wiki', repos[0].hooks[0].entry, '', 0],
  ['gate of pre-commit, a wrong wiki', repos[0].hooks[0].entry, 'allimages.ns/zero', 1],
  ['gate of Kubernetes', inPod, '', 0],
  ['gate of Quibble, a right wiki', quibble, '', 0],
  ['gate of Quibble, a wrong wiki', quibble, 'allimages.ns/zero', 1],
])('the %s', async (_what, script, mutant, expected, left = []) => {
  const port = await freePort();
  const { status, log } = await run(placed(script, port), { MUTANT: mutant });
  expect(status, log).toBe(expected);
  expect(running(`serve --port ${port}`)).toBe(false);
  expect(left.filter(path => !existsSync(join(folder, path)))).toEqual([]);
});

const lastOf = ({ steps }: Job) => steps.findLast(({ run: script }) => script)?.run ?? 'false';

test('the shards of a fleet, of a workflow and of a Kubernetes Job, are joined to the whole fleet', async () => {
  const wikis = await serveMany();
  const urls = manyUrls(wikis.origin, 12, ['reference', 'languageinfo.code/integer', 'reference']);
  const rows = urls.map((url, at) => `${url},wiki ${at}\n`);
  writeFileSync(join(folder, 'wikis.csv'), `url,label\n${rows.join('')}`);
  mkdirSync(join(folder, 'fleet'));
  const [first = '', join_ = ''] = textsIn('recipes/fleet.md', 'sh');
  const [workflow = '', job = ''] = textsIn('recipes/fleet.md', 'yaml');
  const { jobs } = parse(workflow) as { jobs: Record<'audit' | 'merge', Job> };
  const { spec } = parse(job) as {
    spec: { completions: number; template: { spec: { containers: [{ args: [string] }] } } };
  };
  const shard = (number: number) =>
    lastOf(jobs.audit)
      .replaceAll('${{ matrix.shard }}', String(number))
      .replace('${{ github.run_id }}', '4711');
  const inJob = spec.template.spec.containers[0].args[0];
  const steps: [script: string, status: number, index?: number][] = [
    [first, 1],
    ...[1, 2, 3, 4].map((number): [string, number] => [shard(number), 0]),
    [lastOf(jobs.merge).replace('--out fleet', '--out whole'), 1],
    ...Array.from({ length: spec.completions }, (_, at): [string, number, number] => [inJob, 0, at]),
    [join_, 1],
  ];
  for (const [script, expected, index] of steps) {
    const here = script.replaceAll(/(?<= )\/fleet(?=\/)/g, join(folder, 'fleet'));
    const { status, log } = await run(here, { JOB_COMPLETION_INDEX: String(index) });
    expect([script, status], log).toEqual([script, expected]);
  }
  expect([
    (await entriesIn(join(folder, 'whole'))).size,
    (await entriesIn(join(folder, 'fleet/whole'))).size,
  ]).toEqual([12, 12]);
  await wikis.close();
});

test('the nightly workflow ends as the audit did, and keeps every run', async () => {
  const [work, origin] = [join(folder, 'work'), join(folder, 'origin.git')];
  mkdirSync(work);
  const git = 'git -c user.name=a -c user.email=a@wiki.example';
  const prepare = `git init --quiet --bare ${origin} && git clone --quiet ${origin} kept && cd kept
    git switch --quiet --orphan conformance-history && ${git} commit --quiet --allow-empty -m start
    git push --quiet origin conformance-history`;
  expect(await run(prepare, {}, work)).toMatchObject({ status: 0 });
  const text = withPart(textsIn('recipes/history.md', 'yaml'), '\njobs:\n');
  const { jobs } = parse(text) as { jobs: { audit: Job } };
  const outputs = join(folder, 'outputs');

  /** Runs the steps of one night; the last one reads the status of the audit from an output, as on GitHub. */
  async function nightOf(url: string) {
    // The second of its start names the folder of a run.
    await setTimeout(1_000);
    writeFileSync(outputs, '');
    for (const { run: script } of jobs.audit.steps) {
      if (script === undefined || script === 'npm ci') continue;
      const [, audited = ''] = /^status=(\d)$/m.exec(readFileSync(outputs, 'utf8')) ?? [];
      const ready = script
        .replaceAll(LIVE, url)
        // One rule is enough to see how a night ends, and takes a tenth of the time.
        .replace('--seed nightly', '--seed nightly --rule allimages.ns --retries 0')
        .replace('${{ steps.audit.outputs.status }}', audited);
      const { status, log } = await run(ready, { GITHUB_OUTPUT: outputs }, work);
      if (status !== 0) return { status, log };
    }
    return { status: 0 };
  }

  const broken = await serveWiki({ alter: mutants['allimages.ns/string']?.alter ?? {} });
  const absent = 'http://127.0.0.1:9/api.php';
  const ended = [await nightOf(live.url), await nightOf(absent), await nightOf(broken.url)];
  await broken.close();
  expect(ended).toMatchObject([{ status: 0 }, { status: 3 }, { status: 1 }]);
  const { log } = await run(`git -C ${origin} ls-tree -r --name-only conformance-history`);
  expect(log.match(/^.*\/report\.json\.gz$/gm)).toHaveLength(3);
});

const verifying = parse(textsIn('verify.md', 'yaml')[0] ?? '') as {
  permissions: unknown;
  jobs: { verify: Job };
};
const bot = verifying.jobs.verify.steps.find(step => step.run?.includes('verify'))?.run ?? 'false';

const collection = join(folder, 'collection');
const within = (...names: readonly string[]) => join(collection, 'results', ...names);
const genuine = (file: string) => readFileSync(join(folder, 'result', file), 'utf8');
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@wiki.example', ...args], {
    cwd: collection,
    encoding: 'utf8',
  }).trim();

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
}

function put(name: string): void {
  mkdirSync(within(name), { recursive: true });
  for (const file of ['report.json', 'audit.har'])
    writeFileSync(within(name, `${file}.gz`), gzipSync(genuine(file)));
}

/** Runs the bot on a change, and undoes the change if the bot refuses it. */
async function propose(change: () => void) {
  const base = git('rev-parse', 'HEAD');
  change();
  commit();
  const ended = await run(bot, { BASE: base }, collection);
  if (ended.status !== 0) git('reset', '--quiet', '--hard', base);
  return ended;
}

test('the commands make a result and verify it', async () => {
  const made = textsIn('verify.md', 'sh').join('\n');
  const { status, log } = await run(
    made.replace('http://127.0.0.1:8080/api.php', `${live.url} --strength 1`),
  );
  expect([status, log]).toEqual([0, expect.stringContaining('✓ VERIFIED')]);
  mkdirSync(collection);
  cpSync('LICENSE', join(collection, 'LICENSE'));
  git('init', '--quiet');
  commit();
});

test('the bot accepts a result that follows, whatever the name of its folder, and may only read', async () => {
  expect(verifying).toMatchObject({ permissions: { contents: 'read' } });
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
