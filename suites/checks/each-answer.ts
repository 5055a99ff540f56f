/** Shows every answer, as it comes in, to the rules that hold for each answer: envelope, shape, cookies, credentials. */
import type { RuleId, SchemaName } from '../../schemas/generated/rules.js';
import { owners } from '../../schemas/generated/rules.js';
import { liveCookie } from '../answers/cookies.js';
import { envelopeRules, statusOf, uniqueKeysOf } from './envelope.js';
import type { Exchange } from '../http/exchange.js';
import type { Fault, Ledger } from '../evidence/violations.js';
import type { Profile } from '../evidence/profile.js';
import type { Answer, ApiError } from '../answers/reading.js';
import { isObject } from '../answers/reading.js';
import type { RawFacts } from '../answers/raw-json.js';
import { numberFaults, shapeFaults, subjectsIn } from './shape.js';
import type { ShapeFault } from './shape.js';
import { quoted } from '../values/messages.js';

export interface Gate {
  /** An answer in the plain form, to the question of a schema. */
  answer(schema: SchemaName, answer: Answer): void;
  /** An error that the API reported where `asked` was the rule in question. */
  error(asked: RuleId, error: ApiError): void;
  /** The JSON document in an HTML page: what holds for it as for the plain form. */
  readonly embedded: (form: SchemaName, exchange: Exchange, raw: RawFacts) => void;
  /** Any answer to a request that carried no cookie. */
  readonly cookieless: (exchange: Exchange) => void;
}

export function openGate(ledger: Ledger, profile: Profile): Gate {
  /** The rules that were not yet seen to have something to judge; a walk empties it after a page or two. */
  const unseen = new Map(Object.entries(owners).map(([name, list]) => [name, [...list]]));

  const note = (rule: RuleId, verdict: Fault | true | undefined): void => {
    if (verdict === true) ledger.held(rule);
    else if (verdict) ledger.fault(rule, verdict);
  };

  const shape = (schema: SchemaName, answer: Answer): void => {
    const found = [...shapeFaults(schema, answer.json), ...numberFaults(schema, answer.raw.oddNumbers)];
    const faults = found.filter(
      ({ rule }) => !(rule === 'envelope.batchcomplete' && isUnfinished(schema, answer)),
    );
    for (const fault of faults) ledger.fault(fault.rule, shapeWords(fault, answer));
    const waiting = unseen.get(schema) ?? [];
    if (waiting.length === 0) return;
    const seen = new Set(subjectsIn(schema, answer.json, waiting));
    for (const rule of seen) if (!faults.some(fault => fault.rule === rule)) ledger.held(rule);
    unseen.set(
      schema,
      waiting.filter(({ rule }) => !seen.has(rule)),
    );
  };

  return {
    answer(schema, answer) {
      for (const [rule, judge] of envelopeRules) note(rule, judge(answer));
      if (answer.json !== undefined) shape(schema, answer);
    },
    embedded(form, exchange, raw) {
      note('envelope.status', statusOf(exchange));
      note('envelope.unique-keys', uniqueKeysOf(exchange, raw));
      for (const fault of numberFaults(form, raw.oddNumbers))
        ledger.fault(fault.rule, shapeWords(fault, { exchange, json: undefined }));
    },
    error(asked, { exchange, code, sort }) {
      const message = `the API answered ${quoted(exchange.question)} with the error ${quoted(code, 60)}`;
      if (sort === 'denied')
        ledger.fault('session.no-credentials', {
          message,
          exchange: exchange.id,
          pointer: '/error/code',
          actual: code,
        });
      if (sort === 'other')
        ledger.fault(asked, { message, exchange: exchange.id, pointer: '/error/code', actual: code });
    },
    cookieless(exchange) {
      if (!exchange.response) return;
      const live = liveCookie(exchange, profile.values.session_cookie);
      if (live === undefined) ledger.held('session.no-live-cookie');
      else
        ledger.fault('session.no-live-cookie', {
          message: `a request without cookies was given the live cookie ${quoted(live, 80)}`,
          exchange: exchange.id,
          expected: 'no cookie, or one that clears',
          actual: `Set-Cookie: ${live}=…`,
        });
    },
  };
}

/** The duplicates of a file may go on in another answer: how, is left open (4.4), and only what is complete has to say so (1). */
function isUnfinished(schema: SchemaName, { json }: Answer): boolean {
  return (
    schema === 'duplicatefiles' &&
    isObject(json) &&
    isObject(json['continue']) &&
    !Object.hasOwn(json, 'batchcomplete')
  );
}

function shapeWords(
  { pointer, expected, actual }: ShapeFault,
  answer: Pick<Answer, 'exchange' | 'json'>,
): Fault {
  const { question, id } = answer.exchange;
  const place = pointer === '' ? 'the answer' : quoted(pointer, 120);
  const named = nameAt(answer.json, pointer);
  const where = named === undefined ? '' : ` (${quoted(named, 80)})`;
  const message = `${question}: ${place}${where} is ${actual}, expected ${expected}`;
  return { message, exchange: id, pointer, expected, actual };
}

/** The name of the file whose entry a pointer leads into. */
function nameAt(json: unknown, pointer: string): string | undefined {
  const [, at] = /^\/query\/allimages\/(\d+)/.exec(pointer) ?? [];
  const query = isObject(json) ? json['query'] : undefined;
  const list = isObject(query) ? query['allimages'] : undefined;
  const entry: unknown = Array.isArray(list) && at !== undefined ? list[Number(at)] : undefined;
  return isObject(entry) && typeof entry['name'] === 'string' ? entry['name'] : undefined;
}
