/** `audit --watch` on a pseudo-terminal, which `script` of util-linux opens. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Alteration } from '../../../fixtures/wiki/wiki.js';
import { unless } from '../../testing/skips.js';
import { reportIn, words } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const folder = temporary('watch');

const WATCHING = /^Watching\. [^\n]*\.\n/gm;
const opensTerminals = spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0;
const missing = opensTerminals ? undefined : 'no `script` of util-linux, which opens a pseudo-terminal';
if (missing !== undefined) console.warn(`SKIPPED: audit --watch (${missing})`);

const ENVIRONMENT = { NO_COLOR: '1', FORCE_COLOR: '', GITHUB_ACTIONS: '', COLUMNS: '100', SHELL: '/bin/sh' };

/** Starts a watch of a server whose answers can be altered. */
async function watched(...args: readonly string[]) {
  const alter: { -readonly [K in keyof Alteration]: Alteration[K] } = {};
  const wiki = await serveWiki({ alter });
  const command = words`${process.execPath} dist/bin/cli.js ${wiki.url} --watch --out ${join(folder, 'out')} ${args}`;
  const line = `${command.map(word => `'${word}'`).join(' ')}; echo "status $?"; stty -a`;
  const child = spawn('script', ['-qec', line, '/dev/null'], { env: { ...process.env, ...ENVIRONMENT } });
  let output = '';
  child.stdout.on('data', part => (output += String(part).replaceAll('\r\n', '\n')));
  const ended = once(child, 'close');
  /** The output of the nth audit, up to the wait that follows it. */
  const audit = async (nth: number) => {
    await expect
      .poll(() => output.match(WATCHING)?.length ?? 0, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(nth);
    return output.split(WATCHING)[nth - 1] ?? '';
  };
  return {
    alter,
    wiki,
    audit,
    press: (key: string) => child.stdin.write(key),
    end: async (key: string) => {
      child.stdin.write(key);
      await ended;
      await wiki.close();
      return { status: /status (\d+)$/m.exec(output)?.[1], isRaw: !/ icanon/.test(output), output };
    },
  };
}

const broken = mutants['allimages.ns/zero']?.alter ?? {};

describe('audit --watch', unless(missing), () => {
  test('audits again when the server answers differently, and shows only what changed', async () => {
    const { alter, audit, end } = await watched('--format', 'console,json');
    expect(await audit(1)).toContain('✓ CONFORMANT');
    Object.assign(alter, broken);
    const second = await audit(2);
    expect(second).toContain('Audited again: another answer to allimages');
    expect(second).toMatch(/^✗ NOT CONFORMANT$/m);
    expect(second).toMatch(/^✗ allimages\.ns {2}MUST, section/m);
    expect(second).not.toContain('audited:');
    for (const name of Object.keys(broken)) delete alter[name as keyof Alteration];
    const third = await audit(3);
    expect(third).toMatch(/^✓ .*allimages\.ns.*: failed → passed$/m);
    expect(third).not.toContain('expected:');
    expect(await end('q')).toMatchObject({ status: '0', isRaw: false });
  });

  test('audits again on a key, with the same questions, and Ctrl-C ends with the last verdict', async () => {
    const { alter, audit, press, end } = await watched('--format', 'console,json');
    Object.assign(alter, broken);
    await audit(1);
    press('r');
    const again = await audit(2);
    expect(again).toMatch(/Audited again: a(?: key was pressed|nother answer to)/);
    expect(await end('\u0003')).toMatchObject({ status: '1', isRaw: false });
    expect(reportIn(folder, 'out').fault).toBeUndefined();
  });

  test('asks what failed too, so that it notices the repair', async () => {
    const { alter, audit, end } = await watched('--format', 'console');
    const mutant = mutants['duplicatefiles.ns/string']?.alter ?? {};
    Object.assign(alter, mutant);
    expect(await audit(1)).toContain('✗ duplicatefiles.ns');
    for (const name of Object.keys(mutant)) delete alter[name as keyof Alteration];
    expect(await audit(2)).toContain('Audited again: another answer to duplicatefiles');
    expect(await end('q')).toMatchObject({ status: '0' });
  });

  test('waits while nothing answers, and audits when the server is back', async () => {
    const { alter, audit, end } = await watched('--retries', '0', '--format', 'console');
    await audit(1);
    let refused = 0;
    alter.socket = request => void (request.socket.destroy(), (refused += 1));
    await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(0);
    delete alter.socket;
    expect(await audit(2)).toMatch(
      /Audited again: the server answers again\n✓ CONFORMANT\n(?:.*\n)* {2}No outcome changed\./,
    );
    expect(await end('\u0003')).toMatchObject({ status: '0', isRaw: false });
  });

  test('that is interrupted in its first audit exits 3, and leaves the terminal as it was', async () => {
    const { alter, wiki, end } = await watched();
    alter.socket = () => undefined;
    await expect.poll(() => wiki.requests.count, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await end('\u0003')).toMatchObject({ status: '3', isRaw: false });
  });
});
