/** Media types that an extension stands for without doubt (contract 4.2): the listing itself shows none. */

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

export function suggestedType(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? undefined : byExtension.get(name.slice(dot + 1).toLowerCase());
}

/** The two types to ask for: one that fills more than a page where there is one, and another, best with a `+` to encode. */
export function typesToAsk(suggested: ReadonlyMap<string, number>): readonly string[] {
  const byCount = [...suggested].toSorted(([a, m], [b, n]) => m - n || (a < b ? -1 : 1));
  const first = byCount.find(([, count]) => count > 10) ?? byCount.at(-1);
  if (!first) return [];
  const others = byCount.filter(([type]) => type !== first[0]);
  const second = others.find(([type]) => type.includes('+')) ?? others[0];
  return second ? [first[0], second[0]] : [first[0]];
}
