/** The examples and the pages that are made of them are what the suite says today; `vitest -u` writes them anew. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ruleIds } from '../../schemas/rule-ids.js';
import { examplesModule, runExamples } from './examples.js';
import type { Examples } from './examples.js';
import { headingSlug } from '../generate/outline.js';
import { rulePages } from './rule-pages.js';

/** Some 500 audits at about 20 ms each; ten times as much on a machine that is busy. */
const BUDGET_MS = 200_000;

let examples: Examples;
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  examples = await runExamples();
  pages = await rulePages(examples);
}, BUDGET_MS);

test('schemas/generated/examples.ts holds what the audits of the mutants say', async () => {
  await expect(examplesModule(examples)).toMatchFileSnapshot('../../schemas/generated/examples.ts');
});

test('docs/rules holds a page for each rule, and nothing else', async () => {
  for (const [file, text] of pages) await expect(text).toMatchFileSnapshot(`../../docs/rules/${file}`);
  expect(readdirSync('docs/rules').toSorted()).toEqual([...pages.keys()].toSorted());
  for (const id of ruleIds) expect(pages.has(`${id}.md`)).toBe(true);
});

test.each(ruleIds)('the example of %s shows the difference, at a marked place', rule => {
  const { passes, fails } = examples[rule];
  expect(fails.lines).not.toEqual(passes.lines);
  expect(fails.message).not.toBe(passes.message);
  expect([...passes.marked, ...fails.marked].length).toBeGreaterThan(0);
  expect(fails.mutant.startsWith(`${rule}/`)).toBe(true);
});

test('no example depends on the port that its wiki had', () => {
  expect(JSON.stringify(examples)).not.toMatch(/127\.0\.0\.1:\d/);
});

function slugsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingSlug(heading)));
}

test('every link of a page leads to a page or to a heading', () => {
  const headings = new Map([...pages].map(([file, text]) => [file, slugsIn(text)]));
  for (const path of ['../../schemas/contract.md', '../kill-matrix.md'])
    headings.set(path, slugsIn(readFileSync(posix.join('docs/rules', path), 'utf8')));
  const targets = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => ({ file, target })),
  );
  const dead = targets.filter(({ target }) => {
    const [path = '', fragment] = target.split('#');
    const known = headings.get(path);
    return !known || (fragment !== undefined && !known.has(fragment));
  });
  expect(targets.length).toBeGreaterThan(ruleIds.length);
  expect(dead).toEqual([]);
});
