/** Thousands of wikis, in a process of its own: it sends its origin and, on demand, the requests since the last demand. */
import type { Socket } from 'node:net';
import { serveMany } from '../../fixtures/many.js';
import { headersOf, type Asked } from './measure.js';

const connections = new WeakSet<Socket>();
let asked: Asked[] | undefined;
const { origin } = await serveMany({
  isLogged: false,
  intercept({ url: path = '', headers, socket }, _response, next) {
    const isFresh = !connections.has(socket);
    connections.add(socket);
    asked?.push({ path, headers: headersOf(headers), isFresh });
    next();
  },
});
process.on('message', () => {
  process.send?.(asked ?? []);
  asked = asked ? undefined : [];
});
process.send?.(origin);
