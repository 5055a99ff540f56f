/** Compares the URLs of a file's entry (contract 2.2) after decoding percent-escapes exactly once. */

/** Decodes percent-escapes once; `undefined` where an escape is malformed or the bytes are not UTF-8. */
export function decodedOnce(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const PERCENT = 0x25;

/**
 * Whether the text between two places decodes to `title` without a character beyond ASCII being escaped; compared in
 * place, because a walk does this twice for every file. Otherwise only a decoder can decide.
 */
export function plainlySpells(text: string, start: number, end: number, title: string): boolean {
  let at = start;
  for (let unit = 0; unit < title.length; unit++, at++) {
    let code = text.charCodeAt(at);
    if (code === PERCENT) {
      code = asciiAt(text, at + 1);
      at += 2;
    }
    if (code !== title.charCodeAt(unit)) return false;
  }
  return at === end;
}

/** The ASCII character that two hexadecimal digits stand for; -1 for any other two characters. */
function asciiAt(text: string, at: number): number {
  const [high, low] = [hexDigit(text.charCodeAt(at)), hexDigit(text.charCodeAt(at + 1))];
  return high >= 0 && high < 8 && low >= 0 ? high * 16 + low : -1;
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
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

/** Why a URL is not `title` within its template; `undefined` where it is. */
export function targetFault(url: string, template: Template, title: string): string | undefined {
  if (isPlainlyTarget(url, template, title)) return undefined;
  const { before, after } = template;
  const decoded = decodedOnce(url);
  if (decoded === undefined) return 'its percent-escapes do not decode to UTF-8';
  const prefix = decodedOnce(before) ?? before;
  const suffix = decodedOnce(after) ?? after;
  if (decoded !== prefix + title + suffix)
    return `it is not \`${before}$1${after}\` with \`$1\` replaced by the title`;
  // Where the suffix is escaped in another way, the end of the title is unknown.
  if (!url.endsWith(after)) return undefined;
  return delimiterIn(url.slice(before.length, url.length - after.length), before.includes('?'));
}

/** Whether a URL is plainly its template with the title: nothing escaped around it, no delimiter in it. */
function isPlainlyTarget(url: string, { before, after }: Template, title: string): boolean {
  return (
    !before.includes('%') &&
    !after.includes('%') &&
    url.startsWith(before) &&
    url.endsWith(after) &&
    plainlySpells(url, before.length, url.length - after.length, title) &&
    delimiterIn(title, before.includes('?')) === undefined
  );
}

/** An unescaped delimiter of URLs ends the title there (RFC 3986, 3.3 and 3.4). */
function delimiterIn(title: string, inQuery: boolean): string | undefined {
  const delimiters = inQuery ? /[&#+]/ : /[?#]/;
  if (!delimiters.test(title)) return undefined;
  const [delimiter] = delimiters.exec(title) ?? [];
  return delimiter === undefined ? undefined : `an unescaped \`${delimiter}\` ends the title`;
}

export interface FileUrl {
  /** Everything before the folders and the name, decoded. */
  readonly prefix: string;
  /** The folders between prefix and name, separated by slashes. */
  readonly folders: string;
}

/** The parts of the URL of a file: the folders follow the declared address, or else are the last segments before the name. */
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

/** The folders of the URL of a file, quickly where it starts with the declared address. */
export function foldersOf(url: string, uploadUrl: string, hashLevels: number): string {
  const end = url.lastIndexOf('/');
  const start = uploadUrl.length;
  if (!url.startsWith(uploadUrl) || url.charAt(start) !== '/')
    return fileUrl(url, uploadUrl, hashLevels).folders;
  return url.slice(start + 1, Math.max(start, end));
}

/** The page id that a short URL ends in. */
export function curidOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || !/[?&]curid=[1-9][0-9]*$/.test(url)) return undefined;
  return url.slice(url.lastIndexOf('=') + 1);
}
