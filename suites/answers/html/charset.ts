/** Decodes a page as browsers do (HTML, 13.2.3): by its byte order mark, the header, and its markup, in this order. */
import { isAscii, isUtf8 } from 'node:buffer';
import { bytesOf } from '../../http/exchange.js';
import { treeOf, valueOf } from './tree.js';

export interface PageSource {
  readonly text: string;
  /** Whether a byte order mark, the header or the markup names the encoding. */
  readonly isDeclared: boolean;
  readonly isXhtml: boolean;
}

/** Browsers look further than the 1024 bytes within which a page has to declare its encoding. */
const HEAD = 16 << 10;

export function pageSource(body: Uint8Array, contentType: string): PageSource {
  const bytes = bytesOf(body);
  const head = bytes.toString('latin1', 0, HEAD);
  const mark = MARKS.find(([start]) => head.startsWith(start))?.[1];
  const isXhtml = /^\s*application\/xhtml\+xml\b/i.test(contentType);
  const declared =
    mark ??
    known(charsetIn(contentType)) ??
    (isXhtml ? undefined : inMarkup(charsetInMeta(head))) ??
    inMarkup(/^<\?xml\b[^<>]{0,200}?\bencoding\s*=\s*["']([\w:.-]+)/.exec(head)?.[1]);
  return { text: decodedAs(declared ?? guessed(bytes), bytes), isDeclared: declared !== undefined, isXhtml };
}

const MARKS = [
  ['\u00ef\u00bb\u00bf', 'utf-8'],
  ['\u00fe\u00ff', 'utf-16be'],
  ['\u00ff\u00fe', 'utf-16le'],
] as const;

/** The encoding that a header names for a body, if it contradicts UTF-8. */
export function charsetBesideUtf8(body: Uint8Array, contentType: string): string | undefined {
  const label = charsetIn(contentType);
  if (known(label) === undefined || known(label) === 'utf-8') return undefined;
  return /^(us-)?ascii$/i.test(label ?? '') && isAscii(body) ? undefined : label;
}

/** The encoding of a label; one that no browser knows declares nothing. */
function known(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Markup that was read as ASCII is not UTF-16, whatever it says. */
const inMarkup = (label: string | undefined): string | undefined =>
  known(label)?.replace(/^utf-16.*/, 'utf-8');

/** Without a declaration browsers guess, so no guess counts against a page. */
const guessed = (bytes: Buffer): string => wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');

/** The encoding of bytes that begin like UTF-16: with a byte order mark, or with an ASCII character of two bytes. */
export function wideEncoding([first = 1, second = 1]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

/** Node decodes these bytes of Windows-1252 as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodedAs(encoding: string, bytes: Buffer): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, control => WINDOWS.charAt(control.charCodeAt(0) - 0x80));
}

/** The first charset of a media type; the value of another parameter may be quoted and hold any character. */
function charsetIn(mediaType: string): string | undefined {
  const parameters = mediaType.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/g);
  for (const [, name = '', quoted, token = ''] of parameters)
    if (name.toLowerCase() === 'charset') return (quoted?.replace(/\\(.)/g, '$1') ?? token).trim();
  return undefined;
}

/** The encoding that a `meta` element names, by itself or in the media type of the page. */
function charsetInMeta(head: string): string | undefined {
  const tree = treeOf(head);
  for (const element of typeof tree === 'string' ? [] : tree.elements) {
    if (element.nodeName !== 'meta') continue;
    const isType = valueOf(element, 'http-equiv')?.toLowerCase() === 'content-type';
    const type = isType ? charsetIn(valueOf(element, 'content') ?? '') : undefined;
    const named = valueOf(element, 'charset') ?? type;
    if (named !== undefined) return named;
  }
  return undefined;
}
