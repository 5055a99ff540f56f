/** Reads a recorded audit; whatever the file holds, the result is a recording or one line that names the mistake and its place. */
import { urlFrom } from '../../schemas/text/url.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { mistakeAt, schemaMistake } from '../../schemas/text/schema-error.js';
import type { Entry, RecordingFile } from '../../schemas/generated/recording.js';
import { recordingFile as isRecordingFile } from '../../schemas/generated/recording-validator.js';
import { backendOf } from '../http/route.js';
import { notSent, type Exchange, type Loss } from '../http/exchange.js';
import { watchDeparture, type Departure } from './departure.js';
import { watchFlaky, type Flaky } from './flaky.js';
import { isObject } from '../answers/reading.js';
import { ProfileError, resolveProfile } from '../evidence/profile.js';
import { selectRules } from '../values/selection.js';
import { LABEL, isLabel, isTitle } from '../values/lines.js';
import { LONGEST_NAME, tidy } from '../values/messages.js';
import type { RecordedEnd, Unsent } from './write.js';
import { readJson } from './read-json.js';

/** A file is not the recording of an audit. */
export class HarError extends Error {}

type Log = RecordingFile['log'];
type Kept = 'parameters' | 'seed' | 'selection' | 'strict' | 'started' | 'strength' | 'isAuthorized';

export interface Recording extends Readonly<Pick<Log['_audit'], Kept>> {
  /** The version of the suite that asked. */
  readonly version: string;
  readonly target: URL;
  readonly sample: string | undefined;
  readonly label: string | undefined;
  readonly connectTo: string | undefined;
  readonly quick: boolean;
  readonly steady: boolean;
  readonly lastingMs: number;
  readonly maxPages: number;
  readonly maxRequests: number;
  readonly end: RecordedEnd;
  readonly answers: readonly RecordedAnswer[];
  /** Where the target went away, the last request before that. */
  readonly departure: Departure | undefined;
  /** What was wrong at first and right when asked again. */
  readonly flaky: () => readonly Flaky[];
}

/** A question with its last exchange. */
export interface RecordedAnswer {
  readonly question: string;
  /** As it was first asked, before any redirect. */
  readonly url: string;
  readonly cookie: string | undefined;
  /** Made on demand: all bodies at once would fill the memory. */
  readonly exchange: () => Exchange;
}

/** No audit receives a larger body, even with what redaction adds. */
const LARGEST_BODY = 16 << 20;

/** No string of the engine can be longer. */
export const LARGEST_RECORDING = 500_000_000;

/** Rejects with a {@link HarError} if the file cannot be read or is not the recording of an audit. */
export async function readHar(path: string): Promise<Recording> {
  return recordingOf(await readJson(path, LARGEST_RECORDING, notJson));
}

const notJson = (place: string, what: string) => new HarError(place === '' ? what : `${place}: ${what}`);

const fail = (pointer: string, phrase: string): HarError => new HarError(mistakeAt(pointer, phrase));

/** Throws a {@link HarError} if a JSON value is not the recording of an audit. */
export function recordingOf(value: unknown): Recording {
  if (isObject(value) && !Object.hasOwn(value, 'log')) {
    const what = 'reportVersion' in value ? 'a report, not a recording' : 'not a recording';
    throw new HarError(`${what}: \`log\` is missing`);
  }
  if (isObject(value) && isObject(value['log']) && value['log']['_audit'] === undefined)
    throw fail('/log', 'has no `_audit`: this HAR file is not the recording of an audit');
  if (!isRecordingFile(value)) throw new HarError(schemaMistake(isRecordingFile.errors));
  const { _audit: audit, _end: end, _unsent: unsent, entries } = (value as RecordingFile).log;
  const { parameters, seed, selection, strict, started, strength, isAuthorized, budgets } = audit;
  const target = checkedTarget(audit);
  checkEntries(entries, end.requests);
  const { requests, durationMs, interrupted, why } = end;
  const chains = chainsIn(entries);
  let flaky: readonly Flaky[] | undefined;
  return {
    parameters,
    seed,
    selection,
    strict,
    started,
    strength,
    isAuthorized,
    version: audit.suite.version,
    target,
    sample: audit.sample ?? undefined,
    label: audit.label ?? undefined,
    connectTo: audit.connectTo,
    quick: audit.quick === true,
    steady: budgets.steady ?? false,
    lastingMs: budgets.lastingMs ?? 0,
    maxPages: budgets.maxPages ?? Infinity,
    maxRequests: budgets.maxRequests ?? Infinity,
    end: { requests, durationMs, interrupted, ...(why == null ? {} : { why: tidy(why, 300) }) },
    answers: [
      ...chains.flatMap(chain => chain.slice(-1).map(last => answerOf(last, chain))),
      ...unsent.map(unsentAnswer),
    ],
    departure: departureOf(entries, unsent, why != null),
    // Found on demand: all bodies have to be parsed.
    flaky: () => (flaky ??= flakyIn(chains, budgets.steady ?? false, audit.traceHeader)),
  };
}

