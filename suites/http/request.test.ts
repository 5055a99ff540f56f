import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ClientOptions, Exchange } from './exchange.js';
import { bytesAfter, rig, textOf, tidyUp, web } from '../testing/samples/http-testbed.js';

afterEach(tidyUp);

/** What becomes of one question, without retries, to a server that answers with these bytes. */
async function answerTo(
  answer: string | ((socket: Socket, request: string, number: number) => void),
  options: Partial<ClientOptions> = {},
): Promise<Exchange> {
  const origin = await bytesAfter(
    typeof answer === 'string' ? socket => socket.end(answer, 'latin1') : answer,
  );
  return (await rig(origin, { retries: 0, ...options }).ask('q', `${origin}/api.php`)).exchange;
}

const lossTo = async (...given: Parameters<typeof answerTo>) => (await answerTo(...given)).loss;

/** A byte every few milliseconds, for ever. */
const drip = (socket: Socket): void => {
  socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
  const timer = setInterval(() => socket.write('x'), 5);
  socket.once('close', () => clearInterval(timer));
};

/** An enormous body, of which nothing comes. */
const announce = (socket: Socket): void =>
  void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n');

/** As much as the other side takes, for ever. */
const pour = (socket: Socket): void => {
  const block = 'x'.repeat(0x8000);
  const more = (): void => {
    while (!socket.destroyed && socket.write(`8000\r\n${block}\r\n`));
  };
  socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.on('drain', more);
  more();
};

describe('the oddities of HTTP/1.1', () => {
  test.each<[what: string, answer: string, text: string, headers: [string, string][]]>([
    ['a body up to the end', '1.0 200 OK\r\nA: b\r\n\r\nto the end', 'to the end', [['a', 'b']]],
    [
      'a chunked body comes together, its trailers apart from it',
      '1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\nX-Sum: 5\r\n\r\n',
      'abcde',
      [['transfer-encoding', 'chunked']],
    ],
    [
      'an interim response is skipped',
      '1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
      'ok',
      [['content-length', '2']],
    ],
  ])('%s', async (_what, answer, text, headers) => {
    const exchange = await answerTo(`HTTP/${answer}`);
    expect(textOf(exchange)).toBe(text);
    expect(exchange.response).toMatchObject({ status: 200, headers });
  });

  test('a server that closes after each answer is connected to again', async () => {
    let connections = 0;
    const origin = await bytesAfter((socket, _, number) => {
      if (number === 1) connections++;
      socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx');
    });
    const client = rig(origin);
    for (const n of [1, 2, 3]) expect(textOf((await client.ask(`q${n}`, origin)).exchange)).toBe('x');
    expect(connections).toBe(3);
    expect(client.counter.requests).toBe(3);
  });

  test.each([
    ['SSH-2.0-OpenSSH_9.2\r\n\r\n', ''],
    ['HTTP/1.1 200 OK\r\nBad Header\r\n\r\n', ' (Invalid header token)'],
    ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', ' (Invalid character in chunk size)'],
    ['HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', ' (invalid status or headers)'],
    ['HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n', ' (invalid status or headers)'],
  ])('what is not HTTP is a loss: %j', async (answer, why) => {
    expect(await lossTo(answer, { retries: 1 })).toEqual({
      kind: 'protocol',
      message: `the answer is not HTTP/1.1${why}`,
    });
  });

  test.each(['100 Continue\r\n\r\nHTTP/1.1 200 OK', '101 Switching\r\nUpgrade: x\r\nConnection: upgrade'])(
    'a status that nobody asked for is a loss: %j',
    async begun => {
      const message = 'the answer began with a status 100 or 101, which is not supported';
      const loss = await lossTo(`HTTP/1.1 ${begun}\r\n\r\n`, { retries: 1 });
      expect(loss).toEqual({ kind: 'protocol', message });
    },
  );

  test('bytes after the announced end do not reach the next answer', async () => {
    const origin = await bytesAfter(socket =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef'),
    );
    const client = rig(origin);
    for (const n of [1, 2]) expect(textOf((await client.ask(`q${n}`, origin)).exchange)).toBe('abc');
  });
});

const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n';
const CUT = 'closed before the body was complete, 3 bytes received';

describe('a connection that breaks', () => {
  test.each<[what: string, answer: Parameters<typeof answerTo>[0], loss: string]>([
    ['before an answer came', socket => socket.destroy(), 'closed before an answer came'],
    ['by a reset', socket => socket.resetAndDestroy(), 'reset before an answer came'],
    [
      'before the announced length',
      `HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n${'x'.repeat(1234)}`,
      'closed before the body was complete, 1,234 of 5,000 bytes received',
    ],
    ['before the last chunk', `${CHUNKED}\r\n3\r\nabc\r\n`, CUT],
    ['before the last chunk, as announced', `${CHUNKED}Connection: close\r\n\r\n3\r\nabc\r\n`, CUT],
  ])('%s is a loss', async (_what, answer, loss) => {
    expect(await lossTo(answer)).toEqual({ kind: 'broken', message: `the connection was ${loss}` });
  });

  test('while it was kept is replaced at once, without counting as a retry or a refusal', async () => {
    const origin = await bytesAfter((socket, _, number) => {
      if (number === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx');
      else socket.destroy();
    });
    const client = rig(origin, { retries: 0 });
    await client.ask('first', origin);
    const { exchange, preceding } = await client.ask('second', origin);
    expect(textOf(exchange)).toBe('x');
    expect(preceding.map(({ loss }) => loss?.kind)).toEqual(['broken']);
    expect(client.slept).toEqual([]);
    expect(client.counter.requests).toBe(3);
  });
});

describe('the deadline', () => {
  test('ends a request without headers', async () => {
    const origin = await bytesAfter((socket, _, number) => {
      if (number === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    });
    // The first answer leaves a connection, so that the deadline cannot pass before there is one.
    const client = rig(origin, { timeoutMs: 1000 });
    await client.ask('first', origin);
    const { exchange } = await client.ask('second', origin);
    expect(exchange.loss).toEqual({ kind: 'timeout', message: 'no headers within 1 s' });
  });

  test('is not extended by single bytes', async () => {
    const loss = await lossTo(drip, { timeoutMs: 1000 });
    expect(loss?.kind).toBe('timeout');
    expect(loss?.message).toMatch(/^body not complete within 1 s, \d+ of 100,000 bytes received$/);
  });

  test('is not waited for twice, and the next question gets a new connection', async () => {
    const origin = await web((request, answer) => void (request.url === '/slow' || answer.end('fast')));
    const client = rig(origin, { timeoutMs: 500 });
    const slow = await client.ask('slow', `${origin}/slow`);
    expect(slow.exchange.loss?.kind).toBe('timeout');
    expect(slow.preceding).toEqual([]);
    expect(textOf((await client.ask('fast', `${origin}/fast`)).exchange)).toBe('fast');
  });
});

test.each<[what: string, answer: Parameters<typeof answerTo>[0], loss: string]>([
  [
    'headers',
    `HTTP/1.1 200 OK\r\nX-Large: ${'x'.repeat(200_000)}\r\nContent-Length: 0\r\n\r\n`,
    'headers over 64 KiB',
  ],
  ['a body that announces it', announce, 'body over 3 MiB, 99,999,999,999 bytes announced'],
  ['a body that never ends', pour, 'body over 3 MiB'],
])('what is too large %s is a loss', async (_what, answer, message) => {
  expect(await lossTo(answer)).toEqual({ kind: 'too-large', message });
});
