/** What changed since the last audit of a target that is watched: new failures in full, the rest in a line for each kind. */
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { printable } from '../../schemas/text/printable.js';
import { changeOf, isOpen, seenIn } from '../diff/change.js';
import { maskOf } from '../report/masks.js';
import { excuseOf, groupsOf } from '../report/results.js';
import { countsText, outcomeWords, reasonsOf, verdictWords } from '../report/verdict-words.js';
import { groupLines, viewOf, type View } from '../text/labels.js';
import { hanging } from '../text/layout.js';
import type { PrintedReport } from './console.js';
import { failureLines } from './failures.js';

interface Changed {
  readonly old: RuleResult;
  readonly now: RuleResult;
}

/** The rules whose outcome, or whose failure, is not what it was. */
export function changedSince(old: Report, now: Report): Changed[] {
  const [before, after] = [maskOf(old), maskOf(now)];
  const known = new Map(old.results.map(result => [result.rule, result]));
  return now.results.flatMap(result => {
    const was = known.get(result.rule);
    return was && changeOf(seenIn(was, before), seenIn(result, after)) !== undefined
      ? [{ old: was, now: result }]
      : [];
  });
}

/** @param cause why the target was audited again, as a clause */
export function consoleRerun(old: Report, now: Report, cause: string, printed: PrintedReport): string {
  const view = viewOf(printed);
  const changes = changedSince(old, now);
  const isShown = ({ now: result }: Changed) =>
    result.outcome === 'failed' && excuseOf(result, now) === undefined;
  const failures = changes.filter(isShown).map(change => change.now);
  const others = changes.filter(change => !isShown(change));
  const { sign, words, tone } = verdictWords(now);
  const lines = [
    '',
    view.paint('dim', `Audited again: ${printable(cause, 300)}`),
    view.paint(tone, view.paint('bold', `${sign} ${words}`)),
    ...[...reasonsOf(now), countsText(now)].flatMap(text =>
      hanging('  ', printable(text, 500), view.columns),
    ),
    ...(changes.length === 0 ? ['  No outcome changed.'] : []),
    ...failureLines({ ...now, results: failures }, view, printed.show),
    ...otherLines(others, view),
  ];
  return `${lines.join('\n')}\n`;
}

function otherLines(changes: readonly Changed[], view: View): string[] {
  const groups = groupsOf(changes, ({ old, now }) => {
    const [was, is] = [outcomeWords[old.outcome].words, outcomeWords[now.outcome].words];
    const step = was === is ? `still ${is}` : `${was} → ${is}`;
    return isOpen(now.outcome) ? `${step}: ${now.message}` : step;
  });
  const lines = [...groups].flatMap(([step, those]) => {
    const names = those.map(({ now }) => now.rule);
    return groupLines(outcomeWords[those[0]?.now.outcome ?? 'untested'], names, step, view);
  });
  return lines.length === 0 ? [] : ['', ...lines];
}
