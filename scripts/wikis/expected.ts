// What the literal audit of each configuration must say: the failed rules, with the parameters that their hints name.

import type { ConfigurationName } from '../../fixtures/mediawiki/configurations.js';
import type { Failures } from './audited.js';

/** MediaWiki writes `/index.php/File:…` where the contract has `/File:…`, unless it is told otherwise. */
const installed: Failures = { 'allimages.descriptionurl-target': ['article_url', 'file_namespace'] };

export const expectedFailures: Readonly<Record<ConfigurationName, Failures>> = {
  stock: installed,
  'short-urls': {},
  'query-string-urls': installed,
  'debug-toolbar': installed,
  german: {
    ...installed,
    'allimages.title-from-name': ['file_namespace'],
    'duplicatefiles.title-normalized': ['file_namespace'],
    'duplicatefiles.normalized-when-changed': ['file_namespace'],
    'duplicatefiles.to-with-spaces': ['file_namespace'],
  },
  'uploads-elsewhere': { ...installed, 'allimages.url-prefix': ['upload_url'] },
  'no-hashed-folders': { ...installed, 'allimages.url-fan-out': ['hash_levels'] },
  'shown-hostnames': { ...installed, 'dbrepllag.unmeasured-host': ['hostnames', 'replication'] },
  'miser-mode': { ...installed, 'allimages.mime-filter': ['mime_filter'] },
  'case-sensitive': installed,
  'other-session-cookie': installed,
  'below-a-path': installed,
  empty: {},
  'one-page': installed,
  'one-more': installed,
  'full-pages': installed,
  private: { 'session.no-credentials': [] },
};
