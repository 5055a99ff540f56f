import { describe, expect, test } from 'vitest';
import { isLoopback, proxyFor } from './route.js';

const leadsTo = (url: string, env: NodeJS.ProcessEnv) => proxyFor(new URL(url), env)?.href;

test.each([
  'localhost',
  'localhost.',
  'wiki.localhost',
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:127.255.0.3]',
  '[::ffff:0.0.0.0]',
])('%s is this machine', host => {
  expect(isLoopback(new URL(`http://${host}/`))).toBe(true);
});

test.each([
  'wiki.example',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  '128.0.0.1',
  '0.0.0.1',
  '[::2]',
  '[2001:db8::1]',
  '[::ffff:128.0.0.1]',
])('%s is another machine', host => {
  expect(isLoopback(new URL(`http://${host}/`))).toBe(false);
});

describe('the variable of a proxy', () => {
  test.each<[string, NodeJS.ProcessEnv, string | undefined]>([
    ['http://wiki.example/', {}, undefined],
    ['http://wiki.example/', { HTTP_PROXY: 'http://p:1' }, 'http://p:1/'],
    ['http://wiki.example/', { http_proxy: 'p:1', HTTP_PROXY: 'q:2' }, 'http://p:1/'],
    ['http://wiki.example/', { HTTPS_PROXY: 'http://p:1' }, undefined],
    ['https://wiki.example/', { HTTPS_PROXY: 'https://p:1' }, 'https://p:1/'],
    ['https://wiki.example/', { HTTP_PROXY: 'http://p:1' }, undefined],
    ['https://wiki.example/', { ALL_PROXY: 'p:1' }, 'http://p:1/'],
    ['https://wiki.example/', { https_proxy: '', all_proxy: 'p:1' }, undefined],
    ['http://localhost/', { HTTP_PROXY: 'p:1' }, undefined],
    ['http://wiki.localhost/', { HTTP_PROXY: 'p:1' }, undefined],
    ['http://127.1.2.3/', { HTTP_PROXY: 'p:1' }, undefined],
    ['http://[::1]:8080/', { HTTP_PROXY: 'p:1' }, undefined],
  ])('for %s, %o names %s', (url, env, proxy) => {
    expect(leadsTo(url, env)).toBe(proxy);
  });

  test.each(['http://u:secret@:1', 'socks5://u:secret@p:1'])('that holds %s is refused', text => {
    expect(() => leadsTo('https://wiki.test/', { https_proxy: text })).toThrow(
      'the variable https_proxy does not hold the http or https address of a proxy',
    );
  });
});
