/** For tests: whether a text is HAR 1.2, by the schema that other tools validate by. */
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';

let compiled: ValidateFunction | undefined;

function validator(): ValidateFunction {
  const require = createRequire(import.meta.url);
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json') as object);
  const schemas = require('har-schema') as Readonly<Record<string, object>>;
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const validate = ajv.getSchema('har.json#');
  if (!validate) throw new Error('there is no schema of HAR');
  return validate;
}

/** What is wrong with a HAR file. */
export function faultsOfHar(content: string): unknown[] {
  const validate = (compiled ??= validator());
  return validate(JSON.parse(content)) ? [] : (validate.errors ?? ['not HAR']);
}
