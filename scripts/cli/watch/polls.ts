/** Notices that a server under development answers differently, by a few cheap questions at a time. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Report } from '../../../schemas/verdict.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { digestOf } from '../../../suites/evidence/memory-budget.js';
import { REDACTED } from '../../../suites/http/exchange.js';
import type { Exchange } from '../../../suites/http/exchange.js';
import type { Query } from '../../../suites/values/queries.js';
import { labelOf } from '../../../suites/values/queries.js';
import { addressOf, askOnce } from '../start/await-answer.js';
import type { Request } from '../start/await-answer.js';

export interface Polls {
  /** Remembers what is answered now, so that a later difference is noticed, also one during an audit. */
  remember(signal: AbortSignal): Promise<void>;
  /** Asks from now on what failed in an audit too: what a developer works on. */
  follow(report: Report): void;
  /** Resolves to a clause that names the difference; to `undefined` where the signal comes first. */
  difference(everyMs: number, signal: AbortSignal): Promise<string | undefined>;
}

/** One for each part of a server that is likely to be worked on. */
const queries: readonly Query[] = [
  { query: 'languageinfo' },
  { query: 'allimages' },
  { query: 'dbrepllag' },
  { query: 'languageinfo', html: true },
];

const MOST_FOLLOWED = 8;
const TIMEOUT_MS = 10_000;

interface Question extends Request {
  readonly label: string;
  /** What was answered last. */
  seen?: string | undefined;
  /** Answers that differ from one request to the next show no work on the server. */
  isRestless?: true;
}

export function openPolls(options: AuditOptions): Polls {
  const usual = queries.map((query): Question => ({ label: labelOf(query), url: addressOf(options, query) }));
  let failed: Question[] = [];
  let isDown = false;
  let turn = 0;
  const fingerprint = async (question: Question, signal: AbortSignal) =>
    fingerprintOf(await askOnce(options, question, TIMEOUT_MS, signal));

  /** Asks the next of several questions; the clause for a difference. */
  const poll = async (questions: readonly Question[], signal: AbortSignal): Promise<string | undefined> => {
    const asked = questions.filter(({ isRestless }) => isRestless !== true);
    const question = asked[turn % asked.length] ?? questions[0];
    if (!question) return undefined;
    const now = await fingerprint(question, signal);
    if (signal.aborted) return undefined;
    const wasDown = isDown;
    isDown = now === undefined;
    if (now === undefined) return undefined;
    const before = question.seen;
    question.seen = now;
    if (wasDown) return 'the server answers again';
    if (before === undefined || before === now) return undefined;
    if ((await fingerprint(question, signal)) === now) return `another answer to ${question.label}`;
    question.isRestless = true;
    return undefined;
  };

  return {
    async remember(signal) {
      for (const question of usual) question.seen = (await fingerprint(question, signal)) ?? question.seen;
    },
    follow(report) {
      failed = failedIn(report);
    },
    async difference(everyMs, signal) {
      while (!signal.aborted) {
        await rest(everyMs, undefined, { signal }).catch(() => undefined);
        for (const questions of [usual, failed]) {
          const found = signal.aborted ? undefined : await poll(questions, signal);
          if (found !== undefined) return found;
        }
        turn += 1;
      }
      return undefined;
    },
  };
}

/** The requests that failures cite, with what was answered to them. */
function failedIn({ results, exchanges }: Report): Question[] {
  const cited = new Set(
    results.flatMap(({ outcome, evidence: [first] }) =>
      outcome === 'failed' && first ? [first.exchange] : [],
    ),
  );
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
        // What was redacted differs from what was sent.
        seen: isOpen && response ? `${response.status} ${response.bodyDigest}` : undefined,
      };
    });
}

/** Without the headers, of which some differ with every answer; `undefined` where nothing answers. */
function fingerprintOf({ response }: Exchange): string | undefined {
  return response && `${response.status} ${digestOf(response.body)}`;
}
