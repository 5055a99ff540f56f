/** Text inside XML and HTML: it stays text, whatever a server sent. */
import { printable } from '../../schemas/text/printable.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Most texts are printable ASCII without a sign that acts. */
const harmless = /^[ !#-%(-;=?-~]*$/;

/** All that can be unseen, but for the ends of lines and tabs. */
const unseen = /[^\n\t -~]+/g;

/** For text and for quoted attributes. Characters that XML 1.0 forbids are visible escapes by then. */
export function escaped(text: string, limit = Infinity): string {
  if (text.length <= limit && harmless.test(text)) return text;
  return printable(text, limit).replace(/[&<>"']/g, entityOf);
}

// Functions of their own: those made in a call are compiled again after every major garbage collection.
const entityOf = (character: string): string => entities[character] ?? '';
const seenPart = (part: string): string => printable(part);

/** For text on several lines between tags, never in an attribute: quotes stay, of which JSON has many. */
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
