// A proxy that passes each request on to a wiki unchanged, and records requests and answers.

import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

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
  const server = createServer((asked, passedOn) => {
    const { url: target = '/', method, headers } = asked;
    asked.resume();
    const passed = send({ host: hostname, port, path: target, method, headers }, reply => {
      void buffer(reply).then(
        body => {
          const { statusCode: status = 0, headers: answerHeaders } = reply;
          recorded.push({ target, headers, status, answerHeaders, body: body.toString() });
          passedOn.writeHead(status, withoutFraming(reply.rawHeaders)).end(body);
        },
        () => passedOn.destroy(),
      );
    });
    passed.on('error', () => passedOn.destroy()).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}${pathname}`,
    recorded,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

const FRAMING = /^(?:connection|content-length|keep-alive|transfer-encoding)$/i;

/** Raw headers are a flat list of alternating names and values. */
function withoutFraming(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !FRAMING.test(raw[index - (index % 2)] ?? ''));
}
