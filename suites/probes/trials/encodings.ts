/** What comes in an encoding that cannot be decoded: nobody is accused of it, and the question is asked again (contract 1). */
import type { Collected } from '../../evidence/evidence.js';
import { truncated } from '../../evidence/memory-budget.js';
import { REDACTED, unrequestedIn, type Exchange } from '../../http/exchange.js';
import { plain } from '../../values/messages.js';
import { labelOf, type Query } from '../../values/queries.js';

/** The encodings that came though the request did not name them. */
type Unrequested = Map<string, { readonly answers: number; readonly undecoded: number }>;

export type Encodings = ReturnType<typeof openEncodings>;

/** What became of the questions in one manner. */
interface Manner {
  /** Why the first one could not be decoded. */
  lost?: NonNullable<Collected['undecoded']>;
  isDecoded: boolean;
  /** How often asking again brought no more. */
  inVain: number;
}

/** So often is asked again in vain in each manner. */
const OFTEN = 2;

/** A hostile server invents a name for each answer. */
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
    /** Notes how an answer is encoded, and whether it could be decoded. */
    note(query: Query, exchange: Exchange): void {
      const { response, loss, request } = exchange;
      if (!response) return;
      const isLost = loss?.kind === 'undecoded';
      const manner = mannerOf(query);
      // The other forms have rules of their own, which tell nothing then.
      if (isLost && !query.html && query.cookie === undefined)
        manner.lost ??= { reason: `${labelOf(query)}: ${loss.message}`, exchange: truncated(exchange) };
      manner.isDecoded ||= !loss;
      const accepted = request.headers['accept-encoding'];
      // What the header of a user names is not shown.
      const name = unrequestedIn(response, isLost ? '' : accepted === REDACTED ? '*' : accepted);
      if (name === undefined) return;
      const key = plain(name, 40);
      const { answers = 0, undecoded = 0 } = unrequested.get(key) ?? {};
      if (answers > 0 || unrequested.size < NAMES)
        unrequested.set(key, { answers: answers + 1, undecoded: undecoded + Number(isLost) });
    },
    /** Asks again for an answer that cannot be decoded, in the end as a client that accepts another encoding; returns what can be. */
    async askDecodable(
      query: Query,
      exchange: Exchange,
      send: (query: Query) => Promise<Exchange>,
    ): Promise<Exchange> {
      const manner = mannerOf(query);
      if (manner.inVain >= OFTEN) return exchange;
      const { encoding, ...usual } = query;
      const other: Query = encoding === undefined ? { ...query, encoding: 'identity' } : usual;
      // What was encoded so by chance comes as usual the next time.
      for (const next of manner.isDecoded ? [other] : [query, other]) {
        const again = await send({ ...next, repeat: 'query' });
        if (!again.loss) return again;
      }
      manner.inVain += 1;
      return exchange;
    },
    /** A manner of accepting encodings in which no answer to a query was decoded, so that it was not compared with others. */
    lost: (): Collected['undecoded'] =>
      [...manners.values()].find(({ lost, isDecoded }) => lost && !isDecoded)?.lost,
  };
}
