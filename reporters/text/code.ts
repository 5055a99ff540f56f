/** Text inside Markdown that stays text: no HTML, no link, no mention, whatever a server sent. */
import { printable } from '../../schemas/text/printable.js';

/** Only within code do GitHub and GitLab leave `@name`, `#1` and addresses alone. */
export function inlineCode(text: string, limit = 300): string {
  const shown = printable(text, limit);
  if (shown.trim() === '') return '` `';
  const fence = '`'.repeat(longestRun(shown) + 1);
  const space = /^`|`$|^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}`;
}

/** Words in which nothing can act stay as they are, and so does what is marked as code among them; everything else is code. */
export function prose(text: string, limit = 300): string {
  const harmless =
    /^(?:[A-Za-z0-9 ,()"]|(?<=\d)[.:](?=\d)|(?<=[a-z])-(?=[a-z])|(?<= )-(?=\d)|(?<=[A-Za-z0-9)`"])[.:;?](?= |$)|(?<=^| |\()`[^`]+`(?=$|[ ,.:;)]))+$/;
  if (text.length > limit || !harmless.test(text)) return inlineCode(text, limit);
  return text.replace(/`([^`]+)`/g, (_marked, inside: string) => inlineCode(inside, limit));
}

/** A block of lines that are printable already. */
export function codeBlock(lines: string, language = 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${fence}${language}\n${lines}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length));
}
