import { describe, expect, test } from 'vitest';
import { decodedPage, header, mediaType, once, read, refusalKind, whyNothing } from './reading.js';
import { answered, unanswered } from '../testing/samples/exchanges.js';

const SOUND = '{"batchcomplete":"","query":{"dbrepllag":[]}}';
const ERROR = '{"error":{"code":"readapidenied","info":"You need read permission."}}';
const PAGE = '<!DOCTYPE html>\n<html><head><title>Log in</title></head><body>{"query":1}</body></html>';
const HTML = { headers: [['content-type', 'text/html; charset=UTF-8']] } as const;

test.each([
  '<meta charset="windows-1252">',
  "<META\nname=x Charset='latin1' />",
  '<meta charset=latin1/>',
  '<meta http-equiv=Content-Type content="text/html; charset=latin1">',
  '<!-- > --><title>a</title><script>"</head>"</script><meta charset=latin1>',
  `<title>x</title><style>${' '.repeat(2000)}</style><meta charset="latin1">`,
])('a page is read in the encoding that it names itself, as in %.80s', meta => {
  const page = `${meta}<title>Größe</title>`;
  const sent = answered(Buffer.from(page, 'latin1'), { headers: [['content-type', 'text/html']] });
  expect(decodedPage(sent)).toBe(page);
});

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('an answer of the API', () => {
  test.each<[how: string, body: string | Buffer, surplus: string, utf8?: false]>([
    ['in full', SOUND, 'none'],
    ['with white space around it', ` \r\n${SOUND}\n`, 'none'],
    ['behind a byte order mark', `\ufeff${SOUND}`, 'byte order mark'],
    ['with a page behind it', `${SOUND}<!DOCTYPE html><p>}</p>`, 'no JSON'],
    ['with words before it', `Warning: x in y.php\n${SOUND}`, 'text around the JSON'],
    ['within a call, as JSONP', `/**/callback(${SOUND})`, 'text around the JSON'],
    ['with a trailing comma', '{"batchcomplete":"","query":{},}', 'no JSON'],
    ['without its query', '{"batchcomplete":""}', 'none'],
    ['in a list', `[${SOUND}]`, 'none'],
    ['in Latin-1', Buffer.from('{"batchcomplete":"","query":{"x":"é"}}', 'latin1'), 'none', false],
    ['in UTF-16 with a mark', utf16(`\ufeff${SOUND}`), 'none', false],
    ['in UTF-16 with a mark, big end first', utf16(`\ufeff${SOUND}`).swap16(), 'none', false],
  ])('%s is judged', (_how, body, surplus, utf8) => {
    expect(read(answered(body))).toMatchObject({ kind: 'answer', surplus, utf8: utf8 ?? true });
  });

  test.each([404, 500, 503])('is judged also under status %d', status => {
    for (const body of [SOUND, '{"query":{"pages":{}}}', '{"batchcomplete":""}'])
      expect(read(answered(body, { status }))).toMatchObject({ kind: 'answer', surplus: 'none' });
  });

  test.each(['{}', '[]', 'null', '1', '{"query":{}}', '{"warnings":{}}', '{"error":"no"}'])(
    'is not %s',
    body => {
      for (const status of [200, 500])
        expect(read(answered(body, { status }))).toMatchObject({ kind: 'lost', isRefused: true });
    },
  );

  test.each([
    ['content-length', '42', 'answer'],
    ['transfer-encoding', 'chunked', 'lost'],
  ])('cut off is judged where its length is known: %s %s, %s', (name, value, kind) => {
    expect(read(answered(SOUND.slice(0, -3), { headers: [[name, value]] }))).toMatchObject({ kind });
  });

  test.each([1, 20, SOUND.length - 1])(
    'that ends with its connection after %i signs may be cut off',
    length => {
      const cut = read(answered(SOUND.slice(0, length)));
      expect(cut).toMatchObject({ kind: 'lost', isRefused: true, notApi: 'text' });
    },
  );

  test('is not read deeper than its size allows, whatever hides it', () => {
    const body = `" {"query":${'['.repeat(100_000)}`;
    expect(read(answered(`${body}"}`, { headers: [['content-length', '1']] })).kind).toBe('answer');
  });
});

