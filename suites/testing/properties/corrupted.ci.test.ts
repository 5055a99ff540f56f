/**
 * A corrupt field always fails a rule, if it is corrupt in every answer to the question. What is lawful in a field is stated here a
 * second time, independently of the checks.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WikiDocument, WikiOptions, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { isObject } from '../../answers/reading.js';
import { answersOf, collectSample, failuresIn } from '../samples/audits.js';

/** Whether a value may replace that of the reference wiki; `undefined` means absent. */
type Lawful = (value: unknown, original: unknown) => boolean;
type Field = readonly [of: (request: WikiRequest) => boolean, path: string, lawful: Lawful];

const BASE = 'http://wiki.example';
const onlyItself: Lawful = () => false;
const isAbsent: Lawful = value => value === undefined;
/** Either leaves the answer of the reference wiki as it is. */
const isNothing: Lawful = value => value === undefined || value === null;
/** The answer of a wiki without files. */
const isEmptyList: Lawful = value => Array.isArray(value) && value.length === 0;

function decoded(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}

const isUncut = (value: unknown) => typeof value === 'string' && !/[?#]/.test(value);
const isSpelling: Lawful = (value, original) => decoded(value) === decoded(original) && isUncut(value);

/** Any spelling of the folders `x/xy` and of the name. */
const isFileUrl: Lawful = (value, original) => {
  const found = /^http:\/\/wiki\.example\/images\/([0-9a-f])\/\1[0-9a-f]\/(.*)$/s.exec(decoded(value) ?? '');
  return found?.[2] === decoded(original)?.split('/').at(-1) && isUncut(value);
};

/** Any page id: duplicates are tested elsewhere. */
const isShortUrl: Lawful = value =>
  /^http:\/\/wiki\.example\/index\.php\?curid=[1-9]\d*$/.test(decoded(value) ?? '');

/** A valid time, at most a day after the answers; leap seconds are not checked. */
const isPast: Lawful = value => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value)) return false;
  if (value.endsWith(':60Z')) return true;
  const time = Date.parse(value);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.slice(0, 19));
  return isReal && time <= Date.UTC(2024, 6, 2);
};

const isMeasured: Lawful = value => Number.isInteger(value) && Number(value) >= 0;

/** The fields of the answers to a question within a place, with their lawful values. */
function fieldsOf(
  [name, wanted]: readonly [name: string, wanted: RegExp],
  within: string,
  fields: string,
  lawful: Readonly<Record<string, Lawful>> = {},
): Field[] {
  const inner = fields.split(' ').map(field => `${within}/${field}`);
  const paths = new Set(['batchcomplete', 'query', within, ...inner, ...Object.keys(lawful)]);
  const isMeant = ({ query }: WikiRequest) => query.has(name) && wanted.test(query.get(name) ?? '');
  const own = [...paths].map((path): Field => [isMeant, path, lawful[path] ?? onlyItself]);
  return [[isMeant, '', isNothing], ...own];
}

const LANGUAGES = 'query/languageinfo';
const FILES = 'query/allimages';
const codes = ['be', 'be-x-old', 'zu'].map(code => `${LANGUAGES}/${code}`);

const groups: readonly (readonly Field[])[] = [
  fieldsOf(['meta', /languageinfo/], LANGUAGES, 'be/code be-x-old/code zu/code', {
    continue: isAbsent,
    [LANGUAGES]: isObject,
    ...Object.fromEntries(codes.flatMap(code => [code, `${code}/dir`].map(path => [path, isAbsent]))),
  }),
  fieldsOf(['siprop', /dbrepllag/], 'query/dbrepllag', '0 0/host', { 'query/dbrepllag/0/lag': isMeasured }),
  ...[0, 3, 9].map(at =>
    fieldsOf(['list', /allimages/], FILES, `${at} ${at}/name ${at}/ns ${at}/title`, {
      [FILES]: isEmptyList,
      [`${FILES}/${at}/timestamp`]: isPast,
      [`${FILES}/${at}/url`]: isFileUrl,
      [`${FILES}/${at}/descriptionurl`]: isSpelling,
      [`${FILES}/${at}/descriptionshorturl`]: isShortUrl,
      'continue/aicontinue': onlyItself,
      'continue/continue': onlyItself,
      continue: isAbsent,
    }),
  ),
  // Titles of one spelling, of missing and existing files. `*` stands for the key of the record.
  ...[/_/, / /, /^[^_ ]*$/, /^/].map(mark => [
    ...fieldsOf(['titles', mark], 'query/pages', '* */ns */title */missing'),
    ...fieldsOf(['titles', mark], 'query/normalized', '0 0/from 0/to'),
  ]),
];
const fields = fc.constantFrom(...groups).chain(group => fc.constantFrom(...group));

