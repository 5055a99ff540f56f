/** Reads a recorded audit; whatever the file holds, the result is a recording or one line that names the mistake and its place. */
import { urlFrom } from '../../schemas/text/url.js';
import { count, grouped } from '../../schemas/text/numbers.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';
import { mistakeAt, schemaMistake } from '../../schemas/text/schema-error.js';
import type { Entry, RecordingFile } from '../../schemas/generated/recording.js';
import { recordingFile as isRecordingFile } from '../../schemas/generated/recording-validator.js';
import { backendOf } from '../http/route.js';
import { notSent, type Exchange, type HttpResponse, type Loss } from '../http/exchange.js';
import { watchDeparture, type Departure } from './departure.js';
import { watchFlaky, type Flaky } from './flaky.js';
import { isObject } from '../answers/reading.js';
import { ProfileError, resolveProfile, type Declared } from '../evidence/profile.js';
import { selectRules } from '../values/selection.js';
import { LABEL, isLabel, isTitle } from '../values/lines.js';
import { LONGEST_NAME, tidy } from '../values/messages.js';
import type { RecordedAudit, RecordedEnd, Unsent } from './har.js';
import { readJson } from './read-json.js';

/** A file is not the recording of an audit. */
export class HarError extends Error {}

type Kept = 'parameters' | 'seed' | 'selection' | 'strict' | 'started';

