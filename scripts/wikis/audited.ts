// The audits of one real wiki: with the contract's literal values, with the parameters that the wiki declares, with those
// that `profile` infers, and from a recording; and what the reference wiki answers otherwise.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startConfigured, type Configuration } from '../../fixtures/mediawiki/configurations.js';
import type { ParameterName, RuleId } from '../../schemas/generated/rules.js';
import type { Report, RuleResult } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';
import type { AuditOptions } from '../../suites/audit/options.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { inferProfile, type InferredProfile } from '../../suites/audit/inference/infer.js';
import { judge } from '../../suites/audit/replay.js';
import { recorderOf } from './recorder.js';
import { differencesFrom, twinOf, type Difference } from './twin.js';

export interface Audited {
  readonly origin: string;
  readonly literal: Report;
  /** Judged again from the recording of the literal audit. */
  readonly replayed: Report;
  readonly declared: Report;
  /** What the reference wiki with the same contents answers otherwise to the requests of the audit with declared parameters. */
  readonly differences: readonly Difference[];
  readonly inferred: InferredProfile;
  /** With the inferred parameters. */
  readonly byInferred: Report;
}

/** Failed rules, each with the parameters that would explain its failure. */
export type Failures = Readonly<Partial<Record<RuleId, readonly ParameterName[]>>>;

/** The wikis are on this machine, but their address need not be a loopback one. */
const UNHURRIED = { strength: 1, rate: 10_000, maxRequests: 1_000_000, maxPages: 1_000_000 } as const;

export function auditWiki(
  url: string,
  declared: Declared = {},
  options: Partial<AuditOptions> = {},
): Promise<Report> {
  return audit({ url, seed: 'real wikis', parameters: declared, ...UNHURRIED, ...options });
}

/** The audit of a wiki with its declared parameters, with pairs of values of each dimension. */
export async function auditPairs(configuration: Configuration): Promise<Report> {
  const wiki = await startConfigured(configuration);
  try {
    return await auditWiki(wiki.url, configuration.declares(new URL(wiki.url).origin), { strength: 2 });
  } finally {
    await wiki.close();
  }
}

/** Starts the wiki, audits it in every way, and stops it. */
export async function auditConfiguration(configuration: Configuration): Promise<Audited> {
  const wiki = await startConfigured(configuration);
  const recorder = await recorderOf(wiki.url);
  const { url } = recorder;
  const { origin } = new URL(url);
  try {
    const recorded = await auditRecorded(url);
    const declares = configuration.declares(origin);
    const twin = await twinOf(url, configuration);
    const before = recorder.recorded.length;
    const declared = await auditWiki(url, declares);
    const differences = await differencesFrom(twin, recorder.recorded.slice(before));
    const inferred = await inferProfile({ url, rate: UNHURRIED.rate });
    // An audit with the same values would be the same audit.
    const isSame = isDeepStrictEqual(inferred.parameters, declares);
    const byInferred = isSame ? declared : await auditWiki(url, inferred.parameters);
    return { origin, ...recorded, declared, differences, inferred, byInferred };
  } finally {
    await recorder.close();
    await wiki.close();
  }
}

async function auditRecorded(url: string): Promise<Pick<Audited, 'literal' | 'replayed'>> {
  const folder = await mkdtemp(join(tmpdir(), 'real-wikis-'));
  const har = join(folder, 'audit.har');
  try {
    const literal = await auditWiki(url, {}, { har });
    return { literal, replayed: await judge({ har }) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function failuresOf({ results }: Report): Failures {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return Object.fromEntries(failed.map(({ rule, parameters = [] }) => [rule, parameters]));
}

/** The MUST rules that were not decided. */
export function undecidedIn({ results }: Report): Readonly<Record<string, RuleResult['outcome']>> {
  const undecided = results.filter(
    ({ level, outcome }) => level === 'MUST' && (outcome === 'cantTell' || outcome === 'untested'),
  );
  return Object.fromEntries(undecided.map(({ rule, outcome }) => [rule, outcome]));
}

/** The inferred parameters, as they would be for a wiki at this origin. */
export function inferredFor(origin: string, { inferred, origin: here }: Audited): Declared {
  const entries = Object.entries(inferred.parameters);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replace(here, origin)]));
}

/** The rules that the first page of the listing breaks even with the inferred parameters. */
export function inexplicableIn({ inferred }: Audited): string[] {
  return inferred.unexplained.map(what => what.replace(/:.*/s, ''));
}

/** The outcomes that differ between the inferred and the declared parameters. */
export function changedIn({
  declared,
  byInferred,
}: Audited): Readonly<Record<string, RuleResult['outcome']>> {
  const before = new Map(declared.results.map(({ rule, outcome }) => [rule, outcome]));
  const changed = byInferred.results.filter(({ rule, outcome }) => before.get(rule) !== outcome);
  return Object.fromEntries(changed.map(({ rule, outcome }) => [rule, outcome]));
}
