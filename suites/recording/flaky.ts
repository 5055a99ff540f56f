/** Finds what was wrong at first and right when the same was asked again: no rule fails by it, but clients meet it. */
import type { Report } from '../../schemas/verdict.js';
import { digestOfAnswer } from '../answers/compare.js';
import { isObject, read } from '../answers/reading.js';
import { countTraits, followed, tally, traitsOf, type Tally } from '../evidence/traits.js';
import { REDIRECTS } from '../http/address.js';
import { headerOf, type Exchange } from '../http/exchange.js';
import { challengeOf, overloadOf } from '../http/busy.js';

/** Of one kind, how many answers were wrong, and the first of them. */
type Flaky = NonNullable<Report['flaky']>['kinds'][number];
type Fault = Pick<Flaky, 'kind' | 'seen'>;

/** What came of a question. */
interface Came {
  /** What a right answer says, by its digest: empty if an edit may change it. A text, or what is wrong. */
  readonly said: string | Fault;
  /** The request as it was sent. */
  readonly sent: string;
  readonly first: Flaky['first'];
  readonly traits: readonly string[];
}

/** So many questions are remembered: a walk of any length needs no more memory. */
const REMEMBERED = 10_000;

/**
 * @param steady whether nobody edits and one server without a cache answers, so that nothing lawful explains an answer that
 * changes and changes back
 * @param traceHeader a request header that has another value in each request and therefore does not tell two questions apart
 */
export function watchFlaky(steady: boolean, traceHeader = '') {
  const questions = new Map<string, Came[]>();
  const asked = tally();
  let lastEnd = 0;

  return {
    /** Takes every exchange in the order sent. */
    note(exchange: Exchange): void {
      const { id, question, request } = exchange;
      const idleMs = exchange.startedAt - lastEnd;
      if (id > 0) lastEnd = exchange.startedAt + exchange.ms;
      if (saysNothing(exchange, idleMs)) return;
      const traits = traitsOf(exchange);
      countTraits(asked, traits);
      const key = questionOf(request.url);
      const all = questions.get(key) ?? [];
      const [said, sent] = [readFrom(exchange, steady), sentIn(exchange, traceHeader)];
      all.push({ said, sent, first: { id, question, request }, traits });
      if (questions.size < REMEMBERED) questions.set(key, all);
    },
    /** The kinds of which something was flaky, the first one first. */
    flaky(of: number): Pick<Report, 'flaky'> {
      const all = [...questions.values()].flatMap(wrongIn);
      return all.length === 0 ? {} : { flaky: { wrong: all.length, of, kinds: summed(all, asked) } };
    },
  };
}

/** So long a connection may be kept before a server closes it, at the shortest: a request that is sent at that moment is lost, lawfully (RFC 9112, 9.3). */
const IDLE_MS = 1000;

/** Whether an exchange shows nothing of the target: nothing was sent, it leads elsewhere, or it asks its clients to wait. */
function saysNothing({ id, loss, response }: Exchange, idleMs: number): boolean {
  if (id === 0 || loss?.kind === 'interrupted') return true;
  if (loss) return loss.kind === 'broken' && idleMs >= IDLE_MS && !isInBody(loss.message);
  if (!response || REDIRECTS.has(response.status)) return true;
  // A bare 503 asks for nothing.
  const isBare = response.status === 503 && headerOf(response, 'retry-after') === undefined;
  return (!isBare && overloadOf(response) !== undefined) || challengeOf(response) !== undefined;
}

const isInBody = (message: string): boolean => /\bbody\b/.test(message);

