import { describe, expect, test } from 'vitest';
import type { Environment } from './exchange.js';
import { proxyFor } from './route.js';

const leadsTo = (url: string, env: Environment) => proxyFor(new URL(url), env)?.href;

describe('the variable of a proxy', () => {
  test.each<[string, Environment, string | undefined]>([
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
