/** What the addresses in a listing tell of how a wiki is deployed (contract 2.2). */
import { nameOf } from '../evidence/page.js';
import type { Entry } from '../evidence/page.js';
import { decodedOnce, targetFault } from '../values/urls.js';
import type { Template } from '../values/urls.js';

/** An address of one entry, with the names that stand in it. */
export interface Sample {
  readonly name: string;
  readonly url: string;
}

/** A field of all entries that have it, and a name. */
export function samplesOf(entries: readonly Entry[], field: keyof Entry): Sample[] {
  return entries.flatMap(entry => {
    const name = nameOf(entry);
    const url = entry[field];
    return name !== undefined && typeof url === 'string' ? [{ name, url }] : [];
  });
}

/** The one value of a fact that all samples agree on. */
function common<T>(values: readonly (T | undefined)[]): T | undefined {
  const [first, ...others] = values;
  return others.every(other => other === first) ? first : undefined;
}

/** What the short URLs are built on, where all of them are built on the same. */
export function linkBaseOf(shortUrls: readonly Sample[]): string | undefined {
  return common(
    shortUrls.map(({ url }) => /^(https?:\/\/[^/?#]+.*?)\/index\.php\?curid=[1-9]\d*$/.exec(url)?.[1]),
  );
}

/** The name before the colon of all titles. */
export function namespaceOf(titles: readonly Sample[]): string | undefined {
  return common(
    titles.map(({ name, url: title }) => {
      const end = `:${name.replaceAll('_', ' ')}`;
      return title.endsWith(end) && title.length > end.length ? title.slice(0, -end.length) : undefined;
    }),
  );
}

/** The address of articles with `$1` for the title, where one explains all of them. */
export function articleUrlOf(pages: readonly Sample[], namespace: string): string | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const titles = [`${namespace}:`, `${namespace.replaceAll(' ', '_')}:`];
  for (const prefix of new Set(titles))
    for (const template of templatesOf(first.url, prefix + first.name)) {
      const fits = pages.every(({ name, url }) => targetFault(url, template, prefix + name) === undefined);
      if (fits) return `${template.before}$1${template.after}`;
    }
  return undefined;
}

/** Whether an address of articles explains all of them. */
export function explains(articleUrl: string, pages: readonly Sample[], namespace: string): boolean {
  const at = articleUrl.indexOf('$1');
  const template = { before: articleUrl.slice(0, at), after: articleUrl.slice(at + 2) };
  return [namespace, namespace.replaceAll(' ', '_')].some(prefix =>
    pages.every(({ name, url }) => targetFault(url, template, `${prefix}:${name}`) === undefined),
  );
}

/** All ways of seeing `title` in a URL, however it is escaped. */
function templatesOf(url: string, title: string): Template[] {
  const found: Template[] = [];
  for (let at = url.indexOf('/', 'https://'.length) + 1; at > 0 && at < url.length; at++) {
    const rest = decodedOnce(url.slice(at));
    if (rest?.startsWith(title) !== true) continue;
    const after = rest.slice(title.length);
    if (url.endsWith(after)) found.push({ before: url.slice(0, at), after });
  }
  return found;
}

export interface UploadAddress {
  readonly uploadUrl: string;
  readonly hashLevels: '0' | '2';
}

/** Where files lie, and whether in folders that their names decide. */
export function uploadAddressOf(files: readonly Sample[]): UploadAddress | undefined {
  const folders = files.map(({ name, url }) => {
    const at = url.lastIndexOf('/');
    return /^https?:\/\/[^/]/.test(url) && decodedOnce(url.slice(at + 1)) === name
      ? url.slice(0, at)
      : undefined;
  });
  const bases = folders.map(folder => /^(.+)\/([0-9a-f])\/\2[0-9a-f]$/.exec(folder ?? '')?.[1]);
  const hashed = common(bases);
  if (hashed !== undefined) return { uploadUrl: hashed, hashLevels: '2' };
  const flat = common(folders);
  return flat === undefined ? undefined : { uploadUrl: flat, hashLevels: '0' };
}
