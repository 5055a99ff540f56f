/** The notice of a page (contract 1): what a reader sees before the document, and what may be a notice though it cannot be read. */
import { quoted } from '../../values/messages.js';
import { visible } from './document.js';
import { isHidden, textOf, type PageText, type Place } from './text.js';
import { elementsOf, ownText, valueOf, type Element, type Node } from './tree.js';

/** The notice is searched in so many characters at either end of what precedes the document. */
const NOTICE = 50_000;

/** Words of a notice in several languages. */
const NOTICE_WORDS =
  /debug|diagnos|develop|test|inspect|\bhuman|unsuit|not (for|suit|meant|intended)|entwickl|fehlersuche|développ|mise au point|débog|desarroll|depura|sviluppo|отлад|налагод|調試|调试|除錯|除错|偵錯|デバッグ|開発|디버그|디버깅|ดีบัก|تصحيح|ניפוי/i;
/** The fewest letters of a notice. */
const FEWEST = 10;
/** The fewest letters of a heading that is a sentence rather than a title. */
const SENTENCE = 40;

/** Letters; those of scripts without letter case count as several, because they write a word with fewer. */
const letters = (text: string) => text.replace(/\p{Lo}/gu, 'xxxx').replace(/[^\p{L}]/gu, '').length;

/** Names of messages that a wiki shows where it has no text for them. */
const MESSAGE_KEYS = /⧼[^⧽]{0,100}⧽|<[a-z]+(?:-[a-z]+)+>|\(api(?:-[a-z]+)+(?::[^()]{0,200})?\)/g;

/** Whether a text can be a notice: it has enough letters, or mentions what a notice is about. */
export const isNotice = (text: string): boolean => NOTICE_WORDS.test(text) || letters(text) >= FEWEST;

/** Whether a text reads like a notice, and not like the message of an error, which names files and lines. */
export const readsLikeNotice = (text: string): boolean =>
  NOTICE_WORDS.test(text) && !/\bline\s+\d/i.test(text);

export const withoutMessageKeys = (notice: string): string => notice.replace(MESSAGE_KEYS, '').trim();

/** What a reader sees before a place of the text: without titles and navigation, unless they read like a notice. */
export function textBefore({ text, places }: PageText, root: Node, end: number): string {
  const titles = [...elementsOf(root)].filter(({ nodeName }) => nodeName === 'title').map(ownText);
  let kept = '';
  let at = 0;
  for (const place of places) {
    if (place.start >= end) break;
    const last = Math.min(place.end, end);
    if (place.start < at || !isUnread(place.element, text.slice(place.start, last), titles)) continue;
    kept += text.slice(at, place.start);
    at = last;
  }
  const plain = visible(kept + text.slice(at, end)).replace(/\s+/g, ' ');
  const bounded = plain.length <= 2 * NOTICE ? plain : `${plain.slice(0, NOTICE)} … ${plain.slice(-NOTICE)}`;
  // A copy, because a part of a string keeps all of it in memory.
  return Buffer.from(bounded, 'utf16le').toString('utf16le');
}

function isUnread({ nodeName }: Element, text: string, titles: readonly string[]): boolean {
  if (nodeName === 'nav') return !/debug|unsuit/i.test(text);
  if (!/^h[1-6]$/.test(nodeName) || NOTICE_WORDS.test(text)) return false;
  const isTitle = titles.some(title => title.toLowerCase().includes(text.trim().toLowerCase()));
  return isTitle || letters(text) < SENTENCE;
}

/** What may be the notice of a page whose notice says nothing of what one is about, and where; `undefined` if nothing may be. */
export function unreadNotice(notice: string, root: Node, page: PageText, end: number): string | undefined {
  if (NOTICE_WORDS.test(withoutMessageKeys(notice))) return undefined;
  const places = page.places.filter(({ start }) => start <= end);
  return inPlaces(places, page.text) ?? inScripts(root, places);
}

const found = (where: string, text: string) => `${where}, ${quoted(text.replace(/\s+/g, ' ').trim(), 60)}`;

/** In a heading, in a paragraph among the navigation, or in what is said of an element to those who do not see it. */
function inPlaces(places: readonly Place[], text: string): string | undefined {
  let menu = 0;
  for (const { element, start, end } of places) {
    if (element.nodeName === 'nav') menu = Math.max(menu, end);
    const label = UNTITLED.test(element.nodeName) ? undefined : element.attrs.find(isNoticeInLabel);
    if (label) return found('an attribute', label.value);
    const isInMenu = start < menu;
    if (isInMenu ? element.nodeName !== 'p' : !/^h[2-6]$/.test(element.nodeName)) continue;
    const said = text.slice(start, Math.min(end, start + NOTICE));
    if (mayBeNotice(said, element))
      return found(isInMenu ? 'a text among the navigation' : 'a heading', said);
  }
  return undefined;
}

const isNoticeInLabel = ({ name, value }: Element['attrs'][number]): boolean =>
  /^(title|alt|aria-(label|description))$/.test(name) && NOTICE_WORDS.test(value);

/** Elements whose attributes say where they lead, or what to do with them. */
const UNTITLED = /^(html|body|a|link|nav|button|input|select|textarea|form|main)$/;

/** Whether a text may be a notice: in English, one is known by its words. */
function mayBeNotice(text: string, element: Element): boolean {
  let language: string | undefined;
  for (let at: Node | null = element; at && 'attrs' in at; at = at.parentNode)
    language ??= valueOf(at, 'lang') ?? valueOf(at, 'xml:lang');
  return NOTICE_WORDS.test(text) || (letters(text) >= FEWEST && !/^en\b/i.test(language ?? ''));
}

/** So many characters of scripts are read. */
const CODE = 200_000;
/** The name of an element for a notice, but not for one of the whole wiki. */
const PLACE = /(?<!site-?)notice|warn|hint/i;
/** Comments, of which nothing is shown, and strings. */
const LITERALS =
  /\/\*[^]*?(?:\*\/|$)|(?<![:\\])\/\/[^\n]*|"(?:[^"\\\n]|\\.){0,1000}"|'(?:[^'\\\n]|\\.){0,1000}'|`(?:[^`\\]|\\[^]){0,1000}`/g;

/** What a script or a style sheet writes, or may write into an empty element. */
function inScripts(root: Node, places: readonly Place[]): string | undefined {
  const elements = [...elementsOf(root)];
  if (elements.some(element => element.nodeName === 'noscript' && isNotice(textOf(element).text)))
    return 'a text for readers without scripts';
  const scripts = elements.filter(
    element =>
      /^(script|style)$/.test(element.nodeName) &&
      /^$|javascript|module|css/i.test(valueOf(element, 'type') ?? ''),
  );
  const isLoaded = scripts.some(script => valueOf(script, 'src') !== undefined);
  const code = scripts.map(ownText).join('\n').slice(0, CODE);
  for (const [literal] of code.matchAll(LITERALS))
    if (/^["'`]/.test(literal) && NOTICE_WORDS.test(literal) && /\S\s+\S+\s+\S/.test(literal))
      return found('a text in a script or style sheet', literal.slice(1, -1));
  const isFilled = ({ element, start, end }: Place): boolean => {
    if (start !== end || isHidden(element)) return false;
    const names = `${valueOf(element, 'id') ?? ''} ${valueOf(element, 'class') ?? ''}`.split(/\s+/, 10);
    return names.some(name => PLACE.test(name) && (isLoaded || code.includes(name)));
  };
  return places.some(isFilled) ? 'an element that a script may fill' : undefined;
}