/** What an answer says, or what is wrong with it. */
function readFrom(exchange: Exchange, steady: boolean): Came['said'] {
  const { loss, response } = exchange;
  if (loss) return { kind: lossKind(loss.kind, loss.message), seen: loss.message };
  const status = response?.status ?? 0;
  if (status < 200 || status > 299) return { kind: 'status', seen: `HTTP ${status}` };
  const reading = read(exchange);
  if (isInHtml(exchange.request.url))
    return reading.kind === 'answer' ? '' : { kind: 'body', seen: 'a page without an answer' };
  if (reading.kind === 'lost')
    return { kind: reading.notApi?.startsWith('JSON') ? 'answer' : 'body', seen: reading.reason };
  if (reading.kind === 'error') return { kind: 'answer', seen: `the API error \`${reading.code}\`` };
  if (reading.surplus === 'no JSON' || reading.surplus === 'text around the JSON')
    return { kind: 'body', seen: reading.surplus };
  return !steady && isOfFiles(reading.json) ? '' : digestOfAnswer(reading.json);
}

/** Whether an edit may change an answer; each of its entries and records is judged by itself. */
function isOfFiles(json: unknown): boolean {
  const query = isObject(json) ? json['query'] : undefined;
  return !isObject(query) || Object.hasOwn(query, 'pages') || Object.hasOwn(query, 'allimages');
}

function lossKind(kind: string, message: string): Fault['kind'] {
  if (kind === 'redirect') return 'status';
  return kind === 'encoding' || kind === 'undecoded' || isInBody(message) ? 'body' : 'connection';
}

const isInHtml = (url: string): boolean => !/[?&]format=json(&|$)/.test(url);

function sentIn({ question, request: { url, headers } }: Exchange, traceHeader: string): string {
  const own = Object.entries(headers).filter(([name]) => name !== traceHeader.toLowerCase());
  return JSON.stringify([url, own, question.includes('on a new connection')]);
}

/** Without the escapes of letters, which a question is asked with again to get past a cache. */
const plainly = (sent: string): string =>
  sent.replace(/%(?:[46][1-9a-f]|[57][\da])/gi, letter => decodeURIComponent(letter));

/** The parameters of a question, whatever their order and escapes. */
function questionOf(url: string): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  parameters.sort();
  return parameters.toString();
}

type Wrong = Fault & Pick<Came, 'first' | 'traits'>;

const CHANGED_BACK: Fault = { kind: 'answer', seen: 'it differs from the answers before and after it' };

/**
 * The faults before a right answer to the same request, and the answers that differ from one before them and a later one to
 * the same request. One that differs for good is an edit; one that always differs if asked for so breaks a rule.
 */
function wrongIn(all: readonly Came[]): Wrong[] {
  const right = all.flatMap(({ said }) => (typeof said === 'string' ? [said] : []));
  const times = (digest: string) => right.filter(each => each === digest).length;
  const [usual] = [...new Set(right)].toSorted((a, b) => times(b) - times(a));
  const first = all.findIndex(({ said }) => said === usual);
  return all.flatMap(({ said, sent, ...where }, at) => {
    if (said === usual || usual === undefined || (typeof said === 'string' && at < first)) return [];
    const later = all.slice(at);
    const isRight = (other: Came) => typeof other.said === 'string' && other.sent === sent;
    const isBack = (other: Came) => other.said === usual && plainly(other.sent) === plainly(sent);
    if (typeof said !== 'string') return later.some(isRight) ? [{ ...said, ...where }] : [];
    return later.some(isBack) ? [{ ...CHANGED_BACK, ...where }] : [];
  });
}

function summed(all: readonly Wrong[], asked: Tally): Flaky[] {
  const kinds = new Map<string, { readonly first: Wrong; readonly wrong: Tally }>();
  for (const each of all.toSorted((a, b) => a.first.id - b.first.id)) {
    const known = kinds.get(each.kind) ?? { first: each, wrong: tally() };
    kinds.set(each.kind, known);
    countTraits(known.wrong, each.traits);
  }
  return [...kinds.values()].map(({ first: { kind, seen, first }, wrong }) => {
    const only = followed(wrong, asked);
    return { kind, seen, first, wrong: wrong.all, ...(only === undefined ? {} : { only }) };
  });
}
