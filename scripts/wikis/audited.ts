// The audit of one real wiki with the parameters that it declares, and the same audit judged with others: the contract's
// literal values, and those that `profile` infers.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConfigured, type Configuration } from '../../fixtures/mediawiki/configurations.js';
import type { ParameterName } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';
import { inferProfile } from '../../suites/audit/inference/infer.js';
import type { AuditOptions } from '../../suites/audit/options.js';
import { judgeRecording } from '../../suites/audit/replay.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { readHar } from '../../suites/recording/read.js';
import { differencesFrom, recorderOf, twinOf } from './twin.js';

export type Audited = Awaited<ReturnType<typeof auditConfiguration>>;

/** The wikis are on this machine, but their address need not be a loopback one. */
const UNHURRIED = { strength: 1, rate: 10_000, maxRequests: 1_000_000, maxPages: 1_000_000 } as const;

export function auditWiki(
  url: string,
  declared: Declared = {},
  options: Partial<AuditOptions> = {},
): Promise<Report> {
  return audit({ url, seed: 'real wikis', ...UNHURRIED, ...options, parameters: declared });
}

/** The parameters on which it depends what a wiki is asked. */
const ASKED_BY: readonly ParameterName[] = ['file_namespace', 'mime_filter', 'session_cookie', 'access'];

/** Starts the wiki, audits it, judges its recording in every other way, and stops it. */
export async function auditConfiguration(configuration: Configuration) {
  const wiki = await startConfigured(configuration);
  const recorder = await recorderOf(wiki.url);
  const folder = await mkdtemp(join(tmpdir(), 'real-wikis-'));
  const { url, recorded } = recorder;
  const { origin } = new URL(url);
  try {
    const declares: Declared = configuration.declares(origin);
    const har = join(folder, 'audit.har');
    const twin = await twinOf(url, configuration);
    const before = recorded.length;
    const declared = await auditWiki(url, declares, { har, strength: configuration.strength ?? 1 });
    const requests = recorded.slice(before);
    const recording = await readHar(har);
    const judged = (parameters: Declared) =>
      ASKED_BY.some(name => parameters[name] !== declares[name])
        ? auditWiki(url, parameters)
        : judgeRecording({ ...recording, parameters });
    const inferred = await inferProfile({ url, rate: UNHURRIED.rate });
    return {
      origin,
      literal: await judged({}),
      declared,
      replayed: await judgeRecording(recording),
      /** Whether an answer shows what the configuration is known by. */
      isShown: requests.some(({ reply }) => configuration.shows?.test(reply.body.toString()) ?? true),
      /** What the reference wiki with the same contents answers otherwise. */
      differences: differencesFrom(twin, requests),
      inferred,
      byInferred: await judged(inferred.parameters),
    };
  } finally {
    await recorder.close();
    await wiki.close();
    await rm(folder, { recursive: true });
  }
}
