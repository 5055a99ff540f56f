/**
 * One corrupt field is always caught. What is lawful in a field is said here a second time, without the checks; whatever
 * else stands there, consistently in every answer to the question, has to fail a rule.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, WikiDocument, WikiOptions, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { isObject } from '../../answers/reading.js';
import type { JsonObject } from '../../answers/reading.js';
import { answersOf, collectSample, failuresIn } from '../samples/audits.js';

type Way = readonly (string | number)[];

interface Field {
  /** Where the field stands in an answer; the answer may have no such place. */
  readonly way: Way;
  /** Whether an answer to this request is meant. */
  readonly of: (request: WikiRequest) => boolean;
  /** Whether a value is lawful instead of what the reference wiki writes there; `undefined` is an absence. */
  readonly lawful: (value: unknown, original: Json) => boolean;
}

const BASE = 'http://wiki.example';
const nothingElse = () => false;
const isAbsent = (value: unknown) => value === undefined;
/** So answers a wiki without files. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
/** The reference wiki takes either for its own answer. */
const isNothing = (value: unknown) => value === undefined || value === null;
const asks = (name: string, value: string) => (request: WikiRequest) => request.query.get(name) === value;

const isLanguages = asks('meta', 'languageinfo');
const isLag = asks('siprop', 'dbrepllag');
const isListing = asks('list', 'allimages');
const isTitle = asks('prop', 'duplicatefiles');

function decoded(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}

const isUncut = (value: unknown, from: number) =>
  typeof value === 'string' && !/[?#]/.test(value.slice(from));

/** Any spelling of the folders `x/xy` and of the name. */
function isFileUrl(value: unknown, original: Json): boolean {
  const name = decoded(original)?.split('/').at(-1);
  const [, first, second, rest] =
    /^http:\/\/wiki\.example\/images\/([0-9a-f])\/([0-9a-f])[0-9a-f]\/(.*)$/s.exec(decoded(value) ?? '') ??
    [];
  return first !== undefined && first === second && rest === name && isUncut(value, BASE.length);
}

const isSpelling = (value: unknown, original: Json) =>
  decoded(value) === decoded(original) && isUncut(value, BASE.length);

/** Any page id: that two files share one is another matter. */
const isShortUrl = (value: unknown) =>
  /^http:\/\/wiki\.example\/index\.php\?curid=[1-9]\d*$/.test(decoded(value) ?? '');

/** A real moment, at the latest a day after the answers; leap seconds are left out. */
function isPast(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value)) return false;
  if (value.endsWith(':60Z')) return true;
  const time = Date.parse(value);
  return (
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value.slice(0, 19)) &&
    time <= Date.UTC(2024, 6, 2)
  );
}

const onAnswer = (of: Field['of']): Field[] => [
  { of, way: [], lawful: isNothing },
  { of, way: ['batchcomplete'], lawful: nothingElse },
  { of, way: ['query'], lawful: nothingElse },
];

const onLanguages: Field[] = [
  ...onAnswer(isLanguages),
  { of: isLanguages, way: ['continue'], lawful: isAbsent },
  { of: isLanguages, way: ['query', 'languageinfo'], lawful: isObject },
  ...['be', 'be-x-old', 'zu'].flatMap(code => {
    const way = ['query', 'languageinfo', code];
    return [
      { of: isLanguages, way, lawful: isAbsent },
      { of: isLanguages, way: [...way, 'code'], lawful: nothingElse },
      { of: isLanguages, way: [...way, 'dir'], lawful: isAbsent },
    ];
  }),
];

const onLag: Field[] = [
  ...onAnswer(isLag),
  { of: isLag, way: ['query', 'dbrepllag'], lawful: nothingElse },
  { of: isLag, way: ['query', 'dbrepllag', 0], lawful: nothingElse },
  { of: isLag, way: ['query', 'dbrepllag', 0, 'host'], lawful: nothingElse },
  {
    of: isLag,
    way: ['query', 'dbrepllag', 0, 'lag'],
    lawful: value => Number.isInteger(value) && Number(value) >= 0,
  },
];

const onListing = (at: number): Field[] => {
  const way = ['query', 'allimages', at];
  const fields: Readonly<Record<string, Field['lawful']>> = {
    name: nothingElse,
    timestamp: isPast,
    url: isFileUrl,
    descriptionurl: isSpelling,
    descriptionshorturl: isShortUrl,
    ns: nothingElse,
    title: nothingElse,
  };
  return [
    ...onAnswer(isListing),
    { of: isListing, way: ['query', 'allimages'], lawful: isEmptyList },
    { of: isListing, way, lawful: nothingElse },
    ...Object.entries(fields).map(([name, lawful]) => ({ of: isListing, way: [...way, name], lawful })),
    { of: isListing, way: ['continue', 'aicontinue'], lawful: nothingElse },
    { of: isListing, way: ['continue', 'continue'], lawful: nothingElse },
    { of: isListing, way: ['continue'], lawful: isAbsent },
  ];
};

