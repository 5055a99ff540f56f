/** The report on a terminal, and the changes since the last one for `--watch`. */
import { changeOf, isOpen, seenIn } from '../diff/change.js';
import * as blocks from '../report/blocks.js';
import { targetName, maskOf } from '../report/facts.js';
import { excuseOf, groupsOf } from '../report/results.js';
import { countsText, outcomeWords, reasonsOf, verdictWords } from '../report/verdict-words.js';
import type { Block } from '../text/blocks.js';
import { consoleText, type Printed } from '../text/console.js';
import type { Report } from '../../schemas/verdict.js';

export interface PrintedReport extends Printed {
  /** The number of failures in full; the others take a line each. */
  readonly show?: number | undefined;
}

const SHOWN_IN_FULL = 8;

const failureBlocks = (report: Report, { show = SHOWN_IN_FULL }: PrintedReport): Block[] =>
  blocks.failureBlocks(report, show, '`--show all` shows each of these in full');

/** The verdict comes last, where a terminal shows it. */
export function consoleReport(report: Report, printed: PrintedReport): string {
  const all = [
    ...blocks.headBlocks(report, targetName(report)),
    ...blocks.causeBlocks(report),
    ...failureBlocks(report, printed),
    ...blocks.baselineBlocks(report),
    ...blocks.unjudgedBlocks(report),
    ...blocks.areaBlocks(report),
    blocks.footBlock(report, printed.files),
    blocks.verdictBlock(report),
  ];
  return consoleText(all, printed);
}

export function changedSince(old: Report, now: Report) {
  const [before, after] = [maskOf(old), maskOf(now)];
  const known = new Map(old.results.map(result => [result.rule, result]));
  return now.results.flatMap(result => {
    const was = known.get(result.rule);
    const change = was && changeOf(seenIn(was, before), seenIn(result, after));
    return was && change ? [{ old: was, now: result }] : [];
  });
}

type Changed = ReturnType<typeof changedSince>[number];

/** @param cause why the target was audited again, as a clause */
export function consoleRerun(old: Report, now: Report, cause: string, printed: PrintedReport): string {
  const changes = changedSince(old, now);
  const isShown = ({ now: result }: Changed) =>
    result.outcome === 'failed' && excuseOf(result, now) === undefined;
  const failures = changes.filter(isShown).map(change => change.now);
  const all: Block[] = [
    { kind: 'title', text: `Audited again: ${cause}` },
    { ...verdictWords(now), kind: 'head' },
    ...reasonsOf(now),
    countsText(now),
    changes.length === 0 ? 'No outcome changed.' : '',
    ...failureBlocks({ ...now, results: failures }, printed),
    ...otherBlocks(changes.filter(change => !isShown(change))),
  ];
  return `\n${consoleText(all, printed)}`;
}

function otherBlocks(changes: readonly Changed[]): Block[] {
  const groups = groupsOf(changes, ({ old, now }) => {
    const [was, is] = [outcomeWords[old.outcome].words, outcomeWords[now.outcome].words];
    const step = was === is ? `still ${is}` : `${was} → ${is}`;
    return isOpen(now.outcome) ? `${step}: ${now.message}` : step;
  });
  if (groups.size === 0) return [];
  const items = [...groups].map(([text, those]) => {
    const { sign, tone } = outcomeWords[those[0]?.now.outcome ?? 'untested'];
    return { sign, tone, names: those.map(({ now }) => now.rule), text };
  });
  return [
    { kind: 'title', text: 'Changed' },
    { kind: 'notes', items },
  ];
}
