/** Where the value at a JSON Pointer begins and ends, in a text that may be cut anywhere or be no JSON at all. */
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Of keys that repeat, the first one with a value counts. What is open where the text ends reaches to its end. */
export function placeAt(text: string, steps: readonly string[]) {
  const root = isJson(text) ? treeOf(text) : undefined;
  if (!root) return 'not JSON';
  const exact = nodeAt(root, steps);
  const found = exact ?? nodeAt(root, steps.slice(0, -1));
  if (!found) return 'beyond';
  const { offset, length } = found;
  // If the last step leads to nothing, the place is where it starts from. A comment that is cut after its first two characters has one too many there.
  return { from: offset, to: Math.min(offset + length, text.length), isParent: !exact };
}

/** `undefined` where a hostile answer is nested deeper than the stack of this program. */
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
