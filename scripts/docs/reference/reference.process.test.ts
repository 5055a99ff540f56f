/** The reference lists every export, command, option and format. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileFormatNames } from '../../../reporters/index.js';
import { nameOf, rowsOf } from '../../cli/input/options.js';
import { commands } from '../../cli/commands.js';
import { ENTRIES } from '../../release/declarations.js';

const page = (name: string) => readFileSync(`docs/reference/${name}.md`, 'utf8');
const headingsOf = (name: string) =>
  [...page(name).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', ''));

test('the page on the API names every export of the package', () => {
  const named = Object.keys(ENTRIES).flatMap(entry => {
    const types = readFileSync(`dist/bin/${entry}.d.ts`, 'utf8');
    return [...types.matchAll(/^export (?:declare )?\w+ (\w+)/gm)].map(([, name]) => `| \`${name}\` |`);
  });
  expect(named.filter(name => !page('api').includes(name))).toEqual([]);
});

const visible = commands.filter(({ isHidden }) => isHidden !== true).map(({ name }) => name);
const options = visible.flatMap(command => rowsOf(command).map(nameOf));

test.each([
  ['commands', visible],
  ['options', [...new Set(options)]],
  ['formats', fileFormatNames],
])('the page on %s has a section for each', (name, all) => {
  expect(headingsOf(name)).toEqual(expect.arrayContaining(all));
});
