/** The package as others get it: packed, installed in an empty folder, run there. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileFormats } from '../../reporters/index.js';
import { rules } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { missingRedis, serveRedis } from '../fleet/testing/redis.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const folder = temporary('package');
const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8' });

/** The packed file. */
let packed = '';

beforeAll(() => {
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const printed = execFileSync('npm', pack, { encoding: 'utf8' });
  packed = join(folder, printed.trim());
  writeFileSync(join(folder, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }');
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', packed]);
}, 300_000);

test('audits a wiki with npx, without vitest', () => {
  expect(run('npx', ['wiki-query-conformance', 'demo'])).toMatch(/^✓ CONFORMANT /m);
  const report = JSON.parse(readFileSync(join(folder, 'conformance-report/report.json'), 'utf8')) as Report;
  expect(report.conformant).toBe(true);
}, 60_000);

test('says how to get vitest where it is asked for', () => {
  expect(() => run('npx', ['wiki-query-conformance', 'demo', '--runner', 'vitest'])).toThrow(
    /npm install --save-dev vitest/,
  );
}, 60_000);

test('renders a report in every format, for a program that imports the reporters', () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { fileFormats } from 'wiki-query-conformance/reporters';
    const report = JSON.parse(readFileSync('rendered/report.json', 'utf8'));
    for (const [name, { file, load }] of Object.entries(fileFormats))
      console.log(name, file, (await load())(report).length > 0);
  `;
  run('npx', ['wiki-query-conformance', 'demo', '--format', 'json', '--out', 'rendered']);
  writeFileSync(join(folder, 'render.mjs'), program);
  expect(run('node', ['render.mjs']).trim().split('\n')).toEqual(
    Object.entries(fileFormats).map(([name, { file }]) => `${name} ${file} true`),
  );
}, 60_000);

test('stays within 9 packages and 12 MB', () => {
  const packages = [...packagesIn(join(folder, 'node_modules'))];
  expect(packages.length).toBeLessThanOrEqual(9);
  expect(sizeOf(join(folder, 'node_modules'))).toBeLessThanOrEqual(12 * 1024 * 1024);
});

test('is packed in less than 530 KB', () => {
  expect(statSync(packed).size).toBeLessThan(530_000);
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
}, 60_000);

test('says how to get BullMQ where a queue is named', () => {
  expect(() =>
    run('npx', ['wiki-query-conformance', 'fleet', 'work', '--queue', 'redis://127.0.0.1']),
  ).toThrow(/--queue requires BullMQ: npm install bullmq@\^6\.7 ioredis@\^5\.11/);
});

test('registers every rule as a test in a vitest project of somebody else', async () => {
  const wiki = spawn(process.execPath, ['dist/bin/cli.js', 'serve']);
  const [line] = (await once(wiki.stdout, 'data')) as [Buffer];
  link('vitest');
  writeFileSync(join(folder, 'wiki.test.ts'), "import 'wiki-query-conformance/vitest';\n");
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { reportWriter } from 'wiki-query-conformance/vitest-reporter';
     export default { test: { reporters: ['default', reportWriter({ out: 'theirs' })] } };`,
  );
  const env = { ...process.env, API_URL: line.toString().trim() };
  const printed = execFileSync('node', ['node_modules/vitest/vitest.mjs', 'run'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  wiki.kill();
  const report = JSON.parse(readFileSync(join(folder, 'theirs/report.json'), 'utf8')) as Report;
  expect(report.results.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(rules).toSorted());
  const [, passed] = /Tests +(\d+) passed/.exec(stripVTControlCharacters(printed)) ?? [];
  expect(Number(passed)).toBe(report.totals.passed);
  expect(report.conformant).toBe(true);
}, 60_000);

const NODES = ['20.19.0', '22', '24'] as const;

describe('each Node that is supported', () => {
  const nodes = join(folder, 'nodes');

  beforeAll(() => {
    mkdirSync(nodes);
    const builds = NODES.map(
      version => `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`,
    );
    run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', nodes, ...builds]);
    link('vitest');
  });

  test.each(NODES)('runs the packed file, by both runners: Node %s', version => {
    const node = join(nodes, `node_modules/node-${version}/bin/node`);
    expect(run(node, ['--version'])).toMatch(new RegExp(`^v${version.replaceAll('.', '\\.')}`));
    const cli = join(folder, 'node_modules/wiki-query-conformance/dist/bin/cli.js');
    for (const runner of ['direct', 'vitest']) {
      run(node, [cli, 'demo', '--quiet', '--runner', runner, '--format', 'json', '--out', `by-${runner}`]);
      const report = JSON.parse(readFileSync(join(folder, `by-${runner}/report.json`), 'utf8')) as Report;
      expect(report.conformant).toBe(true);
    }
  });
});

const noRedis = missingRedis('a queue with both ends of the ranges of its packages');

test.concurrent.each(['lowest', 'highest'])('works with the %s versions of its peers', async end => {
  const own = join(folder, end);
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), '{ "private": true, "type": "module" }');
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  const peers = Object.entries(peerDependencies).map(
    ([name, range]) => `${name}@${end === 'lowest' ? range.replace('^', '') : range}`,
  );
  const install = 'install --prefer-offline --silent --no-audit --no-fund --save-exact'.split(' ');
  execFileSync('npm', [...install, packed, ...peers], { cwd: own });
  const cli = join(own, 'node_modules/wiki-query-conformance/dist/bin/cli.js');
  const cliEnds = (...args: readonly string[]) =>
    execFileSync(process.execPath, [cli, ...args], { cwd: own, encoding: 'utf8', timeout: 120_000 });
  cliEnds('demo', '--quiet', '--runner', 'vitest', '--format', 'json', '--out', 'demo');
  if (noRedis !== undefined) return;
  const redis = await serveRedis();
  const worker = spawn(process.execPath, [cli, 'fleet', 'work', '--queue', redis.url], { cwd: own });
  try {
    writeFileSync(join(own, 'list.txt'), 'http://127.0.0.1:9/api.php\n');
    const queued = ['fleet', 'list.txt', '--queue', redis.url, '--retries', '0', '--exit-zero'];
    const fleet = spawn(process.execPath, [cli, ...queued], { cwd: own });
    const [status] = (await once(fleet, 'close')) as [number];
    expect(status).toBe(0);
    expect(existsSync(join(own, 'conformance-fleet/index.html'))).toBe(true);
  } finally {
    worker.kill('SIGINT');
    await redis.close();
  }
});

/** As if the user had installed it. */
function link(name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  if (!existsSync(place)) symlinkSync(resolve('node_modules', name), place);
}

function* packagesIn(modules: string): Generator<string> {
  for (const name of readdirSync(modules)) {
    if (name.startsWith('.')) continue;
    const path = join(modules, name);
    if (name.startsWith('@')) yield* packagesIn(path);
    else yield path;
  }
}

function* filesIn(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(inner);
    else yield inner;
  }
}

function sizeOf(path: string): number {
  let size = 0;
  for (const file of filesIn(path)) size += statSync(file).size;
  return size;
}
