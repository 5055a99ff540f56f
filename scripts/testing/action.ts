/** Runs the scripts of `action.yml` as a GitHub runner does, for tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

type Texts = Readonly<Record<string, string>>;

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly env?: Texts;
}

export const action = parse(readFileSync('action.yml', 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string; readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
};

/** Runs the script steps until one fails; `path` is the folder of the action. */
export async function runAction(given: Texts, folder: string, path = resolve('.'), env: Partial<Texts> = {}) {
  const own = mkdtempSync(join(folder, 'runner-'));
  const [output, summary, script] = [join(own, 'output'), join(own, 'summary'), join(own, 'script.sh')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const value = (name: string) => given[name] ?? action.inputs[name]?.default ?? '';
  let [status, log] = [0, ''];
  for (const step of action.runs.steps) {
    if (status !== 0 || step.run === undefined) continue;
    writeFileSync(script, step.run);
    const inputs = Object.entries(step.env ?? {}).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => value(input)),
    ]);
    // The flags that GitHub uses for `shell: bash`.
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
      cwd: folder,
      env: {
        ...process.env,
        ...env,
        ...(Object.fromEntries(inputs) as Texts),
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
  const lines = readFileSync(output, 'utf8').matchAll(/^([^=\n]+)=(.*)$/gm);
  const outputs = Object.fromEntries(Array.from(lines, ([, name = '', text = '']) => [name, text]));
  return { status, log, outputs, summary: readFileSync(summary, 'utf8') };
}
