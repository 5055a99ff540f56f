/** The curl line of a report sends what the suite sent. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serveWiki, type LoggedRequest } from '../../fixtures/serve.js';
import { curlLine } from '../../schemas/text/curl.js';
import { audit } from '../../suites/audit/audit.js';
import { unless } from './skips.js';

const missing = spawnSync('curl', ['--version']).status === 0 ? undefined : 'no curl: install it';

/** Leaves out the headers in which every client differs. */
function seen({ method, url, headers }: LoggedRequest) {
  const { 'user-agent': _agent, connection: _connection, host: _host, ...rest } = headers;
  return { method, url, headers: rest };
}

test('a curl line sends every request of an audit again as it was', unless(missing), async () => {
  const wiki = await serveWiki({ files: 12 });
  const { url: wikiUrl, requests } = wiki;
  const headers = [
    ['x-team', 'a b'],
    ['accept-language', ''],
  ] as const;
  const report = await audit({ url: wikiUrl, seed: 'curl', headers, redact: false });
  // One request for each combination of headers and parameters.
  const kindOf = (request: LoggedRequest) =>
    JSON.stringify([seen(request).headers, ...new URL(request.url, wikiUrl).searchParams.keys()]);
  const kinds = new Map(requests.entries.slice(0, report.requests).map(each => [kindOf(each), each]));
  expect(kinds.size).toBeGreaterThan(20);
  for (const request of kinds.values()) {
    const { method, url } = request;
    const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    const line = curlLine({ method, url: new URL(wikiUrl).origin + url, headers: Object.fromEntries(sent) });
    // Asynchronous, because the server runs in this process.
    await promisify(execFile)('sh', ['-c', `${line} --silent --output /dev/null`]);
    expect(requests.entries.slice(-1).map(seen)).toEqual([seen(request)]);
  }
  await wiki.close();
});
