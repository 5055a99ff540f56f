/** Listings by media type that contradict what names suggest, or each other. */
import { describe, expect, test } from 'vitest';
import { answer, listingOf, requestOf, wikiOf, type Alteration } from '../../../fixtures/wiki/wiki.js';
import { asIf } from '../../../fixtures/mutants/dsl/edits.js';
import type { Json } from '../../../fixtures/wiki/model.js';
import { observedSilences } from '../silences.js';
import { judgeFrom } from '../../audit/judge.js';
import {
  answersOf,
  collectSample,
  failuresIn,
  type Answering,
  type SampleOptions,
} from '../../testing/samples/audits.js';

/** A file with a media type, as a rule one that its name does not suggest. */
const named = (name: string, mime: string, at: number) => ({
  name,
  pageId: at + 1,
  timestamp: '2020-01-01T00:00:00Z',
  mime,
});

async function judgedBy(answering: Answering, options: SampleOptions = {}) {
  const evidence = await collectSample(answering, { rules: ['allimages.mime-*'], ...options });
  return { evidence, judge: judgeFrom(evidence) };
}

/** What comes of the rules on a wiki that holds a file of each of these media types, named as if all were PNG. */
const audited = (mimes: readonly string[], alter: Alteration = {}) => {
  const files = mimes.map((mime, at) => named(`File${at}.png`, mime, at));
  return judgedBy(answersOf({ files: listingOf(files) }, alter), { rules: ['allimages.*'] });
};

const NOT_SEEN =
  'aimime=image/png lists no files, and no other type was seen to list files with its extension';
const ELSEWHERE = 'aimime=image/png lists no files: other types list files with its extension';

test.each([
  [['image/jpeg', 'image/gif'], 'inapplicable', ELSEWHERE, /: of 2 files with its extension,/],
  [['image/jpeg', 'a/x-odd', 'a/x-odd'], 'inapplicable', ELSEWHERE, /: of 3 files with its extension,/],
  [['a/x-odd', 'a/x-odd'], 'cantTell', NOT_SEEN, /^$/],
])(
  'a type that lists nothing, though names have its extension, is judged by what other types list of %j',
  async (mimes, outcome, message, silence) => {
    const { evidence, judge } = await audited(mimes);
    expect(judge('allimages.mime-finds')).toMatchObject({ outcome, message });
    expect(observedSilences(evidence).get('allimages.media-types') ?? '').toMatch(silence);
  },
);

/** The rules on a wiki that understands the types of a request as it likes. */
function auditedAs(
  files: (asked: string) => readonly ReturnType<typeof named>[],
  seed: string,
  meant = (types: readonly string[]): readonly string[] => types,
) {
  return judgedBy(
    url => {
      const request = requestOf(url.slice('http://wiki.example'.length), { host: 'wiki.example' });
      const types = request.query.get('aimime') ?? '';
      const query = new URLSearchParams(request.query);
      if (types !== '') query.set('aimime', meant(types.split('|')).join('|') || 'no/type');
      return answer({ ...request, query }, wikiOf({ files: listingOf(files(types)) }));
    },
    { seed, strength: 2, planned: false },
  );
}

describe('an invented type that lists files', () => {
  test.each([
    ['in its subtype', /^(?!image)[a-z]+\/png$/],
    ['in its beginning', /^image\/png-[a-z]+$/],
    ['in its kind', /^image\/(?!png|gif|jp|svg|web|tif|vnd\.djvu|x-xcf|bmp|avif|heic)[^|]+$/],
    ['but for its last letter', /^image\/pn$/],
  ])('breaks no rule where it lists files of its own, like a known one %s', async (_how, form) => {
    let own: string | undefined;
    const { judge } = await auditedAs(asked => {
      if (form.test(asked)) own ??= asked;
      const mimes = ['image/png', 'image/png', own ?? 'application/x-own', own ?? 'application/x-own'];
      return ['A.png', 'B.png', 'C.png', 'D.odd'].map((name, at) => named(name, mimes[at] ?? '', at));
    }, 'own type');
    expect(own).toBeDefined();
    expect(judge('allimages.mime-unknown-empty')).toMatchObject({ outcome: 'passed' });
    expect(judge('allimages.mime-union')).toMatchObject({ outcome: 'passed' });
  });

  test.each(['a', 'b'])(
    'breaks one as the beginning of a type, also if that is a known type (seed %s)',
    async seed => {
      const files = [named('A.png', 'image/png', 0), named('B.tif', 'image/tiff', 1)];
      const { judge } = await auditedAs(
        () => files,
        seed,
        types => files.map(({ mime }) => mime).filter(mime => types.some(type => mime.startsWith(type))),
      );
      expect(judge('allimages.mime-unknown-empty')).toMatchObject({ outcome: 'failed' });
    },
  );
});

test('a change between two listings excuses no contradiction that remains', async () => {
  let asked = 0;
  const { judge } = await audited(['image/png', 'image/png'], {
    document(document, { request: { query } }) {
      const { query: { allimages = [] } = {} } = document as { query?: { allimages?: Json[] } };
      const isCut = allimages.length > 1 && ((asked += 1) === 1 || query.get('aimime')?.includes('|'));
      return isCut ? { ...document, query: { allimages: allimages.slice(0, 1) } } : document;
    },
  });
  expect(judge('allimages.mime-union')).toMatchObject({ outcome: 'failed' });
});

test('a contradiction that is gone at the end of a small budget proves nothing', async () => {
  let asked = 0;
  const alter = asIf(query => {
    if (query.has('aimime') && (asked += 1) < 12) query.delete('aimime');
  });
  const evidence = await collectSample(answersOf({}, alter), { seed: 'b', maxRequests: 100 });
  expect(failuresIn(evidence)).toEqual([]);
});
