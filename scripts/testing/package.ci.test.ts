/** The packed package, installed and run in an empty folder. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import { fileFormats } from '../../reporters/index.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { missingRedis, serveRedis } from '../fleet/testing/redis.js';
import { reportIn } from './run.js';

const folder = temporary('package');
const INSTALL = 'install --silent --no-audit --no-fund --prefer-offline --save-exact'.split(' ');
const CLI = 'node_modules/wiki-query-conformance/dist/bin/cli.js';

function run(command: string, args: readonly string[], cwd = folder, env = {}): string {
  const options = { cwd, encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' } as const;
  return execFileSync(command, args, options);
}
const npx = (line: string) => run('npx', ['wiki-query-conformance', ...line.split(' ')]);

/** Stands for an installation by the user. */
function link(name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  if (!existsSync(place)) symlinkSync(resolve('node_modules', name), place);
}

let packed = '';

beforeAll(() => {
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  packed = join(folder, run('npm', pack, resolve('.')).trim());
  writeFileSync(join(folder, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }');
  run('npm', [...INSTALL, packed]);
});

test('is packed in less than 470 KB, and installed within 9 packages and 12 MB', () => {
  expect(statSync(packed).size).toBeLessThan(470_000);
  const listed = run('npm', ['ls', '--all', '--parseable']).trim().split('\n');
  expect(listed.length - 1).toBeLessThanOrEqual(9);
  expect(Number.parseInt(run('du', ['-sk', 'node_modules']), 10)).toBeLessThanOrEqual(12 * 1024);
});

test('audits without vitest, and says how to get what is an optional peer', () => {
  expect(npx('demo')).toMatch(/^✓ CONFORMANT /m);
  expect(reportIn(folder, 'conformance-report').conformant).toBe(true);
  expect(() => npx('demo --runner vitest')).toThrow(/npm install --save-dev vitest/);
  expect(() => npx('fleet work --queue redis://127.0.0.1')).toThrow(
    /--queue requires BullMQ: npm install bullmq@\^6\.7 ioredis@\^5\.11/,
  );
});

test('renders a report in every format, for a program that imports the reporters', () => {
  npx('demo --format json --out rendered');
  writeFileSync(
    join(folder, 'render.mjs'),
    `import { readFileSync } from 'node:fs';
     import { fileFormats } from 'wiki-query-conformance/reporters';
     const report = JSON.parse(readFileSync('rendered/report.json', 'utf8'));
     for (const [name, { load }] of Object.entries(fileFormats))
       console.log(name, (await load())(report).length > 0);`,
  );
  const expected = Object.keys(fileFormats).map(name => `${name} true\n`);
  expect(run('node', ['render.mjs'])).toBe(expected.join(''));
});

test('has types for each entry, which a program of somebody else is checked with', () => {
  writeFileSync(
    join(folder, 'typed.ts'),
    `import { audit, judge } from 'wiki-query-conformance';
     import type { AuditOptions, Report } from 'wiki-query-conformance';
     import { conformance } from 'wiki-query-conformance/vitest';
     import { fileFormats } from 'wiki-query-conformance/reporters';
     import { reportWriter } from 'wiki-query-conformance/vitest-reporter';
     const options: AuditOptions = { url: 'http://127.0.0.1/api.php', strength: 1 };
     // @ts-expect-error: there is no fourth strength.
     const wrong: AuditOptions = { url: '', strength: 4 };
     export const report: Promise<Report> = audit(options);
     export const all = [judge, conformance, fileFormats.junit.file.length, reportWriter, wrong];`,
  );
  link('vitest');
  link('@types/node');
  const flags = '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --types node'.split(' ');
  const compiler = resolve('node_modules/typescript/bin/tsc');
  expect(() => run(process.execPath, [compiler, ...flags, 'typed.ts'])).not.toThrow();
});

test('registers every rule as a test in a vitest project of somebody else', async () => {
  link('vitest');
  writeFileSync(join(folder, 'wiki.test.ts'), "import 'wiki-query-conformance/vitest';\n");
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { reportWriter } from 'wiki-query-conformance/vitest-reporter';
     export default { test: { reporters: ['default', reportWriter({ out: 'theirs' })] } };`,
  );
  const wiki = await serveWiki();
  const child = spawn('node', ['node_modules/vitest/vitest.mjs', 'run'], {
    cwd: folder,
    env: { ...process.env, API_URL: wiki.url },
  });
  let printed = '';
  child.stdout.on('data', part => (printed += part));
  await once(child, 'close');
  await wiki.close();
  const report = reportIn(folder, 'theirs');
  expect(report.results.map(({ rule }) => rule).toSorted()).toEqual(ruleIds.toSorted());
  const [, passed] = /Tests +(\d+) passed/.exec(stripVTControlCharacters(printed)) ?? [];
  expect([Number(passed), report.conformant]).toEqual([report.totals.passed, true]);
});

test.each(['20.19.0', '22', '24'])('runs by both runners: Node %s', version => {
  const build = `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`;
  run('npm', [...INSTALL, '--prefix', join(folder, 'nodes'), build]);
  link('vitest');
  const node = join(folder, `nodes/node_modules/node-${version}/bin/node`);
  expect(run(node, ['--version'])).toMatch(new RegExp(`^v${version.replaceAll('.', '\\.')}`));
  for (const runner of ['direct', 'vitest']) {
    run(node, [CLI, ...`demo --quiet --runner ${runner} --format json --out by-${runner}`.split(' ')]);
    expect(reportIn(folder, `by-${runner}`).conformant).toBe(true);
  }
});

const noRedis = missingRedis('a queue with both ends of the ranges of its packages');

test.each(['lowest', 'highest'])('works with the %s versions of its peers', async end => {
  const own = join(folder, end);
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), '{ "private": true, "type": "module" }');
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  const peers = Object.entries(peerDependencies).map(
    ([name, range]) => `${name}@${end === 'lowest' ? range.replace('^', '') : range}`,
  );
  run('npm', [...INSTALL, packed, ...peers], own);
  run('node', [CLI, ...'demo --quiet --runner vitest --format json --out demo'.split(' ')], own);
  if (noRedis !== undefined) return;
  const redis = await serveRedis();
  const worker = spawn('node', [CLI, 'fleet', 'work', '--queue', redis.url], { cwd: own });
  try {
    writeFileSync(join(own, 'list.txt'), 'http://127.0.0.1:9/api.php\n');
    const line = `fleet list.txt --queue ${redis.url} --retries 0 --exit-zero`;
    const [status] = (await once(spawn('node', [CLI, ...line.split(' ')], { cwd: own }), 'close')) as [
      number,
    ];
    expect(status).toBe(0);
    expect(existsSync(join(own, 'conformance-fleet/index.html'))).toBe(true);
  } finally {
    worker.kill('SIGINT');
    await redis.close();
  }
});
