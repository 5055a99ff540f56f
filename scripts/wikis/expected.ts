// The expected results for each configuration: which rules fail, with the parameters that the hints name, and which of the
// declared parameters `profile` cannot infer.

import type { ConfigurationName } from '../../fixtures/mediawiki/configurations.js';
import type { ParameterName, RuleId } from '../../schemas/generated/rules.js';
import type { Outcome } from '../../schemas/verdict.js';
import type { Failures } from './audited.js';

export interface Expected {
  /** With the contract's literal values. */
  readonly literal: Failures;
  /** With what the wiki declares. */
  readonly declared: Failures;
  /** The rules that are then not decided. */
  readonly undecided?: Readonly<Partial<Record<RuleId, 'cantTell' | 'untested'>>>;
  /** Declared parameters that the wiki does not show, with the reason that `profile` gives; it infers all others. */
  readonly hidden?: Readonly<Partial<Record<ParameterName, string>>>;
  /** The rules that fail on the first page of the listing whatever the parameters are. */
  readonly inexplicable?: readonly RuleId[];
  /** The outcomes that differ from those with declared parameters, because some are hidden. */
  readonly changed?: Readonly<Partial<Record<RuleId, Outcome>>>;
}

const explained = (literal: Failures): Expected => ({ literal, declared: {} });

/** By default, MediaWiki writes `/index.php/File:…` where the contract has `/File:…`. */
const entryPoint: Failures = { 'allimages.descriptionurl-target': ['article_url', 'file_namespace'] };

const otherNamespace: Failures = {
  ...entryPoint,
  'allimages.title-from-name': ['file_namespace'],
  'duplicatefiles.title-normalized': ['file_namespace'],
  'duplicatefiles.normalized-when-changed': ['file_namespace'],
  'duplicatefiles.to-with-spaces': ['file_namespace'],
};

const installed = explained(entryPoint);
/** No lag reveals whether a wiki has replicas, so `profile` does not declare any. */
const replicated = {
  hidden: { replication: 'this does not show whether there are replicas' },
  changed: { 'dbrepllag.declared': 'inapplicable' },
} as const;
const installedWithReplica: Expected = { ...installed, ...replicated };
/** The lag of a stopped replica is unknown; if replication is not declared, there seems to be none. */
const unmeasured = {
  declared: {},
  undecided: { 'dbrepllag.declared': 'cantTell' },
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
  // A notice in another language passes where it speaks of debugging in a word that English shares.
  german: explained(otherNamespace),
  french: explained(otherNamespace),
  'uploads-elsewhere': explained({ ...entryPoint, 'allimages.url-prefix': ['upload_url'] }),
  'no-hashed-folders': explained({ ...entryPoint, 'allimages.url-fan-out': ['hash_levels'] }),
  'shown-hostnames': explained(shownHostname),
  'miser-mode': explained({ ...entryPoint, 'allimages.mime-filter': ['mime_filter'] }),
  'case-sensitive': installed,
  // A wiki replaces a session cookie only if it recognizes the name of the cookie.
  'other-session-cookie': {
    ...installed,
    hidden: { session_cookie: 'no response set a cookie with the name of a session' },
  },
  'below-a-path': installed,
  empty: { ...explained({}), hidden: { article_url: 'the listing contains no file' } },
  'one-page': installed,
  'one-more': installed,
  'full-pages': installed,
  'many-files': installed,
  highlighted: installed,
  'newer-stock': installed,
  'newer-hebrew': explained(otherNamespace),
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
    undecided: {
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
    literal: { 'session.no-credentials': ['access'] },
    declared: { 'session.no-credentials': ['access'] },
    hidden: { article_url: 'readapidenied' },
  },
};
