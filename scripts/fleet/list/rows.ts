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
  /** `HOST:PORT` of the server to connect to. */
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

export interface Rows {
  readonly rows: readonly Row[];
  readonly mistakes: readonly Mistake[];
}

const COLUMNS = ['url', 'label', 'profile', 'operator', 'connect-to', 'baseline'] as const;

/** A field of a line that is `url` and nothing else: a URL never is. A tab is a separator only, so that a run of them is not read again from each. */
const URL_COLUMN = /(?:^|[,;\t])[^\S\t]*"?url"?[^\S\t]*(?:[,;\t]|$)/i;

/** Rejects with a {@link UsageError} where the header of a CSV file is wrong, because then nothing else can be read. */
export async function rowsIn(text: string, wrong: (mistake: string) => UsageError): Promise<Rows> {
  const start = startOf(text);
  const [first = ''] = text.slice(start).trimStart().split('\n', 1);
  if (first.startsWith('{')) return jsonRows(text);
  if (first.startsWith('[')) throw wrong('a JSON array; in JSON Lines, each line is an object');
  // A header names its columns; a URL has a colon and a slash.
  const isHeader = URL_COLUMN.test(first) || (/[,;\t]/.test(first) && !/[:/]/.test(first));
  return isHeader ? csvRows(text, start, wrong) : urlRows(text);
}

const isIgnored = (line: string): boolean => line === '' || line.startsWith('#');

/** Where the first line begins that is neither blank nor a comment. */
function startOf(text: string): number {
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    if (!isIgnored(text.slice(at, next).trim())) return at;
    at = next;
  }
  return at;
}

function urlRows(text: string): Rows {
  const rows = text.split('\n').flatMap((line, index) => {
    const url = line.trim();
    return isIgnored(url) ? [] : [{ line: index + 1, url }];
  });
  return { rows, mistakes: [] };
}

function csvRows(text: string, start: number, wrong: (mistake: string) => UsageError): Rows {
  const [header, ...records] = csvRecords(text, start);
  const columns = (header?.fields ?? []).map(name => name.trim());
  const wrongHeader = (mistake: string) => wrong(`line ${header?.line ?? 1}: ${mistake}`);
  if (header?.mistake !== undefined) throw wrongHeader(header.mistake);
  const [separator] = columns.length === 1 ? (/[;\t]/.exec(columns[0] ?? '') ?? []) : [];
  if (separator !== undefined)
    throw wrongHeader(
      `${separator === ';' ? 'semicolons' : 'tabs'} between the columns; commas are expected`,
    );
  for (const [index, name] of columns.entries())
    refuseColumn(name, columns.indexOf(name) < index, wrongHeader);
  if (!columns.includes('url')) throw wrongHeader('no column `url`');
  const rows: Row[] = [];
  const mistakes: Mistake[] = [];
  for (const { line, fields, mistake } of records) {
    if (mistake !== undefined) mistakes.push({ line, what: mistake });
    else if (fields.length !== columns.length)
      mistakes.push({
        line,
        what: `${count(fields.length, 'field')}, but the header names ${count(columns.length, 'column')}`,
      });
    else {
      const given = columns.flatMap((name, at) => {
        const value = (fields[at] ?? '').trim();
        return value === '' || isNote(name) ? [] : [[name, value] as const];
      });
      const row = rowOf(line, given);
      if ('what' in row) mistakes.push(row);
      else rows.push(row);
    }
  }
  return { rows, mistakes };
}

function refuseColumn(name: string, isRepeated: boolean, wrong: (mistake: string) => UsageError): void {
  const isKnown = COLUMNS.some(column => column === name) || isParameter(name) || isNote(name);
  if (isKnown && !isRepeated) return;
  const quoted = `\`${printable(name, 80)}\``;
  if (isRepeated && isKnown) throw wrong(`the column ${quoted} occurs twice`);
  const what = name === '' ? 'a column without a name' : `unknown column ${quoted}`;
  const meant = didYouMean(name.toLowerCase(), [...COLUMNS, ...Object.keys(parameters)]);
  throw wrong(`${what}${meant}; a column whose name begins with _ is ignored`);
}

/** A row from the cells of a table, where a parameter has a column of its own. */
function rowOf(line: number, given: readonly (readonly [name: string, value: string])[]): Row | Mistake {
  const members = Object.fromEntries(given.filter(([name]) => !isParameter(name)));
  const declared = given.filter(([name]) => isParameter(name));
  if (declared.length === 0) return { line, ...members };
  if (members['profile'] !== undefined)
    return { line, what: `both \`profile\` and the parameter \`${declared[0]?.[0]}\`: give one of them` };
  return { line, ...members, profile: Object.fromEntries(declared) };
}

async function jsonRows(text: string): Promise<Rows> {
  const rows: Row[] = [];
  const mistakes: Mistake[] = [];
  for (const [index, source] of text.split('\n').entries()) {
    if (isIgnored(source.trim())) continue;
    const row = await jsonRow(index + 1, source);
    if ('what' in row) mistakes.push(row);
    else rows.push(row);
  }
  return { rows, mistakes };
}

async function jsonRow(line: number, source: string): Promise<Row | Mistake> {
  let value: unknown;
  try {
    value = valueIn(source, what => new UsageError(what));
    if (!isObject(value)) return { line, what: 'must be a JSON object' };
    refuseRepeatedKeys(value, source, what => new UsageError(what.replace(/^\//, '')));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { line, what: error.message };
  }
  for (const [name, member] of Object.entries(value)) {
    if (isNote(name)) continue;
    if (!COLUMNS.some(column => column === name))
      return { line, what: `unknown member \`${printable(name, 80)}\`${didYouMean(name, COLUMNS)}` };
    const isDeclared = name === 'profile' && isObject(member);
    if (typeof member !== 'string' && !isDeclared)
      return {
        line,
        what: `\`${name}\` must be ${name === 'profile' ? 'an object or the path of a file' : 'a string'}`,
      };
  }
  return {
    line,
    ...(Object.fromEntries(Object.entries(value).filter(([name]) => !isNote(name))) as Omit<Row, 'line'>),
  };
}
