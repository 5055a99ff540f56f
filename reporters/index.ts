/**
 * The formats of a report, each with its file name and its renderer.
 *
 *     import { writeFileSync } from 'node:fs';
 *     import { fileFormats } from 'wiki-query-conformance/reporters';
 *
 *     const { file, load } = fileFormats.junit;
 *     const render = await load();
 *     writeFileSync(file, render(report));
 */
import type { Recorded } from './report/repeat.js';
import type { Report } from '../schemas/verdict.js';

/** The recording of the audit, for the HTML page. */
export type { Recorded } from './report/repeat.js';
/** The outcome of every rule on one target, with the evidence: what `report.json` holds. */
export type { Report } from '../schemas/verdict.js';

/** A pure function. Only the HTML page uses the recording. */
export type Renderer = (report: Report, recorded?: Recorded) => string;

/** A format of a report that is written to a file. */
export interface FileFormat {
  /** The name of its file in the folder of the report. */
  readonly file: string;
  /** Loads the renderer on demand, for a fast start. */
  readonly load: () => Promise<Renderer>;
}

/** The name of a format that is written to a file. */
export type FileFormatName =
  'html' | 'json' | 'junit' | 'earl' | 'ctrf' | 'sarif' | 'markdown' | 'badge' | 'shields' | 'openmetrics';

/** By name; those for people come first. */
export const fileFormats: Readonly<Record<FileFormatName, FileFormat>> = {
  html: { file: 'report.html', load: async () => (await import('./html/page.js')).htmlReport },
  json: { file: 'report.json', load: async () => (await import('./text/safe-json.js')).safeJson },
  junit: { file: 'junit.xml', load: async () => (await import('./formats/junit.js')).junitReport },
  earl: { file: 'earl.jsonld', load: async () => (await import('./formats/earl.js')).earlReport },
  ctrf: { file: 'ctrf.json', load: async () => (await import('./formats/ctrf.js')).ctrfReport },
  sarif: { file: 'report.sarif', load: async () => (await import('./formats/sarif.js')).sarifReport },
  markdown: { file: 'report.md', load: async () => (await import('./formats/markdown.js')).markdownReport },
  badge: { file: 'badge.svg', load: async () => (await import('./formats/badge.js')).badgeReport },
  shields: { file: 'badge.json', load: async () => (await import('./formats/badge.js')).shieldsReport },
  openmetrics: {
    file: 'metrics.prom',
    load: async () => (await import('./formats/openmetrics.js')).openMetricsReport,
  },
};

/** In the order of {@link fileFormats}. */
export const fileFormatNames = Object.keys(fileFormats) as FileFormatName[];

/** The values of `--format`. `har` is written during the audit, and `in-toto` last, with the digests of the other files. */
export const formatNames = ['console', ...fileFormatNames, 'har', 'in-toto'] as const;

/** The name of a recording in the folder of the report. */
export const HAR_FILE = 'audit.har';

/** The name of the statement about the other files there. */
export const STATEMENT_FILE = 'statement.intoto.json';
