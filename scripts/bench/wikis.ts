/** Thousands of wikis, in a process of its own: it sends its origin, and keeps the requests from the message `record` on until it is told into which file to write them. */
import type { Socket } from 'node:net';
import { serveMany } from '../../fixtures/many.js';
import { headersOf } from './measure.js';
import { Requests } from './requests.js';

const connections = new WeakSet<Socket>();
let requests: Requests | undefined;
const { origin } = await serveMany({
  isLogged: false,
  intercept({ url: path = '', headers, socket }, _response, next) {
    const isFresh = !connections.has(socket);
    connections.add(socket);
    requests?.add({ path, headers: headersOf(headers), isFresh });
    next();
  },
});
process.on('message', (message: string) => {
  if (message === 'record') requests = new Requests();
  else {
    process.send?.(requests?.write(message) ?? 0);
    requests = undefined;
  }
});
process.send?.(origin);
