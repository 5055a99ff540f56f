/** Decodes a page as browsers do (HTML, 13.2.3): by its byte order mark, the header, or its `meta` element, in this order. */
import { isAscii, isUtf8 } from 'node:buffer';
import { bytesOf } from '../../http/exchange.js';

/** Browsers look further than the 1024 bytes within which a page has to declare its encoding. */
const HEAD = 16 << 10;
const META = /<meta\b[^<>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i;

/** The text of a page, and whether a byte order mark, the header or the markup names its encoding. */
export function pageSource(body: Uint8Array, contentType: string): { text: string; isDeclared: boolean } {
  const bytes = bytesOf(body);
  const head = bytes.toString('latin1', 0, HEAD).replace(/<!--.*?-->/gs, '');
  // Markup that was read as ASCII is not UTF-16, whatever it says.
  const inMarkup = known(META.exec(head)?.[1])?.replace(/^utf-16.*/, 'utf-8');
  const declared = markIn(bytes) ?? known(charsetIn(contentType)) ?? inMarkup;
  // Without a declaration browsers guess, so no guess counts against a page.
  const encoding = declared ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  // Node takes Windows-1252 for Latin-1, except in a stream.
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  return { text, isDeclared: declared !== undefined };
}

const MARKS = { efbbbf: 'utf-8', feff: 'utf-16be', fffe: 'utf-16le' } as const;

/** The encoding that a byte order mark names. */
export function markIn(bytes: Buffer): string | undefined {
  const start = bytes.toString('hex', 0, 3);
  return Object.entries(MARKS).find(([mark]) => start.startsWith(mark))?.[1];
}

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

/** The charset of a media type; the value of another parameter may be quoted and hold any character. */
const charsetIn = (mediaType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(mediaType.replace(/=\s*"[^"]*;[^"]*"/g, ''))?.[1];
