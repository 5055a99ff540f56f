/** HAR 1.2, as the tools of browsers open it; members of our own start with an underscore (`recording.schema.json`). */
import { isUtf8 } from 'node:buffer';
import { bytesOf, headerOf, type Exchange, type HttpResponse } from '../http/exchange.js';
import type { RecordingFile } from '../../schemas/generated/recording.js';
import { safeLine } from '../values/messages.js';
import type { Query } from '../values/queries.js';

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

/** Some tools, such as those of Firefox, only show entries that belong to a page. */
const PAGE = 'audit';

/** The beginning of a file, up to its first entry; every entry follows on a line of its own. */
export function harHead(audit: RecordedAudit): string {
  const page = {
    startedDateTime: audit.started,
    id: PAGE,
    title: `audit of ${audit.label == null ? audit.target : `${audit.label} (${audit.target})`}`,
    pageTimings: { onContentLoad: -1, onLoad: -1 },
  };
  const creator = { name: audit.suite.name, version: audit.suite.version };
  const log = { version: '1.2', creator, pages: [page], _audit: audit };
  return `{"log":${JSON.stringify(log).slice(0, -1)},"entries":[`;
}

export const harTail = (unsent: readonly Unsent[], end: RecordedEnd): string =>
  `\n],"_unsent":${safeLine(unsent)},"_end":${JSON.stringify(end)}}}\n`;

/** What is recorded of a question besides its words. */
export type Asked = Pick<Query, 'cookie' | 'trial'>;

/** One request with its answer; `isFinal` is false for what a retry or a redirect followed. */
export function harEntry(exchange: Exchange, { cookie, trial }: Asked, isFinal: boolean): object {
  const { id, question, request, response, loss, startedAt, ms } = exchange;
  const at = request.url.indexOf('?');
  const query = new URLSearchParams(at < 0 ? '' : request.url.slice(at));
  return {
    pageref: PAGE,
    startedDateTime: new Date(startedAt).toISOString(),
    time: ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      // The headers tell the names of cookies; their values are redacted.
      cookies: [],
      headers: Object.entries(request.headers).map(nameAndValue),
      queryString: [...query].map(nameAndValue),
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
  const bytes = bytesOf(body);
  // As text, bytes that are not UTF-8 would be changed.
  const encoding = isUtf8(bytes) ? undefined : 'base64';
  return {
    ...NO_RESPONSE,
    status,
    httpVersion: 'HTTP/1.1',
    headers: headers.map(nameAndValue),
    content: {
      size: body.byteLength,
      mimeType: headerOf({ headers }, 'content-type') ?? 'x-unknown',
      text: bytes.toString(encoding),
      encoding,
    },
    redirectURL: headerOf({ headers }, 'location') ?? '',
  };
}

const nameAndValue = ([name, value]: readonly [name: string, value: string]) => ({ name, value });
