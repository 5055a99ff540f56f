/** The small languages inside the cells of the contract's tables: types, constraints, sets of values. */
import type { Constraint, TypeExpression, ValueSet } from './model.js';

const PLAIN = ['string', 'integer', 'number', 'object', 'array'] as const;

/** Reads a type such as ``map of `Page` `` or ``array of objects (`msg` string, `time` number)``. */
export function readType(cell: string): TypeExpression {
  const tokens: string[] = cell.match(/`[^`]+`|\w+|[(),]|\S/g) ?? [];
  const type = takeType(tokens);
  if (type === undefined || tokens.length > 0) throw new Error(`unknown type: "${cell}"`);
  return type;
}

/** Takes the tokens of one type off the front; `undefined` where there stands none. */
function takeType(tokens: string[]): TypeExpression | undefined {
  const word = tokens.shift() ?? '';
  if (word === 'none') return { kind: 'none' };
  if (word.startsWith('`')) return { kind: 'named', name: bare(word) };
  if ((word === 'array' || word === 'map') && tokens[0] === 'of') {
    tokens.shift();
    const of = takeType(tokens);
    return of && { kind: word, of };
  }
  if ((word === 'object' || word === 'objects') && tokens[0] === '(') return takeRecord(tokens);
  const plain = PLAIN.find(name => name === word);
  return plain && { kind: 'plain', name: plain };
}

/** Takes "(`name` type, …)". */
function takeRecord(tokens: string[]): TypeExpression | undefined {
  const fields: [string, TypeExpression][] = [];
  do {
    tokens.shift();
    const name = tokens.shift() ?? '';
    const type = takeType(tokens);
    if (!name.startsWith('`') || type === undefined) return undefined;
    fields.push([bare(name), type]);
  } while (tokens[0] === ',');
  return tokens.shift() === ')' ? { kind: 'record', fields } : undefined;
}

/** Reads a constraint: `—`, ``exactly `6` ``, ``matches `^a+$` ``, ``at least `-1` `` or `at least 1 item`. */
export function readConstraint(cell: string): Constraint | undefined {
  if (cell === '—') return undefined;
  const [, items] = /^at least (\d+) items?$/.exec(cell) ?? [];
  if (items !== undefined) return { kind: 'minItems', value: Number(items) };
  const [, word, value = ''] = /^(exactly|matches|at least) `(.+)`$/.exec(cell) ?? [];
  if (word === 'matches') return { kind: 'pattern', value: compiling(value) };
  const literal = literalIn(value);
  if (word === 'exactly' && literal !== undefined) return { kind: 'const', value: literal };
  if (word === 'at least' && typeof literal === 'number') return { kind: 'minimum', value: literal };
  throw new Error(`unknown constraint: "${cell}"`);
}

/** A JSON string or number. */
function literalIn(text: string): string | number | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The pattern; throws where no validator could compile it. */
function compiling(pattern: string): string {
  RegExp(pattern, 'u');
  return pattern;
}

/** Reads the values that a parameter can take: `URL`, ``URL with `$1` ``, `text`, or literals in backticks. */
export function readValues(cell: string): ValueSet {
  if (cell === 'URL' || cell === 'text') return { kind: cell };
  if (cell === 'URL with `$1`') return { kind: 'template' };
  if (!/^`[^`]+`(, `[^`]+`)*$/.test(cell)) throw new Error(`unknown values: "${cell}"`);
  return { kind: 'one of', values: cell.split(', ').map(bare) };
}

/** What stands between the backticks. */
function bare(code: string): string {
  return code.slice(1, -1);
}
