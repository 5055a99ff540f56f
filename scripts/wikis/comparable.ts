// The parts of an answer that two wikis with the same contents have in common: all but what the contract leaves open.

import type { Reply } from '../../fixtures/wiki/wiki.js';
import { readHtmlPage } from '../../suites/answers/html/page.js';
import { isObject } from '../../suites/answers/reading.js';

type Json = Readonly<Record<string, unknown>>;

/** The members of a record in `query.pages` that the contract defines; an existing page may have more. */
const RECORD = ['ns', 'title', 'missing'];

export interface Comparable {
  readonly status: number;
  readonly mediaType: string;
  /** The names of cookies, and whether they are set or cleared. */
  readonly cookies: readonly string[];
  readonly json: unknown;
  /** The order of the language codes, which the comparison of objects would ignore. */
  readonly codes: readonly string[];
}

export function comparable({ status, headers, body: bytes }: Reply): Comparable {
  const valuesOf = (wanted: string) =>
    headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);
  const mediaType = valuesOf('content-type').join().toLowerCase().replace(/;.*$/, '');
  const setCookies = valuesOf('set-cookie');
  const body = bytes.toString();
  const json = mediaType === 'text/html' ? readHtmlPage(body).json : objectIn(JSON.parse(body));
  if (json === undefined) throw new Error(`no JSON object in ${body.slice(0, 300)}`);
  const { languageinfo } = objectIn(json['query']) ?? {};
  return {
    status,
    mediaType,
    cookies: setCookies.map(cookieIn).toSorted(),
    json: shown(json),
    codes: Object.keys(objectIn(languageinfo) ?? {}),
  };
}

/** The value of a cookie that is set differs from wiki to wiki. */
function cookieIn(setCookie: string): string {
  const name = setCookie.replace(/=.*$/, '');
  return /; *max-age=0\b/i.test(setCookie) ? `${name} cleared` : `${name} set`;
}

/** Without diagnostics, without other top-level keys, and of an error only its code. */
function shown({ batchcomplete, continue: next, query, error }: Json): Json {
  return {
    batchcomplete,
    continue: next,
    error: objectIn(error)?.['code'],
    query: withKnownRecords(query),
  };
}

function withKnownRecords(value: unknown): unknown {
  const query = objectIn(value);
  const pages = objectIn(query?.['pages']);
  if (query === undefined || pages === undefined) return value;
  const records = new Map(Object.entries(pages).map(([id, record]) => [id, known(objectIn(record) ?? {})]));
  return { ...query, pages: records };
}

function known(record: Json): Json {
  return 'missing' in record ? record : Object.fromEntries(RECORD.map(field => [field, record[field]]));
}

function objectIn(value: unknown): Json | undefined {
  return isObject(value) ? value : undefined;
}
