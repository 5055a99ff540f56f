/** What the generated schemas find in an answer, each error assigned to the rule that owns its place. */
import { ruleLocations, type RuleId, type SchemaName } from '../../schemas/generated/rules.js';
import * as validators from '../../schemas/generated/validators.js';
import type { SchemaError } from '../../schemas/generated/validators.js';
import { pointerStep, pointerSteps, valueAt } from '../../schemas/text/json-pointer.js';
import { isPlace, type Found } from '../answers/raw-json.js';
import { isObject } from '../answers/reading.js';
import { entryPlace } from '../evidence/page.js';
import type { LocalViolation } from '../evidence/violations.js';
import { quoted, shown } from '../values/messages.js';

/** Where an answer does not match its schema, each rule once. */
export function shapeMismatches(schema: SchemaName, json: unknown): readonly Mismatch[] {
  const validate = validators[schema];
  if (validate(json)) return [];
  const mismatches = new Map<RuleId, Mismatch>();
  let last = '';
  for (const error of validate.errors ?? []) {
    // The error of the key itself comes beside this one.
    if (error.keyword === 'propertyNames') continue;
    const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined;
    const key = missing === undefined ? (error as { propertyName?: string }).propertyName : undefined;
    const name = missing ?? key;
    const pointer = name === undefined ? error.instancePath : `${error.instancePath}/${pointerStep(name)}`;
    const rule = ownerOf(schema, missing, error.schemaPath);
    // Several errors in a row may be about one place, such as its type and its value.
    const place = `${rule} ${pointer}`;
    if (place === last) continue;
    last = place;
    const expected = expectation(error, key !== undefined);
    const actual = key === undefined ? shown(valueAt(json, pointer)) : `the key ${shown(key)}`;
    const found = mismatches.get(rule) ?? { rule, pointer, expected, actual, places: 0 };
    mismatches.set(rule, { ...found, places: found.places + 1 });
  }
  return [...mismatches.values()];
}

function ownerOf(schema: SchemaName, missing: string | undefined, schemaPath: string): RuleId {
  const path = missing === undefined ? schemaPath : schemaPath.replace(/required$/, `properties/${missing}`);
  const owner = ruleLocations[schema].find(({ path: own }) => `${path}/`.startsWith(`${own}/`));
  if (!owner) throw new Error(`no rule judges ${path} of the schema ${schema}`);
  return owner.rule;
}

/** Integers that are not written as integers: parsers read `6.0` as 6. */
export const numberMismatches = (schema: SchemaName, odd: readonly Found[]) =>
  odd.flatMap(({ pointer, token, places }) => {
    const owner = ruleLocations[schema].find(each => each.integer && isPlace(each.pointer, pointer));
    return owner ? [{ rule: owner.rule, pointer, expected: 'an integer', actual: token, places }] : [];
  });

/** The first place that breaks a rule of its schema, and the number of such places. */
export type Mismatch = ReturnType<typeof numberMismatches>[number];

/** The rules of a schema that have something to judge in this answer. */
export const subjectsIn = (schema: SchemaName, json: unknown, among = ruleLocations[schema]): RuleId[] =>
  among.filter(({ subject }) => exists(json, subject.split('/').slice(1))).map(({ rule }) => rule);

function exists(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  if (step === '*') return Object.values(value).some(member => exists(member, rest));
  return Object.hasOwn(value, step) && exists((value as Record<string, unknown>)[step], rest);
}

const patterns: Readonly<Record<string, string>> = {
  '^https?://[^/]+/': 'an absolute http or https URL',
  '^[^ ]+$': 'a name without spaces',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$': 'a time such as 2009-11-06T05:57:45Z',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'a code in lower case such as zh-hant',
  '^(-1|[1-9][0-9]*)$': '-1 or a positive page id',
};

