/** The small languages inside the cells of the contract's tables: types, constraints, sets of values. */
import type { Constraint, TypeExpression, ValueSet } from './contract-model.js';

const PLAIN = ['string', 'integer', 'number', 'object', 'array'] as const;

/** Reads a type such as ``map of `Page` `` or ``array of objects (`msg` string, `time` number)``. */
export function readType(cell: string): TypeExpression {
  const tokens = cell.match(/`[^`]+`|\w+|[(),]|\S/g) ?? [];
  const type = nextType(tokens);
  if (tokens.length > 0) throw new Error(`unknown type: "${cell}"`);
  return type;

  function nextType(rest: string[]): TypeExpression {
    const word = rest.shift() ?? '';
    if (word === 'none') return { kind: 'none' };
    if ((word === 'array' || word === 'map') && rest[0] === 'of') {
      rest.shift();
      return { kind: word, of: nextType(rest) };
    }
    if ((word === 'object' || word === 'objects') && rest[0] === '(') return { kind: 'record', fields: nextFields(rest) };
    const plain = PLAIN.find(name => name === word);
    if (plain) return { kind: 'plain', name: plain };
    if (word.startsWith('`')) return { kind: 'named', name: word.slice(1, -1) };
    throw new Error(`unknown type: "${cell}"`);
  }

  function nextFields(rest: string[]): [string, TypeExpression][] {
    const fields: [string, TypeExpression][] = [];
    do {
      rest.shift();
      const name = rest.shift() ?? '';
      if (!name.startsWith('`')) throw new Error(`unknown type: "${cell}" (a field's name in backticks is missing)`);
      fields.push([name.slice(1, -1), nextType(rest)]);
    } while (rest[0] === ',');
    if (rest.shift() !== ')') throw new Error(`unknown type: "${cell}" (a parenthesis is open)`);
    return fields;
  }
}

/** Reads a constraint: `—`, ``exactly `6` ``, ``matches `^a+$` ``, ``at least `-1` `` or `at least 1 item`. */
export function readConstraint(cell: string): Constraint | undefined {
  if (cell === '—') return undefined;
  const items = /^at least (\d+) items?$/.exec(cell);
  if (items) return { kind: 'minItems', value: Number(items[1]) };
  const [, word, value] = /^(exactly|matches|at least) `(.+)`$/.exec(cell) ?? [];
  if (value === undefined) throw new Error(`unknown constraint: "${cell}"`);
  if (word === 'matches') return { kind: 'pattern', value: checkedPattern(value) };
  const literal: unknown = JSON.parse(value);
  if (word === 'at least' && typeof literal === 'number') return { kind: 'minimum', value: literal };
  if (word === 'exactly' && (typeof literal === 'string' || typeof literal === 'number'))
    return { kind: 'const', value: literal };
  throw new Error(`unknown constraint: "${cell}"`);
}

function checkedPattern(pattern: string): string {
  new RegExp(pattern, 'u'); // throws on a pattern that no validator could compile
  return pattern;
}

/** Reads the values that a parameter can take: `URL`, ``URL with `$1` ``, `text`, or literals in backticks. */
export function readValues(cell: string): ValueSet {
  if (cell === 'URL' || cell === 'text') return { kind: cell };
  if (cell === 'URL with `$1`') return { kind: 'template' };
  if (!/^`[^`]+`(, `[^`]+`)*$/.test(cell)) throw new Error(`unknown values: "${cell}"`);
  return { kind: 'one of', values: cell.split(', ').map(value => value.slice(1, -1)) };
}
