import { describe, expect, test } from 'vitest';
import { type ParameterName, parameters } from '../../schemas/generated/rules.js';
import { read } from '../answers/reading.js';
import { answered } from '../testing/samples/exchanges.js';
import {
  ProfileError,
  explainedBy,
  isDeclaredRefusal,
  isParameter,
  resolveProfile,
  type Declared,
} from './profile.js';

const profileOf = (url: string, declared?: Declared) => resolveProfile(new URL(url), declared);

describe('a profile without declarations', () => {
  test('has the literal values of the contract', () => {
    expect(profileOf('https://wiki.example/api.php')).toMatchObject({
      api: 'https://wiki.example/api.php',
      declared: [],
      values: {
        base_url: 'https://wiki.example',
        public_origin: 'https://wiki.example',
        article_url: 'https://wiki.example/$1',
        upload_url: 'https://wiki.example/images',
        hash_levels: '2',
        file_namespace: 'File',
        mime_filter: 'on',
        hostnames: 'hidden',
        replication: 'undeclared',
        ui_language: 'en',
        session_cookie: 'wiki_session',
      },
      expected: {
        namespace: 'File:',
        storedNamespace: 'File:',
        article: { before: 'https://wiki.example/', after: '' },
        shortUrl: 'https://wiki.example/index.php?curid=',
      },
    });
  });

  test.each([
    ['https://wiki.example/w/api.php', 'https://wiki.example/w'],
    ['http://127.0.0.1:8080/api.php', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080/w/api.php', 'http://[::1]:8080/w'],
    ['https://user:secret@wiki.example/w/api.php', 'https://wiki.example/w'],
    ['https://wiki.example/w/api.php?action=query#top', 'https://wiki.example/w'],
    ['https://wiki.example/w/api.php/api.php', 'https://wiki.example/w/api.php'],
  ])('of %s is based on %s', (url, base) => {
    const { values, api } = profileOf(url);
    expect(values.base_url).toBe(base);
    expect(api).toBe(`${base}/api.php`);
  });
});

describe('a declared parameter', () => {
  test('replaces its default, and is listed', () => {
    const { values, declared, expected } = profileOf('https://wiki.example/w/api.php', {
      article_url: 'https://wiki.example/wiki/$1?uselang=en',
      file_namespace: 'Große Datei',
    });
    expect(declared).toEqual(['article_url', 'file_namespace']);
    expect(values.upload_url).toBe('https://wiki.example/w/images');
    expect(expected).toMatchObject({
      namespace: 'Große Datei:',
      storedNamespace: 'Große_Datei:',
      article: { before: 'https://wiki.example/wiki/', after: '?uselang=en' },
    });
  });

  test('of the public origin moves all links, and not the question', () => {
    const { api, values, expected } = profileOf('http://127.0.0.1:8080/w/api.php', {
      public_origin: 'https://wiki.example',
    });
    expect(api).toBe('http://127.0.0.1:8080/w/api.php');
    expect(values.base_url).toBe('http://127.0.0.1:8080/w');
    expect(values.article_url).toBe('https://wiki.example/w/$1');
    expect(values.upload_url).toBe('https://wiki.example/w/images');
    expect(expected.shortUrl).toBe('https://wiki.example/w/index.php?curid=');
  });

  test.each<[ParameterName, string, string]>([
    ['base_url', 'ftp://wiki.example', 'an absolute http or https URL'],
    ['upload_url', '/images', 'an absolute http or https URL'],
    ['upload_url', 'https://a b', 'an absolute http or https URL'],
    ['article_url', 'https://wiki.example/wiki/', 'a URL with $1 in place of the title'],
    ['hash_levels', '1', 'one of 2, 0'],
    ['replication', 'some', 'one of undeclared, none, replicated'],
    ['file_namespace', '', 'a non-empty line of text'],
    ['file_namespace', 'File:', 'the name of a namespace, without a colon'],
    ['ui_language', '  ', 'a non-empty line of text'],
    ['session_cookie', 'wiki session', 'the name of a cookie'],
    ['base_url', 'ftp://anna:secret@wiki.example/', 'an absolute http or https URL'],
    ['base_url', 'https://anna:secret@wiki.example/', 'a URL without a user name and a password'],
    ['upload_url', 'https://anna@wiki.example/images', 'a URL without a user name and a password'],
    ['article_url', 'https://anna:secret@wiki.example/', 'a URL without a user name and a password'],
    ['article_url', 'https://anna:secret@wiki.example/$1', 'a URL without a user name and a password'],
  ])('%s cannot be "%s", and no credentials are shown', (name, value, expected) => {
    const declare = () => profileOf('https://wiki.example/api.php', { [name]: value });
    expect(declare).toThrow(ProfileError);
    expect(declare).toThrow(`${name} must be ${expected}, not "${value.replace(/anna.*@/, '')}"`);
  });
});

test.each(Object.keys(parameters))('%s has no line break, tab or half of a character', name => {
  for (const bad of ['\n', '\t', '\0', '\u2028', '\ud800'])
    expect(() =>
      profileOf('https://wiki.example/api.php', { [name]: `https://wiki.example/$1${bad}` }),
    ).toThrow(ProfileError);
});

test.each(['page_size', '', '__proto__', 'constructor', 'toString'])('"%s" is no parameter', name => {
  expect(isParameter(name)).toBe(false);
  const declared = Object.fromEntries([[name, '10']]);
  expect(() => profileOf('https://wiki.example/api.php', declared)).toThrow(`unknown parameter "${name}"`);
});

test('a hint names the parameters that would explain a deviation, and what they are now', () => {
  const profile = profileOf('https://wiki.example/api.php');
  expect(explainedBy(profile, ['hostnames', 'replication'])).toBe(
    'if this is intended, declare `hostnames` (currently hidden) or `replication` (currently undeclared)',
  );
});

test.each([
  ['off', ['image/png'], 'mimesearchdisabled', true],
  ['on', ['image/png'], 'mimesearchdisabled', false],
  ['off', [], 'mimesearchdisabled', false],
  ['off', ['image/png'], 'badvalue', false],
])('with mime_filter %s, a listing by %j may be refused as %s: %s', (filter, types, code, isDeclared) => {
  const profile = profileOf('https://wiki.example/api.php', { mime_filter: filter });
  const reading = read(answered(JSON.stringify({ error: { code, info: 'refused' } })));
  expect(isDeclaredRefusal(profile, { query: 'allimages', types }, reading)).toBe(isDeclared);
});
