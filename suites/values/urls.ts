/** Compares the URLs of a file's entry (contract 2.2): a title or name after decoding its percent-escapes exactly once, what is around it as it is written. */

/** Decodes percent-escapes once; `undefined` where an escape is malformed or the bytes are not UTF-8. */
export function decodedOnce(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The parts of a URL around the title. */
export interface Template {
  readonly before: string;
  readonly after: string;
}

/** The parts of a URL with `$1` in place of the title. */
export function templateOf(url: string): Template {
  const at = url.indexOf('$1');
  return { before: url.slice(0, at), after: url.slice(at + 2) };
}

/** Why a URL is not `title` within its template, as a phrase after its name; `undefined` if it is. */
export function targetFault(url: string, template: Template, title: string): string | undefined {
  const { before, after } = template;
  const isAround =
    url.startsWith(before) && url.endsWith(after) && url.length >= before.length + after.length;
  const written = isAround ? url.slice(before.length, url.length - after.length) : '';
  const decoded = decodedOnce(written);
  if (decoded === undefined) return 'has percent-escapes that do not decode to UTF-8';
  if (decoded !== title)
    return decodedOnce(url) === decodedOnce(before + escapedTitle(title) + after)
      ? `spells the part around the title differently from \`${before}$1${after}\``
      : `is not \`${before}$1${after}\` with the title for \`$1\``;
  return delimiterIn(written, before.includes('?'));
}

/** A title as a URL can spell it so that nothing in it is misread. */
export function escapedTitle(title: string): string {
  return encodeURIComponent(title.toWellFormed()).replace('%3A', ':');
}

/** An unescaped delimiter of URLs ends the title there (RFC 3986, 3.3 and 3.4). */
function delimiterIn(title: string, inQuery: boolean): string | undefined {
  const delimiters = inQuery ? /[&#+]/ : /[?#]/;
  const [delimiter] = delimiters.exec(title) ?? [];
  return delimiter === undefined
    ? undefined
    : `has a title that is cut short by an unescaped \`${delimiter}\``;
}

/** What follows a name in a URL that goes on after it, as in `/Foo.jpg/revision/latest?cb=1`; empty if nothing does. */
export function suffixOf(url: string, name: string): string {
  for (let at = url.indexOf('/', 'https://'.length); at >= 0; at = url.indexOf('/', at + 1)) {
    const [segment = ''] = /^[^/?#]*/.exec(url.slice(at + 1)) ?? [];
    if (segment !== '' && decodedOnce(segment) === name) return url.slice(at + 1 + segment.length);
  }
  return '';
}

/** The folders of the URL of a file, separated by slashes: they follow the declared address, or else are the last segments before the name. */
export function foldersOf(url: string, uploadUrl: string, hashLevels: number): string {
  const end = url.lastIndexOf('/');
  const start = uploadUrl.length;
  if (url.startsWith(uploadUrl) && url.charAt(start) === '/')
    return url.slice(start + 1, Math.max(start, end));
  const segments = url.slice(0, end).split('/');
  return segments.slice(Math.max(3, segments.length - hashLevels)).join('/');
}

/** The page id that a short URL ends in. */
export function curidOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || !/[?&]curid=[1-9][0-9]*$/.test(url)) return undefined;
  return url.slice(url.lastIndexOf('=') + 1);
}
