import { afterEach, describe, expect, test } from 'vitest';
import { openPoliteness } from './politeness.js';
import { rig, textOf, tidyUp, web } from '../testing/samples/http-testbed.js';

afterEach(tidyUp);

/** A server that redirects the paths in `ways` and answers "here" to all others. */
const leading = (ways: Record<string, string | undefined>, status = 302): Promise<string> =>
  web((request, answer) => {
    const location = ways[request.url ?? ''];
    if (location === undefined) answer.end('here');
    else answer.writeHead(status, { location }).end('moved');
  });

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('%i is followed, and every hop is an exchange', async status => {
    const origin = await leading({ '/a': 'b?x=1#part', '/b?x=1': '/c' }, status);
    const client = rig(origin);
    const { exchange, preceding } = await client.ask('q', `${origin}/a`);
    expect(textOf(exchange)).toBe('here');
    expect([...preceding, exchange].map(({ request }) => request.url)).toEqual([
      `${origin}/a`,
      `${origin}/b?x=1`,
      `${origin}/c`,
    ]);
    expect(preceding.map(({ response }) => response?.status)).toEqual([status, status]);
    expect(client.seen).toEqual([...preceding, exchange]);
  });

  test('to another operator is not followed, whose limits nobody keeps', async () => {
    const other = await web((_request, answer) => answer.end('there'));
    const origin = await leading({ '/a': `${other}/b` });
    const politeness = openPoliteness(undefined, undefined, undefined, url => url.origin === origin);
    const client = rig(origin, { politeness });
    const { exchange } = await client.ask('q', `${origin}/a`);
    expect(exchange.loss?.message).toBe(`a redirect to ${other}, which another operator has limits for`);
  });

  test('counts against the budget', async () => {
    const origin = await leading({ '/a': '/b', '/b': '/c' });
    const { exchange, preceding } = await rig(origin, { maxRequests: 2 }).ask('q', `${origin}/a`);
    expect(exchange).toMatchObject({ id: 0, request: { url: `${origin}/c` }, loss: { kind: 'budget' } });
    expect(preceding.length).toBe(2);
  });
});

type Row = readonly [ways: Record<string, string>, hops: number, message: (origin: string) => string];

describe('a redirect that is not followed keeps its answer and the reason', () => {
  const chain = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map(n => [`/${n}`, `/${n + 1}`]));
  const notHttp = 'a redirect to an address that is not http or https: ';

  test.each<Row>([
    [{ '/0': '/b', '/b': '/0#again' }, 1, origin => `a redirect loop, back to ${origin}/0`],
    [chain, 5, origin => `more than 5 redirects, the next one to ${origin}/6`],
    ...['http://192.0.2.1', 'https://wiki.example'].map((led): Row => [
      { '/0': `${led}/b` },
      0,
      () => `a redirect away from loopback, to ${led}: audit that address itself`,
    ]),
    ...['ftp://x/', 'javascript:1', 'http://[', 'file:///etc/passwd'].map((location): Row => [
      { '/0': location },
      0,
      () => `${notHttp}"${location}"`,
    ]),
  ])('%j', async (ways, hops, message) => {
    const origin = await leading(ways);
    const { exchange, preceding } = await rig(origin).ask('q', `${origin}/0`);
    expect(preceding.length).toBe(hops);
    expect(exchange.response?.status).toBe(302);
    expect(exchange.loss).toEqual({ kind: 'redirect', message: message(origin) });
  });
});

test('credentials, cookies and user headers never reach another origin, and are sent again to their own', async () => {
  const heard: Record<string, unknown>[] = [];
  const away = await web((request, answer) => {
    heard.push({ at: 'away', ...request.headers });
    answer.writeHead(302, { location: `${home}/back` }).end();
  });
  const home: string = await web((request, answer) => {
    heard.push({ at: 'home', ...request.headers });
    if (request.url === '/api.php')
      answer.writeHead(302, { location: away.replace('//', '//evil:evil@') }).end();
    else answer.end('here');
  });
  const client = rig(home.replace('//', '//user:pass%20word@'), { headers: [['X-Key', 'secret']] });
  const headers = { cookie: 'session=made-up' };
  const { exchange, preceding } = await client.ask('q', `${home}/api.php`, { headers });
  const own = { authorization: 'Basic dXNlcjpwYXNzIHdvcmQ=', cookie: 'session=made-up', 'x-key': 'secret' };
  expect(heard).toMatchObject([{ at: 'home', ...own }, { at: 'away' }, { at: 'home', ...own }]);
  for (const name of Object.keys(own)) expect(heard[1]).not.toHaveProperty(name);
  const written = JSON.stringify([exchange.request, preceding.map(({ request }) => request)]);
  expect(written).not.toMatch(/pass|secret|dXNl|evil/);
  expect(written).toContain('session=made-up');
});
