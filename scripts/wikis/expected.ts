// What the audits of each configuration must say: which rules fail, with the parameters that the hints name.

import type { ConfigurationName } from '../../fixtures/mediawiki/configurations.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Failures } from './audited.js';

export interface Expected {
  /** By the contract's literal values. */
  readonly literal: Failures;
  /** With what the wiki declares. */
  readonly declared: Failures;
  /** The rules that can then be judged neither way. */
  readonly untold?: Readonly<Partial<Record<RuleId, 'cantTell' | 'untested'>>>;
}

const explained = (literal: Failures): Expected => ({ literal, declared: {} });

/** MediaWiki writes `/index.php/File:…` where the contract has `/File:…`, unless it is told otherwise. */
const entryPoint: Failures = { 'allimages.descriptionurl-target': ['article_url', 'file_namespace'] };

const otherNamespace: Failures = {
  ...entryPoint,
  'allimages.title-from-name': ['file_namespace'],
  'duplicatefiles.title-normalized': ['file_namespace'],
  'duplicatefiles.normalized-when-changed': ['file_namespace'],
  'duplicatefiles.to-with-spaces': ['file_namespace'],
};

const otherLanguage: Failures = { ...otherNamespace, 'html.notice-debugging': ['ui_language'] };

const installed = explained(entryPoint);
/** Whether a replica that does not answer lags behind is nobody's to say. */
const unmeasured = { declared: {}, untold: { 'dbrepllag.declared': 'cantTell' } } as const;
const shownHostname: Failures = {
  ...entryPoint,
  'dbrepllag.unmeasured-host': ['hostnames', 'replication'],
};

export const expected: Readonly<Record<ConfigurationName, Expected>> = {
  stock: installed,
  'short-urls': explained({}),
  'query-string-urls': installed,
  'debug-toolbar': installed,
  // The notice above the HTML form of 1.39 is not translated into German.
  german: explained(otherNamespace),
  french: explained(otherLanguage),
  'uploads-elsewhere': explained({ ...entryPoint, 'allimages.url-prefix': ['upload_url'] }),
  'no-hashed-folders': explained({ ...entryPoint, 'allimages.url-fan-out': ['hash_levels'] }),
  'shown-hostnames': explained(shownHostname),
  'miser-mode': explained({ ...entryPoint, 'allimages.mime-filter': ['mime_filter'] }),
  'case-sensitive': installed,
  'other-session-cookie': installed,
  'below-a-path': installed,
  empty: explained({}),
  'one-page': installed,
  'one-more': installed,
  'full-pages': installed,
  'many-files': installed,
  highlighted: installed,
  'newer-stock': installed,
  'newer-hebrew': explained(otherLanguage),
  'newer-below-a-path': installed,
  'newer-debug-toolbar': installed,
  'newer-highlighted': installed,
  replica: installed,
  'delayed-replica': installed,
  'stopped-replica': { literal: entryPoint, ...unmeasured },
  'stopped-replica-with-hostnames': { literal: shownHostname, ...unmeasured },
  postgresql: {
    literal: { ...entryPoint, 'allimages.order': [] },
    declared: { 'allimages.order': [] },
    untold: {
      'allimages.curid-unique': 'untested',
      'allimages.mime-disjoint': 'untested',
      'allimages.mime-finds': 'untested',
      'allimages.mime-pages': 'untested',
      'allimages.mime-subset': 'untested',
      'allimages.mime-union': 'untested',
      'allimages.mime-unknown-empty': 'untested',
    },
  },
  private: {
    literal: { 'session.no-credentials': [] },
    declared: { 'session.no-credentials': [] },
  },
};
