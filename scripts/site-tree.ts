/** Walking, reading and making trees of HTML. */
import type { Element, ElementContent, Parents, Properties, RootContent } from 'hast';

/** The elements of these names below a node, in the order of the text. */
export function* elementsIn(node: Parents, ...names: readonly string[]): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (names.length === 0 || names.includes(child.tagName)) yield child;
    yield* elementsIn(child, ...names);
  }
}

export function textOf(node: RootContent | Parents): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(textOf).join('');
}

/** The text with a space where a block or a cell ends, for search. */
export function spacedText(node: RootContent | Parents): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map(spacedText).join('');
  return node.type === 'element' && !inline.has(node.tagName) ? `${inner} ` : inner;
}

const inline = new Set(['a', 'code', 'em', 'strong', 'del']);

export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Puts another node in the place of each element that `change` has one for. */
export function replaceElements(
  parent: Parents,
  change: (found: Element, parent: Parents) => Element | undefined,
): void {
  for (const [at, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    const other = change(child, parent);
    if (other) parent.children[at] = other;
    else replaceElements(child, change);
  }
}

export function idOf(found: Element): string | undefined {
  const { id } = found.properties;
  return typeof id === 'string' ? id : undefined;
}

export function lineOf(node: RootContent): number {
  return node.position?.start.line ?? 0;
}
