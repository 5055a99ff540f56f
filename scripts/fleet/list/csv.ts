/** Comma-separated values as RFC 4180 describes them; a line may end with a line feed alone. */

export interface CsvRecord {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** What is wrong with it. */
  readonly mistake?: string;
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))/y;

/** Every record of the text; blank lines are left out. A quotation mark that is never closed spoils the rest of the text. */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const first = line;
    const fields: string[] = [];
    let mistake: string | undefined;
    for (;;) {
      FIELD.lastIndex = at;
      const [whole = '', quoted, plain = ''] = FIELD.exec(text) ?? [];
      if (quoted === undefined && text[at] === '"') {
        records.push({ line: first, fields, mistake: 'a quoted field is not closed' });
        return records;
      }
      fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
      line += lineFeeds(whole);
      at += whole.length;
      if (text[at] === ',') {
        at++;
        continue;
      }
      const [end] = /^(?:\r?\n|$)/.exec(text.slice(at, at + 2)) ?? [];
      if (end === undefined) {
        mistake = mistakeAt(text[at], quoted !== undefined);
        const next = text.indexOf('\n', at);
        at = next < 0 ? text.length : next + 1;
      } else at += end.length;
      line++;
      break;
    }
    if (mistake !== undefined) records.push({ line: first, fields, mistake });
    else if (fields.length > 1 || fields[0] !== '') records.push({ line: first, fields });
  }
  return records;
}

function mistakeAt(character: string | undefined, isQuoted: boolean): string {
  if (isQuoted) return 'text after a quoted field';
  return character === '"'
    ? 'a quotation mark in a field without quotes'
    : 'a carriage return without a line feed';
}

function lineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
