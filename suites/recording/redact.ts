/** Removes credentials from an exchange before it is judged or recorded; stable placeholders keep verdicts stable. */
import { bytesOf, REDACTED, type Exchange, type HttpResponse } from '../http/exchange.js';
import { basic, isCredential } from '../http/headers.js';
import type { Query } from '../values/queries.js';
import { decodedOnce } from '../values/urls.js';
import { tidy } from '../values/messages.js';

/** In the HTML form, angle brackets would be an element. */
const REDACTED_TEXT = '[redacted]';

type Header = readonly [name: string, value: string];

/** The texts that must appear in no output: credentials of the user's headers and of the URL. */
export function secretsOf(target: URL, headers: readonly Header[]): string[] {
  const own = basic(target);
  const given = own === undefined ? headers : [...headers, ['authorization', own] as const];
  const secrets = [...given.flatMap(secretsIn), target.password];
  // Longer ones first: one secret can be a part of another.
  return [...new Set(secrets.filter(isDistinctive))].toSorted((a, b) => b.length - a.length);
}

function secretsIn([name, value]: Header): string[] {
  if (!isCredential(name)) return [];
  if (/^cookie$/i.test(name))
    return value.split(';').flatMap(pair => {
      const sent = pair.slice(pair.indexOf('=') + 1).trim();
      // As it was sent, and as a server reads it.
      return [sent, decodedOnce(sent) ?? sent];
    });
  const credentials = value.replace(/^\S+\s+/, '');
  if (!/^basic\s/i.test(value)) return [value, credentials];
  // A server may show user and password apart from the header.
  const text = Buffer.from(credentials, 'base64').toString();
  return [value, credentials, text, text.slice(text.indexOf(':') + 1)];
}

/** A short value, or a short word such as `true`, would occur in answers by chance. */
function isDistinctive(secret: string): boolean {
  return secret.length >= 8 || (secret.length >= 4 && !/^([A-Za-z]+|\d+)$/.test(secret));
}

/** The exchange with secrets and the values of cookies replaced. */
export function redacted(exchange: Exchange, secrets: readonly string[]): Exchange {
  const { request, response, loss } = exchange;
  return {
    ...exchange,
    // A redirect may repeat what was sent, and so may the reason why it was not followed.
    request: { ...request, url: without(request.url, secrets) },
    ...(loss && { loss: { ...loss, message: tidy(without(loss.message, secrets), 300) } }),
    ...(response && { response: redactedResponse(response, secrets) }),
  };
}

/** The question without them: a server may have made its cursor of what was sent. */
export const redactedQuery = (query: Query, secrets: readonly string[]): Query =>
  secrets.length === 0 ? query : (JSON.parse(without(JSON.stringify(query), secrets)) as Query);

function redactedResponse(response: HttpResponse, secrets: readonly string[]): HttpResponse {
  const headers = response.headers.map(([name, value]) => [name, shownHeader(name, value, secrets)] as const);
  return { ...response, headers, body: cleanBody(response.body, secrets) };
}

