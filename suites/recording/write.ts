/** Records an audit in a HAR file while it runs: nothing of it stays in memory, and the file appears whole at the end. */
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** The file of an unfinished recording, beside the final one; a process that ends early has to remove it. */
export const draftOf = (path: string): string => `${path}.${process.pid}.part`;

/** Throws if the file cannot be made; the error names it, with the code of the system. */
export function openRecorder(path: string, audit: RecordedAudit): Recorder {
  const draft = draftOf(path);
  let fault: unknown;
  const attempt = (act: () => void) => {
    try {
      if (fault === undefined) act();
    } catch (error) {
      fault = named(error, path);
    }
  };
  let file = -1;
  attempt(() => {
    // It is left of a process that was killed, or a link that would lead elsewhere.
    rmSync(draft, { force: true });
    file = openSync(draft, 'wx');
  });
  if (fault !== undefined) throw fault;
  const write = (text: string) => attempt(() => writeFileSync(file, text));
  const unsent: Unsent[] = [];
  let before = '\n';
  write(harHead(audit));

  return {
    record(exchanges, asked) {
      const [first] = exchanges;
      for (const [at, exchange] of exchanges.entries()) {
        const isFinal = at === exchanges.length - 1;
        if (exchange.id > 0) {
          write(`${before}${safeLine(harEntry(exchange, asked, isFinal))}`);
          before = ',\n';
        } else unsent.push(unsentOf(exchange, first ?? exchange, asked));
      }
    },
    finish(end) {
      write(harTail(unsent, end));
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
const unsentOf = ({ question, loss }: Exchange, first: Exchange, { cookie }: Asked): Unsent => ({
  question,
  url: first.request.url,
  ...(cookie !== undefined && { cookie }),
  loss: { kind: loss?.kind ?? 'stopped', message: loss?.message ?? '' },
});
