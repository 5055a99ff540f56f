import { describe, expect, test } from 'vitest';
import { openRedaction, secretsOf } from './redact.js';
import { answered, unanswered } from '../testing/samples/exchanges.js';

const target = new URL('https://wiki.example/api.php');

const redacted = (secrets: readonly string[], ...answer: Parameters<typeof answered>) =>
  openRedaction(secrets).exchange(answered(...answer)).response;

const bodyOf = (body: string, secrets: readonly string[] = []) =>
  Buffer.from(redacted(secrets, body)?.body ?? []).toString();

const encoded = (text: string, encoding: BufferEncoding = 'base64') => Buffer.from(text).toString(encoding);

describe('the secrets of an audit', () => {
  test.each<[header: string, value: string, secrets: string[]]>([
    ['Authorization', 'Bearer t0ken-of-mine', ['Bearer t0ken-of-mine', 't0ken-of-mine']],
    ['X-Api-Key', 'k3y-of-mine', ['k3y-of-mine']],
    ['X-Key', 'a1b2', ['a1b2']],
    ['X-Key', 'password', ['password']],
    ['cookie', 'wiki_session=0123abcd; wikiUserName=Anna_Bolena', ['0123abcd', 'Anna_Bolena']],
    // What occurs in answers anyway is none.
    ['Accept', 'application/json', []],
    ['Accept-Language', 'en-US,en;q=0.5', []],
    ['User-Agent', 'Conformance audit of our wiki', []],
    ['X-Forwarded-Proto', 'https', []],
    ['Referer', 'https://wiki.example/', []],
    ['Cookie', 'consent=true; theme=dark; version=2024', []],
    ['X-Stage', 'testing', []],
    ['X-Key', 'a1b', []],
    ['X-Key', '1234567', []],
  ])('in %s: %s are %j', (name, value, secrets) => {
    expect(secretsOf(target, [[name, value]])).toEqual(secrets);
  });

  test.each([
    ['https://anna:s3cret@wiki.example/api.php', ['s3cret', 'YW5uYTpzM2NyZXQ=']],
    ['https://anna:100%25-s3cret@wiki.example/api.php', ['100%-s3cret', '100%25-s3cret']],
    ['https://:s3cret@wiki.example/api.php', ['s3cret']],
    ['https://anna:s3cret%@wiki.example/api.php', ['s3cret%']],
  ])('in %s are the password and the credentials', (url, expected) => {
    expect(secretsOf(new URL(url), [])).toEqual(expect.arrayContaining(expected));
  });
});

/** A text among bytes that are not UTF-8. */
const around = (inside: string) =>
  Buffer.concat([Buffer.from([0xff, 0xc3]), Buffer.from(`${inside}é`), Buffer.from([0xe9])]);

