/** What the script of a fleet's page knows: the rows, as compact JSON within the page. */
import { seenSilences } from './counts.js';
import type { Group, RuleCount } from './counts.js';
import { letterAt, standings } from './rows.js';
import type { Fleet } from './rows.js';

/** A block of data, which no browser runs. */
export function dataBlock(fleet: Fleet, rules: readonly RuleCount[], groups: readonly Group[]): string {
  // Within a script element, `<` alone can end or change what follows.
  const json = JSON.stringify(pageData(fleet, rules, groups)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="data">${json}</script>`;
}

function pageData(fleet: Fleet, rules: readonly RuleCount[], groups: readonly Group[]) {
  const operators = indexOf(fleet.rows.map(({ operator }) => operator));
  const places = rules.map(({ rule }) => fleet.rules.get(rule)?.index ?? -1);
  const groupOf = new Map(groups.map(({ column, number }) => [column, number - 1]));
  const all = [...fleet.texts.keys()];
  const messages = indexOf(fleet.rows.flatMap(row => row.messages.flatMap(text => all[text] ?? [])));
  return {
    rules: rules.map(({ rule, level, totals }) => [rule, level, totals.failed]),
    operators: [...operators.keys()],
    columns: groups.map(({ column }) => places.map(place => letterAt(column, place)).join('')),
    messages: [...messages.keys()],
    rows: fleet.rows.map(row => [
      row.label,
      row.url,
      operators.get(row.operator),
      standings.indexOf(row.standing) * 2 + Number(row.complete),
      groupOf.get(row.column) ?? -1,
      row.folder,
      Number(row.hasPage),
      ...row.messages.map(text => messages.get(all[text] ?? '') ?? -1),
    ]),
    seen: seenSilences(fleet).map(({ silence, behaviours, unseen }) => ({
      silence,
      // What most targets do is what is left.
      others: behaviours.slice(1, 21).map(({ rows }) => rows.map(({ number }) => number - 1)),
      rest: [...behaviours.slice(21).flatMap(({ rows }) => rows), ...unseen].map(({ number }) => number - 1),
    })),
  };
}

/** Each text once, with its place. */
function indexOf(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].map((text, index) => [text, index]));
}
