/** Object literals that Node 20 makes slowly, in the code of the bundle. */
import { parseAst } from 'rolldown/parseAst';

/**
 * Begins each object literal that begins with a spread, and has more members, with an empty one: `{ ...a, b }` becomes
 * `{ ...null, ...a, b }`, which is the same object. The V8 of Node 20 gives each object that the former makes a hidden class
 * of its own: it takes ten times as long, no inline cache knows it, and the class is garbage too. An audit makes some
 * thousand of them. After minification, which would take the empty spread away.
 */
export function withSharedClasses(code: string): string {
  const places = startsOfSpreads(parseAst(code)).toSorted((a, b) => a - b);
  let from = 0;
  let changed = '';
  for (const place of places) {
    changed += `${code.slice(from, place)}...null,`;
    from = place;
  }
  return changed + code.slice(from);
}

/** Where object literals begin that begin with a spread and have more members. */
function startsOfSpreads(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(startsOfSpreads);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(startsOfSpreads);
  const [first, second] = isLiteral(node) ? node.properties : [];
  if (!second || first?.type !== 'SpreadElement' || first.argument?.value === null) return inside;
  return [first.start, ...inside];
}

interface Literal {
  readonly properties: readonly {
    readonly type: string;
    readonly start: number;
    /** What is spread; `null` has a value, which is itself. */
    readonly argument?: { readonly value?: unknown };
  }[];
}

const isLiteral = (node: object): node is Literal => 'type' in node && node.type === 'ObjectExpression';
