/** Lines of text that a user gives, or a recording: for a target, a title. */
import { withoutUsers } from '../../schemas/text/url.js';
import { LONGEST_NAME } from './messages.js';

/** A line of text that can be shown and encoded. */
export const isLine = (text: string): boolean =>
  text.length <= LONGEST_NAME &&
  text.trim() !== '' &&
  text.isWellFormed() &&
  !/[\p{Cc}\u2028\u2029]/u.test(text);

/** Each report shows it, and would show a password in it. */
export const isLabel = (text: string): boolean => isLine(text) && withoutUsers(text) === text;

/** A title that a file can have, with or without its namespace; `|` would separate two titles. */
export const isTitle = (text: string): boolean =>
  isLine(text) &&
  !/[#<>[\]|{}]|^([^:]*:)?[\s_:]*$/.test(text) &&
  Buffer.byteLength(text.replace(/^[^:]*:/, '')) <= LONGEST_TITLE;

/** In bytes, without the namespace. */
const LONGEST_TITLE = 255;
