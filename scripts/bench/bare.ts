/** The bare loop: undici sends the requests of the file given, reads every body, parses JSON and leaves HTML as text. */
import { readFileSync } from 'node:fs';
import { request } from 'undici';

const [, , file = '', origin = ''] = process.argv;
const asked = JSON.parse(readFileSync(file, 'utf8')) as { path: string; cookie?: string }[];
let bytes = 0;
for (const { path, cookie } of asked) {
  const { headers, body } = await request(origin + path, cookie === undefined ? {} : { headers: { cookie } });
  const text = await body.text();
  bytes += text.length;
  if (String(headers['content-type']).includes('json')) JSON.parse(text);
}
process.stdout.write(`${bytes}\n`);
