// The reference wiki, with the contents of a MediaWiki, answers each request of an audit as that MediaWiki does.

import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import {
  configurations,
  startConfigured,
  type Configuration,
} from '../../fixtures/mediawiki/configurations.js';
import { reasonToSkip, seededFiles } from '../../fixtures/mediawiki/container.js';
import { answer, listingOf, requestOf, type Wiki } from '../../fixtures/wiki/wiki.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { auditWiki } from './audited.js';
import { comparable } from './comparable.js';
import { twinOf } from './twin.js';
import { unless } from '../testing/skips.js';

const LONG_AGO = '2001-01-15T00:00:00Z';

const skipped = await reasonToSkip('many', 'trixie', 'mariadb');

interface Recorded {
  /** The request target: path and query string. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: IncomingMessage['headers'];
  readonly status: number;
  readonly answerHeaders: IncomingMessage['headers'];
  readonly body: string;
}

interface Recorder {
  /** The wiki's `api.php`, through this proxy. */
  readonly url: string;
  readonly recorded: readonly Recorded[];
  close(): Promise<void>;
}

/**
 * A proxy that passes each request on to a wiki unchanged, and records requests and answers. The wiki receives the `Host`
 * of the recorder, so its URLs contain the recorder's address.
 */
async function recorderOf(wikiUrl: string): Promise<Recorder> {
  const { hostname, port, pathname } = new URL(wikiUrl);
  const recorded: Recorded[] = [];
  const server = createServer((asked, passedOn) => {
    const { url: target = '/', method, headers } = asked;
    asked.resume();
    const passed = send({ host: hostname, port, path: target, method, headers }, reply => {
      void buffer(reply).then(
        body => {
          const { statusCode: status = 0, headers: answerHeaders } = reply;
          recorded.push({ target, headers, status, answerHeaders, body: body.toString() });
          passedOn.writeHead(status, withoutFraming(reply.rawHeaders)).end(body);
        },
        () => passedOn.destroy(),
      );
    });
    passed.on('error', () => passedOn.destroy()).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}${pathname}`,
    recorded,
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

const FRAMING = /^(?:connection|content-length|keep-alive|transfer-encoding)$/i;

/** Raw headers are a flat list of alternating names and values. */
function withoutFraming(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !FRAMING.test(raw[index - (index % 2)] ?? ''));
}

interface Compared {
  readonly requests: readonly Recorded[];
  readonly twin: Wiki;
}

type Asking = (api: string, declared: Declared) => Promise<unknown>;

/** Starts the wiki, makes its twin, and records the requests to the wiki. */
async function recordedOf(configuration: Configuration, asking: Asking): Promise<Compared> {
  const wiki = await startConfigured(configuration);
  const recorder = await recorderOf(wiki.url);
  try {
    const twin = await twinOf(recorder.url, configuration);
    const before = recorder.recorded.length;
    await asking(recorder.url, configuration.declares(new URL(recorder.url).origin));
    return { twin, requests: recorder.recorded.slice(before) };
  } finally {
    await recorder.close();
    await wiki.close();
  }
}

function real({ status, answerHeaders, body }: Recorded) {
  const { 'content-type': contentType = '', 'set-cookie': setCookies = [] } = answerHeaders;
  return comparable({ status, contentType, setCookies, body });
}

function reference({ target, headers }: Recorded, twin: Wiki) {
  const { status, headers: given, body } = answer(requestOf(target, headers), twin);
  const valuesOf = (wanted: string) => given.filter(([name]) => name === wanted).map(([, value]) => value);
  return comparable({
    status,
    contentType: valuesOf('Content-Type').join(),
    setCookies: valuesOf('Set-Cookie'),
    body: body.toString('utf8'),
  });
}

async function expectTheSame({ requests, twin }: Compared): Promise<void> {
  for (const request of requests) {
    const { target } = request;
    expect({ target, ...(await reference(request, twin)) }).toEqual({ target, ...(await real(request)) });
  }
}

// The lag of the first changes every second; the second sorts in an order that breaks the contract.
const { 'delayed-replica': _lagging, postgresql: _sorting, ...steady } = configurations;

describe('the reference wiki', unless(skipped), () => {
  test.each(Object.entries<Configuration>(steady))(
    'gives the same answers as %s with the same contents',
    async (_, configuration) => {
      const compared = await recordedOf(configuration, auditWiki);
      expect(compared.requests.length).toBeGreaterThan(10);
      await expectTheSame(compared);
    },
  );

  test('gives the same answers for every title in every spelling, and for every cursor', async () => {
    const compared = await recordedOf(configurations.stock, async api => {
      for (const name of seededFiles()) {
        const spellings = [
          `File:${name}`,
          `File:${name.replaceAll('_', ' ')}`,
          `file:_${name}`,
          `Image:${name}`,
        ];
        for (const titles of spellings) await ask(api, { prop: 'duplicatefiles', titles });
        await ask(api, { list: 'allimages', aicontinue: name, continue: '-||' });
      }
    });
    expect(compared.requests).toHaveLength(5 * seededFiles().length);
    await expectTheSame(compared);
  });

  test('gives another answer when a single file has another date', async () => {
    const { requests, twin } = await recordedOf(configurations['one-page'], auditWiki);
    const files = Array.from({ length: twin.files.count }, (_, index) => twin.files.at(index));
    const changed = files.map((file, index) => (index === 5 ? { ...file, timestamp: LONG_AGO } : file));
    await expect(expectTheSame({ requests, twin: { ...twin, files: listingOf(changed) } })).rejects.toThrow(
      'to deeply equal',
    );
  });
});

function ask(api: string, query: Readonly<Record<string, string>>): Promise<string> {
  const parameters = new URLSearchParams({ action: 'query', ...query, format: 'json' });
  return fetch(`${api}?${parameters.toString()}`).then(answered => answered.text());
}
