/** What of the HTML form cannot be told, because it depends on what is not read. */
import { expect, test } from 'vitest';
import { inHtml } from '../../fixtures/mutants/dsl/conditions.js';
import { inText } from '../../fixtures/mutants/dsl/edits.js';
import { auditOf } from '../testing/samples/served.js';

const PRE = /<pre[^>]*>(.*)<\/pre>/s;

async function outcomesOf(change: (html: string) => string) {
  const wiki = { alter: inText(change, inHtml) };
  const { conformant, results } = await auditOf(wiki, { seed: 'html', strength: 1 });
  const found = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell');
  return { conformant, found: found.map(({ rule, outcome, message }) => ({ rule, outcome, message })) };
}

const withLines = (html: string) =>
  html.replace(PRE, (_all, markup: string) =>
    markup.replace(
      /^( *)(.*)\n?/gm,
      (_line, { length }: string, text: string) => `<div class="d${length}">${text}</div>`,
    ),
  );

test('a document whose lines a style sheet may indent is not judged', async () => {
  const { conformant, found } = await outcomesOf(html =>
    withLines(html).replace('</head>', '<link rel="stylesheet" href="json.css"></head>'),
  );
  expect(conformant).toBeNull();
  expect(found).toMatchObject([{ rule: 'html.pretty', outcome: 'cantTell' }]);
  expect(found[0]?.message).toContain('which a style sheet may lay out');
});
