/** What of a page is hidden or indented, as far as its elements and styles tell. */
import { elementsOf, ownText, valueOf, type Element, type Node } from './tree.js';

/** Nobody writes longer ones. */
const LONGEST = 2000;

export const styleOf = (element: Element): string => valueOf(element, 'style')?.slice(0, LONGEST) ?? '';

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*\.?0+(?:\.0*)?%?\s*(?:!|;|$)|font-size\s*:\s*0(?!\.?\d*[1-9])|(?:left|right|top|text-indent)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;

export const isHiddenByStyle = (style: string): boolean => style !== '' && HIDDEN.test(style);

/** Elements that browsers indent, by so many columns. */
const INDENTED = new Set(['blockquote', 'dd', 'dir', 'menu', 'ol', 'ul']);
const LIST = 20;
/** A cell of a table is at least so wide. */
const CELL = 4;

/** By how many columns browsers indent an element; what styles add is not computed. */
export function indentationOf(nodeName: string, cells: number): number {
  if (nodeName === 'td' || nodeName === 'th') return CELL * cells;
  return INDENTED.has(nodeName) ? LIST : nodeName === 'table' ? 1 : 0;
}

/** Whether a style may indent its element. */
export const mayIndent = (style: string): boolean => /margin|padding|border|indent|left/i.test(style);

/** What the style sheets of a page hide or show, by the element name, id and classes of their simple selectors, in their order. */
export type Rules = readonly { readonly names: readonly string[]; readonly hides: boolean }[];

/** Nobody writes longer ones into a page. */
const LONGEST_SHEET = 100_000;
const MOST_RULES = 100;

export function rulesOf(root: Node): Rules {
  const rules: Rules[number][] = [];
  for (const element of elementsOf(root)) {
    if (element.nodeName !== 'style' || /print|speech/i.test(valueOf(element, 'media') ?? '')) continue;
    const sheet = ownText(element)
      .slice(0, LONGEST_SHEET)
      .replace(/\/\*[^]*?(?:\*\/|$)/g, '');
    // What holds in some media only is not known to hold.
    const always = sheet.replace(/@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '');
    for (const [, selectors = '', style = ''] of always.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const hides = HIDDEN.test(style);
      if (!hides && !/(?:^|;)\s*(?:display|visibility)\s*:/i.test(style)) continue;
      for (const selector of selectors.split(','))
        if (/^[.#]?[-\w]+(?:[.#][-\w]+)*$/.test(selector.trim()))
          rules.push({ names: selector.match(/[.#]?[-\w]+/g) ?? [], hides });
    }
  }
  return rules.slice(0, MOST_RULES);
}

export function hiddenBySheets(element: Element, rules: Rules): boolean {
  if (rules.length === 0) return false;
  const own = [element.nodeName, `#${valueOf(element, 'id') ?? ''}`];
  for (const name of (valueOf(element, 'class') ?? '').split(/\s+/, 20)) own.push(`.${name}`);
  return rules.findLast(({ names }) => names.every(name => own.includes(name)))?.hides ?? false;
}
