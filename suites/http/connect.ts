/** One connection to one origin: direct or through a proxy, with or without TLS. */
import { createRequire } from 'node:module';
import { Socket, isIP } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import { buildConnector, Client } from 'undici';
import type { Dispatcher } from 'undici';
import type * as Undici from 'undici';
import type { Backend, ClientOptions, Environment } from './exchange.js';
import { basic } from './headers.js';
import { authoritiesWith, proxyFor, refuseProxied } from './route.js';

type Connector = buildConnector.connector;

export const MAX_HEADER_BYTES = 64 * 1024;

const LIMITS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  // One absolute deadline of our own replaces these two, which every byte extends.
  headersTimeout: 0,
  bodyTimeout: 0,
};

/** How far the present connection has come. */
interface Connection {
  /** Host and port of the target, for messages. */
  readonly where: string;
  /** What a connection is being made to; undefined once there is one. */
  connecting: string | undefined;
  /** Whole answers that the present connection has brought. */
  answers: number;
  /** The latest attempt to connect, to end it. */
  opening: Socket | undefined;
}

export interface Link extends Connection {
  readonly dispatcher: Dispatcher;
  /** Whether a proxy is between, whose dispatcher adds to the headers that it is given. */
  readonly isProxied: boolean;
}

export interface Links {
  /** The one connection to an origin. Throws where the proxy variable for it cannot be used. */
  to(origin: string): Link;
  /** The same, but without a connection yet: the one that was kept is closed. */
  renewed(origin: string): Link;
  close(): Promise<void>;
}

export function openLinks(options: Pick<ClientOptions, 'ca' | 'env' | 'connectTo' | 'target'>): Links {
  const env = options.env ?? process.env;
  const ca = authoritiesWith(options.ca, env);
  const { connectTo, target } = options;
  if (connectTo) refuseProxied(target, env);
  const links = new Map<string, Link>();
  let closing: Promise<unknown> = Promise.resolve();
  const to = (origin: string): Link => {
    const known = links.get(origin);
    if (known) return known;
    const link = connectTo ? backendLink(new URL(origin), connectTo, ca) : openLink(new URL(origin), env, ca);
    links.set(origin, link);
    return link;
  };
  return {
    to,
    renewed(origin) {
      const kept = links.get(origin);
      // A link of its own cannot confuse the end of the old connection with one of the new connection.
      if (kept) {
        links.delete(origin);
        closing = Promise.all([closing, kept.dispatcher.destroy(CLOSED)]);
      }
      return to(origin);
    },
    async close() {
      await Promise.all([closing, ...[...links.values()].map(link => link.dispatcher.destroy(CLOSED))]);
    },
  };
}

function openLink(origin: URL, env: Environment, ca: string[] | undefined): Link {
  const where = `${origin.hostname}:${origin.port || (origin.protocol === 'https:' ? 443 : 80)}`;
  const connection: Connection = { where, connecting: undefined, answers: 0, opening: undefined };
  const connect = connector(connection, ca);
  const proxy = proxyFor(origin, env);
  const dispatcher = proxy
    ? proxied(connection, connect, proxy, env['no_proxy'] ?? env['NO_PROXY'] ?? '', ca)
    : new Client(origin.origin, { ...LIMITS, connect: watched(connection, where, connect) });
  return Object.assign(connection, { dispatcher, isProxied: proxy !== undefined });
}

/** Everything but the address of the connection is the target's: URL, `Host`, and the name in TLS. */
function backendLink(origin: URL, { hostname, port }: Backend, ca: string[] | undefined): Link {
  const name = origin.hostname.replace(/^\[|\]$/g, '');
  const where = `${hostname.includes(':') ? `[${hostname}]` : hostname}:${port} (for ${origin.hostname})`;
  const link: Connection = { where, connecting: undefined, answers: 0, opening: undefined };
  const connect = watching(
    link,
    connectorWith(ca, (_host, peer) => checkServerIdentity(name, peer)),
  );
  const elsewhere: Connector = (options, callback) =>
    connect(
      { ...options, hostname, port: String(port), ...(isIP(name) === 0 && { servername: name }) },
      callback,
    );
  const dispatcher = new Client(origin.origin, { ...LIMITS, connect: watched(link, where, elsewhere) });
  return Object.assign(link, { dispatcher, isProxied: false });
}

/** The same for every connection: undici would make an error, with its stack, each time that one is closed. */
const CLOSED = new Error('the connection is closed');

/**
 * What Node sets on a copy of the options of each socket. Where they are there before, the V8 of Node 20 knows what the copy
 * looks like, and reads each of its options ten times as fast.
 */
const SET_BY_NODE = { allowHalfOpen: false, emitClose: false, autoDestroy: true, decodeStrings: false };

/** Without a cache of TLS sessions: each connection begins its own. */
const connectorWith = (ca?: string[], identity?: typeof checkServerIdentity): Connector =>
  buildConnector({
    timeout: 0,
    maxCachedSessions: 0,
    ...SET_BY_NODE,
    ...(ca && { ca }),
    ...(identity && { checkServerIdentity: identity }),
  });
/** One for all connections: making one costs as much as a request. */
const usualConnector = connectorWith();

/** Makes connections that `opening` can end at any time: undici itself offers no way to end an attempt. */
function connector(link: Connection, ca: string[] | undefined): Connector {
  return watching(link, ca ? connectorWith(ca) : usualConnector);
}

function watching(link: Connection, connect: Connector): Connector {
  return (options, callback) => {
    const socket: unknown = connect(options, callback);
    // The types of undici do not say that it returns the socket.
    if (socket instanceof Socket) link.opening = socket;
  };
}

/** Notes to whom a connection is being made; a failure leaves the note, because a message names it. */
const watched =
  (link: Connection, peer: string, connect: Connector, next?: string): Connector =>
  (options, callback) => {
    link.connecting = peer;
    link.answers = 0;
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      link.connecting = next;
      callback(null, socket);
    });
  };

function proxied(
  link: Connection,
  connect: Connector,
  proxy: URL,
  noProxy: string,
  ca: string[] | undefined,
): Dispatcher {
  // Loaded for a proxy only: it takes longer than the rest of the program.
  const undici = createRequire(import.meta.url)('undici') as typeof Undici;
  const peer = `the proxy ${proxy.host}`;
  const token = basic(proxy);
  const tls = { timeout: 0, ...(ca && { ca }) };
  return new undici.EnvHttpProxyAgent({
    ...LIMITS,
    httpProxy: proxy.href,
    httpsProxy: proxy.href,
    noProxy,
    ...(token !== undefined && { token }),
    // Requests to an http target are forwarded: many proxies open tunnels to port 443 only.
    proxyTunnel: false,
    requestTls: tls,
    proxyTls: tls,
    connect,
    clientFactory: url => new undici.Client(url, { connect: watched(link, peer, connect, link.where) }),
    factory: (origin, options: Client.Options) =>
      new undici.Client(origin, {
        ...options,
        ...LIMITS,
        connect:
          new URL(origin).origin === proxy.origin
            ? watched(link, peer, connect)
            : watched(link, link.where, options.connect as Connector),
      }),
  });
}
