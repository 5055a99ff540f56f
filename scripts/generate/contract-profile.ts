/** {@link Contract} → the schema of a profile file: the parameters that a deployment declares. */
import type { Contract, ParameterRow, ValueSet } from './model.js';
import { SCHEMA_DIALECT, schemaId } from './schema.js';
import type { Schema } from './schema.js';

const DESCRIPTION =
  'What a deployment declares about itself, for `--profile`. A parameter that is left out has the literal value of the contract.';

export function profileSchema({ parameters }: Contract): Schema {
  return {
    $schema: SCHEMA_DIALECT,
    $id: schemaId('profile'),
    title: 'Deployment profile',
    description: DESCRIPTION,
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map(row => [row.name, parameterSchema(row)])),
      $schema: { type: 'string', description: 'For editors.' },
      _comment: { description: 'Ignored.' },
    },
    additionalProperties: false,
  };
}

function parameterSchema({ meaning, default: value, values }: ParameterRow): Schema {
  return { description: `${meaning} Default: ${value}.`, ...valueSchema(values) };
}

function valueSchema(values: ValueSet): Schema {
  if (values.kind === 'one of') return { enum: spellings(values.values) };
  if (values.kind === 'text') return { type: 'string', minLength: 1 };
  const address = '^https?://[^/]+';
  return { type: 'string', pattern: values.kind === 'template' ? `${address}.*\\$1` : address };
}

/** Numbers may be written as numbers. */
function spellings(values: readonly string[]): (string | number)[] {
  const areNumbers = values.every(value => /^\d+$/.test(value));
  return values.flatMap(value => (areNumbers ? [Number(value), value] : [value]));
}
