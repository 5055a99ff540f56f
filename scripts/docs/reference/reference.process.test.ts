/** The reference is complete: every export has a comment, and every command and option has its place. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBlocks } from '../../generate/markdown.js';
import { commands, nameOf as commandName } from '../../cli/program.js';
import { nameOf, rowsOf } from '../../cli/input/options.js';
import { packageModules, undocumented } from './api.js';
import type { PackageExports } from './api.js';

const built = mkdtempSync(join(tmpdir(), 'declarations-'));
const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  exports: PackageExports;
};

beforeAll(() => {
  execFileSync('npx', ['tsc', '-p', '.', '--emitDeclarationOnly', '--noCheck', '--outDir', built], {
    stdio: 'pipe',
  });
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

const headingsOf = (page: string) =>
  [...readFileSync(`docs/reference/${page}.md`, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.replaceAll('`', ''),
  );

describe('the API of the package', () => {
  test('has a comment at every export', () => {
    const modules = packageModules(exports, name, built);
    expect(modules.map(({ exports: names }) => names.length).every(count => count > 0)).toBe(true);
    expect(undocumented(modules)).toEqual([]);
  });

  test('is described export by export', () => {
    const names = packageModules(exports, name, built).flatMap(module =>
      module.exports.map(each => each.name),
    );
    expect(headingsOf('api')).toEqual(expect.arrayContaining(names));
  });
});

const visible = commands.filter(({ isHidden }) => isHidden !== true).map(({ usage }) => commandName(usage));

test('every command has a section', () => {
  expect(headingsOf('commands')).toEqual(['Commands', ...visible]);
});

test('every option has a section', () => {
  const options = visible.flatMap(command => rowsOf(command).map(nameOf));
  expect(headingsOf('options')).toEqual(['Options', ...new Set(options.toSorted())]);
});

test('every exit status of every command is in one table', () => {
  const table = readBlocks(readFileSync('docs/reference/exit-status.md', 'utf8')).blocks.find(
    ({ columns }) => columns?.[0] === 'Command',
  );
  const rows = table?.rows.map(({ cells }) => `${cells['Command']} ${cells['Exit status']}`) ?? [];
  expect(rows).toEqual(
    expect.arrayContaining(['`audit` 0', '`audit` 1', '`audit` 2', '`audit` 3', '`diff` 1']),
  );
});
