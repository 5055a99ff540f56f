import { describe, expect, test } from 'vitest';
import type { Finding, RecordedExchange, Report } from '../../schemas/verdict.js';
import * as samples from '../testing/reports.js';
import { consoleReport } from '../console/console.js';
import { githubAnnotations } from '../formats/github.js';
import { fileFormats } from '../index.js';
import { causesOf, headlineOf } from './causes.js';
import { placeText } from './facts.js';

const { asFarAsAsked, bodyOf, conformant, inconclusive, nonconformant, reportOf } = samples;
const [listing] = nonconformant.exchanges;

function came(id: number, status: number, headers: Record<string, string>, body: string): RecordedExchange {
  if (!listing) throw new Error('the sample has an exchange');
  return { ...listing, id, response: { status, headers, ...bodyOf(body) } };
}

const right = (id: number) => came(id, 200, {}, '{"batchcomplete":""}');

/** One rule could not be judged because of the first exchange that is not right. */
function mixed(exchanges: RecordedExchange[]): Report {
  const wrong = exchanges.find(({ response }) => !response?.body.includes('batchcomplete'));
  const evidence = [{ exchange: wrong?.id ?? 0 }];
  return reportOf({ 'allimages.ns': { outcome: 'cantTell', message: 'no answer', evidence } }, { exchanges });
}

const undeclared: Finding = {
  outcome: 'failed',
  message: 'another title',
  hint: 'if this is intended, declare `file_namespace` (currently File)',
  parameters: ['file_namespace'],
};

const textsOf = (report: Parameters<typeof causesOf>[0]) => causesOf(report).map(({ text }) => text);

const failure = (exchange: number): Finding => ({
  outcome: 'failed',
  message: '`query` has no such member',
  evidence: [{ exchange }],
});

const refusal = (server: string | undefined, places: number): Finding => ({
  outcome: 'cantTell',
  message: 'HTTP 403 and no API response',
  server,
  evidence: Array.from({ length: places }, () => ({ exchange: 5 })),
});

describe('the likely cause', () => {
  test('of no answer, of rules that a budget cut off, and of a conformant wiki', () => {
    expect(textsOf(inconclusive)).toEqual([
      'Nothing could be tested: no connection to 127.0.0.1 port 8080: refused.',
    ]);
    expect(textsOf(asFarAsAsked)).toEqual([
      '2 rules could not be tested because a budget ended: 30 of at least 31 pages walked. Raise `--max-pages` to test more.',
    ]);
    expect(textsOf(conformant)).toEqual([]);
  });

  test('of failures that one parameter would explain is that parameter', () => {
    const report = reportOf({
      'allimages.title-from-name': undeclared,
      'duplicatefiles.normalized': undeclared,
    });
    const rules = ['allimages.title-from-name', 'duplicatefiles.normalized'];
    expect(causesOf(report)).toEqual([{ text: '2 rules failed: no `file_namespace` is declared.', rules }]);
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
      fix: "wiki-query-conformance http://127.0.0.1:8080/api.php --set 'article_url=http://a/$1' --set 'file_namespace=Datei'",
      rules: ['allimages.url', 'allimages.title-from-name'],
    });
  });

  test('of untested rules is none: the failure says what it blocks', () => {
    const blocked: Finding = { outcome: 'untested', message: 'x', blockedBy: 'allimages.list' };
    const report = reportOf({
      'allimages.list': { outcome: 'failed', message: 'no list' },
      'allimages.ns': blocked,
      'allimages.url': blocked,
    });
    expect(causesOf(report)).toEqual([]);
    const [failed] = report.results.filter(({ rule }) => rule === 'allimages.list');
    expect(failed && placeText(failed, report)).toBe('MUST, section 2.2, blocks 2 rules');
  });

  test('is named besides much that was answered, with the rules that it explains', () => {
    const report = mixed([right(4), came(5, 429, { 'retry-after': '3600' }, 'Too many requests')]);
    expect(causesOf(report)).toMatchObject([
      { text: 'The server is rate-limiting (Retry-After: 1 hour).', rules: ['allimages.ns'] },
    ]);
  });

  test('of a response that another request got before is that request, unless it holds no data', () => {
    const body = '{"batchcomplete":"","query":{"languageinfo":{"aa":{"code":"aa"}}}}';
    const asked = (id: number, question: string, selection: string, sent = body): RecordedExchange => {
      const exchange = came(id, 200, {}, sent);
      const url = `http://a/api.php?action=query&${selection}&format=json`;
      return { ...exchange, question, request: { ...exchange.request, url } };
    };
    const findings = { 'allimages.list': failure(2), 'dbrepllag.list': failure(3) };
    const exchangesWith = (sent: string) => [
      asked(1, 'languageinfo', 'meta=languageinfo', sent),
      asked(2, 'allimages page 1 (parameters all reversed)', 'list=allimages', sent),
      asked(3, 'dbrepllag', 'meta=siteinfo&siprop=dbrepllag', sent),
    ];
    expect(causesOf(reportOf(findings, { exchanges: exchangesWith(body) }))).toMatchObject([
      {
        text: "Exchange 2 (allimages page 1) got the response to exchange 1 (languageinfo), byte for byte; 1 more exchange also got another request's response.",
        rules: ['allimages.list', 'dbrepllag.list'],
      },
    ]);
    const empty = '{"batchcomplete":"","query":{}}';
    expect(causesOf(reportOf(findings, { exchanges: exchangesWith(empty) }))).toEqual([]);
  });

  test('names what all of its requests have in common', () => {
    const refused = came(5, 403, {}, 'Forbidden');
    const textWith = (other: Finding) =>
      textsOf(
        reportOf(
          { 'html.pretty': refusal('only in HTML and with a cookie', 3), 'session.same-answer': other },
          { exchanges: [right(4), refused] },
        ),
      )[0];
    const text = 'HTTP 403 and no API response: "Forbidden"';
    expect(textWith(refusal('only with a cookie', 2))).toBe(`${text} (only with a cookie)`);
    expect(textWith(refusal(undefined, 1))).toBe(`${text} (only in HTML and with a cookie)`);
    expect(textWith(refusal(undefined, 2))).toBe(text);
  });

  test('asks for the address only if nothing was answered', () => {
    const page = came(5, 200, { 'content-type': 'text/html' }, '<title>Example Corp</title>');
    const text = 'This URL serves an HTML page ("Example Corp"), not the API.';
    expect(causesOf(mixed([page]))).toMatchObject([{ text, next: 'Is this the address of `api.php`?' }]);
    const [cause] = causesOf(mixed([right(4), page]));
    expect(cause).toMatchObject({ text });
    expect(cause?.next).toBeUndefined();
  });

  test('of a login from some request on is a session that ended', () => {
    const denied = came(5, 200, {}, '{"error":{"code":"readapidenied","info":"You need read permission."}}');
    expect(causesOf(mixed([right(4), denied]))).toMatchObject([
      {
        text: 'The wiki requires a login (error `readapidenied`) since request 5; earlier ones were answered.',
        next: 'If a session ended, log in again and pass its new cookie with `--header`.',
      },
    ]);
    expect(causesOf(mixed([right(4), denied, right(6)]))[0]?.text).toBe(
      'The wiki requires a login (error `readapidenied`).',
    );
  });
});

