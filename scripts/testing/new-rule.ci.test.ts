/** A contributor adds a rule in a copy of the checkout: how many files take a hand, and whether one command does the rest. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporary } from '../../suites/testing/samples/temporary.js';

/** Text that goes in after a line that holds another text. */
type Edit = readonly [file: string, after: string, text: string];

const MUTANTS = 'fixtures/mutants/dbrepllag.ts';

const byHand: Readonly<Record<string, readonly Edit[]>> = {
  'dbrepllag.plausible-lag': [
    [
      'schemas/contract.md',
      '| `dbrepllag.unmeasured-alone` |',
      '| `dbrepllag.plausible-lag` | MUST | A `lag` is less than a hundred years. |',
    ],
    [
      'schemas/rationale.md',
      '| `dbrepllag.unmeasured-alone` |',
      '| `dbrepllag.plausible-lag` | A lag of a hundred years is the difference to a time that was never set. | A bot that waits for the replica waits for ever, without a message. |',
    ],
    [
      MUTANTS,
      'export const dbrepllagMutants',
      "'dbrepllag.plausible-lag': { 'since-never: the lag is counted from the year 0': [put(`${LIST}/first/lag`, 63_000_000_000)] },",
    ],
    [
      'suites/checks/dbrepllag.ts',
      'export const dbrepllagChecks',
      `'dbrepllag.plausible-lag': {
         probes: ['dbrepllag'],
         dependsOn,
         ...onEachReport({
           isMeant: () => true,
           nothing: 'no entry was seen',
           unless: () => undefined,
           ofLag: ({ lag, pointer }) =>
             Number(lag) < 3_155_760_000
               ? undefined
               : {
                   message: 'a lag is a hundred years or more',
                   pointer: \`\${pointer}/lag\`,
                   expected: 'less than 3155760000',
                   actual: shown(lag),
                 },
         }),
       },`,
    ],
  ],
};

const copy = temporary('new-rule');

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function insert([file, after, text]: Edit): void {
  const lines = read(file).split('\n');
  const at = lines.findIndex(line => line.includes(after));
  expect(at, `${file} holds ${after}`).toBeGreaterThan(-1);
  writeFileSync(join(copy, file), lines.toSpliced(at + 1, 0, text).join('\n'));
}

/** What other tests prove of the whole project is left out of the copy: the matrix, the messages on file, and the commands of the docs. */
const elsewhere: readonly (readonly [file: string, whole: string, part: string])[] = [
  ['scripts/matrix/matrix.ts', 'id.includes(only)', "id.startsWith('dbrepllag.') && id.includes(only)"],
  [
    'scripts/generate/generate.ts',
    "'suites/testing/messages',",
    "'suites/testing/messages', '-t=dbrepllag',",
  ],
  ['scripts/docs/commands/outputs.ts', "['README.md', ...pages", "['', ...pages.slice(0, 0)"],
  [
    'scripts/docs/commands/outputs.ts',
    'of await pagesWithCommands()',
    'of (await pagesWithCommands()).slice(1)',
  ],
];

function leaveOut(): void {
  for (const [file, whole, part] of elsewhere) {
    expect(read(file)).toContain(whole);
    writeFileSync(join(copy, file), read(file).replace(whole, part));
  }
}

function commit(): void {
  run('git', 'add', '--all');
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@wiki.example'];
  run('git', ...author, 'commit', '--quiet', '-m', 'A state');
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0')) if (file !== '' && existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  run('git', 'init', '--quiet');
  // The pattern for folders does not match the link.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  commit();
});

test('a rule that needs a check takes four files by hand', () => {
  for (const edit of Object.values(byHand).flat()) insert(edit);
  expect(run('git', 'diff', '--name-only').trim().split('\n')).toHaveLength(4);
  commit();
});

test('npm run generate does the rest; then all compiles and nothing is stale', () => {
  leaveOut();
  // It ends with an error where a mutant survives, where a variant fails, or where the messages on file cannot be written.
  const written = run('npm', 'run', '--silent', 'generate');
  expect(written).toContain('README.md');
  for (const rule of Object.keys(byHand)) {
    expect(written).toContain(`docs/rules/${rule}.md`);
    expect(read('docs/kill-matrix.md')).toMatch(new RegExp(`^\\| \`${rule}/.*\\| yes \\|  \\|$`, 'm'));
    expect(read('schemas/contract.lock.json')).toContain(`"${rule}"`);
  }

  run('npx', 'tsc', '-p', '.', '--noEmit');
  run('npm', 'run', '--silent', 'generate', '--', '--check=fast');
});
