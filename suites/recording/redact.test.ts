import { describe, expect, test } from 'vitest';
import type { Exchange } from '../http/exchange.js';
import { openRedaction, secretsOf } from './redact.js';
import { answered } from '../testing/samples/exchanges.js';

const target = new URL('https://wiki.example/api.php');

const redacted = (exchange: Exchange, secrets: readonly string[]) =>
  openRedaction(secrets).exchange(exchange);

const bodyOf = ({ response }: Exchange) => Buffer.from(response?.body ?? []).toString();

describe('the secrets of an audit', () => {
  test('are the credentials that headers carry, with and without their scheme', () => {
    expect(secretsOf(target, [['Authorization', 'Bearer t0ken-of-mine']])).toEqual(
      expect.arrayContaining(['Bearer t0ken-of-mine', 't0ken-of-mine']),
    );
    expect(secretsOf(target, [['X-Api-Key', 'k3y-of-mine']])).toContain('k3y-of-mine');
  });

  test('are the values of cookies, not their names', () => {
    const secrets = secretsOf(target, [['cookie', 'wiki_session=0123abcd; wikiUserName=Anna_Bolena']]);
    expect(secrets).toEqual(['0123abcd', 'Anna_Bolena']);
  });

  test.each([
    ['https://anna:s3cret@wiki.example/api.php', ['s3cret', 'YW5uYTpzM2NyZXQ=']],
    ['https://anna:100%25-s3cret@wiki.example/api.php', ['100%-s3cret', '100%25-s3cret']],
    ['https://:s3cret@wiki.example/api.php', ['s3cret']],
    ['https://anna:s3cret%@wiki.example/api.php', ['s3cret%']],
  ])('are the password and the credentials of %s', (url, expected) => {
    expect(secretsOf(new URL(url), [])).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['Accept', 'application/json'],
    ['Accept-Language', 'en-US,en;q=0.5'],
    ['User-Agent', 'Conformance audit of our wiki'],
    ['X-Forwarded-Proto', 'https'],
    ['Referer', 'https://wiki.example/'],
    ['Cookie', 'consent=true; theme=dark; version=2024'],
    ['X-Stage', 'test'],
  ])('are not what occurs in answers anyway: %s: %s', (name, value) => {
    expect(secretsOf(target, [[name, value]])).toEqual([]);
  });

  test('are replaced as a whole where one is a part of another', () => {
    const secrets = secretsOf(target, [
      ['Authorization', 'Bearer abcd1234'],
      ['X-Key', 'abcd1234-5678'],
    ]);
    expect(bodyOf(redacted(answered('abcd1234-5678 abcd1234'), secrets))).toBe('[redacted] [redacted]');
  });
});

const encoded = (text: string, encoding: 'base64' | 'base64url' = 'base64') =>
  Buffer.from(text).toString(encoding);
const hex = (text: string) => Buffer.from(text).toString('hex');

describe('a copy of a credential in a body is replaced', () => {
  const token = 'tökén>of?mine~~~1';
  const signs = 'a/b"c&d+é=';
  const url = new URL('https://anna:s3cret-p%C3%A4ss@wiki.example/api.php');
  const secrets = secretsOf(url, [
    ['X-Api-Key', token],
    ['Authorization', `Bearer ${signs}`],
    ['Cookie', 'sso=a%2Fb%2Fc-d%2Fe'],
  ]);

  test.each([
    ['of a token in base64', encoded(token)],
    ['of a token in base64, without padding', encoded(token).replace(/=+$/, '')],
    ['of a token in base64 for URLs', encoded(token, 'base64url')],
    ['of a token in base64, within a URL', encodeURIComponent(encoded(token))],
    ['of a token in base64, as PHP writes it in JSON', encoded(token).replaceAll('/', '\\/')],
    ['of a password in base64', encoded('s3cret-päss')],
    ['of user and password in base64', encoded('anna:s3cret-päss')],
    ['of the value of a cookie as a server reads it, in base64', encoded('a/b/c-d/e')],
    ['of a token in hexadecimal', hex(token)],
    ['of a token in hexadecimal, in capitals', hex(token).toUpperCase()],
    ['of a password in hexadecimal', hex('s3cret-päss')],
    ['as it is', signs],
    ['within JSON', JSON.stringify(signs).slice(1, -1)],
    ['within JSON as PHP writes it', 'a\\/b\\"c&d+é='],
    ['within HTML', 'a/b"c&amp;d+é='],
    ['within HTML, with quotes escaped', 'a/b&quot;c&amp;d+&#233;='],
    ['within JSON within HTML', 'a\\/b\\&quot;c&amp;d+\\u00E9='],
    ['within a URL within a URL', encodeURIComponent(encodeURIComponent(signs))],
    ['within a URL', encodeURIComponent(signs)],
  ])('%s', (_what, copy) => {
    expect(bodyOf(redacted(answered(`before ${copy} after`), secrets))).toBe('before [redacted] after');
  });

  test.each(['', 'x', 'xy', 'xyz'])('in base64 within other text, after %j', before => {
    const body = bodyOf(redacted(answered(encoded(`${before}${token}, and so on`)), secrets));
    const rest = Buffer.from(body.replace('[redacted]', ''), 'base64').toString('latin1');
    expect(body).toContain('[redacted]');
    expect(rest).not.toMatch(/of|mine|~~/);
  });

  test('if only the header holds it', () => {
    const given = secretsOf(target, [['Authorization', `Basic ${encoded('anna:s3cret-pass')}`]]);
    const body = `anna:s3cret-pass s3cret-pass ${encoded('s3cret-pass')}`;
    expect(bodyOf(redacted(answered(body), given))).toBe('[redacted] [redacted] [redacted]');
  });
});

