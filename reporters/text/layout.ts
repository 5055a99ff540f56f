/** Measures, wraps and cuts printable text without colours. */
import { grouped } from '../../schemas/text/numbers.js';
import { unitsOf } from '../../schemas/text/printable.js';

const ascii = /^[ -~]*$/;
const narrow = /^[\uff61-\uffdc]/;
const wide =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u33ff\uff01-\uff60\uffe0-\uffe6]/u;

/** In columns: East Asian letters take two, combining marks none. */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (/^\p{M}/u.test(character)) return 0;
  return wide.test(character) && !narrow.test(character) ? 2 : 1;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

export function fit(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  if (width < 1) return '';
  let taken = '';
  let used = 0;
  for (const unit of unitsOf(text)) {
    used += displayWidth(unit);
    if (used >= width) break;
    taken += unit;
  }
  return `${taken.trimEnd()}…`;
}

/** As many whole names as fit, and the number of the others; empty if none fits. */
export function enumerate(names: readonly string[], width: number): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const text = firstOf(names, shown);
    if (displayWidth(text) <= width) return text;
  }
  return '';
}

export const firstOf = (names: readonly string[], most: number, separator = ', '): string =>
  names.slice(0, most).join(separator) +
  (names.length > most ? ` and ${grouped(names.length - most)} more` : '');

/** Breaks a word only if it is wider than a line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(' ').flatMap(whole => pieces(whole, width))) {
    if (line === undefined) line = word;
    else if (displayWidth(line) + 1 + displayWidth(word) <= width) line += ` ${word}`;
    else {
      lines.push(line.trimEnd());
      line = word;
    }
  }
  return [...lines, (line ?? '').trimEnd()];
}

/** Escapes stay whole. */
function pieces(word: string, width: number): string[] {
  if (displayWidth(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const unit of unitsOf(word)) {
    if (piece !== '' && displayWidth(piece + unit) > width) {
      found.push(piece);
      piece = '';
    }
    piece += unit;
  }
  return [...found, piece];
}

export function hanging(label: string, text: string, columns: number): string[] {
  const indent = displayWidth(label);
  return wrap(text, Math.max(20, columns - indent)).map((line, index) =>
    index === 0 ? label + line : ' '.repeat(indent) + line,
  );
}
