// A proxy that passes each request on to a wiki unchanged, and records requests and answers.

import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Recorded {
  /** The request target: path and query string. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: IncomingMessage['headers'];
  readonly status: number;
  readonly answerHeaders: IncomingMessage['headers'];
  readonly body: string;
}

export interface Recorder {
  /** The wiki's `api.php`, through this proxy. */
  readonly url: string;
  readonly recorded: readonly Recorded[];
  close(): Promise<void>;
}

/** The wiki receives the `Host` of the recorder, so its URLs contain the recorder's address. */
export async function recorderOf(wikiUrl: string): Promise<Recorder> {
  const { hostname, port, pathname } = new URL(wikiUrl);
  const recorded: Recorded[] = [];
  const server = createServer((asked, reply) => {
    const { url: target = '/', method, headers } = asked;
    asked.resume();
    const passed = send({ host: hostname, port, path: target, method, headers }, answer => {
      void textOf(answer).then(
        body => {
          const { statusCode: status = 0, headers: answerHeaders } = answer;
          recorded.push({ target, headers, status, answerHeaders, body });
          reply.writeHead(status, withoutFraming(answer.rawHeaders)).end(body);
        },
        () => reply.destroy(),
      );
    });
    passed.on('error', () => reply.destroy()).end();
  });
  const address = await listening(server);
  return { url: `http://127.0.0.1:${address.port}${pathname}`, recorded, close: () => closed(server) };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no encoding is set, so chunks are buffers
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const FRAMING = /^(?:connection|content-length|keep-alive|transfer-encoding)$/i;

/** Raw headers are a flat list of alternating names and values. */
function withoutFraming(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !FRAMING.test(raw[index - (index % 2)] ?? ''));
}

async function listening(server: Server): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the recorder has no port');
  return address;
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