function shownHeader(name: string, value: string, secrets: readonly string[]): string {
  const clean = without(name === 'set-cookie' ? bareCookie(value) : value, secrets);
  return name === 'location' ? clean.replace(/\/\/[^/?#]*@/, `//${REDACTED}@`) : clean;
}

/** The name and attributes of a cookie; whether it is cleared stays visible. */
function bareCookie(value: string): string {
  const [, name, content = '', attributes = ''] = /^([^=;]*)=([^;]*)(.*)$/s.exec(value) ?? [];
  if (name === undefined || /^(""|"?deleted"?)?$/.test(content.trim())) return value;
  return `${name}=${REDACTED}${attributes}`;
}

/** Kept by list, because an audit has one list of secrets for all its exchanges. */
const patterns = new WeakMap<readonly string[], { readonly pattern: RegExp | undefined }>();

function without(text: string, secrets: readonly string[], instead = REDACTED): string {
  const known = patterns.get(secrets) ?? { pattern: patternOf(secrets) };
  patterns.set(secrets, known);
  return known.pattern ? text.replace(known.pattern, instead) : text;
}

/** Reads bytes as characters one to one, because what is not UTF-8 must stay as it is. */
function cleanBody(body: Uint8Array, secrets: readonly string[]): Uint8Array {
  const bytes = bytesOf(body);
  const debugAt = bytes.indexOf('debuginfo');
  if (secrets.length === 0 && debugAt < 0) return body;
  const text = bytes.toString('latin1');
  const clean = withoutPaths(without(text, secrets, REDACTED_TEXT), debugAt);
  return clean === text ? body : Buffer.from(clean, 'latin1');
}

/** Absolute paths, as JSON writes them with or without escaped slashes. */
const PATHS = /(?<![\w.:/\\-])(?:\\?\/[\w.+-]+){2,}/g;
/** That of a source or data file. Searched for in the whole text, it would be tried from each step of a path without end to its end. */
const FILE_PATH = /^(?:\\?\/[\w.+-]+){2,}\.(?:php|inc|json|sqlite|db)\b/;
/** The path of a request is public, and stays. */
const ENTRY_POINT = /\/(?:api|index|load|rest|thumb|img_auth)\.php$/;

/** Paths of a server's files are private, and `debuginfo` holds hundreds of them. */
function withoutPaths(text: string, from: number): string {
  if (from < 0) return text;
  return text.slice(0, from) + text.slice(from).replaceAll(PATHS, path => path.replace(FILE_PATH, shownPath));
}

const shownPath = (path: string): string => (ENTRY_POINT.test(path) ? path : '[path]');

const NAMED: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/** The bounds keep the time for a hostile run of backslashes in proportion to its length. */
const ESCAPES = '\\\\{0,4}';
const ENTITY = '&(?:amp;){0,3}';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** A run of backslashes is matched as a whole, because escaping doubles it. */
function waysToWriteRun({ length }: string): string {
  return `(?:\\\\{${length},${4 * length}}|(?:%(?:25){0,3}5c){${length}}|(?:${ENTITY}#(?:92|x5c);){${length}})`;
}

function waysToWrite(char: string): string {
  if (char.startsWith('\\')) return waysToWriteRun(char);
  const code = char.codePointAt(0) ?? 0;
  const bytes = [...Buffer.from(char)];
  const units = Array.from({ length: char.length }, (_, at) => char.charCodeAt(at));
  const name = NAMED[char];
  const ways = [
    literal(char),
    // Bytes are searched as characters, one to one.
    literal(Buffer.from(bytes).toString('latin1')),
    ...(char === ' ' ? ['\\+'] : []),
    ...(name === undefined ? [] : [`${ENTITY}${name};`]),
    `${ENTITY}#0{0,6}${code};`,
    `${ENTITY}#x0{0,6}${hex(code, 1)};`,
    bytes.map(byte => `%(?:25){0,3}${hex(byte, 2)}`).join(''),
    units.map(unit => `\\\\{0,3}u${hex(unit, 4)}`).join(''),
  ];
  return `${ESCAPES}(?:${[...new Set(ways)].join('|')})`;
}

/** A shorter piece could occur in other base64 data by chance. */
const SHORTEST_PIECE = 8;

/**
 * The base64 form of a secret alone, and what of it stays the same where it is encoded with other text around it, as in
 * `user:password`: three bytes become four characters, so that there are three ways to cut it. A character that also
 * holds bits of a neighbour is left out.
 */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const alone = bytes.toString('base64').replace(/=+$/, '');
  const pieces = [0, 1, 2].map(before => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const full = whole.toString('base64').slice(0, Math.floor((whole.length * 8) / 6));
    return full.slice(Math.ceil((before * 8) / 6));
  });
  return [alone, ...pieces.filter(piece => piece.length >= SHORTEST_PIECE)];
}

/** Both alphabets; letters and digits are escaped nowhere. */
const base64Char = (char: string): string =>
  char === '+' ? `(?:${waysToWrite('+')}|-)` : char === '/' ? `(?:${waysToWrite('/')}|_)` : char;

const PADDING = `(?:=|%(?:25){0,3}3d){0,2}`;

const base64Pattern = (form: string): string => Array.from(form, base64Char).join('') + PADDING;

/** One pattern for all secrets; longer ones have to come first, since one can be a part of another. */
export function patternOf(secrets: readonly string[]): RegExp | undefined {
  if (secrets.length === 0) return undefined;
  const texts = secrets.map(secret => (secret.match(/\\+|[^\\]/gu) ?? []).map(waysToWrite).join(''));
  const forms = [...new Set(secrets.flatMap(base64Forms))].toSorted((a, b) => b.length - a.length);
  // Of letters and digits only, which are escaped nowhere.
  const hexForms = secrets.map(secret => Buffer.from(secret).toString('hex'));
  return new RegExp([...texts, ...forms.map(base64Pattern), ...hexForms].join('|'), 'gi');
}
