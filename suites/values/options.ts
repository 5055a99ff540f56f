/** The options of an audit, from a user or a recording: text that can be sent and shown, and numbers with their bounds. */
import { grouped } from '../../schemas/text/numbers.js';
import { urlFrom, withoutUsers } from '../../schemas/text/url.js';
import { LONGEST_NAME } from './messages.js';

/** A line of text that can be shown and encoded. */
export const isLine = (text: string): boolean =>
  text.length <= LONGEST_NAME &&
  text.trim() !== '' &&
  text.isWellFormed() &&
  !/[\p{Cc}\u2028\u2029]/u.test(text);

/** A title that a file can have, with or without its namespace; `|` would separate two titles. */
const isTitle = (text: string): boolean =>
  isLine(text) &&
  !/[#<>[\]|{}]|^([^:]*:)?[\s_:]*$/.test(text) &&
  Buffer.byteLength(text.replace(/^[^:]*:/, '')) <= 255;

export type Backend = NonNullable<ReturnType<typeof backendOf>>;

/** The server of `HOST:PORT`, with an IPv6 address in brackets; undefined for any other text. */
export function backendOf(text: string) {
  const [, hostname = '', port = ''] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  return Number(port) >= 1 && Number(port) <= 65_535
    ? { name: text, hostname: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
    : undefined;
}

/** Node sends no other values and names of headers. */
const FIELD_VALUE = /^[\t -~\u0080-\u00ff]*$/;
const FIELD_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** What the HTTP client sets itself, and a name that no object can hold. */
const RESERVED =
  /^(connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|__proto__)$/i;

/** Whether the HTTP client leaves a header to its user. */
export const isFree = (name: string): boolean => !RESERVED.test(name);

export const isHeader = (name: string, value: string) => FIELD_NAME.test(name) && FIELD_VALUE.test(value);

/** Headers that a trial varies, that say who asks, or that a cache would read. */
const OURS = /^(accept(-\w+)*|authorization|cache-control|cookie|if-[\w-]+|pragma|range|user-agent)$/i;

const isTraceHeader = (name: string): boolean =>
  name.length <= 100 && FIELD_NAME.test(name) && isFree(name) && !OURS.test(name);

/** In characters that can stand in the comment of a `User-Agent`. */
const isContact = (text: string): boolean =>
  /^(https?:\/\/|[^@/]+@)[!-'*-[\]-~]+$/i.test(text) && (!text.includes('/') || urlFrom(text) !== undefined);

type Check = (value: unknown) => boolean;

const texts = (isSo: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isSo(value);

/** Every target, or report, would be sent a password in it. */
const withoutPassword = (isRight: (text: string) => boolean) =>
  texts(text => isRight(text) && withoutUsers(text) === text);

const isCount: Check = value => value === Infinity || (Number.isInteger(value) && Number(value) >= 1);
const isPositive: Check = value => typeof value === 'number' && value > 0;
const isShort: Check = value => String(value).length <= LONGEST_NAME;
const SHORT = `no longer than ${grouped(LONGEST_NAME)} characters`;
const MS = 'a positive number of milliseconds';

const isTargetUrl: Check = value => {
  const { protocol, search, hash } = new URL(value as string | URL);
  return /^https?:$/.test(protocol) && search === '' && hash === '';
};

/** What an option must be, if it is given. `Number(undefined)` is not taken for no limit. */
const OPTIONS: readonly (readonly [option: string, isRight: Check, expected: string])[] = [
  ['url', isTargetUrl, 'an http or https URL without a query or a fragment'],
  ['url', isShort, SHORT],
  ['seed', isShort, SHORT],
  ['seed', texts(text => text.isWellFormed()), 'well-formed text'],
  ['strength', value => value === 1 || value === 2 || value === 3, '1, 2 or 3'],
  ['maxRequests', isCount, 'a positive integer'],
  ['maxPages', isCount, 'a positive integer'],
  ['rate', isPositive, 'a positive number'],
  ['deadlineMs', isPositive, MS],
  ['timeoutMs', isPositive, MS],
  ['lastingMs', value => value === 0 || isPositive(value), 'a number of milliseconds'],
  ['retries', value => value === 0 || (isCount(value) && value !== Infinity), 'an integer from 0'],
  [
    'userAgent',
    withoutPassword(text => text.trim() !== '' && FIELD_VALUE.test(text)),
    'text that an HTTP header can carry, without a user name and a password in a URL',
  ],
  ['contact', withoutPassword(isContact), 'a mail address or a URL without a user name and a password'],
  ['label', isShort, SHORT],
  ['label', withoutPassword(isLine), 'a non-empty line of text, without a user name and a password in a URL'],
  ['connectTo', texts(text => backendOf(text) !== undefined), 'HOST:PORT, such as 10.0.0.2:443'],
  ['traceHeader', texts(isTraceHeader), 'the name of a header that nothing else sets, such as X-Request-Id'],
  ['sample', texts(isTitle), 'the title of a file'],
];

/** The first option with a wrong value, and what it must be. */
export function wrongOption(options: object): readonly [option: string, expected: string] | undefined {
  const given = new Map(Object.entries(options));
  const wrong = OPTIONS.find(([name, isRight]) => given.get(name) !== undefined && !isRight(given.get(name)));
  return wrong && [wrong[0], wrong[2]];
}
