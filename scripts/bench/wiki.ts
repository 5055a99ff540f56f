/** The wiki of the benchmark, in a process of its own: it sends its URL and, on demand, the requests since the last demand. */
import { serveWiki } from '../../fixtures/serve.js';

const wiki = await serveWiki({ files: Number(process.argv[2] ?? 31) });
let reported = 0;
process.on('message', () => {
  const { count, entries } = wiki.requests;
  // Only the latest requests are kept.
  const latest = entries.slice(Math.max(0, entries.length - (count - reported)));
  reported = count;
  process.send?.(Array.from(latest, ({ url, headers }) => ({ path: url, cookie: headers['cookie'] })));
});
process.send?.(wiki.url);
