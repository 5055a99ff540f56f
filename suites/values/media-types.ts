/** Media types of files by the extensions of their names (contract 4.2): the listing does not show them. */

type Types = ReadonlyMap<string, readonly string[]>;

const tableOf = (text: string): Types =>
  new Map(
    text.split(';').flatMap(group => {
      const words = group.trim().split(/\s+/);
      const types = words.filter(word => word.includes('/'));
      return words.filter(word => !word.includes('/')).map(extension => [extension, types] as const);
    }),
  );

const byExtension = tableOf(`
  png image/png; gif image/gif; jpg jpeg image/jpeg; svg image/svg+xml; webp image/webp; tif tiff image/tiff;
  djvu image/vnd.djvu; xcf image/x-xcf; pdf application/pdf`);

const implied: ReadonlySet<string> = new Set([...byExtension.values()].flat());

/** Types of further extensions, the likeliest first: wikis differ in which they use. */
const byFurtherExtension = tableOf(`
  ogg application/ogg audio/ogg video/ogg; oga application/ogg audio/ogg; ogv application/ogg video/ogg;
  opus application/ogg audio/ogg audio/opus; mp3 audio/mpeg audio/mp3; wav audio/wav audio/x-wav audio/vnd.wave;
  flac audio/flac audio/x-flac; mid midi audio/midi audio/x-midi; m4a audio/mp4 audio/x-m4a;
  webm video/webm audio/webm; mp4 video/mp4 audio/mp4; mpg mpeg video/mpeg; mov video/quicktime;
  mkv video/x-matroska; avi video/x-msvideo; bmp image/bmp image/x-bmp image/x-ms-bmp;
  ico image/x-icon image/vnd.microsoft.icon; avif image/avif; heic image/heic; jp2 image/jp2; jxl image/jxl;
  apng image/png image/apng; psd image/x-photoshop image/vnd.adobe.photoshop; eps ps application/postscript;
  doc application/msword; xls application/vnd.ms-excel; ppt application/vnd.ms-powerpoint;
  docx application/vnd.openxmlformats-officedocument.wordprocessingml.document application/zip;
  xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/zip;
  pptx application/vnd.openxmlformats-officedocument.presentationml.presentation application/zip;
  odt application/vnd.oasis.opendocument.text application/zip;
  ods application/vnd.oasis.opendocument.spreadsheet application/zip;
  odp application/vnd.oasis.opendocument.presentation application/zip;
  odg application/vnd.oasis.opendocument.graphics application/zip; epub application/epub+zip application/zip;
  rtf application/rtf text/rtf; txt text/plain; csv text/csv text/plain; html text/html;
  json application/json text/plain; xml application/xml text/xml; stl application/sla model/stl;
  zip application/zip; gz application/gzip application/x-gzip; tar application/x-tar`);

/** The types that files with an extension may have, the likeliest first; the last two are for unrecognised content. */
export const possibleTypes = (extension: string): readonly string[] => [
  ...(byFurtherExtension.get(extension) ?? []),
  'application/octet-stream',
  'unknown/unknown',
];

const extensionIn = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The extension of a name; empty if no type belongs to it. */
export function extensionOf(name: string): string {
  const extension = extensionIn(name);
  return byExtension.has(extension) || byFurtherExtension.has(extension) ? extension : '';
}

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

const knownTypes: ReadonlySet<string> = new Set([
  ...implied,
  ...OTHERS,
  ...[...byFurtherExtension.values()].flat(),
]);

export const isKnownType = (type: string): boolean => knownTypes.has(type);

/** The types that files with the extension of a type may have instead. */
export const otherTypes = (type: string): readonly string[] =>
  [...implied, ...OTHERS].filter(other => other !== type);

export const suggestedType = (name: string): string | undefined =>
  name.includes('.') ? byExtension.get(extensionIn(name))?.[0] : undefined;
