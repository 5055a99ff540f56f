/** Reads a recorded audit; whatever the file holds, the result is a recording or one line that names the mistake and its place. */
import { urlFrom } from '../../schemas/text/url.js';
import { grouped } from '../../schemas/text/numbers.js';
import { mistakeAt, schemaMistake } from '../../schemas/text/schema-error.js';
import type { Entry, RecordingFile } from '../../schemas/generated/recording.js';
import { recordingFile as isRecordingFile } from '../../schemas/generated/recording-validator.js';
import { wrongOption } from '../audit/check-options.js';
import { notSent, type Exchange, type Loss } from '../http/exchange.js';
import { isObject } from '../answers/reading.js';
import { ProfileError, resolveProfile } from '../evidence/profile.js';
import { selectRules } from '../values/selection.js';
import { labelOf, queryFrom, type Query } from '../values/queries.js';
import { tidy } from '../values/messages.js';
import type { RecordedEnd } from './write.js';
import { completed, cutOff } from './incomplete.js';
import { parseJson, readText } from './read-json.js';

/** A file is not the recording of an audit. */
export class HarError extends Error {}

type Log = RecordingFile['log'];
type AsGiven = 'parameters' | 'seed' | 'selection' | 'strict' | 'connectTo' | 'traceHeader' | 'quick';
type Kept = AsGiven | 'started' | 'strength' | 'isAuthorized';

/** The options of the audit, what was asked, and how it ended. */
export interface Recording extends Readonly<Pick<Log['_audit'], Kept>> {
  /** The version of the suite that asked. */
  readonly version: string;
  readonly target: URL;
  readonly sample: string | undefined;
  readonly label: string | undefined;
  readonly steady: boolean;
  readonly together: boolean;
  readonly lastingMs: number;
  readonly maxPages: number;
  readonly maxRequests: number;
  readonly end: RecordedEnd;
  /** What the recording lacks, in a line each. */
  readonly lacks: readonly string[];
  /** Whether more was asked than it shows: what it shows is judged, and nothing else is known. */
  readonly isPartial: boolean;
  readonly answers: readonly RecordedAnswer[];
  /** Everything that was sent, and before that what was not, made on demand. */
  readonly exchanges: () => Iterable<Exchange>;
}

