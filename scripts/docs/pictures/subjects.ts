/** The pages that the pictures show, of audits that are the same each time: one wiki with several faults, and a few beside it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { together } from '../../../fixtures/mutants/dsl/edits.js';
import { mutants } from '../../../fixtures/mutants/index.js';
import type { MutantId } from '../../../fixtures/mutants/index.js';
import type { ServeOptions } from '../../../fixtures/serve.js';
import { compareHtml } from '../../../reporters/matrix/compare.js';
import { comparisonOf } from '../../../reporters/compare/index.js';
import { fileFormats } from '../../../reporters/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { readRecorded } from '../../cli/output/recorded.js';
import { sampleAudit } from '../reference/samples.js';
import type { SampleOptions } from '../reference/samples.js';

/** A page by the name that a picture asks for. */
export type Subject = 'report' | 'compare';

/** The path of each page. */
export type Subjects = Readonly<Record<Subject, string>>;

const articlePath: ServeOptions = { articleUrl: '{base_url}/wiki/$1' };

/** One failure that a parameter explains, two faults, a warning, and a known failure. */
const faults: readonly MutantId[] = [
  'allimages.ns/zero',
  'dbrepllag.lag/string',
  'languageinfo.order/first-pair',
  'session.no-live-cookie/third-page',
];

const known = [
  {
    rule: 'languageinfo.order',
    reason: 'order of the old database',
    until: '2999-12-31',
    ticket: 'WIKI-12',
  },
];

/** Writes the pages into a folder; resolves to the path of each. */
export async function writeSubjects(folder: string): Promise<Subjects> {
  const staging = await audited('staging', wikiWith(faults, articlePath), folder, {
    label: 'staging',
    baseline: known,
  });
  const others = [
    await audited('production', articlePath, folder, {
      parameters: { article_url: '{base_url}/wiki/$1' },
    }),
    await audited('old release', wikiWith(['allimages.order/first-pair', 'allimages.ns/zero'], {}), folder),
    await audited('new release', wikiWith(['allimages.order/first-pair'], {}), folder),
  ];
  const compare = join(folder, 'compare.html');
  const reports = [staging, ...others];
  const places = reports.map(({ target: { label = '' } }) => ({
    folder: label,
    href: `${label}/report.html`,
  }));
  await writeFile(compare, compareHtml(comparisonOf(reports, places)));
  return { report: join(folder, 'staging', fileFormats.html.file), compare };
}

/** A wiki with the faults of several mutants. */
function wikiWith(ids: readonly MutantId[], wiki: ServeOptions): ServeOptions {
  const chosen = ids.flatMap(id => mutants[id] ?? []);
  return Object.assign({}, wiki, ...chosen.map(each => each.wiki), {
    alter: together(...chosen.map(({ alter }) => alter)),
  }) as ServeOptions;
}

async function audited(
  label: string,
  wiki: ServeOptions,
  folder: string,
  options: SampleOptions = {},
): Promise<Report> {
  const own = join(folder, label);
  const { report, har } = await sampleAudit(wiki, own, { label, strength: 1, ...options });
  const render = await fileFormats.html.load();
  await writeFile(join(own, fileFormats.html.file), render(report, await readRecorded(har, true)));
  return report;
}
