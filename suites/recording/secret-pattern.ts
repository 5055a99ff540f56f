/** Finds secrets in what a server sent back, in whatever way it wrote them: as JSON, HTML, a URL, or one within another. */

const NAMED: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/** Every bound keeps a hostile run of backslashes from costing more than its length. */
const ESCAPES = '\\\\{0,4}';
const ENTITY = '&(?:amp;){0,3}';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** A run of backslashes is one thing: escaping doubles it, and where it ends is the only question. */
function waysToWriteRun({ length }: string): string {
  return `(?:\\\\{${length},${4 * length}}|(?:%(?:25){0,3}5c){${length}}|(?:${ENTITY}#(?:92|x5c);){${length}})`;
}

function waysToWrite(char: string): string {
  if (char.startsWith('\\')) return waysToWriteRun(char);
  const code = char.codePointAt(0) ?? 0;
  const bytes = [...Buffer.from(char)];
  const units = Array.from({ length: char.length }, (_, at) => char.charCodeAt(at));
  const name = NAMED[char];
  const ways = [
    literal(char),
    // Bytes are searched as characters, one to one.
    literal(Buffer.from(bytes).toString('latin1')),
    ...(char === ' ' ? ['\\+'] : []),
    ...(name === undefined ? [] : [`${ENTITY}${name};`]),
    `${ENTITY}#0{0,6}${code};`,
    `${ENTITY}#x0{0,6}${hex(code, 1)};`,
    bytes.map(byte => `%(?:25){0,3}${hex(byte, 2)}`).join(''),
    units.map(unit => `\\\\{0,3}u${hex(unit, 4)}`).join(''),
  ];
  return `${ESCAPES}(?:${[...new Set(ways)].join('|')})`;
}

/** One pattern for all secrets; longer ones have to come first, since one can be a part of another. */
export function patternOf(secrets: readonly string[]): RegExp | undefined {
  if (secrets.length === 0) return undefined;
  return new RegExp(
    secrets.map(secret => (secret.match(/\\+|[^\\]/gu) ?? []).map(waysToWrite).join('')).join('|'),
    'gi',
  );
}
