import { expect, test } from 'vitest';
import { apartFromDiagnostics, endOfBrackets, excessOf, firstDiagnostics, sizeOf } from './json-size.js';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (count: number) => `[${Array.from({ length: count }, () => '0').join(',')}]`;

const DEEP = 'nested more than 200 deep';

test.each<[what: string, text: string, why?: string]>([
  ['an answer', '{"batchcomplete":"","query":{"allimages":[]}}'],
  ['nothing', ''],
  ['200 levels', nested(200)],
  ['201 levels', nested(201), DEEP],
  ['201 objects within each other', '{"a":'.repeat(201), DEEP],
  ['brackets within strings', `{"a":"${nested(500)}","b":"\\"${nested(500)}"}`],
  ['an escaped quote at the end of a string', `["\\\\",${nested(150)},"\\\\\\"${nested(300)}"]`],
  ['levels after a string that ends in a backslash', `["\\\\",${nested(250)}]`, DEEP],
  ['a string that is never closed', `{"a":"${nested(500)}`],
  ['100,000 values', list(99_999)],
  ['100,001 values', list(100_000), 'larger than 100,000 values'],
])('a text with %s is read, or it is said why not', (_what, text, why) => {
  expect(excessOf(sizeOf(text))).toBe(why);
});

test.each([
  ['', 0, 1, false],
  ['{"a":[1,{}],"b":"[,"', 3, 6, true],
  ['{"a\\"[":[1,2]}', 2, 4, false],
])('%s has %i levels and %i values, and is unfinished: %s', (text, depth, values, unfinished) => {
  expect(sizeOf(text)).toMatchObject({ depth, values, unfinished });
});

test.each([
  ['x{"}":[{}]}y', '{"}":[{}]}'],
  ['x[{}', undefined],
])('the first brackets of %s are %s', (text, part) => {
  const end = endOfBrackets(text, 1);
  expect(end && text.slice(1, end)).toBe(part);
});

test.each([
  ['{"debuginfo":{"a":[1]},"b":2}', '{"debuginfo":{},"b":2}', { a: [1] }],
  ['{"debuginfo" : "a,b","c":1}', '{"debuginfo" : {},"c":1}', 'a,b'],
  ['[{"debuginfo":12},{"debuginfo":{"debuginfo":3}}]', '[{"debuginfo":{}},{"debuginfo":{}}]', 12],
  ['{"debuginfo":7', '{"debuginfo":{}', 7],
  ['{"debuginfo":[7', '{"debuginfo":{}', undefined],
  [`{"debuginfo":${nested(201)}}`, '{"debuginfo":{}}', undefined],
  [`{"debuginfo":${nested(200)}}`, '{"debuginfo":{}}', JSON.parse(nested(200)) as unknown],
  ['{}', '{}', undefined],
])('%.50s is %s without its diagnostics', (sent, text, first) => {
  expect(apartFromDiagnostics(sent).text).toBe(text);
  expect(firstDiagnostics(sent)).toEqual(first);
});
