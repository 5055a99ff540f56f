/** Text of a server made safe to show: what a terminal obeys, hides or reorders becomes a visible escape. */
import { grouped } from './numbers.js';

/**
 * Controls, format characters (bidirectional, zero-width), half surrogates, private and unassigned characters,
 * separators and spaces other than the plain space, what is ignorable by default, the fifth mark on one letter.
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[^\S ]|\p{M}(?<=\p{M}{5})/gu;

/** What a terminal or an editor can obey: controls, bidirectional and invisible marks, half surrogates. */
const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes what is unsafe as JSON does. For texts that are kept: unlike `printable`, it does not depend on the engine's version of Unicode. */
export function escapeUnsafe(text: string): string {
  // Most texts are ASCII, which is told much faster.
  return /[^ -~]/.test(text) ? text.replace(unsafe, escapedUnits) : text;
}

/** Each unit of UTF-16 as JSON escapes it. */
export function escapedUnits(text: string): string {
  let escapes = '';
  for (let at = 0; at < text.length; at++)
    escapes += `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`;
  return escapes;
}

/** All that can be unseen: what is printable ASCII need not be looked up in tables of properties. */
const beyondAscii = /[^ -~]+/g;
/** The same where line feeds stay. */
const beyondLines = /[^ -~\n]+/g;

const isBeyond = (code: number, keepsLines: boolean): boolean =>
  (code < 0x20 || code > 0x7e) && !(keepsLines && code === 0x0a);

/** Whether a unit of UTF-16 is a letter that is seen wherever it stands: Latin, Cyrillic, kana, Han, Hangul. Of others, the tables of properties tell. */
const isLetter = (code: number): boolean =>
  (code >= 0xc0 && code < 0x250) ||
  (code >= 0x400 && code < 0x482) ||
  (code >= 0x3041 && code < 0x3097) ||
  (code >= 0x30a1 && code < 0x30fb) ||
  (code >= 0x4e00 && code < 0x9fa6) ||
  (code >= 0xac00 && code < 0xd7a4);

/** Whether a part of a text is such letters only, as most parts beyond ASCII are. */
function areLetters(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isLetter(text.charCodeAt(at))) return false;
  return true;
}

/** What must not be torn apart: an escape, or a letter with its marks. */
const units = /\\x[0-9a-f]{2}|\\u[0-9a-f]{4}|\\u\{[0-9a-f]+\}|\P{M}\p{M}*|\p{M}/gu;

/** Escapes what cannot be seen, and cuts what is longer than `limit` characters, naming the full length. */
export function printable(text: string, limit = Infinity): string {
  // A character has two units at most, so this part holds all that can be shown of an endless text.
  const head = text.slice(0, limit * 2);
  const seen = replaceUnseen(head, visible);
  if (head.length === text.length && seen.length <= limit) return seen;
  const shown = leading(seen, limit);
  if (head.length === text.length && shown.length === seen.length) return seen;
  return `${shown}… (${grouped(lengthOf(text))} characters)`;
}

/** Replaces every unseen character of a text, line feeds aside where it keeps lines, by what `escape` makes of it. */
export function replaceUnseen(
  text: string,
  escape: (character: string) => string,
  keepsLines = false,
): string {
  const among = keepsLines ? beyondLines : beyondAscii;
  // Three times as fast as `replace` with a function, on a report of some megabytes.
  let seen = '';
  let from = 0;
  among.lastIndex = 0;
  // Names come again and again in a report, and the tables of properties are slow.
  let parts: Map<string, string> | undefined;
  // Unlike `exec`, `test` makes no list for each of the parts.
  for (let before = 0; among.test(text); before = among.lastIndex) {
    const end = among.lastIndex;
    let start = end - 1;
    while (start > before && isBeyond(text.charCodeAt(start - 1), keepsLines)) start -= 1;
    if (areLetters(text, start, end)) continue;
    const part = text.slice(start, end);
    const shown = parts?.get(part) ?? part.replace(unseen, escape);
    (parts ??= new Map()).set(part, shown);
    if (shown === part) continue;
    seen += text.slice(from, start) + shown;
    from = end;
  }
  return from === 0 ? text : seen + text.slice(from);
}

export function unitsOf(text: string): string[] {
  return text.match(units) ?? [];
}

function visible(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\u{${hex}}`;
}

function leading(text: string, limit: number): string {
  let shown = '';
  let length = 0;
  for (const unit of unitsOf(text)) {
    length += lengthOf(unit);
    if (length > limit) break;
    shown += unit;
  }
  return shown;
}

/** In characters, not in UTF-16 units. */
function lengthOf(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}