type Distortion = (original: unknown) => unknown;

const ofText =
  (change: (text: string) => string): Distortion =>
  original =>
    typeof original === 'string' ? change(original) : original;
const plus =
  (more: number): Distortion =>
  original =>
    typeof original === 'number' ? original + more : original;

const edits: fc.Arbitrary<Distortion> = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(2),
    put: fc.oneof(fc.constant(''), fc.constantFrom(...'_ %/?#&+.:-0aA'.split(''))),
  })
  .map(({ at, cut, put }) =>
    ofText(text => {
      const place = Math.floor(at * (text.length + 1));
      return text.slice(0, place) + put + text.slice(place + cut);
    }),
  );

const distortions: fc.Arbitrary<Distortion> = fc.oneof(
  { weight: 4, arbitrary: edits },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }).map(value => () => value) },
  fc.constantFrom<Distortion>(
    () => undefined,
    () => null,
    original => [original],
    original => ({ value: original }),
    String,
    Number,
    plus(1),
    plus(0.5),
    ofText(encodeURIComponent),
    ofText(text => text.replaceAll('_', ' ')),
    ofText(text => text.toLowerCase()),
    ofText(text => text.replace('http:', 'https:')),
    original => (Array.isArray(original) ? Object.fromEntries(Object.entries(original)) : original),
    original => (isObject(original) ? Object.values(original) : original),
    original => (isObject(original) ? { ...original, extra: 1 } : original),
  ),
);

function corrupted(value: unknown, [next, ...rest]: readonly string[], distort: Distortion): unknown {
  if (next === undefined) return distort(value);
  if (Array.isArray(value))
    return Number(next) < value.length
      ? (value.with(Number(next), corrupted(value[Number(next)], rest, distort)) as unknown[])
      : value;
  const step = next === '*' && isObject(value) ? (Object.keys(value)[0] ?? next) : next;
  if (!isObject(value) || (rest.length > 0 && !Object.hasOwn(value, step))) return value;
  const { [step]: member, ...others } = value;
  const changed = corrupted(member, rest, distort);
  return changed === undefined ? others : { ...value, [step]: changed };
}

/** The new value as JSON, or `undefined` if nothing was altered; and the failures. */
async function outcomeOf(wiki: WikiOptions, [of, path, lawful]: Field, distort: Distortion) {
  let instead: string | undefined;
  const unlawful = (original: unknown) => {
    const value = distort(original);
    const isSame = JSON.stringify(value) === JSON.stringify(original);
    if (isSame || lawful(value, original)) return original;
    instead ??= JSON.stringify(value) ?? 'nothing';
    return value;
  };
  const way = path === '' ? [] : path.split('/');
  const document = (sound: WikiDocument, { request }: { request: WikiRequest }) =>
    of(request) ? (corrupted(sound, way, unlawful) as WikiDocument) : sound;
  const evidence = await collectSample(answersOf({ baseUrl: BASE, ...wiki }, { document }));
  expect(evidence.fault).toBeUndefined();
  return { instead, failures: failuresIn(evidence) };
}

test('a field that is not lawful fails a rule', async () => {
  const languages = ['aa', 'be', 'be-x-old', 'bg', 'zu'];
  let altered = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 4, 10, 31), fields, distortions, async (files, field, distort) => {
      const { instead, failures } = await outcomeOf({ files, languages }, field, distort);
      if (instead === undefined) return;
      altered += 1;
      expect(failures, `/${field[1]} is ${instead}`).not.toEqual([]);
    }),
    { seed: 1, numRuns: 150 },
  );
  expect(altered).toBeGreaterThan(50);
});
