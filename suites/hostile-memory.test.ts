/** The audits that cost most, each in a process of its own, as the build runs it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../fixtures/hostile.js';
import type { HostileId } from '../fixtures/hostile.js';

const MOST_MEGABYTES = 300;

const built = new URL('../dist/suites/audit.js', import.meta.url);

const program = `
  const { audit } = await import(${JSON.stringify(built.href)});
  const { fault, requests } = await audit({ url: process.argv[1], retries: 0, maxPages: 20, timeoutMs: 5000 });
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
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
  beforeAll(() => {
    if (!existsSync(built)) throw new Error('there is no build to measure: npm run build');
  });

  test.each(worst.map(id => [hostile[id].does, id] as const))(
    '%s',
    async (_does, id) => {
      const target = await serveHostile(id);
      try {
        const args = ['--input-type=module', '--eval', program, target.url];
        const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
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
