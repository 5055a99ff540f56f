/** How the URLs of a file's entry are compared (contract 2.2): after decoding percent-escapes exactly once. */

/** Decodes percent-escapes once; `undefined` where an escape is malformed or the bytes are not UTF-8. */
export function decodedOnce(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What stands around the title in a URL. */
export interface Template {
  readonly before: string;
  readonly after: string;
}

/** Why a URL is not `title` within its template; `undefined` where it is. */
export function targetFault(url: string, { before, after }: Template, title: string): string | undefined {
  const decoded = decodedOnce(url);
  if (decoded === undefined) return 'its percent-escapes do not decode to UTF-8';
  const prefix = decodedOnce(before) ?? before;
  const suffix = decodedOnce(after) ?? after;
  if (!isMadeOf(decoded, prefix, title, suffix))
    return `it is not \`${before}$1${after}\` with \`$1\` replaced`;
  // A suffix that is escaped in another way hides where the title ends.
  if (!url.endsWith(after)) return undefined;
  return delimiterIn(url.slice(before.length, url.length - after.length), before.includes('?'));
}

/** Whether `text` is the three parts, compared in place: a walk does this for every file. */
function isMadeOf(text: string, before: string, middle: string, after: string): boolean {
  return (
    text.length === before.length + middle.length + after.length &&
    text.startsWith(before) &&
    text.startsWith(middle, before.length) &&
    text.endsWith(after)
  );
}

/** A delimiter of URLs that stands unescaped in a title ends the title there (RFC 3986, 3.3 and 3.4). */
function delimiterIn(title: string, inQuery: boolean): string | undefined {
  const [delimiter] = (inQuery ? /[&#+]/ : /[?#]/).exec(title) ?? [];
  return delimiter === undefined ? undefined : `an unescaped \`${delimiter}\` ends the title`;
}

export interface FileUrl {
  /** Everything before the folders and the name, decoded. */
  readonly prefix: string;
  /** What stands between prefix and name, with slashes between. */
  readonly folders: string;
}

/** Takes the URL of a file apart: the folders are what follows the declared address, or else the last segments before the name. */
export function fileUrl(url: string, uploadUrl: string, hashLevels: number): FileUrl {
  const segments = url.split('/').slice(0, -1);
  const depth = uploadUrl.split('/').length;
  const declared = segments.slice(0, depth).join('/');
  const isDeclared = declared === uploadUrl || decodedOnce(declared) === decodedOnce(uploadUrl);
  const at = isDeclared ? depth : Math.max(3, segments.length - hashLevels);
  return {
    prefix: decodedOnce(segments.slice(0, at).join('/')) ?? '',
    folders: segments.slice(at).join('/'),
  };
}

/** The folders of the URL of a file, without taking it apart where it starts as declared. */
export function foldersOf(url: string, uploadUrl: string, hashLevels: number): string {
  const end = url.lastIndexOf('/');
  const start = uploadUrl.length;
  if (!url.startsWith(uploadUrl) || url.charAt(start) !== '/')
    return fileUrl(url, uploadUrl, hashLevels).folders;
  return url.slice(start + 1, Math.max(start, end));
}
