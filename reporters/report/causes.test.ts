import { describe, expect, test } from 'vitest';
import type { Finding } from '../../schemas/verdict.js';
import {
  asFarAsAsked,
  bodyOf,
  conformant,
  inconclusive,
  nonconformant,
  reportOf,
} from '../testing/reports.js';
import { causesOf } from './causes.js';

const [listing] = nonconformant.exchanges;

/** All answers are this one. */
function answered(status: number, headers: Record<string, string>, body: string) {
  if (!listing) throw new Error('the sample has an exchange');
  const findings = { 'envelope.json': { outcome: 'failed', message: 'not JSON' } as const };
  return reportOf(findings, { exchanges: [{ ...listing, response: { status, headers, ...bodyOf(body) } }] });
}

const textsOf = (report: Parameters<typeof causesOf>[0]) => causesOf(report).map(({ text }) => text);

describe('the likely cause', () => {
  test('of a conformant wiki is none', () => {
    expect(causesOf(conformant)).toEqual([]);
  });

  test.each([
    [
      200,
      { 'content-type': 'text/html' },
      'The answer is an HTML page (status 200): is this the address of `api.php`?',
    ],
    [404, { 'content-type': 'text/html' }, 'The answer has status 404: is this the address of `api.php`?'],
    [
      401,
      {},
      "The answer has status 401: the wiki may be read with credentials only. `--header 'Authorization: …'` sends some.",
    ],
    [
      429,
      { 'content-type': 'text/html' },
      'The answer has status 429: the server asks its clients to wait. Audit it later, or more slowly with `--rate`.',
    ],
    [
      500,
      { 'content-type': 'text/html' },
      'The answer has status 500: the log of the server may have the reason.',
    ],
    [200, {}, 'The answer is not JSON (status 200): is this the address of `api.php`?'],
  ])(
    'of answers that no API gives, with status %d and headers %j, is the address or the server',
    (status, headers, text) => {
      expect(textsOf(answered(status, headers as Record<string, string>, '<p>'))).toEqual([text]);
    },
  );

  test.each([
    ['', 'The body is empty (status 200): did the server crash? Its log may have the reason.'],
    [
      '<br />\n<b>Fatal error</b>:  out of memory',
      'The answer is an error of the server (status 200, beginning with "Fatal error: out of memory"): its log may have the reason.',
    ],
    [
      '<h1>Welcome &amp; enjoy</h1>',
      'The answer is an HTML page (status 200, beginning with "Welcome & enjoy"): is this the address of `api.php`?',
    ],
  ])('of answers that are %j shows what a reader sees', (body, text) => {
    expect(textsOf(answered(200, { 'content-type': 'text/html' }, body))).toEqual([text]);
  });

  test('without any answer is that the server does not run', () => {
    expect(textsOf(inconclusive)).toEqual([
      'No answer was received (no connection to 127.0.0.1 port 8080: refused). Is the server running, and is this its address?',
    ]);
  });

  test.each([
    [
      'the body is encoded as "zstd", which was not requested',
      'What the server sent is no answer (the body is encoded as "zstd", which was not requested). The server, or a cache before it, ignores `Accept-Encoding`; a cache needs `Vary: Accept-Encoding`.',
    ],
    [
      'the body is not valid gzip data (incorrect header check)',
      'What the server sent is no answer (the body is not valid gzip data (incorrect header check)). `Content-Encoding` names an encoding that the body does not have.',
    ],
    [
      'the connection was closed before the body was complete, 625 of 2,886 bytes received',
      'No answer was received (the connection was closed before the body was complete, 625 of 2,886 bytes received). Does `Content-Length` fit the body? It counts the bytes that are sent, after compression, not characters.',
    ],
    [
      'the certificate of a.example:443 is for another name',
      'No answer was received (the certificate of a.example:443 is for another name).',
    ],
    [
      'unknown host name (the proxy p.example:3128)',
      'No answer was received (unknown host name (the proxy p.example:3128)). `HTTPS_PROXY`, `HTTP_PROXY` or `ALL_PROXY` names this proxy; hosts in `NO_PROXY` are asked without it.',
    ],
  ])('without any answer, but with %s, does not ask whether the server runs', (loss, text) => {
    const exchanges = inconclusive.exchanges.map(({ response: _none, ...each }) => ({ ...each, loss }));
    expect(textsOf({ ...inconclusive, exchanges })).toEqual([text]);
  });

  test('of rules that a budget cut off is the option of that budget', () => {
    expect(textsOf(asFarAsAsked)).toEqual([
      '2 rules could not be judged, because a budget ended: 30 of at least 31 pages walked. A larger `--max-pages` allows more.',
    ]);
  });

  const undeclared: Finding = {
    outcome: 'failed',
    message: 'another title',
    hint: 'if this is how the wiki is deployed, declare file_namespace (now File)',
    parameters: ['file_namespace'],
  };

  test('of failures that one parameter would explain is that parameter', () => {
    const report = reportOf({
      'allimages.title-from-name': undeclared,
      'duplicatefiles.normalized': undeclared,
    });
    expect(causesOf(report)).toEqual([
      {
        text: '2 rules failed: no `file_namespace` is declared.',
        rules: ['allimages.title-from-name', 'duplicatefiles.normalized'],
      },
    ]);
  });

  test('of failures with a fix is what the fixes declare, each once', () => {
    const report = reportOf({ 'allimages.title-from-name': undeclared, 'allimages.url': undeclared });
    const fixes: Readonly<Record<string, string>> = {
      'allimages.title-from-name': "--set 'file_namespace=Datei'",
      'allimages.url': "--set 'article_url=http://a/$1' --set 'file_namespace=Datei'",
    };
    const results = report.results.map(result => {
      const fix = fixes[result.rule];
      return fix === undefined ? result : { ...result, fix };
    });
    expect(causesOf({ ...report, results })[0]).toMatchObject({
      fix: "--set 'article_url=http://a/$1' --set 'file_namespace=Datei'",
      rules: ['allimages.url', 'allimages.title-from-name'],
    });
  });

  test('of untested rules is the one that blocks them', () => {
    const blocked: Finding = {
      outcome: 'untested',
      message: '`allimages.list` failed',
      blockedBy: 'allimages.list',
    };
    const report = reportOf({
      'allimages.list': { outcome: 'failed', message: 'no list' },
      'allimages.ns': blocked,
      'allimages.url': blocked,
    });
    expect(causesOf(report)).toEqual([
      {
        text: '`allimages.list` has to pass before 2 rules can be tested.',
        rules: ['allimages.list', 'allimages.ns', 'allimages.url'],
      },
    ]);
  });
});
