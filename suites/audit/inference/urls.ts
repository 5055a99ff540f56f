/** Infers URL templates from the URLs of a listing (contract 2.2). */
import { nameOf, type Entry } from '../../evidence/page.js';
import { decodedOnce, suffixOf, targetFault, templateOf, type Template } from '../../values/urls.js';

/** A URL or title of one entry, with the name of its file. */
export interface Sample {
  readonly name: string;
  readonly url: string;
}

/** A field of all entries that have it and a name. */
export function samplesOf(entries: readonly Entry[], field: keyof Entry): Sample[] {
  return entries.flatMap(entry => {
    const name = nameOf(entry);
    const url = entry[field];
    return name !== undefined && typeof url === 'string' ? [{ name, url }] : [];
  });
}

/** The value that all have in common. */
function common<T>(values: readonly (T | undefined)[]): T | undefined {
  const [first, ...others] = values;
  return others.every(other => other === first) ? first : undefined;
}

/** The prefix that all short URLs share. */
export function linkBaseOf(shortUrls: readonly Sample[]): string | undefined {
  return common(
    shortUrls.map(({ url }) => /^(https?:\/\/[^/?#]+.*?)\/index\.php\?curid=[1-9]\d*$/.exec(url)?.[1]),
  );
}

/** The namespace that all titles share. */
export function namespaceOf(titles: readonly Sample[]): string | undefined {
  return common(
    titles.map(({ name, url: title }) => {
      const end = `:${name.replaceAll('_', ' ')}`;
      return title.endsWith(end) && title.length > end.length ? title.slice(0, -end.length) : undefined;
    }),
  );
}

/** The URL of an article with `$1` for the title that fits all samples. */
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

/** Whether `articleUrl` fits all samples. */
export function explains(articleUrl: string, pages: readonly Sample[], namespace: string): boolean {
  const template = templateOf(articleUrl);
  return [namespace, namespace.replaceAll(' ', '_')].some(prefix =>
    pages.every(({ name, url }) => targetFault(url, template, `${prefix}:${name}`) === undefined),
  );
}

/** All splits of a URL around `title`, however it is escaped; what is around it stays as it is written. */
function templatesOf(url: string, title: string): Template[] {
  const found: Template[] = [];
  for (let at = url.indexOf('/', 'https://'.length) + 1; at > 0 && at < url.length; at++)
    for (let end = url.length; end > at; end--)
      if (decodedOnce(url.slice(at, end)) === title)
        found.push({ before: url.slice(0, at), after: url.slice(end) });
  return found;
}

/** The folder of the files, and whether they lie in subfolders derived from their names. */
export function uploadAddressOf(files: readonly Sample[]) {
  const folders = files.map(({ name, url: whole }) => {
    const url = whole.slice(0, whole.length - suffixOf(whole, name).length);
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