describe('an error of the API', () => {
  test.each([
    ['readapidenied', 'denied'],
    ['permissiondenied', 'denied'],
    ['assertuserfailed', 'denied'],
    ['autoblocked', 'denied'],
    ['maxlag', 'busy'],
    ['ratelimited', 'busy'],
    ['readonly', 'busy'],
    ['internal_api_error_DBConnectionError', 'busy'],
    ['internal_api_error_DBQueryError', 'failure'],
    ['mimesearchdisabled', 'error'],
    ['badcontinue', 'error'],
    ['internal_api_error_TypeError', 'failure'],
  ])('%s is of the kind "%s"', (code, kind) => {
    const body = JSON.stringify({ error: { code, info: '' } });
    const readings = [answered(body), answered(body, { status: 403 }), answered(`\ufeff${body}`)].map(read);
    expect(readings.map(refusalKind)).toEqual([kind, kind, kind]);
  });

  const WHOLE = '{"batchcomplete":"","query":{},';
  test.each([
    ['beside a query', `{"query":{},${ERROR.slice(1)}`, 'error'],
    ['beside a whole answer', `${WHOLE}${ERROR.slice(1)}`, 'error'],
    ['in the newer form, with several', '{"errors":[{"code":"a","module":"query"},{"code":"b"}]}', 'error'],
    ['in the newer form beside a whole answer', `${WHOLE}"errors":[{"code":"x"}]}`, 'answer'],
    ['in an empty list', '{"errors":[]}', 'lost'],
    ['in a list of words', '{"errors":["x"]}', 'lost'],
    ['as a word', '{"error":"x"}', 'lost'],
    ['as a number', '{"errors":[{"code":1}]}', 'lost'],
  ])('%s: %s is of the kind "%s"', (_where, body, kind) => {
    expect(read(answered(body)).kind).toBe(kind);
  });
});

describe('what no API wrote', () => {
  const [LONG, CUT] = ['y'.repeat(61), `${'y'.repeat(60)}… (61 characters)`];

  test.each([
    ['a page', PAGE, 'page', 'an HTML page titled `Log in`, not an API response'],
    ['an empty title', '<title> </title>', 'page', 'an HTML page (text/html), not an API response'],
    ['a long title', `<title>${LONG}`, 'page', `an HTML page titled \`${CUT}\`, not an API response`],
    ['an empty body', ' ', 'nothing', 'an empty body (text/html), not an API response'],
  ])('is lost: %s', (_what, body, notApi, reason) => {
    expect(read(answered(body, HTML))).toMatchObject({ kind: 'lost', notApi, reason, cutOff: false });
  });

  test.each([
    [`${'x'.repeat(47)}html`, 'the body is not JSON; it begins "xxx'],
    [`${'x'.repeat(46)}html`, 'an HTML page (application/json'],
    [LONG, `the body is not JSON; it begins "${CUT}"`],
  ])('is lost: %s', (body, reason) => {
    expect(whyNothing(read(answered(body)))).toContain(reason);
  });

  test.each([301, 403, 404, 429, 500, 502, 503])('under status %d is lost by its status', status => {
    const reason = `HTTP ${status} and no API response`;
    for (const body of [PAGE, '', 'no', '{}', '[]', '{"message":"Not Found"}'])
      expect(read(answered(body, { status }))).toMatchObject({ kind: 'lost', reason });
  });
});

