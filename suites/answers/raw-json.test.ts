import { describe, expect, test } from 'vitest';
import { rawFacts } from './raw-json.js';

const NOTHING = { repeated: undefined, nonIntegers: [], loneSurrogates: undefined };

describe('a repeated key', () => {
  test.each([
    ['at the top', '{"a":1,"a":1}', '/a'],
    ['inside', '{"query":{"pages":{"-1":{"ns":6,"title":"x","ns":6}}}}', '/query/pages/-1/ns'],
    ['in an entry of a list', '{"l":[{"a":1},{"b":1,"b":2}]}', '/l/1/b'],
    ['under another spelling of the same text', '{"a":1,"\\u0061":2}', '/a'],
    ['with characters that pointers escape', '{"a/b~":1,"a/b~":2}', '/a~1b~0'],
    ['that is empty', '{"":1,"":2}', '/'],
    ['beside texts that begin with colons', '{"a":":","a":":","b":"\\u003a","c":" \\u003a"}', '/a'],
    ['as a container, whose members come together', '{"a":{"x":1},"a":{"x":1}}', '/a'],
  ])('%s is found', (_where, text, first) => {
    expect(rawFacts(text).repeated).toMatchObject({ pointer: first, places: 1 });
  });

  test('is found after thousands in `debuginfo`, which do not count', () => {
    const { repeated } = rawFacts(`{"debuginfo":{"a":0${',"a":1'.repeat(999)}},"b":1,"b":2}`);
    expect(repeated).toMatchObject({ pointer: '/b', places: 1 });
  });

  test.each(['{"a":1,"b":{"a":1}}', '{"l":["a","a"]}', '{"l":[{"a":1},{"a":1}]}', '{"a":"a"}'])(
    'is none in %s',
    text => {
      expect(rawFacts(text)).toMatchObject(NOTHING);
    },
  );
});

/** An answer with these lags. */
const withLag = (...lags: readonly string[]) =>
  `{ "query": { "dbrepllag": [${lags.map(lag => `{ "lag": ${lag} }`).join()}] } }`;

describe('a number', () => {
  test.each(['6.0', '6e0', '60E-1', '-1.0', '1e+21', '-0.0'])(
    'written %s is an integer that is not written as one',
    token => {
      const { nonIntegers } = rawFacts(withLag('0', token, token));
      expect(nonIntegers).toEqual([{ pointer: '/query/dbrepllag/1/lag', token, places: 2 }]);
    },
  );

  test.each(['6', '-1', '0', '-0', '9007199254740993', '1.5', '1e-7'])(
    'written %s is what it seems',
    token => {
      expect(rawFacts(withLag(token)).nonIntegers).toEqual([]);
    },
  );

  test('is found after thousands in places where the contract wants no integer', () => {
    const { nonIntegers } = rawFacts(`{"x":[1.0${',1.0'.repeat(999)}],${withLag('1.0').slice(1)}`);
    expect(nonIntegers).toMatchObject([{ pointer: '/query/dbrepllag/0/lag', places: 1 }]);
  });
});

describe('half of a surrogate pair', () => {
  test.each([
    ['in a string', '{"a":"x\\ud835"}', '/a'],
    ['in a list', '["\\udcb3"]', '/0'],
    ['in a key', '{"\\ud835":1}', '/\ud835'],
    ['at the top', '"\\ud835"', ''],
    ['the wrong way round', '{"a":"\\udcb3\\ud835"}', '/a'],
  ])('%s is found', (_where, text, first) => {
    expect(rawFacts(text).loneSurrogates).toMatchObject({ pointer: first, places: 1 });
  });

  test('is found after thousands in `debuginfo`, which do not count', () => {
    const log = Array.from({ length: 999 }, () => '"\\ud835"').join();
    const { loneSurrogates } = rawFacts(`{"debuginfo":[${log}],"a":"\\ud835"}`);
    expect(loneSurrogates).toMatchObject({ pointer: '/a', places: 1 });
  });

  test.each(['{"a":"\\ud835\\udcb3"}', '{"a":"\\uD835\\uDCB3"}', '{"a":"𝒳"}', '{"a":"\\\\ud835"}'])(
    'is none in %s',
    text => {
      expect(rawFacts(text)).toMatchObject(NOTHING);
    },
  );
});

test.each([
  ['as written', '{"query":{"languageinfo":{"de":{},"aa":{}}}}', ['de', 'aa']],
  [
    'also where a key is a number, which objects put first',
    '{"query":{"languageinfo":{"de":{},"10":{},"9":{}}}}',
    ['de', '10', '9'],
  ],
  ['also where they are escaped', '{"query":{"languageinfo":{"\\u0062":{},"a":{}}}}', ['b', 'a']],
])('the order of languages is read %s', (_how, text, keys) => {
  expect(rawFacts(text).languages).toEqual(keys);
});
