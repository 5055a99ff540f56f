import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { markdownReport } from './markdown.js';
import { everySample } from '../testing/hostile.js';
import { asFarAsAsked, nonconformant, reportOf } from '../testing/reports.js';

function nodesIn(markdown: string): Nodes[] {
  const all = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(all) : [])];
  return all(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}

describe('the report as Markdown', () => {
  // docs/reference/formats.md shows a whole one.
  test('has the failures, the counts and what it was audited against', () => {
    const contract = { title: 'The wiki query contract', version: '1.0', digest: `sha256:${'0'.repeat(64)}` };
    const text = markdownReport({ ...nonconformant, contract });
    expect(text.match(/^### .*$/gm)).toEqual([
      '### ✗ `allimages.ns` (MUST, section 2.2)',
      '### ✗ `allimages.url-prefix` (MUST, section 2.2)',
      '### ✗ `session.same-answer` (MUST, section 5)',
      '### ! `session.no-live-cookie` (SHOULD, section 5)',
      '### Not judged',
    ]);
    expect(text).toMatch(
      /^\| `all` \| 16 \| 4 \| 2 \| 1 \| 1 \|$[^]*\nAudited against `The wiki query contract`, version 1\.0 \(`sha256:0{12}`\) by `wiki-query-conformance [\d.]+`\.\n$/m,
    );
  });

  test('names the target in its heading, then the reason and the counts', () => {
    const target = { ...asFarAsAsked.target, label: 'our staging wiki' };
    const [heading, reason, counts] = markdownReport({ ...asFarAsAsked, target }).split('\n\n');
    expect(heading).toBe(
      '## ✓ CONFORMANT AS FAR AS ASKED: `our staging wiki (https://wiki.example/w/api.php)`',
    );
    expect(reason).toMatch(/^`All MUST rules passed, as far as asked: /);
    expect(counts).toBe(
      "**CONFORMANT AS FAR AS ASKED: 2 can't tell · 21 passed · 1 not applicable** (100 requests in 24 s)",
    );
  });

  test('has commands in blocks of code, and nothing else, because GitHub clips their lines', () => {
    const nodes = everySample.flatMap(([, report]) => nodesIn(markdownReport(report)));
    const blocks = nodes.flatMap(node => (node.type === 'code' ? [node.value] : []));
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.filter(block => !/^(#|curl|wiki-query-conformance) .*$/.test(block))).toEqual([]);
  });

  test.each(everySample)('of %s fits into a comment, without links, images and HTML', (_name, report) => {
    expect(markdownReport(report).length).toBeLessThan(20_000);
    const nodes = nodesIn(markdownReport(report));
    expect(nodes.filter(({ type }) => /html|link|image|definition|footnote/i.test(type))).toEqual([]);
  });

  test.each([
    '@admin fixes #1 at https://evil.example',
    '``` </details><img src=x onerror=alert(1)> ```',
    '`',
    '`` @admin ``',
    ' ',
    '',
    '| a | b |',
    '[a](https://evil.example) ![b](c) <b> www.evil.example me@evil.example',
    '1. # heading',
    'a `b` `c`` d',
    '`@admin` at `https://evil.example`: www.evil.example',
  ])('keeps the text %j within code', text => {
    const finding = { outcome: 'failed', message: text, hint: text } as const;
    const report = reportOf(
      { 'allimages.ns': finding },
      { reason: text, seed: text, target: { url: text, profile: { a: text }, declared: ['a'] } },
    );
    const spoken = nodesIn(markdownReport(report)).flatMap(node =>
      node.type === 'text' ? [node.value] : [],
    );
    expect(spoken.join(' ')).not.toMatch(/[@<`[]|evil|#|alert/);
  });
});
