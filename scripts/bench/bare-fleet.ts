/** The bare loop of a fleet: undici sends the requests of each target in turn, so many targets at the same time, reads every body, parses JSON and leaves HTML as text. */
import { Client } from 'undici';
import type { Asked } from './measure.js';
import { readRequests } from './requests.js';

const [, , file = '', origin = '', concurrency = '50'] = process.argv;
const targets = readRequests(file);

async function ask(requests: readonly Asked[]): Promise<void> {
  let client = new Client(origin);
  for (const { path, headers: sent, isFresh } of requests) {
    if (isFresh) {
      await client.destroy();
      client = new Client(origin);
    }
    try {
      const { headers, body } = await client.request({
        method: 'GET',
        path,
        headers: sent,
      });
      const text = await body.text();
      if (String(headers['content-type']).includes('json')) JSON.parse(text);
    } catch {
      // Some wikis end the connection, and some send no JSON.
    }
  }
  await client.close();
}

const lane = async (): Promise<void> => {
  for (let next = targets.next(); !next.done; next = targets.next()) await ask(next.value);
};
await Promise.all(Array.from({ length: Number(concurrency) }, lane));
