/** The wiki of the benchmark, in a process of its own: it sends its URL and, on demand, the requests since the last demand. */
import type { Socket } from 'node:net';
import { serveWiki } from '../../fixtures/serve.js';
import { headersOf, type Asked } from './measure.js';

const MOST = 10_000;

const connections = new WeakSet<Socket>();
const asked: Asked[] = [];
const wiki = await serveWiki({
  files: Number(process.argv[2] ?? 31),
  alter: {
    socket({ url = '', headers, socket }, _response, next) {
      const isFresh = !connections.has(socket);
      connections.add(socket);
      // A walk sends more requests than anybody asks for.
      if (asked.length < MOST) asked.push({ path: url, headers: headersOf(headers), isFresh });
      next();
    },
  },
});
process.on('message', () => void process.send?.(asked.splice(0)));
process.send?.(wiki.url);
