import { expect, test } from 'vitest';
import { blocksOf, withOutputs } from './blocks.js';

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

const PAGE = [
  'Text with `code`.',
  '<!-- exits: 1, of: allimages.ns/string -->',
  fenced('sh', 'audit'),
  '<!-- generated: output --><!-- /generated -->',
  '<!-- not run: publishes -->',
  `   ${fenced('sh', '   publish').replaceAll('\n```', '\n   ```')}`,
  fenced('ts', 'import "it";'),
].join('\n\n');

test('a block has its language, its text without indentation, and the notes above it', () => {
  expect(blocksOf(PAGE).map(({ language, text, notes }) => [language, text, notes])).toEqual([
    ['sh', 'audit\n', { exits: '1', of: 'allimages.ns/string' }],
    ['sh', 'publish\n', { 'not run': 'publishes' }],
    ['ts', 'import "it";\n', {}],
  ]);
});

test('what a command printed goes between the marks after its block, as often as it is run', () => {
  const once = withOutputs(PAGE, blocksOf(PAGE), ['failed\n']);
  expect(once).toBe(PAGE.replace('output --><!--', `output -->\n\n${fenced('text', 'failed')}\n<!--`));
  expect(withOutputs(once, blocksOf(once), ['failed\n'])).toBe(once);
});

test('of a long output, a page shows as many lines as it asks for', () => {
  const page = PAGE.replace('exits: 1', 'exits: 1, shows: 2 lines');
  expect(withOutputs(page, blocksOf(page), ['a\nb\nc\n'])).toContain('```text\na\nb\n…\n```');
});

test.each([
  ['<!-- not run: too difficult -->', 'unknown reason'],
  ['<!-- exit: 1 -->', 'unknown note'],
])('%s is a mistake', (note, message) => {
  expect(() => blocksOf(`${note}\n\n${fenced('sh', 'audit')}`)).toThrow(message);
});
