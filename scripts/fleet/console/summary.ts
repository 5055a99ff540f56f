/** What came of a fleet, on one screen: the verdicts, who refused to answer, what fails most often, and what to do next. */
import { shellWord } from '../../../schemas/text/curl.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { verdictLooks } from '../../../reporters/report/verdict-words.js';
import { hanging, pad } from '../../../reporters/text/layout.js';
import { groupsOf } from '../../../reporters/report/results.js';
import { tallyOf, type Entries } from '../entries.js';
import type { FleetTarget } from '../list/targets.js';

const SHOWN = 8;

interface Summary {
  readonly targets: readonly FleetTarget[];
  readonly entries: Entries;
  /** As it is shown. */
  readonly dir: string;
  readonly columns: number;
  /** Whether the folder was merged, so that no `fleet` command has written it yet. */
  readonly isMerged?: boolean;
}

export function summaryText({ targets, entries, dir, columns, isMerged = false }: Summary): string {
  const { conformant, failed, undetermined } = tallyOf(targets.map(({ id }) => entries.get(id)));
  const done = targets.flatMap(({ id }) => {
    const entry = entries.get(id);
    return entry?.state === 'done' ? [entry] : [];
  });
  const pending = targets.length - done.length;
  const stale = done.filter(entry => entry.stale).length;
  const again = done.flatMap(entry => entry.again ?? []);
  const refusals = new Map<string | null, string>();
  for (const { id, operator } of targets) {
    const entry = entries.get(id);
    if (operator !== null && entry && entry.state !== 'done') refusals.set(operator, entry.reason);
  }
  const waiting = targets.flatMap(({ id, url, operator }) => {
    const entry = entries.get(id);
    if (entry?.state === 'done') return [];
    const known = entry?.reason ?? refusals.get(operator);
    return [known ?? `${operator ?? new URL(url).host}: not audited yet`];
  });
  const headline = [
    `${grouped(conformant)} ${verdictLooks.conformant.words}`,
    `${grouped(failed)} ${verdictLooks.nonconformant.words}`,
    `${grouped(undetermined)} ${verdictLooks.undetermined.words}`,
    ...(pending > 0 ? [`${grouped(pending)} pending`] : []),
    ...(stale > 0 ? [`${grouped(stale)} with a stale baseline`] : []),
  ].join(', ');
  const lines = [
    ['', `${count(targets.length, 'target')}: ${headline}`] as const,
    ...section('Pending', waiting),
    ...section(
      'Not audited again',
      again.flatMap(attempt => (attempt.state === 'pending' ? [] : [attempt.reason])),
    ),
    ...section(
      'Rules that fail most often',
      done.flatMap(entry => entry.failed),
    ),
    ...section(
      'Inconclusive',
      done.flatMap(entry => (entry.conformant === null ? [entry.reason] : [])),
    ),
  ];
  // A command or a path that was broken could not be copied.
  const command = isMerged ? `\`fleet LIST --out ${shellWord(dir)}\`` : 'the command without `--again`';
  const left = pending + again.length;
  const next = [
    `Reports: ${dir}/index.html`,
    ...(left > 0
      ? [`Next: ${command} audits the ${count(left, 'target')} that ${left === 1 ? 'is' : 'are'} left.`]
      : []),
    ...(undetermined > 0
      ? [
          `Next: \`--again undetermined\` audits ${count(undetermined, `${verdictLooks.undetermined.words} target`)} again.`,
        ]
      : []),
    ...(isMerged && left > 0
      ? ['`fleet` needs the list and the options of the parts, but not --shard.']
      : []),
  ];
  return `${[...lines.flatMap(([label, text]) => hanging(label, text, columns)), '', ...next].join('\n')}\n`;
}

/** How many times each text occurs, the most frequent first. What is broken into several lines begins each of them below its text. */
function section(heading: string, texts: readonly string[]): (readonly [label: string, text: string])[] {
  if (texts.length === 0) return [];
  const rows = [...groupsOf(texts, text => text)]
    .map(([text, { length }]) => [length, text] as const)
    .toSorted(([one, first], [other, second]) => other - one || (first < second ? -1 : 1));
  const width = Math.max(...rows.map(([number]) => grouped(number).length));
  const more = rows.length - SHOWN;
  return [
    ['', ''],
    ['', heading],
    ...rows
      .slice(0, SHOWN)
      .map(([number, text]) => [`  ${grouped(number).padStart(width)}  `, printable(text, 300)] as const),
    ...(more > 0 ? [[`  ${pad('', width)}  `, `and ${grouped(more)} more`] as const] : []),
  ];
}
