/** Every command of the documentation is run, in the order of its page, and must end and print what the page says. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf, withOutputs } from './blocks.js';
import { pagesWithCommands } from './outputs.js';
import { runBlocks } from './session.js';

const pages = await pagesWithCommands();
const read = (file: string) => readFileSync(file, 'utf8');

test('every fence of every page is found, and commands are marked as `sh`', () => {
  for (const file of pages) {
    const text = read(file);
    // A longer fence holds a sample, with fences of its own.
    const flat = text.replaceAll(/^````(\w+)[^]*?^````$/gm, '```$1');
    const fences = [...flat.matchAll(/^ *```(\w+)/gm)].map(([, language]) => language);
    expect([file, blocksOf(text).map(({ language }) => language)]).toEqual([file, fences]);
    expect(fences.filter(language => /^(?:bash|shell|console|zsh)$/.test(language ?? ''))).toEqual([]);
  }
});

const withCommands = pages.filter(file => blocksOf(read(file)).some(({ language }) => language === 'sh'));

describe('the commands of', () => {
  test.each(withCommands)('%s', async file => {
    const text = read(file);
    const blocks = blocksOf(text);
    const ran = await runBlocks(blocks, 'dist/bin/cli.js');
    const problems = ran.flatMap(({ problem }, at) =>
      problem === undefined ? [] : `${file}:${blocks[at]?.line}: ${problem}`,
    );
    expect(problems.join('\n')).toBe('');
    const printed = ran.map(each => each.printed);
    expect(withOutputs(text, blocks, printed), 'run `npm run docs:outputs`').toBe(text);
  });
});
