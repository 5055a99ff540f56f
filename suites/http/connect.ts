/** One connection to one origin: direct or through a proxy, with or without TLS. */
import { createRequire } from 'node:module';
import { Socket, isIP } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { buildConnector, Client, type Dispatcher } from 'undici';
import type * as Undici from 'undici';
import type { Backend } from '../values/options.js';
import type { ClientOptions } from './exchange.js';
import { basic } from './headers.js';
import { authoritiesWith, proxyFor, refuseProxied, serverOf } from './route.js';

type Connector = buildConnector.connector;
type Tls = buildConnector.BuildOptions;

/** One absolute deadline of our own replaces the two timeouts, which every byte extends. */
const LIMITS = { maxHeaderSize: 64 << 10, headersTimeout: 0, bodyTimeout: 0 };

/** A connection to an origin, and how far it has come. */
export interface Link {
  /** Host and port of the target, for messages. */
  readonly where: string;
  /** The peer of a connection that is being made, or that failed. */
  connecting?: string | undefined;
  /** Whole answers on the present connection. */
  answers: number;
  /** The latest attempt to connect, to end it: undici itself offers no way. */
  opening?: Socket;
  readonly dispatcher: Dispatcher;
}

export function openLinks({ connectTo, target, env = process.env, ca: added }: ClientOptions) {
  const ca = authoritiesWith(added, env);
  // Without a cache of TLS sessions: each connection begins its own.
  const tls = { timeout: 0, maxCachedSessions: 0, ...(ca && { ca }) };
  if (connectTo) refuseProxied(target, env);
  const links = new Map<string, Link>();
  let closing: Promise<unknown> = Promise.resolve();
  const drop = (origin: string): void => {
    closing = Promise.all([closing, links.get(origin)?.dispatcher.destroy()]);
    links.delete(origin);
  };
  const open = (origin: URL): Link => {
    const where = connectTo ? `${connectTo.name} (for ${origin.hostname})` : serverOf(origin);
    const link = { where, answers: 0 };
    const proxy = connectTo ? undefined : proxyFor(origin, env);
    const connect = connectTo ? toBackend(origin, connectTo, tls) : buildConnector(tls);
    const dispatcher = proxy
      ? proxied(link, proxy, tls)
      : new Client(origin.origin, { ...LIMITS, connect: watched(link, where, connect) });
    const opened = Object.assign(link, { dispatcher });
    links.set(origin.origin, opened);
    return opened;
  };
  const to = (origin: string): Link => links.get(origin) ?? open(new URL(origin));
  return {
    /** The one connection to an origin. Throws if the proxy variable for it cannot be used. */
    to,
    /** A new connection, as a link of its own, so that the end of the old one cannot be mistaken for its end. */
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

/** Only the address of the connection is the backend's: URL, `Host`, and the name in TLS are the target's. */
function toBackend(origin: URL, { hostname, port }: Backend, tls: Tls): Connector {
  const name = origin.hostname.replace(/^\[|\]$/g, '');
  const identity = (_host: string, peer: PeerCertificate) => checkServerIdentity(name, peer);
  const connect = buildConnector({ ...tls, checkServerIdentity: identity });
  const address = { hostname, port: String(port), ...(isIP(name) === 0 && { servername: name }) };
  return (options, callback) => connect({ ...options, ...address }, callback);
}

/** Notes each attempt to connect and its peer; a failure leaves the note for its message. */
const watched =
  (link: Omit<Link, 'dispatcher'>, peer: string, connect: Connector, next?: string): Connector =>
  (options, callback) => {
    link.connecting = peer;
    link.answers = 0;
    // The types of undici do not say that it returns the socket.
    const socket: unknown = connect(options, (...[error, connected]) => {
      if (error) return callback(error, null);
      link.connecting = next;
      callback(null, connected);
    });
    if (socket instanceof Socket) link.opening = socket;
  };

function proxied(link: Omit<Link, 'dispatcher'>, proxy: URL, tls: Tls): Dispatcher {
  // Loaded only for a proxy, because it takes longer than the rest of the program.
  const undici = createRequire(import.meta.url)('undici') as typeof Undici;
  const peer = `the proxy ${proxy.host}`;
  const token = basic(proxy);
  return new undici.ProxyAgent({
    ...LIMITS,
    uri: proxy.href,
    ...(token !== undefined && { token }),
    // Requests to an http target are forwarded: many proxies open tunnels to port 443 only.
    proxyTunnel: false,
    requestTls: tls,
    clientFactory: url =>
      new undici.Client(url, { connect: watched(link, peer, buildConnector(tls), link.where) }),
    factory(origin, options: Client.Options) {
      const isForwarded = new URL(origin).origin === proxy.origin;
      const connect = isForwarded ? buildConnector(tls) : (options.connect as Connector);
      const connector = watched(link, isForwarded ? peer : link.where, connect);
      return new undici.Client(origin, { ...options, ...LIMITS, connect: connector });
    },
  });
}
