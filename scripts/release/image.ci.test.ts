/** The image of the command, built on Debian's image with Debian's Node, and run as its user. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { containerEngine } from '../../fixtures/mediawiki/engine.js';
import { unless } from '../testing/skips.js';

const engine = await containerEngine();
const needsEngine = process.env['REQUIRE_ALL'] === '1' || engine.available ? undefined : engine.reason;

const script = join(import.meta.dirname, 'image');
const TAG = `wiki-query-conformance:test-${process.pid}`;

function docker(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8' });
  return { status, stdout: stdout.trim(), stderr };
}

const run = (...args: readonly string[]) => docker('run', '--rm', TAG, ...args);

const sizeOf = (image: string) => Number(docker('image', 'inspect', '--format', '{{.Size}}', image).stdout);

describe('the image', unless(needsEngine), () => {
  beforeAll(() => {
    const { status, stderr } = spawnSync('bash', [script, TAG, 'debian:trixie-slim'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => void docker('rmi', '--force', TAG));

  test('is the command, of this version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(run('--version')).toMatchObject({ status: 0, stdout: version });
    expect(run().stdout).toContain('Exit status:');
  });

  test('audits, writes its report as a user without rights, and keeps the exit status', () => {
    expect(run('demo', '--rule', 'languageinfo.*')).toMatchObject({ status: 0 });
    expect(run('')).toMatchObject({ status: 2 });
    expect(run('http://127.0.0.1:9/api.php', '--retries', '0')).toMatchObject({ status: 3 });
    expect(docker('run', '--rm', '--entrypoint', 'id', TAG, '-u').stdout).toBe('10001');
  });

  test('needs no network, no writable root and no rights', () => {
    const locked = ['--network=none', '--read-only', '--tmpfs=/work:uid=10001', '--cap-drop=ALL'];
    expect(docker('run', '--rm', ...locked, TAG, 'demo', '--rule', 'languageinfo.*')).toMatchObject({
      status: 0,
    });
  });

  test('adds little to its base', () => {
    const ours = sizeOf(TAG) - sizeOf('debian:trixie-slim');
    // Debian's Node is some 130 MB of this.
    expect(ours).toBeLessThan(180_000_000);
  });
});
