/** How an error of the network becomes a loss: one line that says what was seen, and where. */

import { grouped } from '../../schemas/text/numbers.js';
import type { Loss, LossKind } from './exchange.js';
import { tidy } from '../values/messages.js';

/** How far a request had come when it failed. */
export interface Progress {
  /** Host and port of the other side, e.g. `wiki.example:443`. */
  readonly where: string;
  readonly stage: 'connecting' | 'securing' | 'waiting' | 'receiving';
  /** Bytes of the body that came, before content decoding. */
  readonly received: number;
  /** What `content-length` promised. */
  readonly promised?: number | undefined;
}

/** What a server sent may stand in the message, whole, so that secrets are found in it: addresses, encodings, names of certificates. */
export const loss = (kind: LossKind, message: string): Loss => ({ kind, message: tidy(message, Infinity) });

/** An error of our own that already says everything, e.g. about a proxy. */
export class TellingError extends Error {
  constructor(
    readonly kind: LossKind,
    message: string,
  ) {
    super(message);
  }
}

export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

export const count = (number: number): string => grouped(number);

export const bytes = (number: number): string => `${count(number)} ${number === 1 ? 'byte' : 'bytes'}`;

export const size = (number: number): string =>
  number >= 1 << 20 && number % (1 << 20) === 0
    ? `${number >> 20} MiB`
    : number >= 1024 && number % 1024 === 0
      ? `${number >> 10} KiB`
      : bytes(number);

const LATE: Record<Progress['stage'], (within: string, at: Progress) => string> = {
  connecting: (within, { where }) => `no connection ${within} (${where})`,
  securing: (within, { where }) => `no TLS handshake ${within} (${where})`,
  waiting: within => `no headers ${within}`,
  receiving: (within, { received }) => `body not finished ${within}, ${bytes(received)} came`,
};

export const lateBy = (timeoutMs: number, at: Progress): Loss =>
  loss('timeout', LATE[at.stage](`within ${timeoutMs / 1000} s`, at));

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
  if (error instanceof TellingError) return loss(error.kind, error.message);
  const unconnected = at.stage === 'connecting' || at.stage === 'securing';
  const why = (unconnected && beforeConnected(error, code, at)) || malformed(error, code, at, maxHeaderBytes);
  if (why) return why;
  if (GONE.has(code) || CUT.test(error.message)) return loss('broken', gone(code, at));
  if (code === 'UND_ERR_INVALID_ARG')
    return loss('protocol', `the request cannot be sent: ${firstLine(error)}`);
  return loss('broken', `${firstLine(error)} (${at.where})`);
}

/** The parser's words for a connection that closed in the middle of a chunk. */
const CUT = /Invalid EOF state/;

function malformed(error: Error, code: string, at: Progress, maxHeaderBytes: number): Loss | undefined {
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return loss('too-large', `headers over ${size(maxHeaderBytes)}`);
  if (error.message === 'bad response')
    return loss('protocol', 'an interim answer 100 came that nobody had asked for');
  if (error.message === 'bad upgrade') return loss('protocol', 'protocols were switched (101) unasked');
  if (error.name === 'HTTPParserError' && !CUT.test(error.message)) return notHttp(reason(error));
  // Before there is a body, undici says this of every fault in headers that name a length.
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' && at.stage === 'waiting')
    return notHttp('its headers contradict themselves about its length');
  // A status below 100 runs into an assertion of undici's.
  return code === 'ERR_ASSERTION' ? notHttp('no such status') : undefined;
}

const notHttp = (why: string): Loss => loss('protocol', `the answer is not HTTP/1.1 (${why})`);

function beforeConnected(error: Error, code: string, { where, stage }: Progress): Loss | undefined {
  const host = where.replace(/:\d+$/, '');
  if (code === 'ENOTFOUND') return loss('address', `the name ${host} is not known`);
  if (code === 'EAI_AGAIN') return loss('connect', `the name ${host} could not be looked up just now`);
  if (code === 'ECONNREFUSED') return loss('connect', `${where} refused the connection`);
  if (NO_ROUTE.has(code)) return loss('connect', `no route to ${where}`);
  if (code === 'ETIMEDOUT') return loss('timeout', `no connection before the network gave up (${where})`);
  if (UNKNOWN_AUTHORITY.has(code))
    return loss(
      'tls',
      `the certificate of ${where} is from no known authority (${firstLine(error)}); --ca FILE makes one known`,
    );
  if (code === 'CERT_HAS_EXPIRED') return loss('tls', `the certificate of ${where} has expired`);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return loss('tls', `the certificate of ${where} is for another name`);
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return loss('tls', `no TLS handshake with ${where} (${sslReason(error)})`);
  if (GONE.has(code)) {
    const during = stage === 'securing' ? 'during the TLS handshake' : 'while it was being made';
    return loss('connect', `the connection to ${where} was closed ${during}`);
  }
  return stage === 'securing' ? loss('tls', `the certificate of ${where}: ${firstLine(error)}`) : undefined;
}

function gone(code: string, at: Progress): string {
  const how = code === 'ECONNRESET' ? 'reset' : 'closed';
  if (at.stage !== 'receiving') return `the connection was ${how} before an answer came`;
  const came =
    at.promised === undefined ? bytes(at.received) : `${count(at.received)} of ${bytes(at.promised)}`;
  return `the connection was ${how} before the body was finished, ${came} came`;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const firstLine = (error: Error): string => error.message.split('\n', 1)[0] ?? '';

const reason = (error: Error): string => /\((.*)\)/.exec(error.message)?.[1] ?? firstLine(error);

/** OpenSSL's text has the form `address:error:code:library:function:reason:file:line:`. */
const sslReason = (error: Error): string => firstLine(error).split(':')[5] ?? firstLine(error);
