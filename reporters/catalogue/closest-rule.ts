/** Which rule was meant by a mistyped id. */
import { rules } from '../../schemas/generated/rules.js';
import type { RuleId } from '../../schemas/generated/rules.js';

/** The rule whose id differs least; none where the text is too far from all of them. */
export function closestRule(id: string): RuleId | undefined {
  const typed = id.slice(0, 100).toLowerCase().replaceAll('_', '-');
  const ids = Object.keys(rules).filter((rule): rule is RuleId => Object.hasOwn(rules, rule));
  // `page-size` is how people remember `allimages.page-size`.
  const endings = ids.filter(rule => rule.endsWith(`.${typed}`));
  if (endings.length === 1) return endings[0];
  const ranked = ids
    .map(rule => ({ rule, edits: editsBetween(typed, rule) }))
    .toSorted((left, right) => left.edits - right.edits);
  const [best] = ranked;
  return best && best.edits <= Math.max(2, Math.floor(typed.length / 3)) ? best.rule : undefined;
}

/** Levenshtein's distance, where two neighbours that changed places count as one edit. */
function editsBetween(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
