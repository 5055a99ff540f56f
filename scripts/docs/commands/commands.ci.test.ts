/** Runs every command of the documentation in order; its output must be what the page shows. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, pagesWithCommands, ranPage } from './outputs.js';

const pages = (await pagesWithCommands()).map(file => ({ file, text: readFileSync(file, 'utf8') }));

test('every fence of every page is found, and commands are marked as `sh`', () => {
  for (const { file, text } of pages) {
    // A fence of four backticks contains a sample with fences of its own.
    const flat = text.replaceAll(/^````(\w+)[^]*?^````$/gm, '```$1');
    const fences = [...flat.matchAll(/^ *```(\w+)/gm)].map(([, language]) => language);
    expect([file, blocksOf(text).map(({ language }) => language)]).toEqual([file, fences]);
    expect(fences.filter(language => /^(?:bash|shell|console|zsh)$/.test(language ?? ''))).toEqual([]);
  }
});

const withCommands = pages.filter(({ text }) => blocksOf(text).some(({ language }) => language === 'sh'));

test.each(withCommands)('the commands of $file', async ({ file, text }) => {
  expect(await ranPage(file, 'dist/bin/cli.js'), 'run `npm run docs:outputs`').toBe(text);
});
