/** Servers for tests of the HTTP client: each listens on a free port of loopback until `tidyUp`. */

import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createRawServer, type Server, type Socket } from 'node:net';
import type { ClientOptions, Exchange } from '../../http/exchange.js';
import { openClient, type HttpClient } from '../../http/client.js';

const leftovers: (() => unknown)[] = [];

export async function tidyUp(): Promise<void> {
  await Promise.all(leftovers.splice(0).map(end => end()));
}

/** The address of `server`, without a slash at its end. */
export async function listening(server: Server, host = '127.0.0.1', scheme = 'http'): Promise<string> {
  const sockets = new Set<Socket>();
  for (const event of ['connection', 'secureConnection'])
    server.on(event, (socket: Socket) => sockets.add(socket.on('error', () => sockets.delete(socket))));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  leftovers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** An address where nothing listens. */
export async function deserted(): Promise<string> {
  const server = createRawServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise(resolve => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

export const web = (listener: RequestListener): Promise<string> => listening(createServer(listener));

export const secureWeb = (listener: RequestListener): Promise<string> =>
  listening(createSecureServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, listener), '127.0.0.1', 'https');

/** Sends raw bytes: `answer` gets the text of every request, and its number on the connection. */
export const bytesAfter = (
  answer: (socket: Socket, request: string, number: number) => void,
): Promise<string> =>
  listening(
    createRawServer(socket => {
      let number = 0;
      let text = '';
      socket.on('data', chunk => {
        text += chunk.toString('latin1');
        if (!text.endsWith('\r\n\r\n')) return;
        const request = text;
        text = '';
        answer(socket, request, ++number);
      });
    }),
  );

export interface Rig extends HttpClient {
  readonly slept: number[];
  readonly seen: Exchange[];
  readonly counter: { readonly requests: number };
}

/** A client whose waits take no time: a sleep advances its clock and is noted in `slept`. */
export function rig(target: string, options: Partial<ClientOptions> = {}): Rig {
  let time = Date.UTC(2030, 0, 1);
  const slept: number[] = [];
  const seen: Exchange[] = [];
  const sleep = async (ms: number): Promise<void> => {
    slept.push(ms);
    time += ms;
  };
  const { counter = { requests: 0 } } = options;
  const client = openClient({
    userAgent: 'http-test/1',
    target: new URL(`${target}/api.php`),
    env: {},
    random: () => 1,
    now: () => time,
    sleep,
    ...options,
    counter,
  });
  leftovers.push(client.close);
  const ask: HttpClient['ask'] = async (...question) => {
    const asked = await client.ask(...question);
    seen.push(...[...asked.preceding, asked.exchange].filter(({ id }) => id > 0));
    return asked;
  };
  return Object.assign(Object.create(client) as HttpClient, { ask, slept, seen, counter });
}

export const textOf = (exchange: Exchange): string | undefined =>
  exchange.response && Buffer.from(exchange.response.body).toString();

/** Self-signed, for localhost, wiki.test and 127.0.0.1, until the year 2120. */
export const TEST_CERTIFICATE = readFileSync('suites/testing/samples/localhost.crt', 'utf8');

/** The key of the certificate above; it protects nothing. */
export const TEST_KEY = readFileSync('suites/testing/samples/localhost.key', 'utf8');
