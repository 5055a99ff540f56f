/** What styles say that a reader sees: what is hidden, how far it is indented, and whether its spaces are kept. */
import { elementsOf, ownText, valueOf } from './tree.js';
import type { Element, Node } from './tree.js';

/** Nobody writes longer ones. */
const LONGEST = 2000;

export const styleOf = (element: Element): string => valueOf(element, 'style')?.slice(0, LONGEST) ?? '';

const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*\.?0+(?:\.0*)?%?\s*(?:!|;|$)|font-size\s*:\s*0(?!\.?\d*[1-9])|(?:left|right|top|text-indent)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)|clip-path\s*:\s*inset\(\s*(?:50|100)%)/i;

export const isHiddenByStyle = (style: string): boolean => style !== '' && HIDDEN.test(style);

export const keepsSpacesBy = (style: string): boolean | undefined => {
  const [, space] = /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*([-\w]+)/i.exec(style) ?? [];
  return space === undefined ? undefined : /^(pre|break-spaces)/i.test(space);
};

/** Elements that browsers indent, by so many columns. */
const INDENTED = new Set(['blockquote', 'dd', 'dir', 'menu', 'ol', 'ul']);
const LIST = 20;
/** A cell of a table is at least so wide. */
const CELL = 4;

const SIDES =
  /(?:^|;)\s*(margin|padding|border|text-indent|left)(-left|-inline-start|-inline)?(?:-width)?\s*:\s*([^;]*)/gi;

/** By how many columns an element is indented: what cannot be computed counts like eight. */
export function indentationOf(nodeName: string, style: string, cells: number): number {
  let columns = INDENTED.has(nodeName) ? LIST : nodeName === 'table' ? 1 : 0;
  if (nodeName === 'td' || nodeName === 'th') columns = CELL * cells;
  if (style === '') return columns;
  const sides = new Map<string, number>();
  for (const [, name = '', side = '', written = ''] of style.matchAll(SIDES)) {
    const [first = 0, right = first, , left = right] = lengthsIn(written);
    sides.set(name.toLowerCase(), /^(margin|padding)$/i.test(name) && side === '' ? left : first);
  }
  for (const length of sides.values()) columns += length;
  return columns;
}

const lengthsIn = (value: string): readonly number[] =>
  (value.replace(/!\s*important/i, '').match(/\w[-\w]*\([^]*\)|[^\s()]+/g) ?? []).map(lengthOf);

/** Of a common page; it only matters which of two lengths is longer. */
const COLUMNS: Readonly<Record<string, number>> = {
  '': 0.5,
  px: 0.5,
  pt: 0.67,
  em: 8,
  rem: 8,
  mm: 2,
  cm: 19,
  in: 48,
};

function lengthOf(written: string): number {
  const [, number, unit = ''] = /^([-+]?\d*\.?\d+)([a-z]*|%)$/i.exec(written) ?? [];
  if (number === undefined) return written.includes('(') ? 8 : 0;
  const columns = Number(number) * (COLUMNS[unit.toLowerCase()] ?? 4);
  return columns > 0 ? Math.max(1, Math.round(columns)) : Math.round(columns);
}

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
