/** Runs commands for tests, in this process or in one of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { runCommand } from '../cli/program.js';

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Splits a command line into words; each substitution is one word, or a list of words. */
export const words = (
  texts: TemplateStringsArray,
  ...put: readonly (string | readonly string[])[]
): string[] => texts.flatMap((text, at) => [...(text.match(/\S+/g) ?? []), ...[put[at] ?? []].flat()]);

export const reportIn = (...folder: readonly string[]) =>
  JSON.parse(readFileSync(join(...folder, 'report.json'), 'utf8')) as Report;

/** Runs a command in this process. Signals, a broken pipe and `--runner vitest` need {@link start}. */
export async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  for (const [name, value] of Object.entries({ GITHUB_ACTIONS: '', FORCE_COLOR: '', ...env }))
    vi.stubEnv(name, value);
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(part => ((stdout += String(part)), true)),
    vi.spyOn(process.stderr, 'write').mockImplementation(part => ((stderr += String(part)), true)),
  ];
  try {
    const status = await runCommand(args);
    return { status, stdout, stderr };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** Starts the built program. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['dist/bin/cli.js', ...args], {
    env: { ...process.env, GITHUB_ACTIONS: '', FORCE_COLOR: '', ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', part => (stdout += part));
  child.stderr.on('data', part => (stderr += part));
  const ended = once(child, 'close').then(([status]): Ended => ({
    status: status as number | null,
    stdout,
    stderr,
  }));
  return { child, ended };
}
