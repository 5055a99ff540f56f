import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { silences } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { resultOf, type RecordedExchange } from '../../schemas/verdict.js';
import { htmlReport } from './page.js';
import { everySample } from '../testing/hostile.js';
import * as samples from '../testing/reports.js';

const { asFarAsAsked, bodyOf, conformant, nonconformant, recordedAudit: audit, reportOf, ruined } = samples;

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Different answers to one question, from exchange 100 on. */
function manyExchanges(count: number, size: number): RecordedExchange[] {
  const [first] = nonconformant.exchanges;
  if (!first) throw new Error('the sample has an exchange');
  return Array.from({ length: count }, (_, at) => {
    const body = `{"query":["entry ${at}",${'"<&é>",'.repeat(Math.ceil(size / 7))}`.slice(0, size);
    const response = { status: 200, headers: {}, ...bodyOf(body), bodyBytes: size };
    return { ...first, id: 100 + at, response };
  });
}

describe('the report as HTML', () => {
  test.each(everySample)('of %s runs and loads only its own', (_name, report) => {
    const html = htmlReport(report);
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src ${hashOf(/<style>([^]*?)<\/style>/.exec(html)?.[1])}`);
    expect(policy).toContain(`script-src ${hashOf(/<script>([^]*?)<\/script>/.exec(html)?.[1])}`);
    expect(html).not.toMatch(/ (?:style|on\w+|src|srcset|action|data)=/);
    expect(html.match(/<(?:script|style|link)\b/g)).toEqual(['<link', '<style', '<script']);
  });

  test('shows for each failure the rule, the finding, the request and the answer', () => {
    const evidence = [{ exchange: 4, pointer: '/batchcomplete', expected: '6', actual: '0' }];
    const finding = { message: '`ns` is wrong', hint: 'No parameter excuses this.', evidence };
    const html = htmlReport(reportOf({ 'allimages.ns': { outcome: 'failed', ...finding } }));
    const [article = ''] = /<article [^]*<\/article>/.exec(html) ?? [];
    for (const part of [
      '<code>ns</code> is wrong',
      '<code>ns</code> is the integer 6, the namespace of files.',
      '<dt>expected</dt><dd><code>6</code></dd>',
      'No parameter excuses this.',
      '<b>Impact</b> Files are handled as articles',
      'curl -g --compressed &#39;http://127.0.0.1:8080/api.php?action=query&amp;list=',
      '{\n  "batchcomplete": <mark>""</mark>\n}',
    ])
      expect(article).toContain(part);
  });

  test('holds every rule of the contract, with its statement and the shape of its field', () => {
    const results = ruleIds.map(rule => resultOf(rule, { outcome: 'passed', message: 'held' }));
    const html = htmlReport({ ...conformant, results });
    for (const rule of ruleIds) expect(html).toContain(`id="rule-${rule}"`);
    expect(html).toContain('<code>ns</code>: integer, required, exactly <code>6</code>');
  });

  test('shows a rule that its own contract does not know', () => {
    const foreign = ['9.9', '2.2'].flatMap(section =>
      conformant.results.slice(0, 1).map(first => ({ ...first, rule: `allimages.<${section}>`, section })),
    );
    const html = htmlReport({ ...conformant, results: [...conformant.results, ...foreign] });
    expect(html).toContain('<h3 id="section-9.9">');
    expect(html.match(/ id="section-2.2"/g)).toHaveLength(1);
    expect(html).toContain('<code>allimages.&lt;2.2&gt;</code>');
  });

  test('holds the silences of the contract with what was observed, and the declared parameters', () => {
    const html = htmlReport(asFarAsAsked);
    for (const id of Object.keys(silences)) expect(html).toContain(`<code>${id}</code>`);
    expect(html).toContain('no white space between members');
    expect(html).toContain('<code>article_url=https://wiki.example/wiki/$1</code>');
  });

  test('says below the address when and how it was audited, and of a wiki that conforms what was tested', () => {
    const page = htmlReport(conformant);
    expect(page).toContain(
      '<p class="when"><time datetime="2026-01-02T03:04:05.678Z">2026-01-02 03:04 UTC</time>, 47 requests in 0.8 s, wiki-query-conformance 1.0.0</p>',
    );
    const tested = page.slice(page.indexOf('What was tested'), page.indexOf('The contract, rule by rule'));
    expect(tested).toContain('aria-label="Outcomes by area"');
    expect(tested).toContain('no white space between members');
    expect(htmlReport(nonconformant)).not.toContain('What was tested');
  });

  test('names what a baseline excuses, and which entry is stale', () => {
    const baseline = [
      { rule: 'allimages.ns', reason: 'until the next release', standing: 'failing' as const },
      { rule: 'allimages.url', reason: 'known', standing: 'passing' as const },
    ];
    const html = htmlReport({ ...nonconformant, baseline });
    expect(html).toContain('<b>Excused</b> until the next release');
    expect(html).toContain('1 failure excused; <code>allimages.url</code> passes now: delete its entry');
  });

  test('shows every request of the recording, and where the rest of a long body is', () => {
    const exchanges = manyExchanges(40, 30_000);
    const html = htmlReport({ ...nonconformant, requests: 42 }, { audit, exchanges, file: 'audit.har' });
    expect(html.match(/<li class="exchange"/g)).toHaveLength(42);
    for (const part of [
      'All 42 requests of the audit, by what they ask.',
      'details of later requests are left out. The recording, <code>audit.har</code>, has them whole.',
      'The first 16,384 characters of 30,000 bytes.',
      'entry 39',
    ])
      expect(html).toContain(part);
  });

  test('shows a body once, and links to it from the answers that repeat it', () => {
    const exchanges = manyExchanges(1, 500).flatMap(first => [100, 101].map(id => ({ ...first, id })));
    const html = htmlReport({ ...nonconformant, exchanges: [] }, { audit, exchanges, file: undefined });
    expect(html.match(/entry 0/g)).toHaveLength(1);
    expect(html).toContain('The body is that of <a href="#exchange-100">exchange 100</a>');
  });

  test('links each result, a passed one too, to the answers that it was judged on', () => {
    const html = htmlReport(conformant, { audit, exchanges: manyExchanges(3, 100), file: undefined });
    expect(html).toContain('Judged on the answers to <a href="#group-allimages">allimages (4)</a>');
    expect(html).toContain('<details class="group" id="group-allimages">');
  });

  test.each([
    [1_000, 40_000, /Long bodies and the details of later requests are left out\./],
    [20_000, 3_000, /[\d,]+ of 60,000 requests\. Long bodies and the details/],
  ])('of %d answers of %d characters has 5 MB at most', (count, size, note) => {
    const recorded = { audit, exchanges: manyExchanges(count, size), file: 'audit.har' };
    const html = htmlReport({ ...ruined, requests: 60_000 }, recorded);
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000);
    expect(html).toMatch(note);
  });
});
