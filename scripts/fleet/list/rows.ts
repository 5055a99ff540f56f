/** The rows of a list, in any of its three forms: a URL on each line, CSV with a header, or JSON Lines. */
import { count } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { isNote, isParameter } from '../../../suites/evidence/profile.js';
import { isObject } from '../../../suites/answers/reading.js';
import { UsageError } from '../../cli/errors.js';
import { refuseRepeatedKeys, valueIn } from '../../cli/input/read-file.js';
import { didYouMean } from '../../cli/input/suggestions.js';
import { parameters } from '../../../schemas/generated/rules.js';
import { csvRecords } from './csv.js';

/** A row as it was written; what its values mean is not checked yet. */
export interface Row {
  readonly line: number;
  readonly url?: string;
  readonly label?: string;
  readonly operator?: string;
  readonly 'connect-to'?: string;
  /** The path of a file. */
  readonly baseline?: string;
  /** The path of a file, or the parameters themselves. */
  readonly profile?: string | Readonly<Record<string, unknown>>;
}

export interface Mistake {
  readonly line: number;
  readonly what: string;
}

const COLUMNS = ['url', 'label', 'profile', 'operator', 'connect-to', 'baseline'] as const;

const isColumn = (name: string): boolean => COLUMNS.some(column => column === name);

const isIgnored = (line: string): boolean => /^\s*(?:#|$)/.test(line);

/** Throws a {@link UsageError} where the header of a CSV file is wrong, because then nothing else can be read. */
export function rowsIn(text: string, wrong: (mistake: string) => UsageError): (Row | Mistake)[] {
  const lines = text.split('\n');
  const start = lines.findIndex(line => !isIgnored(line));
  const first = lines[start]?.trim() ?? '';
  const isJson = first.startsWith('{');
  // A header names its columns; a URL has a colon and a slash.
  if (start >= 0 && !isJson && !/[:/]/.test(first))
    return csvRows(lines.slice(start).join('\n'), start + 1, wrong);
  return lines.flatMap((source, at) => {
    if (isIgnored(source)) return [];
    return isJson ? jsonRow(at + 1, source) : { line: at + 1, url: source.trim() };
  });
}

function csvRows(text: string, from: number, wrong: (mistake: string) => UsageError): (Row | Mistake)[] {
  const [header, ...records] = csvRecords(text, from);
  const columns = (header?.fields ?? []).map(name => name.trim());
  const wrongHeader = (mistake: string) => wrong(`line ${from}: ${mistake}`);
  if (header?.mistake !== undefined) throw wrongHeader(header.mistake);
  for (const [index, name] of columns.entries()) {
    const quoted = `\`${printable(name, 80)}\``;
    if (!isColumn(name) && !isParameter(name) && !isNote(name)) {
      const what = name === '' ? 'a column without a name' : `unknown column ${quoted}`;
      const meant = didYouMean(name.toLowerCase(), [...COLUMNS, ...Object.keys(parameters)]);
      throw wrongHeader(`${what}${meant}; a column whose name begins with _ is ignored`);
    }
    if (columns.indexOf(name) < index) throw wrongHeader(`the column ${quoted} occurs twice`);
  }
  if (!columns.includes('url')) throw wrongHeader('no column `url`');
  return records.map(({ line, fields, mistake }) => {
    if (mistake !== undefined) return { line, what: mistake };
    if (fields.length !== columns.length) {
      const expected = count(columns.length, 'column');
      return { line, what: `${count(fields.length, 'field')}, but the header names ${expected}` };
    }
    const given = columns.flatMap((name, at) => {
      const value = (fields[at] ?? '').trim();
      return value === '' || isNote(name) ? [] : [[name, value] as const];
    });
    const declared = given.filter(([name]) => isParameter(name));
    const members = Object.fromEntries(given.filter(([name]) => !isParameter(name)));
    if (declared.length === 0) return { line, ...members };
    if (members['profile'] === undefined) return { line, ...members, profile: Object.fromEntries(declared) };
    return { line, what: `both \`profile\` and the parameter \`${declared[0]?.[0]}\`: give one of them` };
  });
}

function jsonRow(line: number, source: string): Row | Mistake {
  let value: unknown;
  try {
    value = valueIn(source, what => new UsageError(what));
    if (!isObject(value)) return { line, what: 'must be a JSON object' };
    refuseRepeatedKeys(source, what => new UsageError(what.replace(/^\//, '')));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { line, what: error.message };
  }
  const members = Object.entries(value).filter(([name]) => !isNote(name));
  for (const [name, member] of members) {
    if (!isColumn(name))
      return { line, what: `unknown member \`${printable(name, 80)}\`${didYouMean(name, COLUMNS)}` };
    if (typeof member === 'string' || (name === 'profile' && isObject(member))) continue;
    const what = name === 'profile' ? 'an object or the path of a file' : 'a string';
    return { line, what: `\`${name}\` must be ${what}` };
  }
  return { line, ...Object.fromEntries(members) };
}
