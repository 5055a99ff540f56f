/** The schemas are standard ones: users of other languages can take them as they are. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { documentFor, requestOf, wikiOf } from '../../fixtures/wiki/wiki.js';
import { isObject } from '../../suites/answers/reading.js';
import type { JsonObject } from '../../suites/answers/reading.js';
import { SCHEMA_DIALECT, schemaId } from './schema.js';

function schemaOf(name: string): JsonObject {
  const folder = name === 'profile' || name === 'report' ? 'documents' : 'answers';
  const schema: unknown = JSON.parse(readFileSync(`schemas/${folder}/${name}.schema.json`, 'utf8'));
  if (!isObject(schema)) throw new Error(`the schema ${name} is no object`);
  return schema;
}

const wiki = wikiOf({ files: 12, languages: ['be', 'be-x-old'], debuginfo: true });

function ask(query: string): JsonObject {
  return documentFor(requestOf(`/api.php?action=query&${query}&format=json`), wiki);
}

/** A sound document for each schema that the contract yields. */
const documents: Readonly<Record<string, unknown>> = {
  languageinfo: ask('meta=languageinfo'),
  allimages: ask('list=allimages'),
  dbrepllag: ask('meta=siteinfo&siprop=dbrepllag'),
  duplicatefiles: ask('prop=duplicatefiles&titles=File:No_such.png'),
  debuginfo: ask('meta=languageinfo')['debuginfo'],
  profile: { hash_levels: 2, replication: 'none', article_url: 'https://wiki.example/wiki/$1' },
};

/** Copies of a value in which one place holds something else, or nothing. */
function* variants(value: unknown): Generator {
  yield* [null, true, -2, 1.5, '', 'x y', [], {}];
  if (Array.isArray(value)) {
    const members: readonly unknown[] = value;
    for (const [at, member] of members.entries())
      for (const variant of variants(member)) yield members.with(at, variant);
  }
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const { [key]: _left, ...rest } = value;
    yield rest;
    yield { ...rest, [`${key} `]: member };
    for (const variant of variants(member)) yield { ...value, [key]: variant };
  }
}

/** A copy without the keywords that begin with `x-`. */
function withoutAnnotations(schema: JsonObject): JsonObject {
  const members = Object.entries(schema).filter(([keyword]) => !keyword.startsWith('x-'));
  return Object.fromEntries(
    members.map(([keyword, member]) => [keyword, isObject(member) ? withoutAnnotations(member) : member]),
  );
}

const compiled = (schema: JsonObject) => new Ajv2020({ strict: false }).compile(schema);

describe.each(Object.entries(documents))('the schema %s', (name, document) => {
  const schema = schemaOf(name);

  test('is a schema of draft 2020-12 under an id of its own', () => {
    expect(schema).toMatchObject({ $schema: SCHEMA_DIALECT, $id: schemaId(name) });
    expect(new Ajv2020().validateSchema(schema)).toBe(true);
  });

  test('has no keyword of its own but the annotation `x-rule`', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false }).addKeyword('x-rule');
    expect(() => ajv.compile(schema)).not.toThrow();
  });

  test('accepts and refuses the same without its annotations', () => {
    const [annotated, bare] = [compiled(schema), compiled(withoutAnnotations(schema))];
    const verdicts = [document, ...variants(document)].map(variant => {
      expect(annotated(variant)).toBe(bare(variant));
      return bare(variant);
    });
    expect(verdicts[0]).toBe(true);
    expect(verdicts).toContain(false);
  });
});

test('the schema of a report is one of draft 2020-12', () => {
  const schema = schemaOf('report');
  expect(schema).toMatchObject({ $schema: SCHEMA_DIALECT, $id: schemaId('report') });
  expect(new Ajv2020().validateSchema(schema)).toBe(true);
});
