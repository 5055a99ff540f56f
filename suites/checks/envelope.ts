/** Contract 1, the plain form: status, media type, encoding, JSON, unique keys; with the diagnostics of 2.7, 4 and 9. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import { inapplicable, observed, passed, QUERY_PROBES, type Check, type ChecksOf } from './check.js';
import { shapeMismatches, subjectsIn } from './shape.js';
import type { Judgement, LocalViolation } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import { charsetBesideUtf8 } from '../answers/html/charset.js';
import { sizeOf } from '../answers/json-size.js';
import { brokenAt, header, isObject, mediaType, type Answer, type JsonObject } from '../answers/reading.js';
import { grouped } from '../../schemas/text/numbers.js';
import { plain, quoted, shown } from '../values/messages.js';

const ANSWERS = { probes: QUERY_PROBES, nothing: 'no answer was seen', noun: 'answer' };

const onAnswer = (answer: (answer: Answer) => Judgement) => observed({ ...ANSWERS, observing: { answer } });

function statusOf({ response }: Exchange): Judgement {
  const actual = String(response?.status);
  const message = `HTTP ${actual} on an API response, not 200`;
  return actual === '200' || { message, expected: '200', actual };
}

export function mediaTypeFault(exchange: Exchange, what: string, expected: string): LocalViolation {
  const actual = plain(header(exchange, 'content-type'), 80) || 'absent';
  const message = actual === 'absent' ? `the ${what} has no Content-Type` : `Content-Type is \`${actual}\``;
  return { message, expected, actual };
}

const BYTE_ORDER_MARK = 'EF BB BF';
const JSON_TYPE = /^(application|text)\/json$|^[\w.+-]+\/[\w.+-]+\+json$/;

/** The bytes around the first place that is not UTF-8. */
function brokenBytes(body: Uint8Array): string {
  const bytes = Buffer.from(body);
  const read = Buffer.from(bytes.toString());
  const at = bytes.findIndex((byte, place) => byte !== read[place]);
  const around = bytes.toString('hex', Math.max(0, at - 2), at + 6);
  return `${around.replace(/..(?=.)/g, '$& ')} near byte ${at}`;
}

function besideJson(text: string): LocalViolation {
  const before = withoutSpace(text.slice(0, text.indexOf('{')));
  const piece = before === '' ? withoutSpace(text.slice(text.lastIndexOf('}') + 1)) : before;
  const where = before === '' ? 'follows' : 'precedes';
  if (/^\uFEFF+$/.test(piece))
    return { message: `a byte order mark ${where} the JSON`, actual: BYTE_ORDER_MARK };
  const line = firstVisibleLine(piece) ?? piece;
  return { message: `${shown(line, 60)} ${where} the JSON`, actual: shown(line) };
}

function notJson(text: string): LocalViolation {
  const message = 'the body is not JSON';
  const at = brokenAt(text);
  if (at === 0) return { message, actual: text === '' ? 'nothing' : `starts with ${shown(text, 60)}` };
  const [before, rest] = [text.slice(0, at), text.slice(at)];
  const lines = before.split('\n');
  const line = lines.length === 1 ? '' : `line ${grouped(lines.length)}, `;
  const place = `${line}character ${grouped((lines.at(-1) ?? '').length + 1)}`;
  const around =
    rest === '' ? `ends with ${shown(text.slice(-40))}` : shown(before.slice(-20) + rest.slice(0, 40));
  const slip = /,\s*$/.test(before) && /^[\]}]/.test(rest) ? 'a trailing comma' : undefined;
  const stops = 'the body stops in the middle: does `Content-Length` count characters instead of bytes?';
  const hint = sizeOf(text).unfinished ? stops : slip;
  return { message: `${message} from ${place} on`, actual: around, hint };
}

/** Trims the white space that JSON allows. */
const withoutSpace = (text: string): string => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');

// Diagnostics are observed, never scored: `passed` says that something was seen, and what.

const NO_BLOCK = 'the answers carry no `debuginfo`';
const DIFFERS = 'observed, but not as described:';

export const observeDebug: Check['judge'] = ({ debug }, rule) => {
  if (!debug) return inapplicable(NO_BLOCK);
  const { value } = debug;
  if (value === undefined) return inapplicable('the block is nested too deep to be read, or is not JSON');
  const mismatch = shapeMismatches('debuginfo', value).find(candidate => candidate.rule === rule);
  if (mismatch) {
    const what = quoted(mismatch.pointer || '/');
    return passed(`${DIFFERS} ${what} is ${mismatch.actual}, the contract describes ${mismatch.expected}`);
  }
  const location = ruleLocations.debuginfo.find(candidate => candidate.rule === rule);
  return location && subjectsIn('debuginfo', value, [location]).length > 0
    ? passed(`observed as described: \`debuginfo${location.pointer}\``)
    : inapplicable('the block does not have this field');
};

