// The reference wiki as the twin of a MediaWiki: with the same files, page ids, language codes and configuration.

import { isDeepStrictEqual } from 'node:util';
import type { Configuration } from '../../fixtures/mediawiki/configurations.js';
import { openGateway, type Passing } from '../../fixtures/gateways.js';
import { mimeOf } from '../../fixtures/wiki/files.js';
import {
  answer,
  listingOf,
  requestOf,
  wikiOf,
  type Lag,
  type Reply,
  type Wiki,
  type WikiFile,
} from '../../fixtures/wiki/wiki.js';
import { readHtmlPage } from '../../suites/answers/html/page.js';
import { isObject } from '../../suites/answers/reading.js';

interface Recorded {
  readonly asked: Passing;
  readonly reply: Reply;
}

/** A proxy that passes each request on to a wiki unchanged, and records requests and answers. */
export async function recorderOf(wikiUrl: string) {
  const recorded: Recorded[] = [];
  const gateway = await openGateway(wikiUrl, async (asked, pass) => {
    const reply = await pass();
    recorded.push({ asked, reply });
    return reply;
  });
  return { ...gateway, recorded };
}

/** The recorded requests that the twin answers otherwise. */
export function differencesFrom(twin: Wiki, requests: readonly Recorded[]) {
  return requests.flatMap(({ asked: { target, headers }, reply }) => {
    const real = comparable(reply);
    const own = comparable(answer(requestOf(target, headers), twin));
    return isDeepStrictEqual(own, real) ? [] : [{ target, real, twin: own }];
  });
}

type Json = Readonly<Record<string, unknown>>;

const objectIn = (value: unknown): Json => (isObject(value) ? value : {});

/** What two wikis with the same contents have in common: all but what the contract leaves open. */
function comparable({ status, headers, body: bytes }: Reply) {
  const valuesOf = (wanted: string) =>
    headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);
  const mediaType = valuesOf('content-type').join().toLowerCase().replace(/;.*$/, '');
  const body = bytes.toString();
  const json = mediaType === 'text/html' ? readHtmlPage(body).json : (JSON.parse(body) as unknown);
  if (!isObject(json)) throw new Error(`no JSON object in ${body.slice(0, 300)}`);
  const { batchcomplete, continue: next, error } = json;
  const query = objectIn(json['query']);
  const records = Object.entries(objectIn(query['pages'])).map(([id, record]) => [id, known(record)]);
  return {
    status,
    mediaType,
    // The value of a cookie that is set differs from wiki to wiki.
    cookies: valuesOf('set-cookie')
      .map(cookie => `${cookie.replace(/=.*$/, '')} ${/; *max-age=0\b/i.test(cookie) ? 'cleared' : 'set'}`)
      .toSorted(),
    json: { batchcomplete, next, error: objectIn(error)['code'] },
    query: { ...query, pages: Object.fromEntries(records) as Json },
    // The comparison of objects ignores the order of their keys.
    codes: Object.keys(objectIn(query['languageinfo'])),
  };
}

/** The members of a record that the contract defines; an existing page may have more. */
function known(record: unknown): unknown {
  const { ns, title, missing } = objectIn(record);
  return isObject(record) && 'missing' in record ? record : { ns, title, missing };
}

/** Reads the wiki at this `api.php` and configures the reference wiki to answer as it does. */
export async function twinOf(api: string, { wiki, declares }: Configuration): Promise<Wiki> {
  const { origin, pathname } = new URL(api);
  const declared = declares(origin);
  const config = wiki.config ?? '';
  const closed = config.includes("['read'] = false");
  return wikiOf({
    ...(closed ? { files: 0, languages: [], replication: [] } : await contentsOf(api)),
    scriptPath: pathname.replace(/\/api\.php$/, ''),
    capitalLinks: !config.includes('$wgCapitalLinks = false'),
    debuginfo: config.includes('$wgDebugToolbar'),
    private: closed,
    ...(declared.article_url !== undefined && { articleUrl: declared.article_url }),
    ...(declared.upload_url !== undefined && { uploadUrl: declared.upload_url }),
    ...(declared.hash_levels === '0' && { hashLevels: 0 }),
    ...(declared.file_namespace !== undefined && { fileNamespace: declared.file_namespace }),
    ...(declared.mime_filter === 'off' && { mimeFilter: 'off' }),
    ...(declared.ui_language === 'de' && { uiLanguage: 'de' }),
    ...(declared.session_cookie !== undefined && { sessionCookie: declared.session_cookie }),
  });
}

interface Answer {
  readonly continue?: Readonly<Record<string, string>>;
  readonly query: {
    readonly allimages: readonly { name: string; timestamp: string; descriptionshorturl: string }[];
    readonly dbrepllag: readonly Lag[];
    readonly languageinfo: Json;
  };
}

async function contentsOf(api: string) {
  const ask = async (query: Readonly<Record<string, string>>): Promise<Answer> => {
    const parameters = new URLSearchParams({ action: 'query', ...query, format: 'json' });
    return (await (await fetch(`${api}?${parameters.toString()}`)).json()) as Answer;
  };
  const files: WikiFile[] = [];
  for (let next: Answer['continue'] = {}; next !== undefined;) {
    const page: Answer = await ask({ list: 'allimages', ...next });
    for (const { name, timestamp, descriptionshorturl } of page.query.allimages) {
      const pageId = Number(/curid=([0-9]+)$/.exec(descriptionshorturl)?.[1]);
      files.push({ name, timestamp, pageId, mime: mimeOf(name) });
    }
    next = page.continue;
  }
  return {
    files: listingOf(files),
    languages: Object.keys((await ask({ meta: 'languageinfo' })).query.languageinfo),
    replication: (await ask({ meta: 'siteinfo', siprop: 'dbrepllag' })).query.dbrepllag,
  };
}
