/** One connection to one origin: direct or through a proxy, with or without TLS. */
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import { buildConnector, Client, type Dispatcher } from 'undici';
import type * as Undici from 'undici';
import { USUAL_TIMEOUT_MS, type ClientOptions } from './exchange.js';
import { basic } from './headers.js';
import { authoritiesWith, proxyFor, refuseProxied } from './route.js';

/** One absolute deadline of our own replaces the two timeouts, which every byte extends. */
const LIMITS = { maxHeaderSize: 64 << 10, headersTimeout: 0, bodyTimeout: 0 };

export interface Link {
  /** Host and port of the target, and how they are reached, for messages. */
  readonly where: string;
  readonly dispatcher: Dispatcher;
  /** Whether an answer came on it. */
  isUsed: boolean;
}

export type Links = ReturnType<typeof openLinks>;

export function openLinks({
  connectTo,
  target,
  env = process.env,
  ca: added,
  timeoutMs: timeout = USUAL_TIMEOUT_MS,
}: Pick<ClientOptions, 'ca' | 'env' | 'connectTo' | 'target' | 'timeoutMs'>) {
  const ca = authoritiesWith(added);
  if (connectTo) refuseProxied(target, env);
  // Finds a faulty proxy variable before anything is sent; a redirect may lead to the other scheme.
  for (const scheme of ['http', 'https']) proxyFor(new URL(`${scheme}://${target.hostname}`), env);
  const links = new Map<string, Link>();
  let closing: Promise<unknown> = Promise.resolve();
  const drop = (origin: string): void => {
    closing = Promise.all([closing, links.get(origin)?.dispatcher.destroy()]);
    links.delete(origin);
  };
  const open = (origin: URL): Link => {
    const { hostname, port, protocol } = origin;
    // An attempt to connect ends by its timeout only; and without a cache, each connection begins a TLS session of its own.
    const tls = { timeout, maxCachedSessions: 0, ...(ca && { ca }) };
    const link = { where: `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`, isUsed: false };
    const proxy = connectTo ? undefined : proxyFor(origin, env);
    if (proxy) {
      const where = `${link.where} through the proxy ${proxy.host}`;
      return { ...link, where, dispatcher: proxied(proxy, tls) };
    }
    const connect = connectTo ? toBackend(hostname, connectTo, tls) : tls;
    const where = connectTo ? `${connectTo.name} (for ${hostname})` : link.where;
    return { ...link, where, dispatcher: new Client(origin.origin, { ...LIMITS, connect }) };
  };
  const to = (origin: string): Link => {
    const link = links.get(origin) ?? open(new URL(origin));
    links.set(origin, link);
    return link;
  };
  return {
    /** The one connection to an origin. */
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
function toBackend(
  target: string,
  { hostname, port }: NonNullable<ClientOptions['connectTo']>,
  tls: buildConnector.BuildOptions,
): buildConnector.connector {
  const name = target.replace(/^\[|\]$/g, '');
  const connect = buildConnector({
    ...tls,
    checkServerIdentity: (_host, peer) => checkServerIdentity(name, peer),
  });
  const address = { hostname, port: String(port), ...(isIP(name) === 0 && { servername: name }) };
  return (options, callback) => connect({ ...options, ...address }, callback);
}

function proxied(proxy: URL, tls: buildConnector.BuildOptions): Dispatcher {
  // Loaded only for a proxy, because it takes longer than the rest of the program.
  const { ProxyAgent } = createRequire(import.meta.url)('undici') as typeof Undici;
  const token = basic(proxy);
  return new ProxyAgent({
    ...LIMITS,
    connections: 1,
    uri: proxy.href,
    ...(token !== undefined && { token }),
    // Requests to an http target are forwarded: many proxies open tunnels to port 443 only.
    proxyTunnel: false,
    requestTls: tls,
    proxyTls: tls,
  });
}
