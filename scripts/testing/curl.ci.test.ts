/** The curl line of a report sends what the suite sent. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import type { LoggedRequest } from '../../fixtures/serve.js';
import { curlLine } from '../../schemas/text/curl.js';
import { audit } from '../../suites/audit/audit.js';
import { unless } from './skips.js';

/** The server answers in this process, which must not wait for curl. */
const execute = promisify(execFile);

function without(): string | undefined {
  try {
    execFileSync('curl', ['--version']);
    return undefined;
  } catch {
    return 'no curl: install it';
  }
}

/** What every client has of its own. */
const own = new Set(['user-agent', 'connection', 'host']);

const seen = ({ method, url, headers }: LoggedRequest) => ({
  method,
  url,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name))),
});

describe('a curl line', unless(without()), () => {
  test('sends every request of an audit again as it was', async () => {
    const wiki = await serveWiki({ files: 12 });
    const report = await audit({
      url: wiki.url,
      seed: 'curl',
      headers: [
        ['x-team', 'a b'],
        ['accept-language', ''],
      ],
      redact: false,
    });
    const sent = wiki.requests.entries.slice(0, report.requests);
    // One of each set of headers, and of each query.
    const kinds = new Map(
      sent.map(each => [`${JSON.stringify(seen(each).headers)} ${kindOf(each.url)}`, each]),
    );
    expect(kinds.size).toBeGreaterThan(20);
    for (const request of kinds.values()) {
      const { method, url } = request;
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const line = curlLine({ method, url: new URL(wiki.url).origin + url, headers });
      await execute('sh', ['-c', `${line} --silent --output /dev/null`]);
      const again = wiki.requests.entries.at(-1);
      expect(again && seen(again)).toEqual(seen(request));
    }
    await wiki.close();
  });
});

const kindOf = (url: string) => [...new URL(url, 'http://a').searchParams.keys()].join();
