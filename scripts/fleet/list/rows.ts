/** The rows of a list, in any of its three forms: a URL on each line, CSV with a header, or JSON Lines. */
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { isNote, isParameter } from '../../../suites/evidence/profile.js';
import { isObject } from '../../../suites/answers/reading.js';
import { UsageError } from '../../cli/errors.js';
import { documentIn } from '../../cli/input/read-file.js';
import { didYouMean } from '../../cli/input/suggestions.js';
import { parameters } from '../../../schemas/generated/rules.js';

/** A row, whose values are not checked yet. */
export interface Row {
  readonly url?: string;
  readonly label?: string;
  readonly operator?: string;
  readonly 'connect-to'?: string;
  readonly baseline?: string;
  /** The path of a file, or the parameters themselves. */
  readonly profile?: string | Readonly<Record<string, unknown>>;
}

interface Line {
  readonly line: number;
  /** Throws a {@link UsageError} if the line is wrong, or rejects with it. */
  readonly read: () => Row | Promise<Row>;
}

const COLUMNS = ['url', 'label', 'profile', 'operator', 'connect-to', 'baseline'] as const;

const isColumn = (name: string): boolean => COLUMNS.some(column => column === name);

const isIgnored = (line: string): boolean => /^\s*(?:#|$)/.test(line);

/** Throws a {@link UsageError} if the header of a CSV file is wrong, because nothing else can be read then. */
export function rowsIn(text: string, wrong: (mistake: string) => UsageError): Line[] {
  const lines = text.split('\n');
  const start = lines.findIndex(line => !isIgnored(line));
  const first = lines[start]?.trim() ?? '';
  const isJson = first.startsWith('{');
  // A header names its columns; a URL has a colon and a slash.
  if (start >= 0 && !isJson && !/[:/]/.test(first))
    return csvRows(lines.slice(start).join('\n'), start + 1, wrong);
  return lines.flatMap((source, at) => {
    const read = () => (isJson ? jsonRow(source) : { url: source.trim() });
    return isIgnored(source) ? [] : { line: at + 1, read };
  });
}

function csvRows(text: string, from: number, wrong: (mistake: string) => UsageError): Line[] {
  const [header, ...records] = csvRecords(text, from);
  const columns = (header?.fields ?? []).map(name => name.trim());
  const wrongHeader = (mistake: string) => wrong(`line ${from}: ${mistake}`);
  if (header?.mistake !== undefined) throw wrongHeader(header.mistake);
  for (const [index, name] of columns.entries()) {
    const quoted = `\`${printable(name, 80)}\``;
    if (!isColumn(name) && !isParameter(name) && !isNote(name)) {
      if (columns.length === 1)
        throw wrongHeader(`${quoted} is neither a URL nor a header with a column \`url\``);
      const what = name === '' ? 'a column without a name' : `unknown column ${quoted}`;
      const meant = didYouMean(name.toLowerCase(), [...COLUMNS, ...Object.keys(parameters)]);
      throw wrongHeader(`${what}${meant}; a column whose name begins with _ is ignored`);
    }
    if (columns.indexOf(name) < index) throw wrongHeader(`the column ${quoted} occurs twice`);
  }
  if (!columns.includes('url')) throw wrongHeader('no column `url`');
  return records.map(record => ({ line: record.line, read: () => csvRow(columns, record) }));
}

function csvRow(columns: readonly string[], { fields, mistake }: CsvRecord): Row {
  if (mistake !== undefined) throw new UsageError(mistake);
  const { length } = columns;
  if (fields.length !== length)
    throw new UsageError(`${count(fields.length, 'field')}, but the header names ${count(length, 'column')}`);
  const given = columns.flatMap((name, at) => {
    const value = (fields[at] ?? '').trim();
    return value === '' || isNote(name) ? [] : [[name, value] as const];
  });
  const declared = given.filter(([name]) => isParameter(name));
  const members: Row = Object.fromEntries(given.filter(([name]) => !isParameter(name)));
  if (declared.length === 0) return members;
  if (members.profile === undefined) return { ...members, profile: Object.fromEntries(declared) };
  throw new UsageError(`both \`profile\` and the parameter \`${declared[0]?.[0]}\`: give one of them`);
}

/** Without the slash of a JSON Pointer, and without the place within the line. */
const wrong = (what: string) => new UsageError(what.replace(/^\/|^1:\d+: (not JSON).*/, '$1'));

async function jsonRow(source: string): Promise<Row> {
  const value = await documentIn(source, wrong);
  const members = Object.entries(value).filter(([name]) => !isNote(name));
  for (const [name, member] of members) {
    if (!isColumn(name)) throw wrong(`unknown member \`${printable(name, 80)}\`${didYouMean(name, COLUMNS)}`);
    const isMap = name === 'profile' && isObject(member);
    const what = name === 'profile' ? 'an object or the path of a file' : 'a string';
    if (typeof member !== 'string' && !isMap) throw wrong(`\`${name}\` must be ${what}`);
  }
  return Object.fromEntries(members);
}

export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  readonly mistake: string | undefined;
}

/** The records of a text that starts at line `line`, without blank lines. A mistake costs only its first line: a stray quotation mark hides no other line. */
export function csvRecords(text: string, line = 1): CsvRecord[] {
  const lines = text.split('\n');
  const records: CsvRecord[] = [];
  for (let at = 0; at < lines.length;) {
    let next = at + 1;
    let marks = marksIn(lines[at]);
    // A quoted field may continue on the next line.
    while (marks % 2 === 1 && next < lines.length) marks += marksIn(lines[next++]);
    const { fields, mistake } = fieldsIn(lines.slice(at, next).join('\n').replace(/\r$/, ''), marks);
    if (mistake !== undefined || fields.length > 1 || fields[0] !== '')
      records.push({ line: line + at, fields, mistake });
    at = mistake === undefined ? next : at + 1;
  }
  return records;
}

const marksIn = (text = ''): number => text.split('"').length - 1;

function fieldsIn(record: string, marks: number): Omit<CsvRecord, 'line'> {
  const fields = [''];
  const append = (text: string) => (fields[fields.length - 1] += text);
  // Every second part is quoted; an empty part between two such parts is a doubled quotation mark.
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
