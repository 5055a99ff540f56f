// The reference wiki as the twin of a MediaWiki: with the same files, page ids, language codes and configuration.

import { isDeepStrictEqual } from 'node:util';
import { mimeOf } from '../../fixtures/wiki/files.js';
import {
  answer,
  listingOf,
  requestOf,
  wikiOf,
  type Lag,
  type Wiki,
  type WikiFile,
} from '../../fixtures/wiki/wiki.js';
import type { Configuration } from '../../fixtures/mediawiki/configurations.js';
import { comparable, type Comparable } from './comparable.js';
import type { Recorded } from './recorder.js';

interface Answer {
  readonly continue?: Readonly<Record<string, string>>;
  readonly query: {
    readonly allimages: readonly { name: string; timestamp: string; descriptionshorturl: string }[];
    readonly dbrepllag: readonly Lag[];
    readonly languageinfo: Readonly<Record<string, unknown>>;
  };
}

export interface Difference {
  readonly target: string;
  readonly real: Comparable;
  readonly twin: Comparable;
}

/** The recorded requests that the twin answers otherwise. */
export async function differencesFrom(twin: Wiki, requests: readonly Recorded[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { asked, reply } of requests) {
    const real = comparable(reply);
    const own = comparable(answer(requestOf(asked.target, asked.headers), twin));
    if (!isDeepStrictEqual(own, real)) differences.push({ target: asked.target, real, twin: own });
  }
  return differences;
}

/** Reads the wiki at this `api.php` and configures the reference wiki to answer as it does. */
export async function twinOf(api: string, { wiki, declares }: Configuration): Promise<Wiki> {
  const { origin, pathname } = new URL(api);
  const declared = declares(origin);
  const config = wiki.config ?? '';
  const closed = config.includes("['read'] = false");
  return wikiOf({
    files: listingOf(closed ? [] : await filesOf(api)),
    languages: closed ? [] : await languagesOf(api),
    replication: closed ? [] : await replicationOf(api),
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

async function filesOf(api: string): Promise<WikiFile[]> {
  const files: WikiFile[] = [];
  let next: Answer['continue'] = {};
  while (next !== undefined) {
    const page: Answer = await ask(api, { list: 'allimages', ...next });
    for (const { name, timestamp, descriptionshorturl } of page.query.allimages) {
      const pageId = Number(/curid=([0-9]+)$/.exec(descriptionshorturl)?.[1]);
      files.push({ name, timestamp, pageId, mime: mimeOf(name) });
    }
    next = page.continue;
  }
  return files;
}

async function languagesOf(api: string): Promise<string[]> {
  const { query } = await ask(api, { meta: 'languageinfo' });
  return Object.keys(query.languageinfo);
}

async function replicationOf(api: string): Promise<readonly Lag[]> {
  const { query } = await ask(api, { meta: 'siteinfo', siprop: 'dbrepllag' });
  return query.dbrepllag;
}

async function ask(api: string, query: Readonly<Record<string, string>>): Promise<Answer> {
  const parameters = new URLSearchParams({ action: 'query', ...query, format: 'json' });
  const answered = await fetch(`${api}?${parameters.toString()}`);
  return (await answered.json()) as Answer;
}
