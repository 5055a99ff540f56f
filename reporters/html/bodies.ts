/** Bodies as HTML: JSON is indented, cited places are marked, long texts are cut. */
import { grouped } from '../../schemas/text/numbers.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { escapedText } from '../text/markup.js';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

const TOKENS = /"(?:[^"\\]|\\[^])*"?|\s+|[[\]{},:]|[^\s"[\]{},:]+/g;
const DEEPEST_INDENT = 12;

/** Changes only the white space between tokens, however broken the JSON is. */
export function inLines(text: string): string {
  let shown = '';
  let depth = 0;
  let isOpened = false;
  const newLine = () => `\n${'  '.repeat(Math.min(depth, DEEPEST_INDENT))}`;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token.trim() === '') continue;
    if (token === ',') shown += `,${newLine()}`;
    else if (token === ':') shown += ': ';
    else if (token === '}' || token === ']') {
      depth = Math.max(0, depth - 1);
      shown += (isOpened ? '' : newLine()) + token;
      isOpened = false;
    } else {
      shown += (isOpened ? newLine() : '') + token;
      isOpened = token === '{' || token === '[';
      if (isOpened) depth += 1;
    }
  }
  return shown;
}

const MOST_MARKS = 20;

export function bodyHtml(body: string, bytes: number, pointers: readonly string[], limit: number) {
  const shown = body.length > limit ? `${body.slice(0, limit).toWellFormed()}…` : body;
  const isCut = shown !== body || shown.endsWith('…');
  const note = isCut
    ? `The first ${grouped(Math.min(limit, body.length))} characters of ${grouped(bytes)} bytes.`
    : '';
  const text = isJson(shown) ? inLines(shown) : shown;
  const places = pointers.slice(0, MOST_MARKS).flatMap(pointer => {
    const place = pointer === '' ? undefined : placeAt(text, pointerSteps(pointer));
    return typeof place === 'object' && !place.isParent ? [place] : [];
  });
  let html = '';
  let at = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    // Nested in a marked value.
    if (from < at) continue;
    html += `${escapedText(text.slice(at, from))}<mark>${escapedText(text.slice(from, to))}</mark>`;
    at = to;
  }
  return { html: html + escapedText(text.slice(at)), note };
}

const UNMARKED = {
  beyond: 'The place lies beyond the part of the answer that the report keeps.',
  'not JSON': 'The answer is not JSON, so the place is not marked.',
};
const LONGEST_LINE = 400;

/** A few lines around the place, or the first lines of the body. */
export function excerptHtml(body: string, pointer: string | undefined): { html: string; note?: string } {
  const text = isJson(body) ? inLines(body) : body;
  const steps = pointerSteps(pointer ?? '');
  const place = pointer === undefined ? undefined : placeAt(text, steps);
  if (typeof place !== 'object') {
    const html = escapedText(cut(text.split('\n'), 14));
    return place === undefined ? { html } : { html, note: UNMARKED[place] };
  }
  const lead = cut(text.slice(0, place.from).split('\n'), 0, 7);
  const marked = cut(text.slice(place.from, place.to).split('\n'), 9, 4);
  const rest = cut(text.slice(place.to).split('\n'), 6);
  const html = `${escapedText(lead)}<mark>${escapedText(marked)}</mark>${escapedText(rest)}`;
  const missing = (steps.at(-1) ?? '').slice(0, 80);
  return place.isParent ? { html, note: `What is marked has no \`${missing}\`.` } : { html };
}

const cutLine = (line: string) =>
  `${line.slice(0, LONGEST_LINE / 2).toWellFormed()} … ${line.slice(-LONGEST_LINE / 4).toWellFormed()}`;

function cut(lines: readonly string[], first: number, last = 0): string {
  const isShort = lines.length <= first + last;
  const kept = isShort ? lines : [...lines.slice(0, first), '…', ...lines.slice(lines.length - last)];
  return kept.map(line => (line.length <= LONGEST_LINE ? line : cutLine(line))).join('\n');
}

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** A value that is cut reaches to the end of the text. */
export function placeAt(text: string, steps: readonly string[]) {
  const root = isJson(text) ? treeOf(text) : undefined;
  if (!root) return 'not JSON';
  const exact = nodeAt(root, steps);
  const found = exact ?? nodeAt(root, steps.slice(0, -1));
  if (!found) return 'beyond';
  const { offset, length } = found;
  // The parser counts one character too many for a cut comment.
  return { from: offset, to: Math.min(offset + length, text.length), isParent: !exact };
}

/** `undefined` if hostile nesting exceeds the stack. */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function nodeAt(root: Node, steps: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of steps)
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  return node;
}
