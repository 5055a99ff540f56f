/** Notices that a server under development answers differently, by one cheap question at a time. */
import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { AuditOptions } from '../../../suites/audit/options.js';
import type { Exchange } from '../../../suites/http/exchange.js';
import type { Query } from '../../../suites/values/queries.js';
import { labelOf } from '../../../suites/values/queries.js';
import { askOnce } from '../start/await-answer.js';

export interface Polls {
  /** Remembers what is answered now, so that a later difference is noticed, also one during an audit. */
  remember(signal: AbortSignal): Promise<void>;
  /** Resolves to a clause that names the difference; to `undefined` where the signal comes first. */
  difference(everyMs: number, signal: AbortSignal): Promise<string | undefined>;
}

/** One for each part of a server that is likely to be worked on. */
const questions: readonly Query[] = [
  { query: 'languageinfo' },
  { query: 'allimages' },
  { query: 'dbrepllag' },
  { query: 'languageinfo', html: true },
];

const TIMEOUT_MS = 10_000;

export function openPolls(options: AuditOptions): Polls {
  const seen = new Map<Query, string>();
  /** Answers that differ from one request to the next show no work on the server. */
  const restless = new Set<Query>();
  let isDown = false;
  let turn = 0;
  const fingerprint = async (query: Query, signal: AbortSignal) =>
    fingerprintOf(await askOnce(options, query, TIMEOUT_MS, signal));

  /** Asks the next question; the clause for a difference. */
  const poll = async (signal: AbortSignal): Promise<string | undefined> => {
    const asked = questions.filter(query => !restless.has(query));
    const query = asked[turn++ % asked.length] ?? questions[0];
    if (!query) return undefined;
    const now = await fingerprint(query, signal);
    if (signal.aborted) return undefined;
    const wasDown = isDown;
    isDown = now === undefined;
    if (now === undefined) return undefined;
    const before = seen.get(query);
    seen.set(query, now);
    if (wasDown) return 'the server answers again';
    if (before === undefined || before === now) return undefined;
    if ((await fingerprint(query, signal)) === now) return `another answer to ${labelOf(query)}`;
    if (asked.length > 1) restless.add(query);
    return undefined;
  };

  return {
    async remember(signal) {
      for (const query of questions) {
        const now = await fingerprint(query, signal);
        if (now !== undefined) seen.set(query, now);
      }
    },
    async difference(everyMs, signal) {
      while (!signal.aborted) {
        await rest(everyMs, undefined, { signal }).catch(() => undefined);
        const found = signal.aborted ? undefined : await poll(signal);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

/** Without the headers, of which some differ with every answer; `undefined` where nothing answers. */
function fingerprintOf({ response }: Exchange): string | undefined {
  if (!response) return undefined;
  const { status, body } = response;
  return `${status} ${createHash('sha256').update(body).digest('base64')}`;
}
