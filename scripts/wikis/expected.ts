// What the audits of each configuration must say: which rules fail, with the parameters that the hints name; and which
// of a wiki's declarations `profile` cannot propose.

import type { ConfigurationName } from '../../fixtures/mediawiki/configurations.js';
import type { ParameterName, RuleId } from '../../schemas/generated/rules.js';
import type { Outcome } from '../../schemas/verdict.js';
import type { Failures } from './audited.js';

export interface Expected {
  /** By the contract's literal values. */
  readonly literal: Failures;
  /** With what the wiki declares. */
  readonly declared: Failures;
  /** The rules that can then be judged neither way. */
  readonly untold?: Readonly<Partial<Record<RuleId, 'cantTell' | 'untested'>>>;
  /** What the wiki declares and does not show, with the reason that `profile` gives; it proposes all the rest. */
  readonly hidden?: Readonly<Partial<Record<ParameterName, string>>>;
  /** The rules that no parameter explains, as `profile` already sees on the first page of the listing. */
  readonly inexplicable?: readonly RuleId[];
  /** The outcomes that are others than with what the wiki declares, for want of what is hidden. */
  readonly changed?: Readonly<Partial<Record<RuleId, Outcome>>>;
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
/** No lag tells whether a wiki has replicas, so nothing holds it to having some. */
const replicated = {
  hidden: { replication: 'whether there are replicas is not told' },
  changed: { 'dbrepllag.declared': 'inapplicable' },
} as const;
const installedWithReplica: Expected = { ...installed, ...replicated };
/** Whether a replica that does not answer lags behind is nobody's to say; undeclared, it looks like none. */
const unmeasured = {
  declared: {},
  untold: { 'dbrepllag.declared': 'cantTell' },
  hidden: replicated.hidden,
  changed: { ...replicated.changed, 'dbrepllag.unmeasured-alone': 'passed' },
} as const;
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
  // A wiki answers a session cookie with one of its own only where it knows the name of the cookie.
  'other-session-cookie': {
    ...installed,
    hidden: { session_cookie: 'no answer set a cookie that is named like a session' },
  },
  'below-a-path': installed,
  empty: { ...explained({}), hidden: { article_url: 'the listing shows no file' } },
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
  replica: installedWithReplica,
  'delayed-replica': installedWithReplica,
  'stopped-replica': {
    literal: entryPoint,
    ...unmeasured,
    changed: { ...unmeasured.changed, 'dbrepllag.unmeasured-host': 'passed' },
  },
  'stopped-replica-with-hostnames': { literal: shownHostname, ...unmeasured },
  postgresql: {
    literal: { ...entryPoint, 'allimages.order': [] },
    declared: { 'allimages.order': [] },
    inexplicable: ['allimages.order'],
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
    hidden: { article_url: 'readapidenied' },
  },
};
