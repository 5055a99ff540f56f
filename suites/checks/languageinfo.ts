/** Contract 2.1, 4.1: the language codes. */
import type { Finding } from '../../schemas/verdict.js';
import { compareBytes } from '../values/byte-order.js';
import { failedIn, answersTo, heldFor } from './check.js';
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
  /** The first one that brought it. */
  readonly exchange: Exchange;
  readonly map: JsonObject;
  /** In the order of the text. */
  readonly keys: readonly string[];
  /** How often it came: the same body comes again and again, and is read once. */
  times: number;
}

/** The maps that were seen: of the plain form, with a session cookie, and of the HTML form. */
function listings(evidence: Evidence): Iterable<Listing> {
  const seen = new Map<JsonObject, Listing>();
  const note = (exchange: Exchange, json: unknown, raw: RawFacts): void => {
    const map = valueAt(json, MAP);
    if (!isObject(map)) return;
    const known = seen.get(map);
    if (known) known.times += 1;
    else seen.set(map, { exchange, map, keys: raw.keys.get(MAP) ?? Object.keys(map), times: 1 });
  };
  for (const { exchange, json, raw } of answersTo('languageinfo', evidence)) note(exchange, json, raw);
  for (const { query, html } of evidence.html)
    if (query === 'languageinfo' && html.raw) note(html.exchange, html.page?.json, html.raw);
  return seen.values();
}

const pointerTo = (key: string, field = '') => `${MAP}/${pointerStep(key)}${field}`;

// Plain loops: the maps have hundreds of entries.

function codeIsKey(evidence: Evidence): Finding {
  let codes = 0;
  for (const { exchange, map, times } of listings(evidence))
    for (const key of Object.keys(map)) {
      const entry = map[key];
      const code = isObject(entry) ? entry['code'] : undefined;
      if (typeof code !== 'string') continue;
      codes += times;
      if (code !== key)
        return failedIn(exchange, {
          message: `the entry ${quoted(key)} has the code ${quoted(code)}`,
          pointer: pointerTo(key, '/code'),
          expected: shown(key),
          actual: shown(code),
        });
    }
  return heldFor(codes, 'code', 'the map is empty');
}

function order(evidence: Evidence): Finding {
  let pairs = 0;
  for (const { exchange, keys, times } of listings(evidence))
    for (let at = 1; at < keys.length; at++) {
      const [before = '', key = ''] = [keys[at - 1], keys[at]];
      pairs += times;
      if (compareBytes(before, key) > 0)
        return failedIn(exchange, {
          message: `${quoted(key)} is listed after ${quoted(before)}`,
          pointer: pointerTo(key),
          expected: `before ${shown(before)}`,
          actual: `after ${shown(before)}`,
        });
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
