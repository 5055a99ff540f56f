/** Judges a recorded audit again, offline: the same probes ask, and the recording answers. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import type { Report } from '../../schemas/verdict.js';
import { openAudit } from './audit.js';
import { notSent, REDACTED, type Exchange } from '../http/exchange.js';
import { watchDeparture } from '../recording/departure.js';
import { watchFlaky } from '../recording/flaky.js';
import { readHar, type RecordedAnswer, type Recording } from '../recording/read.js';
import type { Declared } from '../evidence/profile.js';
import type { Source } from './options.js';
import { labelOf, urlOf, type Query } from '../values/queries.js';
import { addressOf } from '../http/address.js';

/** What to judge again. What is left out is as recorded. */
export interface JudgeOptions {
  /** The file of a recorded audit (`audit.har`). */
  readonly har: string;
  /** Parameters of the deployment that win over the recorded ones. */
  readonly parameters?: Declared;
  /** Globs over rule ids, instead of the recorded selection. */
  readonly rules?: readonly string[];
  /** A failed SHOULD counts like a failed MUST; where it is left out, as recorded. */
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

export async function judgeRecording(
  recording: Recording,
  options: Omit<JudgeOptions, 'har'> = {},
): Promise<Report> {
  const { target, selection, started, ...recorded } = recording;
  const running = openAudit(
    {
      ...recorded,
      url: target,
      parameters: { ...recorded.parameters, ...options.parameters },
      rules: options.rules && options.rules.length > 0 ? options.rules : selection,
      strict: options.strict ?? recorded.strict,
      baseline: options.baseline,
    },
    { started: new Date(started), open: ({ profile }) => openRecording(recording, profile.api) },
  );
  await running.collect();
  return running.report();
}

function openRecording(recording: Recording, api: string): Source {
  const { answers, end, steady, traceHeader } = recording;
  const waiting = new Map<string, RecordedAnswer[]>(answers.map(({ question }) => [question, []]));
  for (const answer of answers) waiting.get(answer.question)?.push(answer);
  return {
    ...recording,
    ask(query) {
      const candidates = waiting.get(labelOf(query)) ?? [];
      const url = urlOf(api, query);
      const at = candidates.findIndex(answer => fits(answer, addressOf(new URL(url)).href, query.cookie));
      const [answer] = at < 0 ? [] : candidates.splice(at, 1);
      return Promise.resolve(answer?.exchange() ?? unasked(query, url));
    },
    wait: () => Promise.resolve(),
    close() {
      const departure = watchDeparture();
      const flaky = watchFlaky(steady, traceHeader);
      for (const exchange of recording.exchanges()) {
        departure.note(exchange);
        flaky.note(exchange);
      }
      const gone = departure.departure(end.why !== undefined);
      return Promise.resolve({ ...end, departure: gone, flaky: flaky.flaky() });
    },
  };
}

/** Whether an answer is one to this query; of several, each is used once, in order. */
function fits(answer: RecordedAnswer, url: string, cookie: string | undefined): boolean {
  return answer.cookie === cookie && (answer.url === url || isRedacted(answer.url, url));
}

/** An address may hold a secret, which the recording does not tell. */
function isRedacted(recorded: string, url: string): boolean {
  if (!recorded.includes(REDACTED)) return false;
  let from = 0;
  for (const part of recorded.split(REDACTED)) {
    const at = url.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

function unasked(query: Query, url: string): Exchange {
  const question = labelOf(query);
  const message = `the recorded audit did not ask for ${question}`;
  return notSent(question, url, { kind: 'unasked', message });
}
