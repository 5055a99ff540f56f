/** Content decoding with a limit: no more of a decompressed body is ever held. */

import { grouped } from '../../schemas/text/numbers.js';
import { encodingsOf, hasKnownEnd, unrequestedIn, type HttpResponse, type Loss } from './exchange.js';
import { loss, size } from './errors.js';

/**
 * The decoded body, or the reason why there is none. `accepted` is the `Accept-Encoding` of the request. Without a known end, what
 * stops in the middle was perhaps cut off with its connection.
 */
export function decodeBody(
  raw: Uint8Array,
  head: Pick<HttpResponse, 'headers'>,
  accepted: string | undefined,
  maxBytes: number,
): Uint8Array | Loss {
  let body = raw;
  const names = encodingsOf(head).toReversed();
  if (names.length > MOST_LAYERS)
    return loss('too-large', `the body is encoded ${grouped(names.length)} times`);
  for (const encoding of names) {
    // An empty body is empty in every encoding; servers name one even where there is nothing to encode.
    if (body.length === 0) return body;
    const decoded = peel(body, encoding, maxBytes, hasKnownEnd(head));
    if ('kind' in decoded) {
      const strange = unrequestedIn(head, accepted);
      // Whether a body is valid in an encoding that was not requested, a client that does not know the encoding cannot tell.
      return strange !== undefined && (decoded.kind === 'encoding' || decoded.kind === 'undecoded')
        ? loss('undecoded', `the body is encoded as "${strange}", which was not requested`)
        : decoded;
    }
    body = decoded;
  }
  return body;
}

/** Headers have room for thousands, each of which may take as long as one. No server applies more than two. */
const MOST_LAYERS = 10;

function peel(body: Uint8Array, encoding: string, maxBytes: number, isWhole: boolean): Uint8Array | Loss {
  // Loaded here because most targets never compress a small answer, and every start would be slower.
  const zlib = process.getBuiltinModule('node:zlib');
  // zlib works in small steps and stops at the first beyond the limit.
  const bound = { maxOutputLength: maxBytes };
  try {
    if (encoding === 'gzip' || encoding === 'x-gzip') return zlib.gunzipSync(body, bound);
    if (encoding === 'br') return zlib.brotliDecompressSync(body, bound);
    if (encoding === 'deflate')
      return isZlib(body) ? zlib.inflateSync(body, bound) : zlib.inflateRawSync(body, bound);
    // Newer versions of Node know more encodings, but no verdict may depend on its version.
    return loss('undecoded', `the body is encoded as "${encoding}", which this suite cannot decode`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      return loss('too-large', `body over ${size(maxBytes)} after decompression`);
    // zlib's name for data that end too early.
    if (!isWhole && 'code' in error && error.code === 'Z_BUF_ERROR')
      return loss('broken', `the connection was closed in the middle of the ${encoding} data`);
    return loss('encoding', `the body is not valid ${encoding} data (${error.message})`);
  }
}

/** "deflate" means the zlib format, but some servers send the bare stream. */
const isZlib = (body: Uint8Array): boolean => {
  const [first = 0, second = 0] = body;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
};
