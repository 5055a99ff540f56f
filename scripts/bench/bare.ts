/** The bare loop: undici sends the requests of the file given, each on a new connection where the audit opened one, reads every body, parses JSON and leaves HTML as text. */
import { readFileSync } from 'node:fs';
import { Client } from 'undici';
import type { Asked } from './measure.js';

const [, , file = '', origin = ''] = process.argv;
const asked = JSON.parse(readFileSync(file, 'utf8')) as Asked[];
let bytes = 0;
let client = new Client(origin);
for (const { path, headers: sent, isFresh } of asked) {
  if (isFresh) {
    await client.destroy();
    client = new Client(origin);
  }
  const { headers, body } = await client.request({
    method: 'GET',
    path,
    headers: sent,
  });
  const text = await body.text();
  bytes += text.length;
  if (String(headers['content-type']).includes('json')) JSON.parse(text);
}
await client.close();
process.stdout.write(`${bytes}\n`);
