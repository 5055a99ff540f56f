/** The formats of a report that are files: each is a pure function of the one report, loaded when it is asked for. */
import type { Report } from '../schemas/verdict.js';

export type Renderer = (report: Report) => string;

interface FileFormat {
  /** In the folder of the report. */
  readonly file: string;
  readonly load: () => Promise<Renderer>;
}

export const fileFormats = {
  html: {
    file: 'report.html',
    load: async () => (await import('./html/page.js')).htmlReport,
  },
  json: {
    file: 'report.json',
    load: async () => (await import('./formats/json.js')).jsonReport,
  },
  junit: {
    file: 'junit.xml',
    load: async () => (await import('./formats/junit.js')).junitReport,
  },
  earl: {
    file: 'earl.jsonld',
    load: async () => (await import('./formats/earl.js')).earlReport,
  },
  ctrf: {
    file: 'ctrf.json',
    load: async () => (await import('./formats/ctrf.js')).ctrfReport,
  },
  sarif: {
    file: 'report.sarif',
    load: async () => (await import('./formats/sarif.js')).sarifReport,
  },
  markdown: {
    file: 'report.md',
    load: async () => (await import('./formats/markdown.js')).markdownReport,
  },
  badge: {
    file: 'badge.svg',
    load: async () => (await import('./formats/badge.js')).badgeReport,
  },
  shields: {
    file: 'badge.json',
    load: async () => (await import('./formats/badge.js')).shieldsReport,
  },
} as const satisfies Readonly<Record<string, FileFormat>>;

export type FileFormatName = keyof typeof fileFormats;

/** Written while the audit runs: the exchanges are more than its report. */
export const HAR_FILE = 'audit.har';

/** In the order in which files are named to the reader: for people first. */
export const fileFormatNames = Object.keys(fileFormats) as FileFormatName[];
