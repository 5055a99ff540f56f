/** What the first page of the listing shows of the addresses and the names that a deployment chose. */
import { pageRules } from '../checks/observer.js';
import { openIdSet } from '../values/name-list.js';
import { recordsOf } from '../answers/titles.js';
import type { Page } from '../evidence/page.js';
import { resolveProfile } from '../evidence/profile.js';
import type { Profile } from '../evidence/profile.js';
import { asWritten, declaredIn, otherwise, unseen } from './from-answers.js';
import type { Answers, Sight } from './infer.js';
import { articleUrlOf, explains, linkBaseOf, namespaceOf, samplesOf, uploadAddressOf } from './urls.js';
import type { Sample } from './urls.js';
import { isObject, whyNothing } from '../answers/reading.js';
import { decodedOnce } from '../values/urls.js';
import { counted, quoted } from '../values/messages.js';

export function sightsOfListing(answers: Answers): Sight[] {
  const { profile, page } = answers;
  const entries = page?.entries ?? [];
  const nothing = whyNoFile(answers);
  const base = sightsOfBase(samplesOf(entries, 'descriptionshorturl'), profile, nothing);
  const now = resolveProfile(new URL(profile.api), declaredIn(base));
  const namespace = sightOfNamespace(answers, nothing);
  return [
    ...base,
    namespace,
    sightOfArticles(samplesOf(entries, 'descriptionurl'), now, namespace, nothing),
    ...sightsOfUploads(samplesOf(entries, 'url'), now, nothing),
  ];
}

/** Why the listing shows no file, or what is said where its files lack a field. */
function whyNoFile({ page, listing }: Answers): string {
  if (!page) return `the listing shows nothing (${whyNothing(listing) ?? 'no list of files'})`;
  return page.entries.length === 0 ? 'the listing shows no file' : 'no file of the listing shows it';
}

const evidenceOf = (field: string, [first]: readonly Sample[]): string =>
  first ? `\`${field}\` of ${quoted(first.name, 80)} is ${quoted(first.url, 200)}` : '';

const ORIGIN = /^https?:\/\/[^/]+/;

function sightsOfBase(shortUrls: readonly Sample[], { values }: Profile, nothing: string): Sight[] {
  const evidence = evidenceOf('descriptionshorturl', shortUrls);
  const base = linkBaseOf(shortUrls);
  if (base === undefined) {
    const why =
      evidence === '' ? nothing : `no one address with \`/index.php?curid=\` explains all: ${evidence}`;
    return [unseen('base_url', why), unseen('public_origin', why)];
  }
  const isHere = base.replace(ORIGIN, '') === values.base_url.replace(ORIGIN, '');
  if (!isHere)
    return [otherwise('base_url', base, evidence), asWritten('public_origin', 'that of `base_url`')];
  return [
    asWritten('base_url', evidence),
    base === values.base_url
      ? asWritten('public_origin', evidence)
      : otherwise('public_origin', ORIGIN.exec(base)?.[0] ?? base, evidence),
  ];
}

function sightOfNamespace({ page, title }: Answers, nothing: string): Sight {
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
    return unseen('file_namespace', titles.length > 0 ? `no one name explains all: ${evidence}` : nothing);
  return namespace === 'File'
    ? asWritten('file_namespace', evidence)
    : otherwise('file_namespace', namespace, evidence);
}

function sightOfArticles(
  pages: readonly Sample[],
  { values }: Profile,
  { declare: namespace = 'File' }: Sight,
  nothing: string,
): Sight {
  const evidence = evidenceOf('descriptionurl', pages);
  if (pages.length === 0) return unseen('article_url', nothing);
  if (explains(values.article_url, pages, namespace)) return asWritten('article_url', evidence);
  const found = articleUrlOf(pages, namespace);
  return found === undefined
    ? unseen('article_url', `no one address with $1 for the title explains all: ${evidence}`)
    : otherwise('article_url', found, evidence);
}

function sightsOfUploads(files: readonly Sample[], { values }: Profile, nothing: string): Sight[] {
  const evidence = evidenceOf('url', files);
  const found = uploadAddressOf(files);
  if (!found) {
    const why = files.length === 0 ? nothing : `no one folder explains all: ${evidence}`;
    return [unseen('upload_url', why), unseen('hash_levels', why)];
  }
  const { uploadUrl, hashLevels } = found;
  const isUsual =
    (decodedOnce(uploadUrl) ?? uploadUrl) === (decodedOnce(values.upload_url) ?? values.upload_url);
  const count = `${counted(files.length, 'file')}: ${evidence}`;
  return [
    isUsual ? asWritten('upload_url', evidence) : otherwise('upload_url', uploadUrl, evidence),
    hashLevels === '2'
      ? asWritten('hash_levels', `folders such as a/a5 for ${count}`)
      : otherwise('hash_levels', hashLevels, `one folder for ${count}`),
  ];
}

/** Rules that the page breaks under these parameters, with what is wrong. */
export function stillDeviating(page: Page, profile: Profile): string[] {
  const trail = {
    profile,
    types: [],
    previous: undefined,
    lastName: undefined,
    checkpoint: undefined,
    curids: openIdSet(),
  };
  return pageRules.flatMap(([rule, judge]) => {
    const verdict = judge(page, trail);
    return typeof verdict === 'object' ? [`${rule}: ${verdict.message}`] : [];
  });
}
