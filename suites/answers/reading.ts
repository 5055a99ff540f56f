/** Reads an exchange before any rule judges it: as an answer, as an error that the API reports, or as nothing to judge. */
import { isAscii, isUtf8 } from 'node:buffer';
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { bytesOf, hasKnownEnd, headerOf, type Exchange } from '../http/exchange.js';
import { pageSource } from './html/charset.js';
import { textWithoutDiagnostics } from './debuginfo.js';
import { excessOf, sizeOf, type JsonSize } from './json-size.js';
import { rawFacts, type RawFacts } from './raw-json.js';
import { plain, quoted, shown } from '../values/messages.js';

export type JsonObject = { readonly [key: string]: unknown };

/** A body that an API wrote, whether right or wrong. */
export interface Answer {
  readonly kind: 'answer';
  readonly exchange: Exchange;
  readonly text: string;
  /** Whether the bytes are UTF-8. */
  readonly utf8: boolean;
  /** The JSON value, as far as it could be recovered; `undefined` where the text holds none. */
  readonly json: unknown;
  /** What the text holds besides JSON. */
  readonly surplus: 'none' | 'byte order mark' | 'text around the JSON' | 'no JSON';
  readonly size: JsonSize;
  readonly raw: RawFacts;
}

/** An error that the API reports in its own form. */
export interface ApiError {
  readonly kind: 'error';
  readonly exchange: Exchange;
  readonly code: string;
  /** `denied`: reading needs rights; `busy`: ask later; `other`: about the query itself. */
  readonly sort: 'denied' | 'busy' | 'other';
}

/** An exchange that cannot be judged, and why. */
export interface Lost {
  readonly kind: 'lost';
  readonly exchange: Exchange;
  readonly reason: string;
  /** Whether a stated budget is the reason. */
  readonly cutOff: boolean;
  /** A body under status 200 that no API wrote. If there is an API at all, a text is a fault; a page, or none, may come from a gateway. */
  readonly notApi?: 'text' | 'page' | 'nothing' | 'JSON' | 'JSON object';
  /** Something came, in whatever form: the question was refused, or answered by somebody else. */
  readonly isRefused?: true;
  /** The body ends with its connection, which may have been closed too early. */
  readonly isUnfinished?: true;
}

export type Reading = Answer | ApiError | Lost;

const DENIED =
  /denied|permission|readrequired|notloggedin|assert(user|named)?failed|login-?required|blocked/i;
const BUSY = /^(maxlag|ratelimited|readonly|toomany\w*requests|servererror|internal_api_error_DB\w*)$/i;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The last value of a header, or the empty string. */
export function header(exchange: Exchange, name: string): string {
  return (exchange.response && headerOf(exchange.response, name)) ?? '';
}

/** The media type of an answer in lower case, without parameters. */
export function mediaType(exchange: Exchange): string {
  const type = header(exchange, 'content-type');
  const end = type.indexOf(';');
  return (end < 0 ? type : type.slice(0, end)).trim().toLowerCase();
}

/** Reads an answer in the plain form. */
export function read(exchange: Exchange): Reading {
  const { response, loss } = exchange;
  if (loss || !response) return withoutAnswer(exchange);
  const { text: sent, utf8 } = decoded(response.body);
  const { text, size, excess } = measured(sent);
  if (excess !== undefined) return lost(exchange, excess);
  const { json, surplus } = jsonIn(text);
  const code = isPage(text) ? undefined : errorCodeIn(json);
  if (code !== undefined) return apiError(exchange, code);
  const isApi = isOfApi(text, json);
  const isUnfinished =
    surplus === 'no JSON' && (size.unfinished || text === '') && !isPage(text) && !hasKnownEnd(response);
  if (!isApi && response.status !== 200)
    return { ...lost(exchange, `HTTP ${response.status} and no API response`), isRefused: true };
  if (!isApi && surplus === 'none' && !OF_CONTRACT.test(text)) return otherJson(exchange, json);
  // Scripts of any page hold JSON within other text.
  if (!isApi && (json === undefined || surplus === 'text around the JSON'))
    return { ...notOfApi(exchange, text), ...(isUnfinished ? { isUnfinished } : {}) };
  // A server that fails halfway sends its error page after what it has sent by then, and can no longer change the rest.
  if (response.status >= 500 && (surplus === 'no JSON' || surplus === 'text around the JSON'))
    return { ...lost(exchange, `HTTP ${response.status} after part of a response`), isRefused: true };
  if (isUnfinished) return { ...lost(exchange, CUT_OFF), isRefused: true, notApi: 'text', isUnfinished };
  const raw = surplus === 'none' ? rawFacts(text, json, size) : rawFacts(jsonPart(text), json);
  return { kind: 'answer', exchange, text, utf8, json, surplus, size, raw };
}

