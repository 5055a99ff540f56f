/** Refuses options whose text cannot be sent or shown as it is, before anything is sent. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import { backendOf } from '../http/route.js';
import { isRuleId } from '../../schemas/rule-ids.js';
import { grouped } from '../../schemas/text/numbers.js';
import { urlFrom, withoutUsers } from '../../schemas/text/url.js';
import { LONGEST_NAME, plain } from '../values/messages.js';
import { isLabel, isTitle } from '../values/lines.js';
import type { AuditOptions } from './options.js';

/** What the value of a header can be made of; node sends no other. */
const FIELD_VALUE = /^[\t -~\u0080-\u00ff]*$/;

const FIELD_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** What the HTTP client sets itself, and a name that no object can hold. */
const RESERVED =
  /^(connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|__proto__)$/i;

/** Whether the HTTP client leaves a header to its user. */
export const isFree = (name: string): boolean => !RESERVED.test(name);

export const isHeader = (name: string, value: string): boolean =>
  FIELD_NAME.test(name) && FIELD_VALUE.test(value);

/** What a trial varies, what says who asks, and what a cache would read. */
const OURS = /^(accept(-\w+)*|authorization|cache-control|cookie|if-[\w-]+|pragma|range|user-agent)$/i;

const isTraceHeader = (name: string): boolean =>
  name.length <= 100 && FIELD_NAME.test(name) && isFree(name) && !OURS.test(name);

/** Every target is sent it, and so would be a password in it. */
const isUserAgent = (text: string): boolean =>
  text.trim() !== '' && FIELD_VALUE.test(text) && withoutUsers(text) === text;

/** In characters that can stand in the comment of a `User-Agent`. */
const isContact = (text: string): boolean =>
  /^[!-'*-[\]-~]+$/.test(text) &&
  withoutUsers(text) === text &&
  (text.includes('//')
    ? /^https?:\/\/[^/]/i.test(text) && urlFrom(text) !== undefined
    : /^[^@\s]+@[^@\s]+$/.test(text));

/** A mistake in a baseline, with the JSON Pointer of its place. */
export interface BaselineMistake {
  readonly pointer: string;
  readonly mistake: string;
  /** The id of no rule. */
  readonly unknown?: string;
}

/** The first mistake of the entries at a JSON Pointer, whatever a program without types has passed. */
export function baselineMistake(entries: readonly BaselineEntry[], root = ''): BaselineMistake | undefined {
  const known = new Map<string, number>();
  for (const [at, entry] of entries.entries()) {
    const { rule: given, reason, until }: { rule: unknown; reason: unknown; until?: string } = entry;
    const rule = typeof given === 'string' ? given : '';
    const wrong = (key: string, mistake: string) => ({ pointer: `${root}/${at}/${key}`, mistake });
    if (!isRuleId(rule))
      return { ...wrong('rule', `is the unknown rule \`${plain(rule, 80)}\``), unknown: rule };
    if (typeof reason !== 'string' || reason.trim() === '')
      return wrong('reason', 'must say why the failure is accepted');
    if (until !== undefined && !isDay(until)) return wrong('until', 'must be a date such as 2027-01-31');
    const first = known.get(rule);
    if (first !== undefined) return wrong('rule', `repeats ${rule} of ${root}/${first}: delete one entry`);
    known.set(rule, at);
  }
  return undefined;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const isCount = (value: number): boolean => value === Infinity || (Number.isInteger(value) && value >= 1);
const isPositive = (value: number): boolean => value > 0;
const numbers = (isRight: (value: number) => boolean) => (value: unknown) =>
  typeof value === 'number' && isRight(value);
const texts = (isRight: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && isRight(value);
const isShort = texts(text => text.length <= LONGEST_NAME);
const SHORT = `no longer than ${grouped(LONGEST_NAME)} characters`;

const isTargetUrl = (value: unknown): boolean => {
  const { protocol, search, hash } = new URL(value as string | URL);
  return /^https?:$/.test(protocol) && search === '' && hash === '';
};

type Row = readonly [option: keyof AuditOptions, isRight: (value: unknown) => boolean, expected: string];

/** What an option can be, if it is given. Whoever passes `Number(undefined)` means no audit without limits. */
const OPTIONS: readonly Row[] = [
  ['url', isTargetUrl, 'an http or https URL without a query or a fragment'],
  ['url', value => isShort(String(value)), SHORT],
  ['seed', isShort, SHORT],
  ['seed', texts(text => text.isWellFormed()), 'well-formed text'],
  ['strength', value => value === 1 || value === 2 || value === 3, '1, 2 or 3'],
  ['maxRequests', numbers(isCount), 'a positive integer'],
  ['maxPages', numbers(isCount), 'a positive integer'],
  ['rate', numbers(isPositive), 'a positive number'],
  ['deadlineMs', numbers(isPositive), 'a positive number of milliseconds'],
  ['timeoutMs', numbers(isPositive), 'a positive number of milliseconds'],
  ['lastingMs', numbers(value => value >= 0), 'a number of milliseconds'],
  ['retries', numbers(value => Number.isInteger(value) && value >= 0), 'an integer from 0'],
  [
    'userAgent',
    texts(isUserAgent),
    'text that an HTTP header can carry, without a user name and a password in a URL',
  ],
  ['contact', texts(isContact), 'a mail address or a URL without a user name and a password'],
  ['label', isShort, SHORT],
  ['label', texts(isLabel), 'a non-empty line of text, without a user name and a password in a URL'],
  ['connectTo', texts(text => backendOf(text) !== undefined), 'HOST:PORT, such as 10.0.0.2:443'],
  ['traceHeader', texts(isTraceHeader), 'the name of a header that nothing else sets, such as X-Request-Id'],
  ['sample', texts(isTitle), 'the title of a file'],
];

/** The first option with a wrong value, and what it must be. */
export function wrongOption(
  options: Partial<AuditOptions>,
): readonly [option: string, expected: string] | undefined {
  const wrong = OPTIONS.find(([name, isRight]) => options[name] !== undefined && !isRight(options[name]));
  return wrong && [wrong[0], wrong[2]];
}

/** Throws a `TypeError` that names the option; values are not repeated, because a header may be a credential. */
export function refuseOptions(options: AuditOptions): void {
  const { headers = [], traceHeader = '', baseline = [] } = options;
  const found = wrongOption(options);
  if (found) refuse(...found);
  const wrong = baselineMistake(baseline);
  if (wrong) throw new TypeError(`baseline: ${wrong.pointer} ${wrong.mistake}`);
  for (const [name, value] of headers) {
    if (!isHeader(name, value)) refuse('headers', 'names and values that an HTTP header can carry');
    if (!isFree(name)) refuse('headers', 'none that the HTTP client sets itself, such as Host');
    if (name.toLowerCase() === traceHeader.toLowerCase())
      refuse('traceHeader', 'another header than those of `headers`');
  }
}

function refuse(option: string, expected: string): never {
  throw new TypeError(`${option} must be ${expected}`);
}
