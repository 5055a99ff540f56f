/** Contract 1, the plain form: status, media type, encoding, JSON, unique keys; with the diagnostics of 2.7, 4 and 9. */
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import {
  cantTell,
  fromDifferences,
  fromObserved,
  inExchange,
  QUERY_PROBES,
  type Check,
  type ChecksOf,
  type LocalViolation,
  type Observing,
} from './check.js';
import { diagnosticsChecks } from './diagnostics.js';
import type { Finding } from '../../schemas/verdict.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import type { Judgement, Violation } from '../evidence/violations.js';
import type { RawFacts } from '../answers/raw-json.js';
import { charsetBesideUtf8 } from '../answers/html/charset.js';
import { sizeOf } from '../answers/json-size.js';
import { decoded, header, mediaType, type Answer } from '../answers/reading.js';
import { grouped } from '../../schemas/text/numbers.js';
import { plain, quoted, shown } from '../values/messages.js';

function statusOf(exchange: Exchange): Violation | true {
  const code = exchange.response?.status;
  return (
    code === 200 ||
    inExchange(exchange, {
      message: `HTTP ${code} on an API response, not 200`,
      expected: '200',
      actual: String(code),
    })
  );
}

function mediaTypeOf(exchange: Exchange): Violation | true {
  const type = mediaType(exchange);
  if (/^(application|text)\/json$|^[\w.+-]+\/[\w.+-]+\+json$/.test(type)) return true;
  const sent = plain(header(exchange, 'content-type'), 80);
  return inExchange(exchange, {
    message: sent === '' ? 'the response has no Content-Type' : `Content-Type is \`${sent}\``,
    expected: 'application/json',
    actual: sent === '' ? 'absent' : sent,
  });
}

function unicodeOf(answer: Answer): Judgement {
  const { exchange, utf8, surplus, raw, text } = answer;
  if (!utf8)
    return inExchange(exchange, {
      message: 'the body is not UTF-8',
      expected: 'UTF-8',
      actual: brokenBytes(answer),
    });
  if (surplus === 'byte order mark' || text.startsWith('\uFEFF'))
    return inExchange(exchange, {
      message: 'the body starts with a byte order mark',
      expected: 'no byte order mark',
      actual: BYTE_ORDER_MARK,
    });
  const charset = charsetBesideUtf8(
    exchange.response?.body ?? new Uint8Array(),
    header(exchange, 'content-type'),
  );
  if (charset !== undefined)
    return inExchange(exchange, {
      message: `Content-Type names the encoding ${quoted(charset, 40)}, but JSON is UTF-8`,
      expected: 'utf-8',
      actual: plain(charset, 40),
    });
  const { first: pointer, length: places } = raw.loneSurrogates;
  if (pointer === undefined) return true;
  const message = `${quoted(pointer)} contains half of a surrogate pair`;
  return inExchange(exchange, { message, pointer, places, actual: 'a lone surrogate' });
}

