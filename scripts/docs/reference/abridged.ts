/** A JSON value for a reader: long lists and texts cut, with comments that say how much is left out. */

const mostItems = 2;
const longestText = 100;

/** JSON with comments, indented by two. */
export function abridgedJson(value: unknown): string {
  return linesOf(value).join('\n');
}

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const left = items.length - mostItems;
    const shown = items.slice(0, mostItems).map(item => linesOf(item));
    return enclosed('[', shown, ']', left > 0 ? [`// … ${left} more`] : []);
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => {
      const [first = '', ...rest] = linesOf(member);
      return [`${JSON.stringify(name)}: ${first}`, ...rest];
    });
    return enclosed('{', members, '}', []);
  }
  return [JSON.stringify(typeof value === 'string' ? cut(value) : value)];
}

function enclosed(
  open: string,
  inner: readonly string[][],
  close: string,
  note: readonly string[],
): string[] {
  if (inner.length === 0) return [`${open}${close}`];
  const lines = inner.flatMap((each, at) =>
    each.map((line, place) => (place === each.length - 1 && at < inner.length - 1 ? `${line},` : line)),
  );
  return [open, ...[...lines, ...note].map(line => `  ${line}`), close];
}

const cut = (text: string) =>
  text.length > longestText ? `${text.slice(0, longestText).toWellFormed()}…` : text;
