/** {@link Contract} → the schema of a profile file: the parameters that a deployment declares. */
import type { Contract, ParameterRow } from './contract-model.js';
import { SCHEMA_DIALECT, schemaId } from './contract-schema.js';
import type { Schema } from './contract-schema.js';

/** The schema of a profile; keys that start with `$` or `_` are left to editors and comments. */
export function profileSchema(contract: Contract): Schema {
  return {
    $schema: SCHEMA_DIALECT,
    $id: schemaId('profile'),
    title: 'Deployment profile',
    description: 'What a deployment declares about itself, for `--profile`. A parameter that is left out has the literal value of the contract.',
    type: 'object',
    properties: {
      ...Object.fromEntries(contract.parameters.map(row => [row.name, parameterSchema(row)])),
      $schema: { type: 'string', description: 'For editors.' },
      _comment: { description: 'Ignored.' },
    },
    additionalProperties: false,
  };
}

function parameterSchema({ meaning, default: value, values }: ParameterRow): Schema {
  const description = `${meaning} Default: ${value}.`;
  switch (values.kind) {
    case 'one of': {
      const numbers = values.values.every(item => /^\d+$/.test(item));
      return { description, enum: values.values.flatMap(item => (numbers ? [Number(item), item] : [item])) };
    }
    case 'URL':
      return { description, type: 'string', pattern: '^https?://[^/]+' };
    case 'template':
      return { description, type: 'string', pattern: '^https?://[^/]+.*\\$1' };
    case 'text':
      return { description, type: 'string', minLength: 1 };
  }
}
