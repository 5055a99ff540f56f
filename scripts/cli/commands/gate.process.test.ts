/** What a gate of a deployment relies on: emptiness is loud. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Report } from '../../../schemas/verdict.js';
import { run } from '../../testing/run.js';

const root = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(root, 'one-'));
});
const report = (folder = out) => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;

describe('a wiki without files', () => {
  test('is conformant, loudly so; with --fail-on-empty it is exit status 1', async () => {
    await using wiki = await served({ files: 0 });
    const { status, stdout } = await run([wiki.url, '--out', out, '--format', 'console,json']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^✓ CONFORMANT, NO FILE SEEN/);
    expect(stdout).toContain('no file was seen: 30 rules had nothing to judge');
    expect(report().unseen).toEqual([{ what: 'file', rules: 30 }]);
    const gate = await run([wiki.url, '--out', out, '--quiet', '--fail-on-empty']);
    expect(gate.status).toBe(1);
    expect(gate.stderr).toContain('--fail-on-empty: no file was seen');
    expect(report().conformant).toBe(true);
  });

  test('is worse than one with files', async () => {
    await using wiki = await served({ files: 0 });
    await using full = await served({});
    const [old, now] = [join(out, 'old'), join(out, 'now')];
    await run([full.url, '--out', old, '--format', 'json', '--seed', 'a', '--fail-on-empty']);
    await run([wiki.url, '--out', now, '--format', 'json', '--seed', 'a']);
    expect(report(old).unseen).toBeUndefined();
    const { status, stdout } = await run(['diff', old, now]);
    expect(status).toBe(1);
    expect(stdout).toContain('allimages.ns');
  });
});

async function served(options: Parameters<typeof serveWiki>[0]) {
  const wiki = await serveWiki(options);
  return { url: wiki.url, [Symbol.asyncDispose]: () => wiki.close() };
}
