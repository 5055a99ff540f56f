/** What `JSON.parse` hides (contract 1): repeated keys, how numbers were written, the order of keys, halves of surrogate pairs. */
import type { JSONScanner } from 'jsonc-parser';
import { pointerStep } from './pointer.js';

export interface RawFacts {
  /** JSON Pointers of members whose key stood in the same object before. */
  readonly repeated: readonly string[];
  /** Numbers that are integers to every parser, and not written as such: `6.0`. */
  readonly oddNumbers: readonly { readonly pointer: string; readonly token: string }[];
  /** JSON Pointers of strings, or of members whose key, hold half of a surrogate pair. */
  readonly halves: readonly string[];
  /** The keys of the object at a pointer of interest, in the order of the text. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** The text is indented exactly as a serializer would. */
  readonly indented: boolean;
}

const LIMIT = 100;
const NOTHING: RawFacts = { repeated: [], oddNumbers: [], halves: [], keys: new Map(), indented: false };
const PLAIN_INTEGER = /^-?(0|[1-9][0-9]*)$/;
/** Where the order of keys matters. */
const ORDERED = '/query/languageinfo';

/** A serializer escapes a surrogate only where it is half of a pair, and writes large integers with an exponent. */
const hidesNothing = (written: string) => !written.includes('\\ud') && !written.includes('e+');

const escaped = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Whether a text is how a serializer writes `json`: then nothing is hidden, and the keys stand in the order of the object. */
function isPlain(text: string, json: unknown, indent: string | undefined): boolean {
  try {
    const written = JSON.stringify(json, null, indent);
    return (
      text.length >= written.length &&
      hidesNothing(written) &&
      (written === text || escaped(written) === text)
    );
  } catch {
    return false; // nested too deep for the serializer
  }
}

/** Reads a text that parses to `json`. Only the common case is synchronous work without a tokenizer, so this may load one. */
export async function rawFacts(text: string, json: unknown): Promise<RawFacts> {
  const indent = /^\{\r?\n([ \t]+)"/.exec(text)?.[1];
  if (isPlain(text, json, indent)) return indent === undefined ? NOTHING : { ...NOTHING, indented: true };
  const { createScanner } = await import('jsonc-parser');
  return scan(createScanner(text, true));
}

interface Level {
  readonly pointer: string;
  /** The keys so far, of an object. */
  readonly keys: Set<string> | undefined;
  index: number;
  member: string;
  awaitsValue: boolean;
}

// The scanner's `SyntaxKind` is a const enum, which isolated modules cannot import.
const kind = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  number: 11,
  end: 17,
};

function note<T>(list: T[], item: T): void {
  if (list.length < LIMIT) list.push(item);
}

/** Walks the tokens with a stack of its own: a hostile depth must not exhaust the call stack. */
function scan(scanner: JSONScanner): RawFacts {
  const repeated: string[] = [];
  const oddNumbers: { pointer: string; token: string }[] = [];
  const halves: string[] = [];
  const orderedKeys: string[] = [];
  const stack: Level[] = [];
  const here = (level: Level | undefined): string => {
    if (!level) return '';
    return `${level.pointer}/${level.keys ? level.member : level.index}`;
  };
  const open = (isObject: boolean) => {
    const outer = stack.at(-1);
    // Deep pointers grow with the square of the depth, and no rule looks there.
    const pointer = stack.length < 32 ? here(outer) : (outer?.pointer ?? '');
    stack.push({ pointer, keys: isObject ? new Set() : undefined, index: 0, member: '', awaitsValue: false });
  };
  const key = (level: Level, keys: Set<string>, name: string) => {
    level.member = pointerStep(name);
    if (keys.has(name)) note(repeated, here(level));
    if (!name.isWellFormed()) note(halves, here(level));
    keys.add(name);
    if (level.pointer === ORDERED) orderedKeys.push(name);
  };

  for (let token: number = scanner.scan(); token !== kind.end; token = scanner.scan()) {
    const level = stack.at(-1);
    if (token === kind.openBrace || token === kind.openBracket) open(token === kind.openBrace);
    else if (token === kind.closeBrace || token === kind.closeBracket) stack.pop();
    else if (token === kind.colon && level) level.awaitsValue = true;
    else if (token === kind.comma && level) {
      level.awaitsValue = false;
      level.index += 1;
    } else if (token === kind.string) {
      const value = scanner.getTokenValue();
      if (level?.keys && !level.awaitsValue) key(level, level.keys, value);
      else if (!value.isWellFormed()) note(halves, here(level));
    } else if (token === kind.number) {
      const written = scanner.getTokenValue();
      if (!PLAIN_INTEGER.test(written) && Number.isInteger(Number(written)))
        note(oddNumbers, { pointer: here(level), token: written });
    }
  }
  return { repeated, oddNumbers, halves, keys: new Map([[ORDERED, orderedKeys]]), indented: false };
}
