/** Removes credentials from an exchange before it is judged or recorded; stable placeholders keep verdicts stable. */
import { bytesOf, REDACTED, type Exchange } from '../http/exchange.js';
import { basic, isCredential, type Header } from '../http/headers.js';
import type { Query } from '../values/queries.js';
import { decodedOnce } from '../values/urls.js';
import { tidy } from '../values/messages.js';

/** In the HTML form, angle brackets would be an element. */
const REDACTED_TEXT = '[redacted]';

/** The credentials in the user's headers and in the URL, which must not appear in any output. */
export function secretsOf(target: URL, headers: readonly Header[]): string[] {
  const own = basic(target);
  const given = own === undefined ? headers : [...headers, ['authorization', own] as const];
  return [...new Set([...given.flatMap(secretsIn), target.password].filter(isDistinctive))];
}

function secretsIn([name, value]: Header): string[] {
  if (!isCredential(name)) return [];
  if (/^cookie$/i.test(name))
    return value.split(';').flatMap(pair => {
      const sent = pair.slice(pair.indexOf('=') + 1).trim();
      // As sent, and as a server reads it.
      return [sent, decodedOnce(sent) ?? sent];
    });
  const credentials = value.replace(/^\S+\s+/, '');
  if (!/^basic\s/i.test(value)) return [value, credentials];
  // A server may show user and password apart from the header.
  const text = Buffer.from(credentials, 'base64').toString();
  return [value, credentials, text, text.slice(text.indexOf(':') + 1)];
}

/** A short value, or a short word such as `true`, would occur in answers by chance. */
const isDistinctive = (secret: string): boolean =>
  secret.length >= 8 || (secret.length >= 4 && !/^([A-Za-z]+|\d+)$/.test(secret));

export function openRedaction(secrets: readonly string[]) {
  const pattern = secrets.length === 0 ? undefined : patternOf(secrets);
  const without = (text: string, instead = REDACTED) => (pattern ? text.replace(pattern, instead) : text);

  const cleanHeader = ([name, value]: Header): Header => {
    const clean = without(name === 'set-cookie' ? bareCookie(value) : value);
    return [name, name === 'location' ? clean.replace(/\/\/[^/?#]*@/, `//${REDACTED}@`) : clean];
  };
  /** Bytes are read as characters one to one, because those that are not UTF-8 must stay as they are. */
  const cleanBody = (body: Uint8Array): Uint8Array => {
    const text = bytesOf(body).toString('latin1');
    const clean = without(text, REDACTED_TEXT).replace(/debuginfo[^]*/, withoutPaths);
    return clean === text ? body : Buffer.from(clean, 'latin1');
  };
  return {
    exchange({ request, response, loss, ...exchange }: Exchange): Exchange {
      const { headers = [], body } = response ?? {};
      return {
        ...exchange,
        // A redirect may repeat what was sent, and so may the reason for not following it.
        request: { ...request, url: without(request.url) },
        ...(loss && { loss: { ...loss, message: tidy(without(loss.message), 300) } }),
        ...(response &&
          body && { response: { ...response, headers: headers.map(cleanHeader), body: cleanBody(body) } }),
      };
    },
    /** A server's cursor may repeat what was sent. */
    query: (query: Query): Query => (pattern ? (JSON.parse(without(JSON.stringify(query))) as Query) : query),
  };
}

/** Hides the value of a cookie, but not that it is cleared. */
const bareCookie = (value: string): string =>
  value.replace(/^([^=;]*=)(?!\s*(""|"?deleted"?)?\s*(;|$))[^;]*/, `$1${REDACTED}`);

/** Absolute paths of source and data files, with or without JSON's escaped slashes. The bound keeps the time in proportion to the text. */
const FILE_PATHS = /(?<![\w.:/\\-])(?:\\?\/[\w.+-]+){2,30}\.(?:php|inc|json|sqlite|db)\b/g;
/** The path of a request is public. */
const ENTRY_POINT = /\/(?:api|index|load|rest|thumb|img_auth)\.php$/;

/** Hides a server's file paths, of which `debuginfo` holds hundreds. */
const withoutPaths = (block: string): string =>
  block.replaceAll(FILE_PATHS, path => (ENTRY_POINT.test(path) ? path : '[path]'));

/** One pattern for all secrets, however they are written; longer forms come first, because one may be a part of another. */
function patternOf(secrets: readonly string[]): RegExp {
  const forms = secrets.flatMap(secret => [secret, ...encodedForms(secret)]);
  const longestFirst = [...new Set(forms)].toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(form => Array.from(form, waysToWrite).join('')).join('|'), 'gi');
}

/**
 * A secret in hexadecimal; in base64 alone; and, because three bytes become four characters, the three ways in which it may be written
 * within longer base64, as in that of `user:password`, without characters that also hold bits of a neighbour.
 */
function encodedForms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const alone = bytes.toString('base64');
  const pieces = [0, 1, 2].map(before => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  // A shorter piece may occur in other base64 data by chance.
  const inBase64 = [alone, alone.replace(/=+$/, ''), ...pieces.filter(({ length }) => length >= 8)];
  const forUrls = inBase64.map(form => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [bytes.toString('hex'), ...inBase64, ...forUrls];
}

/** The bounds keep the time for a hostile run of backslashes in proportion to its length. */
const ESCAPES = '\\\\{0,4}';
const ENTITY = '&(?:amp;){0,3}';

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern for a character as JSON, HTML and URLs write it, also nested. */
function waysToWrite(char: string): string {
  // These are escaped nowhere.
  if (/[A-Za-z0-9]/.test(char)) return char;
  const bytes = Buffer.from(char);
  const code = Number(char.codePointAt(0));
  const ways = [
    literal(char),
    // The body is searched as bytes.
    literal(bytes.toString('latin1')),
    ...(char === ' ' ? ['\\+'] : []),
    ...(/[&<>"']/.test(char) ? [`${ENTITY}(?:amp|lt|gt|quot|apos);`] : []),
    `${ENTITY}#(?:0{0,6}${code}|x0{0,6}${code.toString(16)});`,
    Array.from(bytes, byte => `%(?:25){0,3}${hex(byte, 2)}`).join(''),
    char.replaceAll(/[^]/g, unit => `\\\\{0,3}u${hex(unit.charCodeAt(0), 4)}`),
  ];
  return `${ESCAPES}(?:${[...new Set(ways)].join('|')})`;
}
