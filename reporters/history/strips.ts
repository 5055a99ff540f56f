/** Outcomes over time as strips: a bar for each stretch of runs, whose height shows the outcome as well as its colour. */
import type { RuleHistory, Run, TargetHistory } from '../../schemas/generated/history.js';
import { count } from '../../schemas/text/numbers.js';
import { circumstanceNames } from '../diff/words.js';
import { momentOf } from '../report/facts.js';
import { attributes, escaped } from '../text/markup.js';
import { isOfTheJudge, verdictOf } from './words.js';

interface Bar {
  readonly kind: string;
  readonly words: string;
  readonly from: number;
  readonly runs: number;
}

const HEIGHT = 20;

/** Of the whole height; what needs attention is high. */
const heights: Readonly<Record<string, number>> = {
  failed: 20,
  nonconformant: 20,
  cantTell: 13,
  undetermined: 13,
  passed: 6,
  conformant: 6,
  inapplicable: 3,
  untested: 3,
};

export function ruleStrip({ stretches }: RuleHistory, { runs }: TargetHistory): string {
  const bars = stretches.map(({ outcome, from, runs: length }) => ({
    kind: outcome,
    words: outcome,
    from,
    runs: length,
  }));
  return strip(bars, runs);
}

/** With a line where what the target is judged by changed. */
export function verdictStrip({ runs, steps }: TargetHistory): string {
  const bars: { kind: string; words: string; from: number; runs: number }[] = [];
  for (const [from, run] of runs.entries()) {
    const { state, words } = verdictOf(run);
    const last = bars.at(-1);
    if (last?.kind === state) last.runs += 1;
    else bars.push({ kind: state, words, from, runs: 1 });
  }
  const lines = steps.flatMap(({ run, circumstances }) => {
    const names = circumstanceNames({ circumstances: circumstances.filter(isOfTheJudge) });
    if (names.length === 0) return [];
    const title = `new from ${momentOf(runs[run]?.started ?? '')} on: ${names.join(', ')}`;
    const place = { x1: run, x2: run, y1: 0, y2: HEIGHT, 'vector-effect': 'non-scaling-stroke' };
    return [`<line${attributes(place)}><title>${escaped(title)}</title></line>`];
  });
  return strip(bars, runs, lines.slice(-MOST_LINES).join(''));
}

const MOST_LINES = 50;

/** More bars than this would make the page heavy, and none of them could be seen. */
const MOST_BARS = 400;

function strip(all: readonly Bar[], runs: readonly Run[], lines = ''): string {
  const bars = thinned(all, runs.length);
  const size = { viewBox: `0 0 ${runs.length} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img' };
  return `<svg class="strip"${attributes({ ...size, 'aria-label': textOf(all, runs.length) })}>${bars.map(bar => rectOf(bar, runs)).join('')}${lines}</svg>`;
}

/** Where there are too many, the gravest outcome of several stretches is shown for all of them. */
function thinned(bars: readonly Bar[], runs: number): readonly Bar[] {
  if (bars.length <= MOST_BARS) return bars;
  const width = runs / MOST_BARS;
  const places = new Map<number, Bar>();
  for (const bar of bars) {
    const [first, last] = [bar.from, bar.from + bar.runs - 1].map(index => Math.floor(index / width));
    for (let place = first ?? 0; place <= (last ?? 0); place += 1) {
      const known = places.get(place);
      if (!known || heightOf(bar) > heightOf(known))
        places.set(place, { ...bar, from: place * width, runs: width });
    }
  }
  return [...places.values()];
}

const heightOf = ({ kind }: Bar): number => heights[kind] ?? 0;

function rectOf(bar: Bar, runs: readonly Run[]): string {
  const height = heightOf(bar);
  if (height === 0) return '';
  const place = { x: rounded(bar.from), y: HEIGHT - height, width: rounded(bar.runs), height };
  const first = Math.floor(bar.from);
  const last = Math.min(runs.length - 1, Math.ceil(bar.from + bar.runs) - 1);
  const [from, to] = [first, last].map(index => momentOf(runs[index]?.started ?? ''));
  const title = from === to ? `${bar.words}: ${from}` : `${bar.words}: ${from} to ${to}`;
  return `<rect class="${bar.kind}"${attributes(place)}><title>${escaped(title)}</title></rect>`;
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

const mostSpoken = 6;

/** `passed in 30 runs, then failed in 5 runs`. */
function textOf(bars: readonly Bar[], runs: number): string {
  const shown = bars
    .slice(-mostSpoken)
    .map(({ words, runs: length }) => `${words} in ${count(length, 'run')}`);
  const earlier = bars.length > mostSpoken ? `${count(runs, 'run')}, at last ` : '';
  return earlier + shown.join(', then ');
}
