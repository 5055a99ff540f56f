/** Media types that a file extension implies without doubt (contract 4.2); the listing itself shows none. */

const byExtension: ReadonlyMap<string, string> = new Map(
  Object.entries({
    png: 'image/png',
    gif: 'image/gif',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    svg: 'image/svg+xml',
    webp: 'image/webp',
    tif: 'image/tiff',
    tiff: 'image/tiff',
    djvu: 'image/vnd.djvu',
    xcf: 'image/x-xcf',
    pdf: 'application/pdf',
  }),
);

/** Other types of files: where the content does not match the extension, and older names of types. */
const OTHERS = [
  'unknown/unknown',
  'application/octet-stream',
  'text/plain',
  'text/html',
  'text/xml',
  'application/xml',
  'application/zip',
  'application/ogg',
  'application/postscript',
  'application/x-pdf',
  'audio/ogg',
  'video/ogg',
  'video/webm',
  'video/mp4',
  'image/avif',
  'image/bmp',
  'image/x-ms-bmp',
  'image/x-png',
  'image/jpg',
  'image/pjpeg',
  'image/jp2',
  'image/svg',
  'image/tif',
  'image/x-tiff',
  'image/x-webp',
  'image/djvu',
  'image/x.djvu',
  'image/x-djvu',
  'image/xcf',
  'image/x-icon',
  'image/heic',
];

/** Further types of files, none of which is another name of a type. */
const FURTHER = ['image/avif', 'image/bmp', 'image/jp2', 'image/heic', 'video/mp4'];

/** Types that files may have, though no name suggests them: what they list, nobody knows, but no other type may list it too. */
export const typesBeyond = (suggested: ReadonlyMap<string, number>): readonly string[] =>
  [...new Set([...byExtension.values(), ...FURTHER])].filter(type => !suggested.has(type));

/** Whether files may have a type, so that it is no invented one. */
export const isKnownType = (type: string): boolean => otherTypes('').includes(type);

/** The types that a file with the extension of a type may have instead. */
export function otherTypes(type: string): readonly string[] {
  return [...new Set(byExtension.values()), ...OTHERS].filter(other => other !== type);
}

export function suggestedType(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? undefined : byExtension.get(name.slice(dot + 1).toLowerCase());
}

/** The two types to query: one with more than a page of files where there is one, and another, preferably with a `+` to encode. */
export function typesToAsk(suggested: ReadonlyMap<string, number>): readonly string[] {
  const byCount = [...suggested].toSorted(([a, m], [b, n]) => m - n || (a < b ? -1 : 1));
  const first = byCount.find(([, count]) => count > 10) ?? byCount.at(-1);
  if (!first) return [];
  const others = byCount.filter(([type]) => type !== first[0]);
  const second = others.find(([type]) => type.includes('+')) ?? others[0];
  return second ? [first[0], second[0]] : [first[0]];
}
