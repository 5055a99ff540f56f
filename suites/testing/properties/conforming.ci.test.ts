/** No conforming wiki is ever accused, whatever its files are called and however it is deployed. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingOf } from '../../../fixtures/wiki/wiki.js';
import type { Lag, WikiFile, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import type { Declared } from '../../evidence/profile.js';
import { answersOf, collectSample, failuresIn, resultsFrom } from '../samples/audits.js';

interface Deployment {
  readonly options: WikiOptions;
  readonly declared: Declared;
}

const EXTENSIONS = ['png', 'gif', 'jpg', 'jpeg', 'svg', 'pdf', 'PNG'] as const;
const MIME = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  PNG: 'image/png',
};

const TRAPS = `aAbBzZ09-_.,;!?'"()&+=@$*~^%\`éßÉ日本＠𝒳𐀀\u{10ffff}\ue000\ud7ff`.match(/./gsu) ?? [];

/** Characters that names may hold, those that set traps more often than others. */
const letter = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...TRAPS),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);

/** What a wiki takes for another title, or for none: it cannot be the name of a file. */
const UNNAMEABLE =
  /[#<>[\]|{}:/\\\p{Cc}\p{Cs}\ufffd \u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u3000]|__|^_|_\.|^\.|%[0-9A-Fa-f]{2}|&[\w\x80-\uffff#]+;|~~~/u;

const stem = fc
  .array(letter, { minLength: 1, maxLength: 12 })
  .map(letters => letters.join(''))
  .filter(name => !UNNAMEABLE.test(`${name}.png`));

const timestamp = fc
  .date({ min: new Date('2001-01-15T00:00:00Z'), max: new Date('2024-07-01T23:59:59Z'), noInvalidDate: true })
  .map(date => `${date.toISOString().slice(0, 19)}Z`);

const file: fc.Arbitrary<Omit<WikiFile, 'pageId'>> = fc
  .record({ stem, extension: fc.constantFrom(...EXTENSIONS), timestamp })
  .map(({ stem: name, extension, timestamp: time }) => ({
    name: `${name}.${extension}`,
    timestamp: time,
    mime: MIME[extension],
  }));

const files = fc
  .record({
    // Exact multiples of the page's size, and their neighbours, as often as all others.
    count: fc.oneof(fc.nat(45), fc.constantFrom(0, 1, 9, 10, 11, 20, 21, 30)),
    all: fc.uniqueArray(file, { selector: ({ name }) => name, minLength: 45, maxLength: 45 }),
    firstId: fc.constantFrom(1, 2 ** 31, 2 ** 32 - 20, 2 ** 53 - 100),
  })
  .map(({ count, all, firstId }) =>
    listingOf(all.slice(0, count).map((one, at) => ({ ...one, pageId: firstId + at }))),
  );

/** The reference wiki makes its map an object, whose keys that are numbers come first whatever it does. */
const languages = fc.uniqueArray(
  fc.stringMatching(/^[a-z0-9]{1,3}(-[a-z0-9]{1,4}){0,2}$/).filter(code => !/^\d+$/.test(code)),
  { maxLength: 12 },
);

const replication: fc.Arbitrary<{ lags: readonly Lag[]; declared: Declared }> = fc.oneof(
  fc.constant({ lags: [{ host: '', lag: -1 }], declared: {} }),
  fc.constant({ lags: [{ host: '', lag: -1 }], declared: { replication: 'none' } }),
  fc.constant({ lags: [{ host: 'db1', lag: -1 }], declared: { hostnames: 'shown' } }),
  fc.record({
    lags: fc.array(fc.record({ host: fc.constantFrom('', 'db1', 'db2'), lag: fc.nat(100_000) }), {
      minLength: 1,
      maxLength: 4,
    }),
    declared: fc.constantFrom<Declared>({}, { replication: 'replicated' }),
  }),
);

/** Where things lie, with what has to be declared for it. */
const place: fc.Arbitrary<Deployment> = fc.constantFrom<Deployment>(
  { options: {}, declared: {} },
  { options: { articleUrl: '{base_url}/wiki/$1' }, declared: { article_url: 'http://wiki.example/wiki/$1' } },
  {
    options: { articleUrl: '{base_url}/index.php?title=$1' },
    declared: { article_url: 'http://wiki.example/index.php?title=$1' },
  },
  {
    options: { articleUrl: 'https://other.example/$1/x' },
    declared: { article_url: 'https://other.example/$1/x' },
  },
  {
    options: { uploadUrl: 'https://upload.example/wiki/de' },
    declared: { upload_url: 'https://upload.example/wiki/de' },
  },
  { options: { hashLevels: 0 }, declared: { hash_levels: '0' } },
  {
    options: { fileNamespace: 'Datei', uiLanguage: 'de' },
    declared: { file_namespace: 'Datei', ui_language: 'de' },
  },
  { options: { fileNamespace: 'My File' }, declared: { file_namespace: 'My File' } },
  {
    options: { baseUrl: 'https://public.example:8443' },
    declared: { public_origin: 'https://public.example:8443' },
  },
  { options: { mimeFilter: 'off' }, declared: { mime_filter: 'off' } },
  { options: { sessionCookie: 'SESS' }, declared: { session_cookie: 'SESS' } },
);

const deployments: fc.Arbitrary<Deployment> = fc
  .record({ place, files, languages, replication, debuginfo: fc.boolean() })
  .map(
    ({
      place: { options, declared },
      files: listing,
      languages: codes,
      replication: { lags, declared: own },
      debuginfo,
    }) => ({
      options: { ...options, files: listing, languages: codes, replication: lags, debuginfo },
      declared: { ...declared, ...own },
    }),
  );

test('a conforming wiki is never accused, and what was not judged had nothing to be judged', async () => {
  await fc.assert(
    fc.asyncProperty(deployments, async deployment => {
      const evidence = await collectSample(answersOf(deployment.options), {
        parameters: deployment.declared,
      });
      expect(evidence.fault).toBeUndefined();
      expect(failuresIn(evidence)).toEqual([]);
      const open = resultsFrom(evidence).filter(
        ({ outcome }) => outcome === 'cantTell' || outcome === 'untested',
      );
      expect(open.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
    }),
    { seed: 1, numRuns: 100 },
  );
});
