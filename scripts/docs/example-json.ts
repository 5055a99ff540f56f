/** A place in a JSON text, laid out for the eye: the way to it opened, what stands beside it folded, the rest left out. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

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
/** A value of so many members in all is opened down to its leaves. */
const openedWhole = 24;

/** The tree of a text that is one JSON text and nothing else. */
export function jsonTree(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? tree : undefined;
}

/** The longest beginning of a pointer that leads anywhere in the tree. */
export function reachable(tree: Node, steps: readonly string[]): readonly string[] {
  let node: Node | undefined = tree;
  for (const [depth, step] of steps.entries()) {
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    if (!node) return steps.slice(0, depth);
  }
  return steps;
}

/** The way to the first place at which two JSON texts say something else; nothing where one of them is none. */
export function firstDifference(left: string, right: string): readonly string[] | undefined {
  const [a, b] = [jsonTree(left), jsonTree(right)];
  return a && b ? differenceIn(a, b) : undefined;
}

function differenceIn(left: Node, right: Node): readonly string[] | undefined {
  if (left.type !== right.type) return [];
  if (!isContainer(left)) return left.value === right.value ? undefined : [];
  const others = childrenOf(right);
  for (const [at, child] of childrenOf(left).entries()) {
    const other = others[at];
    const step = stepOf(child, at);
    if (!other || stepOf(other, at) !== step) return [step];
    const rest = differenceIn(valueOf(child), valueOf(other));
    if (rest) return [step, ...rest];
  }
  const more = others[childrenOf(left).length];
  return more && [stepOf(more, childrenOf(left).length)];
}

/** The lines of a tree around the place at `steps`. */
export function jsonLines(tree: Node, steps: readonly string[], sent: string): Line[] {
  return opened(tree, '', steps, sent, '');
}

const childrenOf = (node: Node): readonly Node[] => node.children ?? [];
const valueOf = (child: Node): Node => (child.type === 'property' ? (childrenOf(child)[1] ?? child) : child);
const isContainer = ({ type }: Node) => type === 'object' || type === 'array';
const raw = ({ offset, length }: Node, sent: string) => sent.slice(offset, offset + length);

function labelOf(child: Node, sent: string): string {
  const [key] = child.type === 'property' ? childrenOf(child) : [];
  return key ? `${raw(key, sent)}: ` : '';
}

/** A value on the way to the place, at its end, or within it. */
function opened(
  node: Node,
  label: string,
  steps: readonly string[],
  sent: string,
  indent: string,
  isWhole = steps.length === 0 && sizeOf(node) <= openedWhole,
): Line[] {
  const placed = steps.length === 0;
  const all = childrenOf(node);
  if (!isContainer(node) || (isWhole && all.length === 0))
    return [{ text: `${indent}${label}${raw(node, sent)}`, placed }];
  const brackets = node.type === 'array' ? '[]' : '{}';
  const inner = all.map((child, at) =>
    isWhole
      ? opened(valueOf(child), labelOf(child, sent), [], sent, `${indent}  `, true)
      : childLines(child, at, steps, sent, `${indent}  `),
  );
  const onWay = all.map((child, at) => isOn(child, at, steps));
  const kept = all.map((_child, at) => isWhole || isKept(at, onWay));
  return [
    { text: `${indent}${label}${brackets[0]}`, placed },
    ...punctuated(inner, kept, `${indent}  `).map(line => (placed ? { ...line, placed } : line)),
    { text: `${indent}${brackets[1]}`, placed },
  ];
}

function childLines(child: Node, at: number, steps: readonly string[], sent: string, indent: string): Line[] {
  const [label, value] = [labelOf(child, sent), valueOf(child)];
  return isOn(child, at, steps)
    ? opened(value, label, steps.slice(1), sent, indent)
    : [{ text: `${indent}${label}${folded(value, sent)}`, placed: false }];
}

function stepOf(child: Node, at: number): string {
  const [key] = child.type === 'property' ? childrenOf(child) : [];
  return key ? String(key.value) : String(at);
}

/** A key that stands twice is twice on the way. */
const isOn = (child: Node, at: number, [step]: readonly string[]) => stepOf(child, at) === step;

function isKept(at: number, onWay: readonly boolean[]): boolean {
  if (!onWay.includes(true)) return at < shownAtPlace;
  if (onWay.length <= shownOnWay) return true;
  return onWay.some((on, place) => on && Math.abs(place - at) <= neighbours);
}

/** Commas after all but the last, and a comment where something is left out. */
function punctuated(children: readonly Line[][], kept: readonly boolean[], indent: string): Line[] {
  const lines: Line[] = [];
  let left = 0;
  const flush = () => {
    if (left > 0) lines.push({ text: `${indent}// … ${left} more`, placed: false });
    left = 0;
  };
  for (const [at, child] of children.entries()) {
    if (kept[at] !== true) {
      left += 1;
      continue;
    }
    flush();
    const isLast = at === children.length - 1;
    lines.push(
      ...child.map((line, index) =>
        index === child.length - 1 && !isLast ? { ...line, text: `${line.text},` } : line,
      ),
    );
  }
  flush();
  return lines;
}

function sizeOf(node: Node): number {
  return childrenOf(node).reduce((sum, child) => sum + 1 + sizeOf(valueOf(child)), 0);
}

/** A value on one line: of an object its first member, which names it. */
function folded(node: Node, sent: string): string {
  const [first, ...rest] = childrenOf(node);
  if (!isContainer(node) || !first) return raw(node, sent);
  if (node.type === 'array') return `[ /* … ${rest.length + 1} */ ]`;
  const value = valueOf(first);
  const shown = isContainer(value) ? '' : ` ${labelOf(first, sent)}${raw(value, sent)}`;
  return rest.length === 0 && shown !== '' ? `{${shown} }` : `{${shown} /* … */ }`;
}
