/** Finds what was wrong at first and right when asked again: no rule fails by it, but clients meet it. */
import { grouped } from '../../schemas/text/numbers.js';
import type { Report } from '../../schemas/verdict.js';
import { digestOfAnswer } from '../answers/compare.js';
import { isObject, read } from '../answers/reading.js';
import { countTraits, followed, tally, traitsOf } from '../evidence/traits.js';
import { REDIRECTS } from '../http/address.js';
import { challengeOf, overloadOf } from '../http/busy.js';
import { headerOf, type Exchange } from '../http/exchange.js';
import { counted } from '../values/messages.js';

type Flaky = Report['flaky'][number];
type Fault = Pick<Flaky, 'kind' | 'seen'>;

interface Came {
  /** The digest of a right answer, empty if an edit may change it; or what is wrong. */
  readonly said: string | Fault;
  readonly sent: string;
  readonly request: Flaky['request'];
  readonly traits: readonly string[];
}

/** The most requests remembered, so that memory is bounded on a walk of any length. */
const REMEMBERED = 10_000;

/**
 * @param steady whether one server without a cache answers and there are no edits, so that no change of an answer is lawful
 * @param traceHeader a header whose value differs in every request, and therefore does not tell two requests apart
 */
export function watchFlaky(steady: boolean, traceHeader = '') {
  const requests = new Map<string, Came[]>();
  const asked = tally();
  let lastEnd = 0;
  return {
    note(exchange: Exchange): void {
      const { id, question, request, startedAt, ms } = exchange;
      const idleMs = startedAt - lastEnd;
      if (id > 0) lastEnd = startedAt + ms;
      if (saysNothing(exchange, idleMs)) return;
      const traits = traitsOf(exchange);
      countTraits(asked, traits);
      const sent = sentIn(exchange, traceHeader);
      // Without the escapes of letters, with which a trial asks past caches.
      const key = sent.replace(/%(?:[46][1-9a-f]|[57][\da])/gi, decodeURIComponent);
      const all = requests.get(key) ?? [];
      if (requests.size < REMEMBERED) requests.set(key, all);
      all.push({ said: saidBy(exchange, steady), sent, request: { id, question, request }, traits });
    },
    flaky(of: number): Report['flaky'] {
      const wrong = [...requests.values()]
        .flatMap(all => wrongIn(all, steady))
        .toSorted((a, b) => a.request.id - b.request.id);
      const firsts = wrong.filter(({ kind }, at) => wrong.findIndex(each => each.kind === kind) === at);
      return firsts.map(({ kind, seen, request }) => {
        const all = wrong.filter(each => each.kind === kind);
        const traits = tally();
        for (const each of all) countTraits(traits, each.traits);
        const only = followed(traits, asked);
        const count = all.length;
        const message = `${seen} (${grouped(count)} of ${counted(of, 'answer')}; first: ${request.question})`;
        const found = { kind, seen, count, of, first: request.id, request, message };
        return only === undefined ? found : { ...found, only };
      });
    },
  };
}

/** A server may close a connection that was idle this long just as a request is sent, which is lawful (RFC 9112, 9.3). */
const IDLE_MS = 1000;

/** Whether an exchange shows nothing of the target: nothing was sent, it redirects, or it asks clients to wait. */
function saysNothing({ id, loss, response }: Exchange, idleMs: number): boolean {
  if (id === 0 || loss?.kind === 'interrupted') return true;
  if (loss) return loss.kind === 'broken' && idleMs >= IDLE_MS && !IN_BODY.test(loss.message);
  if (!response || REDIRECTS.has(response.status)) return true;
  // A bare 503 asks for nothing.
  const isBare = response.status === 503 && headerOf(response, 'retry-after') === undefined;
  return (!isBare && overloadOf(response) !== undefined) || challengeOf(response) !== undefined;
}

const IN_BODY = /\bbody\b/;

function saidBy(exchange: Exchange, steady: boolean): Came['said'] {
  const { loss, response, request } = exchange;
  if (loss?.kind === 'redirect') return { kind: 'status', seen: loss.message };
  if (loss) return { kind: IN_BODY.test(loss.message) ? 'body' : 'connection', seen: loss.message };
  const status = response?.status ?? 0;
  if (status < 200 || status > 299) return { kind: 'status', seen: `HTTP ${status}` };
  const reading = read(exchange);
  if (!/[?&]format=json(&|$)/.test(request.url))
    return reading.kind === 'answer' ? '' : { kind: 'body', seen: 'a page without an answer' };
  if (reading.kind === 'lost')
    return { kind: reading.notApi?.startsWith('JSON') ? 'answer' : 'body', seen: reading.reason };
  if (reading.kind === 'error') return { kind: 'answer', seen: `the API error \`${reading.code}\`` };
  const { json, surplus } = reading;
  if (surplus === 'no JSON' || surplus === 'text around the JSON') return { kind: 'body', seen: surplus };
  return !steady && isOfFiles(json) ? '' : digestOfAnswer(json);
}

/** Whether an edit may change an answer; each of its entries and records is judged by itself. */
function isOfFiles(json: unknown): boolean {
  const query = isObject(json) ? json['query'] : undefined;
  return !isObject(query) || Object.hasOwn(query, 'pages') || Object.hasOwn(query, 'allimages');
}

function sentIn({ question, request: { url, headers } }: Exchange, traceHeader: string): string {
  const own = Object.entries(headers).filter(([name]) => name !== traceHeader.toLowerCase());
  return JSON.stringify([url, own, question.includes('on a new connection')]);
}

/** Faults before a right answer, and answers that differ from those around them; a lasting difference is an edit, unless the target is steady. */
function wrongIn(all: readonly Came[], steady: boolean): (Came & Fault)[] {
  const right = all.map(({ said }) => said).filter(said => typeof said === 'string');
  const times = (digest: string) => right.filter(each => each === digest).length;
  const [usual] = [...new Set(right)].toSorted((a, b) => times(b) - times(a));
  const from = all.findIndex(({ said }) => said === usual);
  const to = all.findLastIndex(({ said }) => said === usual);
  return all.flatMap((came, at) => {
    const { said, sent } = came;
    if (said === usual) return [];
    if (typeof said === 'string') {
      const isBetween = from < at && at < to;
      const others = isBetween ? 'the answers before and after it' : 'other answers to the same request';
      return isBetween || steady ? [{ ...came, kind: 'answer', seen: `it differs from ${others}` }] : [];
    }
    const isRight = all.slice(at).some(later => typeof later.said === 'string' && later.sent === sent);
    return isRight ? [{ ...came, ...said }] : [];
  });
}
