/** Answers in an encoding that cannot be decoded: they are asked for again, and accuse no server (contract 1). */
import type { Collected } from '../../evidence/evidence.js';
import { truncated } from '../../evidence/memory-budget.js';
import { REDACTED, unrequestedIn, type Exchange } from '../../http/exchange.js';
import { plain } from '../../values/messages.js';
import { labelOf, type Query } from '../../values/queries.js';

/** Encodings that answers had although the request did not name them. */
type Unrequested = Map<string, { readonly answers: number; readonly undecoded: number }>;

export type Encodings = ReturnType<typeof openEncodings>;

interface Manner {
  lost?: NonNullable<Collected['undecoded']>;
  isDecoded: boolean;
  /** How often asking again did not help. */
  inVain: number;
}

/** Useless repetitions after which a manner is given up. */
const OFTEN = 2;

/** Names kept: a hostile server may invent one for each answer. */
const NAMES = 8;

export function openEncodings() {
  const unrequested: Unrequested = new Map();
  const manners = new Map<string, Manner>();
  const mannerOf = ({ query, encoding, html, cookie }: Query): Manner => {
    const key = [query, encoding, html, cookie !== undefined].join();
    const manner = manners.get(key) ?? { isDecoded: false, inVain: 0 };
    manners.set(key, manner);
    return manner;
  };
  return {
    unrequested,
    note(query: Query, exchange: Exchange): void {
      const { response, loss, request } = exchange;
      if (!response) return;
      const isLost = loss?.kind === 'undecoded';
      const manner = mannerOf(query);
      if (isLost && !query.html && query.cookie === undefined)
        manner.lost ??= { reason: `${labelOf(query)}: ${loss.message}`, exchange: truncated(exchange) };
      manner.isDecoded ||= !loss;
      const accepted = request.headers['accept-encoding'];
      // The value of a user's own header is not shown.
      const name = unrequestedIn(response, isLost ? '' : accepted === REDACTED ? '*' : accepted);
      if (name === undefined) return;
      const key = plain(name, 40);
      const { answers = 0, undecoded = 0 } = unrequested.get(key) ?? {};
      if (answers > 0 || unrequested.size < NAMES)
        unrequested.set(key, { answers: answers + 1, undecoded: undecoded + Number(isLost) });
    },
    /** Asks again for an answer that cannot be decoded, at last with another `Accept-Encoding`. */
    async askDecodable(
      query: Query,
      exchange: Exchange,
      send: (query: Query) => Promise<Exchange>,
    ): Promise<Exchange> {
      const manner = mannerOf(query);
      if (manner.inVain >= OFTEN) return exchange;
      const { encoding, ...usual } = query;
      const other: Query = encoding === undefined ? { ...query, encoding: 'identity' } : usual;
      // Without a decoded answer so far, the encoding may be an accident: the same question goes first.
      for (const next of manner.isDecoded ? [other] : [query, other]) {
        const again = await send({ ...next, repeat: 'query' });
        if (!again.loss) return again;
      }
      manner.inVain += 1;
      return exchange;
    },
    /** A manner in which no answer was decoded, so that it was not compared. */
    lost: (): Collected['undecoded'] =>
      [...manners.values()].find(({ lost, isDecoded }) => lost && !isDecoded)?.lost,
  };
}
