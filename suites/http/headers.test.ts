import { expect, test } from 'vitest';
import type { Manner } from './exchange.js';
import { headerPolicy } from './headers.js';

const target = new URL('https://wiki.example/w/api.php');
const policyFor = (asked: URL, headers: [string, string][]) => {
  const policy = headerPolicy({ userAgent: 'agent/1', target: asked, headers });
  return (origin: string, manner: Manner) => policy(origin, manner, 1);
};
const shownTo = (url: string, headers: [string, string][], manner: Manner = {}) =>
  policyFor(target, headers)(new URL(url).origin, manner).shown;

test('the values of user headers are not shown', () => {
  const given = Object.entries({ 'X-Key': 'k1', Authorization: 'Bearer t' });
  expect(shownTo('https://wiki.example/', given)).toEqual({
    'user-agent': 'agent/1',
    accept: '*/*',
    'accept-encoding': 'gzip',
    'x-key': '<redacted>',
    authorization: '<redacted>',
  });
});

test("of the user's cookies only the names are shown, of an invented cookie the value too", () => {
  const shown = shownTo('https://wiki.example/', [['Cookie', 'a=1; b=2=3;c']], {
    headers: { cookie: 'wiki_session=made-up' },
  });
  expect(shown['cookie']).toBe('a=<redacted>; b=<redacted>; <redacted>; wiki_session=made-up');
});

test('a user header replaces ours and is sent once, a repeated one as often as given', () => {
  const given = Object.entries({ 'USER-AGENT': 'mine', x: '1', X: '2' });
  const { sent } = policyFor(target, given)(target.origin, {});
  expect(sent).toEqual({ accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': ['mine'], x: ['1', '2'] });
});

test('a header of the user takes precedence over the user information of the address', () => {
  const withUser = new URL('https://u:p%25%zz@wiki.example/');
  const sentWith = (headers: [string, string][]) => policyFor(withUser, headers)(withUser.origin, {}).sent;
  expect(sentWith([['Authorization', 'Bearer t']])['authorization']).toEqual(['Bearer t']);
  expect(sentWith([])['authorization']).toEqual([`Basic ${btoa('u:p%25%zz')}`]);
});

test('a header of the question without a value is left out, ours as any other', () => {
  const manner = { headers: { 'accept-encoding': undefined, accept: 'text/html' } };
  const left = { 'user-agent': 'agent/1', accept: 'text/html' };
  expect(shownTo('https://wiki.example/', [], manner)).toEqual(left);
});

test('a bare question has no credentials of the user, but leads to the same site and keeps its own headers', () => {
  const withUser = new URL('https://u:pass@wiki.example/');
  const policy = policyFor(withUser, [
    ['Cookie', 'a=1'],
    ['X-Api-Key', 'k1'],
    ['X-Forwarded-User', 'anna'],
    ['Proxy-Authorization', 'Basic abc'],
    ['Host', 'wiki.test'],
    ['X-Forwarded-Proto', 'https'],
  ]);
  const site = { host: ['wiki.test'], 'x-forwarded-proto': ['https'] };
  const ours = { 'user-agent': 'agent/1', accept: '*/*', 'accept-encoding': 'gzip' };
  expect(policy(withUser.origin, { bare: true }).sent).toEqual({ ...ours, ...site });
  expect(policy(withUser.origin, { bare: true, headers: { cookie: 'b=2' } }).sent).toEqual({
    ...ours,
    ...site,
    cookie: 'b=2',
  });
  expect(policy(withUser.origin, {}).sent).toHaveProperty('authorization');
});
