import { describe, expect, test } from 'vitest';
import { decodedPage, header, mediaType, read, whyNothing } from './reading.js';
import { answered, unanswered } from '../testing/samples/exchanges.js';

const SOUND = '{"batchcomplete":"","query":{"dbrepllag":[]}}';
const ERROR = '{"error":{"code":"readapidenied","info":"You need read permission."}}';
const PAGE = '<!DOCTYPE html>\n<html><head><title>Log in</title></head><body>{"query":1}</body></html>';
const HTML = { headers: [['content-type', 'text/html; charset=UTF-8']] } as const;

const pageOf = (bytes: Buffer, type: string) => answered(bytes, { headers: [['content-type', type]] });
const inLatin = (text: string) => Buffer.from(text, 'latin1');

describe('a page is read', () => {
  const TEXT = '<title>Größe</title>';

  test.each<[string, Buffer, string]>([
    ['as UTF-8 where it says so', Buffer.from(TEXT), 'text/html; charset="utf-8"'],
    ['in that of its header in quotes', inLatin(TEXT), 'text/html; Charset = "ISO-8859-1"; x="a;b"'],
    [
      'as UTF-8 where another parameter names an encoding in quotes',
      Buffer.from(TEXT),
      'text/html; x="a; charset=latin1"; charset="utf-8"',
    ],
  ])('%s', (_how, bytes, type) => {
    expect(decodedPage(pageOf(bytes, type))).toBe(TEXT);
  });

  test.each([
    '<meta charset="windows-1252">',
    "<META\nname=x Charset='latin1' />",
    '<meta charset=latin1/>',
    '<meta http-equiv=Content-Type content="text/html; charset=latin1">',
    '<!-- > --><title>a</title><script>"</head>"</script><meta charset=latin1>',
    '<?xml version="1.0" encoding="ISO-8859-1"?>',
    `<title>x</title><style>${' '.repeat(2000)}</style><meta charset="latin1">`,
  ])('in the encoding that it names itself, as in %.80s', meta => {
    expect(decodedPage(pageOf(inLatin(meta + TEXT), 'text/html'))).toBe(meta + TEXT);
  });
});

describe('an answer of the API', () => {
  test.each(['{"query":{"pages":{}}}', '{"batchcomplete":""}'])('is %s under any status', body => {
    expect(read(answered(body, { status: 500 }))).toMatchObject({ kind: 'answer' });
  });

  test.each(['{}', '{"query":{}}', '{"warnings":{}}'])('is not %s under status 500', body => {
    expect(read(answered(body, { status: 500 }))).toMatchObject({ kind: 'lost' });
  });

  test.each([
    ['in full', SOUND, 'none'],
    ['with white space around it', ` \r\n${SOUND}\n`, 'none'],
    ['behind a byte order mark', `\ufeff${SOUND}`, 'byte order mark'],
    ['with a page behind it', `${SOUND}<!DOCTYPE html><p>}</p>`, 'no JSON'],
    ['with words before it', `Warning: x in y.php\n${SOUND}`, 'text around the JSON'],
    ['within a call, as JSONP', `/**/callback(${SOUND})`, 'text around the JSON'],
    ['with a trailing comma', '{"batchcomplete":"","query":{},}', 'no JSON'],
    ['without its query', '{"batchcomplete":""}', 'none'],
    ['in a list', `[${SOUND}]`, 'none'],
  ])('%s is judged', (_how, body, surplus) => {
    expect(read(answered(body))).toMatchObject({ kind: 'answer', surplus });
  });

  test.each(['{}', '[]', 'null', '1', '{"warnings":{}}', '{"error":"no"}'])('is not %s', body => {
    expect(read(answered(body))).toMatchObject({ kind: 'lost', isRefused: true });
  });

  test.each([500, 404, 503])('is judged also under status %d', status => {
    expect(read(answered(SOUND, { status }))).toMatchObject({ kind: 'answer', surplus: 'none' });
  });

  test.each([['content-length', '42'] as const, ['transfer-encoding', 'chunked'] as const])(
    'cut off is judged where its end is known by %s',
    (...framing) => {
      const cut = answered(SOUND.slice(0, -3), { headers: [framing] });
      expect(read(cut)).toMatchObject({ kind: 'answer', surplus: 'no JSON' });
    },
  );

  test.each([1, 20, SOUND.length - 1])(
    'that ends with its connection after %i characters may have been cut off on its way',
    length => {
      const cut = read(answered(SOUND.slice(0, length)));
      expect(cut).toMatchObject({ kind: 'lost', isRefused: true, notApi: 'text' });
    },
  );

  test('in an encoding other than UTF-8 is judged as far as it can be read', () => {
    const latin = Buffer.from('{"batchcomplete":"","query":{"x":"é"}}', 'latin1');
    expect(read(answered(latin))).toMatchObject({ kind: 'answer', utf8: false, surplus: 'none' });
    const wide = Buffer.from(`\ufeff${SOUND}`, 'utf16le');
    expect(read(answered(wide))).toMatchObject({
      kind: 'answer',
      utf8: false,
      json: { batchcomplete: '' },
    });
    for (const mark of ['', '\ufeff']) {
      const bytes = Buffer.from(mark + SOUND, 'utf16le').swap16();
      expect(read(answered(bytes))).toMatchObject({ utf8: false, surplus: 'none' });
    }
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
    ['internal_api_error_DBQueryError', 'busy'],
    ['mimesearchdisabled', 'other'],
    ['badcontinue', 'other'],
    ['internal_api_error_TypeError', 'other'],
  ])('%s is of the kind "%s"', (code, sort) => {
    const body = JSON.stringify({ error: { code, info: '' } });
    expect(read(answered(body))).toMatchObject({ kind: 'error', code, sort });
    expect(read(answered(body, { status: 403 }))).toMatchObject({ kind: 'error', sort });
    expect(read(answered(`\ufeff${body}`))).toMatchObject({ kind: 'error', sort });
  });

  test('is recognized beside a query too', () => {
    expect(read(answered(`{"query":{},${ERROR.slice(1)}`))).toMatchObject({ kind: 'error' });
  });

  test('is recognized in the newer form of MediaWiki, with several errors', () => {
    const body = '{"errors":[{"code":"mimesearchdisabled","module":"query+allimages"},{"code":"other"}]}';
    expect(read(answered(body))).toMatchObject({ kind: 'error', code: 'mimesearchdisabled' });
  });

  test.each(['{"errors":[]}', '{"errors":["x"]}', '{"error":"x"}', '{"errors":[{"code":1}]}'])(
    'is not %s',
    body => {
      expect(read(answered(body))).not.toMatchObject({ kind: 'error' });
    },
  );

  test('is recognized beside a whole answer too, where a list of errors is a member like any other', () => {
    const whole = '{"batchcomplete":"","query":{},';
    expect(read(answered(`${whole}${ERROR.slice(1)}`))).toMatchObject({ kind: 'error' });
    expect(read(answered(`${whole}"errors":[{"code":"x"}]}`))).toMatchObject({ kind: 'answer' });
  });
});

