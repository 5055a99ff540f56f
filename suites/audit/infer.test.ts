import { describe, expect, test } from 'vitest';
import { serveHostile, type HostileId } from '../../fixtures/hostile/index.js';
import { serveWiki, type Served, type ServeOptions } from '../../fixtures/serve.js';
import type { WikiDocument } from '../../fixtures/wiki/wiki.js';
import { audit } from './audit.js';
import type { Declared } from '../evidence/profile.js';
import { inferProfile, type InferredProfile } from './infer.js';

/** Infers the profile of a wiki, and checks the wiki quickly with the inferred parameters. */
async function inferredOf(wiki: Served) {
  const asked = { url: wiki.url, retries: 0, timeoutMs: 5000 };
  try {
    const inferred = await inferProfile(asked);
    const { parameters } = inferred;
    const report = await audit({ ...asked, parameters, quick: true, lastingMs: 0 });
    return { inferred, url: wiki.url, failed: report.totals.failed };
  } finally {
    await wiki.close();
  }
}

/** The names of the parameters that the answers do not show. */
const undeterminedIn = ({ observations }: InferredProfile) =>
  observations.filter(({ determined }) => !determined).map(({ name }) => name);

const evidenceFor = ({ observations }: InferredProfile, parameter: string) =>
  observations.find(({ name }) => name === parameter)?.evidence;

const base = 'http://wiki.example/w';

describe('the profile that is inferred from a wiki explains it', () => {
  test.each<[wiki: ServeOptions, expected: Declared]>([
    [{}, {}],
    [
      { articleUrl: '{base_url}/index.php?title=$1&action=view' },
      { article_url: '{base}/index.php?title=$1&action=view' },
    ],
    [{ fileNamespace: 'Tập tin' }, { file_namespace: 'Tập tin' }],
    [{ replication: [{ host: '', lag: 3 }] }, {}],
    [{ replication: [{ host: 'db2', lag: 0 }] }, { hostnames: 'shown', replication: 'replicated' }],
    [{ baseUrl: 'https://wiki.example' }, { public_origin: 'https://wiki.example' }],
    [
      { articleUrl: '{base_url}/%77iki/$1?a=%20b', uploadUrl: '{base_url}/%69mages' },
      { article_url: '{base}/%77iki/$1?a=%20b', upload_url: '{base}/%69mages' },
    ],
    [{ baseUrl: base }, { base_url: base }],
    [{ debuginfo: true }, {}],
    [
      { files: 1, hashLevels: 0, articleUrl: '{base_url}/wiki/$1.html' },
      { hash_levels: '0', article_url: '{base}/wiki/$1.html' },
    ],
    [
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
  ])('%j', async (options, expected) => {
    const { inferred, url, failed } = await inferredOf(await serveWiki(options));
    const here = JSON.stringify(expected).replaceAll('{base}', url.replace('/api.php', ''));
    expect(inferred.parameters).toEqual(JSON.parse(here));
    expect(failed).toBe(0);
    const seen = inferred.observations.map(
      ({ name, determined, evidence }) => `${name} ${determined} ${evidence}`,
    );
    expect(seen.join('\n').replaceAll(new URL(url).host, 'the-wiki')).toMatchSnapshot();
  });
});

test('an inferred value comes with its evidence', async () => {
  const { inferred, url } = await inferredOf(await serveWiki({ articleUrl: '{base_url}/wiki/$1' }));
  expect(evidenceFor(inferred, 'article_url')).toMatch(
    new RegExp(`^\`descriptionurl\` of \`.+\` is \`${url.replace('api.php', 'wiki')}/File:.+\`$`),
  );
});

describe('what the answers do not show', () => {
  test('an empty listing shows no URLs, but a missing title shows the namespace', async () => {
    const { inferred, failed } = await inferredOf(
      await serveWiki({ files: 0, fileNamespace: 'Datei', uiLanguage: 'de' }),
    );
    expect(inferred.parameters).toEqual({ file_namespace: 'Datei', ui_language: 'de' });
    expect(undeterminedIn(inferred)).toEqual([
      'base_url',
      'public_origin',
      'article_url',
      'upload_url',
      'hash_levels',
      'replication',
    ]);
    expect(failed).toBe(0);
    expect(inferred.requests).toBe(5);
  });

  test.each<[what: string, url: (listed: number) => string, why: RegExp]>([
    ['that no parameter explains', at => `/images${at}`, /^no single folder fits all files: /],
    ['with a user name', () => '//me@wiki.example/images', /^`url` of `.+` is `http:\/\/me@wiki/],
  ])('URLs of files %s', async (_what, url, why) => {
    let listed = 0;
    const document = (sent: WikiDocument) =>
      JSON.parse(
        JSON.stringify(sent).replace(/(\/\/[^/"]+)?\/images(?=\/)/g, (_all, host: string) => {
          const folder = url(++listed);
          return folder.startsWith('//') ? folder : host + folder;
        }),
      ) as WikiDocument;
    const { inferred } = await inferredOf(await serveWiki({ alter: { document } }));
    expect(inferred.parameters).toEqual({});
    expect(evidenceFor(inferred, 'upload_url')).toMatch(why);
  });
});

describe('a target that does not answer as an API', () => {
  test.each<[HostileId, string]>([
    ['private-wiki', 'readapidenied'],
    ['login-page', 'an HTML page'],
    ['not-found', 'HTTP 404'],
    ['closes', 'the connection was closed'],
    ['nested-body', 'nested'],
    ['redirect-circle', 'a redirect loop'],
  ])('`%s` is a failure with its reason', async (id, why) => {
    const wiki = await serveHostile(id);
    const inferred = await inferProfile({ url: wiki.url, retries: 0, timeoutMs: 5000 });
    await wiki.close();
    expect(inferred.failure).toContain(why);
    expect(inferred.parameters).toEqual({});
  });
});

describe('a wiki that was asked with credentials', () => {
  const denied = Buffer.from('{"error":{"code":"readapidenied","info":"You need read permission."}}');
  const authorization = ['Authorization', 'Bearer 0123456789abcdef'] as const;
  const isPrivate: ServeOptions = {
    alter: {
      reply: (reply, { request }) =>
        request.headers['authorization'] === authorization[1] ? reply : { ...reply, body: denied },
    },
  };

  test.each<[what: string, wiki: ServeOptions, user: string, expected: Declared, evidence: string]>([
    ['and refuses without them', isPrivate, '', { access: 'restricted' }, 'is refused without'],
    ['and answers without them too', {}, '', {}, 'is also answered without'],
    ['in the URL, and answers without them too', {}, 'reader', {}, 'is also answered without'],
  ])('%s', async (_what, options, user, expected, evidence) => {
    const wiki = await serveWiki(options);
    const url = Object.assign(new URL(wiki.url), { username: user });
    const inferred = await inferProfile({ url, ...(user === '' && { headers: [authorization] }) });
    const last = Array.from(wiki.requests.entries).at(-1);
    await wiki.close();
    expect(inferred.parameters).toEqual(expected);
    expect(evidenceFor(inferred, 'access')).toContain(`a query ${evidence} the credentials given`);
    expect(last?.headers).not.toHaveProperty('authorization');
    expect(inferred.requests).toBe(5);
  });
});
