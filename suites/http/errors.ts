/** Turns an error of the network into a loss: one line with what was seen, and where. */

import { grouped } from '../../schemas/text/numbers.js';
import type { LossKind } from '../../schemas/generated/recording.js';
import type { Loss } from './exchange.js';
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

export function size(number: number): string {
  if (number > 0 && number % (1 << 20) === 0) return `${number >> 20} MiB`;
  return number > 0 && number % 1024 === 0 ? `${number >> 10} KiB` : bytes(number);
}

export function lateBy(timeoutMs: number, at: Progress): Loss {
  const within = `within ${timeoutMs / 1000} s`;
  if (at.connecting !== undefined) return loss('timeout', `no connection ${within} (${at.connecting})`);
  if (!at.answered) return loss('timeout', `no headers ${within}`);
  return loss('timeout', `body not complete ${within}, ${cameOf(at)} received`);
}

const GONE = /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/;

/** The parser's message for a connection that closed in the middle of a chunk. */
const CUT = /Invalid EOF state/;

export function lossOf(error: Error, at: Progress, maxHeaderBytes: number): Loss {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const why = beforeConnected(error, code, at.connecting) ?? malformed(error, code, at, maxHeaderBytes);
  if (why) return why;
  if (code === 'UND_ERR_INVALID_ARG')
    return loss('protocol', `the request cannot be sent: ${firstLine(error)}`);
  if (!GONE.test(code) && !CUT.test(error.message))
    return loss('broken', `${firstLine(error)} (${at.where})`);
  const when = at.answered ? `before the body was complete, ${cameOf(at)} received` : 'before an answer came';
  return loss('broken', `the connection was ${code === 'ECONNRESET' ? 'reset' : 'closed'} ${when}`);
}

function malformed(error: Error, code: string, at: Progress, maxHeaderBytes: number): Loss | undefined {
  const { message, name } = error;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return loss('too-large', `headers over ${size(maxHeaderBytes)}`);
  if (message === 'bad response') return loss('protocol', 'an unrequested interim response (status 100)');
  if (message === 'bad upgrade') return loss('protocol', 'an unrequested switch of protocols (status 101)');
  const notHttp = (why: string) => loss('protocol', `the answer is not HTTP/1.1 (${why})`);
  if (name === 'HTTPParserError' && !CUT.test(message))
    return notHttp(/\((.*)\)/.exec(message)?.[1] ?? firstLine(error));
  // Before the body, undici reports every fault in headers that name a length like this.
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' && !at.answered)
    return notHttp('its headers name contradictory lengths');
  // A status below 100 fails an assertion in undici.
  return code === 'ERR_ASSERTION' ? notHttp('invalid status') : undefined;
}

type Row = readonly [code: RegExp, kind: LossKind, what: (peer: string, error: Error) => string];

/** What an error says of a connection to a peer that was not yet made. */
const CONNECTING: readonly Row[] = [
  [/^ENOTFOUND$/, 'address', peer => `unknown host name (${peer})`],
  [/^EAI_AGAIN$/, 'connect', peer => `the host name cannot be resolved at present (${peer})`],
  [/^ECONNREFUSED$/, 'connect', peer => `${peer} refused the connection`],
  [/^ETIMEDOUT$/, 'timeout', peer => `no connection before the network gave up (${peer})`],
  [/^E(HOSTUNREACH|NETUNREACH|ADDRNOTAVAIL|HOSTDOWN|NETDOWN)$/, 'connect', peer => `no route to ${peer}`],
  [GONE, 'connect', peer => `the connection to ${peer} was closed while it was being made`],
  [/^CERT_HAS_EXPIRED$/, 'tls', peer => `the certificate of ${peer} has expired`],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'tls', peer => `the certificate of ${peer} is for another name`],
  [
    /SELF_SIGNED|^UNABLE_TO_(VERIFY|GET_ISSUER)/,
    'tls',
    (peer, error) => `the certificate of ${peer} was issued by an unknown authority (${firstLine(error)})`,
  ],
  // OpenSSL's text has the form `address:error:code:library:function:reason:file:line:`.
  [
    /^EPROTO$|^ERR_SSL_/,
    'tls',
    (peer, error) => `no TLS handshake with ${peer} (${firstLine(error).split(':')[5] ?? firstLine(error)})`,
  ],
];

/** undici's words for a proxy that refuses a tunnel or asks for credentials. */
const PROXY_REFUSAL = /^Proxy .*\((\d{3})\)/;

/** @param peer what a connection was being made to; undefined if there was one */
function beforeConnected(error: Error, code: string, peer: string | undefined): Loss | undefined {
  const [, refusal] = PROXY_REFUSAL.exec(error.message) ?? [];
  if (refusal !== undefined) return loss('connect', `the proxy answered with status ${refusal}`);
  if (peer === undefined) return undefined;
  const [, kind, what] = CONNECTING.find(([known]) => known.test(code)) ?? [];
  if (kind && what) return loss(kind, what(peer, error));
  // Errors of the system name their call; what is left here is a certificate that was rejected.
  if (code === '' || code.startsWith('UND_') || 'syscall' in error) return undefined;
  return loss('tls', `the certificate of ${peer} is not accepted (${firstLine(error)})`);
}

const cameOf = ({ received, promised }: Progress): string =>
  promised === undefined ? bytes(received) : `${grouped(received)} of ${bytes(promised)}`;

const firstLine = (error: Error): string => error.message.split('\n', 1)[0] ?? '';
