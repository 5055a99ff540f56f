/** Contract 2.1, 4.1: the language codes. */
import type { Finding } from '../../schemas/verdict.js';
import { compareBytes } from '../values/byte-order.js';
import { failed, inapplicable, passed } from './check.js';
import type { ChecksOf } from './check.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import type { RawFacts } from '../answers/raw-json.js';
import { isObject } from '../answers/reading.js';
import type { JsonObject } from '../answers/reading.js';
import { counted, quoted, shown } from '../values/messages.js';
import { pointerStep } from '../../schemas/text/json-pointer.js';

const MAP = '/query/languageinfo';

interface Listing {
  readonly exchange: Exchange;
  readonly map: JsonObject;
  /** In the order of the text. */
  readonly keys: readonly string[];
}

function listing(exchange: Exchange, json: unknown, raw: RawFacts): Listing[] {
  const query = isObject(json) ? json['query'] : undefined;
  const map = isObject(query) ? query['languageinfo'] : undefined;
  return isObject(map) ? [{ exchange, map, keys: raw.keys.get(MAP) ?? Object.keys(map) }] : [];
}

/** The maps that were seen: of the plain form, with a session cookie, and of the HTML form. */
function listings({ plain, session, html }: Evidence): Listing[] {
  const readings = [
    plain.get('languageinfo'),
    ...session.filter(({ query }) => query === 'languageinfo').map(({ withCookie }) => withCookie),
  ];
  const answers = readings.flatMap(reading =>
    reading?.kind === 'answer' ? listing(reading.exchange, reading.json, reading.raw) : [],
  );
  const pages = html.flatMap(({ query, html: { exchange, page, raw } }) =>
    query === 'languageinfo' && raw ? listing(exchange, page?.json, raw) : [],
  );
  return [...answers, ...pages];
}

const pointerTo = (key: string, field = '') => `${MAP}/${pointerStep(key)}${field}`;

function codeIsKey(evidence: Evidence): Finding {
  let count = 0;
  for (const { exchange, map } of listings(evidence))
    for (const [key, entry] of Object.entries(map)) {
      const code = isObject(entry) ? entry['code'] : undefined;
      if (typeof code !== 'string') continue;
      count += 1;
      if (code !== key)
        return failed({
          message: `the entry ${quoted(key)} has the code ${quoted(code)}`,
          exchange: exchange.id,
          pointer: pointerTo(key, '/code'),
          expected: shown(key),
          actual: shown(code),
        });
    }
  return count > 0 ? passed(`held ${counted(count, 'time')}`) : inapplicable('the map is empty');
}

function order(evidence: Evidence): Finding {
  let count = 0;
  for (const { exchange, keys } of listings(evidence))
    for (let at = 1; at < keys.length; at++) {
      const before = keys[at - 1] ?? '';
      const key = keys[at] ?? '';
      count += 1;
      if (compareBytes(before, key) > 0)
        return failed({
          message: `${exchange.question}: ${quoted(key)} is listed after ${quoted(before)}`,
          exchange: exchange.id,
          pointer: pointerTo(key),
          expected: `before ${shown(before)}`,
          actual: `after ${shown(before)}`,
        });
    }
  return count > 0
    ? passed(`${counted(count, 'pair')} of neighbouring keys in order`)
    : inapplicable('the map has fewer than two entries');
}

export const languageinfoChecks = {
  'languageinfo.code-is-key': {
    probes: ['languageinfo'],
    dependsOn: ['languageinfo.entry', 'languageinfo.code'],
    judge: codeIsKey,
  },
  'languageinfo.order': { probes: ['languageinfo'], dependsOn: ['languageinfo.map'], judge: order },
} as const satisfies ChecksOf<'languageinfo.'>;