describe('a copy of a credential in a body is replaced', () => {
  const token = 'tökén>of?mine~~~1??';
  const signs = 'a/b"c&d+é= \\\\';
  const url = new URL('https://anna:s3cret-p%C3%A4ss@wiki.example/api.php');
  const secrets = secretsOf(url, [
    ['X-Api-Key', token],
    ['Authorization', `Bearer ${signs}`],
    ['Cookie', 'sso=a%2Fb%2Fc-d%2Fe'],
    ['X-Key', `${token}-5678`],
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
    ['of a token in hexadecimal', encoded(token, 'hex')],
    ['of a token in hexadecimal, in capitals', encoded(token, 'hex').toUpperCase()],
    ['that another one is a part of', `${token}-5678`],
    ['as it is', signs],
    ['within JSON', JSON.stringify(signs).slice(1, -1)],
    ['within JSON within JSON', JSON.stringify(JSON.stringify(signs).slice(1, -1)).slice(1, -1)],
    ['within JSON as PHP writes it', 'a\\/b\\"c&d+é= \\\\\\\\'],
    ['within HTML', 'a/b"c&amp;d+é= \\\\'],
    ['within HTML, with quotes escaped', 'a/b&quot;c&amp;d+&#233;= \\\\'],
    ['within HTML, in hexadecimal', 'a/b&#x22;c&#38;d+&#xE9;= \\\\'],
    ['within JSON within HTML', 'a\\/b\\&quot;c&amp;d+\\u00E9= \\\\\\\\'],
    ['within a URL', encodeURIComponent(signs)],
    ['within a form', new URLSearchParams({ a: signs }).toString().slice(2)],
    ['within a URL within a URL', encodeURIComponent(encodeURIComponent(signs))],
  ])('%s', (_what, copy) => {
    expect(bodyOf(`before ${copy} after`, secrets)).toBe('before [redacted] after');
  });

  test.each(['', 'x', 'xy', 'xyz'])('in base64 within other text, after %j', before => {
    const body = bodyOf(encoded(`${before}${token}, and so on`), secrets);
    const rest = Buffer.from(body.replace('[redacted]', ''), 'base64').toString('latin1');
    expect(body).toContain('[redacted]');
    expect(rest).not.toMatch(/of|mine|~~/);
  });

  test('in other base64 if it is not so short that it may occur by chance', () => {
    const texts = ['xs3cret7, and', 'xs3cret, and'].map(text => encoded(text));
    const bodies = texts.map(text => bodyOf(text, ['s3cret7', 's3cret']));
    expect(bodies).toEqual([texts[0]?.replace(/^(..).{8}/, '$1[redacted]'), texts[1]]);
  });

  test('in the reason of a loss, which is cut, and in a question', () => {
    const redaction = openRedaction(['s3cret']);
    const message = `s3cret ${'x'.repeat(300)}`;
    const { loss, response } = redaction.exchange(unanswered({ kind: 'redirect', message }));
    expect(loss?.message).toMatch(/^<redacted> x{289}…/);
    expect(response).toBeUndefined();
    const asked = { query: 'allimages', cursor: { aicontinue: 's3cret' } } as const;
    expect(redaction.query(asked)).toEqual({ ...asked, cursor: { aicontinue: '<redacted>' } });
  });

  test('if only the header holds it', () => {
    const given = secretsOf(target, [['Authorization', `Basic ${encoded('anna:s3cret-pass')}`]]);
    const body = `anna:s3cret-pass s3cret-pass ${encoded('s3cret-pass')}`;
    expect(bodyOf(body, given)).toBe('[redacted] [redacted] [redacted]');
  });

  test('and all other bytes are kept, whether UTF-8 or not', () => {
    expect(redacted(secrets, around(signs))?.body).toEqual(around('[redacted]'));
  });
});

test.each([
  ['x-echo', 'Bearer t0ken-of-mine', '<redacted>'],
  ['location', 'https://anna:s3cret@wiki.example/a?b=@', 'https://<redacted>@wiki.example/a?b=@'],
  ['location', 'https://anna:s3@cret@wiki.example/', 'https://<redacted>@wiki.example/'],
  ['location', '//anna@wiki.example/', '//<redacted>@wiki.example/'],
  ['set-cookie', 'wiki_session=0123; path=/; HttpOnly', 'wiki_session=<redacted>; path=/; HttpOnly'],
  ['set-cookie', 'wiki_session=deleted; Max-Age=0', 'wiki_session=deleted; Max-Age=0'],
  ['set-cookie', 'wiki_session=; path=/', 'wiki_session=; path=/'],
  ['set-cookie', 'wiki_session=""; path=/', 'wiki_session=""; path=/'],
  ['set-cookie', 'wiki_session', 'wiki_session'],
  ['set-cookie', 'a=b=c', 'a=<redacted>'],
])('the header %s: %s is shown as %s', (name, value, shown) => {
  const secrets = secretsOf(target, [['Authorization', 'Bearer t0ken-of-mine']]);
  expect(redacted(secrets, '', { headers: [[name, value]] })?.headers).toEqual([[name, shown]]);
});

describe('file paths in a diagnostic block', () => {
  test.each([
    ['{"debuginfo":{"name":"/srv/wiki/Setup.php","size":"1"}}', '{"debuginfo":{"name":"[path]","size":"1"}}'],
    ['{"debuginfo":{"log":["in \\/var\\/lib\\/wiki.sqlite"]}}', '{"debuginfo":{"log":["in [path]"]}}'],
    ['&quot;debuginfo&quot;: &quot;/srv/wiki/File.php&quot;', '&quot;debuginfo&quot;: &quot;[path]&quot;'],
  ])('are replaced: %s', (body, shown) => {
    expect(bodyOf(body)).toBe(shown);
  });

  test('are kept in addresses and in everything before the block', () => {
    const request = '"request":{"url":"/w/api.php?a=b"},"u":"http://a.b/c/d.php"';
    const body = `{"query":{"x":"/srv/wiki/a.php"},"debuginfo":{${request}}}`;
    expect(bodyOf(body)).toBe(body);
  });

  test.each(['+/a', '\\/a'])(
    'take a time in proportion to the answer to look for, also in a run of %j',
    piece => {
      const body = `debuginfo ${piece.repeat(Math.floor((1 << 19) / piece.length))}`;
      const from = performance.now();
      expect(bodyOf(body)).toBe(body);
      expect(performance.now() - from).toBeLessThan(60_000);
    },
  );
});
