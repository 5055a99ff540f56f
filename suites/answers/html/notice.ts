/** The notice of a page (contract 1): what a reader sees before the document. */
import { visible } from './document.js';
import type { PageText } from './text.js';

/** The fewest letters of a notice. */
const FEWEST = 9;

/** Whether a text can be a notice: letters of scripts without letter case count as several, because they write a word with fewer. */
export const isNotice = (text: string): boolean =>
  text.replace(/\p{Lo}/gu, 'xxxx').replace(/[^\p{L}]/gu, '').length >= FEWEST;

/** The characters that are kept at either end of a long text. */
const KEPT = 50_000;

/** What a reader sees before a place of the text, without navigation and the headings that repeat the title of the page. */
export function textBefore({ text, places }: PageText, title: string, end: number): string {
  const isHeading = (name: string, said: string): boolean =>
    name === 'nav' || (/^h[1-6]$/.test(name) && (!isNotice(said) || title.includes(said.trim())));
  let kept = '';
  let at = 0;
  for (const place of places) {
    const last = Math.min(place.end, end);
    if (place.start < at || place.start >= end || !isHeading(place.name, text.slice(place.start, last)))
      continue;
    kept += text.slice(at, place.start);
    at = last;
  }
  const plain = visible(kept + text.slice(at, end)).replace(/\s+/g, ' ');
  // A copy, because a part of a string keeps all of it in memory.
  return Buffer.from(plain.slice(0, KEPT) + plain.slice(KEPT).slice(-KEPT)).toString();
}
