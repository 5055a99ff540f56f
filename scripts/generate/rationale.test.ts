/** A rationale that does not fit its contract is refused, with its place. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract, rules } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { rationale } from '../../schemas/generated/rationale.js';
import { readRationale } from './rationale.js';
import { readContract } from './read.js';
import { CONTRACT_FILE, RATIONALE_FILE } from './generate.js';

let text: string;
let contractText: string;
let original: ReturnType<typeof readContract>;

beforeAll(async () => {
  [text, contractText] = await Promise.all([
    readFile(RATIONALE_FILE, 'utf8'),
    readFile(CONTRACT_FILE, 'utf8'),
  ]);
  original = readContract(contractText, CONTRACT_FILE);
});

const read = (changed: string) => readRationale(changed, 'why.md', original);
const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('a rationale', () => {
  test('has a row for every rule, which says both things in words of its own', () => {
    expect([...read(text).keys()].toSorted()).toEqual(ruleIds.toSorted());
    const cells = Object.values(rationale).flatMap(({ why, clients }) => [why, clients]);
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells.filter(cell => cell.length < 30)).toEqual([]);
  });

  test.each<[what: string, from: RegExp | string, to: string, reason: RegExp]>([
    ['an unknown rule', '`allimages.ns`', '`allimages.nss`', /unknown rule: `allimages.nss`/],
    ['a repeated rule', '`allimages.ns`', '`allimages.url`', /duplicate rule `allimages.url`/],
    ['a rule in a foreign section', '`allimages.ns`', '`dbrepllag.lag`', /belongs in section 2.3/],
    ['a rule without backticks', '`allimages.ns`', 'allimages.ns', /must be one word in backticks/],
    ['an empty cell', /(`allimages.ns` \|)[^|]+\|/, '$1 |', /the cell "Why it exists" is empty/],
  ])('with %s is refused with its line', (_what, from, to, reason) => {
    const changed = text.replace(from, to);
    expect(() => read(changed)).toThrow(reason);
    expect(() => read(changed)).toThrow(`why.md:${lineOf('| `allimages.ns`')}: `);
  });

  test.each<[from: RegExp | string, to: string, reason: RegExp]>([
    ['| Why it exists |', '| Reason |', /^why.md:\d+: unknown columns: Rule, Reason, /],
    [/^\| `allimages.ns`.*\n/m, '', /^why.md:\d+: there is no row for the rule `allimages.ns`/],
  ])('in which %s is %j is refused', (from, to, reason) => {
    expect(() => read(text.replace(from, to))).toThrow(reason);
  });
});

test('the rationale is no part of the digest of the contract', () => {
  expect(contract.digest).not.toBe('');
  expect(JSON.stringify(rules)).not.toContain(rationale['allimages.ns'].clients);
});
