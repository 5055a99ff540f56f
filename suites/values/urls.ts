/** Compares the URLs of a file's entry (contract 2.2): the title or name in them decoded exactly once, the rest as it is written. */

/** Decodes percent-escapes once; `undefined` if an escape is malformed or the bytes are not UTF-8. */
export function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** @param url has `$1` in place of the title */
export function templateOf(url: string) {
  const at = url.indexOf('$1');
  return { before: url.slice(0, at), after: url.slice(at + 2) };
}

/** Why a URL is not `title` within its template, as a phrase after its name; `undefined` if it is. */
export function targetFault(
  url: string,
  { before, after }: ReturnType<typeof templateOf>,
  title: string,
): string | undefined {
  const written = url.slice(before.length, url.length - after.length);
  const isAround = url === before + written + after;
  const decoded = decodedOnce(written);
  if (isAround && decoded === undefined) return 'has percent-escapes that do not decode to UTF-8';
  if (!isAround || decoded !== title)
    return decodedOnce(url) === decodedOnce(before + escapedTitle(title) + after)
      ? `spells the part around the title differently from \`${before}$1${after}\``
      : `is not \`${before}$1${after}\` with the title for \`$1\``;
  // An unescaped delimiter of URLs ends the title (RFC 3986, 3.3 and 3.4).
  const [delimiter] = (before.includes('?') ? /[&#+]/ : /[?#]/).exec(written) ?? [];
  return delimiter && `has a title that is cut short by an unescaped \`${delimiter}\``;
}

/** A title as a URL can spell it unambiguously. */
export const escapedTitle = (title: string) => encodeURIComponent(title.toWellFormed()).replace('%3A', ':');

/** The rest of a URL after a name, as in `/Foo.jpg/revision/latest?cb=1`. */
export function suffixOf(url: string, name: string): string {
  const parts = url.split(/(?=[/?#])/);
  const at = parts.findIndex(part => decodedOnce(part) === `/${name}`);
  return at < 0 ? '' : parts.slice(at + 1).join('');
}

/** The folders of a file's URL: those after the declared address, otherwise the last segments before the name. */
export function foldersOf(url: string, uploadUrl: string, hashLevels: number): string {
  const base = `${uploadUrl}/`;
  if (url.startsWith(base)) return url.slice(base.length, url.lastIndexOf('/'));
  const segments = url.split('/').slice(0, -1);
  return segments.slice(Math.max(3, segments.length - hashLevels)).join('/');
}

/** The page id that a short URL ends in. */
export const curidOf = (url: unknown): string | undefined =>
  typeof url === 'string' ? /[?&]curid=([1-9][0-9]*)$/.exec(url)?.[1] : undefined;
