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

/** The place that a pointer names, or the beginning of a text in which it names none. */
export function excerptOf(body: string, pointer: string | undefined, sizes = ofPage): Excerpt {
  const length = Math.min(body.length, sizes.unmarked);
  const beginning = excerptAt(body, length, length, { before: length, marked: 0, after: 0 });
  if (pointer === undefined) return beginning;
  const root = treeOf(body);
  if (!root) return { ...beginning, note: 'The answer is not JSON, so the place is not marked.' };
  const steps = pointerSteps(pointer);
  // Where a text was cut, what was open there has no length.
  const excerptAround = (node: Node) =>
    excerptAt(body, node.offset, node.length < 0 ? body.length : node.offset + node.length, sizes);
  const exact = nodeAt(root, steps);
  if (exact) return excerptAround(exact);
  const parent = nodeAt(root, steps.slice(0, -1));
  const missing = steps.at(-1) ?? '';
  if (parent && parent.length >= 0)
    return { ...excerptAround(parent), note: `What is marked has no \`${missing.slice(0, 80)}\`.` };
  return { ...beginning, note: 'The place lies beyond the part of the answer that the report keeps.' };
}

/** The part of a text between two positions, with what is around it. */
export function excerptAt(
  body: string,
  from: number,
  to: number,
  { before, marked, after }: Omit<Sizes, 'unmarked'>,
): Excerpt {
  const start = Math.max(0, from - before);
  const end = Math.min(body.length, to + after);
  return {
    before: `${start === 0 ? '' : '…'}${whole(body.slice(start, from))}`,
    marked: shortened(body.slice(from, to), marked),
    after: `${whole(body.slice(to, end))}${end === body.length ? '' : '…'}`,
  };
}

/** `undefined` for what is not JSON. */
export function treeOf(body: string): Node | undefined {
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

function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${whole(text.slice(0, limit * 0.75))} … ${whole(text.slice(-limit / 4))}`;
}

/** Without the halves of characters that a cut leaves at the ends. */
function whole(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
