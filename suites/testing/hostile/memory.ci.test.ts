/** The audits that cost most, each in a process of its own so that nothing else is measured. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { costly, expected, patienceFor } from '../samples/hostile.js';
import { compared, optionsFor } from '../samples/verdicts.js';

const MOST_MEGABYTES = 320;
/**
 * An audit that needs more heap dies of it. Left to itself, V8 lets the heap grow with garbage for as long as the
 * machine has room, and what is measured is when it happened to collect.
 */
const MOST_HEAP = 224;

const run = promisify(execFile);
const built = pathToFileURL(resolve('dist/suites/audit/audit.js')).href;

const program = `
  import { readFileSync } from 'node:fs';
  const { audit } = await import(${JSON.stringify(built)});
  const report = await audit(JSON.parse(process.argv[1]));
  // What getrusage tells of a child on Linux starts with the memory of the process that forked it.
  const status = readFileSync('/proc/self/status', 'utf8');
  const megabytes = Math.round(Number(/VmHWM:\\s+(\\d+)/.exec(status)[1]) / 1024);
  const exchanges = report.exchanges.map(({ id, loss }) => ({ id, loss }));
  console.log(JSON.stringify({ megabytes, report: { ...report, exchanges } }));
`;

test.each(costly.map(id => [id, hostile[id].does] as const))(
  '%s: an audit stays within its memory, and judges, when a target %s',
  async id => {
    const target = await serveHostile(id);
    try {
      const options = JSON.stringify({ ...optionsFor(target, patienceFor(id)) });
      const args = [`--max-old-space-size=${MOST_HEAP}`, '--input-type=module', '--eval', program, options];
      const { stdout } = await run(process.execPath, args, { timeout: 600_000, maxBuffer: 1 << 28 });
      const { megabytes, report } = JSON.parse(stdout) as { megabytes: number; report: Report };
      expect(compared(report, expected[id])).toEqual({ ...expected[id], wrong: [] });
      expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    } finally {
      await target.close();
    }
  },
);
