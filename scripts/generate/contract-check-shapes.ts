/** Tables of fields that could not become a schema in which every place has one owner and every constraint can be violated. */
import { mistake } from './model.js';
import type { Constraint, Contract, FieldRow, SchemaTable, TypeExpression } from './model.js';

/** Throws the first mistake as `file:line: reason`. */
export function checkShapes(contract: Contract, file: string): void {
  for (const { rows } of [...contract.objects, ...contract.schemas]) {
    const seen = new Set<string>();
    for (const row of rows) {
      const word = wordOf(row);
      const repeated = seen.has(word) ? `the field ${word} is repeated` : undefined;
      const reason = repeated ?? faultOf(row) ?? rivalryOf(row.rule, row.type, contract);
      if (reason !== undefined) throw mistake(file, row.line, reason);
      seen.add(word);
    }
  }
  for (const schema of contract.schemas) {
    const reason = queryFaultOf(schema, contract);
    if (reason !== undefined) throw mistake(file, schema.line, reason);
  }
}

/** A field as its table names it. */
function wordOf({ field }: FieldRow): string {
  return field.kind === 'key' ? `\`${field.name}\`` : field.kind;
}

function faultOf({ field, type, required, constraint }: FieldRow): string | undefined {
  if (field.kind === 'other fields' && type.kind !== 'none')
    return 'of other fields, only their absence (`none`) can be stated';
  if (field.kind === 'itself' && constraint) return 'a constraint on the object itself is not understood';
  if (type.kind === 'none' && required) return 'a field that must be absent cannot be required';
  if (constraint && !canBeViolated(constraint, type))
    return 'no value of this type can violate the constraint';
  return undefined;
}

const NUMERIC = ['integer', 'number'];

function canBeViolated({ kind, value }: Constraint, type: TypeExpression): boolean {
  const name = type.kind === 'plain' ? type.name : type.kind;
  const constrained: Readonly<Record<Constraint['kind'], readonly string[]>> = {
    pattern: ['string'],
    minimum: NUMERIC,
    minItems: value === 0 ? [] : ['array'],
    const: typeof value === 'string' ? ['string'] : NUMERIC,
  };
  return constrained[kind].includes(name);
}

/** An object with a row "itself" has an owner already, so the field that holds it cannot own it too. */
function rivalryOf(rule: string, type: TypeExpression, contract: Contract): string | undefined {
  if (type.kind !== 'named') return undefined;
  const owner = rowsOf(type.name, contract).find(({ field }) => field.kind === 'itself');
  return owner && `\`${rule}\` and \`${owner.rule}\` claim the same place`;
}

function queryFaultOf({ base, query }: SchemaTable, contract: Contract): string | undefined {
  const holder = rowsOf(base, contract).find(row => wordOf(row) === '`query`');
  if (!holder) return `the object \`${base}\` has no field \`query\``;
  return rivalryOf(holder.rule, { kind: 'named', name: query }, contract);
}

function rowsOf(object: string, contract: Contract): readonly FieldRow[] {
  return contract.objects.find(({ name }) => name === object)?.rows ?? [];
}
