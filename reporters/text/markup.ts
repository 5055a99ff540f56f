/** Escapes text for XML and HTML. */
import { printable } from '../../schemas/text/printable.js';

const entities: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": '#39',
};

/** Fast path: most texts. */
const harmless = /^[ !#-%(-;=?-~]*$/;

const unseen = /[^\n\t -~]+/g;

/** For text and quoted attributes; characters that XML 1.0 forbids become visible escapes. */
export function escaped(text: string, limit = Infinity): string {
  if (text.length <= limit && harmless.test(text)) return text;
  return printable(text, limit).replace(/[&<>"']/g, entityOf);
}

// Closures made in a call would be compiled again after every major garbage collection.
const entityOf = (character: string): string => `&${entities[character]};`;
const seenPart = (part: string): string => printable(part);

/** For lines between tags, never in an attribute: keeps quotes, of which JSON has many. */
export function escapedText(text: string): string {
  return text
    .replace(unseen, seenPart)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

export function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}
