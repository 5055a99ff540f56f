import { describe, expect, test } from 'vitest';
import { proxyFor, type Environment } from './route.js';

const leadsTo = (url: string, env: Environment): string | undefined => proxyFor(new URL(url), env)?.href;

describe('the proxy of an address', () => {
  test.each<[string, Environment, string | undefined]>([
    ['http://wiki.example/', {}, undefined],
    ['http://wiki.example/', { HTTP_PROXY: 'http://p:1' }, 'http://p:1/'],
    ['http://wiki.example/', { http_proxy: 'p:1', HTTP_PROXY: 'q:2' }, 'http://p:1/'],
    ['http://wiki.example/', { HTTPS_PROXY: 'http://p:1' }, undefined],
    ['https://wiki.example/', { HTTPS_PROXY: 'http://p:1' }, 'http://p:1/'],
    ['https://wiki.example/', { HTTP_PROXY: 'http://p:1' }, undefined],
    ['https://wiki.example/', { ALL_PROXY: 'p:1' }, 'http://p:1/'],
    ['https://wiki.example/', { https_proxy: '', all_proxy: 'p:1' }, undefined],
    ['http://localhost/', { HTTP_PROXY: 'p:1' }, undefined],
    ['http://wiki.localhost/', { HTTP_PROXY: 'p:1' }, undefined],
    ['http://127.1.2.3/', { HTTP_PROXY: 'p:1' }, undefined],
    ['http://[::1]:8080/', { HTTP_PROXY: 'p:1' }, undefined],
    ['http://wiki.example/', { HTTP_PROXY: 'p:1', REQUEST_METHOD: 'GET' }, undefined],
  ])('%s with %o is %s', (url, env, proxy) => {
    expect(leadsTo(url, env)).toBe(proxy);
  });
});

test('a variable that holds no address is refused', () => {
  expect(() => leadsTo('https://wiki.example/', { https_proxy: 'http://u:secret@:1' })).toThrow(
    'the proxy variable for https:// holds no address',
  );
});

describe('NO_PROXY', () => {
  test.each([
    ['http://wiki.example/', '*', true],
    ['http://wiki.example/', 'wiki.example', true],
    ['http://wiki.example/', 'EXAMPLE', true],
    ['http://wiki.example/', '.example', true],
    ['http://wiki.example/', '*.example', true],
    ['http://wiki.example/', 'other, wiki.example', true],
    ['http://wiki.example/', 'ki.example', false],
    ['http://wiki.example/', 'wiki.example:80', true],
    ['http://wiki.example/', 'wiki.example:8080', false],
    ['http://10.1.2.3/', '10.0.0.0/8', true],
    ['http://11.1.2.3/', '10.0.0.0/8', false],
    ['http://10.1.2.3/', '2.3', false],
    ['http://[fd00::1]/', 'fd00::/8', true],
    ['http://[fd00::1]/', '[fd00::1]', true],
    ['http://wiki.example/', '', false],
    ['http://wiki.example/', '10.0.0.0/99', false],
  ])('for %s, %j exempts it: %s', (url, list, exempt) => {
    expect(leadsTo(url, { http_proxy: 'p:1', NO_PROXY: list }) === undefined).toBe(exempt);
  });
});
