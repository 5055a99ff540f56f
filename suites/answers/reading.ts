/** Reads an exchange before any rule judges it: as an answer, an error of the API, or nothing to judge, and tells refusals apart. */
import { isUtf8 } from 'node:buffer';
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { busyBy } from '../http/busy.js';
import { bytesOf, hasKnownEnd, headerOf, type Exchange } from '../http/exchange.js';
import { markIn, pageSource } from './html/charset.js';
import { excessOf, sizeOf, tryParse, withinBounds } from './json-size.js';
import { rawFacts, type RawFacts } from './raw-json.js';
import { plain, quoted, shown } from '../values/messages.js';

export type JsonObject = { readonly [key: string]: unknown };

/** A body that an API wrote, whether right or wrong. */
export interface Answer {
  readonly kind: 'answer';
  readonly exchange: Exchange;
  readonly text: string;
  readonly utf8: boolean;
  /** As far as it could be recovered; `undefined` if the text holds none. */
  readonly json: unknown;
  readonly surplus: 'none' | 'byte order mark' | 'text around the JSON' | 'no JSON';
  readonly raw: RawFacts;
}

export type ApiError = ReturnType<typeof apiError>;

export interface Lost {
  readonly kind: 'lost';
  readonly exchange: Exchange;
  readonly reason: string;
  readonly cutOff: boolean;
  /** A body under status 200 that no API wrote: a text is a fault of the API, the others may come from a gateway. */
  readonly notApi?: 'text' | 'page' | 'nothing' | 'JSON' | 'JSON object';
  /** A response came: the question was refused, or another server answered. */
  readonly isRefused?: boolean;
  /** The body ends with its connection, which may have been closed too early. */
  readonly isUnfinished?: boolean;
}

export type Reading = Answer | ApiError | Lost;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const header = (exchange: Exchange, name: string): string =>
  (exchange.response && headerOf(exchange.response, name)) ?? '';

/** The media type of an answer in lower case, without parameters. */
export const mediaType = (exchange: Exchange): string =>
  header(exchange, 'content-type').replace(/;.*/s, '').trim().toLowerCase();

/** In bytes of bodies; what is read from them takes many times as much. */
const REMEMBERED = 1 << 20;

