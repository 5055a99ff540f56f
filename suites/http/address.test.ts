import { expect, test } from 'vitest';
import { addressOf } from './address.js';

test('an address has no user information and no fragment', () => {
  expect(addressOf(new URL('http://u:p@wiki.example:8080/w/api.php?a=1#part'))).toEqual({
    href: 'http://wiki.example:8080/w/api.php?a=1',
    origin: 'http://wiki.example:8080',
    path: '/w/api.php?a=1',
  });
});
