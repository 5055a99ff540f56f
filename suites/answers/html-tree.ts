/** The tree of an HTML page, read within bounds. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { grouped } from '../../schemas/text/numbers.js';

/** The limit of browsers. */
const DEEPEST = 512;
/** A highlighted document has an element for every word. */
const MOST_NODES = 200_000;
/** The parser inserts text word by word. */
const MOST_WORDS = 1_000_000;

/** The tree of a page, or the reason why there is none. */
export async function treeOf(html: string): Promise<DefaultTreeAdapterTypes.Document | string> {
  const { parse, defaultTreeAdapter } = await import('parse5');
  let nodes = 0;
  let words = 0;
  let depth = 0;
  let excess: string | undefined;
  const stopAt = (why: string): never => {
    excess = why;
    throw new RangeError(why);
  };
  const count = (): void => {
    if (++nodes > MOST_NODES) stopAt(`the page has more than ${grouped(MOST_NODES)} elements`);
  };
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args: Parameters<typeof defaultTreeAdapter.createElement>) {
      count();
      return defaultTreeAdapter.createElement(...args);
    },
    createCommentNode(data: string) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    insertText(...args: Parameters<typeof defaultTreeAdapter.insertText>) {
      if (++words > MOST_WORDS) stopAt(`the page has more than ${grouped(MOST_WORDS)} words`);
      defaultTreeAdapter.insertText(...args);
    },
    onItemPush() {
      if (++depth > DEEPEST) stopAt(`the elements of the page are nested more than ${DEEPEST} deep`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    // Anything else that the parser throws is an internal error.
    if (excess === undefined) throw error;
    return excess;
  }
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** XHTML as the HTML that means the same: closed elements that are written as one tag, and escaped text for CDATA sections. */
export function xhtmlAsHtml(xml: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', from)) {
    parts.push(xml.slice(from, at));
    const [end, html] = markupAt(xml, at);
    parts.push(html);
    from = end;
  }
  return parts.join('') + xml.slice(from);
}

/** The end of the markup that begins at a place, and what it is in HTML. */
function markupAt(xml: string, at: number): readonly [end: number, html: string] {
  const whole = (close: string): readonly [end: number, text: string] => {
    const found = xml.indexOf(close, at);
    const end = found < 0 ? xml.length : found + close.length;
    return [end, xml.slice(at, end)];
  };
  if (xml.startsWith('<!--', at)) return whole('-->');
  if (xml.startsWith('<?', at)) return [whole('?>')[0], ''];
  if (xml.startsWith('<![CDATA[', at)) {
    const [end, section] = whole(']]>');
    return [end, escaped(section.slice('<![CDATA['.length, section.endsWith(']]>') ? -3 : undefined))];
  }
  const end = endOfTag(xml, at);
  const tag = xml.slice(at, end);
  const [, name = ''] = /^<([^\s/>]+)/.exec(tag) ?? [];
  return [end, tag.endsWith('/>') && !VOID.test(name) ? `${tag.slice(0, -2)}></${name}>` : tag];
}

/** The place after a tag, in whose attributes a `>` may occur. */
function endOfTag(xml: string, start: number): number {
  for (let at = start + 1; at < xml.length; at++) {
    const char = xml[at] ?? '';
    if (char === '>') return at + 1;
    if (char !== '"' && char !== "'") continue;
    at = xml.indexOf(char, at + 1);
    if (at < 0) break;
  }
  return xml.length;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
