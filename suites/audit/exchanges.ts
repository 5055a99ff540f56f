/** Which exchanges a report keeps, and how: those that evidence cites, and the first and last of each traversal. */
import type { RecordedExchange, RuleResult } from '../../schemas/verdict.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { digestOf } from '../evidence/memory-budget.js';
import { decoded } from '../answers/reading.js';

/** More of a body is not kept, but its length and digest are. */
const KEPT_CHARACTERS = 32_768;

/** The exchanges at hand when an audit ends, by id. */
function atHand(evidence: Evidence): Map<number, Exchange> {
  const { plain, missing, existing, html, session, walks, observed, altered, debug } = evidence;
  const comparisons = [...html, ...session].flatMap(({ again }) => again?.exchange ?? []);
  const all = [
    ...observed.cited,
    ...(altered ? [altered.exchange] : []),
    ...[...plain.values(), ...[...missing, ...existing].map(({ reading }) => reading)].map(
      ({ exchange }) => exchange,
    ),
    ...html.map(probe => probe.html.exchange),
    ...session.map(({ withCookie }) => withCookie.exchange),
    ...comparisons,
    ...[...walks.values()].flatMap(({ first, last }) => [first.exchange, last]),
    ...(debug ? [debug.exchange] : []),
  ];
  return new Map(all.map(exchange => [exchange.id, exchange]));
}

export function recordedExchanges(evidence: Evidence, results: readonly RuleResult[]): RecordedExchange[] {
  const known = atHand(evidence);
  const wanted = new Set(results.flatMap(result => result.evidence.map(({ exchange }) => exchange)));
  for (const { first, last } of evidence.walks.values())
    [first.exchange.id, last.id].forEach(id => wanted.add(id));
  return [...wanted]
    .filter(id => id > 0)
    .toSorted((a, b) => a - b)
    .flatMap(id => known.get(id) ?? [])
    .map(recorded);
}

function recorded({ id, question, request, response, loss, ms }: Exchange): RecordedExchange {
  return {
    id,
    question,
    request: { method: request.method, url: request.url, headers: { ...request.headers } },
    ...(response ? { response: recordedResponse(response) } : {}),
    ...(loss ? { loss: loss.message } : {}),
    ms,
  };
}

function recordedResponse({ status, headers, body, whole }: NonNullable<Exchange['response']>) {
  const { text } = decoded(body);
  // A map, because a header may well be called `__proto__`.
  const named = new Map<string, string>();
  for (const [name, value] of headers)
    named.set(name, named.has(name) ? `${named.get(name)}\n${value}` : value);
  const end = text.length > KEPT_CHARACTERS ? text.slice(0, KEPT_CHARACTERS).toWellFormed() : text;
  return {
    status,
    headers: Object.fromEntries(named),
    body: end.length < text.length || whole ? `${end}…` : end,
    bodyBytes: whole?.bytes ?? body.byteLength,
    bodyDigest: whole?.digest ?? digestOf(body),
  };
}