describe('what no API wrote', () => {
  test.each([
    ['a page', PAGE, 'an HTML page titled `Log in`, not an API response'],
    [
      'a page with an empty title',
      '<!DOCTYPE html><title> </title>',
      'an HTML page (text/html), not an API response',
    ],
    ['an empty body', ' ', 'an empty body (text/html), not an API response'],
  ])('is lost: %s', (_what, body, reason) => {
    expect(read(answered(body, HTML))).toMatchObject({ kind: 'lost', reason, cutOff: false });
  });

  test('is a text, nothing or a page, of which a gateway may send the latter two', () => {
    expect(read(answered('Too many requests'))).toMatchObject({ kind: 'lost', notApi: 'text' });
    expect(read(answered(''))).toMatchObject({ kind: 'lost', notApi: 'nothing' });
    expect(read(answered(PAGE))).toMatchObject({ kind: 'lost', notApi: 'page' });
  });

  test.each([301, 403, 404, 429, 500, 502, 503])('under status %d is lost by its status', status => {
    for (const body of [PAGE, '', 'no', '{}', '[]', '{"message":"Not Found"}'])
      expect(read(answered(body, { status }))).toMatchObject({
        kind: 'lost',
        reason: `HTTP ${status} and no API response`,
      });
  });
});

describe('no answer at all', () => {
  test('is lost for the reason of the HTTP client', () => {
    const reading = read(unanswered({ kind: 'timeout', message: 'no answer within 10 s' }));
    expect(reading).toMatchObject({ kind: 'lost', reason: 'no answer within 10 s', cutOff: false });
  });

  test('is cut off where a budget is the reason', () => {
    const reading = read(unanswered({ kind: 'budget', message: 'the budget of 5 requests is spent' }));
    expect(reading).toMatchObject({ kind: 'lost', cutOff: true });
  });
});

describe('why there is nothing to judge', () => {
  test('is given for everything but an answer', () => {
    expect(whyNothing(read(answered(SOUND)))).toBeUndefined();
    expect(whyNothing(read(answered(ERROR)))).toBe('the API answers with the error `readapidenied`');
  });
});

describe('a header', () => {
  const exchange = answered('', {
    headers: [
      ['content-type', 'text/html'],
      ['content-type', ' Application/JSON ;charset=UTF-8'],
    ],
  });

  test('has the value that came last', () => {
    expect(header(exchange, 'content-type')).toBe(' Application/JSON ;charset=UTF-8');
    expect(header(exchange, 'vary')).toBe('');
  });

  test('of a media type is compared without parameters and case', () => {
    expect(mediaType(exchange)).toBe('application/json');
    expect(mediaType(answered('', { headers: [] }))).toBe('');
  });
});

test.each([
  ['many values', { queries: Array.from({ length: 160_000 }, () => 0) }],
  ['deep values', { log: JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`) as unknown }],
])('debuginfo with %s costs no judgement', (_what, debuginfo) => {
  const rest = { batchcomplete: '', query: { pages: {}, debuginfo: 1 } };
  for (const json of [
    { ...rest, debuginfo },
    { debuginfo, ...rest },
  ]) {
    const reading = read(answered(JSON.stringify(json)));
    expect(reading).toMatchObject({ kind: 'answer', json: { ...rest, debuginfo: {} }, surplus: 'none' });
  }
  expect(read(answered(JSON.stringify({ ...rest, query: debuginfo })))).toMatchObject({ kind: 'lost' });
});