const CUT_OFF = 'the connection was closed in the middle of the JSON text';

/** A text with its size; where it is too large to be parsed, without its diagnostics. */
export function measured(text: string): { text: string; size: JsonSize; excess: string | undefined } {
  const size = sizeOf(text);
  const excess = excessOf(size);
  if (excess === undefined) return { text, size, excess };
  const judged = textWithoutDiagnostics(text);
  const rest = judged === text ? size : sizeOf(judged);
  return { text: judged, size: rest, excess: excessOf(rest) };
}

/** A JSON document as the answer that it stands for, where nothing but its JSON is judged. */
export function documentOf({ exchange, json, raw }: Pick<Answer, 'exchange' | 'json' | 'raw'>): Answer {
  return { kind: 'answer', exchange, text: '', utf8: true, json, surplus: 'none', size: sizeOf(''), raw };
}

export function lost(exchange: Exchange, reason: string, cutOff = false): Lost {
  return { kind: 'lost', exchange, reason, cutOff };
}

/** An exchange of which no body is left. A body that cannot be decoded came nevertheless, and may be refused in this encoding only. */
export function withoutAnswer(exchange: Exchange): Lost {
  const { loss } = exchange;
  const nothing = lost(exchange, loss?.message ?? 'no answer', loss?.kind === 'budget');
  return loss?.kind === 'encoding' ? { ...nothing, isRefused: true } : nothing;
}

/** Reads bytes as text; the byte order mark stays. */
export function decoded(body: Uint8Array): { text: string; utf8: boolean } {
  const bytes = bytesOf(body);
  const wide = wideText(bytes);
  if (wide !== undefined) return { text: wide, utf8: false };
  if (isAscii(bytes)) return { text: bytes.toString('latin1'), utf8: true };
  return { text: bytes.toString('utf8'), utf8: isUtf8(bytes) };
}

/** Decodes a page as browsers do. */
export const decodedPage = (exchange: Exchange): string =>
  pageSource(exchange.response?.body ?? new Uint8Array(), header(exchange, 'content-type')).text;

/** The text of bytes that begin like UTF-16: with a byte order mark, or with an ASCII character of two bytes. */
function wideText(bytes: Buffer): string | undefined {
  const [first = 1, second = 1] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  if (!isLittle && !isBig) return undefined;
  const even = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (isLittle ? even : even.swap16()).toString('utf16le').replace(/^\uFEFF/, '');
}

