/** Listings by media type that contradict what names suggest, or each other. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  listingOf,
  requestOf,
  wikiOf,
  type Alteration,
  type WikiFile,
} from '../../../fixtures/wiki/wiki.js';
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

/** What comes of the rules on a wiki that holds a file of each of these media types, named as if all were PNG. */
async function audited(
  mimes: readonly string[],
  { alter = {}, ...options }: SampleOptions & { readonly alter?: Alteration } = {},
) {
  const files = mimes.map((mime, at) => ({
    name: `File${at}.png`,
    pageId: at + 1,
    timestamp: '2020-01-01T00:00:00Z',
    mime,
  }));
  return judgedBy(answersOf({ files: listingOf(files) }, alter), { rules: ['allimages.*'], ...options });
}

async function judgedBy(answering: Answering, options: SampleOptions = {}) {
  const evidence = await collectSample(answering, { rules: ['allimages.mime-*'], ...options });
  return { evidence, judge: judgeFrom(evidence) };
}

const requestTo = (url: string) =>
  requestOf(url.slice('http://wiki.example'.length), { host: 'wiki.example' });

describe('a type that lists nothing, though names have its extension,', () => {
  test.each([
    ['all', ['image/jpeg', 'image/gif']],
    ['some', ['image/jpeg', 'application/x-odd', 'application/x-odd']],
  ])('is empty lawfully where other types list %s of those files', async (_which, mimes) => {
    const { evidence, judge } = await audited(mimes);
    expect(judge('allimages.mime-finds')).toMatchObject({
      outcome: 'inapplicable',
      message: 'aimime=image/png lists no files: other types list files with its extension',
    });
    expect(observedSilences(evidence).get('allimages.media-types')).toContain(
      `\`aimime=image/png\` lists nothing: of ${mimes.length} files with its extension,`,
    );
  });

  test('cannot be judged where no other type is seen to list any of them', async () => {
    const { evidence, judge } = await audited(['application/x-odd', 'application/x-odd']);
    expect(judge('allimages.mime-finds')).toMatchObject({
      outcome: 'cantTell',
      message: 'aimime=image/png lists no files, and no other type was seen to list files with its extension',
    });
    expect(observedSilences(evidence).has('allimages.media-types')).toBe(false);
  });

  test('breaks the rule where two types together list files that the other alone does not', async () => {
    const alter: Alteration = {
      document: (document, { request }) =>
        request.query.get('aimime') === 'image/png'
          ? { batchcomplete: '', query: { allimages: [] } }
          : document,
    };
    const { judge } = await audited(['image/png', 'image/png'], { alter });
    expect(judge('allimages.mime-finds')).toMatchObject({
      outcome: 'failed',
      message: expect.stringMatching(
        /^aimime=image\/png lists no files, though aimime=\S+\|\S+ lists `File0\.png`, which aimime=\S+ does not$/,
      ) as string,
    });
  });

  test('is not asked about again where `aimime` is declared off', async () => {
    const { evidence, judge } = await audited(['image/jpeg'], { parameters: { mime_filter: 'off' } });
    expect(evidence.mistyped).toBeUndefined();
    expect(judge('allimages.mime-finds')).toMatchObject({ blockedBy: 'allimages.mime-filter' });
  });
});

const named = (name: string, mime: string, at: number) => ({
  name,
  pageId: at + 1,
  timestamp: '2020-01-01T00:00:00Z',
  mime,
});

/** A wiki that has files of whatever invented type of this form it is asked for alone. */
async function auditedWithTypeLike(form: RegExp, seed: string, files: readonly WikiFile[]) {
  let own: string | undefined;
  const { judge } = await judgedBy(
    url => {
      const request = requestTo(url);
      const types = request.query.get('aimime') ?? '';
      if (form.test(types)) own ??= types;
      const all = files.map(file =>
        file.mime === 'own' ? { ...file, mime: own ?? 'application/x-own' } : file,
      );
      return answer(request, wikiOf({ files: listingOf(all) }));
    },
    { seed, strength: 2, planned: false },
  );
  return { own, judge };
}

describe('an invented type that lists files', () => {
  const files = [
    named('A.png', 'image/png', 0),
    named('B.png', 'image/png', 1),
    named('C.png', 'own', 2),
    named('D.odd', 'own', 3),
  ];

  test.each([
    ['in its subtype', /^(?!image)[a-z]+\/png$/],
    ['in its beginning', /^image\/png-[a-z]+$/],
    ['in its kind', /^image\/(?!png|gif|jp|svg|web|tif|vnd\.djvu|x-xcf|bmp|avif|heic)[^|]+$/],
    ['but for its last letter', /^image\/pn$/],
  ])('breaks no rule where it lists files of its own, like a known one %s', async (_how, form) => {
    const { own, judge } = await auditedWithTypeLike(form, 'own type', files);
    expect(own).toBeDefined();
    expect(judge('allimages.mime-unknown-empty')).toMatchObject({ outcome: 'passed' });
    expect(judge('allimages.mime-union')).toMatchObject({ outcome: 'passed' });
  });
});

test.each(['a', 'b'])(
  'a wiki that takes the beginning of a type for the whole breaks a rule, also where that is a known type (seed %s)',
  async seed => {
    const files = [named('A.png', 'image/png', 0), named('B.tif', 'image/tiff', 1)];
    const { judge } = await judgedBy(
      url => {
        const request = requestTo(url);
        const types = request.query.get('aimime')?.split('|') ?? [];
        const listed = files.filter(
          ({ mime }) => types.length === 0 || types.some(type => mime.startsWith(type)),
        );
        const meant = new URLSearchParams(request.query);
        if (types.length > 0) meant.set('aimime', listed.map(({ mime }) => mime).join('|') || 'no/type');
        return answer({ ...request, query: meant }, wikiOf({ files: listingOf(files) }));
      },
      { seed, strength: 2, planned: false },
    );
    expect(judge('allimages.mime-unknown-empty')).toMatchObject({ outcome: 'failed' });
  },
);

/** Leaves out the second file of some answers, told by the number of the request and the type that it asks for. */
const lacking = (isLacking: (request: number, type: string | null) => boolean): Alteration => {
  let asked = 0;
  return {
    document(document, { request: { query } }) {
      const { query: { allimages = [] } = {} } = document as { query?: { allimages?: Json[] } };
      if (allimages.length < 2) return document;
      asked += 1;
      return isLacking(asked, query.get('aimime') ?? null)
        ? { ...document, query: { allimages: allimages.slice(0, 1) } }
        : document;
    },
  };
};

describe('a change between two listings', () => {
  test('excuses no contradiction that remains', async () => {
    const alter = lacking((request, type) => request === 1 || type?.includes('|') === true);
    const { judge } = await audited(['image/png', 'image/png'], { alter });
    expect(judge('allimages.mime-union')).toMatchObject({ outcome: 'failed' });
  });
});

test('a contradiction that is gone at the end of a small budget proves nothing', async () => {
  let asked = 0;
  const alter = asIf(query => {
    if (query.has('aimime') && (asked += 1) < 12) query.delete('aimime');
  });
  const evidence = await collectSample(answersOf({}, alter), { seed: 'b', maxRequests: 100 });
  expect(failuresIn(evidence)).toEqual([]);
});
