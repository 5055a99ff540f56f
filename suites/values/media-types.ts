/** Media types of files by the extensions of their names (contract 4.2): the listing does not show them. */

const byExtension: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['djvu', 'image/vnd.djvu'],
  ['xcf', 'image/x-xcf'],
  ['pdf', 'application/pdf'],
]);

const implied: readonly string[] = [...new Set(byExtension.values())];

/** Types of files whose content does not match the extension, and older names of types. */
const OTHERS = `
  unknown/unknown application/octet-stream text/plain text/html text/xml application/xml application/zip
  application/ogg application/postscript application/x-pdf audio/ogg video/ogg video/webm video/mp4 image/avif
  image/bmp image/x-ms-bmp image/x-png image/jpg image/pjpeg image/jp2 image/svg image/tif image/x-tiff image/x-webp
  image/djvu image/x.djvu image/x-djvu image/xcf image/x-icon image/heic`
  .trim()
  .split(/\s+/);

/** Types that files may have though no name suggests them; none is an older name of another. */
export const typesBeyond = (suggested: ReadonlyMap<string, number>): readonly string[] =>
  [...implied, 'image/avif', 'image/bmp', 'image/jp2', 'image/heic', 'video/mp4'].filter(
    type => !suggested.has(type),
  );

const known: readonly string[] = [...implied, ...OTHERS];

export const isKnownType = (type: string): boolean => known.includes(type);

/** The types that files with the extension of a type may have instead. */
export const otherTypes = (type: string): readonly string[] => known.filter(other => other !== type);

/** The type that the extension of a name implies without doubt. */
export const suggestedType = (name: string): string | undefined =>
  byExtension.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