export interface Recording extends Readonly<Pick<RecordedAudit, Kept>> {
  /** The version of the suite that asked. */
  readonly version: string;
  readonly target: URL;
  readonly sample: string | undefined;
  readonly label: string | undefined;
  readonly strength: 1 | 2 | 3;
  readonly connectTo: string | undefined;
  readonly quick: boolean;
  readonly steady: boolean;
  readonly lastingMs: number;
  readonly maxPages: number;
  readonly maxRequests: number;
  /** Whether the user gave credentials. */
  readonly isAuthorized: boolean;
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

/** No string of the engine can be longer. */
export const LARGEST_RECORDING = 500_000_000;

/** No audit receives a larger body, even with what redaction adds. */
const LARGEST_BODY = 16 << 20;

/** Rejects with a {@link HarError} where the file cannot be read or is not the recording of an audit. */
export async function readHar(path: string): Promise<Recording> {
  return recordingOf(await readJson(path, LARGEST_RECORDING, notJson));
}

const notJson = (place: string, what: string): HarError =>
  new HarError(place === '' ? what : `${place}: ${what}`);

const fail = (pointer: string, phrase: string): HarError => new HarError(mistakeAt(pointer, phrase));

/** Throws a {@link HarError} where a JSON value is not the recording of an audit. */
export function recordingOf(value: unknown): Recording {
  if (isObject(value) && !Object.hasOwn(value, 'log'))
    throw new HarError(
      `${'reportVersion' in value ? 'a report, not a recording' : 'not a recording'}: \`log\` is missing`,
    );
  if (isObject(value) && isObject(value['log']) && value['log']['_audit'] === undefined)
    throw fail('/log', 'has no `_audit`: this HAR file is not the recording of an audit');
  if (!isRecordingFile(value)) throw new HarError(schemaMistake(isRecordingFile.errors));
  const { _audit: audit, _end: end, _unsent: unsent, entries } = (value as RecordingFile).log;
  const { parameters, seed, strength, isAuthorized, selection, strict, started, sample, label, budgets } =
    audit;
  if (!urlFrom(audit.target)) throw fail('/log/_audit/target', 'must be a URL');
  const target = new URL(audit.target);
  checkTexts(target, audit);
  checkParameters(parameters, target);
  if (selectRules(selection).size === 0) throw fail('/log/_audit/selection', 'matches no rule');
  if (end.requests !== entries.length)
    throw fail(
      '/log/entries',
      `has ${count(entries.length, 'entry', 'entries')}, but ${count(end.requests, 'request')} ${end.requests === 1 ? 'was' : 'were'} sent`,
    );
  const { requests, durationMs, interrupted, why } = end;
  return {
    version: audit.suite.version,
    target,
    parameters,
    seed,
    isAuthorized,
    selection,
    strict,
    started,
    sample: sample ?? undefined,
    label: label ?? undefined,
    strength,
    connectTo: audit.connectTo,
    quick: audit.quick === true,
    steady: budgets.steady ?? false,
    lastingMs: budgets.lastingMs ?? 0,
    maxPages: budgets.maxPages ?? Infinity,
    maxRequests: budgets.maxRequests ?? Infinity,
    end: { requests, durationMs, interrupted, ...(why == null ? {} : { why: tidy(why, 300) }) },
    answers: [...sentAnswers(entries), ...unsent.map(unsentAnswer)],
    departure: departureOf(entries, unsent, why != null),
    flaky: flakyOf(entries, budgets.steady ?? false, audit.traceHeader),
  };
}

/** What an audit would refuse as an option. */
function checkTexts({ search, hash, username, password }: URL, audit: RecordingFile['log']['_audit']): void {
  const { target, seed, label, sample, connectTo } = audit;
  if (search + hash + username + password !== '')
    throw fail('/log/_audit/target', 'must be a URL without a user name, a query and a fragment');
  for (const [name, text] of Object.entries({ target, seed, label: label ?? '' }))
    if (text.length > LONGEST_NAME)
      throw fail(
        `/log/_audit/${name}`,
        `has ${grouped(text.length)} characters, more than ${grouped(LONGEST_NAME)}`,
      );
  if (!seed.isWellFormed()) throw fail('/log/_audit/seed', 'must be well-formed text');
  if (label != null && !isLabel(label)) throw fail('/log/_audit/label', `must be ${LABEL}`);
  if (connectTo !== undefined && !backendOf(connectTo))
    throw fail('/log/_audit/connectTo', 'must be HOST:PORT');
  if (sample != null && !isTitle(sample)) throw fail('/log/_audit/sample', 'must be the title of a file');
}

function checkParameters(parameters: Declared, target: URL): void {
  for (const [name, value] of Object.entries(parameters)) {
    try {
      resolveProfile(target, { [name]: value });
    } catch (error) {
      if (!(error instanceof ProfileError)) throw error;
      throw fail(`/log/_audit/parameters/${pointerStep(name)}`, `is not valid: ${error.message}`);
    }
  }
}

/** The last exchange of each question: those that a retry or a redirect followed are no answers. */
function sentAnswers(entries: readonly Entry[]): RecordedAnswer[] {
  const answers: RecordedAnswer[] = [];
  let first: string | undefined;
  let last = 0;
  for (const [index, entry] of entries.entries()) {
    const pointer = `/log/entries/${index}`;
    const { _id: id, _question: question, _cookie: cookie, _followed: followed, request } = entry;
    if (id <= last) throw fail(`${pointer}/_id`, `must be greater than ${last}, that of the entry before`);
    const { length } = entry.response.content.text ?? '';
    if (length > LARGEST_BODY)
      throw fail(
        `${pointer}/response/content/text`,
        `has ${grouped(length)} characters, more than any audit receives`,
      );
    const { status } = entry.response;
    if (status !== 0 && status < 100)
      throw fail(`${pointer}/response/status`, `must be 0 or a status of HTTP, not ${status}`);
    last = id;
    const url: string = first ?? request.url;
    first = followed === true ? url : undefined;
    if (followed !== true)
      answers.push({ question, url, cookie: cookie ?? undefined, exchange: () => exchangeOf(entry) });
  }
  return answers;
}

function departureOf(
  entries: readonly Entry[],
  unsent: readonly Unsent[],
  isKnown: boolean,
): Departure | undefined {
  const watch = watchDeparture();
  for (const { question, url, loss } of unsent) watch.note(notSent(question, url, lossOf(loss)));
  for (const { _id: id, _question: question, _loss, request, response } of entries) {
    watch.note({
      id,
      question,
      request: requestOf(request),
      ...(_loss && { loss: lossOf(_loss) }),
      ...(response.status !== 0 && { response }),
    });
  }
  return watch.departure(isKnown);
}

/** Read once, on demand: all bodies have to be parsed. */
function flakyOf(
  entries: readonly Entry[],
  steady: boolean,
  traceHeader: string | undefined,
): () => readonly Flaky[] {
  let known: readonly Flaky[] | undefined;
  return () => {
    if (known) return known;
    const watch = watchFlaky(steady, traceHeader);
    let chain: Exchange[] = [];
    for (const entry of entries) {
      const { _followed: followed } = entry;
      chain.push(exchangeOf(entry));
      if (followed === true) continue;
      watch.note(chain);
      chain = [];
    }
    return (known = watch.flaky());
  };
}

function unsentAnswer({ question, url, cookie, loss }: Unsent): RecordedAnswer {
  const exchange = () => notSent(question, url, lossOf(loss));
  return { question, url, cookie: cookie ?? undefined, exchange };
}

function exchangeOf({ _id, _question, _loss, startedDateTime, time, request, response }: Entry): Exchange {
  return {
    id: _id,
    question: _question,
    request: requestOf(request),
    // Status 0 means no answer.
    ...(response.status !== 0 && { response: responseOf(response) }),
    ...(_loss && { loss: lossOf(_loss) }),
    startedAt: Date.parse(startedDateTime),
    ms: time,
  };
}

const requestOf = ({ url, headers }: Entry['request']): Exchange['request'] => ({
  method: 'GET',
  url,
  headers: Object.fromEntries(headersOf(headers)),
});

function responseOf({ status, headers, content: { text, encoding } }: Entry['response']): HttpResponse {
  return { status, headers: headersOf(headers), body: Buffer.from(text ?? '', encoding ?? 'utf8') };
}

const headersOf = (headers: Entry['request']['headers']): [name: string, value: string][] =>
  headers.map(({ name, value }) => [name.toLowerCase(), value]);

const lossOf = ({ kind, message }: Loss): Loss => ({ kind, message: tidy(message, 300) });
