/** The golden table as text, and its comparison with another. The same outcomes give the same text: no times, no addresses. */

import type { Report } from '../../../schemas/verdict.js';

/** The line of one audit: group, id, exit status of the command, failed rules, rules that cannot be told. */
export function lineOf(group: string, id: string, { results, conformant, fault }: Report): string {
  const exit = fault || conformant === null ? 3 : conformant ? 0 : 1;
  const rules = (wanted: string) =>
    results.flatMap(({ rule, outcome }) => (outcome === wanted ? [rule] : []));
  const listed = (wanted: string) => rules(wanted).toSorted().join() || '-';
  return [group, id.replaceAll(' ', '_'), exit, listed('failed'), listed('cantTell')].join(' ');
}

/** Totals come after all groups. */
const TOTAL = '~';

export function totalOf(group: string, requests: readonly number[]): string {
  const sum = requests.reduce((before, each) => before + each, 0);
  return `${TOTAL} ${group} ${requests.length} audits, ${sum} requests, ${Math.max(...requests)} at most`;
}

/** A table in which the lines of one group are replaced by others. */
export function replaced(table: string, group: string, lines: readonly string[]): string {
  const isOther = (line: string) => line !== '' && !line.replace(`${TOTAL} `, '').startsWith(`${group} `);
  const all = [...table.split('\n').filter(isOther), ...lines].toSorted();
  return all.map(line => `${line}\n`).join('');
}

const KEY = /^\S+ \S+/;

/** The lines in which two tables differ; of the rules of a line, those that are in both tables are left out. */
export function differences(before: string, after: string): readonly string[] {
  const [old, present] = [before, after].map(
    table => new Map(table.split('\n').map(line => [KEY.exec(line)?.[0] ?? '', line])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...old.keys(), ...present.keys()])].toSorted().flatMap(key => {
    const [one, other] = [old.get(key), present.get(key)];
    if (one === other) return [];
    return [...marked('-', one, other), ...marked('+', other, one)];
  });
}

function marked(sign: string, line: string | undefined, other = ''): readonly string[] {
  if (line === undefined) return [];
  const words = other.split(' ').map(word => word.split(','));
  const shown = line.split(' ').map((word, at) => {
    const own = word.split(',');
    const rest = own.filter(rule => !words[at]?.includes(rule));
    return own.length < 2 || rest.length === own.length ? word : [...rest, '…'].join();
  });
  return [`${sign} ${shown.join(' ')}`];
}
