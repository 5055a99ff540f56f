/** The image of the command, built on Debian's image with Debian's Node, and run as its user. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { containerEngine } from '../../fixtures/mediawiki/engine.js';
import { unless } from '../testing/skips.js';

const engine = await containerEngine();
const needsEngine = process.env['REQUIRE_ALL'] === '1' || engine.available ? undefined : engine.reason;

const BASE = 'debian:trixie-slim';
const TAG = `wiki-query-conformance:test-${process.pid}`;

function docker(...args: readonly string[]) {
  const { status, stdout } = spawnSync('docker', args, { encoding: 'utf8' });
  return { status, stdout: stdout.trim() };
}
const run = (...args: readonly string[]) => docker('run', '--rm', TAG, ...args);
const sizeOf = (image: string) => Number(docker('image', 'inspect', '--format', '{{.Size}}', image).stdout);

describe('the image', unless(needsEngine), () => {
  beforeAll(() => {
    const { status, stderr } = spawnSync('bash', ['scripts/release/image', TAG, BASE], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => void docker('rmi', '--force', TAG));

  test('is the command, of this version, and adds little to its base', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(run('--version')).toEqual({ status: 0, stdout: version });
    expect(run().stdout).toContain('Exit status:');
    // Debian's Node takes about 130 MB of this.
    expect(sizeOf(TAG) - sizeOf(BASE)).toBeLessThan(180_000_000);
  });

  test('audits as a user without rights, needs no network and no writable root, and keeps the exit status', () => {
    const locked = ['--network=none', '--read-only', '--tmpfs=/work:uid=10001', '--cap-drop=ALL'];
    const demo = ['demo', '--rule', 'languageinfo.*'];
    expect(run(...demo).status).toBe(0);
    expect(docker('run', '--rm', ...locked, TAG, ...demo).status).toBe(0);
    expect(run('').status).toBe(2);
    expect(run('http://127.0.0.1:9/api.php', '--retries', '0').status).toBe(3);
    expect(docker('run', '--rm', '--entrypoint', 'id', TAG, '-u').stdout).toBe('10001');
  });
});
