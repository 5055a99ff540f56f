/** Turns an error of the network into a loss: one line with what was seen, and where. */
import type { LossKind } from '../../schemas/generated/recording.js';
import { tidy } from '../values/messages.js';
import type { Loss } from './exchange.js';

export interface Progress {
  /** Host and port of the target, e.g. `wiki.example:443`. */
  readonly where: string;
  /** The peer of a connection that is not yet made: `where`, or a proxy. */
  readonly connecting: string | undefined;
  /** How much of the body came, in words; undefined without headers. */
  readonly received: string | undefined;
}

/** The message may quote a server; it is not cut, so that secrets are still found in it. */
export const loss = (kind: LossKind, message: string): Loss => ({ kind, message: tidy(message, Infinity) });

export function lateBy(timeoutMs: number, { connecting, received }: Progress): Loss {
  const within = `within ${timeoutMs / 1000} s`;
  if (connecting !== undefined) return loss('timeout', `no connection ${within} (${connecting})`);
  if (received === undefined) return loss('timeout', `no headers ${within}`);
  return loss('timeout', `body not complete ${within}, ${received} received`);
}

const GONE = /^(ECONN(RESET|ABORTED)|EPIPE|ETIMEDOUT|UND_ERR_(SOCKET|RES_CONTENT_LENGTH_MISMATCH))$/;

/** The parser's words for a connection that closed in the middle of a chunk. */
const CUT_OFF = /\(Invalid EOF state\)$/;

/** undici's words for a proxy that refuses a tunnel or asks for credentials. */
const PROXY_REFUSAL = /^Proxy .*\((\d{3})\)/;

/** undici's error for a status below 100, and its words for the statuses 100 and 101, which it does not read past. */
const [UNPARSED, UNASKED] = [/^ERR_ASSERTION/, /^bad (response|upgrade)$/];

/** Errors while a connection is being made; PEER is the other side, WHY what the error says. */
const CONNECTING: readonly (readonly [code: RegExp, kind: LossKind, what: string])[] = [
  [/^ENOTFOUND$/, 'address', 'unknown host name (PEER)'],
  [/^EAI_AGAIN$/, 'connect', 'the host name cannot be resolved at present (PEER)'],
  [/^ECONNREFUSED$/, 'connect', 'PEER refused the connection'],
  [/^ETIMEDOUT$/, 'timeout', 'no connection before the network gave up (PEER)'],
  [/^E(HOSTUNREACH|NETUNREACH|ADDRNOTAVAIL|HOSTDOWN|NETDOWN)$/, 'connect', 'no route to PEER'],
  [GONE, 'connect', 'the connection to PEER was closed while it was being made'],
  [/^EPROTO$|^ERR_SSL_/, 'tls', 'no TLS handshake with PEER (WHY)'],
  [/^CERT_HAS_EXPIRED$/, 'tls', 'the certificate of PEER has expired'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'tls', 'the certificate of PEER is for another name'],
  [/_SIGNED|VERIFY|GET_ISSUER/, 'tls', 'the certificate of PEER was issued by an unknown authority (WHY)'],
  // Not of the system or of undici.
  [/^(?!E[A-Z\d]+$|UND_|$)/, 'tls', 'the certificate of PEER is not accepted (WHY)'],
];

export function lossOf(error: Error, { where, connecting, received }: Progress): Loss {
  const { message, name } = error;
  const [line = ''] = message.split('\n', 1);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [, refusal] = PROXY_REFUSAL.exec(message) ?? [];
  if (refusal !== undefined) return loss('connect', `the proxy answered with status ${refusal}`);
  if (connecting !== undefined) {
    const [, kind, what = ''] = CONNECTING.find(([known]) => known.test(code)) ?? [];
    // OpenSSL's text has the form `address:error:code:library:function:reason:file:line:`.
    const why = line.split(':')[5] ?? line;
    if (kind)
      return loss(
        kind,
        what.replace(/PEER|WHY/g, word => (word === 'PEER' ? connecting : why)),
      );
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return loss('too-large', 'headers over 64 KiB');
  if (code === 'UND_ERR_INVALID_ARG') return loss('protocol', `the request cannot be sent: ${line}`);
  const isGone = GONE.test(code) || CUT_OFF.test(line);
  const isParsers = name === 'HTTPParserError' && !isGone;
  const isMismatched = code.endsWith('LENGTH_MISMATCH') && received === undefined;
  if (UNASKED.test(line))
    return loss('protocol', 'the answer began with a status 100 or 101, which is not supported');
  if (isParsers || isMismatched || UNPARSED.test(code)) {
    const what = isParsers ? (/\((.*)\)/.exec(message)?.[1] ?? line) : 'invalid status or headers';
    return loss('protocol', `the answer is not HTTP/1.1 (${what})`.replace(/ \(Expected HTTP.*/, ''));
  }
  if (!isGone) return loss('broken', `${line} (${where})`);
  const when =
    received === undefined ? 'before an answer came' : `before the body was complete, ${received} received`;
  return loss('broken', `the connection was ${code === 'ECONNRESET' ? 'reset' : 'closed'} ${when}`);
}
