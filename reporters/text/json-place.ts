/** Where the value at a JSON Pointer begins and ends, in a text that may be cut anywhere or be no JSON at all. */

export interface Place {
  readonly from: number;
  readonly to: number;
  /** The last step leads to nothing, and the place is where it starts from. */
  readonly isParent: boolean;
}

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** A hostile answer can be nested deeper than the stack of this program. */
const deepest = 2_500;

/** Of keys that repeat, the first one with a value counts. What is open where the text ends reaches to its end. */
export function placeAt(text: string, steps: readonly string[]): Place | 'not JSON' | 'beyond' {
  if (!isJson(text)) return 'not JSON';
  const cursor: Cursor = { text, token: '', from: 0, to: 0, depth: 0 };
  advance(cursor);
  let { from } = cursor;
  let found = 0;
  while (found < steps.length && pass(cursor, steps[found])) {
    ({ from } = cursor);
    found += 1;
  }
  const isParent = found < steps.length;
  if (!isParent) pass(cursor);
  if (cursor.depth > deepest) return 'not JSON';
  return found < steps.length - 1 ? 'beyond' : { from, to: cursor.to, isParent };
}

interface Cursor {
  readonly text: string;
  /** The first character of the token; empty at the end of the text. */
  token: string;
  from: number;
  to: number;
  /** How many objects and arrays are open. */
  depth: number;
}

/**
 * Passes over a value, up to its last token; or, where `step` leads to a value within it, goes to the first token of
 * that one only. In broken JSON, it finds what jsonc-parser would.
 */
function pass(cursor: Cursor, step?: string): boolean {
  const { token } = cursor;
  if (token !== '{' && token !== '[') return false;
  const closing = token === '{' ? '}' : ']';
  const index = Number(step);
  let values = 0;
  cursor.depth += 1;
  // Everything ends here, and the depth stays what it is.
  if (cursor.depth > deepest) cursor.to = cursor.text.length;
  advance(cursor);
  while (cursor.token !== closing && cursor.token !== '') {
    if (cursor.token === ',') advance(cursor);
    const isSought = token === '[' ? values === index : isKey(cursor, step);
    const isNamed = token === '[' || passKey(cursor);
    if (isNamed && isValue(cursor.token)) {
      if (isSought) return true;
      pass(cursor);
      values += 1;
      advance(cursor);
    } else {
      while (cursor.token !== closing && cursor.token !== ',' && cursor.token !== '') advance(cursor);
    }
  }
  if (cursor.depth <= deepest) cursor.depth -= 1;
  return false;
}

/** Every text includes the empty one. */
const isValue = (token: string): boolean => !']},:'.includes(token);

function passKey(cursor: Cursor): boolean {
  if (cursor.token !== '"') return false;
  if (advance(cursor) !== ':') return false;
  advance(cursor);
  return true;
}

function isKey({ text, token, from, to }: Cursor, step: string | undefined): boolean {
  if (step === undefined || token !== '"') return false;
  const key = text.slice(from + 1, to);
  if (key.includes('\\')) return key.replace(escapes, unescaped) === step;
  return key.startsWith(step) && key.replace('"', '') === step;
}

/** Without a backslash, it is the quote at the end. */
const escapes = /\\u([\dA-Fa-f]{4})|\\u[\dA-Fa-f]{0,3}|\\([^]?)|"/g;
const controls: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** An escape that JSON does not have stands for nothing. */
function unescaped(_escape: string, hex: string | undefined, sign = ''): string {
  if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
  return '"\\/'.includes(sign) ? sign : (controls[sign] ?? '');
}

/** A comment, a number, a lone sign, or any other word. */
const words =
  /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|-?(?:0|[1-9]\d*)(?:[Ee][+-]?\d*|\.(?:\d+(?:[Ee][+-]?\d*)?)?)?|[-/]|[^\t\n\r ",/:[\]{}]+/y;
const literal = /^(?:-?\d|(?:true|false|null)$)/;

/** Goes on to the next token, over comments and words that JSON does not have. */
function advance(cursor: Cursor): string {
  const { text } = cursor;
  let at = cursor.to;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at += 1;
    cursor.from = at;
    cursor.token = text.charAt(at);
    if ('{}[],:'.includes(cursor.token)) {
      cursor.to = at + cursor.token.length;
      return cursor.token;
    }
    if (cursor.token === '"') {
      cursor.to = endOfString(text, at + 1);
      return cursor.token;
    }
    words.lastIndex = at;
    const [word = ''] = words.exec(text) ?? [];
    at += word.length;
    cursor.to = at;
    if (literal.test(word)) return cursor.token;
  }
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** A line feed ends a string, too. */
function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x0a || code === 0x0d) return at;
    if (code === 0x5c) at += 1;
  }
  return text.length;
}
