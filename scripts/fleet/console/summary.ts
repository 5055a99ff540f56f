/** What came of a fleet, on one screen: the verdicts, who refused to answer, what fails most often, and what to do next. */
import { shellWord } from '../../../schemas/text/curl.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { verdictLooks } from '../../../reporters/report/verdict-words.js';
import { hanging } from '../../../reporters/text/layout.js';
import { groupsOf } from '../../../reporters/report/results.js';
import { tallyOf, type Entries } from '../entries.js';
import type { FleetTarget } from '../list/targets.js';

const SHOWN = 8;

interface Summary {
  readonly targets: readonly FleetTarget[];
  readonly entries: Entries;
  readonly dir: string;
  readonly columns: number;
  /** Whether the folder was merged, so that no `fleet` command has written it yet. */
  readonly isMerged?: boolean;
}

export const verdictsText = (tally: ReturnType<typeof tallyOf>): string =>
  [
    `${grouped(tally.conformant)} ${verdictLooks.conformant.words}`,
    `${grouped(tally.failed)} ${verdictLooks.nonconformant.words}`,
    `${grouped(tally.undetermined)} ${verdictLooks.undetermined.words}`,
  ].join(', ');

export function summaryText({ targets, entries, dir, columns, isMerged = false }: Summary): string {
  const known = targets.map(target => ({ ...target, entry: entries.get(target.id) }));
  const done = known.flatMap(({ entry }) => (entry?.state === 'done' ? [entry] : []));
  const reasons = new Map<string | null, string>();
  for (const { operator, entry } of known)
    if (operator !== null && entry && entry.state !== 'done') reasons.set(operator, entry.reason);
  const pending = known.flatMap(({ url, operator, entry }) => {
    if (entry?.state === 'done') return [];
    const reason = entry?.reason ?? reasons.get(operator);
    return [reason ?? `${operator ?? new URL(url).host}: not audited yet`];
  });
  const again = done.flatMap(entry => entry.again ?? []);
  const tally = tallyOf(done);
  const stale = done.filter(entry => entry.stale).length;
  const headline = [
    verdictsText(tally),
    ...(pending.length > 0 ? [`${grouped(pending.length)} pending`] : []),
    ...(stale > 0 ? [`${grouped(stale)} with a stale baseline`] : []),
  ].join(', ');
  const refused = again.flatMap(attempt => (attempt.state === 'pending' ? [] : [attempt.reason]));
  const failed = done.flatMap(entry => entry.failed);
  const unsure = done.flatMap(entry => (entry.conformant === null ? [entry.reason] : []));
  const lines = [
    ['', `${count(targets.length, 'target')}: ${headline}`] as const,
    ...section('Pending', pending),
    ...section('Not audited again', refused),
    ...section('Rules that fail most often', failed),
    ...section('Inconclusive', unsure),
  ].flatMap(([label, text]) => hanging(label, text, columns));
  // A command or a path that was broken could not be copied.
  const command = isMerged ? `\`fleet LIST --out ${shellWord(dir)}\`` : 'the command without `--again`';
  const left = pending.length + again.length;
  const { undetermined } = tally;
  const inconclusive = count(undetermined, `${verdictLooks.undetermined.words} target`);
  const next = [
    `Reports: ${dir}/index.html`,
    left > 0 &&
      `Next: ${command} audits the ${count(left, 'target')} that ${left === 1 ? 'is' : 'are'} left.`,
    undetermined > 0 && `Next: \`--again undetermined\` audits ${inconclusive} again.`,
    isMerged && left > 0 && '`fleet` needs the list and the options of the parts, but not --shard.',
  ].filter(line => line !== false);
  return `${[...lines, '', ...next].join('\n')}\n`;
}

/** How many times each text occurs, the most frequent first. What is broken into several lines begins each of them below its text. */
function section(heading: string, texts: readonly string[]): (readonly [label: string, text: string])[] {
  if (texts.length === 0) return [];
  const rows = [...groupsOf(texts, text => text)]
    .map(([text, { length }]) => [grouped(length), text, length] as const)
    .toSorted(([, one, many], [, other, more]) => more - many || (one < other ? -1 : 1));
  const width = rows[0]?.[0].length ?? 0;
  const shown = rows.slice(0, SHOWN);
  const more = rows.length - shown.length;
  return [
    ['', ''],
    ['', heading],
    ...shown.map(([number, text]) => [`  ${number.padStart(width)}  `, printable(text, 300)] as const),
    ...(more > 0 ? [[' '.repeat(width + 4), `and ${grouped(more)} more`] as const] : []),
  ];
}
