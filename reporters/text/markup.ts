/** Text inside XML and HTML: it stays text, whatever a server sent. */
import { printable } from '../../schemas/text/printable.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for quoted attributes. Characters that XML 1.0 forbids are visible escapes by then. */
export function escaped(text: string, limit = Infinity): string {
  return printable(text, limit).replace(/[&<>"']/g, character => entities[character] ?? '');
}

/** For text on several lines between tags, never in an attribute: quotes stay, of which JSON has many. */
export function escapedText(text: string): string {
  return text.replace(/[^\n\t]+/g, part => printable(part).replace(/[&<>]/g, sign => entities[sign] ?? ''));
}

/** The same for text on several lines, whose line feeds and tabs stay what they are. */
export function escapedLines(text: string): string {
  return text.replace(/[^\n\t]+/g, part => escaped(part));
}

export function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}
