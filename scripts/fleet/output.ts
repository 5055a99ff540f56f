/** The progress of a fleet, its summary on the console and the page `DIR/index.html`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hanging, fit } from '../../reporters/text/layout.js';
import { groupsOf } from '../../reporters/report/results.js';
import { verdictLooks } from '../../reporters/report/verdict-words.js';
import { shellWord } from '../../schemas/text/curl.js';
import { count, duration, grouped } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { sayWhy } from '../cli/errors.js';
import { printSafely } from '../cli/output/github.js';
import { overwritesLines, screen, shownPath } from '../cli/output/terminal.js';
import { tallyOf, type Entries } from './entries.js';
import { type FleetTarget, FILES, folderOf } from './store.js';
import { fleetPage } from '../../reporters/matrix/fleet.js';
import { addRow, contentOf, emptyMatrix, type Content } from '../../reporters/matrix/rows.js';
import { shortAddress } from '../../reporters/report/facts.js';
import { writeWhole } from '../cli/output/write.js';

interface Shown {
  /** In the order of the list. */
  readonly targets: readonly FleetTarget[];
  readonly entries: Entries;
}

/** Prints the summary; if `quiet`, only its first line, and only if the exit status is not 0. */
export function printFleet(
  dir: string,
  fleet: Shown,
  how: { readonly quiet?: boolean | undefined; readonly isMerged?: boolean; readonly status: number },
): number {
  const { quiet = false, isMerged = false, status } = how;
  const columns = quiet ? Infinity : screen(process.stdout).columns;
  const text = summaryText({ ...fleet, dir: shownPath(dir), columns, isMerged });
  if (quiet) return sayWhy(status, text.slice(0, text.indexOf('\n')));
  printSafely(text);
  return status;
}

interface Summary extends Shown {
  readonly dir: string;
  readonly columns: number;
  /** Whether it was merged, so that no `fleet` command has written it yet. */
  readonly isMerged?: boolean;
}

const verdictsText = ({ conformant, failed, undetermined }: ReturnType<typeof tallyOf>): string =>
  [
    `${grouped(conformant)} ${verdictLooks.conformant.words}`,
    `${grouped(failed)} ${verdictLooks.nonconformant.words}`,
    `${grouped(undetermined)} ${verdictLooks.undetermined.words}`,
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
  const unsure = done.flatMap(entry => (entry.conformant === null ? [entry.reason] : []));
  const lines = [
    ['', `${count(targets.length, 'target')}: ${headline}`] as const,
    ...section('Pending', pending),
    ...section('Not audited again', refused),
    ...section(
      'Rules that fail most often',
      done.flatMap(entry => entry.failed),
    ),
    ...section('Inconclusive', unsure),
  ].flatMap(([label, text]) => hanging(label, text, columns));
  // Unbroken, so that commands and paths can be copied.
  const command = isMerged ? `\`fleet LIST --out ${shellWord(dir)}\`` : 'the command without `--again`';
  const left = pending.length + again.length;
  const inconclusive = count(tally.undetermined, `${verdictLooks.undetermined.words} target`);
  const next = [
    `Reports: ${dir}/index.html`,
    left > 0 &&
      `Next: ${command} audits the ${count(left, 'target')} that ${left === 1 ? 'is' : 'are'} left.`,
    tally.undetermined > 0 && `Next: \`--again undetermined\` audits ${inconclusive} again.`,
    isMerged && left > 0 && '`fleet` needs the list and the options of the parts, but not --shard.',
  ].filter(line => line !== false);
  return `${[...lines, '', ...next].join('\n')}\n`;
}

const SHOWN = 8;

/** The number of each text, most frequent first; every line of a wrapped text begins below its text. */
function section(heading: string, texts: readonly string[]): (readonly [label: string, text: string])[] {
  if (texts.length === 0) return [];
  const rows = [...groupsOf(texts, text => text)]
    .map(([text, { length }]) => [grouped(length), text, length] as const)
    .toSorted(([, one, many], [, other, more]) => more - many || (one < other ? -1 : 1));
  const width = rows[0]?.[0].length ?? 0;
  const more = rows.length - SHOWN;
  return [
    ['', ''],
    ['', heading],
    ...rows
      .slice(0, SHOWN)
      .map(([number, text]) => [`  ${number.padStart(width)}  `, printable(text, 300)] as const),
    ...(more > 0 ? [[' '.repeat(width + 4), `and ${grouped(more)} more`] as const] : []),
  ];
}

const EVERY_MS = { terminal: 200, log: 30_000 } as const;

/**
 * On a terminal, overwrites one line; elsewhere, prints a line now and then.
 * @param entries the current state of the targets
 */
export function openProgress(quiet: boolean, total: number, entries: Entries) {
  const { stderr } = process;
  const started = performance.now();
  let ended = 0;
  let shown = started;
  const isLive = overwritesLines(stderr);
  return {
    update(): void {
      ended++;
      const now = performance.now();
      if (quiet || now - shown < EVERY_MS[isLive ? 'terminal' : 'log']) return;
      shown = now;
      const settled = [...entries.values()].filter(
        entry => entry.state !== 'done' || entry.again?.state !== 'pending',
      );
      const tally = tallyOf(settled);
      const rate = (ended * 1000) / (now - started);
      const left = total - settled.length;
      const line = [
        `${grouped(settled.length - tally.refused)} of ${grouped(total)}`,
        `${rate.toFixed(rate < 10 ? 2 : 0)}/s`,
        `about ${duration((left * 1000) / rate)} left`,
        verdictsText(tally),
        ...(tally.refused > 0 ? [`${grouped(tally.refused)} refused`] : []),
      ].join(' · ');
      stderr.write(isLive ? `\r\x1b[2K${fit(line, (stderr.columns || 80) - 1)}` : `${line}\n`);
    },
    end(): void {
      if (!quiet && isLive) stderr.write('\r\x1b[2K');
    },
  };
}

/** The page of a fleet. What it shows of a report is kept while the report is at hand. */
export function openFleetPage() {
  const matrix = emptyMatrix();
  const contents = new Map<string, Content>();
  return {
    note: (id: string, report: Report): void => void contents.set(id, contentOf(matrix, report)),
    write(dir: string, targets: readonly FleetTarget[], entries: Entries): void {
      matrix.rows = [];
      for (const { id, url, operator, label = shortAddress(url) } of targets) {
        // A target to audit again may have an earlier report.
        const content = entries.get(id)?.state === 'done' ? contents.get(id) : undefined;
        const page = `${folderOf(id)}/${FILES.reportPage}`;
        const own = existsSync(join(dir, page)) ? page : `${folderOf(id)}/${FILES.report}`;
        const named = { label, about: url, owner: operator ?? LOOPBACK, href: content ? own : '' };
        addRow(matrix, named, content);
      }
      writeWhole(join(dir, FILES.page), fleetPage(matrix, refusalsIn(targets, entries)));
    },
  };
}

const LOOPBACK = 'loopback';

/** The operators that refused, those of the most targets first. */
function refusalsIn(targets: readonly FleetTarget[], entries: Entries) {
  const refused = targets.flatMap(({ id, operator }) => {
    const entry = entries.get(id);
    return entry?.state === 'refused' ? [{ operator: operator ?? LOOPBACK, reason: entry.reason }] : [];
  });
  const refusals = [...groupsOf(refused, ({ operator }) => operator)].map(([operator, those]) => ({
    operator,
    targets: those.length,
    reason: those.at(-1)?.reason ?? '',
  }));
  return refusals.toSorted((one, other) => other.targets - one.targets);
}
