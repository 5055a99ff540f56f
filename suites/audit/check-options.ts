/** Refuses options whose text cannot be sent or shown as it is, before anything is sent. */
import { contractVersions, isContractVersion } from '../../schemas/contract-versions.js';
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

export const isUserAgent = (text: string): boolean => text.trim() !== '' && FIELD_VALUE.test(text);

/** A mail address or an absolute URL, in characters that can stand in the comment of a `User-Agent`. */
export const isContact = (text: string): boolean =>
  /^[!-'*-[\]-~]+$/.test(text) && (/^[^@\s]+@[^@\s]+$/.test(text) || /^https?:\/\/[^/]/i.test(text));

/** A line of text that can be shown and encoded. */
export const isLine = (text: string): boolean =>
  text.trim() !== '' && text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text);

/** A title that a file can have, with or without its namespace; `|` would separate two titles. */
export const isTitle = (text: string): boolean => isLine(text) && !/[#<>[\]|{}]|^[^:]*:[\s_]*$/.test(text);

/** Throws a `TypeError` that names the option; values are not repeated, because a header may be a credential. */
export function refuseOptions({
  headers = [],
  userAgent,
  contact,
  label,
  witness,
  seed,
  contract,
}: AuditOptions): void {
  if (!headers.every(([name, value]) => isHeader(name, value)))
    refuse('headers', 'names and values that an HTTP header can carry');
  if (!headers.every(([name]) => isFree(name)))
    refuse('headers', 'none that the HTTP client sets itself, such as Host');
  if (userAgent !== undefined && !isUserAgent(userAgent))
    refuse('userAgent', 'text that an HTTP header can carry');
  if (contact !== undefined && !isContact(contact)) refuse('contact', 'a mail address or a URL');
  if (label !== undefined && !isLine(label)) refuse('label', 'a non-empty line of text');
  if (witness !== undefined && !isTitle(witness)) refuse('witness', 'the title of a file');
  if (contract !== undefined && !isContractVersion(contract))
    refuse('contract', `a known version of the contract: ${contractVersions.join(', ')}`);
  if (seed !== undefined && !seed.isWellFormed()) refuse('seed', 'well-formed text');
}

function refuse(option: string, expected: string): never {
  throw new TypeError(`${option} must be ${expected}`);
}
