import { describe, expect, test } from 'vitest';
import { serveHostile } from '../../fixtures/hostile/index.js';
import type { HostileId } from '../../fixtures/hostile/index.js';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served, ServeOptions } from '../../fixtures/serve.js';
import type { Json } from '../../fixtures/wiki/wiki.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../audit/audit.js';
import type { Declared } from '../evidence/profile.js';
import { propose } from './infer.js';
import type { Proposal } from './infer.js';
import { isObject } from '../answers/reading.js';

interface Looked {
  readonly proposal: Proposal;
  readonly url: string;
  /** The audit that judges by what was proposed. */
  readonly report: Report;
}

async function lookAt(wiki: Served, url = wiki.url): Promise<Looked> {
  try {
    const proposal = await propose({ url, retries: 0, timeoutMs: 5000 });
    const { parameters } = proposal;
    return { proposal, url, report: await audit({ url, parameters, retries: 0, timeoutMs: 5000 }) };
  } finally {
    await wiki.close();
  }
}

/** The names of what could not be seen. */
const unseenIn = ({ sights }: Proposal) => sights.filter(({ seen }) => !seen).map(({ name }) => name);

const evidenceFor = ({ sights }: Proposal, parameter: string) =>
  sights.find(({ name }) => name === parameter)?.evidence;

const base = 'http://wiki.example/w';

describe('what a wiki shows is proposed, and explains it', () => {
  test.each<[what: string, wiki: ServeOptions, proposed: Declared]>([
    ['the literal wiki', {}, {}],
    ['short addresses', { articleUrl: '{base_url}/wiki/$1' }, { article_url: '{base}/wiki/$1' }],
    [
      'addresses with a query',
      { articleUrl: '{base_url}/index.php?title=$1&action=view' },
      { article_url: '{base}/index.php?title=$1&action=view' },
    ],
    [
      'articles on another host',
      { articleUrl: 'https://en.wiki.example/wiki/$1' },
      { article_url: 'https://en.wiki.example/wiki/$1' },
    ],
    [
      'uploads on another host',
      { uploadUrl: 'https://uploads.example/wiki/en' },
      { upload_url: 'https://uploads.example/wiki/en' },
    ],
    ['files in one folder', { hashLevels: 0 }, { hash_levels: '0' }],
    [
      'another language',
      { fileNamespace: 'Datei', uiLanguage: 'de' },
      { file_namespace: 'Datei', ui_language: 'de' },
    ],
    ['a name of two words', { fileNamespace: 'Tập tin' }, { file_namespace: 'Tập tin' }],
    ['no filter', { mimeFilter: 'off' }, { mime_filter: 'off' }],
    ['a host with a name', { replication: [{ host: 'localhost', lag: -1 }] }, { hostnames: 'shown' }],
    ['a measured lag', { replication: [{ host: '', lag: 3 }] }, {}],
    [
      'a measured lag of a host',
      { replication: [{ host: 'db2', lag: 0 }] },
      { hostnames: 'shown', replication: 'replicated' },
    ],
    [
      'another name of the wiki',
      { baseUrl: 'https://wiki.example' },
      { public_origin: 'https://wiki.example' },
    ],
    ['another place of the wiki', { baseUrl: base }, { base_url: base }],
    ['diagnostics', { debuginfo: true }, {}],
    [
      'one file',
      { files: 1, hashLevels: 0, articleUrl: '{base_url}/wiki/$1' },
      { hash_levels: '0', article_url: '{base}/wiki/$1' },
    ],
    [
      'everything at once',
      {
        scriptPath: '/w',
        articleUrl: 'https://wiki.example/$1',
        uploadUrl: 'https://up.example/é',
        hashLevels: 0,
        fileNamespace: 'Fichier',
        mimeFilter: 'off',
        uiLanguage: 'de',
        replication: [{ host: 'db1', lag: -1 }],
      },
      {
        article_url: 'https://wiki.example/$1',
        upload_url: 'https://up.example/é',
        hash_levels: '0',
        file_namespace: 'Fichier',
        mime_filter: 'off',
        ui_language: 'de',
        hostnames: 'shown',
      },
    ],
  ])('%s', async (_what, options, proposed) => {
    const { proposal, url, report } = await lookAt(await serveWiki(options));
    const here = JSON.stringify(proposed).replaceAll('{base}', url.replace('/api.php', ''));
    expect(proposal.parameters).toEqual(JSON.parse(here));
    expect(proposal.deviating).toEqual([]);
    expect(report.reason).toBe('every judged MUST rule passed');
    expect(proposal.sights).toHaveLength(11);
  });
});

test('four questions are enough', async () => {
  const { proposal } = await lookAt(await serveWiki({}));
  expect(proposal.requests).toBe(4);
});

