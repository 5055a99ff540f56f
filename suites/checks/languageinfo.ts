/** Contract 2.1, 4.1: the language codes. */
import type { Finding } from '../../schemas/verdict.js';
import { compareBytes } from '../values/byte-order.js';
import { answersTo, judgeEach } from './check.js';
import type { ChecksOf } from './check.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import type { RawFacts } from '../answers/raw-json.js';
import { isObject } from '../answers/reading.js';
import type { JsonObject } from '../answers/reading.js';
import { quoted, shown } from '../values/messages.js';
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';

const MAP = '/query/languageinfo';

interface Listing {
  readonly exchange: Exchange;
  readonly map: JsonObject;
  /** In the order of the text. */
  readonly keys: readonly string[];
}

function listing(exchange: Exchange, json: unknown, raw: RawFacts): Listing[] {
  const map = valueAt(json, MAP);
  return isObject(map) ? [{ exchange, map, keys: raw.keys.get(MAP) ?? Object.keys(map) }] : [];
}

/** The maps that were seen: of the plain form, with a session cookie, and of the HTML form. */
function listings(evidence: Evidence): Listing[] {
  const answers = answersTo('languageinfo', evidence);
  const pages = evidence.html.flatMap(({ query, html: { exchange, page, raw } }) =>
    query === 'languageinfo' && raw ? listing(exchange, page?.json, raw) : [],
  );
  return [...answers.flatMap(({ exchange, json, raw }) => listing(exchange, json, raw)), ...pages];
}

const pointerTo = (key: string, field = '') => `${MAP}/${pointerStep(key)}${field}`;

function codeIsKey(evidence: Evidence): Finding {
  const codes = listings(evidence).flatMap(({ exchange, map }) =>
    Object.entries(map).flatMap(([key, entry]) => {
      const code = isObject(entry) ? entry['code'] : undefined;
      return typeof code === 'string' ? [{ exchange, key, code }] : [];
    }),
  );
  return judgeEach(codes, 'code', 'the map is empty', ({ key, code }) =>
    code === key
      ? undefined
      : {
          message: `the entry ${quoted(key)} has the code ${quoted(code)}`,
          pointer: pointerTo(key, '/code'),
          expected: shown(key),
          actual: shown(code),
        },
  );
}

function order(evidence: Evidence): Finding {
  const pairs = listings(evidence).flatMap(({ exchange, keys }) =>
    keys.slice(1).map((key, at) => ({ exchange, key, before: keys[at] ?? '' })),
  );
  return judgeEach(pairs, 'pair', 'the map has fewer than two entries', ({ key, before }) =>
    compareBytes(before, key) <= 0
      ? undefined
      : {
          message: `${quoted(key)} is listed after ${quoted(before)}`,
          pointer: pointerTo(key),
          expected: `before ${shown(before)}`,
          actual: `after ${shown(before)}`,
        },
  );
}

export const languageinfoChecks = {
  'languageinfo.code-is-key': {
    probes: ['languageinfo'],
    dependsOn: ['languageinfo.entry', 'languageinfo.code'],
    judge: codeIsKey,
  },
  'languageinfo.order': { probes: ['languageinfo'], dependsOn: ['languageinfo.map'], judge: order },
} as const satisfies ChecksOf<'languageinfo.'>;
