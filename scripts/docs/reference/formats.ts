/** The figures of `docs/reference/formats.md`: a sample of each file that the suite reads or writes. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWiki } from '../../../fixtures/serve.js';
import type { ServeOptions } from '../../../fixtures/serve.js';
import { mutants } from '../../../fixtures/mutants/index.js';
import { consoleReport } from '../../../reporters/console/console.js';
import { consoleDiff } from '../../../reporters/diff/console.js';
import { markdownDiff } from '../../../reporters/diff/markdown.js';
import { inTotoStatement } from '../../../reporters/formats/in-toto.js';
import { HAR_FILE, STATEMENT_FILE, fileFormatNames, fileFormats } from '../../../reporters/index.js';
import type { FileFormatName } from '../../../reporters/index.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { table } from '../../../reporters/text/markdown-table.js';
import { totalsOf } from '../../../schemas/verdict.js';
import type { Report } from '../../../schemas/verdict.js';
import { inferProfile } from '../../../suites/audit/inference/infer.js';
import { diffBetween } from '../../cli/commands/diff.js';
import { profileFile } from '../../cli/commands/profile.js';
import { baselineOf } from '../../cli/input/baseline-file.js';
import { SAMPLE_ORIGIN, readRecording, sampleAudit } from './samples.js';

/** One rule that passes, one that a parameter explains, and one that is broken. */
const shownRules = ['allimages.list', 'allimages.descriptionurl-target', 'allimages.ns'];

const lawful: ServeOptions = { files: 12, articleUrl: '{base_url}/wiki/$1' };
const broken: ServeOptions = {
  ...lawful,
  ...mutants['allimages.ns/string']?.wiki,
  alter: mutants['allimages.ns/string']?.alter ?? {},
};

const languages: Readonly<Partial<Record<FileFormatName, string>>> = {
  junit: 'xml',
  badge: 'xml',
  markdown: 'md',
};

/** Every format of a report but the page, of which there are pictures. */
const sampledFormats = fileFormatNames.filter(name => name !== 'html');

/** The figures by name; those of the formats have the names of the formats. */
export async function formatFigures(): Promise<Readonly<Record<string, string>>> {
  const folder = await mkdtemp(join(tmpdir(), 'formats-'));
  try {
    const [older, newer] = ['older', 'newer'].map(name => join(folder, name)) as [string, string];
    const how = { rules: shownRules, strength: 1 } as const;
    await sampleAudit(lawful, older, { ...how, started: '2026-03-01T09:30:00.000Z' });
    const sample = await sampleAudit(broken, newer, how);
    const report = withoutUnselected(sample.report);
    return {
      formats: formatTable(),
      console: fenced(
        'txt',
        consoleReport(sample.report, {
          columns: 90,
          colour: false,
          files: ['conformance-report/report.html'],
        }),
      ),
      ...(await samplesOf(report)),
      har: fenced('json', abridgedJson(await readRecording(sample))),
      'in-toto': fenced('json', abridgedJson(JSON.parse(statementOn(report)))),
      profile: fenced('json', await sampleProfile()),
      baseline: fenced('json', JSON.stringify({ rules: baselineOf(report) }, null, 2)),
      ...(await diffFigures(older, newer)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const mostItems = 2;
const longestText = 100;

/** JSON with long lists and texts cut; the last entry of a list says how much is left out. */
const abridgedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => abridged(each), 2);

function abridged(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longestText)
    return `${value.slice(0, longestText).toWellFormed()}…`;
  if (!Array.isArray(value) || value.length <= mostItems) return value;
  const items: readonly unknown[] = value;
  return [...items.slice(0, mostItems), `… ${items.length - mostItems} more`];
}

/** With the digest of the sample that the page shows. */
function statementOn(report: Report): string {
  const sha256 = createHash('sha256').update(safeJson(report)).digest('hex');
  return inTotoStatement(report, [{ name: fileFormats.json.file, sha256 }]);
}

function formatTable(): string {
  const rows = [
    ...fileFormatNames.map(name => [name, fileFormats[name].file] as const),
    ['har', HAR_FILE] as const,
    ['in-toto', STATEMENT_FILE] as const,
  ].map(([name, file]) => [`[\`${name}\`](#${name})`, `\`${file}\``]);
  return block(
    table(['Name in `--format`', 'File'], [['[`console`](#console)', 'none: standard output'], ...rows]),
  );
}

/** Of the rules that were not selected, a report says only that. */
function withoutUnselected(report: Report): Report {
  const results = report.results.filter(({ rule }) => shownRules.includes(rule));
  return { ...report, results, totals: totalsOf(results) };
}

async function samplesOf(report: Report): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  for (const name of sampledFormats) {
    const text = (await fileFormats[name].load())(report);
    const isJson = text.trimStart().startsWith('{');
    figures[name] = isJson
      ? fenced('json', abridgedJson(JSON.parse(text)))
      : fenced(languages[name] ?? 'txt', text);
  }
  return figures;
}

/** What `profile` prints of the same wiki. */
async function sampleProfile(): Promise<string> {
  const served = await serveWiki(lawful);
  const inferred = await inferProfile({ url: served.url });
  await served.close();
  return profileFile(inferred).replaceAll(new URL(served.url).origin, SAMPLE_ORIGIN);
}

async function diffFigures(older: string, newer: string): Promise<Record<string, string>> {
  const diff = await diffBetween(join(older, 'report.json'), join(newer, 'report.json'), false);
  return {
    'diff-console': fenced('txt', consoleDiff(diff, { columns: 90, colour: false, files: [] })),
    'diff-markdown': fenced('md', markdownDiff(diff)),
    'diff-json': fenced('json', abridgedJson(diff)),
  };
}

/** Longer samples are folded. */
const longest = 30;

/** A longer fence holds Markdown that has fences of its own. */
function fenced(language: string, text: string): string {
  const fence = text.includes('```') ? '````' : '```';
  const lines = text.trimEnd().split('\n');
  const sample = [`${fence}${language}`, ...lines, fence].join('\n');
  if (language === 'txt' || lines.length <= longest) return block(sample);
  return block(`<details><summary>A sample (${lines.length} lines)</summary>\n\n${sample}\n\n</details>`);
}

const block = (text: string) => `\n\n${text}\n\n`;
