import { expect, test } from 'vitest';
import { headerPolicy } from './headers.js';

const target = new URL('https://wiki.example/w/api.php');
const shownTo = (url: string, headers: [string, string][], given = {}) =>
  headerPolicy('agent/1', target, headers)(new URL(url), given).shown;

test('the values of user headers are not shown', () => {
  expect(
    shownTo('https://wiki.example/', [
      ['X-Key', 'k1'],
      ['Authorization', 'Bearer t'],
    ]),
  ).toEqual({
    'user-agent': 'agent/1',
    accept: '*/*',
    'accept-encoding': 'gzip',
    'x-key': '<redacted>',
    authorization: '<redacted>',
  });
});

test("of the user's cookies only the names are shown, of an invented cookie the value too", () => {
  const shown = shownTo('https://wiki.example/', [['Cookie', 'a=1; b=2=3;c']], {
    cookie: 'wiki_session=made-up',
  });
  expect(shown['cookie']).toBe('a=<redacted>; b=<redacted>; <redacted>; wiki_session=made-up');
});

test('a user header replaces ours and is sent once, a repeated one as often as given', () => {
  const { sent } = headerPolicy('agent/1', target, [
    ['USER-AGENT', 'mine'],
    ['x', '1'],
    ['X', '2'],
  ])(target, {});
  expect(sent).toEqual({ accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': ['mine'], x: ['1', '2'] });
});

test('a header of the user takes precedence over the user information of the address', () => {
  const withUser = new URL('https://u:p%25%zz@wiki.example/');
  const sentWith = (headers: [string, string][]) => headerPolicy('a', withUser, headers)(withUser, {}).sent;
  expect(sentWith([['Authorization', 'Bearer t']])['authorization']).toEqual(['Bearer t']);
  expect(sentWith([])['authorization']).toEqual([`Basic ${btoa('u:p%25%zz')}`]);
});

test.each(['http://wiki.example/', 'https://wiki.example:444/', 'https://www.wiki.example/'])(
  '%s is another origin and receives none of it',
  url => {
    const foreign = shownTo(
      url,
      [
        ['X-Key', 'k1'],
        ['Cookie', 'a=1'],
      ],
      { cookie: 'b=2' },
    );
    expect(Object.keys(foreign)).toEqual(['user-agent', 'accept', 'accept-encoding']);
  },
);
