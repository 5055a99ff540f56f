/** What a request asks for, however it is written: for a report, in which only requests are left of the questions. */

const SELECTION = ['meta', 'list', 'prop', 'titles', 'aicontinue', 'format'];

/**
 * Two requests with different texts never have the same response. Media types are left out, because the same files may have each
 * of them; and so is what a wiki may normalize in a title.
 */
export function askedBy(url: string): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  return SELECTION.map(name => `${name}=${loosely(name, parameters.get(name) ?? '')}`).join('\n');
}

const loosely = (name: string, value: string): string =>
  name === 'titles'
    ? value
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_\p{Cf}]+/gu, '')
    : value;
