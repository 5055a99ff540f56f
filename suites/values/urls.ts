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
  const isAround =
    url.startsWith(before) && url.endsWith(after) && url.length >= before.length + after.length;
  const written = isAround ? url.slice(before.length, url.length - after.length) : '';
  const decoded = decodedOnce(written);
  if (decoded === undefined) return 'has percent-escapes that do not decode to UTF-8';
  if (decoded !== title)
    return decodedOnce(url) === decodedOnce(before + escapedTitle(title) + after)
      ? `spells the part around the title differently from \`${before}$1${after}\``
      : `is not \`${before}$1${after}\` with the title for \`$1\``;
  // An unescaped delimiter of URLs ends the title (RFC 3986, 3.3 and 3.4).
  const [delimiter] = (before.includes('?') ? /[&#+]/ : /[?#]/).exec(written) ?? [];
  return delimiter && `has a title that is cut short by an unescaped \`${delimiter}\``;
}

/** A title as a URL can spell it unambiguously. */
export const escapedTitle = (title: string): string =>
  encodeURIComponent(title.toWellFormed()).replace('%3A', ':');

/** The rest of a URL after a name, as in `/Foo.jpg/revision/latest?cb=1`. */
export function suffixOf(url: string, name: string): string {
  for (let at = url.indexOf('/', 'https://'.length); at >= 0; at = url.indexOf('/', at + 1)) {
    const [segment = ''] = /^[^/?#]*/.exec(url.slice(at + 1)) ?? [];
    if (segment !== '' && decodedOnce(segment) === name) return url.slice(at + 1 + segment.length);
  }
  return '';
}

/** The folders of a file's URL: those after the declared address, otherwise the last segments before the name. */
export function foldersOf(url: string, uploadUrl: string, hashLevels: number): string {
  const end = url.lastIndexOf('/');
  const start = uploadUrl.length;
  if (url.startsWith(uploadUrl) && url.charAt(start) === '/')
    return url.slice(start + 1, Math.max(start, end));
  const segments = url.slice(0, end).split('/');
  return segments.slice(Math.max(3, segments.length - hashLevels)).join('/');
}

/** The page id that a short URL ends in. */
export const curidOf = (url: unknown): string | undefined =>
  typeof url === 'string' ? /[?&]curid=([1-9][0-9]*)$/.exec(url)?.[1] : undefined;
