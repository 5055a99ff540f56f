/** What the README shows and counts is what the suite of today prints. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import { variants } from '../../fixtures/variants/index.js';
import { consoleReport } from '../../reporters/console/console.js';
import { rules } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';

const readme = readFileSync('README.md', 'utf8').replaceAll(/<!--.*?-->/g, '');
const [shown] = readme.match(/(?<=^```\n)✗ NOT CONFORMANT[^]*?(?=```$)/m) ?? [];

test('the report that it shows is that of the variant that it names', async () => {
  const wiki = await serveWiki(variants['article-path']?.wiki ?? {});
  const report = await audit({ url: wiki.url, seed: 'readme' });
  await wiki.close();
  const elsewhere = JSON.parse(
    JSON.stringify(report).replaceAll(new URL(wiki.url).origin, 'http://127.0.0.1:8080'),
  ) as Report;
  const printed = consoleReport(
    { ...elsewhere, durationMs: 200 },
    {
      columns: 90,
      colour: false,
      files: ['conformance-report/report.html', 'conformance-report/report.json'],
    },
  );
  expect(shown).toBe(printed);
  expect(readme).toContain(`sends ${report.requests} requests`);
});

test('it counts the rules as the contract does', () => {
  const { length } = ruleIds;
  expect(readme).toContain(`a document of ${length} rules`);
  expect(readme).toContain(`1 rule worse; ${length - 1} unchanged`);
});
