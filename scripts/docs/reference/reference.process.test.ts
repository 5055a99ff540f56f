/** The reference is complete: every export, every command and every option has its place. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks } from '../../generate/markdown.js';
import { commands, nameOf as commandName } from '../../cli/program.js';
import { nameOf, rowsOf } from '../../cli/input/options.js';
import { ENTRIES } from '../../release/declarations.js';

const headingsOf = (page: string) =>
  [...readFileSync(`docs/reference/${page}.md`, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.replaceAll('`', ''),
  );

test('the page on the API names every export of the package', () => {
  const page = readFileSync('docs/reference/api.md', 'utf8');
  const named = Object.keys(ENTRIES).flatMap(entry =>
    [...readFileSync(`dist/bin/${entry}.d.ts`, 'utf8').matchAll(/^export (?:declare )?\w+ (\w+)/gm)].flatMap(
      ([, name = '']) => (page.includes(`| \`${name}\` |`) ? [] : [`${entry}: ${name}`]),
    ),
  );
  expect(named).toEqual([]);
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
