/** Records an audit while it runs as HAR 1.2, which browsers open; our own members start with an underscore (`recording.schema.json`). */
import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { RecordingFile } from '../../schemas/generated/recording.js';
import { bytesOf, headerOf, type Exchange, type HttpResponse } from '../http/exchange.js';
import { safeLine } from '../values/messages.js';
import type { Query } from '../values/queries.js';

type Log = RecordingFile['log'];
/** What was audited and how. */
export interface RecordedAudit {
  readonly suite: { readonly name: string; readonly version: string };
  readonly target: string;
  readonly label: string | undefined;
  readonly started: string;
  readonly [more: string]: unknown;
}
/** A question that was not sent, because of a budget, refusals or an interruption. */
export type Unsent = Log['_unsent'][number];
/** How an audit ended. */
export type RecordedEnd = Pick<Log['_end'], 'requests' | 'durationMs' | 'interrupted' | 'why'>;

/** A question as it is recorded: its place in a trial has a member of its own. */
const asData = (query: Query): object => ({ ...query, trial: undefined });

/** The file of an unfinished recording, beside the final one; a process that ends early has to remove it. */
export const draftOf = (path: string): string => `${path}.${process.pid}.part`;

/** Throws if the file cannot be made; the error names it, with the code of the system. */
export function openRecorder(path: string, audit: RecordedAudit) {
  const draft = draftOf(path);
  const unsent: Unsent[] = [];
  let before = '\n';
  let file = -1;
  let fault: unknown;
  const attempt = (act: () => void) => {
    try {
      if (fault === undefined) act();
    } catch (error) {
      fault = named(error, path);
    }
  };
  const write = (text: string) => attempt(() => writeFileSync(file, text));
  attempt(() => {
    // It is left of a process that was killed, or a link that would lead elsewhere.
    rmSync(draft, { force: true });
    file = openSync(draft, 'wx');
  });
  if (fault !== undefined) throw fault;
  write(harHead(audit));

  return {
    /** Adds all exchanges of one question; the last is its answer. */
    record(exchanges: readonly Exchange[], asked: Query): void {
      const last = exchanges.at(-1);
      for (const exchange of exchanges)
        if (exchange.id > 0) {
          write(`${before}${safeLine(harEntry(exchange, asked, exchange === last))}`);
          before = ',\n';
        } else unsent.push(unsentOf(exchange, exchanges[0] ?? exchange, asked));
    },
    /** Gives the file its name; throws if any part of it could not be written. */
    finish(end: RecordedEnd): void {
      write(`\n],"_unsent":${safeLine(unsent)},"_end":${JSON.stringify(end)}}}\n`);
      closeSync(file);
      attempt(() => renameSync(draft, path));
      if (fault === undefined) return;
      rmSync(draft, { force: true });
      throw fault;
    },
  };
}

/** The error of the system with the name of the file: that of the draft says nothing to whoever gave the other. */
function named(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const { code } = error;
  return Object.assign(new Error(`the recording cannot be written: ${path} (${String(code)})`), { code });
}

/** The URL is the one that was asked first, before any redirect. */
const unsentOf = ({ loss }: Exchange, first: Exchange, asked: Query): Unsent => ({
  question: asData(asked) as Unsent['question'],
  url: first.request.url,
  loss: { kind: loss?.kind ?? 'stopped', message: loss?.message ?? '' },
});

/** Some tools, such as those of Firefox, only show entries that belong to a page. */
const PAGE = 'audit';

/** The beginning of a file, up to its first entry; every entry follows on a line of its own. */
function harHead(audit: RecordedAudit): string {
  const page = {
    startedDateTime: audit.started,
    id: PAGE,
    title: `audit of ${audit.label === undefined ? audit.target : `${audit.label} (${audit.target})`}`,
    pageTimings: { onContentLoad: -1, onLoad: -1 },
  };
  const creator = { name: audit.suite.name, version: audit.suite.version };
  const log = { version: '1.2', creator, pages: [page], _audit: audit };
  return `{"log":${JSON.stringify(log).slice(0, -1)},"entries":[`;
}

/** One request with its answer; `isFinal` is false for what a retry or a redirect followed. */
function harEntry(exchange: Exchange, asked: Query, isFinal: boolean): object {
  const { id, request, response, loss, startedAt, ms } = exchange;
  const { searchParams } = new URL(request.url);
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
      queryString: [...searchParams].map(nameAndValue),
      headersSize: -1,
      bodySize: 0,
    },
    response: response ? harResponse(response) : NO_RESPONSE,
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    _id: id,
    _question: asData(asked),
    // What is undefined is not written.
    _trial: asked.trial,
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
