/** HAR 1.2, as the tools of browsers open it; members of our own start with an underscore (`recording.schema.json`). */
import { isUtf8 } from 'node:buffer';
import { parseSetCookie } from '../answers/cookies.js';
import type { Exchange, Loss, HttpResponse } from '../http/exchange.js';
import type { Declared } from '../evidence/profile.js';
import type { Entry } from '../../schemas/generated/recording.js';
import { safeLine } from '../values/messages.js';

/** What was audited and how, in `log._audit`. */
export interface RecordedAudit {
  readonly suite: { readonly name: string; readonly version: string };
  readonly contract: { readonly title: string; readonly digest: string };
  /** The `api.php`, without user information. */
  readonly target: string;
  readonly parameters: Declared;
  readonly seed: string;
  /** Globs over rule ids; none for all. */
  readonly selection: readonly string[];
  readonly strict: boolean;
  readonly started: string;
  readonly witness?: string;
  /** `null` where there is no limit. */
  readonly budgets: {
    readonly maxRequests: number;
    readonly maxPages: number | null;
    readonly rate: number | null;
    readonly timeoutMs: number | null;
    readonly retries: number | null;
  };
  readonly redacted: boolean;
}

/** A question that was not sent, in `log._unsent`, because of a budget, refusals or an interruption. */
export interface Unsent {
  readonly question: string;
  readonly url: string;
  readonly cookie?: string;
  readonly loss: Loss;
}

/** How an audit ended, in `log._end`. */
export interface RecordedEnd {
  readonly requests: number;
  readonly durationMs: number;
  readonly interrupted: boolean;
}

/** The beginning of a file, up to its first entry; every entry follows on a line of its own. */
export function harHead(audit: RecordedAudit): string {
  const creator = { name: audit.suite.name, version: audit.suite.version };
  const page = {
    startedDateTime: audit.started,
    id: PAGE,
    title: `audit of ${audit.target}`,
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

/** One request with its answer; `isFinal` is false for what a retry or a redirect followed. */
export function harEntry(exchange: Exchange, cookie: string | undefined, isFinal: boolean): object {
  const { id, question, request, response, loss, startedAt, ms } = exchange;
  return {
    pageref: PAGE,
    startedDateTime: new Date(startedAt).toISOString(),
    time: ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: (request.headers['cookie'] ?? '').split(/; */).filter(Boolean).map(cookiePair),
      headers: Object.entries(request.headers).map(([name, value]) => ({ name, value })),
      queryString: queryOf(request.url),
      headersSize: -1,
      bodySize: 0,
    },
    response: response ? harResponse(response) : NO_RESPONSE,
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    _id: id,
    _question: question,
    ...(cookie === undefined ? {} : { _cookie: cookie }),
    ...(loss ? { _loss: { kind: loss.kind, message: loss.message } satisfies Entry['_loss'] } : {}),
    ...(isFinal ? {} : { _followed: true }),
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
  const valueOf = (wanted: string) => headers.findLast(([name]) => name === wanted)?.[1];
  return {
    status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: headers.filter(([name]) => name === 'set-cookie').map(([, value]) => harCookie(value)),
    headers: headers.map(([name, value]) => ({ name, value })),
    content: { size: body.byteLength, mimeType: valueOf('content-type') ?? 'x-unknown', ...textOf(body) },
    redirectURL: valueOf('location') ?? '',
    headersSize: -1,
    bodySize: -1,
  };
}

/** Bytes that are not UTF-8 would be changed as text. */
function textOf(body: Uint8Array): { text: string; encoding?: 'base64' } {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return isUtf8(bytes)
    ? { text: bytes.toString('utf8') }
    : { text: bytes.toString('base64'), encoding: 'base64' };
}

function harCookie(text: string): object {
  const { name, value, attributes } = parseSetCookie(text);
  const expires = Date.parse(attributes.get('expires') ?? '');
  const path = attributes.get('path');
  const domain = attributes.get('domain');
  return {
    name,
    value,
    ...(path === undefined ? {} : { path }),
    ...(domain === undefined ? {} : { domain }),
    ...(Number.isNaN(expires) ? {} : { expires: new Date(expires).toISOString() }),
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
  };
}

function cookiePair(pair: string): { name: string; value: string } {
  const at = pair.indexOf('=');
  return at < 0 ? { name: pair, value: '' } : { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

function queryOf(url: string): { name: string; value: string }[] {
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
  return [...query].map(([name, value]) => ({ name, value }));
}
