/** What came of a fleet, on one screen: the verdicts, who refused to answer, what fails most often, and what to do next. */
import { targetName } from '../../../reporters/report/facts.js';
import { shellWord } from '../../../schemas/text/curl.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { verdictPhrases } from '../../../reporters/report/verdict-words.js';
import { hanging, pad } from '../../../reporters/text/layout.js';
import { groupsOf } from '../../../reporters/report/results.js';
import type { Done, Entries, Entry } from '../entries.js';
import type { FleetTarget } from '../list/targets.js';
import { tallyOf } from './tally.js';

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

export function summaryText(summary: Summary): string {
  const { targets, entries, dir, columns } = summary;
  const tally = tallyOf(targets.map(({ id }) => entries.get(id)));
  const { conformant, failed, undetermined } = tally;
  const pending = targets.length - conformant - failed - undetermined;
  const stale = targets.filter(({ id }) => isStale(entries.get(id)));
  const lines: Line[] = [
    [
      '',
      `${count(targets.length, 'target')}: ${grouped(conformant)} ${verdictPhrases.conformant}, ${grouped(failed)} ${verdictPhrases.nonconformant}, ${grouped(undetermined)} ${verdictPhrases.undetermined}${pending > 0 ? `, ${grouped(pending)} pending` : ''}${stale.length > 0 ? `; ${grouped(stale.length)} with a stale baseline` : ''}`,
    ],
    ...section('Pending', pendingRows(summary)),
    ...section('Not audited again', rowsOf(summary, againTexts)),
    ...section(
      'Rules that fail most often',
      rowsOf(summary, done => done.failed),
    ),
    ...section(
      'Inconclusive',
      rowsOf(summary, done => (done.conformant === null ? [done.reason] : [])),
    ),
    ...listed(
      'Flaky: wrong at first and right when asked again',
      targets.flatMap(target => {
        const entry = entries.get(target.id);
        const flaky = entry?.state === 'done' ? entry.flaky : undefined;
        return flaky === undefined ? [] : [`${targetName({ target })}: ${flaky}`];
      }),
    ),
    ...listed(
      'Baselines with entries that are to be deleted',
      stale.map(target => targetName({ target })),
    ),
  ];
  const again = targets.filter(({ id }) => isAgain(entries.get(id))).length;
  // A command or a path that was broken could not be copied.
  const next = [`Reports: ${dir}/index.html`, ...nextLines(summary, { pending, undetermined, again })];
  return `${[...lines.flatMap(([label, text]) => hanging(label, text, columns)), '', ...next].join('\n')}\n`;
}

/** What is broken into several lines begins each of them below its text. */
type Line = readonly [label: string, text: string];

type TableRow = readonly [number: number, text: string];

function section(heading: string, rows: readonly TableRow[]): Line[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([number]) => grouped(number).length));
  const more = rows.length - SHOWN;
  return [
    ['', ''],
    ['', heading],
    ...rows.slice(0, SHOWN).map(([number, text]): Line => [`  ${grouped(number).padStart(width)}  `, text]),
    ...(more > 0 ? [[`  ${pad('', width)}  `, `and ${grouped(more)} more`] as const] : []),
  ];
}

/** For each operator that refused to answer, how many of its targets are pending, and why. */
function pendingRows({ targets, entries }: Summary): TableRow[] {
  const operators = new Map<string, { pending: number; reason: string }>();
  for (const { id, url, operator } of targets) {
    const entry = entries.get(id);
    if (entry?.state === 'done') continue;
    const key = operator ?? new URL(url).host;
    const known = operators.get(key) ?? { pending: 0, reason: '' };
    known.pending++;
    if (entry) known.reason = entry.reason;
    operators.set(key, known);
  }
  const rows = [...operators].map(([operator, { pending, reason }]): TableRow => [
    pending,
    printable(reason === '' ? `${operator}: not audited yet` : reason, 300),
  ]);
  return rows.toSorted(byNumber);
}

function listed(heading: string, items: readonly string[]): Line[] {
  if (items.length === 0) return [];
  const more = items.length - SHOWN;
  return [
    ['', ''],
    ['', heading],
    ...items.slice(0, SHOWN).map((item): Line => ['  ', printable(item, 300)]),
    ...(more > 0 ? [['  ', `and ${grouped(more)} more`] as const] : []),
  ];
}

/** How many results have each of some texts. */
function rowsOf({ targets, entries }: Summary, textsOf: (entry: Done) => readonly string[]): TableRow[] {
  const done = targets.flatMap(({ id }) => {
    const entry = entries.get(id);
    return entry?.state === 'done' ? textsOf(entry) : [];
  });
  return [...groupsOf(done, text => text)]
    .map(([text, { length }]): TableRow => [length, printable(text, 300)])
    .toSorted(byNumber);
}

/** Why an attempt to audit again came to nothing; the last result still counts. */
const againTexts = ({ again }: Done) =>
  again === undefined || again.state === 'pending' ? [] : [again.reason];

const byNumber = ([one, first]: TableRow, [other, second]: TableRow): number =>
  other - one || (first < second ? -1 : 1);

const isStale = (entry: Entry | undefined): boolean => entry?.state === 'done' && entry.stale === true;

const isAgain = (entry: Entry | undefined): boolean => entry?.state === 'done' && entry.again !== undefined;

function nextLines(
  { dir, isMerged = false }: Summary,
  { pending, undetermined, again }: Readonly<Record<'pending' | 'undetermined' | 'again', number>>,
): readonly string[] {
  const command = `fleet LIST --out ${shellWord(dir)}`;
  const lines = [
    ...(again > 0
      ? [
          `Next: ${isMerged ? `\`${command}\`` : 'the command without `--again`'} audits ${count(again, 'target')} whose last result still counts.`,
        ]
      : []),
    ...(pending > 0
      ? [
          `Next: ${isMerged ? `\`${command}\`` : 'the same command'} audits the ${count(pending, 'pending target')}.`,
        ]
      : []),
    ...(undetermined > 0
      ? [
          `Next: \`${isMerged ? `${command} ` : ''}--again undetermined\` audits the ${count(undetermined, `${verdictPhrases.undetermined} target`)} again.`,
        ]
      : []),
  ];
  if (lines.length === 0 || !isMerged) return lines;
  return [...lines, '`fleet` needs the list and the options of the parts, but not --shard.'];
}
