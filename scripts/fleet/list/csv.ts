/** Comma-separated values as RFC 4180 describes them; a line may end with a line feed alone. */

export interface CsvRecord {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  readonly mistake: string | undefined;
}

/** Every record of the text, whose first line has the number `line`; blank lines are left out. One with a mistake costs its first line only: a quotation mark too many hides no other line. */
export function csvRecords(text: string, line = 1): CsvRecord[] {
  const lines = text.split('\n');
  const records: CsvRecord[] = [];
  for (let at = 0; at < lines.length;) {
    let next = at + 1;
    let marks = marksIn(lines[at]);
    // A quoted field goes on behind the end of its line.
    while (marks % 2 === 1 && next < lines.length) marks += marksIn(lines[next++]);
    const { fields, mistake } = read(lines.slice(at, next).join('\n').replace(/\r$/, ''), marks);
    if (mistake !== undefined || fields.length > 1 || fields[0] !== '')
      records.push({ line: line + at, fields, mistake });
    at = mistake === undefined ? next : at + 1;
  }
  return records;
}

const marksIn = (text = ''): number => text.split('"').length - 1;

function read(record: string, marks: number): Omit<CsvRecord, 'line'> {
  const fields = [''];
  const append = (text: string) => (fields[fields.length - 1] += text);
  // Every second part is within quotes. An empty one between two such parts is a doubled quotation mark.
  for (const [at, part] of record.split('"').entries()) {
    const [isFirst, isLast] = [at === 0, at === marks];
    if (at % 2 === 1) append(part);
    else if (part === '' && !isFirst && !isLast) append('"');
    else {
      if (part.includes('\r')) return { fields, mistake: 'a carriage return without a line feed' };
      if (!isFirst && !/^(,|$)/.test(part)) return { fields, mistake: 'text after a quoted field' };
      if (!isLast && !/(,|^)$/.test(part))
        return { fields, mistake: 'a quotation mark in a field without quotes' };
      for (const [place, field] of part.split(',').entries())
        if (place === 0) append(field);
        else fields.push(field);
    }
  }
  return { fields, mistake: marks % 2 === 1 ? 'a quoted field is not closed' : undefined };
}
