/** Turns an error of the network into a loss: one line with what was seen, and where. */

import { grouped } from '../../schemas/text/numbers.js';
import type { Loss, LossKind } from './exchange.js';
import { counted, tidy } from '../values/messages.js';

/** How far a request had come when it failed. */
export interface Progress {
  /** Host and port of the target, e.g. `wiki.example:443`. */
  readonly where: string;
  /** What a connection is being made to, where there is none yet: `where`, or a proxy. */
  readonly connecting: string | undefined;
  /** Whether headers have come. */
  readonly answered: boolean;
  /** Bytes of the body received, before content decoding. */
  readonly received: number;
  /** The value of `content-length`. */
  readonly promised?: number | undefined;
}

/** The message may quote what a server sent; it is not cut, so that secrets are still found in it. */
export const loss = (kind: LossKind, message: string): Loss => ({ kind, message: tidy(message, Infinity) });

const bytes = (number: number): string => counted(number, 'byte');

export const size = (number: number): string =>
  number >= 1 << 20 && number % (1 << 20) === 0
    ? `${number >> 20} MiB`
    : number >= 1024 && number % 1024 === 0
      ? `${number >> 10} KiB`
      : bytes(number);

export function lateBy(timeoutMs: number, at: Progress): Loss {
  const { connecting, answered } = at;
  const within = `within ${timeoutMs / 1000} s`;
  if (connecting !== undefined) return loss('timeout', `no connection ${within} (${connecting})`);
  return loss(
    'timeout',
    answered ? `body not complete ${within}, ${cameOf(at)} received` : `no headers ${within}`,
  );
}

const UNKNOWN_AUTHORITY = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);

const NO_ROUTE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EHOSTDOWN', 'ENETDOWN']);

const GONE = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

export function lossOf(error: Error, at: Progress, maxHeaderBytes: number): Loss {
  const code = codeOf(error);
  const why = beforeConnected(error, code, at.connecting) ?? malformed(error, code, at, maxHeaderBytes);
  if (why) return why;
  if (GONE.has(code) || CUT.test(error.message)) return loss('broken', gone(code, at));
  if (code === 'UND_ERR_INVALID_ARG')
    return loss('protocol', `the request cannot be sent: ${firstLine(error)}`);
  return loss('broken', `${firstLine(error)} (${at.where})`);
}

/** undici's words for a proxy that refuses a tunnel or asks for credentials. */
const PROXY_REFUSAL = /^Proxy .*\((\d{3})\)/;

/** The parser's message for a connection that closed in the middle of a chunk. */
const CUT = /Invalid EOF state/;

function malformed(error: Error, code: string, at: Progress, maxHeaderBytes: number): Loss | undefined {
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return loss('too-large', `headers over ${size(maxHeaderBytes)}`);
  if (error.message === 'bad response')
    return loss('protocol', 'an unrequested interim response (status 100)');
  if (error.message === 'bad upgrade')
    return loss('protocol', 'an unrequested switch of protocols (status 101)');
  if (error.name === 'HTTPParserError' && !CUT.test(error.message)) return notHttp(reason(error));
  // Before the body, undici reports every fault in headers that name a length like this.
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' && !at.answered)
    return notHttp('its headers name contradictory lengths');
  // A status below 100 fails an assertion in undici.
  return code === 'ERR_ASSERTION' ? notHttp('invalid status') : undefined;
}

const notHttp = (why: string): Loss => loss('protocol', `the answer is not HTTP/1.1 (${why})`);

/** What an error says of a connection to a peer that was not yet made. */
const CONNECTING: Readonly<Record<string, readonly [kind: LossKind, what: (peer: string) => string]>> = {
  ENOTFOUND: ['address', peer => `unknown host name (${peer})`],
  EAI_AGAIN: ['connect', peer => `the host name cannot be resolved at present (${peer})`],
  ECONNREFUSED: ['connect', peer => `${peer} refused the connection`],
  ETIMEDOUT: ['timeout', peer => `no connection before the network gave up (${peer})`],
  CERT_HAS_EXPIRED: ['tls', peer => `the certificate of ${peer} has expired`],
  ERR_TLS_CERT_ALTNAME_INVALID: ['tls', peer => `the certificate of ${peer} is for another name`],
};

/** @param peer what a connection was being made to; undefined if there was one */
function beforeConnected(error: Error, code: string, peer: string | undefined): Loss | undefined {
  const [, refusal] = PROXY_REFUSAL.exec(error.message) ?? [];
  if (refusal !== undefined) return loss('connect', `the proxy answered with status ${refusal}`);
  if (peer === undefined) return undefined;
  const known = CONNECTING[code];
  if (known) return loss(known[0], known[1](peer));
  if (NO_ROUTE.has(code)) return loss('connect', `no route to ${peer}`);
  if (GONE.has(code)) return loss('connect', `the connection to ${peer} was closed while it was being made`);
  const certificate = `the certificate of ${peer}`;
  if (UNKNOWN_AUTHORITY.has(code))
    return loss('tls', `${certificate} was issued by an unknown authority (${firstLine(error)})`);
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return loss('tls', `no TLS handshake with ${peer} (${sslReason(error)})`);
  // Errors of the system name their call; what is left here is a certificate that was rejected.
  if (code === '' || code.startsWith('UND_') || 'syscall' in error) return undefined;
  return loss('tls', `${certificate} is not accepted (${firstLine(error)})`);
}

function gone(code: string, at: Progress): string {
  const how = code === 'ECONNRESET' ? 'reset' : 'closed';
  if (!at.answered) return `the connection was ${how} before an answer came`;
  return `the connection was ${how} before the body was complete, ${cameOf(at)} received`;
}

const cameOf = ({ received, promised }: Progress): string =>
  promised === undefined ? bytes(received) : `${grouped(received)} of ${bytes(promised)}`;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const firstLine = (error: Error): string => error.message.split('\n', 1)[0] ?? '';

const reason = (error: Error): string => /\((.*)\)/.exec(error.message)?.[1] ?? firstLine(error);

/** OpenSSL's text has the form `address:error:code:library:function:reason:file:line:`. */
const sslReason = (error: Error): string => firstLine(error).split(':')[5] ?? firstLine(error);
