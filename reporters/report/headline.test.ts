/** The name of the target and a stale baseline, where each format has its headline. */
import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { consoleReport } from '../console/console.js';
import { fileFormatNames, fileFormats, type FileFormatName } from '../index.js';
import { conformant, nonconformant } from '../testing/reports.js';

const LABEL = 'embedded reference wiki';

const rendered = async (format: FileFormatName, report: Report) => (await fileFormats[format].load())(report);
const parsed = async (format: FileFormatName, report: Report) =>
  JSON.parse(await rendered(format, report)) as Readonly<Record<string, never>>;

describe('the label of the target is in the headline of', () => {
  const named: Report = { ...conformant, target: { ...conformant.target, label: LABEL } };
  const { url } = named.target;

  test('the console', () => {
    const [headline] = consoleReport(named, { columns: 120, colour: false }).split('\n');
    expect(headline).toBe(`✓ CONFORMANT  ${LABEL} (${url})`);
  });

  /** Where a reader looks first. */
  const headline: Readonly<Record<FileFormatName, (text: string) => string | undefined>> = {
    html: text => /<title>(.*)<\/title>/.exec(text)?.[1],
    json: text => (JSON.parse(text) as Report).target.label,
    junit: text => /<testsuites name="([^"]*)"/.exec(text)?.[1],
    earl: text => /"earl:TestSubject",\s*"dct:title": "([^"]*)"/.exec(text)?.[1],
    ctrf: text => /"appName": "([^"]*)"/.exec(text)?.[1],
    sarif: text => /"automationDetails": \{[^}]*"text": "([^"]*)"/.exec(text)?.[1],
    markdown: text => text.split('\n')[0],
    badge: text => /<title>(.*)<\/title>/.exec(text)?.[1],
    shields: text => (JSON.parse(text) as { label: string }).label,
    openmetrics: text => /^\w+_info\{.*\blabel="([^"]*)".*\} 1$/m.exec(text)?.[1],
  };

  test.each(fileFormatNames)('%s, and only there if there is one', async format => {
    expect(headline[format](await rendered(format, named))).toContain(LABEL);
    expect(await rendered(format, conformant)).not.toContain(LABEL);
  });
});

describe('a stale entry of the baseline', () => {
  const stale: Report = {
    ...conformant,
    baseline: [{ rule: 'allimages.ns', reason: 'known', standing: 'passing' }],
  };

  test.each(['html', 'markdown', 'badge', 'shields'] as const)('is no green headline in %s', async format => {
    const text = await rendered(format, stale);
    expect(text).toMatch(/stale baseline/i);
    expect(text).not.toMatch(/✓ <?\/?\w*>? ?conformant/i);
  });

  test('fails a test of its own in JUnit and CTRF', async () => {
    const junit = await rendered('junit', stale);
    expect(junit).toContain(
      '<testcase classname="baseline" name="allimages.ns" time="0.000"><failure type="stale"',
    );
    expect(junit).toMatch(/^<testsuites name="[^"]*" tests="\d+" failures="1" errors="0"/m);
    expect(await parsed('ctrf', stale)).toMatchObject({ results: { summary: { failed: 1 } } });
  });
});

describe('a failure that the baseline excuses', () => {
  const rule = 'allimages.ns';
  const excused: Report = { ...nonconformant, baseline: [{ rule, reason: 'known', standing: 'failing' }] };

  test('is skipped in CTRF', async () => {
    const { results } = await parsed('ctrf', excused);
    const { tests, summary } = results as unknown as {
      tests: { name: string; status: string }[];
      summary: Readonly<Record<string, number>>;
    };
    expect(tests.find(({ name }) => name === rule)?.status).toBe('skipped');
    for (const status of ['passed', 'failed', 'skipped', 'pending', 'other'])
      expect(tests.filter(each => each.status === status)).toHaveLength(summary[status] ?? -1);
  });

  test('comes after the new ones in Markdown', async () => {
    const text = await rendered('markdown', excused);
    expect(text.indexOf('### Excused by the baseline')).toBeGreaterThan(text.lastIndexOf('### !'));
    expect(text).not.toContain(`### ✗ \`${rule}\``);
  });
});