const onBlock = (nothing: string, judge: (block: JsonObject) => string | undefined): Check => ({
  probes: ['languageinfo'],
  judge({ debug }) {
    const seen = isObject(debug?.value) ? judge(debug.value) : undefined;
    return seen === undefined ? inapplicable(debug ? nothing : NO_BLOCK) : passed(seen);
  },
});

export const envelopeChecks = {
  'envelope.status': observed({
    ...ANSWERS,
    observing: { answer: ({ exchange }) => statusOf(exchange), embedded: statusOf },
  }),
  'envelope.media-type': onAnswer(
    ({ exchange }) =>
      JSON_TYPE.test(mediaType(exchange)) || mediaTypeFault(exchange, 'response', 'application/json'),
  ),
  'envelope.unicode': onAnswer(({ exchange, utf8, surplus, raw, text }) => {
    const body = exchange.response?.body ?? new Uint8Array();
    if (!utf8) return { message: 'the body is not UTF-8', expected: 'UTF-8', actual: brokenBytes(body) };
    if (surplus === 'byte order mark' || text.startsWith('\uFEFF')) {
      const message = 'the body starts with a byte order mark';
      return { message, expected: 'no byte order mark', actual: BYTE_ORDER_MARK };
    }
    const charset = charsetBesideUtf8(body, header(exchange, 'content-type'));
    if (charset !== undefined) {
      const message = `Content-Type names the encoding ${quoted(charset)}, but JSON is UTF-8`;
      return { message, expected: 'utf-8', actual: plain(charset) };
    }
    if (!raw.loneSurrogates) return true;
    const { pointer, places } = raw.loneSurrogates;
    const message = `${quoted(pointer)} contains half of a surrogate pair`;
    return { message, pointer, places, actual: 'a lone surrogate' };
  }),
  'envelope.json': onAnswer(({ surplus, text }) => {
    if (surplus === 'none' || surplus === 'byte order mark') return true;
    return { ...(surplus === 'no JSON' ? notJson(text) : besideJson(text)), expected: 'one JSON text' };
  }),
  'envelope.unique-keys': onAnswer(({ json, raw: { repeated } }) => {
    if (!repeated) return json === undefined ? undefined : true;
    const { pointer, places } = repeated;
    return { message: `duplicate key ${quoted(pointer)}`, pointer, places };
  }),
  'envelope.same-question': observed({
    probes: [...QUERY_PROBES, 'walk', 'plan'],
    nothing: 'no question was asked in more than one manner',
    noun: 'comparison',
  }),
  'envelope.debuginfo-first-line': onBlock('the block has no `debugLog`', ({ debugLog: log }) => {
    const first: unknown = Array.isArray(log) ? log[0] : undefined;
    if (typeof first !== 'string') return undefined;
    if (!/\b(GET|HEAD|POST) \S*api\.php/.test(first)) return `${DIFFERS} the first line has no request line`;
    const hasHeaders = /\b(host|user-agent)\b\s*:/i.test(first);
    return hasHeaders ? 'observed as described' : `${DIFFERS} the first line has no headers`;
  }),
  'envelope.engine-version': onBlock('the block names no version of the engine', block => {
    const name = Object.keys(block).find(key => key.endsWith('Version') && key !== 'phpVersion');
    if (name === undefined) return undefined;
    const value = block[name];
    const isDotted = typeof value === 'string' && /^\d+\.\d+\.\d+$/.test(value);
    return `${isDotted ? 'observed:' : DIFFERS} ${quoted(name)} is ${shown(value)}`;
  }),
  'envelope.cache-mode': {
    probes: QUERY_PROBES,
    judge({ plain: readings }) {
      const modes = new Set([...readings.values()].map(({ exchange }) => header(exchange, 'cache-control')));
      const seen = [...modes].filter(mode => mode !== '').map(mode => `\`${plain(mode, 80)}\``);
      return seen.length > 0
        ? passed(`observed: ${seen.join(', ')}`)
        : inapplicable('the answers have no `Cache-Control`');
    },
  },
} as const satisfies ChecksOf<'envelope.'>;
