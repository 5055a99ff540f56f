/** A place in a JSON text, laid out for the eye: the way to it opened, what stands beside it folded, the rest left out. */
import { applyEdits, findNodeAtLocation, format, getLocation, parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { sharedEnds } from '../../reporters/text/difference.js';

export interface Line {
  readonly text: string;
  /** Within the place in question. */
  readonly placed: boolean;
}

/** More members or entries than these are left out. */
const shownAtPlace = 10;
/** On the way, more than these are left out but for the neighbours of the way. */
const shownOnWay = 7;
const neighbours = 2;
/** A value of so many lines is opened down to its leaves. */
const openedWhole = 30;

/** The text with one member or entry a line, and its tree; nothing where it is no JSON text. */
export interface Laid {
  readonly text: string;
  readonly tree: Node;
}

export function laidOut(sent: string): Laid | undefined {
  const text = applyEdits(sent, format(sent, undefined, { insertSpaces: true, tabSize: 2 }));
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return tree && errors.length === 0 ? { text, tree } : undefined;
}

/** The longest beginning of a pointer that leads anywhere in the tree. */
export function reachable(tree: Node, steps: readonly string[]): readonly string[] {
  const depth = steps.findIndex((_step, at) => !nodeAt(tree, steps.slice(0, at + 1)));
  return depth === -1 ? steps : steps.slice(0, depth);
}

/** The way to the first place at which two JSON texts differ. */
export function firstDifference({ text }: Laid, other: Laid): readonly string[] | undefined {
  if (text === other.text) return undefined;
  return getLocation(text, sharedEnds(text, other.text).from).path.map(String);
}

/** The lines around the place at `steps`. */
export function linesAround({ text, tree }: Laid, steps: readonly string[]): Line[] {
  return opened(tree, steps, text);
}

const childrenOf = (node: Node): readonly Node[] => node.children ?? [];
const valueOf = (child: Node): Node => (child.type === 'property' ? (childrenOf(child)[1] ?? child) : child);

/** The whole lines from one position to another: with the indent, the key and the comma. */
function linesFrom(text: string, from: number, to: number): string[] {
  const end = text.indexOf('\n', to);
  return text.slice(text.lastIndexOf('\n', from - 1) + 1, end === -1 ? undefined : end).split('\n');
}

/** A value on the way to the place, or at its end. */
function opened(node: Node, steps: readonly string[], text: string): Line[] {
  const placed = steps.length === 0;
  const [start, end] = [node.offset, node.offset + node.length];
  const all = childrenOf(node);
  const whole = linesFrom(text, start, end);
  if (all.length === 0 || (placed && whole.length <= openedWhole))
    return whole.map(line => ({ text: line, placed }));
  // A key that stands twice is twice on the way.
  const onWay = all.map((child, at) => stepOf(child, at) === steps[0]);
  const kept = all.map((_child, at) => isKept(at, onWay));
  const inner = all.flatMap((child, at) => {
    if (kept[at] !== true) return kept[at - 1] === false ? [] : [leftOut(kept, at, text, child)];
    const value = valueOf(child);
    return onWay[at] === true ? opened(value, steps.slice(1), text) : [foldedLine(value, text)];
  });
  return [
    { text: whole[0] ?? '', placed },
    ...inner.map(line => (placed ? { ...line, placed } : line)),
    { text: whole.at(-1) ?? '', placed },
  ];
}

function stepOf(child: Node, at: number): string {
  const [key] = child.type === 'property' ? childrenOf(child) : [];
  return key ? String(key.value) : String(at);
}

function isKept(at: number, onWay: readonly boolean[]): boolean {
  if (!onWay.includes(true)) return at < shownAtPlace;
  if (onWay.length <= shownOnWay) return true;
  return onWay.some((on, place) => on && Math.abs(place - at) <= neighbours);
}

/** A comment where children are left out from `at` on. */
function leftOut(kept: readonly boolean[], at: number, text: string, { offset }: Node): Line {
  const next = kept.indexOf(true, at);
  const [line = ''] = linesFrom(text, offset, offset);
  const count = (next === -1 ? kept.length : next) - at;
  return { text: `${/^ */.exec(line)?.[0]}// … ${count} more`, placed: false };
}

/** A value on one line: of an object its first member, which names it. */
function foldedLine(node: Node, text: string): Line {
  const [first, ...rest] = childrenOf(node);
  const [head = ''] = linesFrom(text, node.offset, node.offset);
  if (!first) return { text: head, placed: false };
  const last = linesFrom(text, node.offset, node.offset + node.length).at(-1) ?? '';
  const member =
    childrenOf(valueOf(first)).length > 0 ? '' : text.slice(first.offset, first.offset + first.length);
  const inside =
    node.type === 'array'
      ? [`/* … ${rest.length + 1} */`]
      : [...(member === '' ? [] : [member]), ...(member !== '' && rest.length === 0 ? [] : ['/* … */'])];
  return { text: [head, ...inside, last.trim()].join(' '), placed: false };
}

/** The value to which steps lead. */
function nodeAt(root: Node, steps: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const step of steps)
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  return node;
}
