/** The audits that cost most, each in a process of its own, built afresh so that nothing else is measured. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { HostileId } from '../../../fixtures/hostile/index.js';

const MOST_MEGABYTES = 320;
/**
 * An audit that needs more heap dies of it. Left to itself, V8 lets the heap grow with garbage for as long as the
 * machine has room, and what is measured is when it happened to collect.
 */
const MOST_HEAP = 224;

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'conformance-memory-'));
const built = pathToFileURL(join(folder, 'dist', 'suites', 'audit', 'audit.js')).href;

const program = `
  import { readFileSync } from 'node:fs';
  const { audit } = await import(${JSON.stringify(built)});
  const options = { url: process.argv[1], strength: 1, retries: 0, maxPages: 20, maxRequests: 200, timeoutMs: 1500 };
  const { fault, requests } = await audit(options);
  // What getrusage tells of a child on Linux starts with the memory of the process that forked it.
  const status = readFileSync('/proc/self/status', 'utf8');
  const megabytes = Math.round(Number(/VmHWM:\\s+(\\d+)/.exec(status)[1]) / 1024);
  console.log(JSON.stringify({ fault, requests, megabytes }));
`;

const worst: readonly HostileId[] = [
  'accents-everywhere',
  'endless-body',
  'endless-long-names',
  'gzip-in-gzip',
  'half-wide-everywhere',
  'html-attributes',
  'html-headings',
  'html-text',
  'large-everywhere',
  'long-page-id',
  'many-entries',
  'many-languages',
  'nested-objects',
  'tiny-chunks',
  'wide-everywhere',
];

describe('an audit stays within its memory when a target', () => {
  beforeAll(async () => {
    copyFileSync('package.json', join(folder, 'package.json'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
    await run(process.execPath, [compiler, '-p', '.', '--noCheck', '--outDir', join(folder, 'dist')]);
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(worst.map(id => [hostile[id].does, id] as const))(
    '%s',
    async (_does, id) => {
      const target = await serveHostile(id);
      try {
        const args = [
          `--max-old-space-size=${MOST_HEAP}`,
          '--input-type=module',
          '--eval',
          program,
          target.url,
        ];
        const { stdout } = await run(process.execPath, args, { timeout: 600_000 });
        const { fault, requests, megabytes } = JSON.parse(stdout) as Record<string, unknown>;
        expect({ fault, isAudit: Number(requests) > 0 }).toEqual({ fault: undefined, isAudit: true });
        expect(megabytes).toBeLessThan(MOST_MEGABYTES);
      } finally {
        await target.close();
      }
    },
    70_000,
  );
});