/** The bytes around the first place that is not UTF-8. */
function brokenBytes({ exchange }: Answer): string {
  const body = exchange.response?.body ?? new Uint8Array();
  let low = 0;
  let high = body.length;
  // The first broken place, by halving: a prefix may also be cut within a character, hence the few bytes around it.
  while (high - low > 4) {
    const middle = (low + high) >> 1;
    const { text } = decoded(body.subarray(0, middle));
    if (/\uFFFD./s.test(text)) high = middle;
    else low = middle;
  }
  const bytes = [...body.subarray(Math.max(0, low - 2), high + 4)].map(byte =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${bytes.join(' ')} near byte ${low}`;
}

function jsonOf({ exchange, surplus, text }: Answer): Judgement {
  if (surplus === 'none' || surplus === 'byte order mark') return true;
  const violation = surplus === 'no JSON' ? notJson(text) : besideJson(text);
  const hint =
    surplus === 'no JSON' && sizeOf(text).unfinished
      ? 'the body stops in the middle: does `Content-Length` count characters instead of bytes?'
      : violation.hint;
  return inExchange(exchange, { ...violation, expected: 'one JSON text', ...(hint && { hint }) });
}

/** The first of the pieces around the JSON. */
function besideJson(text: string): LocalViolation {
  const before = withoutSpace(text.slice(0, text.indexOf('{')));
  const piece = before === '' ? withoutSpace(text.slice(text.lastIndexOf('}') + 1)) : before;
  const where = before === '' ? 'follows' : 'precedes';
  const line = firstVisibleLine(piece) ?? piece;
  return /^\uFEFF+$/.test(piece)
    ? { message: `a byte order mark ${where} the JSON`, actual: BYTE_ORDER_MARK }
    : { message: `${shown(line, 60)} ${where} the JSON`, actual: shown(line) };
}

/** Where a body stops being JSON. */
function notJson(text: string): LocalViolation {
  let at = 0;
  try {
    JSON.parse(text);
  } catch (error) {
    const [, end, position, around] =
      /(end of JSON|Unterminated)|at position (\d+)|, \.\.\."([^]*)"(?:\.\.\.)? is not/.exec(String(error)) ??
      [];
    // V8 quotes ten characters before an unexpected one instead of its position.
    const unexpected = around === undefined ? 0 : text.indexOf(around) + 10;
    at = end === undefined ? Number(position ?? unexpected) : text.length;
  }
  const message = 'the body is not JSON';
  if (at === 0) return { message, actual: text === '' ? 'nothing' : `starts with ${shown(text, 60)}` };
  const [before, rest] = [text.slice(0, at), text.slice(at)];
  const slip = SLIPS.find(([end, start]) => end.test(before) && start.test(rest))?.[2];
  const lines = before.split('\n');
  const line = lines.length === 1 ? '' : `line ${grouped(lines.length)}, `;
  return {
    message: `${message} from ${line}character ${grouped((lines.at(-1) ?? '').length + 1)} on`,
    actual:
      rest === '' ? `ends with ${shown(text.slice(-40))}` : shown(before.slice(-20) + rest.slice(0, 40)),
    ...(slip === undefined ? {} : { hint: slip }),
  };
}

/** Usual slips: what stands before and after the place where a body stops being JSON. */
const SLIPS: readonly (readonly [before: RegExp, after: RegExp, hint: string])[] = [
  [/,\s*$/, /^[\]}]/, 'a trailing comma'],
  [/[{,]\s*$/, /^'/, 'JSON has double quotation marks only'],
  [/[:[,]\s*$/, /^(NaN|-?Infinity|undefined|None|True|False)\b/, 'JSON has no such value'],
  [/["\]}\d]\s*$/, /^["[{]/, 'a comma is missing'],
  [/"[^"]*$/, /^[\0-\x1f]/, 'a control character in a string is not escaped'],
  [/\\$/, /^[^"\\/bfnrtu]/, 'JSON has no such escape'],
];

/** Without the white space that JSON allows around it. */
const withoutSpace = (text: string): string => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');

const BYTE_ORDER_MARK = 'EF BB BF';

function uniqueKeysOf(exchange: Exchange, raw: RawFacts): Violation | true {
  const { first: pointer, length: places } = raw.repeated;
  return (
    pointer === undefined ||
    inExchange(exchange, { message: `duplicate key ${quoted(pointer)}`, pointer, places })
  );
}

/** A rule on every answer. */
const onAnswer = (observing: Observing): Check => ({
  probes: QUERY_PROBES,
  observing,
  judge: (evidence, rule) => fromObserved(rule, evidence, 'no answer was seen', 'answer'),
});

function sameQuestion(evidence: Evidence): Finding {
  const finding = fromDifferences(
    evidence,
    ['manner', 'state'],
    'no question was asked in more than one manner',
  );
  const { undecoded } = evidence;
  // What held in the other manners says nothing of one whose answers were all lost.
  if (!undecoded || finding.outcome !== 'passed') return finding;
  return cantTell(undecoded.reason, false, undecoded.exchange.id);
}

export const envelopeChecks = {
  'envelope.status': onAnswer({ answer: ({ exchange }) => statusOf(exchange), embedded: statusOf }),
  'envelope.media-type': onAnswer({ answer: ({ exchange }) => mediaTypeOf(exchange) }),
  'envelope.unicode': onAnswer({ answer: unicodeOf }),
  'envelope.json': onAnswer({ answer: jsonOf }),
  'envelope.unique-keys': onAnswer({
    answer: ({ exchange, json, raw }) => (json === undefined ? undefined : uniqueKeysOf(exchange, raw)),
    embedded: uniqueKeysOf,
  }),
  'envelope.same-question': {
    probes: [...QUERY_PROBES, 'walk', 'plan'],
    judge: sameQuestion,
  },
  ...diagnosticsChecks,
} as const satisfies ChecksOf<'envelope.'>;
