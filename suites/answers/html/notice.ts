/** The notice of a page (contract 1): what a reader sees before the document, and what may be a notice though it cannot be read. */
import { textOf, valueOf } from './text.js';
import type { Element, Node, PageText, Place, Span } from './text.js';
import { quoted } from '../../values/messages.js';

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

export const withoutMessageKeys = (notice: string): string => notice.replace(MESSAGE_KEYS, '').trim();

/** Whether a page has a sentence of a notice that other pages of the form have, whatever else it lacks. */
export function sharesNotice(source: string, notice: string): boolean {
  const text = lettersIn(source.replace(/<[^<>]*>/g, '').replace(/&#?\w+;/g, ''));
  const sentences = notice
    .slice(0, COMPARED)
    .split(/[.!?。！？]+/)
    .filter(sentence => letters(sentence) >= TELLING);
  return sentences.some(sentence => text.includes(lettersIn(sentence)));
}

/** So many characters of a notice are compared. */
const COMPARED = 2000;
/** Fewer letters may be the name of a wiki, which the page of a firewall may have as well. */
const TELLING = 20;

const lettersIn = (text: string) => text.replace(/[^\p{L}]+/gu, '');

/** What a reader sees before a place of the text: without headings and navigation, unless they read like a notice. */
export function textBefore(page: PageText, end: number): string {
  const unread: Span[] = [];
  // What shows the document shows what is beside it.
  for (const span of page.hidden) if (span.end <= end) unread.push(span);
  for (const span of page.headings) if (isMereTitle(textIn(page, span, end))) unread.push(span);
  for (const span of page.navigation) if (!/debug|unsuit/i.test(textIn(page, span, end))) unread.push(span);
  return bounded(without(page, unread, end));
}

const textIn = ({ text }: PageText, { start, end: last }: Span, end: number): string =>
  text.slice(start, Math.min(last, end));

const isMereTitle = (heading: string): boolean => !NOTICE_WORDS.test(heading) && letters(heading) < SENTENCE;

/** Where a word may be broken, and what joins or parts letters: nobody sees them. */
const UNSEEN_SIGNS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function bounded(text: string): string {
  const plain = text.replace(UNSEEN_SIGNS, '').replace(/\s+/g, ' ').trim();
  return copied(plain.length <= 2 * NOTICE ? plain : `${plain.slice(0, NOTICE)} … ${plain.slice(-NOTICE)}`);
}

/** A part of a string keeps all of it in memory. */
const copied = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le');

function without({ text }: PageText, spans: readonly Span[], end: number): string {
  let kept = '';
  let at = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start >= end) break;
    if (span.start > at) kept += text.slice(at, span.start);
    at = Math.max(at, span.end);
  }
  return at < end ? kept + text.slice(at, end) : kept;
}

/** What may be the notice of a page whose notice says nothing of what one is about, and where; `undefined` if nothing may be. */
export function unreadNotice(notice: string, root: Node, page: PageText, end: number): string | undefined {
  if (NOTICE_WORDS.test(withoutMessageKeys(notice))) return undefined;
  const scripts: Element[] = [];
  const titles: string[] = [];
  const withoutScripts: Element[] = [];
  for (const element of elementsOf(root)) {
    if (element.nodeName === 'title') titles.push(ownText(element).toLowerCase());
    if (element.nodeName === 'script') scripts.push(element);
    if (element.nodeName === 'noscript') withoutScripts.push(element);
  }
  if (withoutScripts.slice(0, EXAMINED).some(element => isNotice(textOf(element).text)))
    return 'a text for readers without scripts';
  const text = inHeading(page, end, titles) ?? inNavigation(page, end) ?? inAttribute(page, end);
  return text === undefined ? byScript(scripts, page, end) : text;
}

/** Whether a text may be a notice: in English, one is known by its words. */
const mayBeNotice = (text: string, element: Element): boolean =>
  NOTICE_WORDS.test(text) || (letters(text) >= FEWEST && !/^en\b/i.test(languageOf(element)));

function languageOf(element: Element): string {
  for (let at: Node | null = element; at && 'attrs' in at; at = at.parentNode) {
    const language = valueOf(at, 'lang') ?? valueOf(at, 'xml:lang');
    if (language !== undefined) return language;
  }
  return '';
}

/** Of those that begin before the document, so many are looked at. */
const EXAMINED = 100;
const before = (places: readonly Place[], end: number) =>
  places.filter(({ start }) => start < end).slice(0, EXAMINED);

