import { createServer, request as httpRequest } from 'node:http';
import { connect, createServer as createRawServer } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import {
  bytesAfter,
  deserted,
  listening,
  rig,
  secureWeb,
  TEST_CERTIFICATE,
  textOf,
  tidyUp,
  web,
} from '../testing/samples/http-testbed.js';
import { backendOf } from '../values/options.js';

afterEach(tidyUp);

/** Leads every tunnel and every forwarded request to `origin`, whatever it is asked for. */
async function proxyTo(origin: string, status = 200) {
  const { port } = new URL(origin);
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(
      `${request.method} ${request.url} ${request.headers.host} ${request.headers['proxy-authorization']}`,
    );
    const { pathname, search } = new URL(request.url ?? '');
    const onward = httpRequest({ port, host: '127.0.0.1', path: pathname + search }, inner =>
      inner.pipe(answer),
    );
    onward.end();
  });
  server.on('connect', (request, socket) => {
    asked.push(`${request.method} ${request.url} ${request.headers['proxy-authorization']}`);
    if (status !== 200) return socket.end(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\n\r\n`);
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    return socket;
  });
  return { address: (await listening(server)).replace('//', '//me:pa%20ss@'), asked };
}

describe('TLS', () => {
  test('with a certificate from an unknown authority is a loss', async () => {
    const origin = await secureWeb((_, answer) => answer.end('secret'));
    const { exchange, preceding } = await rig(origin).ask('q', origin);
    expect(exchange.loss?.kind).toBe('tls');
    expect(exchange.loss?.message).toMatch(
      /^the certificate of 127\.0\.0\.1:\d+ was issued by an unknown authority /,
    );
    expect(preceding).toEqual([]);
  });

  test('with an authority that the user names brings the answer', async () => {
    const origin = await secureWeb((_, answer) => answer.end('secret'));
    const client = rig(origin, { ca: TEST_CERTIFICATE });
    for (const n of [1, 2]) expect(textOf((await client.ask(`q${n}`, origin)).exchange)).toBe('secret');
  });

  test('with a certificate for another name is a loss, of every question', async () => {
    const origin = (await secureWeb((_, answer) => answer.end('secret'))).replace('127.0.0.1', '0.0.0.0');
    const client = rig(origin, { ca: TEST_CERTIFICATE, timeoutMs: 5000 });
    for (const n of [1, 2, 3]) {
      const { exchange } = await client.ask(`q${n}`, origin);
      expect(exchange.loss).toMatchObject({
        kind: 'tls',
        message: expect.stringContaining('is for another name') as string,
      });
    }
  });

  test('asked of a port that does not speak it is a loss', async () => {
    const origin = (await bytesAfter(() => undefined)).replace('http:', 'https:');
    const plain = (await web((_, answer) => answer.end())).replace('http:', 'https:');
    const { exchange } = await rig(plain).ask('q', plain);
    expect(exchange.loss).toMatchObject({ kind: 'tls' });
    expect(exchange.loss?.message).toMatch(/^no TLS handshake with 127\.0\.0\.1:\d+ \(.+\)$/);
    const silent = await rig(origin, { timeoutMs: 2000 }).ask('q', origin);
    expect(silent.exchange.loss?.message).toMatch(/^no connection within 2 s \(127\.0\.0\.1:\d+\)$/);
  });
});

describe('a proxy', () => {
  test('is asked for a tunnel to an https target', async () => {
    const proxy = await proxyTo(await secureWeb((_, answer) => answer.end('through')));
    const client = rig('https://wiki.test', { ca: TEST_CERTIFICATE, env: { HTTPS_PROXY: proxy.address } });
    for (const n of [1, 2])
      expect(textOf((await client.ask(`q${n}`, 'https://wiki.test/api.php')).exchange)).toBe('through');
    expect(proxy.asked).toEqual(['CONNECT wiki.test:443 Basic bWU6cGEgc3M=']);
  });

  test('is asked for the whole address of an http target, its credentials are not recorded', async () => {
    const proxy = await proxyTo(await web((request, answer) => answer.end(request.url)));
    const client = rig('http://wiki.test:8080', { env: { http_proxy: proxy.address } });
    const { exchange } = await client.ask('q', 'http://wiki.test:8080/api.php?a=b');
    expect(textOf(exchange)).toBe('/api.php?a=b');
    expect(exchange.request.url).toBe('http://wiki.test:8080/api.php?a=b');
    expect(proxy.asked).toEqual(['GET http://wiki.test:8080/api.php?a=b wiki.test:8080 Basic bWU6cGEgc3M=']);
    expect(JSON.stringify(exchange.request)).not.toContain('bWU6');
  });

  test('is not used for what NO_PROXY names, in either case', async () => {
    const origin = await web((_, answer) => answer.end('direct'));
    const { port } = new URL(origin);
    const target = `http://[::ffff:127.0.0.1]:${port}`;
    for (const name of ['no_proxy', 'NO_PROXY'])
      for (const list of ['*', 'other.test, [::ffff:7f00:1]', `[::ffff:7f00:1]:${port}`]) {
        const client = rig(target, { env: { http_proxy: 'http://127.0.0.1:1', [name]: list } });
        expect(textOf((await client.ask('q', target)).exchange)).toBe('direct');
      }
  });
});

