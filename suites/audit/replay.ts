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
import { headersOf, labelOf, queryFrom, unusualIn, urlOf, type Query } from '../values/queries.js';
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
  const { answers, end, isPartial, lacks, steady, traceHeader } = recording;
  const waiting = new Map<string, RecordedAnswer[]>();
  for (const answer of answers) {
    const key = answer.isUnnamed ? askedBy(answer.url) : answer.question;
    const same = waiting.get(key) ?? [];
    same.push(answer);
    waiting.set(key, same);
  }
  /** Of each trial, the last request. */
  const latest = new Map<number, number>();
  return {
    ...recording,
    ask(query) {
      const url = urlOf(api, query);
      const question = labelOf(query);
      const { href } = addressOf(new URL(url));
      const answer =
        taken(waiting.get(question), href, query) ?? taken(waiting.get(askedBy(url)), href, query);
      const exchange = answer?.exchange();
      if (!exchange)
        return Promise.resolve(unasked(query, url, `the recorded audit did not ask for ${question}`));
      const before = query.trial && latest.get(query.trial.number);
      // The seed draws the order of a trial after what it tries was fixed: in another order, its answers prove nothing.
      if (before !== undefined && exchange.id < before)
        return Promise.resolve(
          unasked(query, url, 'the requests of the trial are not in the order that the seed draws'),
        );
      if (query.trial && exchange.id > 0) latest.set(query.trial.number, exchange.id);
      return Promise.resolve(exchange);
    },
    *rest() {
      if (!isPartial) return;
      for (const answer of [...waiting.values()].flat()) {
        const query = answer.isAgain ? undefined : queryFrom(answer.url);
        const { cookie } = answer;
        if (query && !query.html)
          yield [{ ...query, ...(cookie === undefined ? {} : { cookie }) }, answer.exchange()];
      }
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
      const cut = isPartial
        ? { interrupted: true, why: `the recording is not whole: ${lacks.join('; ')}` }
        : {};
      return Promise.resolve({ ...end, ...cut, departure: gone, flaky: flaky.flaky() });
    },
  };
}

/** What an address asks, in whatever manner. */
const askedBy = (url: string): string => JSON.stringify(queryFrom(url));

/** Takes the first answer to this query: each is used once, in order. */
function taken(answers: RecordedAnswer[] = [], url: string, query: Query): RecordedAnswer | undefined {
  const at = answers.findIndex(answer => fits(answer, url, query));
  return at < 0 ? undefined : answers.splice(at, 1)[0];
}

/** If only the address of a question is known, its other parts are as usual, or in the headers; a connection leaves no trace. */
function fits(answer: RecordedAnswer, url: string, query: Query): boolean {
  if (answer.cookie !== query.cookie) return false;
  if (!answer.isUnnamed) return answer.url === url || isRedacted(answer.url, url);
  if (query.bare) return false;
  if (unusualIn(query) === 0 && !query.encoded) return true;
  const { headers } = answer.exchange().request;
  return (
    answer.url === url && Object.entries(headersOf(query)).every(([name, value]) => headers[name] === value)
  );
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

const unasked = (query: Query, url: string, message: string): Exchange =>
  notSent(labelOf(query), url, { kind: 'unasked', message });
