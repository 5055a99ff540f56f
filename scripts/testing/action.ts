/** Runs the scripts of `action.yml` as a GitHub runner does, for tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

type Texts = Readonly<Record<string, string>>;

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Texts;
  readonly with?: Texts;
}

export interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string; readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

export const action = parse(readFileSync('action.yml', 'utf8')) as Action;

export interface Ran {
  readonly status: number;
  readonly log: string;
  readonly outputs: Texts;
  readonly summary: string;
}

const runnable = (step: Step): step is Step & { run: string } => step.run !== undefined;

/** Runs the script steps in a folder until one fails; `path` is the folder of the action. */
export async function runAction(
  given: Texts,
  folder: string,
  path = resolve('.'),
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const own = mkdtempSync(join(folder, 'runner-'));
  const [output, summary] = [join(own, 'output'), join(own, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  let [status, log] = [0, ''];
  for (const step of action.runs.steps.filter(runnable)) {
    if (status !== 0) break;
    const script = join(own, `${step.id ?? 'step'}.sh`);
    writeFileSync(script, step.run);
    // As GitHub runs `shell: bash`.
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: folder,
      env: {
        ...process.env,
        ...env,
        ...envOf(step, given),
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION_PATH: path,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (log += part));
    const [code] = (await once(child, 'close')) as [number | null];
    status = code ?? -1;
  }
  return { status, log, outputs: outputsIn(output), summary: readFileSync(summary, 'utf8') };
}

function envOf({ env = {} }: Step, given: Texts): Texts {
  const value = (name: string) => given[name] ?? action.inputs[name]?.default ?? '';
  return Object.fromEntries(
    Object.entries(env).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => value(input)),
    ]),
  );
}

function outputsIn(file: string): Texts {
  const lines = readFileSync(file, 'utf8').matchAll(/^([^=\n]+)=(.*)$/gm);
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]));
}
