/** Contract 1, the plain form: status, media type, encoding, JSON, unique keys; with the diagnostics of 2.7, 4 and 9. */
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import { cantTell, fromDifferences, observed, QUERY_PROBES, type Check, type ChecksOf } from './check.js';
import { diagnosticsChecks } from './diagnostics.js';
import type { Finding } from '../../schemas/verdict.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Judgement, LocalViolation } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import type { RawFacts } from '../answers/raw-json.js';
import { charsetBesideUtf8 } from '../answers/html/charset.js';
import { sizeOf } from '../answers/json-size.js';
import { header, mediaType, type Answer } from '../answers/reading.js';
import { grouped } from '../../schemas/text/numbers.js';
import { plain, quoted, shown } from '../values/messages.js';

/** A rule on every answer and, with `embedded`, on the documents of pages. */
const onAnswer = (
  answer: (answer: Answer) => Judgement,
  embedded?: (exchange: Exchange, raw: RawFacts) => Judgement,
): Check =>
  observed({
    probes: QUERY_PROBES,
    nothing: 'no answer was seen',
    noun: 'answer',
    observing: { answer, ...(embedded && { embedded }) },
  });

function statusOf({ response }: Exchange): Judgement {
  const actual = String(response?.status);
  const message = `HTTP ${actual} on an API response, not 200`;
  return actual === '200' || { message, expected: '200', actual };
}

/** What is wrong with a media type that is not the one that is expected. */
export function mediaTypeFault(exchange: Exchange, what: string, expected: string): LocalViolation {
  const actual = plain(header(exchange, 'content-type'), 80) || 'absent';
  const message = actual === 'absent' ? `the ${what} has no Content-Type` : `Content-Type is \`${actual}\``;
  return { message, expected, actual };
}

const JSON_TYPE = /^(application|text)\/json$|^[\w.+-]+\/[\w.+-]+\+json$/;

function unicodeOf({ exchange, utf8, surplus, raw, text }: Answer): Judgement {
  const body = exchange.response?.body ?? new Uint8Array();
  if (!utf8) return { message: 'the body is not UTF-8', expected: 'UTF-8', actual: brokenBytes(body) };
  if (surplus === 'byte order mark' || text.startsWith('\uFEFF')) {
    const message = 'the body starts with a byte order mark';
    return { message, expected: 'no byte order mark', actual: BYTE_ORDER_MARK };
  }
  const charset = charsetBesideUtf8(body, header(exchange, 'content-type'));
  if (charset !== undefined) {
    const message = `Content-Type names the encoding ${quoted(charset, 40)}, but JSON is UTF-8`;
    return { message, expected: 'utf-8', actual: plain(charset, 40) };
  }
  const { first: pointer, length: places } = raw.loneSurrogates;
  if (pointer === undefined) return true;
  const message = `${quoted(pointer)} contains half of a surrogate pair`;
  return { message, pointer, places, actual: 'a lone surrogate' };
}

/** The bytes around the first place that is not UTF-8. */
function brokenBytes(body: Uint8Array): string {
  const bytes = Buffer.from(body);
  let at = 0;
  for (const sound of bytes.toString().split('\uFFFD')) {
    at += Buffer.byteLength(sound);
    // This character may also have been sent, as these bytes.
    if (bytes.toString('hex', at, at + 3) !== 'efbfbd') break;
    at += 3;
  }
  const around = bytes.toString('hex', Math.max(0, at - 2), at + 6);
  return `${around.replace(/..(?=.)/g, '$& ')} near byte ${at}`;
}

function jsonOf({ surplus, text }: Answer): Judgement {
  if (surplus === 'none' || surplus === 'byte order mark') return true;
  const expected = 'one JSON text';
  if (surplus !== 'no JSON') return { ...besideJson(text), expected };
  const hint = sizeOf(text).unfinished ? { hint: CUT } : {};
  return { ...notJson(text), expected, ...hint };
}

const CUT = 'the body stops in the middle: does `Content-Length` count characters instead of bytes?';

/** The first of the pieces around the JSON. */
function besideJson(text: string): LocalViolation {
  const before = withoutSpace(text.slice(0, text.indexOf('{')));
  const piece = before === '' ? withoutSpace(text.slice(text.lastIndexOf('}') + 1)) : before;
  const where = before === '' ? 'follows' : 'precedes';
  if (/^\uFEFF+$/.test(piece))
    return { message: `a byte order mark ${where} the JSON`, actual: BYTE_ORDER_MARK };
  const line = firstVisibleLine(piece) ?? piece;
  return { message: `${shown(line, 60)} ${where} the JSON`, actual: shown(line) };
}

/** Where a body stops being JSON. */
function notJson(text: string): LocalViolation {
  const message = 'the body is not JSON';
  const at = brokenAt(text);
  if (at === 0) return { message, actual: text === '' ? 'nothing' : `starts with ${shown(text, 60)}` };
  const [before, rest] = [text.slice(0, at), text.slice(at)];
  const [, , hint] = SLIPS.find(([end, start]) => end.test(before) && start.test(rest)) ?? [];
  const lines = before.split('\n');
  const line = lines.length === 1 ? '' : `line ${grouped(lines.length)}, `;
  return {
    message: `${message} from ${line}character ${grouped((lines.at(-1) ?? '').length + 1)} on`,
    actual:
      rest === '' ? `ends with ${shown(text.slice(-40))}` : shown(before.slice(-20) + rest.slice(0, 40)),
    hint,
  };
}

/** The place that the parser complains of. */
function brokenAt(text: string): number {
  try {
    JSON.parse(text);
    return 0;
  } catch (error) {
    const [, end, position, around] =
      /(end of JSON|Unterminated)|at position (\d+)|, \.\.\."([^]*)"(?:\.\.\.)? is not/.exec(String(error)) ??
      [];
    if (end !== undefined) return text.length;
    // V8 quotes ten characters before an unexpected one instead of its position.
    return Number(position ?? (around === undefined ? 0 : text.indexOf(around) + 10));
  }
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

function uniqueKeysOf({ repeated: { first: pointer, length: places } }: RawFacts): Judgement {
  return pointer === undefined || { message: `duplicate key ${quoted(pointer)}`, pointer, places };
}

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
  'envelope.status': onAnswer(({ exchange }) => statusOf(exchange), statusOf),
  'envelope.media-type': onAnswer(
    ({ exchange }) =>
      JSON_TYPE.test(mediaType(exchange)) || mediaTypeFault(exchange, 'response', 'application/json'),
  ),
  'envelope.unicode': onAnswer(unicodeOf),
  'envelope.json': onAnswer(jsonOf),
  'envelope.unique-keys': onAnswer(
    ({ json, raw }) => (json === undefined ? undefined : uniqueKeysOf(raw)),
    (_exchange, raw) => uniqueKeysOf(raw),
  ),
  'envelope.same-question': {
    probes: [...QUERY_PROBES, 'walk', 'plan'],
    judge: sameQuestion,
  },
  ...diagnosticsChecks,
} as const satisfies ChecksOf<'envelope.'>;
