import { describe, expect, test } from 'vitest';
import { notes, rules, silences } from '../schemas/generated/rules.js';
import { closestRule, explainRule, inCatalogue, rulesJson, rulesTable } from './catalogue.js';
import { displayWidth } from './layout.js';

const plain = { columns: 72, colour: false };
const ids = [rules, silences, notes].flatMap(entries => Object.keys(entries)).filter(inCatalogue);

describe('the table of rules', () => {
  test.each([60, 80, 100, 140])('names every rule and keeps to %i columns', columns => {
    const lines = rulesTable(columns, false).split('\n');
    for (const id of Object.keys(rules)) expect(lines.some(line => line.startsWith(`${id} `))).toBe(true);
    expect(lines.filter(line => displayWidth(line) > columns)).toEqual([]);
  });

  test('has the statement beside the rule where there is room, and below it where there is none', () => {
    expect(rulesTable(120, false)).toMatch(/^envelope\.status +MUST +1 +A successful answer, /m);
    expect(rulesTable(80, false)).toMatch(/^envelope\.status +MUST +1\n {4}A successful answer, /m);
  });

  test.each([80, 120])('at %i columns is the same with colours, but for the colours', columns => {
    // oxlint-disable-next-line no-control-regex
    expect(rulesTable(columns, true).replaceAll(/\u001b\[[0-9]+m/g, '')).toBe(rulesTable(columns, false));
  });
});

test('the catalogue as JSON holds every rule, parameter, silence and note', () => {
  const catalogue: unknown = JSON.parse(rulesJson());
  expect(catalogue).toMatchObject({
    rules: Object.entries(rules).map(([id, rule]) => ({ id, ...rule })),
    silences: Object.keys(silences).map(id => ({ id })),
    notes: Object.keys(notes).map(id => ({ id })),
  });
});

describe('an explanation', () => {
  test('tells of a rule what it demands, who judges it, and what it depends on', () => {
    const asked = ['GET http://127.0.0.1/api.php?action=query&list=allimages&format=json'];
    const text = explainRule('allimages.url-prefix', { ...plain, asked, broken: ['url-elsewhere: …'] });
    expect(text.replace(/line \d+/, 'line N')).toMatchInlineSnapshot(`
      "allimages.url-prefix

      A \`url\` starts with \`{upload_url}/\`.

      level:     MUST: a deviation fails the audit
      area:      allimages
      section:   2.2 File entry
      judged by: a check of its own, for what no schema can say
      stated in: schemas/contract.md, line N

      Parameters of a deployment
        upload_url  URL
          The folder that holds uploaded files.
          default: {base_url}/images

      Asked of the target
        GET http://127.0.0.1/api.php?action=query&list=allimages&format=json

      What would break it
        url-elsewhere: …
      "
    `);
  });

  test('says where a schema judges', () => {
    expect(explainRule('languageinfo.key', { ...plain, columns: 120 })).toContain(
      'at /query/languageinfo/* (the keys)',
    );
    expect(explainRule('allimages.ns', plain)).toContain(
      'schemas/allimages.schema.json at /query/allimages/*/ns',
    );
  });

  test('tells of a silence and of a note why nothing is judged', () => {
    expect(explainRule('html.page', plain)).toContain('a silence');
    expect(explainRule('allimages.limit', plain)).toContain('It repeats section 4.2');
  });

  test('of every entry keeps to the columns', () => {
    for (const id of ids)
      expect(
        explainRule(id, plain)
          .split('\n')
          .filter(line => displayWidth(line) > 72),
      ).toEqual([]);
  });
});

describe('the rule that was meant', () => {
  test.each([
    ['allimages.page-sise', 'allimages.page-size'],
    ['allimage.pagesize', 'allimages.page-size'],
    ['Allimages.Page_Size', 'allimages.page-size'],
    ['page-size', 'allimages.page-size'],
    ['sesion.same-staus', 'session.same-status'],
    ['htlm.pretty', 'html.pretty'],
  ])('by %s is %s', (typed, meant) => {
    expect(closestRule(typed)).toBe(meant);
  });

  test('is unknown where nothing comes near', () => {
    for (const typed of ['', 'x', 'wikipedia', 'a'.repeat(100_000)])
      expect(closestRule(typed)).toBeUndefined();
  });
});
