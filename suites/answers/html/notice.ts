/** The notice of a page (contract 1): what a reader sees before the document. */
import { visible } from './document.js';
import type { PageText } from './text.js';
import { ownText, type Element } from './tree.js';

/** Words of a notice in several languages. */
const NOTICE_WORDS =
  /debug|diagnos|develop|test|inspect|\bhuman|unsuit|not (for|suit|meant|intended)|entwickl|fehlersuche|développ|mise au point|débog|desarroll|depura|sviluppo|отлад|налагод|調試|调试|除錯|除错|偵錯|デバッグ|開発|디버그|디버깅|ดีบัก|تصحيح|ניפוי/i;
/** The fewest letters of a notice. */
const FEWEST = 10;

/** Letters; those of scripts without letter case count as several, because they write a word with fewer. */
const letters = (text: string) => text.replace(/\p{Lo}/gu, 'xxxx').replace(/[^\p{L}]/gu, '').length;

/** Whether a text can be a notice: it has enough letters, or mentions the subject of one. */
export const isNotice = (text: string): boolean => NOTICE_WORDS.test(text) || letters(text) >= FEWEST;

/** Whether a text reads like a notice rather than an error message, which names files and lines. */
export const readsLikeNotice = (text: string): boolean =>
  NOTICE_WORDS.test(text) && !/\bline\s+\d/i.test(text);

/** Without the names that a wiki shows in place of messages that it lacks. */
export const withoutMessageKeys = (notice: string): string =>
  notice.replace(/⧼[^⧽]{0,100}⧽|<[a-z]+(?:-[a-z]+)+>|\(api(?:-[a-z]+)+(?::[^()]{0,200})?\)/g, '').trim();

/** The characters that are kept at either end of a long text. */
const KEPT = 50_000;

/** What a reader sees before a place of the text, without titles and navigation that do not read like a notice. */
export function textBefore({ text, places }: PageText, elements: readonly Element[], end: number): string {
  const titles = elements.filter(({ nodeName }) => nodeName === 'title').map(ownText);
  const isHeading = ({ nodeName }: Element, said: string): boolean =>
    nodeName === 'nav' ||
    (/^h[1-6]$/.test(nodeName) &&
      (!isNotice(said) || titles.some(title => title.toLowerCase().includes(said.trim().toLowerCase()))));
  let kept = '';
  let at = 0;
  for (const place of places) {
    if (place.start >= end) break;
    const last = Math.min(place.end, end);
    const said = text.slice(place.start, last);
    if (place.start < at || !isHeading(place.element, said) || NOTICE_WORDS.test(said)) continue;
    kept += text.slice(at, place.start);
    at = last;
  }
  const plain = visible(kept + text.slice(at, end)).replace(/\s+/g, ' ');
  const bounded = plain.length <= 2 * KEPT ? plain : `${plain.slice(0, KEPT)} … ${plain.slice(-KEPT)}`;
  // A copy, because a part of a string keeps all of it in memory.
  return Buffer.from(bounded, 'utf16le').toString('utf16le');
}
