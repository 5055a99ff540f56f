/** The committed files follow from the contract, and a report keeps to its own schema. */
import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contract } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';
import { auditOf } from '../../suites/testing/samples/served.js';
import { isObject } from '../../suites/answers/reading.js';
import { CONTRACT_FILE, generate } from './generate.js';

test('a word changed in a statement changes the catalogue and the digest', async () => {
  const text = await readFile(CONTRACT_FILE, 'utf8');
  const files = await generate(text.replace('The JSON text is an object.', 'The JSON text is a map.'));
  const rules = files.get('schemas/generated/rules.ts');
  expect(rules).toContain('The JSON text is a map.');
  expect(rules).not.toContain(contract.digest);
});

/** What a report violates of its schema, as it is written to a file. */
async function violations(report: Report): Promise<readonly unknown[]> {
  const schema: unknown = JSON.parse(await readFile('schemas/documents/report.schema.json', 'utf8'));
  if (!isObject(schema)) throw new Error('the schema of reports is no object');
  const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
  validate(JSON.parse(JSON.stringify(report)));
  return validate.errors ?? [];
}

test.each([
  ['a conformant wiki', 10, true],
  ['a wiki of small pages', 9, false],
])('the report on %s keeps to its schema', async (_what, pageSize, conformant) => {
  const report = await auditOf({ pageSize }, { seed: 'report', strength: 1 });
  expect(report.conformant).toBe(conformant);
  expect(await violations(report)).toEqual([]);
});

test('the report on a target that does not answer keeps to its schema', async () => {
  const report = await audit({ url: 'http://127.0.0.1:1/api.php', retries: 0 });
  expect(report.conformant).toBeNull();
  expect(await violations(report)).toEqual([]);
});
