/** The part of an answer's raw text around the place that a piece of evidence points to. */
import type { CitedAnswer } from '../../schemas/generated/diff.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';

export type Excerpt = Omit<CitedAnswer, 'status'>;

/** How many characters are shown. */
interface Sizes {
  readonly before: number;
  readonly marked: number;
  readonly after: number;
  /** Where no place is known. */
  readonly unmarked: number;
}

const ofPage: Sizes = { before: 500, marked: 600, after: 400, unmarked: 1_200 };

interface Place {
  readonly from: number;
  readonly to: number;
  readonly note?: string;
}

export function excerptOf(body: string, pointer: string | undefined, sizes = ofPage): Excerpt {
  if (pointer === undefined) return head(body, sizes);
  const place = placeIn(body, pointer);
  if (typeof place === 'string') return { ...head(body, sizes), note: place };
  const { from, to, note } = place;
  return { ...excerptAt(body, from, to, sizes), ...(note === undefined ? {} : { note }) };
}

/** The part of a text between two positions, with what is around it. */
export function excerptAt(body: string, from: number, to: number, { before, marked, after }: Sizes): Excerpt {
  const start = Math.max(0, from - before);
  const end = Math.min(body.length, to + after);
  return {
    before: `${start === 0 ? '' : '…'}${whole(body.slice(start, from))}`,
    marked: shortened(body.slice(from, to), marked),
    after: `${whole(body.slice(to, end))}${end === body.length ? '' : '…'}`,
  };
}

function head(body: string, { unmarked }: Sizes): Excerpt {
  const cut = body.length > unmarked;
  return { before: cut ? `${whole(body.slice(0, unmarked))}…` : body, marked: '', after: '' };
}

/** The place in the text, or why there is none. */
function placeIn(body: string, pointer: string): Place | string {
  const root = treeOf(body);
  if (!root) return 'The answer is not JSON, so the place is not marked.';
  const steps = pointerSteps(pointer);
  const exact = nodeAt(root, steps);
  if (exact) return spanOf(exact, body);
  const parent = nodeAt(root, steps.slice(0, -1));
  const missing = steps.at(-1) ?? '';
  if (parent && parent.length >= 0)
    return { ...spanOf(parent, body), note: `What is marked has no \`${missing.slice(0, 80)}\`.` };
  return 'The place lies beyond the part of the answer that the report keeps.';
}

function treeOf(body: string): Node | undefined {
  if (!/^\s*[[{]/.test(body)) return undefined;
  try {
    return parseTree(body, [], { disallowComments: true });
  } catch (error) {
    // A hostile answer can be nested deeper than the parser's stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The value to which a pointer leads. */
export function nodeAt(root: Node, steps: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of steps) {
    if (!node) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  }
  return node;
}

/** Where a text was cut, what was open there has no length. */
function spanOf({ offset, length }: Node, body: string): Place {
  return { from: offset, to: length < 0 ? body.length : offset + length };
}

function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${whole(text.slice(0, limit * 0.75))} … ${whole(text.slice(-limit / 4))}`;
}

/** Without the halves of characters that a cut leaves at the ends. */
function whole(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
