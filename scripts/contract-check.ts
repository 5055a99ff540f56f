/** What no single row can show: repeated ids, unknown areas, dangling names, sections without an entry. */
import { areas, mistake } from './contract-model.js';
import type { Contract, FieldRow, TypeExpression } from './contract-model.js';

interface Entry {
  readonly id: string;
  readonly section: string;
  readonly line: number;
}

export function fieldRows(contract: Contract): FieldRow[] {
  return [...contract.objects, ...contract.schemas].flatMap(table => table.rows);
}

/** Every rule, silence and note with its id. */
function entries(contract: Contract): Entry[] {
  const fields = fieldRows(contract).map(row => ({ id: row.rule, section: row.section, line: row.line }));
  return [...contract.rules, ...fields, ...contract.silences, ...contract.notes].sort((a, b) => a.line - b.line);
}

/** Throws the first mistake as `file:line: reason`. */
export function checkContract(contract: Contract, file: string): void {
  checkIds(contract, file);
  checkNames(contract, file);
  checkParameters(contract, file);
  checkSections(contract, file);
}

function checkIds(contract: Contract, file: string): void {
  const seen = new Map<string, number>();
  for (const { id, line } of entries(contract)) {
    const first = seen.get(id);
    if (first !== undefined) throw mistake(file, line, `the id \`${id}\` is repeated (first in line ${first})`);
    seen.set(id, line);
    const [area, name, ...rest] = id.split('.');
    if (!areas.some(known => known === area)) throw mistake(file, line, `unknown area in the id \`${id}\``);
    if (rest.length > 0 || !/^[a-z]+(-[a-z0-9]+)*$/.test(name ?? ''))
      throw mistake(file, line, `an id is an area, a dot and kebab-case words: \`${id}\``);
  }
}

function namesIn(type: TypeExpression): string[] {
  if (type.kind === 'named') return [type.name];
  if (type.kind === 'array' || type.kind === 'map') return namesIn(type.of);
  return type.kind === 'record' ? type.fields.flatMap(([, inner]) => namesIn(inner)) : [];
}

function checkNames(contract: Contract, file: string): void {
  const known = new Set(contract.objects.map(object => object.name));
  const need = (name: string, line: number) => {
    if (!known.has(name)) throw mistake(file, line, `unknown type: there is no "Object \`${name}\`"`);
  };
  for (const row of fieldRows(contract)) for (const name of namesIn(row.type)) need(name, row.line);
  for (const { base, query, line } of contract.schemas) [base, query].forEach(name => need(name, line));
}

/** The parameters that a text refers to as `{name}`. */
export function parametersIn(text: string): string[] {
  return [...text.matchAll(/\{([a-z_]+)\}/g)].map(match => match[1] ?? '');
}

function checkParameters(contract: Contract, file: string): void {
  const known = new Map<string, number>();
  for (const { name, line } of contract.parameters) {
    if (known.has(name)) throw mistake(file, line, `the parameter \`${name}\` is repeated`);
    known.set(name, line);
  }
  const texts = [
    ...contract.rules.map(rule => ({ text: rule.statement, line: rule.line })),
    ...contract.parameters.map(parameter => ({ text: parameter.default, line: parameter.line })),
  ];
  for (const { text, line } of texts)
    for (const name of parametersIn(text))
      if (!known.has(name)) throw mistake(file, line, `unknown parameter: {${name}}`);
}

function checkSections(contract: Contract, file: string): void {
  const filled = new Set([...entries(contract), ...contract.parameters].map(entry => entry.section));
  for (const { number, line } of contract.sections) {
    const isParent = contract.sections.some(other => other.number.startsWith(`${number}.`));
    if (!filled.has(number) && !isParent)
      throw mistake(file, line, `section ${number} has no rule, parameter, silence or note`);
  }
}