/** The target of an audit; throws if its options are such as an audit refuses. */
function checkedTarget(audit: Log['_audit']): URL {
  const { seed, label, sample, connectTo, selection } = audit;
  const target = urlFrom(audit.target);
  if (!target) throw fail('/log/_audit/target', 'must be a URL');
  const { search, hash, username, password } = target;
  const isShort = audit.target.length <= LONGEST_NAME;
  const checks: readonly [name: string, isRight: boolean, expected: string][] = [
    [
      'target',
      isShort && search + hash + username + password === '',
      `a URL of at most ${grouped(LONGEST_NAME)} characters without a user name, a query and a fragment`,
    ],
    ['seed', seed.length <= LONGEST_NAME && seed.isWellFormed(), 'well-formed text'],
    ['label', label == null || isLabel(label), LABEL],
    ['sample', sample == null || isTitle(sample), 'the title of a file'],
    ['connectTo', connectTo === undefined || backendOf(connectTo) !== undefined, 'HOST:PORT'],
    ['selection', selectRules(selection).size > 0, 'globs that match a rule'],
  ];
  for (const [name, isRight, expected] of checks)
    if (!isRight) throw fail(`/log/_audit/${name}`, `must be ${expected}`);
  try {
    resolveProfile(target, audit.parameters);
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    throw fail('/log/_audit/parameters', `is not valid: ${error.message}`);
  }
  return target;
}

function checkEntries(entries: readonly Entry[], requests: number): void {
  if (requests !== entries.length) {
    const sent = `${count(requests, 'request')} ${requests === 1 ? 'was' : 'were'} sent`;
    throw fail('/log/entries', `has ${count(entries.length, 'entry', 'entries')}, but ${sent}`);
  }
  let last = 0;
  for (const [index, { _id: id, response }] of entries.entries()) {
    const pointer = `/log/entries/${index}`;
    if (id <= last) throw fail(`${pointer}/_id`, `must be greater than ${last}, that of the entry before`);
    last = id;
    const { status, content } = response;
    const length = content.text?.length ?? 0;
    if (length > LARGEST_BODY)
      throw fail(
        `${pointer}/response/content/text`,
        `has ${grouped(length)} characters, more than any audit receives`,
      );
    if (status !== 0 && status < 100)
      throw fail(`${pointer}/response/status`, `must be 0 or a status of HTTP, not ${status}`);
  }
}

/** The entries of each question: those that a retry or a redirect followed, and its answer. */
function chainsIn(entries: readonly Entry[]): Entry[][] {
  const chains: Entry[][] = [];
  let isFollowed = false;
  for (const entry of entries) {
    if (isFollowed) chains.at(-1)?.push(entry);
    else chains.push([entry]);
    const { _followed: followed } = entry;
    isFollowed = followed === true;
  }
  // What was to follow the last entry never came.
  return isFollowed ? chains.slice(0, -1) : chains;
}

function answerOf(last: Entry, [first = last]: readonly Entry[]): RecordedAnswer {
  const { _question: question, _cookie: cookie } = last;
  const exchange = () => exchangeOf(last);
  return { question, url: first.request.url, cookie: cookie ?? undefined, exchange };
}

function unsentAnswer({ question, url, cookie, loss }: Unsent): RecordedAnswer {
  const exchange = () => notSent(question, url, lossOf(loss));
  return { question, url, cookie: cookie ?? undefined, exchange };
}

function departureOf(
  entries: readonly Entry[],
  unsent: readonly Unsent[],
  isKnown: boolean,
): Departure | undefined {
  const watch = watchDeparture();
  for (const { question, url, loss } of unsent) watch.note(notSent(question, url, lossOf(loss)));
  for (const entry of entries) watch.note(exchangeOf({ ...entry, response: withoutBody(entry.response) }));
  return watch.departure(isKnown);
}

const withoutBody = (response: Entry['response']): Entry['response'] => ({ ...response, content: {} });

function flakyIn(chains: readonly Entry[][], steady: boolean, traceHeader: string | undefined) {
  const watch = watchFlaky(steady, traceHeader);
  for (const chain of chains) watch.note(chain.map(exchangeOf));
  return watch.flaky();
}

function exchangeOf({ _id, _question, _loss, startedDateTime, time, request, response }: Entry): Exchange {
  const { status, content } = response;
  const body = Buffer.from(content.text ?? '', content.encoding ?? 'utf8');
  return {
    id: _id,
    question: _question,
    request: { method: 'GET', url: request.url, headers: Object.fromEntries(headersOf(request.headers)) },
    // Status 0 means no answer.
    ...(status !== 0 && { response: { status, headers: headersOf(response.headers), body } }),
    ...(_loss && { loss: lossOf(_loss) }),
    startedAt: Date.parse(startedDateTime),
    ms: time,
  };
}

const headersOf = (headers: Entry['request']['headers']): [name: string, value: string][] =>
  headers.map(({ name, value }) => [name.toLowerCase(), value]);

const lossOf = ({ kind, message }: Loss): Loss => ({ kind, message: tidy(message, 300) });
