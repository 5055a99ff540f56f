/** The schemas are standard ones, usable from any language, and reports conform to theirs. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { audit } from '../../suites/audit/audit.js';
import { auditOf } from '../../suites/testing/samples/served.js';
import { SCHEMA_DIALECT, schemaId } from './schema.js';

const schemaIn = (folder: string, name: string) =>
  JSON.parse(readFileSync(`schemas/${folder}/${name}.schema.json`, 'utf8')) as object;

test.each([
  ...['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles', 'debuginfo'].map(name => ['answers', name]),
  ...['profile', 'report'].map(name => ['documents', name]),
])(
  '%s/%s is of draft 2020-12, under an id of its own, with no keyword of its own but `x-rule`',
  (folder, name) => {
    const schema = schemaIn(folder, name);
    expect(schema).toMatchObject({ $schema: SCHEMA_DIALECT, $id: schemaId(name) });
    const strict = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
    expect(() => strict.addKeyword('x-rule').compile(schema)).not.toThrow();
  },
);

test.each([
  ['a conformant wiki', () => auditOf({}, { seed: 'report', strength: 1 }), true],
  ['a wiki of small pages', () => auditOf({ pageSize: 9 }, { seed: 'report', strength: 1 }), false],
  ['no answer', () => audit({ url: 'http://127.0.0.1:1/api.php', retries: 0 }), null],
])('the report on %s keeps to its schema', async (_what, reported, conformant) => {
  const report = await reported();
  expect(report.conformant).toBe(conformant);
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(schemaIn('documents', 'report'));
  validate(JSON.parse(JSON.stringify(report)));
  expect(validate.errors ?? []).toEqual([]);
});
