/** Records an audit in a HAR file while it runs: nothing of it stays in memory, and the file appears whole at the end. */
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { Exchange } from '../http/exchange.js';
import {
  harEntry,
  harHead,
  harTail,
  type Asked,
  type RecordedAudit,
  type RecordedEnd,
  type Unsent,
} from './har.js';
import { safeLine } from '../values/messages.js';

export interface Recorder {
  /** Adds all exchanges of one question; the last is its answer. */
  record(exchanges: readonly Exchange[], asked: Asked): void;
  /** Gives the file its name; throws where any part of it could not be written. */
  finish(end: RecordedEnd): void;
}

/** The number of characters that are written at once. */
const AT_ONCE = 1 << 18;

/** The file of an unfinished recording, beside the final one; a process that ends early has to remove it. */
export const draftOf = (path: string): string => `${path}.${process.pid}.part`;

/** Throws where the file cannot be made; the error names it, with the code of the system. */
export function openRecorder(path: string, audit: RecordedAudit): Recorder {
  const draft = draftOf(path);
  const file = openDraft(draft, path);
  const forget = () => rmSync(draft, { force: true });
  const unsent: Unsent[] = [];
  let waiting = harHead(audit);
  let comma = '';
  let fault: unknown;

  const flush = () => {
    try {
      if (fault === undefined) writeAll(file, Buffer.from(waiting));
    } catch (error) {
      fault = error;
    }
    waiting = '';
  };

  return {
    record(exchanges, asked) {
      for (const [at, exchange] of exchanges.entries()) {
        const isFinal = at === exchanges.length - 1;
        if (exchange.id === 0) {
          unsent.push(unsentOf(exchange, exchanges[0] ?? exchange, asked));
          continue;
        }
        waiting += `${comma}\n${safeLine(harEntry(exchange, asked, isFinal))}`;
        comma = ',';
        if (waiting.length > AT_ONCE) flush();
      }
    },
    finish(end) {
      waiting += harTail(unsent, end);
      flush();
      try {
        closeSync(file);
        if (fault !== undefined) throw fault;
        renameSync(draft, path);
      } catch (error) {
        forget();
        throw named(error, path);
      }
    },
  };
}

function openDraft(draft: string, path: string): number {
  try {
    // It is left of a process that was killed, or a link that would lead elsewhere.
    rmSync(draft, { force: true });
    return openSync(draft, 'wx');
  } catch (error) {
    throw named(error, path);
  }
}

/** The error of the system with the name of the file: that of the draft says nothing to whoever gave the other. */
function named(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const { code } = error;
  return Object.assign(new Error(`the recording cannot be written: ${path} (${String(code)})`), { code });
}

/** The URL is the one that was asked first, before any redirect. */
function unsentOf({ question, loss }: Exchange, first: Exchange, { cookie }: Asked): Unsent {
  const { kind = 'stopped', message = '' } = loss ?? {};
  return {
    question,
    url: first.request.url,
    ...(cookie !== undefined && { cookie }),
    loss: { kind, message },
  };
}

function writeAll(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}
