/** Texts that are URLs. */

/**
 * The absolute URL that a text is, or that it leads to from a base; `undefined` for any other text. `URL.canParse` of
 * Node.js 20 is wrong about letters such as ñ as soon as it was called so often that it is compiled.
 */
export function urlFrom(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Whether a text is meant as a URL, and not as a path. */
export const isUrl = (text: string): boolean => /^\s*[a-z][\w+.-]+:\/\//i.test(text);

/** What is meant as one URL, without its user: all before an `@`, since a password may hold a `/`, `?` or `#` by mistake. */
export const withoutUser = (text: string): string =>
  text.replace(/^(\s*[a-z][\w+.-]*:\/\/|\s*\/\/)?.*@/is, '$1');

/**
 * A text without the user names and passwords of the URLs that it quotes, also of a path that was made of one. The end of a
 * longer scheme is as good, and a run of letters is not read again from each of them. Of a text that `printable` has cut, the
 * end may be a part of a password.
 */
export const withoutUsers = (text: string): string =>
  text.replace(/([a-z][\w+.-]{1,30}:\/{1,2})(?:[^\s/?#`"]*@|[^\s/?#`"]*(?=… \())/gi, '$1');
