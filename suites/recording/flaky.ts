/** Finds what was wrong at first and right when the same was asked again: no rule fails by it, but clients meet it. */
import type { Report } from '../../schemas/verdict.js';
import { digestOf, digestOfAnswer } from '../answers/compare.js';
import { comparable } from '../answers/contract-fields.js';
import { isObject, read } from '../answers/reading.js';
import { countTraits, followed, tally, traitsOf, type Tally } from '../evidence/traits.js';
import { REDIRECTS } from '../http/address.js';
import { headerOf, type Exchange } from '../http/exchange.js';
import { challengeOf, overloadOf } from '../http/busy.js';

/** By kind, how many answers were wrong, and the first of them. */
export type Flaky = NonNullable<Report['flaky']>['kinds'][number];
type Fault = Pick<Flaky, 'kind' | 'seen'>;
type Wrong = Omit<Flaky, 'wrong'> & { readonly traits: readonly string[] };

/** What a right answer says, by its digest, and what of it an edit may change; no state if that may be all. */
interface Said {
  readonly state: string | undefined;
  readonly digest: string;
}

/** A right answer to a question in a manner. */
interface Value {
  readonly manner: string;
  readonly digest: string;
  readonly exchange: Pick<Exchange, 'id' | 'question' | 'request'>;
}

/** So many questions are remembered: a walk of any length needs no more memory. */
const REMEMBERED = 10_000;

/**
 * @param steady whether nobody edits and one server without a cache answers, so that nothing lawful explains an answer that
 * changes and changes back
 * @param traceHeader a request header that has another value in each request and therefore does not tell two questions apart
 */
export function watchFlaky(steady: boolean, traceHeader = '') {
  /** Wrong answers, until the same request is answered rightly. */
  const waiting = new Map<string, Wrong[]>();
  const found: Wrong[] = [];
  /**
   * Right answers to one question have to be the same, unless the listing changed meanwhile: an edit, a cache or a lagging
   * replica may change which files there are, with their times and page ids, but nothing else.
   */
  const answered = new Map<string, Value[]>();
  const asked: Tally = tally();
  let lastEnd = 0;

  return {
    /** Takes every exchange in the order sent. */
    note(exchange: Exchange): void {
      const idleMs = exchange.startedAt - lastEnd;
      if (exchange.id > 0) lastEnd = exchange.startedAt + exchange.ms;
      if (saysNothing(exchange, idleMs)) return;
      countTraits(asked, traitsOf(exchange));
      const said = readFrom(exchange, steady);
      if (!said) return;
      const { id, question, request } = exchange;
      const sent = headersOf(exchange, traceHeader.toLowerCase());
      const again = `${request.url} ${sent}`;
      if ('kind' in said) {
        add(waiting, again, wrongAt(exchange, said));
        return;
      }
      found.push(...(waiting.get(again) ?? []));
      waiting.delete(again);
      if (said.state === undefined) return;
      // Another address in the same manner has percent-encoded letters.
      const words = question.replaceAll(
        / again\b|, a second look|(, |\()with letters of the \w+ encoded/g,
        '',
      );
      const manner = sent + words.replace(/\)$/, '');
      const key = digestOf([questionOf(request.url), said.state]);
      add(answered, key, { manner, digest: said.digest, exchange: { id, question, request } });
    },
    /** The kinds of which something was flaky, the first one first. */
    flaky: (): Flaky[] => summed([...found, ...[...answered.values()].flatMap(changedAndBack)], asked),
  };
}

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else if (lists.size < REMEMBERED) lists.set(key, [value]);
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

/** Errors of the API that say "not now". */
const WAIT = /^(maxlag|ratelimited|readonly|toomany\w*requests)$/i;

/** What an answer says; what is wrong with it otherwise; nothing if the API asks to wait. */
function readFrom(exchange: Exchange, steady: boolean): Said | Fault | undefined {
  const { loss, response } = exchange;
  if (loss) return { kind: lossKind(loss.kind, loss.message), seen: loss.message };
  const status = response?.status ?? 0;
  if (status < 200 || status > 299) return { kind: 'status', seen: `HTTP ${status}` };
  const reading = read(exchange);
  if (isInHtml(exchange.request.url))
    return reading.kind === 'answer'
      ? { state: undefined, digest: '' }
      : { kind: 'body', seen: 'a page without an answer' };
  if (reading.kind === 'lost')
    return { kind: reading.notApi?.startsWith('JSON') ? 'answer' : 'body', seen: reading.reason };
  if (reading.kind === 'error')
    return WAIT.test(reading.code)
      ? undefined
      : { kind: 'answer', seen: `the API error \`${reading.code}\`` };
  if (reading.surplus === 'no JSON' || reading.surplus === 'text around the JSON')
    return { kind: 'body', seen: reading.surplus };
  return {
    state: steady ? '' : stateIn(comparable(reading.json)),
    digest: digestOfAnswer(reading.json),
  };
}

function lossKind(kind: string, message: string): Fault['kind'] {
  if (kind === 'redirect') return 'status';
  return kind === 'encoding' || kind === 'undecoded' || isInBody(message) ? 'body' : 'connection';
}

function wrongAt(exchange: Value['exchange'], fault: Fault): Wrong {
  const { id, question, request } = exchange;
  return { ...fault, traits: traitsOf(exchange), first: { id, question, request } };
}

const isInHtml = (url: string): boolean => !/[?&]format=json(&|$)/.test(url);

/** What a question is sent with besides its address. */
function headersOf({ question, request }: Exchange, ids: string): string {
  const fresh = question.includes('on a new connection') ? ' fresh' : '';
  const headers = Object.entries(request.headers).filter(([name]) => name !== ids);
  return digestOf(Object.fromEntries(headers)) + fresh;
}

/** The parameters of a question, whatever their order and escapes. */
function questionOf(url: string): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  parameters.sort();
  return parameters.toString();
}

/** What of an answer an edit may change; `undefined` if that may be all of it. */
function stateIn(json: unknown): string | undefined {
  const query = isObject(json) ? json['query'] : undefined;
  if (!isObject(json) || !isObject(query) || Object.hasOwn(query, 'pages')) return undefined;
  const { allimages } = query;
  if (!Array.isArray(allimages)) return '';
  const entries = allimages.map((entry: unknown) =>
    isObject(entry) ? [entry['name'], entry['timestamp'], entry['descriptionshorturl']] : entry,
  );
  return JSON.stringify([entries, json['continue']]);
}

const CHANGED_BACK: Fault = { kind: 'answer', seen: 'it differs from the answers before and after it' };

/**
 * The answers that differ from those before them and from one that came later in the same manner. One that differs for good is
 * an edit; one that differs whenever it is asked for in its manner breaks a rule.
 */
function changedAndBack(values: readonly Value[]): Wrong[] {
  const counts = new Map<string, number>();
  for (const { digest } of values) counts.set(digest, (counts.get(digest) ?? 0) + 1);
  const [usual] = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const first = values.findIndex(({ digest }) => digest === usual);
  return values.flatMap(({ digest, manner, exchange }, at) => {
    const isBack = values.slice(at).some(later => later.digest === usual && later.manner === manner);
    return digest === usual || at < first || !isBack ? [] : [wrongAt(exchange, CHANGED_BACK)];
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
