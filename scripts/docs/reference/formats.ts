/** The figures of `docs/reference/formats.md`: a sample of each file that the suite reads or writes. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutants } from '../../../fixtures/mutants/index.js';
import { serveWiki, type ServeOptions } from '../../../fixtures/serve.js';
import { consoleReport } from '../../../reporters/console/console.js';
import { consoleDiff, markdownDiff } from '../../../reporters/diff/words.js';
import { inTotoStatement } from '../../../reporters/formats/in-toto.js';
import { HAR_FILE, STATEMENT_FILE, fileFormatNames, fileFormats } from '../../../reporters/index.js';
import { table } from '../../../reporters/text/markdown.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { totalsOf } from '../../../schemas/verdict.js';
import { inferProfile } from '../../../suites/audit/infer.js';
import { baselineOf } from '../../cli/commands/audit.js';
import { diffBetween } from '../../cli/commands/diff.js';
import { profileFile } from '../../cli/commands/profile.js';
import { audit } from '../../../suites/audit/audit.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import { judge } from '../../../suites/audit/replay.js';
import { withFixes } from '../../cli/output/recording.js';

/** One rule that passes, one that a parameter explains, one that fails. */
const rules = ['allimages.list', 'allimages.descriptionurl-target', 'allimages.ns'];
const lawful: ServeOptions = { files: 12, articleUrl: '{base_url}/wiki/$1' };
const broken: ServeOptions = { ...lawful, alter: mutants['allimages.ns/string']?.alter ?? {} };

/** The figures by name; a figure of a format has its name. */
export async function formatFigures(): Promise<Readonly<Record<string, string>>> {
  const folder = await mkdtemp(join(tmpdir(), 'formats-'));
  try {
    return await figuresIn(join(folder, 'older'), join(folder, 'newer'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function figuresIn(older: string, newer: string): Promise<Readonly<Record<string, string>>> {
  await sampleAudit(lawful, older, { rules }, '2026-03-01T09:30:00.000Z');
  const { report: whole, har } = await sampleAudit(broken, newer, { rules });
  const diff = await diffBetween(join(older, 'report.json'), join(newer, 'report.json'), false);
  // Unselected rules add nothing to a sample.
  const results = whole.results.filter(({ rule }) => rules.includes(rule));
  const report = { ...whole, results, totals: totalsOf(results) };
  const sha256 = createHash('sha256').update(safeJson(report)).digest('hex');
  const screen = { columns: 90, colour: false };
  const figures: Record<string, string> = {
    formats: formatTable(),
    console: fenced('txt', consoleReport(whole, { ...screen, files: ['conformance-report/report.html'] })),
    har: abridged(await readFile(har, 'utf8')),
    'in-toto': abridged(inTotoStatement(report, [{ name: fileFormats.json.file, sha256 }])),
    profile: fenced('json', await sampleProfile()),
    baseline: fenced('json', JSON.stringify({ rules: baselineOf(report) }, null, 2)),
    'diff-console': fenced('txt', consoleDiff(diff, { ...screen, files: [] })),
    'diff-markdown': fenced('md', markdownDiff(diff)),
    'diff-json': abridged(JSON.stringify(diff)),
  };
  // The page is shown in pictures.
  for (const name of fileFormatNames.filter(each => each !== 'html')) {
    const text = (await fileFormats[name].load())(report);
    const language = { junit: 'xml', badge: 'xml', markdown: 'md' }[name as string] ?? 'txt';
    figures[name] = text.trimStart().startsWith('{') ? abridged(text) : fenced(language, text);
  }
  return figures;
}

function formatTable(): string {
  const files = [
    ...fileFormatNames.map(name => [name, fileFormats[name].file]),
    ['har', HAR_FILE],
    ['in-toto', STATEMENT_FILE],
  ].map(([name, file]) => [`[\`${name}\`](#${name})`, `\`${file}\``]);
  const rows = [['[`console`](#console)', 'none: standard output'], ...files];
  return `\n\n${table(['Name in `--format`', 'File'], rows)}\n\n`;
}

/** The output of `profile` for the same wiki. */
async function sampleProfile(): Promise<string> {
  const served = await serveWiki(lawful);
  const inferred = await inferProfile({ url: served.url });
  await served.close();
  return profileFile(inferred).replaceAll(new URL(served.url).origin, SAMPLE_ORIGIN);
}

const mostItems = 2;
const longestText = 100;

const abridged = (json: string): string => fenced('json', JSON.stringify(JSON.parse(json), cut, 2));

/** The last entry of a cut list says how much is omitted. */
function cut(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > longestText)
    return `${value.slice(0, longestText).toWellFormed()}…`;
  if (!Array.isArray(value) || value.length <= mostItems) return value;
  return [...(value.slice(0, mostItems) as unknown[]), `… ${value.length - mostItems} more`];
}

/** Longer samples are folded. */
const longest = 30;

function fenced(language: string, text: string): string {
  // A longer fence can contain Markdown with fences.
  const fence = text.includes('```') ? '````' : '```';
  const lines = text.trimEnd().split('\n');
  const sample = [`${fence}${language}`, ...lines, fence].join('\n');
  if (language === 'txt' || lines.length <= longest) return `\n\n${sample}\n\n`;
  const summary = `<summary>A sample (${lines.length} lines)</summary>`;
  return `\n\n<details>${summary}\n\n${sample}\n\n</details>\n\n`;
}

export const SAMPLE_ORIGIN = 'http://127.0.0.1:8080';
const STARTED = '2026-03-02T09:30:00.000Z';
const SENT_IN_MS = 2;

/** Audits a wiki on a free port under the address of the documentation, and judges the recording with fixed dates. */
export async function sampleAudit(
  wiki: ServeOptions,
  folder: string,
  options: Omit<AuditOptions, 'url' | 'har'>,
  started = STARTED,
) {
  await mkdir(folder, { recursive: true });
  const har = join(folder, HAR_FILE);
  const served = await serveWiki(wiki);
  const connectTo = new URL(served.url).host;
  await audit({ seed: 'docs', strength: 1, ...options, url: `${SAMPLE_ORIGIN}/api.php`, connectTo, har });
  await served.close();
  const settled = (await readFile(har, 'utf8'))
    .replace(`,"connectTo":"${connectTo}"`, '')
    .replaceAll(/"(started|startedDateTime)":"[^"]*"/g, `"$1":"${started}"`)
    .replaceAll(/"(time|wait|durationMs)":[\d.]+/g, `"$1":${SENT_IN_MS}`)
    .replaceAll(/("name":"date","value":)"[^"]*"/gi, `$1"${new Date(started).toUTCString()}"`);
  await writeFile(har, settled);
  const judged = await judge({ har, ...(options.baseline ? { baseline: options.baseline } : {}) });
  const report = await withFixes({ ...judged, durationMs: judged.requests * SENT_IN_MS }, har);
  await writeFile(join(folder, 'report.json'), safeJson(report));
  return { report, har };
}
