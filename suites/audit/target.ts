/** Asks the target over HTTP, and records what is asked. A recorded audit is the other source (`replay.ts`). */
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { openClient, type HttpClient } from '../http/client.js';
import { bytesOf, type Asked, type Exchange } from '../http/exchange.js';
import { basic, isCredential } from '../http/headers.js';
import { openRedaction, secretsOf } from '../recording/redact.js';
import { openRecorder } from '../recording/write.js';
import { plain } from '../values/messages.js';
import { backendOf } from '../values/options.js';
import { headersOf, labelOf, urlOf, type Query } from '../values/queries.js';
import { budgetsOf, type Note, type Prepared, type Source } from './options.js';
import { userAgentOf } from './package-info.js';
import { JUDGED_BY } from './report.js';

/** Sends nothing before the first question. */
export function openTarget(audit: Prepared, note: Note = () => undefined): Source {
  const { options, target } = audit;
  const { headers = [], signal, har } = options;
  const from = performance.now();
  const isAuthorized = basic(target) !== undefined || headers.some(([name]) => isCredential(name));
  const redaction = options.redact === false ? undefined : openRedaction(secretsOf(target, headers));
  const name = options.traceHeader?.toLowerCase();
  // No two audits share an id, not even two with the same seed.
  const trace = name === undefined ? undefined : { name, prefix: randomBytes(6).toString('hex') };
  const clean = (exchange: Exchange) => {
    const own = trace ? withoutIds(exchange, trace.prefix) : exchange;
    return redaction?.exchange(own) ?? own;
  };
  const budgets = budgetsOf(options, target);
  const connectTo = options.connectTo === undefined ? undefined : backendOf(options.connectTo);
  const userAgent = userAgentOf(options);
  const counter = { requests: 0 };
  const asking = { ...options, ...budgets, target, headers, userAgent, connectTo, trace, counter };
  const client = openClient(asking);
  /** Further clients, for concurrent requests. */
  const others: HttpClient[] = [];
  const recorder = har === undefined ? undefined : openRecorder(har, recordedAudit(audit, isAuthorized));
  /** Awaited at the end, because an answer that no probe waits for is recorded too. */
  let latest: Promise<unknown> = Promise.resolve();

  /** What is noted of each answer while the target works on the next question. */
  const later: (() => void)[] = [];
  const send = async (by: HttpClient, query: Query): Promise<Asked> => {
    const { connection, bare = false } = query;
    const manner = { headers: headersOf(query), fresh: connection === 'fresh', bare };
    const asked = by.ask(labelOf(query), urlOf(audit.profile.api, query), manner);
    return (await Promise.all([asked, setImmediate().then(catchUp)]))[0];
  };
  const take = (query: Query, { exchange, preceding }: Asked): Exchange => {
    options.onProgress?.({ query, question: exchange.question, requests: counter.requests });
    const answer = clean(exchange);
    const all = [...preceding.map(clean), answer];
    later.push(() => (all.forEach(note), recorder?.record(all, redaction?.query(query) ?? query)));
    return answer;
  };
  const catchUp = () => later.splice(0).forEach(act => act());
  const noted = <Result>(begun: Promise<Result>): Promise<Result> => {
    latest = begun.catch(() => undefined);
    return begun;
  };
  return {
    ...budgets,
    isAuthorized,
    ask: query => noted(send(client, query).then(asked => take(query, asked))),
    askTogether(queries) {
      while (others.length < queries.length - 1) others.push(openClient({ ...asking, retries: 0 }));
      const sent = queries.map(async (query, at) => {
        const isLast = at === queries.length - 1;
        // On the usual connection, while the others are under way.
        if (isLast) await setImmediate();
        return send((isLast ? undefined : others[at]) ?? client, query);
      });
      return noted(Promise.all(sent).then(all => all.map((asked, at) => take(queries[at] as Query, asked))));
    },
    wait: client.wait,
    async close() {
      await Promise.all([client, ...others].map(each => each.close()));
      await latest;
      const why: unknown = signal?.reason;
      const end = {
        requests: counter.requests,
        durationMs: Math.round(performance.now() - from),
        interrupted: signal?.aborted === true,
        ...(typeof why === 'string' && { why }),
      };
      try {
        catchUp();
        recorder?.finish(end);
        return end;
      } catch (error) {
        const message = plain(error instanceof Error ? error.message : String(error));
        return { ...end, fault: { kind: 'suite', where: 'the recording', message } };
      }
    },
  };
}

/** A body that repeats the id of its request would differ from every other. */
function withoutIds(exchange: Exchange, prefix: string): Exchange {
  const { response } = exchange;
  if (!response) return exchange;
  const ids = new RegExp(`${prefix}-\\d+`, 'g');
  const text = bytesOf(response.body).toString('latin1').replaceAll(ids, '[trace]');
  return { ...exchange, response: { ...response, body: Buffer.from(text, 'latin1') } };
}

/** What is undefined is not written, and JSON has null for no limit. */
function recordedAudit({ options, target, profile, seed, started }: Prepared, isAuthorized: boolean) {
  const { parameters, rules = [], strict = false, quick = false, timeoutMs = null, retries = null } = options;
  const { sample, label, connectTo, traceHeader, redact = true } = options;
  const budgets = budgetsOf(options, target);
  const { rate = null, deadlineMs = null } = budgets;
  return {
    ...JUDGED_BY,
    target: profile.api,
    parameters,
    seed,
    selection: rules.length > 0 ? rules : ['*'],
    strict,
    isAuthorized,
    strength: budgets.strength,
    started: started.toISOString(),
    sample,
    label,
    connectTo,
    traceHeader,
    quick: quick || undefined,
    budgets: { ...budgets, rate, deadlineMs, timeoutMs, retries },
    redacted: redact,
  };
}
