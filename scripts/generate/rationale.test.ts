/** A rationale that does not fit its contract is refused, with its place. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rationale } from '../../schemas/generated/rationale.js';
import { CONTRACT_FILE, RATIONALE_FILE } from './generate.js';
import { readRationale } from './rules.js';
import { readContract } from './read.js';

const contract = readContract(readFileSync(CONTRACT_FILE, 'utf8'), CONTRACT_FILE);
const text = readFileSync(RATIONALE_FILE, 'utf8');
const [before = ''] = text.split('| `allimages.ns`');
const line = before.split('\n').length;

test('every rule has a row, which says both things in words of its own', () => {
  const cells = Object.values(rationale).flatMap(({ why, clients }) => [why, clients]);
  expect(new Set(cells).size).toBe(cells.length);
  expect(cells.filter(cell => cell.length < 30)).toEqual([]);
});

test.each<[from: RegExp | string, to: string, reason: string]>([
  ['`allimages.ns`', '`allimages.nss`', `why.md:${line}: unknown rule: \`allimages.nss\``],
  ['`allimages.ns`', '`allimages.url`', `why.md:${line}: duplicate rule \`allimages.url\``],
  ['`allimages.ns`', '`dbrepllag.lag`', `why.md:${line}: \`dbrepllag.lag\` belongs in section 2.3`],
  ['`allimages.ns`', 'allimages.ns', `why.md:${line}: "Rule" must be one word in backticks`],
  [/(`allimages.ns` \|)[^|]+\|/, '$1 |', `why.md:${line}: the cell "Why it exists" is empty`],
  ['| Why it exists |', '| Reason |', 'the cell "Why it exists" is empty'],
  [/^\| `allimages.ns`.*\n/m, '', 'why.md: there is no row for the rule `allimages.ns`'],
])('a rationale in which %s is %j is refused', (from, to, reason) => {
  expect(() => readRationale(text.replace(from, to), 'why.md', contract)).toThrow(reason);
});
