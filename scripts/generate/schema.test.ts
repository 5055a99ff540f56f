/** The schemas are standard ones: users of other languages can take them as they are. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../suites/answers/reading.js';
import type { JsonObject } from '../../suites/answers/reading.js';
import { SCHEMA_DIALECT, schemaId } from './schema.js';

function schemaOf(name: string): JsonObject {
  const folder = name === 'profile' || name === 'report' ? 'documents' : 'answers';
  const schema: unknown = JSON.parse(readFileSync(`schemas/${folder}/${name}.schema.json`, 'utf8'));
  if (!isObject(schema)) throw new Error(`the schema ${name} is no object`);
  return schema;
}

describe.each(['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles', 'debuginfo', 'profile', 'report'])(
  'the schema %s',
  name => {
    const schema = schemaOf(name);

    test('is a schema of draft 2020-12 under an id of its own', () => {
      expect(schema).toMatchObject({ $schema: SCHEMA_DIALECT, $id: schemaId(name) });
      expect(new Ajv2020().validateSchema(schema)).toBe(true);
    });

    test('has no keyword of its own but the annotation `x-rule`', () => {
      const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true }).addKeyword(
        'x-rule',
      );
      expect(() => ajv.compile(schema)).not.toThrow();
    });
  },
);
