import { describe, expect, test } from 'vitest';
import { addressesOf, reasonsAgainst } from './ready.js';
import type { Checkout } from './ready.js';

const repository = 'https://github.com/wiki/conformance';

const ready: Checkout = {
  repository,
  manifest: { version: '1.2.3', ...addressesOf(repository) },
  changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2027-01-31\n',
};

test('a checkout with everything in its place can be published', () => {
  expect(reasonsAgainst(ready)).toEqual([]);
});

describe('a checkout is not published', () => {
  test.each<[string, Partial<Checkout>, RegExp]>([
    [
      'with a placeholder for its address',
      { repository: 'https://github.com/example/conformance' },
      /^schemas\/addresses\.ts: the address of the repository is a placeholder: https:\/\/github\.com\/example\//,
    ],
    [
      'whose manifest names another repository, which npm would refuse',
      { manifest: { ...ready.manifest, repository: 'github:other/conformance' } },
      /^package\.json: repository must be \{"type":"git","url":"git\+https:\/\/github\.com\/wiki\/conformance\.git"\}/,
    ],
    [
      'whose manifest has no homepage',
      { manifest: { ...ready.manifest, homepage: undefined } },
      /^package\.json: homepage must be /,
    ],
    [
      'whose changes are not written down',
      { changelog: '# Changelog\n\n## [Unreleased]\n' },
      /^CHANGELOG\.md: has no section of version 1\.2\.3/,
    ],
  ])('%s', (_what, change, reason) => {
    const reasons = reasonsAgainst({ ...ready, ...change });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(reason);
  });
});
