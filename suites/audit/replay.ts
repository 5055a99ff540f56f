/** Judges a recorded audit again, offline: the same probes ask, and the recording answers. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import type { Report } from '../../schemas/verdict.js';
import { auditBy } from './audit.js';
import { notSent, type Exchange } from '../http/exchange.js';
import { readHar, type RecordedAnswer, type Recording } from '../recording/read.js';
import type { Declared } from '../evidence/profile.js';
import type { Note, Source } from './options.js';
import { labelOf, urlOf, type Query } from '../values/queries.js';
import { addressOf } from '../http/address.js';

/** What to judge again. What is left out is as recorded. */
export interface JudgeOptions {
  /** The file of a recorded audit (`audit.har`). */
  readonly har: string;
  /** Parameters of the deployment that override the recorded ones. */
  readonly parameters?: Declared;
  /** Globs over rule ids, instead of the recorded selection. */
  readonly rules?: readonly string[];
  /** A failed SHOULD counts like a failed MUST. */
  readonly strict?: boolean;
  /** Rules that are known to fail: their failure does not count. */
  readonly baseline?: readonly BaselineEntry[];
}

/**
 * Judges a recorded audit again, without asking the target, and resolves to its report. Rejects with a {@link HarError} on a file
 * that holds no audit, and on its options as `audit` does.
 */
export async function judge(options: JudgeOptions): Promise<Report> {
  return judgeRecording(await readHar(options.har), options);
}

export function judgeRecording(
  recording: Recording,
  { parameters, rules = [], strict = recording.strict, baseline }: Omit<JudgeOptions, 'har'> = {},
): Promise<Report> {
  const { target: url, selection, started } = recording;
  const given = {
    ...recording,
    url,
    parameters: { ...recording.parameters, ...parameters },
    rules: rules.length > 0 ? rules : selection,
    strict,
    baseline,
  };
  return auditBy(given, {
    started: new Date(started),
    open: ({ profile }, note) => openRecording(recording, profile.api, note),
  });
}

function openRecording(recording: Recording, api: string, note: Note): Source {
  const { answers, end } = recording;
  /** The answers to each question, of which each is used once, in order. */
  const waiting = new Map<string, RecordedAnswer[]>();
  for (const answer of answers) {
    const key = keyOf(answer.url, answer.query);
    waiting.set(key, [...(waiting.get(key) ?? []), answer]);
  }
  /** The last request of each trial. */
  const latest = new Map<number, number>();
  const exchangeFor = (query: Query): Exchange => {
    const url = urlOf(api, query);
    const { href } = addressOf(new URL(url));
    const question = labelOf(query);
    const unasked = (message: string) => notSent(question, url, { kind: 'unasked', message });
    const exchange = waiting.get(keyOf(href, query))?.shift()?.exchange();
    if (!exchange) return unasked(`the recorded audit did not ask for ${question}`);
    if (query.trial && exchange.id > 0) {
      const { number } = query.trial;
      // The seed draws the order of a trial after its claim was fixed: in another order, its answers prove nothing.
      if (exchange.id < (latest.get(number) ?? 0))
        return unasked('the requests of the trial are not in the order that the seed draws');
      latest.set(number, exchange.id);
    }
    return exchange;
  };
  return {
    ...recording,
    ask: query => Promise.resolve(exchangeFor(query)),
    wait: () => Promise.resolve(),
    close() {
      for (const exchange of recording.exchanges()) note(exchange);
      return Promise.resolve(end);
    },
  };
}

const keyOf = (url: string, query: Query): string => JSON.stringify([labelOf(query), url, query.cookie]);
