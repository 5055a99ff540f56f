/** The first line of a body that its reader sees: of a page without its tags, and with its entities decoded. */

/** A page that shows nothing in as many characters has other matters. */
const LOOKED_AT = 10_000;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
};

/** `undefined` if there is none. */
export const firstVisibleLine = (body: string): string | undefined => visibleLines(body, 1)[0];

/** The first lines that are not blank; a page without any text has its title. */
export function visibleLines(body: string, most: number): string[] {
  const start = body.slice(0, LOOKED_AT).replace(/^\uFEFF/, '');
  if (!/<[a-z!/?]/i.test(start)) return linesOf(start, most);
  const [, title = ''] = /<title[^<>]*>([^<]*)/i.exec(start) ?? [];
  const shown = start
    .replace(/<!--[^]*?(-->|$)/g, '')
    .replace(/<(script|style|head|title|template)\b[^]*?(<\/\1\s*>|$)/gi, '')
    // Elements within a line go without a trace.
    .replace(/<\/?(a|abbr|b|code|em|i|small|span|strong|tt|u)(\s[^<>]*)?>/gi, '')
    .replace(/<[a-z!/?][^<>]*(>|$)/gi, '\n');
  const lines = linesOf(withoutEntities(shown), most);
  return lines.length > 0 ? lines : linesOf(withoutEntities(title), most);
}

const linesOf = (text: string, most: number): string[] =>
  text
    .split(/[\r\n]+/)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .slice(0, most);

/** With the characters that entities stand for. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
