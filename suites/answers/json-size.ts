/** How large a JSON text may be to be parsed: depth costs stack, and values take many times the bytes of their text. */
import { grouped } from '../../schemas/text/numbers.js';

/** Answers of real wikis are nested six levels deep; comparing values member by member fails at about a thousand. */
const DEEPEST = 200;
/** A page of eight thousand files has fewer, and must still be judged. */
const MOST_VALUES = 100_000;

type Size = ReturnType<typeof sizeOf>;

/** Counted on the characters, right for JSON and harmless for any other text: all of it, or the object or list at `start`, up to its `end`. */
export function sizeOf(text: string, start?: number) {
  let [open, depth, values, members] = [0, 0, 1, 0];
  for (let at = start ?? 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === ',') values += 1;
    else if (char === ':') members += 1;
    else if (char === '{' || char === '[') {
      values += 1;
      depth = Math.max(depth, ++open);
    } else if ((char === '}' || char === ']') && --open === 0 && start !== undefined)
      return { depth, values, members, unfinished: false, end: at + 1 };
  }
  return { depth, values, members, unfinished: open > 0, end: undefined };
}

/** Whether a JSON text of this size has a member whose key is already in the same object: its value has it only once. */
export const hasRepeated = ({ members }: Size, value: unknown): boolean => members > membersIn(value);

function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value);
  return inside.reduce<number>((sum, one) => sum + membersIn(one), Array.isArray(value) ? 0 : inside.length);
}

/** The place of the quotation mark that ends the string starting at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let from = at;
    while (text[from - 1] === '\\') from -= 1;
    if ((at - from) % 2 === 0) return at;
  }
  return text.length;
}

/** The place after the bracket that closes the object or list starting at `start`. */
export const endOfBrackets = (text: string, start: number): number | undefined => sizeOf(text, start).end;

/** Why a JSON text of this size is not parsed, as the rest of a sentence. */
export function excessOf({ depth, values }: Size, most = MOST_VALUES): string | undefined {
  if (depth > DEEPEST) return `nested more than ${DEEPEST} deep`;
  return values > most ? `larger than ${grouped(most)} values` : undefined;
}

/** A text and why it is too large to be parsed, if need be without its diagnostics, whose size must not cost a judgement. */
export function withinBounds(sent: string) {
  if (excessOf(sizeOf(sent)) === undefined) return { text: sent };
  const { text } = apartFromDiagnostics(sent);
  const excess = excessOf(sizeOf(text));
  return { text, excess: excess && `the answer is ${excess}` };
}

/** A text with an empty object for each `debuginfo`, whose content never counts (contract 2.7), and the first of them. */
export function apartFromDiagnostics(sent: string) {
  let [text, from] = ['', 0];
  let first: string | undefined;
  // Within a string of JSON, the quotation marks would be escaped.
  for (const { 0: member, index } of sent.matchAll(/"debuginfo"\s*:\s*/g)) {
    if (index < from) continue;
    const start = index + member.length;
    text += `${sent.slice(from, start)}{}`;
    from = endOfValue(sent, start);
    first ??= sent.slice(start, from);
  }
  return { text: text + sent.slice(from), first };
}

function endOfValue(text: string, start: number): number {
  const char = text.charAt(start);
  if (char === '"') return endOfString(text, start) + 1;
  if (char === '{' || char === '[') return endOfBrackets(text, start) ?? text.length;
  return start + text.slice(start).search(/[\s,\]}]|$/);
}

/** The first `debuginfo` of a text, even of one that is too large to be parsed with it; `undefined` if it cannot be read. */
export function firstDiagnostics(text: string): unknown {
  const { first = '' } = apartFromDiagnostics(text);
  return sizeOf(first).depth > DEEPEST ? undefined : tryParse(first);
}

export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
