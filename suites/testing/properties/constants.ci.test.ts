/** What audits with different seeds have in common: nothing that tells an audit from a client. */
import { expect, test } from 'vitest';
import { answer, requestOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import { API, collectSample } from '../samples/audits.js';

const AUDITS = 100;
/** A value in as many audits is a constant; a single word of a language is in more of them by chance. */
const OFTEN = 20;
const OFTEN_FOR_A_WORD = 60;

const wiki = wikiOf();
const { origin, host } = new URL(API);

interface Sent {
  readonly values: Set<string>;
  readonly headers: Set<string>;
}

async function sentBy(seed: string): Promise<Sent> {
  const sent: Sent = { values: new Set(), headers: new Set() };
  await collectSample(
    (url, headers) => {
      const request = requestOf(url.slice(origin.length), { host, ...headers });
      for (const [name, value] of request.query)
        for (const part of value.split('|')) sent.values.add(`${name}=${part}`);
      for (const [name, value] of Object.entries(headers)) sent.headers.add(`${name}: ${value}`);
      return answer(request, wiki);
    },
    { seed },
  );
  return sent;
}

/** Those of the values that come in many audits. */
function common(audits: readonly ReadonlySet<string>[], often = OFTEN): string[] {
  const counts = new Map<string, number>();
  for (const values of audits) for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].flatMap(([value, count]) => (count >= often ? [value] : []));
}

const names = Array.from({ length: wiki.files.count }, (_, at) => wiki.files.at(at));
/** The contract's own words, and what the wiki itself showed. */
const known = new Set([
  'action=query',
  'format=json',
  'continue=-',
  'continue=',
  'meta=languageinfo',
  'meta=siteinfo',
  'siprop=dbrepllag',
  'list=allimages',
  'prop=duplicatefiles',
  ...names.flatMap(({ name, mime }) => [
    `aimime=${mime}`,
    `aicontinue=${name}`,
    `titles=File:${name}`,
    `titles=File:${name.replaceAll('_', ' ')}`,
  ]),
]);
const knownHeaders = [
  'accept: application/json',
  'accept: application/json, text/plain, */*',
  'accept: text/html',
  'accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding: br',
  'accept-encoding: deflate',
  'accept-encoding: gzip, deflate',
  'accept-encoding: gzip, deflate, br',
  'accept-encoding: identity',
];

const audits = Promise.all(Array.from({ length: AUDITS }, (_, number) => sentBy(`seed ${number}`)));

test('no value of a parameter comes in many audits but those of the contract and of the wiki', async () => {
  const values = common((await audits).map(sent => sent.values));
  expect(values).toContain('action=query');
  expect(values.filter(value => !known.has(value))).toEqual([]);
});

test('no word of an invented name or type comes in many audits', async () => {
  const words = (await audits).map(({ values }) => {
    const invented = [...values].filter(value => /^(titles|aimime)=/.test(value) && !known.has(value));
    const stems = invented.map(value => value.replace(/^[a-z]+=(File:|[a-z]+\/)?/, '').replace(/\.\w+$/, ''));
    return new Set(stems.flatMap(stem => stem.toLowerCase().match(/\p{L}{4,}/gu) ?? []));
  });
  expect(words.every(({ size }) => size > 0)).toBe(true);
  expect(common(words, OFTEN_FOR_A_WORD)).toEqual([]);
});

test('no header has a value in many audits but the media types and encodings that clients accept', async () => {
  const headers = common((await audits).map(sent => sent.headers));
  expect(headers.filter(value => !knownHeaders.includes(value))).toEqual([]);
});

test('the cookies of each audit have the declared name and other values', async () => {
  const cookies = (await audits).flatMap(({ headers }) =>
    [...headers].filter(value => value.startsWith('cookie: ')),
  );
  const session = 'wiki_session=[0-9a-zA-Z-]{26,32}';
  const other = '_(ga|pk_id[.0-9a-f]+)=[GA.0-9a-f]+';
  const form = new RegExp(`^cookie: (${other}; )?${session}(; ${other})?$`);
  expect(cookies.filter(cookie => !form.test(cookie))).toEqual([]);
  expect(new Set(cookies).size).toBe(cookies.length);
});
