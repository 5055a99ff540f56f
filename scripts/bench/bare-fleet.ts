/** The bare loop of a fleet: undici sends the requests of each target in turn, so many targets at the same time, reads every body, parses JSON and leaves HTML as text. */
import { Agent, Client, fetch, request } from 'undici';
import type { Dispatcher } from 'undici';
import type { Asked } from './measure.js';
import { readRequests } from './requests.js';

/** Asks on one connection, and returns the media type and the text of the answer. */
type Ask = (path: string, headers: Asked['headers']) => Promise<readonly [type: string, text: string]>;

interface Connection {
  readonly dispatcher: Client | Agent;
  readonly ask: Ask;
}

const [, , file = '', origin = '', concurrency = '50', api = 'Client'] = process.argv;

const readIn = async ({ headers, body }: Dispatcher.ResponseData) =>
  [String(headers['content-type']), await body.text()] as const;

/** A new connection, for each of the ways in which undici can be asked. */
const opening: Readonly<Record<string, () => Connection>> = {
  Client() {
    const dispatcher = new Client(origin);
    return {
      dispatcher,
      ask: async (path, headers) => readIn(await dispatcher.request({ method: 'GET', path, headers })),
    };
  },
  request() {
    const dispatcher = new Agent({ connections: 1 });
    return {
      dispatcher,
      ask: async (path, headers) => readIn(await request(origin + path, { headers, dispatcher })),
    };
  },
  fetch() {
    const dispatcher = new Agent({ connections: 1 });
    return {
      dispatcher,
      async ask(path, headers) {
        const answer = await fetch(origin + path, { headers, dispatcher, redirect: 'manual' });
        return [String(answer.headers.get('content-type')), await answer.text()];
      },
    };
  },
};
const open = opening[api];
if (!open) throw new Error(`undici has no ${api}`);

async function askAll(requests: readonly Asked[], connect: () => Connection): Promise<void> {
  let connection = connect();
  for (const { path, headers, isFresh } of requests) {
    if (isFresh) {
      await connection.dispatcher.destroy();
      connection = connect();
    }
    try {
      const [type, text] = await connection.ask(path, headers);
      if (type.includes('json')) JSON.parse(text);
    } catch {
      // Some wikis end the connection, and some send no JSON.
    }
  }
  await connection.dispatcher.close();
}

const targets = readRequests(file);
const lane = async (): Promise<void> => {
  for (let next = targets.next(); !next.done; next = targets.next()) await askAll(next.value, open);
};
await Promise.all(Array.from({ length: Number(concurrency) }, lane));
