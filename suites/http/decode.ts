/** Content decoding with a limit: no more of a decompressed body is ever held. */
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { grouped } from '../../schemas/text/numbers.js';
import { encodingsOf, hasKnownEnd, unrequestedIn, type HttpResponse, type Loss } from './exchange.js';
import { loss } from './errors.js';

/** Of a body, before and after decompression. */
export const MAX_BODY_BYTES = 3 << 20;

/** Headers have room for thousands of layers, each of which takes time. No server applies more than two. */
const MOST_LAYERS = 10;

/** The decoded body, or why there is none; `accepted` is the `Accept-Encoding` of the request. */
export function decodeBody(sent: Omit<HttpResponse, 'status'>, accepted?: string): Uint8Array | Loss {
  let { body } = sent;
  const names = encodingsOf(sent).toReversed();
  if (names.length > MOST_LAYERS)
    return loss('too-large', `the body is encoded ${grouped(names.length)} times`);
  for (const encoding of names) {
    // Servers name an encoding for empty bodies too.
    if (body.length === 0) return body;
    const decoded = peel(body, encoding, hasKnownEnd(sent));
    const strange = unrequestedIn(sent, accepted);
    if (!('kind' in decoded)) body = decoded;
    else if (strange === undefined || !/^(encoding|undecoded)$/.test(decoded.kind)) return decoded;
    // A client that does not know an encoding cannot tell whether a body is valid in it.
    else return loss('undecoded', `the body is encoded as "${strange}", which was not requested`);
  }
  return body;
}

function peel(body: Uint8Array, encoding: string, isWhole: boolean): Uint8Array | Loss {
  const bound = { maxOutputLength: MAX_BODY_BYTES };
  try {
    if (encoding === 'gzip' || encoding === 'x-gzip') return gunzipSync(body, bound);
    if (encoding === 'br') return brotliDecompressSync(body, bound);
    if (encoding === 'deflate') return (isZlib(body) ? inflateSync : inflateRawSync)(body, bound);
    // Newer versions of Node know more encodings, but no verdict may depend on the version.
    return loss('undecoded', `the body is encoded as "${encoding}", which this suite cannot decode`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = 'code' in error ? error.code : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') return loss('too-large', 'body over 3 MiB after decompression');
    // The data end too early, perhaps because the connection did.
    if (!isWhole && code === 'Z_BUF_ERROR')
      return loss('broken', `the connection was closed in the middle of the ${encoding} data`);
    return loss('encoding', `the body is not valid ${encoding} data (${error.message})`);
  }
}

/** "deflate" means the zlib format, but some servers send the bare stream. */
const isZlib = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
