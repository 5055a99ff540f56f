/** Histories in which some files cannot be read. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { History } from '../../../reporters/history/index.js';
import { conformant, nonconformant } from '../../../reporters/testing/reports.js';
import { run as runCommand } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const root = temporary('unread');
const at = (...names: readonly string[]) => join(root, ...names);
const run = (...args: readonly string[]) => runCommand(['history', ...args], { COLUMNS: '300' });

const textOf = (day: number) =>
  JSON.stringify({
    ...(day === 1 ? nonconformant : conformant),
    target: conformant.target,
    started: `2026-01-0${day + 1}T03:17:00.000Z`,
  });

function put(content: string | Uint8Array, ...names: readonly string[]): string {
  mkdirSync(at(...names.slice(0, -1)), { recursive: true });
  writeFileSync(at(...names), content);
  return at(...names.slice(0, -1));
}

/** Three nights in a new folder. */
function nights(name: string): string {
  for (const day of [0, 1, 2]) put(textOf(day), name, `night ${day}`, 'report.json');
  return at(name);
}

const cut = gzipSync(textOf(3)).subarray(0, 200);

describe('a report that cannot be read', () => {
  test('is named and left out of the history of the others', async () => {
    const folder = nights('cut');
    const broken = join(put(cut, 'cut', 'night 3', 'report.json.gz'), 'report.json.gz');
    const why = 'is not a complete gzip file (Z_BUF_ERROR)';
    const json = await run(folder, '--format', 'json');
    expect({ status: json.status, stderr: json.stderr }).toEqual({
      status: 3,
      stderr: `left out: ${broken}: ${why}\n`,
    });
    const history = JSON.parse(json.stdout) as History;
    expect(history.targets.map(({ runs }) => runs.length)).toEqual([3]);
    expect(history.notes).toEqual([`Not read: ${broken}: ${why}.`]);
    const shown = await run(folder, '--out', at('public'));
    expect(shown.status).toBe(3);
    expect(shown.stdout.replaceAll(/\s+/g, ' ')).toContain('Not read: ');
    expect(readFileSync(at('public', 'history.html'), 'utf8')).toContain('Not read: ');
  });

  test('is status 2 where no other can be read either, with a line for each', async () => {
    for (const day of [0, 1]) put('{}', 'none', `night ${day}`, 'report.json');
    const { status, stdout, stderr } = await run(at('none'));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^wiki-query-conformance: \S+none: no run below it can be read\nleft out: \S+night 0\/report\.json: .*\nleft out: \S+night 1\/report\.json: .*\n$/,
    );
  });
});
