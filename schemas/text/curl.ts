/** A request as a line for a POSIX shell that sends it again. */
import { printable } from './printable.js';

export interface ShownRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** One line, whatever the request holds; a redacted value keeps its placeholder, for the user to fill in. */
/** @param connectTo `HOST:PORT` of the server that was asked in place of the one that the URL names */
export function curlLine({ method, url, headers }: ShownRequest, connectTo?: string): string {
  // A recording may come from anywhere, and curl would read a file or an option in the place of a URL.
  if (!/^https?:\/\//i.test(url)) return '# no curl line: this is not an HTTP URL';
  // `-g`: brackets and braces in a URL are meant literally.
  return [
    'curl -g',
    ...methodOf(method),
    ...encodingOf(headers),
    ...(connectTo === undefined ? [] : ['--connect-to', shellQuoted(`::${printable(connectTo)}`)]),
    shellQuoted(sendable(url)),
    ...fieldsOf(headers),
  ].join(' ');
}

function methodOf(method: string): string[] {
  if (method === 'GET') return [];
  return method === 'HEAD' ? ['-I'] : ['-X', shellQuoted(printable(method))];
}

/** It decodes the answer; the header of the request replaces the encodings that it would ask for. */
const encodingOf = (headers: ShownRequest['headers']): string[] =>
  has(headers, 'accept-encoding') ? ['--compressed'] : [];

const has = (headers: ShownRequest['headers'], wanted: string): boolean =>
  Object.keys(headers).some(name => name.toLowerCase() === wanted);

function fieldsOf(headers: ShownRequest['headers']): string[] {
  // Any curl would send one.
  const fields: string[] = has(headers, 'accept') ? [] : ['-H', shellQuoted('accept:')];
  for (const [name, value] of Object.entries(headers))
    if (token.test(name) && !impliedByCurl(name.toLowerCase(), value))
      fields.push('-H', shellQuoted(field(name, printable(value))));
  return fields;
}

const OWN_FIELDS: readonly string[] = ['host', 'connection', 'content-length'];

/** What any curl sends of itself; the suite's own name is long and explains no answer, another name may. */
function impliedByCurl(name: string, value: string): boolean {
  if (name === 'accept') return value === '*/*';
  if (name === 'user-agent') return value.startsWith('wiki-query-conformance');
  return OWN_FIELDS.includes(name);
}

/** curl takes `name:` as an order to leave the header out, and `name;` as an empty value. */
function field(name: string, value: string): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`;
}

/** Percent-escapes what no client can send: a URL that was sent is left as it is. */
function sendable(url: string): string {
  if (!/[^!-~]/.test(url)) return url;
  return url.toWellFormed().replace(/[^!-~]/gu, character => encodeURIComponent(character));
}

/** One word for a POSIX shell, as printable text, in quotes where it needs them. */
export function shellWord(text: string): string {
  const shown = printable(text);
  return /^[\w.:/@%+=-]+$/.test(shown) ? shown : shellQuoted(shown);
}

/** One word for a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