test('what is proposed comes with what was seen', async () => {
  const { proposal, url } = await lookAt(await serveWiki({ articleUrl: '{base_url}/wiki/$1' }));
  expect(evidenceFor(proposal, 'article_url')).toMatch(
    new RegExp(`^\`descriptionurl\` of \`.+\` is \`${url.replace('api.php', 'wiki')}/File:.+\`$`),
  );
});

describe('what cannot be seen is said', () => {
  test('replication shows where a host is measured, also beside one that is not', async () => {
    const { proposal } = await lookAt(
      await serveWiki({
        replication: [
          { host: 'db2', lag: -1 },
          { host: 'db3', lag: 4 },
        ],
      }),
    );
    expect(proposal.parameters).toEqual({ hostnames: 'shown', replication: 'replicated' });
  });

  test('replication does not show where no lag is measured', async () => {
    const { proposal } = await lookAt(await serveWiki({}));
    expect(unseenIn(proposal)).toEqual(['replication']);
  });

  test('the usual session cookie shows, because it is answered', async () => {
    const { proposal } = await lookAt(await serveWiki({}));
    expect(evidenceFor(proposal, 'session_cookie')).toBe('an answer set the cookie `wiki_session`');
  });

  test('another session cookie shows only where it is set', async () => {
    const silent = await lookAt(await serveWiki({ sessionCookie: 'enwikiSession' }));
    expect(unseenIn(silent.proposal)).toEqual(['replication', 'session_cookie']);
    const telling = await lookAt(
      await serveWiki({
        sessionCookie: 'enwikiSession',
        alter: {
          reply: (reply, { request }) =>
            request.headers['cookie'] === undefined
              ? reply
              : { ...reply, headers: [...reply.headers, ['Set-Cookie', 'enwikiSession=abc; path=/']] },
        },
      }),
    );
    expect(telling.proposal.parameters).toEqual({ session_cookie: 'enwikiSession' });
  });

  test('an empty listing shows no addresses, but a missing title shows the namespace', async () => {
    const { proposal, report } = await lookAt(
      await serveWiki({ files: 0, fileNamespace: 'Datei', uiLanguage: 'de' }),
    );
    expect(proposal.parameters).toEqual({ file_namespace: 'Datei', ui_language: 'de' });
    expect(unseenIn(proposal)).toEqual([
      'base_url',
      'public_origin',
      'article_url',
      'upload_url',
      'hash_levels',
      'replication',
    ]);
    expect(report.totals.failed).toBe(0);
    expect(proposal.requests).toBe(5);
  });

  test('addresses that no parameter explains', async () => {
    let listed = 0;
    const wiki = await serveWiki({
      alter: {
        document: document =>
          JSON.parse(
            JSON.stringify(document).replace(/\/images\//g, () => `/images${++listed}/`),
          ) as typeof document,
      },
    });
    const { proposal } = await lookAt(wiki);
    expect(proposal.parameters).toEqual({});
    expect(evidenceFor(proposal, 'upload_url')).toMatch(/^no one folder explains all: /);
    expect(proposal.deviating.join()).toContain('allimages.url-prefix');
  });
});

const backwards = (files: unknown): Json => (Array.isArray(files) ? (files.toReversed() as Json[]) : []);

test('an order that no parameter explains is said as well', async () => {
  const wiki = await serveWiki({
    alter: {
      document: document => {
        const { query } = document;
        return isObject(query) && 'allimages' in query
          ? { ...document, query: { allimages: backwards(query['allimages']) } }
          : document;
      },
    },
  });
  const { proposal } = await lookAt(wiki);
  expect(proposal.parameters).toEqual({});
  expect(proposal.deviating.map(what => what.replace(/:.*/, ''))).toEqual(['allimages.order']);
});

describe('a target that shows nothing', () => {
  test.each<[HostileId, string]>([
    ['private-wiki', 'readapidenied'],
    ['login-page', 'an HTML page'],
    ['not-found', 'HTTP status 404'],
    ['closes', 'the connection was closed'],
    ['nested-body', 'nested'],
    ['redirect-circle', 'a redirect loop'],
  ])('`%s` is named as such', async (id, why) => {
    const wiki = await serveHostile(id);
    const proposal = await propose({ url: wiki.url, retries: 0, timeoutMs: 5000 });
    await wiki.close();
    expect(proposal.blind).toContain(why);
    expect(proposal.parameters).toEqual({});
  });

  test.each<HostileId>(['prototype-in-maps', 'half-a-character', 'beyond-numbers', 'many-entries'])(
    '`%s` harms nobody',
    async id => {
      const wiki = await serveHostile(id);
      const proposal = await propose({ url: wiki.url, retries: 0, timeoutMs: 5000 });
      await wiki.close();
      expect(proposal.sights).toHaveLength(11);
    },
  );
});