const found = (where: string, text: string) => `${where}, ${quoted(text.replace(/\s+/g, ' ').trim(), 60)}`;

/** A heading, unless it is the title of the page. */
function inHeading(page: PageText, end: number, titles: readonly string[]): string | undefined {
  const isOfMenu = ({ start, end: last }: Span) =>
    page.navigation.some(menu => menu.start <= start && last <= menu.end);
  for (const { element, start, end: last } of before(page.headings, end)) {
    if (isOfMenu({ start, end: last })) continue;
    const text = page.text.slice(start, Math.min(last, start + NOTICE));
    const isTitle = titles.some(title => title.includes(text.trim().toLowerCase()));
    if (!isTitle && mayBeNotice(text, element)) return found('a heading', text);
  }
  return undefined;
}

/** What in navigation neither leads anywhere nor names anything. */
function inNavigation(page: PageText, end: number): string | undefined {
  const other = page.elements.filter(({ element }) => NAMES.test(element.nodeName));
  for (const { element, start, end: last } of before(page.navigation, end)) {
    const part = { ...page, text: page.text.slice(0, last) };
    const text = without(part, [{ start: 0, end: start }, ...other], last);
    if (mayBeNotice(text, element)) return found('a text among the navigation', text);
  }
  return undefined;
}

const NAMES = /^(a|button|label|select|option|h[1-6])$/;

/** What is said of an element to those who do not see it, or who point at it. */
function inAttribute(page: PageText, end: number): string | undefined {
  for (const { element, start } of page.elements) {
    if (start > end) return undefined;
    if (UNTITLED.test(element.nodeName)) continue;
    const texts = ['title', 'aria-label', 'aria-description', 'alt'].map(
      name => valueOf(element, name) ?? '',
    );
    const likely = texts.find(text => mayBeNotice(text, element));
    if (likely !== undefined && !isInLink(element)) return found('an attribute', likely);
  }
  return undefined;
}

function isInLink(element: Element): boolean {
  for (let at = element.parentNode; at && 'attrs' in at; at = at.parentNode)
    if (at.nodeName === 'a') return true;
  return false;
}

/** Elements whose attributes say where they lead, or what to do with them. */
const UNTITLED = /^(html|body|a|link|button|input|select|textarea|form|nav|main)$/;

/** What a script writes, or may write into an empty element. */
function byScript(scripts: readonly Element[], page: PageText, end: number): string | undefined {
  const running = scripts.filter(script => /^$|javascript|module/i.test(valueOf(script, 'type') ?? ''));
  const code = running.map(ownText).join('\n').slice(0, CODE);
  for (const [literal] of code.matchAll(LITERALS))
    if (/^["'`]/.test(literal) && NOTICE_WORDS.test(literal) && /\S\s+\S+\s+\S/.test(literal))
      return found('a text in a script', literal.slice(1, -1));
  const isLoaded = running.some(script => valueOf(script, 'src') !== undefined);
  const empty = page.elements.filter(({ start, end: last }) => start === last && start <= end);
  const mayBeFilled = empty
    .slice(0, EXAMINED)
    .some(({ element }) =>
      `${valueOf(element, 'id') ?? ''} ${valueOf(element, 'class') ?? ''}`
        .split(/\s+/, 10)
        .some(name => PLACE.test(name) && (isLoaded || code.includes(name))),
    );
  return mayBeFilled ? 'an element that a script may fill' : undefined;
}

/** So many characters of scripts are read. */
const CODE = 200_000;

/** The name of an element for a notice, but not for one of the whole wiki. */
const PLACE = /(?<!site-?)notice|warn|hint/i;

/** Comments, of which nothing is shown, and strings. */
const LITERALS =
  /\/\*[^]*?(?:\*\/|$)|(?<![:\\])\/\/[^\n]*|"(?:[^"\\\n]|\\.){0,1000}"|'(?:[^'\\\n]|\\.){0,1000}'|`(?:[^`\\]|\\[^]){0,1000}`/g;

function* elementsOf(root: Node): Iterable<Element> {
  const nodes: Node[] = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if ('attrs' in node) yield node;
    if ('childNodes' in node) for (const child of node.childNodes) nodes.push(child);
  }
}

const ownText = ({ childNodes }: Element): string =>
  childNodes.map(node => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('');
