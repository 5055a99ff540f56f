/** Comma-separated values as RFC 4180 describes them; a line may end with a line feed alone. */

export interface CsvRecord {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** What is wrong with it. */
  readonly mistake?: string;
}

const PLAIN = /[^",\r\n]*/y;

/** Every record of the text, whose first line has the number `line`; blank lines are left out. One with a mistake costs its first line only: a quotation mark too many hides no other line. */
export function csvRecords(text: string, line = 1): CsvRecord[] {
  const records: CsvRecord[] = [];
  let at = 0;
  while (at < text.length) {
    const first = line;
    const start = at;
    const fields: string[] = [];
    let mistake: string | undefined;
    for (;;) {
      const isQuoted = text[at] === '"';
      const end = isQuoted ? closingMark(text, at) + 1 : endOfPlain(text, at);
      if (isQuoted && end === 0) {
        mistake = 'a quoted field is not closed';
        break;
      }
      const whole = text.slice(at, end);
      fields.push(isQuoted ? whole.slice(1, -1).replaceAll('""', '"') : whole);
      line += lineFeeds(whole);
      at = end;
      if (text[at] === ',') {
        at++;
        continue;
      }
      const [lineEnd] = /^(?:\r?\n|$)/.exec(text.slice(at, at + 2)) ?? [];
      if (lineEnd === undefined) mistake = mistakeAt(text[at], isQuoted);
      else at += lineEnd.length;
      line++;
      break;
    }
    if (mistake !== undefined) {
      records.push({ line: first, fields, mistake });
      const next = text.indexOf('\n', start);
      at = next < 0 ? text.length : next + 1;
      line = first + 1;
    } else if (fields.length > 1 || fields[0] !== '') records.push({ line: first, fields });
  }
  return records;
}

/** Where the quoted field that begins here ends, or -1; a regular expression would overflow its stack on a long one. */
function closingMark(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function endOfPlain(text: string, at: number): number {
  PLAIN.lastIndex = at;
  PLAIN.exec(text);
  return PLAIN.lastIndex;
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