/** Reads equal bodies once: half of the answers of an audit are repeated. */
export function once<Value>(readBody: (body: Uint8Array, contentType: string) => Value) {
  const known = new Map<string, Value>();
  let bytes = 0;
  return (body: Uint8Array, contentType = ''): Value => {
    const key = `${bytesOf(body).toString('latin1')} ${contentType}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = readBody(body, contentType);
    if (bytes > REMEMBERED) known.clear();
    bytes = (known.size === 0 ? 0 : bytes) + body.byteLength;
    known.set(key, value);
    return value;
  };
}

const contentOf = once(body => {
  const { text: sent, utf8 } = decoded(body);
  const { text, excess } = withinBounds(sent);
  return { excess, answer: { text, utf8, ...jsonIn(excess === undefined ? text : '') } };
});

export function read(exchange: Exchange): Reading {
  const { response, loss } = exchange;
  if (loss || !response) return withoutAnswer(exchange);
  const { excess, answer } = contentOf(response.body);
  if (excess !== undefined) return lost(exchange, excess);
  const { text, json, surplus } = answer;
  const code = isPage(text) ? undefined : errorCodeIn(json);
  if (code !== undefined) return apiError(exchange, code);
  const { status } = response;
  const isBroken = surplus === 'no JSON' || surplus === 'text around the JSON';
  const mayBeCut = surplus === 'no JSON' && !isPage(text) && (text === '' || sizeOf(text).unfinished);
  const isUnfinished = mayBeCut && !hasKnownEnd(response);
  if (!isOfApi(text, json)) {
    if (status !== 200) return refused(exchange, `HTTP ${status} and no API response`);
    if (!isBroken) {
      const notApi = isObject(json) ? 'JSON object' : 'JSON';
      return refused(exchange, 'the body is JSON, but no API response', { notApi });
    }
    const [reason, notApi] = instead(mediaType(exchange), text);
    return refused(exchange, reason, { notApi, isUnfinished });
  }
  // A server that fails halfway sends its error page after the first part of the answer.
  if (status >= 500 && isBroken) return refused(exchange, `HTTP ${status} after part of a response`);
  if (isUnfinished) {
    const reason = 'the connection was closed in the middle of the JSON text';
    return refused(exchange, reason, { notApi: 'text', isUnfinished });
  }
  return { kind: 'answer', exchange, ...answer };
}

export function lost(exchange: Exchange, reason: string, more: Partial<Lost> = {}): Lost {
  return { kind: 'lost', exchange, reason, cutOff: false, ...more };
}

export const refused = (exchange: Exchange, reason: string, more: Partial<Lost> = {}): Lost =>
  lost(exchange, reason, { isRefused: true, ...more });

/** An exchange without a body; if the body cannot be decoded, the question may be refused in this encoding only. */
export function withoutAnswer(exchange: Exchange): Lost {
  const { kind, message = 'no answer' } = exchange.loss ?? {};
  return lost(exchange, message, { cutOff: kind === 'budget', isRefused: kind === 'encoding' });
}

/** Reads bytes as text; the byte order mark stays. */
export function decoded(body: Uint8Array): { text: string; utf8: boolean } {
  const bytes = bytesOf(body);
  const mark = markIn(bytes);
  if (mark?.startsWith('utf-16')) return { text: new TextDecoder(mark).decode(bytes), utf8: false };
  return { text: bytes.toString('utf8'), utf8: isUtf8(bytes) };
}

export const decodedPage = (exchange: Exchange): string =>
  pageSource(exchange.response?.body ?? new Uint8Array(), header(exchange, 'content-type')).text;

/** The JSON of a text, if need be only from the first brace to the last. */
function jsonIn(text: string): Pick<Answer, 'json' | 'surplus' | 'raw'> {
  const whole = tryParse(text);
  if (whole !== undefined) return { json: whole, surplus: 'none', raw: rawFacts(text, whole) };
  const start = text.indexOf('{');
  const braced = start < 0 ? '' : text.slice(start, text.lastIndexOf('}') + 1);
  // An open string before it may have hidden its size.
  const part = excessOf(sizeOf(braced)) === undefined ? braced : '';
  const json = tryParse(part);
  const raw = rawFacts(json === undefined ? '' : part, json);
  const unmarked = text.startsWith('\uFEFF') ? tryParse(text.slice(1)) : undefined;
  if (unmarked !== undefined) return { json: unmarked, surplus: 'byte order mark', raw };
  return { json, surplus: json === undefined ? 'no JSON' : 'text around the JSON', raw };
}

/** The place at which the parser stops; 0 if it does not. */
export function brokenAt(text: string): number {
  try {
    JSON.parse(text);
    return 0;
  } catch (error) {
    const [, end, position, around] =
      /(end of JSON)|at position (\d+)|, \.\.\."([^]*)"(?:\.\.\.)? is not/.exec(String(error)) ?? [];
    if (end !== undefined) return text.length;
    // V8 quotes ten characters before an unexpected one instead of its position.
    return Number(position ?? (around === undefined ? 0 : text.indexOf(around) + 10));
  }
}

/** Whether an object has a member of a wiki's answers other than `query`, which other services have too. */
export const hasApiKey = (json: JsonObject): boolean =>
  Object.hasOwn(json, 'batchcomplete') ||
  ['languageinfo', 'allimages', 'dbrepllag', 'pages'].some(at => valueAt(json, `/query/${at}`) !== undefined);

/** Whether a text was meant as an answer of an API, even in the HTML form; scripts of other pages may hold a `query`. */
export function isOfApi(text: string, json?: unknown): boolean {
  if (isPage(text)) return /("|&quot;|&#34;)batchcomplete\1(\s|<[^<>]*>)*:/.test(text);
  if (/"(batchcomplete|languageinfo|allimages|dbrepllag|pageid)"\s*:/.test(text)) return true;
  return isObject(json) ? hasApiKey(json) : /"query"\s*:/.test(text);
}

const isPage = (text: string) => /^\s*</.test(text);

/** The code of an error in either form of MediaWiki. A list of errors beside a whole answer is a member that the contract leaves open (8). */
export function errorCodeIn(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const { error, errors } = json;
  const isWhole = Object.hasOwn(json, 'query') && Object.hasOwn(json, 'batchcomplete');
  const reported: unknown = isObject(error) || isWhole || !Array.isArray(errors) ? error : errors[0];
  return isObject(reported) && typeof reported['code'] === 'string' ? reported['code'] : undefined;
}

const DENIED = /denied|permission|readrequired|notloggedin|assert\w*failed|login-?required|blocked/i;
const BUSY =
  /^(maxlag|ratelimited|readonly|toomany\w*requests|servererror|internal_api_error_DB(Connection|ReadOnly|Transaction|Unavailable)\w*)$/i;

export const apiError = (exchange: Exchange, code: string) => ({ kind: 'error', exchange, code }) as const;

/** The body of no API, in words. */
function instead(type: string, text: string): [reason: string, notApi: NonNullable<Lost['notApi']>] {
  const isNothing = text.trim() === '';
  if (!isNothing && !/^\s*<|html/i.test(type + text.slice(0, 50)))
    return [`the body is not JSON; it begins ${shown(firstVisibleLine(text) ?? text, 60)}`, 'text'];
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(text.slice(0, 20_000)) ?? [];
  const titled = title.trim() === '' ? '' : ` titled ${quoted(title.trim(), 60)}`;
  const served = type === '' || titled !== '' ? '' : ` (${plain(type, 60)})`;
  const what = `an ${isNothing ? 'empty body' : 'HTML page'}${titled}${served}, not an API response`;
  return [what, isNothing ? 'nothing' : 'page'];
}

/** Why a reading cannot be judged; `undefined` for an answer. */
export function whyNothing(reading: Reading): string | undefined {
  if (reading.kind === 'answer') return undefined;
  if (reading.kind === 'lost') return reading.reason;
  return `the API answers with the error ${quoted(reading.code, 60)}`;
}

/**
 * `busy`: ask later; `denied`: reading needs rights; `failure`: the server could not; `error`: the API reports an error about
 * the question; `client`: another status 4xx; `undecodable`: the body is not in the encoding that it names; `page`: anything else.
 * Undefined for an answer, and if nothing came at all.
 */
export function refusalKind(reading: Reading) {
  if (reading.kind === 'answer') return undefined;
  const { exchange } = reading;
  if (exchange.loss?.kind === 'encoding') return 'undecodable';
  const status = exchange.response?.status;
  if (status === undefined || exchange.loss) return undefined;
  const code = reading.kind === 'error' ? reading.code : '';
  if (busyBy(exchange) !== undefined || BUSY.test(code)) return 'busy';
  if (DENIED.test(code)) return 'denied';
  if (reading.kind === 'error')
    return status >= 500 || code.startsWith('internal_api_error') ? 'failure' : 'error';
  if (reading.isRefused !== true || LIMITS.has(status)) return undefined;
  if (status === 401 || status === 403 || isLogin(reading)) return 'denied';
  if (status >= 500) return 'failure';
  return status >= 400 ? 'client' : 'page';
}

/** The first line of a body, for a citation. */
export function whatCame(exchange: Exchange): { readonly actual?: string } {
  if (!exchange.response || exchange.loss) return {};
  const line = firstVisibleLine(decodedPage(exchange));
  return { actual: line === undefined ? 'an empty body' : shown(line) };
}

/** The request is too large: the contract sets no limits (8). */
const LIMITS: ReadonlySet<number> = new Set([413, 414, 431]);

/** Whether a page asks for a password, or its address is that of a login. */
function isLogin({ exchange }: Reading): boolean {
  const { pathname, search } = new URL(exchange.request.url);
  const address = pathname + search.replace(/^.*?[?&]action=query[^#]*$/, '');
  if (/log-?in|sign-?in|userlogin|sso|\bauth/i.test(address)) return true;
  const page = decodedPage(exchange).slice(0, 200_000);
  return (
    /<input\b[^<>]*\btype\s*=\s*["']?password/i.test(page) || /<title>[^<]*\b(log|sign)[ -]?in\b/i.test(page)
  );
}

/** The records of titles in an answer, if they are a map (contract 2.4). */
export function recordsIn(json: unknown): JsonObject | undefined {
  const pages = valueAt(json, '/query/pages');
  return isObject(pages) ? pages : undefined;
}

/** Whether a file belongs to a shared repository, so that the wiki knows it without a page. */
export const isKnownElsewhere = (json: unknown): boolean =>
  Object.values(recordsIn(json) ?? {}).some(
    record => isObject(record) && Object.hasOwn(record, 'known') && Object.hasOwn(record, 'missing'),
  );
