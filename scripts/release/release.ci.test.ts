/** The release workflow, the Action with its build, and the SBOM. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../../schemas/addresses.js';
import { runAction } from '../testing/action.js';
import { freePort } from '../testing/started.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

const WORKFLOWS = '.github/workflows';
const release = parse(readFileSync(join(WORKFLOWS, 'release.yml'), 'utf8')) as {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};
const scripts = Object.values(release.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

const folder = temporary('release');

/** The files that a release puts into the tag of the Action. */
const archived = () =>
  scripts.flatMap(run => /^tar -czf action\.tar\.gz (.*)$/m.exec(run)?.[1]?.split(' ') ?? []);

describe('the workflows', () => {
  test('publish with provenance, in a job that runs nothing else of the repository', () => {
    expect(release.permissions).toEqual({ contents: 'read' });
    const publishing = Object.values(release.jobs).filter(({ steps }) =>
      steps.some(({ run = '' }) => run.includes('npm publish') && !run.includes('--dry-run')),
    );
    expect(publishing).toHaveLength(1);
    const [{ permissions, steps } = { permissions: {}, steps: [] }] = publishing;
    expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout'))).toEqual([]);
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
      'npm publish ./release/*.tgz --provenance --access public',
    ]);
  });

  test('put no name of a tag into the text of a script', () => {
    expect(scripts.filter(run => run.includes('${{'))).toEqual([]);
  });
});

test('the address of the repository is written in one place', () => {
  const address = REPOSITORY.replace('https://', '');
  // The samples in the reference are generated.
  const found = spawnSync('git', ['grep', '-l', '-F', address, '--', '.', ':!docs/reference'], {
    encoding: 'utf8',
  });
  expect(found.stdout.trim().split('\n')).toEqual(['schemas/addresses.ts']);
});

test('the Action of a release audits without installing anything', async () => {
  expect(archived()).toContain('dist/bin');
  const action = join(folder, 'action');
  for (const file of archived()) cpSync(file, join(action, file), { recursive: true });
  const port = await freePort();
  const start = `node '${join(action, 'dist/bin/cli.js')}' serve --port ${port}`;
  const work = join(folder, 'work');
  mkdirSync(work);
  const url = `http://127.0.0.1:${port}/api.php`;
  const given = { url, start, rule: 'languageinfo.*', formats: 'console' };
  // npm is replaced by a command that fails.
  const npm = join(folder, 'npm');
  mkdirSync(npm);
  execFileSync('ln', ['-s', '/bin/false', join(npm, 'npm')]);
  const noProxy = { https_proxy: '', HTTPS_PROXY: '', http_proxy: '', HTTP_PROXY: '' };
  const ran = await runAction(given, work, action, { PATH: `${npm}:${process.env['PATH']}`, ...noProxy });
  expect(ran.outputs, ran.log).toEqual({
    conformant: 'true',
    report: 'conformance-report/report.json',
    status: '0',
  });
});

test('the SBOM lists what the package depends on, the checksums are those of sha256sum, and npm would publish the file', () => {
  const [script = ''] = scripts.filter(run => run.includes('npm sbom'));
  const checkout = join(folder, 'packed');
  for (const file of archived()) cpSync(file, join(checkout, file), { recursive: true });
  const quick = script
    .replace('npm pack ', 'npm pack --ignore-scripts ')
    .replace('npm install ', 'npm install --prefer-offline ');
  execFileSync('bash', ['-euo', 'pipefail', '-c', quick], { cwd: checkout, stdio: 'pipe' });
  const made = join(checkout, 'release');
  const sums = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: made, encoding: 'utf8' });
  expect(sums).toMatch(/^sbom\.cdx\.json: OK\nwiki-query-conformance-\S+\.tgz: OK\n$/);
  const sbom = JSON.parse(readFileSync(join(made, 'sbom.cdx.json'), 'utf8')) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string }[];
  };
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const [publish = ''] = scripts.filter(run => run.includes('--dry-run'));
  const published = spawnSync('bash', ['-euo', 'pipefail', '-c', publish], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect(published.stderr).toMatch(/name: +wiki-query-conformance\n.*version: +\d+\.\d+\.\d+\n/);
  expect(published.status, published.stderr).toBe(0);
  const names = sbom.components.map(({ name }) => name);
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['wiki-query-conformance', ...Object.keys(dependencies)]));
  expect(names).not.toContain('vitest');
});
