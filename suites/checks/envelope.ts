/** Contract 1, the plain form: status, media type, encoding, JSON, unique keys; and the diagnostics of 2.7, 4 and 9. */
import type { CheckRuleId } from '../../schemas/generated/rules.js';
import type { Exchange } from '../http/exchange.js';
import type { Fault } from '../evidence/violations.js';
import type { RawFacts } from '../answers/raw-json.js';
import { decoded, header, mediaType } from '../answers/reading.js';
import type { Answer } from '../answers/reading.js';
import { plain, quoted, shown } from '../values/messages.js';

/** On one answer: a fault, `true` where the rule held, `undefined` where it had nothing to judge. */
type AnswerRule = (answer: Answer) => Fault | true | undefined;

type Answered = Pick<Answer, 'exchange'>;

function fault({ exchange }: Answered, what: string, rest: Omit<Fault, 'message' | 'exchange'> = {}): Fault {
  return { message: `${exchange.question}: ${what}`, exchange: exchange.id, ...rest };
}

/** Judges the status of an answer in either form. */
export function statusOf(exchange: Exchange): Fault | true {
  const code = exchange.response?.status;
  return (
    code === 200 ||
    fault({ exchange }, `an API answer came with HTTP status ${code}`, {
      expected: '200',
      actual: String(code),
    })
  );
}

/** Judges the media type of what came in the plain form. */
export function mediaTypeOf(exchange: Exchange): Fault | true {
  const type = mediaType(exchange);
  if (/^(application|text)\/json$|^[\w.+-]+\/[\w.+-]+\+json$/.test(type)) return true;
  const sent = plain(header(exchange, 'content-type'), 80);
  return fault(
    { exchange },
    sent === '' ? 'the answer has no Content-Type' : `the Content-Type is \`${sent}\``,
    {
      expected: 'application/json',
      actual: sent === '' ? 'absent' : sent,
    },
  );
}

const unicode: AnswerRule = answer => {
  if (!answer.utf8)
    return fault(answer, 'the body is not UTF-8', { expected: 'UTF-8', actual: brokenBytes(answer) });
  if (answer.surplus === 'byte order mark')
    return fault(answer, 'the body starts with a byte order mark', {
      expected: 'no byte order mark',
      actual: 'EF BB BF',
    });
  const half = answer.raw.halves.find(judged);
  if (half === undefined) return true;
  return fault(answer, `${quoted(half)} holds half of a surrogate pair`, {
    pointer: half,
    actual: 'a lone surrogate',
  });
};

/** The bytes around the first place that is not UTF-8. */
function brokenBytes({ exchange }: Answer): string {
  const body = exchange.response?.body ?? new Uint8Array();
  let low = 0;
  let high = body.length;
  // The first broken place, by halving: a prefix may also be cut within a character, hence the few bytes around it.
  while (high - low > 4) {
    const middle = (low + high) >> 1;
    if (
      decoded(body.subarray(0, middle))
        .text.replace(/\uFFFD$/, '')
        .includes('\uFFFD')
    )
      high = middle;
    else low = middle;
  }
  const bytes = [...body.subarray(Math.max(0, low - 2), high + 4)].map(byte =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${bytes.join(' ')} near byte ${low}`;
}

const json: AnswerRule = answer => {
  if (answer.surplus === 'none' || answer.surplus === 'byte order mark') return true;
  const start = shown(answer.text.slice(0, 60));
  const what =
    answer.surplus === 'no JSON' ? 'the body is no JSON text' : 'text stands around the JSON in the body';
  return fault(answer, what, { expected: 'one JSON text', actual: `starts with ${start}` });
};

/** Diagnostics and what the contract does not know are not judged. */
const judged = (pointer: string) => !/^\/(debuginfo|warnings)(\/|$)/.test(pointer);

/** Judges the keys of a JSON document in either form. */
export function uniqueKeysOf(exchange: Exchange, raw: RawFacts): Fault | true {
  const repeated = raw.repeated.find(judged);
  return (
    repeated === undefined ||
    fault({ exchange }, `the key ${quoted(repeated)} stands there twice`, { pointer: repeated })
  );
}

/** The rules that hold for every answer in the plain form. */
export const envelopeRules: readonly (readonly [CheckRuleId, AnswerRule])[] = [
  ['envelope.status', ({ exchange }) => statusOf(exchange)],
  ['envelope.media-type', ({ exchange }) => mediaTypeOf(exchange)],
  ['envelope.unicode', unicode],
  ['envelope.json', json],
  [
    'envelope.unique-keys',
    ({ exchange, json: value, raw }) => (value === undefined ? undefined : uniqueKeysOf(exchange, raw)),
  ],
];