/** Accepts connections and never writes; `closed` counts those that the client has ended. */
async function silence(scheme = 'http') {
  const seen = { opened: 0, closed: 0 };
  const server = createRawServer(socket => {
    seen.opened++;
    socket.resume().once('close', () => seen.closed++);
  });
  return { seen, origin: await listening(server, '127.0.0.1', scheme) };
}

test.each<[what: string, scheme: string, proxyOf: (origin: string) => Promise<string | undefined>]>([
  ['TLS with the target', 'https', async () => undefined],
  ['a tunnel', 'http', async origin => origin],
  ['TLS through a tunnel', 'https', async origin => (await proxyTo(origin)).address],
])('an attempt to connect ends at the deadline: %s', async (_what, scheme, proxyOf) => {
  const { seen, origin } = await silence(scheme);
  const proxy = await proxyOf(origin);
  const target = proxy === undefined ? origin : 'https://wiki.test';
  const { exchange } = await rig(target, { env: { https_proxy: proxy }, timeoutMs: 300 }).ask('q', target);
  expect(exchange.loss?.kind).toBe('timeout');
  await expect.poll(() => seen).toEqual({ opened: 1, closed: 1 });
});

/** The server at this origin. */
const backend = (origin: string) => backendOf(new URL(origin).host);

describe('a backend', () => {
  test('is connected to with the name of the target in URL, Host and TLS', async () => {
    const names: unknown[] = [];
    const origin = await secureWeb((request, answer) => {
      names.push((request.socket as TLSSocket).servername, request.headers.host);
      answer.end('one of them');
    });
    const client = rig('https://wiki.test', { ca: TEST_CERTIFICATE, connectTo: backend(origin) });
    const { exchange } = await client.ask('q', 'https://wiki.test/api.php');
    expect(textOf(exchange)).toBe('one of them');
    expect(exchange.request.url).toBe('https://wiki.test/api.php');
    expect(names).toEqual(['wiki.test', 'wiki.test']);
  });

  test('must have a certificate for the name of the target, not for its own address', async () => {
    const origin = await secureWeb((_, answer) => answer.end());
    const client = rig('https://other.test', { ca: TEST_CERTIFICATE, connectTo: backend(origin) });
    for (const n of [1, 2]) {
      const { exchange } = await client.ask(`q${n}`, 'https://other.test/api.php');
      expect(exchange.loss?.message).toMatch(
        /^the certificate of 127\.0\.0\.1:\d+ \(for other\.test\) is for another name$/,
      );
    }
    const byAddress = rig('https://192.0.2.7', { ca: TEST_CERTIFICATE, connectTo: backend(origin) });
    const { exchange } = await byAddress.ask('q', 'https://192.0.2.7/api.php');
    expect(exchange.loss?.message).toContain('is for another name');
  });

  test('that does not listen is named', async () => {
    const client = rig('https://wiki.test', { connectTo: backend(await deserted()), retries: 0 });
    const { exchange } = await client.ask('q', 'https://wiki.test/api.php');
    expect(exchange.loss?.message).toMatch(/^127\.0\.0\.1:\d+ \(for wiki\.test\) refused the connection$/);
  });

  test('is not left by a redirect', async () => {
    const origin = await web((_, answer) => answer.writeHead(302, { location: 'http://b.test/' }).end());
    const client = rig('http://wiki.test', { connectTo: backend(origin) });
    const { exchange } = await client.ask('q', 'http://wiki.test/api.php');
    expect(exchange.loss?.message).toContain('a redirect away from this backend, to http://b.test');
  });
});
