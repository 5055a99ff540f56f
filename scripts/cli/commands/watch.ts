/** `audit --watch`: re-runs the audit on a key, and on loopback when answers change. */
import { randomBytes } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { changedSince, consoleRerun } from '../../../reporters/console/console.js';
import type { Report } from '../../../schemas/verdict.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { isLoopback } from '../../../suites/http/route.js';
import { digestOf } from '../../../suites/evidence/memory-budget.js';
import { REDACTED } from '../../../suites/http/exchange.js';
import { type Query, labelOf } from '../../../suites/values/queries.js';
import { EXIT } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { type Live, screen } from '../output/terminal.js';
import { askOnce, requestOf, type Request } from '../start/server.js';
import { exitStatus } from './exit-status.js';

/** An audit that may run repeatedly. */
export interface Run {
  readonly options: AuditOptions & { readonly signal: AbortSignal };
  readonly flags: FlagsOf<'audit'>;
  readonly live: Live;
  /** Ends the audit as Ctrl-C does. */
  readonly interrupt: () => void;
  readonly audit: (options: AuditOptions) => Promise<Report>;
  readonly publish: (report: Report, flags: FlagsOf<'audit'>) => Promise<void>;
}

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 10_000;

const KEY = 'a key was pressed';

/** Resolves to the exit status of the last complete audit. */
export async function watch({ options, flags, audit, publish, live, interrupt }: Run): Promise<number> {
  const { signal } = options;
  // With the same requests each time, only the server can make a difference.
  const same = { ...options, seed: options.seed ?? randomBytes(8).toString('hex') };
  const polls = isLoopback(new URL(options.url)) ? openPolls(options) : undefined;
  const also = polls ? '; re-runs when answers change' : '';
  const keys = openKeys(interrupt);
  try {
    let last: Report | undefined;
    let cause: string | undefined;
    let fruitless = 0;
    do {
      await polls?.remember();
      const report = await audit(same);
      live.end();
      if (signal.aborted && last) break;
      await publish(report, last ? { ...flags, quiet: true } : flags);
      if (last && flags.quiet !== true)
        process.stdout.write(
          consoleRerun(last, report, cause ?? '', { ...screen(process.stdout), show: flags.show }),
        );
      // Do not keep a server busy whose answers change by themselves.
      const isFruitless = last !== undefined && cause !== KEY && changedSince(last, report).length === 0;
      fruitless = isFruitless ? fruitless + 1 : 0;
      last = report;
      if (signal.aborted) break;
      polls?.follow(report);
      process.stdout.write(`\nWatching. r to re-run, q to quit${also}.\n`);
      const settled = new AbortController();
      const either = AbortSignal.any([signal, settled.signal]);
      const everyMs = Math.min(POLL_MS * 2 ** fruitless, LONGEST_PAUSE_MS);
      const changed = polls ? [polls.difference(everyMs, either)] : [];
      cause = await Promise.race([keys.pressed(signal), ...changed]);
      settled.abort();
    } while (cause !== undefined);
    return last ? exitStatus(last, flags) : EXIT.inconclusive;
  } finally {
    keys.close();
  }
}

/**
 * Reads single keys from the terminal, which Node restores on exit.
 * @param end called for `q`, Ctrl-C and Ctrl-D, and if the terminal is gone
 */
function openKeys(end: () => void) {
  const { stdin } = process;
  let onAgain: ((cause: string) => void) | undefined;
  const read = (data: Buffer) => {
    const typed = data.toString();
    if (/[\u0003\u0004]|^q$/.test(typed)) end();
    else if (/^[r\r\n ]/.test(typed)) onAgain?.(KEY);
  };
  stdin.setRawMode(true);
  stdin.on('data', read).on('end', end).resume();
  return {
    /** Resolves when a key asks for another audit; to `undefined` when the user quits. */
    pressed: (signal: AbortSignal): Promise<string | undefined> =>
      new Promise(resolve => {
        onAgain = resolve;
        signal.addEventListener('abort', () => resolve(undefined), { once: true });
      }),
    close: () => {
      stdin.off('data', read).off('end', end);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

/** One for each part of a server that a developer is likely to change. */
const names = ['languageinfo', 'allimages', 'dbrepllag'] as const;
const queries: readonly Query[] = [...names.map(query => ({ query })), { query: 'languageinfo', html: true }];

interface Question extends Request {
  readonly label: string;
  seen?: string | undefined;
  /** Answers that differ with every request do not show that the server was changed. */
  isRestless?: true;
}

/** Detects changes in a server under development with a few cheap requests at a time. */
function openPolls(options: Run['options']) {
  const usual = queries.map((query): Question => ({ label: labelOf(query), ...requestOf(options, query) }));
  let failed: readonly Question[] = [];
  let isDown = false;
  let turn = 0;
  /** Headers are left out, because some differ in every answer; `undefined` if there is no answer. */
  const fingerprint = async (question: Question, signal: AbortSignal): Promise<string | undefined> => {
    const { response } = await askOnce(options, question, TIMEOUT_MS, signal);
    return response && `${response.status} ${digestOf(response.body)}`;
  };
  /** Asks the next question; returns a clause if its answer has changed. */
  const poll = async (questions: readonly Question[], signal: AbortSignal): Promise<string | undefined> => {
    const asked = questions.filter(({ isRestless }) => isRestless !== true);
    const question = asked[turn % asked.length] ?? questions[0];
    const now = question && (await fingerprint(question, signal));
    if (!question || signal.aborted) return undefined;
    const wasDown = isDown;
    isDown = now === undefined;
    if (isDown) return undefined;
    const before = question.seen;
    question.seen = now;
    if (wasDown) return 'the server answers again';
    if (before === undefined || before === now) return undefined;
    if ((await fingerprint(question, signal)) === now) return `another answer to ${question.label}`;
    question.isRestless = true;
    return undefined;
  };
  return {
    /** Adopts the current answers as baseline, so that changes during an audit are noticed too. */
    remember: async (): Promise<void> => {
      for (const question of usual)
        question.seen = (await fingerprint(question, options.signal)) ?? question.seen;
    },
    /** Also polls what failed in the last audit: a developer works on that. */
    follow: (report: Report): void => void (failed = failedIn(report)),
    /** Resolves to a clause that names the difference, or to `undefined` on the signal. */
    difference: async (everyMs: number, signal: AbortSignal): Promise<string | undefined> => {
      let found: string | undefined;
      for (; found === undefined && !signal.aborted; turn += 1) {
        await rest(everyMs, undefined, { signal }).catch(() => undefined);
        found = (await poll(usual, signal)) ?? (await poll(failed, signal));
      }
      return found;
    },
  };
}

const MOST_FOLLOWED = 8;

/** The requests that failures cite, with their answers. */
function failedIn({ results, exchanges }: Report): Question[] {
  const failures = results.filter(({ outcome }) => outcome === 'failed');
  const cited = new Set(failures.map(({ evidence: [first] }) => first?.exchange));
  return exchanges
    .filter(({ id }) => cited.has(id))
    .slice(0, MOST_FOLLOWED)
    .map(({ question, request: { url, headers }, response }) => {
      const { accept, 'accept-encoding': encoding, cookie } = headers;
      const isOpen = !Object.values(headers).includes(REDACTED);
      return {
        label: question,
        url,
        headers: { accept, 'accept-encoding': encoding, ...(cookie === REDACTED ? {} : { cookie }) },
        // Redacted answers differ from those sent.
        seen: isOpen && response ? `${response.status} ${response.bodyDigest}` : undefined,
      };
    });
}
