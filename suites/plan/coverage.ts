/**
 * How much of a plan some rows cover: counted from the rows alone, whoever drew them, so that a plan that leaves out what it
 * should ask is noticed.
 */
import { canMeet, type Dimensions, type Model, type Row, type Strength } from './covering.js';

/** How many of the combinations that can occur do occur. */
export interface Coverage {
  readonly covered: number;
  readonly of: number;
}

export function coverageOf(model: Model, strength: Strength, rows: readonly Row[]): Coverage {
  const columns = columnsOf(model.dimensions, rows);
  let covered = 0;
  let left = 0;
  for (const group of subsets(columns, strength)) {
    const occurs = occurring(group, rows.length);
    for (let index = 0; index < occurs.length; index++)
      if (occurs[index] === 1) covered += 1;
      // What occurs is possible; only what does not has to be looked into.
      else if (isPossible(model, columns, valuesAt(group, index))) left += 1;
  }
  return { covered, of: covered + left };
}

/** The values of some rows in a dimension. */
interface Column {
  readonly name: string;
  readonly values: readonly string[];
  /** Of each row, the place of its value among those of the dimension; -1 where it has none of them. */
  readonly places: readonly number[];
}

function columnsOf(dimensions: Dimensions, rows: readonly Row[]): readonly Column[] {
  const columns: Column[] = [];
  for (const [name, values] of Object.entries(dimensions)) {
    const places: number[] = [];
    for (const row of rows) places.push(values.indexOf(row[name] ?? ''));
    columns.push({ name, values, places });
  }
  return columns;
}

function subsets(columns: readonly Column[], size: number, from = 0): Column[][] {
  if (size === 0) return [[]];
  const found: Column[][] = [];
  for (const [at, column] of columns.entries())
    if (at >= from) for (const rest of subsets(columns, size - 1, at + 1)) found.push([column, ...rest]);
  return found;
}

/** Marks the combinations of values of some dimensions that occur, at the number that the places of their values make. */
function occurring(group: readonly Column[], rows: number): Uint8Array {
  let size = 1;
  for (const { values } of group) size *= values.length;
  const occurs = new Uint8Array(size);
  for (let row = 0; row < rows; row++) {
    let index = 0;
    for (const { values, places } of group) {
      const place = places[row] ?? -1;
      index = place < 0 || index < 0 ? -1 : index * values.length + place;
    }
    if (index >= 0) occurs[index] = 1;
  }
  return occurs;
}

/** The combination that is marked at an index, by the names of its dimensions. */
function valuesAt(group: readonly Column[], index: number): Map<string, string> {
  const held = new Map<string, string>();
  let rest = index;
  for (const { name, values } of group.toReversed()) {
    held.set(name, values[rest % values.length] ?? '');
    rest = Math.floor(rest / values.length);
  }
  return held;
}

/** Whether a whole row can hold some values, to which it adds. */
function isPossible(model: Model, columns: readonly Column[], held: Map<string, string>): boolean {
  for (const limit of model.limits) {
    const one = held.get(limit.one);
    const other = held.get(limit.other);
    if (one !== undefined && other !== undefined && !canMeet(limit, one, other)) return false;
  }
  for (const { name, values } of columns) {
    if (held.has(name)) continue;
    for (const value of values) if (isPossible(model, columns, held.set(name, value))) return true;
    held.delete(name);
    return false;
  }
  return true;
}