test.each([
  [SOUND, [200, 500], undefined],
  [ERROR, [200, 404, 500], 'denied'],
  ['{"error":{"code":"readonly"}}', [200, 500], 'busy'],
  ['{"error":{"code":"badvalue"}}', [200, 499], 'error'],
  ['{"error":{"code":"badvalue"}}', [500], 'failure'],
  ['{"error":{"code":"internal_api_error_X"}}', [200], 'failure'],
  ['<title>Sign in</title>', [200, 404, 500], 'denied'],
  ['<input name=x type="password">', [200], 'denied'],
  [`${SOUND}<p>`, [499], undefined],
  [`${SOUND}<p>`, [500], 'failure'],
  ['no', [401, 403], 'denied'],
  ['no', [429, 503], 'busy'],
  ['no', [400, 402, 404, 499], 'client'],
  ['no', [500, 502], 'failure'],
  ['no', [413, 414, 431], undefined],
  ['no', [200, 399], 'page'],
])('a question is refused by %s under the statuses %j: %s', (body, statuses, kind) => {
  for (const status of statuses) expect(refusalKind(read(answered(body, { status })))).toBe(kind);
});

const at = (url: string) => ({ ...answered('no'), request: { method: 'GET', url, headers: {} } as const });

test('a question is refused by the address of a login, and by an encoding, but not by a timeout', () => {
  const urls = ['http://w/login', 'http://w/?title=Special:UserLogin', 'http://w/?action=query&titles=login'];
  expect(urls.map(url => refusalKind(read(at(url))))).toEqual(['denied', 'denied', 'page']);
  const kinds = (['encoding', 'timeout'] as const).map(kind => read(unanswered({ kind, message: '' })));
  expect(kinds.map(refusalKind)).toEqual(['undecodable', undefined]);
});

test('equal bodies of one type are read once, until more than a megabyte of others came', () => {
  const reader = once(() => ({}));
  const [first, size] = [reader(Buffer.from('a')), 1 << 20];
  expect(reader(Buffer.from('a'), 'text/html')).not.toBe(first);
  for (const bytes of [size - 2, 2]) reader(new Uint8Array(bytes));
  expect(reader(Buffer.from('a'))).toBe(first);
  reader(new Uint8Array(3));
  expect(reader(Buffer.from('a'))).not.toBe(first);
});

test.each([
  ['timeout', 'no answer within 10 s', false],
  ['budget', 'the budget of 5 requests is spent', true],
] as const)('no answer at all is lost for the reason of the HTTP client: %s', (kind, message, cutOff) => {
  expect(read(unanswered({ kind, message }))).toMatchObject({ kind: 'lost', reason: message, cutOff });
});

test('why there is nothing to judge is given for everything but an answer', () => {
  expect(whyNothing(read(answered(SOUND)))).toBeUndefined();
  expect(whyNothing(read(answered(ERROR)))).toBe('the API answers with the error `readapidenied`');
});

test('a header has the value that came last; a media type has neither parameters nor case', () => {
  const types = ['text/html', ' Application/JSON ;charset=UTF-8'];
  const exchange = answered('', { headers: types.map(type => ['content-type', type]) });
  expect(header(exchange, 'content-type')).toBe(types[1]);
  expect(header(exchange, 'vary')).toBe('');
  expect(mediaType(exchange)).toBe('application/json');
  expect(mediaType(answered('', { headers: [] }))).toBe('');
});

test.each([
  ['many values', { queries: Array.from({ length: 160_000 }, () => 0) }],
  ['deep values', { log: JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`) as unknown }],
])('debuginfo with %s costs no judgement', (_what, debuginfo) => {
  const rest = { batchcomplete: '', query: { pages: {} } };
  for (const json of [
    { ...rest, debuginfo },
    { debuginfo, ...rest },
  ]) {
    const reading = read(answered(JSON.stringify(json)));
    expect(reading).toMatchObject({ kind: 'answer', json: { ...rest, debuginfo: {} }, surplus: 'none' });
  }
  expect(read(answered(JSON.stringify({ ...rest, query: debuginfo })))).toMatchObject({ kind: 'lost' });
});