function jsonIn(text: string): Pick<Answer, 'json' | 'surplus'> {
  const whole = tryParse(text);
  if (whole !== undefined) return { json: whole, surplus: 'none' };
  if (text.startsWith('\uFEFF')) {
    const rest = tryParse(text.slice(1));
    if (rest !== undefined) return { json: rest, surplus: 'byte order mark' };
  }
  const part = tryParse(jsonPart(text));
  return isObject(part)
    ? { json: part, surplus: 'text around the JSON' }
    : { json: undefined, surplus: 'no JSON' };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** From the first brace to the last: the JSON object within a longer text. */
function jsonPart(text: string): string {
  const start = text.indexOf('{');
  return start < 0 ? '' : text.slice(start, text.lastIndexOf('}') + 1);
}

/** Whether an object has a member that only answers of a wiki have: other services have a `query` too. */
export const hasApiKey = (json: JsonObject): boolean =>
  MEMBERS.some(member => valueAt(json, member) !== undefined);

const MEMBERS = [
  '/batchcomplete',
  ...['languageinfo', 'allimages', 'dbrepllag', 'pages'].map(name => `/query/${name}`),
];

/** A member that answers of the contract have, wherever it stands: another service has none of them. */
const OF_CONTRACT = /"(batchcomplete|languageinfo|allimages|dbrepllag|pageid)"\s*:/;

/** JSON that no API answers with: it may be that of a gateway, as a page may. */
const otherJson = (exchange: Exchange, json: unknown): Lost => ({
  ...lost(exchange, 'the body is JSON, but no API response'),
  isRefused: true,
  notApi: isObject(json) ? 'JSON object' : 'JSON',
});

/** Whether an API wrote a text; in other pages, scripts may hold a `query` too. */
function isOfApi(text: string, json: unknown): boolean {
  if (!isObject(json)) return looksLikeApi(text);
  return isPage(text) ? Object.hasOwn(json, 'batchcomplete') : hasApiKey(json);
}

/** Nearly every answer begins with a brace. */
const isPage = (text: string) => !text.startsWith('{') && /^\s*</.test(text);

/** Whether a text that is not a JSON object was meant as an answer of an API, even in the HTML form. */
function looksLikeApi(text: string): boolean {
  if (isPage(text)) return /("|&quot;|&#34;)batchcomplete\1(\s|<[^<>]*>)*:/.test(text);
  return /"(batchcomplete|query)"\s*:/.test(text);
}

/**
 * The code of an error that an API reports, in either form that MediaWikis have for it; `undefined` where there is none. A list
 * of errors beside a whole answer is one of the members that the contract leaves open (8).
 */
export function errorCodeIn(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const { error, errors } = json;
  const isWhole = Object.hasOwn(json, 'query') && Object.hasOwn(json, 'batchcomplete');
  const reported: unknown = isObject(error) || isWhole || !Array.isArray(errors) ? error : errors[0];
  return isObject(reported) && typeof reported['code'] === 'string' ? reported['code'] : undefined;
}

export function apiError(exchange: Exchange, code: string): ApiError {
  const sort = DENIED.test(code) ? 'denied' : BUSY.test(code) ? 'busy' : 'other';
  return { kind: 'error', exchange, code, sort };
}

/** A body under status 200 that no API wrote: a login page, a page of a cache or a gateway, or an empty body. */
function notOfApi(exchange: Exchange, text: string): Lost {
  const notApi =
    text.trim() === ''
      ? 'nothing'
      : /^\s*<|html/i.test(mediaType(exchange) + text.slice(0, 50))
        ? 'page'
        : 'text';
  const type = mediaType(exchange);
  const title = titleOf(text);
  const served = type === '' || title !== '' ? '' : ` (${plain(type, 60)})`;
  const reason =
    notApi === 'text'
      ? `the body is not JSON; it begins ${shown(firstVisibleLine(text) ?? text, 60)}`
      : `an ${notApi === 'page' ? 'HTML page' : 'empty body'}${title}${served}, not an API response`;
  return { ...lost(exchange, reason), isRefused: true, notApi };
}

function titleOf(text: string): string {
  const [, title] = /<title[^>]*>([^<]*)/i.exec(text.slice(0, 20_000)) ?? [];
  return title === undefined || title.trim() === '' ? '' : ` titled ${quoted(title.trim(), 60)}`;
}

/** Why a reading cannot be judged; `undefined` for an answer. */
export function whyNothing(reading: Reading): string | undefined {
  if (reading.kind === 'answer') return undefined;
  if (reading.kind === 'lost') return reading.reason;
  return `the API answers with the error ${quoted(reading.code, 60)}`;
}
