/** One connection to one origin: direct or through a proxy, with or without TLS. */
import { createRequire } from 'node:module';
import { Socket, isIP } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import { buildConnector, Client, type Dispatcher } from 'undici';
import type * as Undici from 'undici';
import type { Backend } from '../values/options.js';
import type { ClientOptions, Environment } from './exchange.js';
import { basic } from './headers.js';
import { authoritiesWith, proxyFor, refuseProxied } from './route.js';

type Connector = buildConnector.connector;

export const MAX_HEADER_BYTES = 64 * 1024;

/** One absolute deadline of our own replaces the two timeouts, which every byte extends. */
const LIMITS = { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 0, bodyTimeout: 0 };

/** A connection to an origin, and how far it has come. */
export interface Link {
  /** Host and port of the target, for messages. */
  readonly where: string;
  /** What a connection is being made to; undefined once there is one. */
  connecting: string | undefined;
  /** Whole answers that the present connection has brought. */
  answers: number;
  /** The latest attempt to connect, to end it. */
  opening: Socket | undefined;
  readonly dispatcher: Dispatcher;
}

type Connection = Omit<Link, 'dispatcher'>;
export type Links = ReturnType<typeof openLinks>;

export function openLinks(options: Pick<ClientOptions, 'ca' | 'env' | 'connectTo' | 'target'>) {
  const env = options.env ?? process.env;
  const ca = authoritiesWith(options.ca, env);
  const { connectTo, target } = options;
  if (connectTo) refuseProxied(target, env);
  const links = new Map<string, Link>();
  let closing: Promise<unknown> = Promise.resolve();
  const drop = (origin: string): void => {
    closing = Promise.all([closing, links.get(origin)?.dispatcher.destroy()]);
    links.delete(origin);
  };
  const to = (origin: string): Link => {
    const link = links.get(origin) ?? openLink(new URL(origin), env, ca, connectTo);
    links.set(origin, link);
    return link;
  };
  return {
    /** The one connection to an origin. Throws if the proxy variable for it cannot be used. */
    to,
    /** The same, but without a connection yet. A link of its own cannot confuse the end of the old connection with one of the new. */
    renewed(origin: string): Link {
      drop(origin);
      return to(origin);
    },
    async close() {
      for (const origin of links.keys()) drop(origin);
      await closing;
    },
  };
}

function openLink(origin: URL, env: Environment, ca: string[] | undefined, backend?: Backend): Link {
  const where = backend
    ? `${backend.name} (for ${origin.hostname})`
    : `${origin.hostname}:${origin.port || (origin.protocol === 'https:' ? 443 : 80)}`;
  const connection: Connection = { where, connecting: undefined, answers: 0, opening: undefined };
  const connect = watching(connection, backend ? toBackend(origin, backend, ca) : connectorWith(ca));
  const proxy = backend ? undefined : proxyFor(origin, env);
  const dispatcher = proxy
    ? proxied(connection, connect, proxy, ca)
    : new Client(origin.origin, { ...LIMITS, connect: watched(connection, where, connect) });
  return Object.assign(connection, { dispatcher });
}

/** Everything but the address of the connection is the target's: URL, `Host`, and the name in TLS. */
function toBackend(origin: URL, { hostname, port }: Backend, ca: string[] | undefined): Connector {
  const name = origin.hostname.replace(/^\[|\]$/g, '');
  const connect = connectorWith(ca, (_host, peer) => checkServerIdentity(name, peer));
  const address = { hostname, port: String(port), ...(isIP(name) === 0 && { servername: name }) };
  return (options, callback) => connect({ ...options, ...address }, callback);
}

/** Without a cache of TLS sessions: each connection begins its own. */
const connectorWith = (ca?: string[], identity = checkServerIdentity): Connector =>
  buildConnector({ timeout: 0, maxCachedSessions: 0, ...(ca && { ca }), checkServerIdentity: identity });

/** Notes each attempt to connect, so that it can be ended at any time: undici itself offers no way. */
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

function proxied(link: Connection, connect: Connector, proxy: URL, ca: string[] | undefined): Dispatcher {
  // Loaded for a proxy only: it takes longer than the rest of the program.
  const undici = createRequire(import.meta.url)('undici') as typeof Undici;
  const peer = `the proxy ${proxy.host}`;
  const token = basic(proxy);
  const tls = { timeout: 0, ...(ca && { ca }) };
  return new undici.ProxyAgent({
    ...LIMITS,
    uri: proxy.href,
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