describe('an inconclusive audit', () => {
  const report = mixed([came(5, 403, { 'content-type': 'text/html' }, '<h1>Forbidden</h1><p>A &amp; B')]);
  const text = 'HTTP 403 and no API response: "Forbidden"';

  test('has its cause as the headline, with the beginning of what came', () => {
    const shown = { status: 'HTTP 403, text/html', lines: ['Forbidden', 'A & B'] };
    expect(headlineOf(report)).toMatchObject({ text, shown });
  });

  test('says so in every format; the last line of the console is the verdict', async () => {
    for (const name of ['html', 'markdown', 'badge', 'shields', 'junit', 'earl'] as const)
      expect((await fileFormats[name].load())(report), name).toMatch(
        /HTTP 403 and no API response|inconclusive: access refused/,
      );
    expect(githubAnnotations(report)).toMatch(/^::error title=HTTP 403 and no API response%3A "Forbidden"::/);
    const lines = consoleReport(report, { columns: 100, colour: false }).trimEnd().split('\n');
    expect(lines[0]).toBe(`? ${text}`);
    expect(lines.at(-1)).toBe(
      `? INCONCLUSIVE: 1 can't tell · 22 passed · 1 not applicable (47 requests in 0.8 s)`,
    );
  });
});

const wordsBefore = (report: Report, cause: string) => {
  const text = consoleReport(report, { columns: 100, colour: false });
  expect(text).toContain(cause);
  return text.slice(0, text.indexOf(cause)).split(/\s+/).filter(Boolean).length;
};

test('before its cause, a report has few words, however many rules fail', () => {
  const one = reportOf({ 'allimages.ns': { outcome: 'failed', message: '`ns` is 0, not 6' } });
  expect(wordsBefore(one, '`ns` is 0')).toBeLessThanOrEqual(12);
  const fifteen = conformant.results.slice(0, 15).map(({ rule }) => [rule, undeclared]);
  expect(
    wordsBefore(reportOf(Object.fromEntries(fifteen) as object), 'no `file_namespace` is declared'),
  ).toBeLessThanOrEqual(40);
  const php = came(5, 200, {}, '<br />\n<b>Fatal error</b>:  Out of memory in /x.php on line 1<br />');
  expect(wordsBefore(mixed([php]), 'Fatal error: Out of memory')).toBeLessThanOrEqual(15);
});
