/** Finds the value at a JSON Pointer in a text that may be cut or not be JSON. */
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

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
