/** Contract 2.1, 4.1: the language codes. */
import { compareBytes } from '../values/byte-order.js';
import {
  aloneAmong,
  fromObserved,
  heldFor,
  inExchange,
  type Check,
  type ChecksOf,
  type LocalViolation,
} from './check.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Judgement } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import type { RawFacts } from '../answers/raw-json.js';
import { isObject, type JsonObject } from '../answers/reading.js';
import { quoted, shown } from '../values/messages.js';
import { pointerStep, valueAt } from '../../schemas/text/json-pointer.js';

export const MAP = '/query/languageinfo';

/** What is judged of a map. */
type OfMap = (map: JsonObject, keys: readonly string[]) => LocalViolation | true | undefined;

/** Judges each map in the plain form as it comes, and those in pages at the end. */
function onEachMap(ofMap: OfMap, nothing: string): Pick<Check, 'observing' | 'judge'> {
  const judge = (exchange: Exchange, json: unknown, raw: RawFacts): Judgement => {
    const map = valueAt(json, MAP);
    if (!isObject(map)) return undefined;
    const judgement = ofMap(map, raw.keys.get(MAP) ?? Object.keys(map));
    return typeof judgement === 'object' ? inExchange(exchange, judgement) : judgement;
  };
  return {
    // In the answer to another query, it is a member that the contract leaves open (8).
    observing: {
      answer: ({ exchange, json, raw }, _profile, query) =>
        query === 'languageinfo' ? judge(exchange, json, raw) : undefined,
    },
    judge(evidence, rule) {
      const ofPages = inPages(evidence, judge);
      const violations = ofPages.filter(judgement => typeof judgement === 'object');
      const finding = fromObserved(rule, evidence, nothing, 'answer', violations);
      if (finding.outcome !== 'inapplicable') return finding;
      return heldFor(ofPages.filter(judgement => judgement === true).length, 'page', nothing);
    },
  };
}

/**
 * What comes of judging the maps of pages that are alone, because no plain answer came, or because they differ from it only now
 * and then. What only the HTML form breaks, `html.same-object` compares.
 */
function inPages(
  evidence: Evidence,
  judge: (exchange: Exchange, json: unknown, raw: RawFacts) => Judgement,
): Judgement[] {
  const judgements: Judgement[] = [];
  for (const { query, plain, html } of evidence.html)
    if (query === 'languageinfo' && html.raw && plain.kind !== 'answer')
      judgements.push(judge(html.exchange, html.page?.json, html.raw));
  for (const { exchange, json, raw } of aloneAmong('languageinfo', evidence))
    judgements.push(judge(exchange, json, raw));
  return judgements;
}

const pointerTo = (key: string, field = '') => `${MAP}/${pointerStep(key)}${field}`;

// Plain loops: the maps have hundreds of entries.

function codeIsKey(map: JsonObject): LocalViolation | true | undefined {
  let codes = 0;
  for (const key of Object.keys(map)) {
    const entry = map[key];
    const code = isObject(entry) ? entry['code'] : undefined;
    if (typeof code !== 'string') continue;
    codes += 1;
    if (code !== key)
      return {
        message: `the entry ${quoted(key)} has the code ${quoted(code)}`,
        pointer: pointerTo(key, '/code'),
        expected: shown(key),
        actual: shown(code),
      };
  }
  return codes > 0 || undefined;
}

/** Whether languages are in ascending order. */
export function inOrder(_map: JsonObject, keys: readonly string[]): LocalViolation | true | undefined {
  for (let at = 1; at < keys.length; at++) {
    const [before = '', key = ''] = [keys[at - 1], keys[at]];
    if (compareBytes(before, key) > 0)
      return {
        message: `${quoted(key)} is listed after ${quoted(before)}`,
        pointer: pointerTo(key),
        expected: `before ${shown(before)}`,
        actual: `after ${shown(before)}`,
      };
  }
  return keys.length > 1 || undefined;
}

export const languageinfoChecks = {
  'languageinfo.code-is-key': {
    probes: ['languageinfo'],
    dependsOn: ['languageinfo.entry', 'languageinfo.code'],
    ...onEachMap(codeIsKey, 'needs a language: the map is empty'),
  },
  'languageinfo.order': {
    probes: ['languageinfo'],
    dependsOn: ['languageinfo.map'],
    ...onEachMap(inOrder, 'needs two languages'),
  },
} as const satisfies ChecksOf<'languageinfo.'>;
