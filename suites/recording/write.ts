/** Records an audit as HAR 1.2 while it runs; our own members start with an underscore (`recording.schema.json`). */
import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { RecordingFile } from '../../schemas/generated/recording.js';
import { bytesOf, headerOf, type Exchange } from '../http/exchange.js';
import { safeLine } from '../values/messages.js';
import type { Query } from '../values/queries.js';

type Log = RecordingFile['log'];

export type RecordedEnd = Pick<Log['_end'], 'requests' | 'durationMs' | 'interrupted' | 'why'>;

/** The part of an audit that the head of a file shows. */
type Head = Pick<Log['_audit'], 'suite' | 'target' | 'started'> & { readonly label: string | undefined };

/** The unfinished recording beside the final one; a process that exits early has to remove it. */
export const draftOf = (path: string): string => `${path}.${process.pid}.part`;

/** Throws if the file cannot be created. */
export function openRecorder(path: string, audit: Head) {
  const draft = draftOf(path);
  const unsent: object[] = [];
  let [before, file] = ['\n', -1];
  let fault: unknown;
  const attempt = (act: () => void) => {
    try {
      if (fault === undefined) act();
    } catch (error) {
      // Names the path given by the user instead of the draft.
      const { code } = error as NodeJS.ErrnoException;
      const named = new Error(`the recording cannot be written: ${path} (${code})`);
      fault = code === undefined ? error : Object.assign(named, { code });
    }
  };
  let unwritten = '';
  /** Writes what has come together once it is longer than `most`, because each write takes time. */
  const write = (text: string, most = 1 << 16) => {
    unwritten += text;
    if (unwritten.length <= most) return;
    attempt(() => writeFileSync(file, unwritten));
    unwritten = '';
  };
  attempt(() => {
    // A killed process may have left one, and a link would lead elsewhere.
    rmSync(draft, { force: true });
    file = openSync(draft, 'wx');
  });
  if (fault !== undefined) throw fault;
  write(headOf(audit));
  return {
    /** Adds all exchanges of one question; the last is its answer. */
    record(exchanges: readonly Exchange[], { trial, ...question }: Query): void {
      for (const [at, exchange] of exchanges.entries()) {
        const { id, loss } = exchange;
        if (id === 0) unsent.push({ question, url: (exchanges[0] ?? exchange).request.url, loss });
        else {
          const followed = at < exchanges.length - 1 || undefined;
          // What is undefined is not written.
          const own = { _id: id, _question: question, _trial: trial, _loss: loss, _followed: followed };
          write(before + safeLine({ ...entryOf(exchange), ...own }));
          before = ',\n';
        }
      }
    },
    /** Gives the file its name; throws if any part of it could not be written. */
    finish(end: RecordedEnd): void {
      write(`\n],"_unsent":${safeLine(unsent)},"_end":${JSON.stringify(end)}}}\n`, 0);
      closeSync(file);
      attempt(() => renameSync(draft, path));
      if (fault === undefined) return;
      rmSync(draft, { force: true });
      throw fault;
    },
  };
}

/** Some tools, such as those of Firefox, only show entries that belong to a page. */
const PAGE = 'audit';

/** The beginning of a file, up to its first entry; every entry follows on a line of its own. */
function headOf(audit: Head): string {
  const { suite: creator, target, label, started } = audit;
  const title = `audit of ${label === undefined ? target : `${label} (${target})`}`;
  const pageTimings = { onContentLoad: -1, onLoad: -1 };
  const pages = [{ startedDateTime: started, id: PAGE, title, pageTimings }];
  const log = { version: '1.2', creator, pages, _audit: audit, entries: [] };
  return JSON.stringify({ log }).slice(0, -3);
}

/** As browsers do, writes status 0 if there is no answer. */
function entryOf({ request, response, startedAt, ms }: Exchange): object {
  const { status = 0, headers = [], body = new Uint8Array() } = response ?? {};
  const header = (name: string) => headerOf({ headers }, name);
  const bytes = bytesOf(body);
  // As text, bytes that are not UTF-8 would be changed, and a control character would take six.
  const encoding = isUtf8(bytes) && !/(?![\t\n\r])\p{Cc}/u.test(bytes.toString()) ? undefined : 'base64';
  const mimeType = header('content-type') ?? 'x-unknown';
  return {
    pageref: PAGE,
    startedDateTime: new Date(startedAt).toISOString(),
    time: ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      // The headers show the names of cookies; their values are redacted.
      cookies: [],
      headers: Object.entries(request.headers).map(nameAndValue),
      queryString: [...new URLSearchParams(request.url.replace(/^[^?]*/, ''))].map(nameAndValue),
      headersSize: -1,
      bodySize: 0,
    },
    response: {
      status,
      statusText: '',
      httpVersion: response ? 'HTTP/1.1' : '',
      cookies: [],
      headers: headers.map(nameAndValue),
      content: { size: bytes.length, mimeType, text: bytes.toString(encoding), encoding },
      redirectURL: header('location') ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

const nameAndValue = ([name, value]: readonly [name: string, value: string]) => ({ name, value });
