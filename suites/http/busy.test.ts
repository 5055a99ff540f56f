import { describe, expect, test } from 'vitest';
import { busyBy } from './client.js';

type Sent = Record<string, string>;

const seen = (status: number, sent: Sent = {}, body = '') =>
  busyBy({ response: { status, headers: Object.entries(sent), body: Buffer.from(body) } });

const HTML = { 'content-type': 'text/html; charset=UTF-8' };

describe('an answer means "not now"', () => {
  test.each<[status: number, sent: Sent, body: string, why: string]>([
    [429, {}, '', 'HTTP status 429'],
    [503, {}, '{"batchcomplete":""}', 'HTTP status 503'],
    [403, { 'retry-after': '5' }, '', 'a `Retry-After` header with HTTP status 403'],
    [
      200,
      { 'retry-after': '5' },
      '{"error":{"code":"maxlag"}}',
      'a `Retry-After` header with HTTP status 200',
    ],
    [403, { 'cf-mitigated': 'challenge' }, '', 'a challenge by Cloudflare with HTTP status 403'],
    [202, { 'x-amzn-waf-action': 'challenge' }, '', 'a challenge by AWS WAF with HTTP status 202'],
    [405, { 'x-amzn-waf-action': 'Captcha ' }, '', 'a challenge by AWS WAF with HTTP status 405'],
    [403, { 'x-sucuri-block': 'FBP007' }, '', 'a challenge by Sucuri with HTTP status 403'],
    [
      403,
      HTML,
      '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>',
      'a challenge by Cloudflare with HTTP status 403',
    ],
    [
      200,
      HTML,
      '<html><script id="anubis_challenge" type="application/json">{}</script>',
      'a challenge by Anubis with HTTP status 200',
    ],
  ])('with status %i, %o and %j', (status, sent, body, why) => {
    expect(seen(status, sent, body)).toBe(why);
  });
});

describe('an answer does not mean "not now"', () => {
  test.each<[status: number, sent: Sent, body: string]>([
    [200, {}, ''],
    [403, {}, 'Forbidden'],
    [403, HTML, '<h1>Forbidden</h1>'],
    [500, {}, ''],
    [200, { 'retry-after': '5' }, '{"batchcomplete":"","query":{}}'],
    [200, { 'retry-after': '5' }, '<pre>{\n &quot;batchcomplete&quot;: &quot;&quot;}</pre>'],
    [200, { 'cf-mitigated': 'none' }, ''],
    [200, { 'x-sucuri-block': '0' }, ''],
    [200, HTML, '<p>Cloudflare loads /cdn-cgi/challenge-platform/ for its challenges.</p>'],
    [200, { 'content-type': 'application/json' }, '<script id="anubis_challenge"'],
  ])('with status %i, %o and %j', (status, sent, body) => {
    expect(seen(status, sent, body)).toBeUndefined();
  });

  test('where it did not come whole or led away', () => {
    const response = { status: 503, headers: [], body: new Uint8Array() };
    expect(busyBy({ response, loss: { kind: 'redirect', message: 'a redirect loop' } })).toBeUndefined();
    expect(busyBy({ loss: { kind: 'timeout', message: 'no headers within 1 s' } })).toBeUndefined();
  });
});
