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
};

/** `undefined` where there is none; a page without any text has its title. */
export function firstVisibleLine(body: string): string | undefined {
  const start = body.slice(0, LOOKED_AT).replace(/^\uFEFF/, '');
  if (!/<[a-z!/?]/i.test(start)) return firstOf(start);
  const [, title = ''] = /<title[^<>]*>([^<]*)/i.exec(start) ?? [];
  const shown = start
    .replace(/<!--[^]*?(-->|$)/g, '')
    .replace(/<(script|style|head|title|template)\b[^]*?(<\/\1\s*>|$)/gi, '')
    // Elements within a line go without a trace.
    .replace(/<\/?(a|abbr|b|code|em|i|small|span|strong|tt|u)(\s[^<>]*)?>/gi, '')
    .replace(/<[a-z!/?][^<>]*(>|$)/gi, '\n');
  return firstOf(withoutEntities(shown)) ?? firstOf(withoutEntities(title));
}

const firstOf = (text: string): string | undefined =>
  text
    .split(/[\r\n]+/)
    .map(line => line.replace(/\s+/g, ' ').trim())
    .find(line => line !== '');

const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