describe('an exchange', () => {
  const secrets = secretsOf(target, [['Authorization', 'Bearer a/b"c&d+é=']]);

  test('loses a secret that a header repeats', () => {
    const { response } = redacted(answered('', { headers: [['x-echo', 'Bearer a/b"c&d+é=']] }), secrets);
    expect(response?.headers).toEqual([['x-echo', '<redacted>']]);
  });

  test.each([
    ['https://anna:s3cret@wiki.example/a?b=@', 'https://<redacted>@wiki.example/a?b=@'],
    ['https://anna:s3@cret@wiki.example/', 'https://<redacted>@wiki.example/'],
    ['//anna@wiki.example/', '//<redacted>@wiki.example/'],
  ])('shows the redirect to %s as %s', (location, shown) => {
    const { response } = redacted(answered('', { headers: [['location', location]] }), []);
    expect(response?.headers).toEqual([['location', shown]]);
  });

  test('keeps all other bytes, whether UTF-8 or not', () => {
    const body = Buffer.concat([Buffer.from([0xff, 0xc3]), Buffer.from('a/b"c&d+é=é'), Buffer.from([0xe9])]);
    const { response } = redacted(answered(body), secrets);
    const expected = [Buffer.from([0xff, 0xc3]), Buffer.from('[redacted]é'), Buffer.from([0xe9])];
    expect(response?.body).toEqual(Buffer.concat(expected));
  });

  test.each([
    ['wiki_session=0123; path=/; HttpOnly', 'wiki_session=<redacted>; path=/; HttpOnly'],
    ['wiki_session=deleted; Max-Age=0', 'wiki_session=deleted; Max-Age=0'],
    ['wiki_session=; path=/', 'wiki_session=; path=/'],
    ['wiki_session=""; path=/', 'wiki_session=""; path=/'],
    ['wiki_session', 'wiki_session'],
    ['a=b=c', 'a=<redacted>'],
  ])('shows the cookie %s as %s', (cookie, shown) => {
    const { response } = redacted(answered('', { headers: [['set-cookie', cookie]] }), []);
    expect(response?.headers).toEqual([['set-cookie', shown]]);
  });
});

const told = (body: string) => bodyOf(redacted(answered(body), []));

describe('file paths in a diagnostic block', () => {
  test('are replaced, in both forms of the answer and however slashes are written', () => {
    expect(told('{"debuginfo":{"includes":[{"name":"/srv/wiki/includes/Setup.php","size":"1 KB"}]}}')).toBe(
      '{"debuginfo":{"includes":[{"name":"[path]","size":"1 KB"}]}}',
    );
    expect(told('{"debuginfo":{"log":["in \\/var\\/lib\\/wiki.sqlite"]}}')).toBe(
      '{"debuginfo":{"log":["in [path]"]}}',
    );
    expect(told('<pre>&quot;debuginfo&quot;: &quot;/srv/wiki/load/File.php&quot;</pre>')).toContain(
      '&quot;[path]&quot;',
    );
  });

  test.each(['+/a', '\\/a'])(
    'take a time in proportion to the answer to look for, also in a run of %j',
    piece => {
      const body = `debuginfo ${piece.repeat(Math.floor((1 << 19) / piece.length))}`;
      const from = performance.now();
      expect(told(body)).toBe(body);
      expect(performance.now() - from).toBeLessThan(60_000);
    },
  );

  test('are kept in addresses and in everything before the block', () => {
    const body =
      '{"query":{"x":"/srv/wiki/a.php"},"debuginfo":{"request":{"url":"/w/api.php?a=b"},"u":"http://a.b/c/d.php"}}';
    expect(told(body)).toBe(body);
  });
});
