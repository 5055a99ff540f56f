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

/** Why a URL is not `template` with `title` in the place of `$1`; `undefined` where it is. */
export function targetFault(url: string, template: string, title: string): string | undefined {
  const [before = '', ...rest] = template.split('$1');
  const after = rest.join('$1');
  const decoded = decodedOnce(url);
  if (decoded === undefined) return 'its percent-escapes do not decode to UTF-8';
  const prefix = decodedOnce(before) ?? before;
  const suffix = decodedOnce(after) ?? after;
  if (decoded !== prefix + title + suffix) return `it is not \`${template}\` with \`$1\` replaced`;
  return delimiterIn(url.slice(before.length), before.includes('?'), suffix !== '');
}

/** A delimiter of URLs that stands unescaped in a title ends the title there (RFC 3986, 3.3 and 3.4). */
function delimiterIn(rest: string, inQuery: boolean, hasSuffix: boolean): string | undefined {
  if (hasSuffix) return undefined;
  const [delimiter] = (inQuery ? /[&#+]/ : /[?#]/).exec(rest) ?? [];
  return delimiter === undefined ? undefined : `an unescaped \`${delimiter}\` ends the title`;
}

export interface FileUrl {
  /** Everything before the folders and the name, decoded. */
  readonly prefix: string;
  /** What stands between prefix and name. */
  readonly folders: readonly string[];
  /** The last segment, decoded. */
  readonly name: string | undefined;
  /** The last segment as written. */
  readonly rawName: string;
}

/** Takes the URL of a file apart: the folders are what follows the declared address, or else the last two segments. */
export function fileUrl(url: string, uploadUrl: string, hashLevels: number): FileUrl {
  const segments = url.split('/');
  const rawName = segments.pop() ?? '';
  const depth = uploadUrl.split('/').length;
  const declared = segments.slice(0, depth).join('/');
  const isDeclared = declared === uploadUrl || decodedOnce(declared) === decodedOnce(uploadUrl);
  const at = isDeclared ? depth : Math.max(3, segments.length - hashLevels);
  return {
    prefix: decodedOnce(segments.slice(0, at).join('/')) ?? '',
    folders: segments.slice(at),
    name: decodedOnce(rawName),
    rawName,
  };
}
