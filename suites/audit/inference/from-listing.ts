/** Observes the URLs and names that a deployment chose, on the first page of the listing. */
import { pageRules } from '../../checks/observer.js';
import { startProgress } from '../../probes/listing/walk.js';
import { recordsOf } from '../../answers/titles.js';
import type { Page } from '../../evidence/page.js';
import { resolveProfile, type Profile } from '../../evidence/profile.js';
import {
  declaredIn,
  determined,
  undetermined,
  type Answers,
  type ParameterObservation,
} from './observation.js';
import {
  articleUrlOf,
  explains,
  linkBaseOf,
  namespaceOf,
  samplesOf,
  uploadAddressOf,
  type Sample,
} from './urls.js';
import { isObject, whyNothing } from '../../answers/reading.js';
import { counted, quoted } from '../../values/messages.js';

export function observeListing(answers: Answers): ParameterObservation[] {
  const { profile, page } = answers;
  const entries = page?.entries ?? [];
  const nothing = whyNoFile(answers);
  const base = observeBase(samplesOf(entries, 'descriptionshorturl'), profile, nothing);
  const now = resolveProfile(new URL(profile.api), declaredIn(base));
  const namespace = observeNamespace(answers, nothing);
  return [
    ...base,
    namespace,
    observeArticles(samplesOf(entries, 'descriptionurl'), now, namespace, nothing),
    ...observeUploads(samplesOf(entries, 'url'), now, nothing),
  ];
}

/** Why the listing shows no file, or the reason to give where its files lack a field. */
function whyNoFile({ page, listing }: Answers): string {
  if (!page) return `the listing could not be read (${whyNothing(listing) ?? 'no list of files'})`;
  return page.entries.length === 0 ? 'the listing contains no file' : 'no file of the listing has the field';
}

const evidenceOf = (field: string, [first]: readonly Sample[]): string =>
  first ? `\`${field}\` of ${quoted(first.name, 80)} is ${quoted(first.url, 200)}` : '';

const ORIGIN = /^https?:\/\/[^/]+/;

function observeBase(
  shortUrls: readonly Sample[],
  { values }: Profile,
  nothing: string,
): ParameterObservation[] {
  const evidence = evidenceOf('descriptionshorturl', shortUrls);
  const base = linkBaseOf(shortUrls);
  if (base === undefined) {
    const why =
      evidence === '' ? nothing : `no single prefix of \`/index.php?curid=\` fits all files: ${evidence}`;
    return [undetermined('base_url', why), undetermined('public_origin', why)];
  }
  const usual = values.base_url;
  if (base.replace(ORIGIN, '') !== usual.replace(ORIGIN, ''))
    return [
      determined('base_url', base, usual, evidence),
      determined('public_origin', '', '', 'the origin of `base_url`'),
    ];
  const originOf = (url: string) => ORIGIN.exec(url)?.[0] ?? url;
  return [
    determined('base_url', usual, usual, evidence),
    determined('public_origin', originOf(base), originOf(usual), evidence),
  ];
}

function observeNamespace({ page, title }: Answers, nothing: string): ParameterObservation {
  const titles = samplesOf(page?.entries ?? [], 'title');
  const record = Object.values((title && recordsOf(title)) ?? {})[0];
  const normal = isObject(record) ? record['title'] : undefined;
  const [, prefix] = (typeof normal === 'string' && /^([^:]+):/.exec(normal)) || [];
  const namespace = namespaceOf(titles) ?? prefix;
  const evidence =
    titles.length > 0
      ? evidenceOf('title', titles)
      : `the title of a missing file is ${quoted(typeof normal === 'string' ? normal : '')}`;
  if (namespace === undefined)
    return undetermined(
      'file_namespace',
      titles.length > 0 ? `no single name fits all files: ${evidence}` : nothing,
    );
  return determined('file_namespace', namespace, 'File', evidence);
}

function observeArticles(
  pages: readonly Sample[],
  { values }: Profile,
  { declare: namespace = 'File' }: ParameterObservation,
  nothing: string,
): ParameterObservation {
  const evidence = evidenceOf('descriptionurl', pages);
  if (pages.length === 0) return undetermined('article_url', nothing);
  const usual = values.article_url;
  const found = explains(usual, pages, namespace) ? usual : articleUrlOf(pages, namespace);
  return found === undefined
    ? undetermined('article_url', `no single URL with $1 for the title fits all files: ${evidence}`)
    : determined('article_url', found, usual, evidence);
}

function observeUploads(
  files: readonly Sample[],
  { values }: Profile,
  nothing: string,
): ParameterObservation[] {
  const evidence = evidenceOf('url', files);
  const found = uploadAddressOf(files);
  if (!found) {
    const why = files.length === 0 ? nothing : `no single folder fits all files: ${evidence}`;
    return [undetermined('upload_url', why), undetermined('hash_levels', why)];
  }
  const { uploadUrl, hashLevels } = found;
  const usual = values.upload_url;
  const folders = hashLevels === '2' ? 'folders such as a/a5' : 'one folder';
  return [
    determined('upload_url', uploadUrl, usual, evidence),
    determined(
      'hash_levels',
      hashLevels,
      '2',
      `${folders} for ${counted(files.length, 'file')}: ${evidence}`,
    ),
  ];
}

/** The rules that the page breaks even under these parameters, each with its message. */
export function unexplainedIn(page: Page, profile: Profile): string[] {
  const trail = startProgress(profile, []);
  return pageRules.flatMap(([rule, judge]) => {
    const verdict = judge(page, trail);
    return typeof verdict === 'object' ? [`${rule}: ${verdict.message}`] : [];
  });
}