/** A question with its last exchange. */
export interface RecordedAnswer {
  readonly question: string;
  /** Whether only its address is known. */
  readonly isUnnamed: boolean;
  /** Whether a trial asked it, or it was asked again. */
  readonly isAgain: boolean;
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

const notJson = (place: string, what: string) => new HarError(place === '' ? what : `${place}: ${what}`);

/** Rejects with a {@link HarError} if the file cannot be read or is not the recording of an audit. */
export async function readHar(path: string): Promise<Recording> {
  const text = readText(path, LARGEST_RECORDING, what => notJson('', what));
  return recordingOf(
    await parseJson(text, notJson).catch((error: unknown) => {
      const cut = text.includes('\n],"_unsent"') ? undefined : cutOff(text);
      if (cut) return cut;
      throw error;
    }),
  );
}

const fail = (pointer: string, phrase: string): HarError => new HarError(mistakeAt(pointer, phrase));

/** Throws a {@link HarError} if a JSON value is not the recording of an audit. */
export function recordingOf(given: unknown): Recording {
  const { value, lacks, isPartial } = completed(given);
  if (isObject(value) && !Object.hasOwn(value, 'log')) {
    const what = 'reportVersion' in value ? 'a report, not a recording' : 'not a recording';
    throw new HarError(`${what}: \`log\` is missing`);
  }
  if (isObject(value) && isObject(value['log']) && value['log']['_audit'] === undefined)
    throw fail('/log', 'has no `_audit`: this HAR file is not the recording of an audit');
  if (!isRecordingFile(value)) throw new HarError(schemaMistake(isRecordingFile.errors));
  const { _audit: audit, _end: end, _unsent: unsent, entries } = (value as RecordingFile).log;
  const { budgets, ...options } = audit;
  const { requests, durationMs, interrupted, why } = end;
  checkEntries(entries);
  const unanswered = unsent.map(({ question, url, cookie, loss }) => {
    const words = wordsOf(question, url, cookie);
    const exchange = () => notSent(words, url, lossOf(loss));
    return { question: words, isUnnamed: false, isAgain: true, url, cookie: cookie ?? undefined, exchange };
  });
  return {
    ...options,
    version: audit.suite.version,
    target: checkedTarget(audit),
    sample: audit.sample ?? undefined,
    label: audit.label ?? undefined,
    steady: budgets.steady ?? false,
    together: budgets.together ?? false,
    lastingMs: budgets.lastingMs ?? 0,
    maxPages: budgets.maxPages ?? Infinity,
    maxRequests: budgets.maxRequests ?? Infinity,
    end: { requests, durationMs, interrupted, ...(why == null ? {} : { why: tidy(why, 300) }) },
    lacks,
    isPartial,
    answers: [...answersIn(entries), ...unanswered],
    *exchanges() {
      for (const { exchange } of unanswered) yield exchange();
      for (const entry of entries) yield exchangeOf(entry);
    },
  };
}

/** The target of an audit; throws if its options are such as an audit refuses. */
function checkedTarget({ target: url, selection, parameters, ...audit }: Log['_audit']): URL {
  const target = urlFrom(url);
  if (!target) throw fail('/log/_audit/target', 'must be a URL');
  const { seed, label, sample, connectTo, traceHeader } = audit;
  const given = { seed, label: label ?? undefined, sample: sample ?? undefined, connectTo, traceHeader };
  const [option, expected] = wrongOption({ url: target, ...given }) ?? [];
  if (option !== undefined)
    throw fail(`/log/_audit/${option === 'url' ? 'target' : option}`, `must be ${expected}`);
  if (selectRules(selection).size === 0)
    throw fail('/log/_audit/selection', 'must be globs that match a rule');
  try {
    resolveProfile(target, parameters);
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    throw fail('/log/_audit/parameters', `is not valid: ${error.message}`);
  }
  return target;
}

function checkEntries(entries: readonly Entry[]): void {
  const known = new Set<number>();
  for (const [index, { _id: id, response }] of entries.entries()) {
    const pointer = `/log/entries/${index}`;
    if (known.has(id)) throw fail(`${pointer}/_id`, 'must be another than that of an entry before');
    known.add(id);
    const length = response.content.text?.length ?? 0;
    if (length > LARGEST_BODY)
      throw fail(
        `${pointer}/response/content/text`,
        `has ${grouped(length)} characters, more than any audit receives`,
      );
  }
}

/** A question is answered by the first of its entries that no retry or redirect followed; it may have none. */
function answersIn(entries: readonly Entry[]): RecordedAnswer[] {
  const answers: RecordedAnswer[] = [];
  let first: Entry | undefined;
  for (const entry of entries) {
    const { _question: asked, _cookie: cookie, _trial: trial, _followed: isFollowed } = entry;
    first ??= entry;
    if (isFollowed === true) continue;
    const { url } = first.request;
    answers.push({
      question: wordsOf(asked, url, cookie),
      isUnnamed: asked === undefined,
      isAgain: trial !== undefined || asked?.repeat !== undefined,
      url,
      cookie: cookie ?? undefined,
      exchange: () => exchangeOf(entry),
    });
    first = undefined;
  }
  return answers;
}

/** A question in words; without its data, by its address. */
function wordsOf(asked: Entry['_question'], url: string, cookie: string | null | undefined): string {
  const question = (asked as Query | undefined) ?? queryFrom(url);
  return question ? labelOf({ ...question, ...(cookie == null ? {} : { cookie }) }) : tidy(url, 100);
}

function exchangeOf({
  _id,
  _question,
  _cookie,
  _loss,
  startedDateTime,
  time,
  request,
  response,
}: Entry): Exchange {
  const { status, content } = response;
  const body = Buffer.from(content.text ?? '', content.encoding ?? 'utf8');
  return {
    id: _id,
    question: wordsOf(_question, request.url, _cookie),
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
