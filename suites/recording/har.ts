/** HAR 1.2, as the tools of browsers open it; members of our own start with an underscore (`recording.schema.json`). */
import { isUtf8 } from 'node:buffer';
import { cookiePair, parseSetCookie } from '../answers/cookies.js';
import { bytesOf, headerOf, type Exchange, type HttpResponse } from '../http/exchange.js';
import type { RecordingFile } from '../../schemas/generated/recording.js';
import { safeLine } from '../values/messages.js';
import type { Query } from '../values/queries.js';
import { httpDate } from '../values/timestamps.js';

type Log = RecordingFile['log'];
/** What was audited and how; readers need less of it than is written. */
export type RecordedAudit = Log['_audit'] & {
  readonly suite: { readonly name: string };
  readonly contract: { readonly title: string; readonly version: string; readonly digest: string };
};
/** A question that was not sent, because of a budget, refusals or an interruption. */
export type Unsent = Log['_unsent'][number];
/** How an audit ended. */
export type RecordedEnd = Pick<Log['_end'], 'requests' | 'durationMs' | 'interrupted' | 'why'>;

/** The beginning of a file, up to its first entry; every entry follows on a line of its own. */
export function harHead(audit: RecordedAudit): string {
  const creator = { name: audit.suite.name, version: audit.suite.version };
  const page = {
    startedDateTime: audit.started,
    id: PAGE,
    title: `audit of ${audit.label == null ? audit.target : `${audit.label} (${audit.target})`}`,
    pageTimings: { onContentLoad: -1, onLoad: -1 },
  };
  const members = [
    `"version":"1.2"`,
    `"creator":${JSON.stringify(creator)}`,
    `"pages":[${JSON.stringify(page)}]`,
  ];
  return `{"log":{${members.join(',')},"_audit":${JSON.stringify(audit)},"entries":[`;
}

export function harTail(unsent: readonly Unsent[], end: RecordedEnd): string {
  return `\n],"_unsent":${safeLine(unsent)},"_end":${JSON.stringify(end)}}}\n`;
}

/** Some tools, such as those of Firefox, only show entries that belong to a page. */
const PAGE = 'audit';

/** What is recorded of a question besides its words. */
export type Asked = Pick<Query, 'cookie' | 'trial'>;

/** One request with its answer; `isFinal` is false for what a retry or a redirect followed. */
export function harEntry(exchange: Exchange, { cookie, trial }: Asked, isFinal: boolean): object {
  const { id, question, request, response, loss, startedAt, ms } = exchange;
  return {
    pageref: PAGE,
    startedDateTime: new Date(startedAt).toISOString(),
    time: ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: (request.headers['cookie'] ?? '')
        .split(/; */)
        .filter(Boolean)
        .map(cookiePair)
        .map(nameAndValue),
      headers: Object.entries(request.headers).map(nameAndValue),
      queryString: queryOf(request.url),
      headersSize: -1,
      bodySize: 0,
    },
    response: response ? harResponse(response) : NO_RESPONSE,
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    _id: id,
    _question: question,
    // What is undefined is not written.
    _cookie: cookie,
    _trial: trial,
    _loss: loss && { kind: loss.kind, message: loss.message },
    _followed: isFinal ? undefined : true,
  };
}

/** What browsers write for a request without an answer. */
const NO_RESPONSE = {
  status: 0,
  statusText: '',
  httpVersion: '',
  cookies: [],
  headers: [],
  content: { size: 0, mimeType: 'x-unknown' },
  redirectURL: '',
  headersSize: -1,
  bodySize: -1,
};

function harResponse({ status, headers, body }: HttpResponse): object {
  return {
    ...NO_RESPONSE,
    status,
    httpVersion: 'HTTP/1.1',
    cookies: headers.filter(([name]) => name === 'set-cookie').map(([, value]) => harCookie(value)),
    headers: headers.map(nameAndValue),
    content: {
      size: body.byteLength,
      mimeType: headerOf({ headers }, 'content-type') ?? 'x-unknown',
      ...textOf(body),
    },
    redirectURL: headerOf({ headers }, 'location') ?? '',
  };
}

/** Bytes that are not UTF-8 would be changed as text. */
function textOf(body: Uint8Array): { text: string; encoding?: 'base64' } {
  const bytes = bytesOf(body);
  return isUtf8(bytes)
    ? { text: bytes.toString('utf8') }
    : { text: bytes.toString('base64'), encoding: 'base64' };
}

function harCookie(text: string): object {
  const { name, value, attributes } = parseSetCookie(text);
  const expires = httpDate(attributes.get('expires') ?? '');
  return {
    name,
    value,
    path: attributes.get('path'),
    domain: attributes.get('domain'),
    expires: Number.isNaN(expires) ? undefined : new Date(expires).toISOString(),
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
  };
}

const nameAndValue = ([name, value]: readonly [name: string, value: string]) => ({ name, value });

function queryOf(url: string): { name: string; value: string }[] {
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
  return [...query].map(nameAndValue);
}
