/** The bare loop of a fleet: undici sends the requests of each target in turn, so many targets at the same time, reads every body, parses JSON and leaves HTML as text. */
import { Agent, Client, fetch, request } from 'undici';
import type { Asked } from './measure.js';
import { readRequests } from './requests.js';

interface Connection {
  /** The media type and the text of an answer. */
  ask(path: string, headers: Asked['headers']): Promise<readonly [type: string, text: string]>;
  /** Ends the connection; what is under way is given up where a new one is opened. */
  close(): Promise<void>;
  destroy(): Promise<void>;
}

const [, , file = '', origin = '', concurrency = '50', api = 'Client'] = process.argv;

/** One connection, by each of the ways in which undici can be asked. */
const opening: Readonly<Record<string, () => Connection>> = {
  Client() {
    const client = new Client(origin);
    return {
      async ask(path, headers) {
        const answer = await client.request({ method: 'GET', path, headers });
        return [String(answer.headers['content-type']), await answer.body.text()];
      },
      close: () => client.close(),
      destroy: () => client.destroy(),
    };
  },
  request() {
    const dispatcher = new Agent({ connections: 1 });
    return {
      async ask(path, headers) {
        const answer = await request(origin + path, { headers, dispatcher });
        return [String(answer.headers['content-type']), await answer.body.text()];
      },
      close: () => dispatcher.close(),
      destroy: () => dispatcher.destroy(),
    };
  },
  fetch() {
    const dispatcher = new Agent({ connections: 1 });
    return {
      async ask(path, headers) {
        const answer = await fetch(origin + path, { headers, dispatcher, redirect: 'manual' });
        return [String(answer.headers.get('content-type')), await answer.text()];
      },
      close: () => dispatcher.close(),
      destroy: () => dispatcher.destroy(),
    };
  },
};
const open = opening[api];
if (!open) throw new Error(`undici has no ${api}`);

async function askAll(requests: readonly Asked[], connect: () => Connection): Promise<void> {
  let connection = connect();
  for (const { path, headers, isFresh } of requests) {
    if (isFresh) {
      await connection.destroy();
      connection = connect();
    }
    try {
      const [type, text] = await connection.ask(path, headers);
      if (type.includes('json')) JSON.parse(text);
    } catch {
      // Some wikis end the connection, and some send no JSON.
    }
  }
  await connection.close();
}

const targets = readRequests(file);
const lane = async (): Promise<void> => {
  for (let next = targets.next(); !next.done; next = targets.next()) await askAll(next.value, open);
};
await Promise.all(Array.from({ length: Number(concurrency) }, lane));