/** Titles of one spelling, be they of missing or of existing files: `*` is whichever key the record has. */
const onTitles = (mark: RegExp): Field[] => {
  const of = (request: WikiRequest) => isTitle(request) && mark.test(request.query.get('titles') ?? '');
  const record = ['query', 'pages', '*'];
  return [
    ...onAnswer(of),
    { of, way: ['query', 'pages'], lawful: nothingElse },
    { of, way: record, lawful: nothingElse },
    { of, way: [...record, 'ns'], lawful: nothingElse },
    { of, way: [...record, 'title'], lawful: nothingElse },
    { of, way: [...record, 'missing'], lawful: nothingElse },
    { of, way: ['query', 'normalized'], lawful: nothingElse },
    { of, way: ['query', 'normalized', 0], lawful: nothingElse },
    { of, way: ['query', 'normalized', 0, 'from'], lawful: nothingElse },
    { of, way: ['query', 'normalized', 0, 'to'], lawful: nothingElse },
  ];
};

const fields: fc.Arbitrary<Field> = fc.oneof(
  fc.constantFrom(...onLanguages),
  fc.constantFrom(...onLag),
  fc.constantFrom(0, 3, 9).chain(at => fc.constantFrom(...onListing(at))),
  fc.constantFrom(/_/, / /, /^[^_ ]*$/, /^/).chain(mark => fc.constantFrom(...onTitles(mark))),
);

type Distortion = (original: unknown) => unknown;

const edits: fc.Arbitrary<Distortion> = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(2),
    put: fc.oneof(fc.constant(''), fc.constantFrom(...'_ %/?#&+.:-0aA'.split(''))),
  })
  .map(({ at, cut, put }) => original => {
    if (typeof original !== 'string') return original;
    const place = Math.floor(at * (original.length + 1));
    return original.slice(0, place) + put + original.slice(place + cut);
  });

const distortions: fc.Arbitrary<Distortion> = fc.oneof(
  { weight: 4, arbitrary: edits },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }).map(value => () => value) },
  fc.constantFrom<Distortion>(
    () => undefined,
    () => null,
    () => '',
    original => [original],
    original => ({ value: original }),
    original => String(original),
    original => Number(original),
    original => (typeof original === 'number' ? original + 1 : original),
    original => (typeof original === 'number' ? original + 0.5 : original),
    original => (typeof original === 'string' ? encodeURIComponent(original) : original),
    original => (typeof original === 'string' ? original.replaceAll('_', ' ') : original),
    original => (typeof original === 'string' ? original.toLowerCase() : original),
    original => (typeof original === 'string' ? original.replace('http:', 'https:') : original),
    original => (Array.isArray(original) ? Object.fromEntries(Object.entries(original)) : original),
    original => (isObject(original) ? Object.values(original) : original),
    original => (isObject(original) ? firstKeyRenamed(original) : original),
  ),
);

function firstKeyRenamed(object: JsonObject): JsonObject {
  const [[key, member] = ['', null], ...others] = Object.entries(object);
  return Object.fromEntries([[`${key}0`, member], ...others]);
}

/** A copy in which one place is distorted; the document itself where it has no such place, or what comes is lawful. */
function corrupted(value: unknown, way: Way, distort: Distortion): unknown {
  const [next, ...rest] = way;
  if (next === undefined) return distort(value);
  const step = next === '*' && isObject(value) ? (Object.keys(value)[0] ?? next) : next;
  if (Array.isArray(value)) {
    if (Number(step) >= value.length) return value;
    return value.with(Number(step), corrupted(value[Number(step)], rest, distort)) as unknown[];
  }
  if (!isObject(value) || (rest.length > 0 && !Object.hasOwn(value, step))) return value;
  const { [step]: member, ...others } = value;
  const changed = corrupted(member, rest, distort);
  return changed === undefined ? others : { ...value, [step]: changed };
}

interface Outcome {
  /** What stands there instead, as JSON; `undefined` where nothing was altered. */
  readonly instead: string | undefined;
  readonly failures: readonly string[];
}

async function outcomeOf(wiki: WikiOptions, field: Field, distort: Distortion): Promise<Outcome> {
  let instead: string | undefined;
  const unlawful = (original: unknown) => {
    const value = distort(original);
    const isSame = JSON.stringify(value) === JSON.stringify(original);
    if (isSame || field.lawful(value, original as Json)) return original;
    instead ??= JSON.stringify(value) ?? 'nothing';
    return value;
  };
  const document = (sound: WikiDocument, { request }: { request: WikiRequest }) =>
    field.of(request) ? (corrupted(sound, field.way, unlawful) as WikiDocument) : sound;
  const evidence = await collectSample(answersOf(wiki, { document }));
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
      expect(failures, `/${field.way.join('/')} is ${instead}`).not.toEqual([]);
    }),
    { seed: 1, numRuns: 150 },
  );
  expect(altered).toBeGreaterThan(50);
});

test('a field that is lawful fails none', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async field => {
      const { instead, failures } = await outcomeOf({ files: 12 }, field, value => value);
      expect([instead, failures]).toEqual([undefined, []]);
    }),
    { seed: 1, numRuns: 20 },
  );
});
