/** Contract 2.1, 4.1: the language codes. */
import type { Finding } from '../../schemas/verdict.js';
import { compareBytes } from '../values/byte-order.js';
import { accused, answersTo, heldFor } from './check.js';
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

/** By map: of hundreds of keys it takes time, and the same body, which comes again and again, is read once. */
const keysOf = new WeakMap<JsonObject, readonly string[]>();

function listing(exchange: Exchange, json: unknown, raw: RawFacts): Listing[] {
  const map = valueAt(json, MAP);
  if (!isObject(map)) return [];
  const keys = raw.keys.get(MAP) ?? keysOf.get(map) ?? Object.keys(map);
  keysOf.set(map, keys);
  return [{ exchange, map, keys }];
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

// Plain loops: the maps have hundreds of entries, and there is one for each answer.

function codeIsKey(evidence: Evidence): Finding {
  let codes = 0;
  /** So many codes the maps hold that were judged. */
  const held = new Map<JsonObject, number>();
  for (const { exchange, map } of listings(evidence)) {
    const before = codes;
    codes += held.get(map) ?? 0;
    if (held.has(map)) continue;
    for (const key of Object.keys(map)) {
      const entry = map[key];
      const code = isObject(entry) ? entry['code'] : undefined;
      if (typeof code !== 'string') continue;
      codes += 1;
      if (code !== key)
        return accused(exchange, {
          message: `the entry ${quoted(key)} has the code ${quoted(code)}`,
          pointer: pointerTo(key, '/code'),
          expected: shown(key),
          actual: shown(code),
        });
    }
    held.set(map, codes - before);
  }
  return heldFor(codes, 'code', 'the map is empty');
}

function order(evidence: Evidence): Finding {
  let pairs = 0;
  const held = new Set<readonly string[]>();
  for (const { exchange, keys } of listings(evidence)) {
    if (held.has(keys)) {
      pairs += keys.length - 1;
      continue;
    }
    for (let at = 1; at < keys.length; at++) {
      const [before = '', key = ''] = [keys[at - 1], keys[at]];
      pairs += 1;
      if (compareBytes(before, key) > 0)
        return accused(exchange, {
          message: `${quoted(key)} is listed after ${quoted(before)}`,
          pointer: pointerTo(key),
          expected: `before ${shown(before)}`,
          actual: `after ${shown(before)}`,
        });
    }
    if (keys.length > 0) held.add(keys);
  }
  return heldFor(pairs, 'pair', 'the map has fewer than two entries');
}

export const languageinfoChecks = {
  'languageinfo.code-is-key': {
    probes: ['languageinfo'],
    dependsOn: ['languageinfo.entry', 'languageinfo.code'],
    judge: codeIsKey,
  },
  'languageinfo.order': { probes: ['languageinfo'], dependsOn: ['languageinfo.map'], judge: order },
} as const satisfies ChecksOf<'languageinfo.'>;
