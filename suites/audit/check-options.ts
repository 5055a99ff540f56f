/** Refuses options whose text cannot be sent or shown as it is, before anything is sent. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import { backendOf } from '../http/route.js';
import { isRuleId } from '../../schemas/rule-ids.js';
import { grouped } from '../../schemas/text/numbers.js';
import { urlFrom, withoutUsers } from '../../schemas/text/url.js';
import { LONGEST_NAME, plain } from '../values/messages.js';
import { LABEL, isLabel, isTitle } from '../values/lines.js';
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

/** What `isTraceHeader` accepts. */
export const TRACE_HEADER = 'the name of a header that nothing else sets, such as X-Request-Id';

export const isTraceHeader = (name: string): boolean =>
  name.length <= 100 && FIELD_NAME.test(name) && isFree(name) && !OURS.test(name);

/** What `isUserAgent` accepts. */
export const USER_AGENT = 'text that an HTTP header can carry, without a user name and a password in a URL';

/** Every target is sent it, and so would be a password in it. */
export const isUserAgent = (text: string): boolean =>
  text.trim() !== '' && FIELD_VALUE.test(text) && withoutUsers(text) === text;

/** What `isContact` accepts. */
export const CONTACT = 'a mail address or a URL without a user name and a password';

/** In characters that can stand in the comment of a `User-Agent`, which every target is sent, so that a password would be as well. */
export const isContact = (text: string): boolean =>
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
    const { reason, until }: { reason: unknown; until?: string } = entry;
    // A program without types may pass anything.
    const rule = typeof entry.rule === 'string' ? entry.rule : '';
    const pointer = `${root}/${at}/rule`;
    if (!isRuleId(rule))
      return {
        pointer,
        mistake: `is the unknown rule \`${plain(rule, 80)}\``,
        unknown: rule,
      };
    if (typeof reason !== 'string' || reason.trim() === '')
      return { pointer: `${root}/${at}/reason`, mistake: 'must say why the failure is accepted' };
    if (until !== undefined && !isDay(until))
      return { pointer: `${root}/${at}/until`, mistake: 'must be a date such as 2027-01-31' };
    const first = known.get(rule);
    if (first !== undefined)
      return { pointer, mistake: `repeats ${rule} of ${root}/${first}: delete one entry` };
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
const isDuration = (value: number): boolean => value >= 0;

/** Which numbers an option can be. Whoever passes `Number(undefined)` means no audit without limits. */
const numbers: readonly (readonly [
  option: keyof AuditOptions,
  isRight: (value: number) => boolean,
  expected: string,
])[] = [
  ['strength', value => value === 1 || value === 2 || value === 3, '1, 2 or 3'],
  ['maxRequests', isCount, 'a positive integer'],
  ['maxPages', isCount, 'a positive integer'],
  ['rate', isPositive, 'a positive number'],
  ['deadlineMs', isPositive, 'a positive number of milliseconds'],
  ['timeoutMs', isPositive, 'a positive number of milliseconds'],
  ['lastingMs', isDuration, 'a number of milliseconds'],
  ['retries', value => Number.isInteger(value) && value >= 0, 'an integer from 0'],
];

/** What `backendOf` reads. */
export const BACKEND = 'HOST:PORT, such as 10.0.0.2:443';

/** Throws a `TypeError` that names the option; values are not repeated, because a header may be a credential. */
export function refuseOptions(options: AuditOptions): void {
  const { headers = [], userAgent, contact, label, sample, seed, connectTo, traceHeader } = options;
  const { baseline = [] } = options;
  const { protocol, search, hash } = new URL(options.url);
  if ((protocol !== 'http:' && protocol !== 'https:') || search !== '' || hash !== '')
    refuse('url', 'an http or https URL without a query or a fragment');
  for (const [option, given = ''] of Object.entries({ url: String(options.url), seed }))
    if (given.length > LONGEST_NAME) refuse(option, `no longer than ${grouped(LONGEST_NAME)} characters`);
  for (const [option, isRight, expected] of numbers) {
    const value: unknown = options[option];
    if (value !== undefined && (typeof value !== 'number' || !isRight(value))) refuse(option, expected);
  }
  const wrong = baselineMistake(baseline);
  if (wrong) throw new TypeError(`baseline: ${wrong.pointer} ${wrong.mistake}`);
  if (!headers.every(([name, value]) => isHeader(name, value)))
    refuse('headers', 'names and values that an HTTP header can carry');
  if (!headers.every(([name]) => isFree(name)))
    refuse('headers', 'none that the HTTP client sets itself, such as Host');
  if (userAgent !== undefined && !isUserAgent(userAgent)) refuse('userAgent', USER_AGENT);
  if (contact !== undefined && !isContact(contact)) refuse('contact', CONTACT);
  if (label !== undefined && label.length > LONGEST_NAME)
    refuse('label', `no longer than ${grouped(LONGEST_NAME)} characters`);
  if (label !== undefined && !isLabel(label)) refuse('label', LABEL);
  if (connectTo !== undefined && !backendOf(connectTo)) refuse('connectTo', BACKEND);
  if (traceHeader !== undefined && !isTraceHeader(traceHeader)) refuse('traceHeader', TRACE_HEADER);
  if (headers.some(([name]) => name.toLowerCase() === traceHeader?.toLowerCase()))
    refuse('traceHeader', 'another header than those of `headers`');
  if (sample !== undefined && !isTitle(sample)) refuse('sample', 'the title of a file');
  if (seed !== undefined && !seed.isWellFormed()) refuse('seed', 'well-formed text');
}

function refuse(option: string, expected: string): never {
  throw new TypeError(`${option} must be ${expected}`);
}
