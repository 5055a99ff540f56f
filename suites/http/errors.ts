/** Turns an error of the network into a loss: one line with what was seen, and where. */
import { grouped } from '../../schemas/text/numbers.js';
import type { LossKind } from '../../schemas/generated/recording.js';
import type { Loss } from './exchange.js';
import { counted, tidy } from '../values/messages.js';

export interface Progress {
  /** Host and port of the target, e.g. `wiki.example:443`. */
  readonly where: string;
  /** The peer of a connection that is not yet made: `where`, or a proxy. */
  readonly connecting: string | undefined;
  readonly answered: boolean;
  /** Bytes of the body before content decoding. */
  readonly received: number;
  readonly promised?: number | undefined;
}

/** The message may quote a server; it is not cut, so that secrets are still found in it. */
export const loss = (kind: LossKind, message: string): Loss => ({ kind, message: tidy(message, Infinity) });

export function lateBy(timeoutMs: number, at: Progress): Loss {
  const within = `within ${timeoutMs / 1000} s`;
  if (at.connecting !== undefined) return loss('timeout', `no connection ${within} (${at.connecting})`);
  if (!at.answered) return loss('timeout', `no headers ${within}`);
  return loss('timeout', `body not complete ${within}, ${receivedOf(at)} received`);
}

const LENGTH_MISMATCH = 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH';
const GONE = new RegExp(`^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|UND_ERR_SOCKET|${LENGTH_MISMATCH})$`);

/** The parser's message for a connection that closed in the middle of a chunk. */
const CUT = /Invalid EOF state/;

export function lossOf(error: Error, at: Progress): Loss {
  const { message, name } = error;
  const [line = ''] = message.split('\n', 1);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [, refusal] = PROXY_REFUSAL.exec(message) ?? [];
  if (refusal !== undefined) return loss('connect', `the proxy answered with status ${refusal}`);
  const isOfSystem = code === '' || code.startsWith('UND_') || 'syscall' in error;
  const why =
    at.connecting === undefined ? undefined : beforeConnected(line, code, at.connecting, isOfSystem);
  if (why) return why;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return loss('too-large', 'headers over 64 KiB');
  if (code === 'UND_ERR_INVALID_ARG') return loss('protocol', `the request cannot be sent: ${line}`);
  const isCut = CUT.test(message);
  const isParsers = name === 'HTTPParserError' && !isCut;
  if (isParsers || UNPARSED.test(code + message) || (code === LENGTH_MISMATCH && !at.answered)) {
    const what = isParsers ? (/\((.*)\)/.exec(message)?.[1] ?? line) : 'invalid status or headers';
    return loss('protocol', `the answer is not HTTP/1.1 (${what})`);
  }
  if (!GONE.test(code) && !isCut) return loss('broken', `${line} (${at.where})`);
  const when = at.answered
    ? `before the body was complete, ${receivedOf(at)} received`
    : 'before an answer came';
  return loss('broken', `the connection was ${code === 'ECONNRESET' ? 'reset' : 'closed'} ${when}`);
}

/** undici's errors for a status below 100 and for the statuses 100 and 101. */
const UNPARSED = /^ERR_ASSERTION|bad response$|bad upgrade$/;

/** undici's words for a proxy that refuses a tunnel or asks for credentials. */
const PROXY_REFUSAL = /^Proxy .*\((\d{3})\)/;

type Row = readonly [code: RegExp, kind: LossKind, what: (peer: string, line: string) => string];

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
    (peer, line) => `the certificate of ${peer} was issued by an unknown authority (${line})`,
  ],
  // OpenSSL's text has the form `address:error:code:library:function:reason:file:line:`.
  [
    /^EPROTO$|^ERR_SSL_/,
    'tls',
    (peer, line) => `no TLS handshake with ${peer} (${line.split(':')[5] ?? line})`,
  ],
];

/** Errors of the system name their call; the others are those of a certificate that was rejected. */
function beforeConnected(line: string, code: string, peer: string, isOfSystem: boolean): Loss | undefined {
  const [, kind, what] = CONNECTING.find(([known]) => known.test(code)) ?? [];
  if (kind && what) return loss(kind, what(peer, line));
  return isOfSystem ? undefined : loss('tls', `the certificate of ${peer} is not accepted (${line})`);
}

const receivedOf = ({ received, promised }: Progress): string =>
  promised === undefined ? counted(received, 'byte') : `${grouped(received)} of ${counted(promised, 'byte')}`;
