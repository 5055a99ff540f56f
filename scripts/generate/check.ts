/** Mistakes that no single row shows: repeated ids, unknown areas and names, sections without an entry. */
import { areas, fieldRowsOf, mistake, namesIn, parametersIn, rulesOf } from './model.js';
import type { Contract } from './model.js';
import { STANDALONE } from './schema.js';

/** Every rule, silence and note, in the order of the document. */
function entriesOf(contract: Contract) {
  const entries = [...rulesOf(contract), ...contract.silences, ...contract.notes];
  return entries.toSorted((a, b) => a.line - b.line);
}

/** Throws the first mistake of a kind as `file:line: reason`. */
export function checkContract(contract: Contract, file: string): void {
  checkIds(contract, file);
  checkNames(contract, file);
  for (const { rows } of [...contract.objects, ...contract.schemas])
    checkUnique(
      'field',
      rows.map(({ field, line }) => ({ name: field.replaceAll('`', ''), line })),
      file,
    );
  checkParameters(contract, file);
  checkSections(contract, file);
}

function checkIds(contract: Contract, file: string): void {
  const entries = entriesOf(contract).map(({ id, line }) => ({ name: id, line }));
  checkUnique('id', entries, file);
  for (const { name: id, line } of entries) {
    const [area, words, ...rest] = id.split('.');
    if (!areas.some(known => known === area)) throw mistake(file, line, `unknown area in the id \`${id}\``);
    if (rest.length > 0 || !/^[a-z]+(-[a-z0-9]+)*$/.test(words ?? ''))
      throw mistake(file, line, `an id must be an area, a dot and words in kebab case: \`${id}\``);
  }
}

type Named = readonly { readonly name: string; readonly line: number }[];

function checkUnique(what: string, named: Named, file: string): void {
  const lines = new Map<string, number>();
  for (const { name, line } of named) {
    const first = lines.get(name);
    if (first !== undefined)
      throw mistake(file, line, `duplicate ${what} \`${name}\`, first defined in line ${first}`);
    lines.set(name, line);
  }
}

function checkNames(contract: Contract, file: string): void {
  checkUnique('object', contract.objects, file);
  checkUnique('schema', contract.schemas, file);
  const known = new Set(contract.objects.map(object => object.name));
  const uses = [
    ...contract.schemas.flatMap(({ base, query, line }) => [base, query].map(name => ({ name, line }))),
    ...fieldRowsOf(contract).flatMap(({ type, line }) => namesIn(type).map(name => ({ name, line }))),
  ];
  for (const { name, line } of uses)
    if (!known.has(name)) throw mistake(file, line, `unknown type: no line begins with "Object \`${name}\`"`);
  const used = new Set([STANDALONE, ...uses.map(({ name }) => name)]);
  for (const { name, line } of contract.objects)
    if (!used.has(name)) throw mistake(file, line, `the object \`${name}\` is not used by any schema`);
}

function checkParameters(contract: Contract, file: string): void {
  checkUnique('parameter', contract.parameters, file);
  const known = new Set(contract.parameters.map(({ name }) => name));
  const defaults = contract.parameters.map(row => ({ statement: row.default, line: row.line }));
  for (const { statement, line } of [...entriesOf(contract), ...defaults])
    for (const name of parametersIn(statement))
      if (!known.has(name)) throw mistake(file, line, `unknown parameter: {${name}}`);
}

function checkSections(contract: Contract, file: string): void {
  const sections = contract.sections.map(({ number, line }) => ({ name: number, line }));
  checkUnique('section', sections, file);
  const filled = new Set([...entriesOf(contract), ...contract.parameters].map(entry => entry.section));
  for (const { name, line } of sections) {
    const isParent = sections.some(other => other.name.startsWith(`${name}.`));
    if (!filled.has(name) && !isParent)
      throw mistake(file, line, `section ${name} has no rule, parameter, silence or note`);
  }
}
