/** One connection to one origin: direct or through a proxy, with or without TLS. */
import { request as httpRequest } from 'node:http';
import { connect as openSocket, isIP, type Socket } from 'node:net';
import { checkServerIdentity, connect as openTls } from 'node:tls';
import type { Client } from 'undici';

// The client alone loads in a third of the time that all of undici takes.
import UndiciClient from 'undici/lib/dispatcher/client.js';
import { authoritiesWith } from './route.js';
import { basic } from './headers.js';
import { asError, TellingError } from './errors.js';
import { bare, portOf, proxyFor, type Environment } from './route.js';

export const MAX_HEADER_BYTES = 64 * 1024;

/** The way to an origin. */
interface Route {
  readonly origin: URL;
  readonly proxy: URL | undefined;
  /** All trusted authorities, where they are not the default ones. */
  readonly authorities: string[] | undefined;
}

export interface Link {
  readonly client: Client;
  /** Host and port, for messages. */
  readonly where: string;
  /** What stands before the path in the request line: a proxy is asked for the whole URL. */
  readonly prefix: string;
  /** For the proxy only, as undici takes them: name, value, name, value. */
  readonly proxyHeaders: readonly string[];
  stage: 'idle' | 'connecting' | 'securing';
  /** Whole answers that the present connection has brought. */
  answers: number;
  /** What a timeout has to end while the connection is being made. */
  opening: { destroy(error: Error): unknown } | undefined;
}

export interface Links {
  /** The one connection to the origin of `url`. */
  to(url: URL): Link;
  close(): Promise<void>;
}

export function openLinks(options: {
  readonly ca?: string | undefined;
  readonly env?: Environment | undefined;
}): Links {
  const env = options.env ?? process.env;
  const authorities = authoritiesWith(options.ca, env);
  const links = new Map<string, Link>();
  return {
    to(url) {
      const link = links.get(url.origin) ?? openLink({ origin: url, proxy: proxyFor(url, env), authorities });
      links.set(url.origin, link);
      return link;
    },
    async close() {
      await Promise.all([...links.values()].map(link => link.client.destroy()));
    },
  };
}

function openLink(route: Route): Link {
  const { origin, proxy } = route;
  const forwarder = origin.protocol === 'http:' ? proxy : undefined;
  const link: Link = {
    client: new UndiciClient(forwarder ? `http://${forwarder.host}` : origin.origin, {
      maxHeaderSize: MAX_HEADER_BYTES,
      // One absolute deadline of our own stands for these two, which every byte prolongs.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect({ servername }, callback) {
        link.answers = 0;
        reach(route, link, servername).then(
          socket => {
            link.stage = 'idle';
            link.opening = undefined;
            callback(null, socket);
          },
          // The stage stays: it says how far the connection had come.
          (error: unknown) => callback(asError(error), null),
        );
      },
    }),
    where: `${origin.hostname}:${portOf(origin)}`,
    prefix: forwarder ? origin.origin : '',
    proxyHeaders: forwarder ? ['host', origin.host, ...credentialsFor(forwarder)] : [],
    stage: 'idle',
    answers: 0,
    opening: undefined,
  };
  return link;
}

async function reach(route: Route, link: Link, servername?: string): Promise<Socket> {
  const { origin, proxy } = route;
  if (!proxy) return await (isSecure(origin) ? secure(route, link, origin, servername) : plain(link, origin));
  if (proxy.protocol !== 'http:' && proxy.protocol !== 'https:')
    throw new TellingError('connect', `the proxy speaks ${proxy.protocol.slice(0, -1)}, not http or https`);
  const toProxy = await reachProxy(route, link, proxy);
  if (!isSecure(origin)) return toProxy;
  return await secure(route, link, origin, servername, await tunnel(link, proxy, origin, toProxy));
}

async function reachProxy(route: Route, link: Link, proxy: URL): Promise<Socket> {
  try {
    return await (isSecure(proxy) ? secure(route, link, proxy) : plain(link, proxy));
  } catch (error) {
    throw new TellingError('connect', `no way to the proxy ${proxy.host} (${asError(error).message})`);
  }
}

const isSecure = (url: URL): boolean => url.protocol === 'https:';

function plain(link: Link, to: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    link.stage = 'connecting';
    const socket = openSocket({ host: bare(to.hostname), port: portOf(to), noDelay: true });
    link.opening = socket.once('connect', () => resolve(socket)).on('error', reject);
  });
}

function secure(route: Route, link: Link, to: URL, servername?: string, under?: Socket): Promise<Socket> {
  const host = bare(to.hostname);
  const name = servername ?? (isIP(host) ? '' : host);
  return new Promise((resolve, reject) => {
    link.stage = under ? 'securing' : 'connecting';
    const socket = openTls({
      ...(under ? { socket: under } : { host, port: portOf(to) }),
      servername: name,
      // An address is never sent as a server name, and the certificate is still held against it.
      checkServerIdentity: (_, certificate) => checkServerIdentity(name || host, certificate),
      ALPNProtocols: ['http/1.1'],
      ...(route.authorities ? { ca: route.authorities } : {}),
    });
    link.opening = socket
      .setNoDelay(true)
      .once('connect', () => (link.stage = 'securing'))
      .once('secureConnect', () => resolve(socket))
      .on('error', reject);
  });
}

function tunnel(link: Link, proxy: URL, origin: URL, socket: Socket): Promise<Socket> {
  const path = `${origin.hostname}:${portOf(origin)}`;
  const headers = ['host', path, ...credentialsFor(proxy)];
  return new Promise((resolve, reject) => {
    link.stage = 'connecting';
    const request = httpRequest({ method: 'CONNECT', path, headers, createConnection: () => socket });
    // Node calls every answer to a CONNECT a connect, refusals too.
    request.once('connect', ({ statusCode = 0 }) => {
      if (statusCode >= 200 && statusCode < 300) return resolve(socket);
      socket.destroy();
      reject(
        new TellingError('connect', `the proxy ${proxy.host} answered ${statusCode} when asked for ${path}`),
      );
    });
    request.on('error', error =>
      reject(new TellingError('connect', `no way through the proxy ${proxy.host} (${error.message})`)),
    );
    link.opening = request.end();
  });
}

const credentialsFor = (proxy: URL): string[] => {
  const value = basic(proxy);
  return value === undefined ? [] : ['proxy-authorization', value];
};