function expectation({ keyword, params }: SchemaError, isKey: boolean): string {
  const [type = '', pattern = '', limit] = ['type', 'pattern', 'limit'].map(name => String(params[name]));
  const words: Readonly<Record<string, string>> = {
    required: 'present',
    not: 'absent',
    type: `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`,
    const: shown(params['allowedValue']),
    pattern: patterns[pattern] ?? `${isKey ? 'one' : 'a string'} matching ${pattern}`,
    minimum: `at least ${limit}`,
    minItems: `at least ${limit} entry`,
  };
  return words[keyword] ?? keyword;
}

export function violationOf(mismatch: Mismatch, json: unknown, question: string): LocalViolation {
  const { rule, ...places } = mismatch;
  const place = placeAt(json, places.pointer, question);
  return { ...places, message: messageOf(mismatch, json), place, hint: hintOn(rule, places.actual) };
}

function messageOf({ pointer, expected, actual }: Mismatch, json: unknown): string {
  const what = memberWords(pointer);
  if (expected === 'present') {
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    const holder = valueAt(json, around);
    if (around === '' || !isObject(holder)) return `${what} is missing`;
    const names = Object.keys(holder).map(name => quoted(name, 40));
    const rest = names.length > 0 && names.length < 3 ? `, only ${names.join(' and ')}` : '';
    return `${memberWords(around)} has no ${what}${rest}`;
  }
  if (expected === 'absent') return `${what} is ${actual}, but must be absent`;
  if (actual.startsWith('the key ')) return `${actual} is not ${expected}`;
  const wanted = expected.startsWith('at least ') ? `but needs ${expected}` : `not ${expected}`;
  return `${what} is ${actual}, ${wanted}`;
}

/** The last step of a pointer, because the citation has all of it. */
function memberWords(pointer: string): string {
  const [name, parent = ''] = pointerSteps(pointer).toReversed();
  if (name === undefined) return 'the response';
  return /^-?\d+$/.test(name) ? `an entry of ${quoted(parent, 60)}` : quoted(name, 80);
}

function placeAt(json: unknown, pointer: string, question: string): string {
  const [, map, step = '', member] = /^\/query\/(allimages|languageinfo)\/([^/]+)(\/)?/.exec(pointer) ?? [];
  if (map === 'allimages')
    return entryPlace(valueAt(json, `/query/allimages/${step}`), Number(step), question);
  return member === undefined ? question : `${quoted(step, 80)}, ${question}`;
}

type Hint = readonly [actual: RegExp, hint: string];

const ABSENT = /^absent$/;
const NEWER = 'a newer form of the API (`formatversion=2`)';
const WRITES_TRUE: Hint = [/^true$/, `${NEWER} writes true here; the contract requires the empty string`];
const EMPTY_MAP: Hint = [/^\[\]$/, 'an empty map is {}, never []'];

const hints: readonly (readonly [RuleId, ...Hint])[] = [
  ['envelope.batchcomplete', ...WRITES_TRUE],
  ['envelope.query', ABSENT, 'a query that the server does not know is answered without `query`'],
  ['envelope.query', ...EMPTY_MAP],
  ['languageinfo.map', ...EMPTY_MAP],
  ['allimages.list', /^\{\}$/, 'an empty list is [], never {}'],
  ['allimages.descriptionshorturl', ABSENT, 'a file whose description page does not exist has no short URL'],
  [
    'allimages.aicontinue',
    ABSENT,
    'where more files follow, `aicontinue` names the next; where none does, there is no `continue` at all',
  ],
  [
    'dbrepllag.lag',
    /^-?\d+(\.\d|\.?\d*e-)/i,
    'some monitors of replication (pt-heartbeat) report fractions of a second: round them',
  ],
  ['dbrepllag.lag', /^"-?\d+"$/, 'a number is written without quotation marks'],
  [
    'duplicatefiles.pages',
    /^(an array|\[\])/,
    `${NEWER} lists pages in an array; the contract requires a map by page id`,
  ],
  ['duplicatefiles.missing', ...WRITES_TRUE],
];

/** The likely cause of what was seen in the place that a rule is about. */
export const hintOn = (rule: RuleId, actual = ''): string | undefined =>
  hints.find(([own, pattern]) => own === rule && pattern.test(actual))?.[2];
