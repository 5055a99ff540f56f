/** The wiki of the benchmark, in a process of its own: tells its URL, and on demand what it was asked. */
import { serveWiki } from '../../fixtures/serve.js';

const wiki = await serveWiki({ files: Number(process.argv[2] ?? 31) });
let told = 0;
process.on('message', () => {
  const count = wiki.requests.count - told;
  told = wiki.requests.count;
  const latest = wiki.requests.entries.slice(
    count > wiki.requests.entries.length ? 0 : wiki.requests.entries.length - count,
  );
  process.send?.(Array.from(latest, ({ url, headers }) => ({ path: url, cookie: headers['cookie'] })));
});
process.send?.(wiki.url);
