/** The entries of a recorded audit as the answers to its questions. */
import { grouped } from '../../schemas/text/numbers.js';
import type { Exchange, Loss, LossKind, HttpResponse } from '../http/exchange.js';
import { fail, integer, list, member, number, optional, text } from './shape.js';
import type { Spot } from './shape.js';
import { plain, tidy } from '../values/messages.js';

/** What a question came to. */
export interface RecordedAnswer {
  readonly question: string;
  /** As it was first asked, before any redirect. */
  readonly url: string;
  readonly cookie: string | undefined;
  /** Made when it is asked for: all bodies at once would fill the memory. */
  readonly exchange: () => Exchange;
}

/** More of a body no audit receives, what redaction adds included. */
const LARGEST_BODY = 16 << 20;

/** Of `log.entries`: those that a retry or a redirect followed are no answers. */
export function sentAnswers(spot: Spot): RecordedAnswer[] {
  const answers: RecordedAnswer[] = [];
  let first: string | undefined;
  let last = 0;
  for (const entry of list(spot)) {
    const exchange = exchangeOf(entry);
    const { id, question, request, response } = exchange;
    if (id <= last) throw fail(member(entry, '_id'), `${id} comes after ${last}`);
    last = id;
    const url: string = first ?? request.url;
    const isFinal = optional(entry, '_followed') === undefined;
    first = isFinal ? undefined : url;
    const body = bodyOf(member(entry, 'response'));
    if (!isFinal) continue;
    answers.push({
      question,
      url,
      cookie: cookieOf(entry, '_cookie'),
      exchange: () => (response ? { ...exchange, response: { ...response, body: body() } } : exchange),
    });
  }
  return answers;
}

/** Of `log._unsent`. */
export function unsentAnswers(spot: Spot): RecordedAnswer[] {
  return list(spot).map(item => {
    const question = text(member(item, 'question'));
    const url = text(member(item, 'url'));
    const loss = lossOf(member(item, 'loss'));
    const request = { method: 'GET', url, headers: {} } as const;
    return {
      question,
      url,
      cookie: cookieOf(item, 'cookie'),
      exchange: () => ({ id: 0, question, request, loss, startedAt: 0, ms: 0 }),
    };
  });
}

function cookieOf(spot: Spot, name: string): string | undefined {
  const cookie = optional(spot, name);
  return cookie && text(cookie);
}

/** The exchange of an entry, its body still to come. */
function exchangeOf(entry: Spot): Exchange {
  const request = member(entry, 'request');
  const method = member(request, 'method');
  if (method.value !== 'GET') throw fail(method, 'an audit asks by GET only');
  const loss = optional(entry, '_loss');
  const response = responseOf(member(entry, 'response'));
  if (!response && !loss) throw fail(entry, 'neither an answer nor a `_loss` that says why there is none');
  return {
    id: integer(member(entry, '_id'), 1),
    question: text(member(entry, '_question')),
    request: {
      method: 'GET',
      url: text(member(request, 'url')),
      headers: Object.fromEntries(headersOf(member(request, 'headers'))),
    },
    ...(response && { response }),
    ...(loss && { loss: lossOf(loss) }),
    startedAt: momentOf(member(entry, 'startedDateTime')),
    ms: number(member(entry, 'time'), 0),
  };
}

const NOTHING = new Uint8Array();

/** Status 0 stands for no answer. */
function responseOf(spot: Spot): HttpResponse | undefined {
  const status = integer(member(spot, 'status'), 0);
  return status === 0 ? undefined : { status, headers: headersOf(member(spot, 'headers')), body: NOTHING };
}

function headersOf(spot: Spot): [name: string, value: string][] {
  return list(spot).map(header => [
    text(member(header, 'name')).toLowerCase(),
    text(member(header, 'value')),
  ]);
}

/** Checks the body of a response now and decodes it when it is asked for. */
function bodyOf(response: Spot): () => Uint8Array {
  const content = member(response, 'content');
  const body = optional(content, 'text');
  if (!body) return () => NOTHING;
  const characters = text(body);
  if (characters.length > LARGEST_BODY)
    throw fail(body, `a body of ${grouped(characters.length)} characters, more than any audit receives`);
  const encoding = optional(content, 'encoding');
  if (encoding && encoding.value !== 'base64')
    throw fail(encoding, `an unknown encoding, ${plain(String(encoding.value), 40)}`);
  if (encoding && !/^[A-Za-z0-9+/]*={0,2}$/.test(characters)) throw fail(body, 'not base64');
  return () => Buffer.from(characters, encoding ? 'base64' : 'utf8');
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Milliseconds since the epoch. */
export function momentOf(spot: Spot): number {
  const moment = text(spot);
  const epochMs = MOMENT.test(moment) ? Date.parse(moment) : NaN;
  if (Number.isNaN(epochMs)) throw fail(spot, 'not a moment such as 2026-01-31T12:00:00.000Z');
  return epochMs;
}

const KINDS: Readonly<Record<LossKind, true>> = {
  address: true,
  connect: true,
  tls: true,
  timeout: true,
  broken: true,
  'too-large': true,
  encoding: true,
  protocol: true,
  redirect: true,
  budget: true,
  stopped: true,
  interrupted: true,
  unasked: true,
};

const isKind = (kind: string): kind is LossKind => Object.hasOwn(KINDS, kind);

function lossOf(spot: Spot): Loss {
  const kind = text(member(spot, 'kind'));
  if (!isKind(kind)) throw fail(member(spot, 'kind'), `an unknown kind of loss, ${plain(kind, 40)}`);
  return { kind, message: tidy(text(member(spot, 'message')), 300) };
}
