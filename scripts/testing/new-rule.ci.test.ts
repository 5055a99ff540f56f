/** Adding a rule takes four edits by hand; `npm run generate` does the rest. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from '../../suites/testing/samples/temporary.js';

const RULE = 'dbrepllag.plausible-lag';

/** Text to insert after the line that contains another text. */
const byHand: readonly (readonly [file: string, after: string, text: string])[] = [
  [
    'schemas/contract.md',
    '| `dbrepllag.unmeasured-alone` |',
    `| \`${RULE}\` | MUST | A \`lag\` is less than a hundred years. |`,
  ],
  [
    'schemas/rationale.md',
    '| `dbrepllag.unmeasured-alone` |',
    `| \`${RULE}\` | A lag of a hundred years is the difference to a time that was never set. | A bot that waits for the replica waits for ever, without a message. |`,
  ],
  [
    'fixtures/mutants/dbrepllag.ts',
    'export const dbrepllagMutants',
    `'${RULE}': { 'since-never: the lag is counted from the year 0': [put(\`\${LIST}/first/lag\`, 63_000_000_000)] },`,
  ],
  [
    'suites/checks/dbrepllag.ts',
    'export const dbrepllagChecks',
    `'${RULE}': onEachLag('no entry was seen', () => undefined, ({ lag, pointer }) => Number(lag) < 3_155_760_000 || {
       message: 'a lag is a hundred years or more',
       pointer: \`\${pointer}/lag\`,
       expected: 'less than 3155760000',
       actual: shown(lag),
     }),`,
  ],
];

/** Restricts the matrix, the messages on file and the commands of the docs, which other tests cover. */
const elsewhere: readonly (readonly [file: string, whole: string, part: string])[] = [
  [
    'scripts/matrix/matrix.ts',
    'Object.entries(all)',
    "Object.entries(all).filter(([id]) => id.startsWith('dbrepllag.'))",
  ],
  ['scripts/generate/generate.ts', "'suites/testing/messages',", "'suites/testing/messages', '-t=dbrep',"],
  ['scripts/docs/commands/outputs.ts', 'of await pagesWithCommands()', 'of []'],
];

const copy = temporary('new-rule');
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function replace(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  writeFileSync(
    join(copy, file),
    read(file).replace(from, () => to),
  );
}

function run(line: string): string {
  const [command = '', ...args] = line.split(' ');
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

test('after a statement, a reason, a mutant and a check, npm run generate does the rest', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of String(listed).split('\0'))
    if (file !== '' && existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const [file, after, text] of byHand) {
    const line = read(file)
      .split('\n')
      .find(each => each.includes(after));
    replace(file, `${line}\n`, `${line}\n${text}\n`);
  }
  for (const [file, whole, part] of elsewhere) replace(file, whole, part);
  // It fails if a mutant survives, a variant fails, or the messages on file cannot be written.
  const written = run('npm run --silent generate');
  expect(written).toContain('README.md');
  expect(written).toContain(`docs/rules/${RULE}.md`);
  expect(read('docs/kill-matrix.md')).toMatch(new RegExp(`^\\| \`${RULE}/.*\\| yes \\|  \\|$`, 'm'));
  expect(read('schemas/contract.lock.json')).toContain(`"${RULE}"`);
  run('npx tsc -p . --noEmit');
  run('npm run --silent generate -- --check=fast');
});
