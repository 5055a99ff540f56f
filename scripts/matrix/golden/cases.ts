/** The wikis of the golden table: what is audited, by group and id, at fixed seeds. */

import { busyWiki, gateways, intercepting, openCache, openFirewall } from '../../../fixtures/gateways.js';
import { mutants } from '../../../fixtures/mutants/index.js';
import { together } from '../../../fixtures/mutants/dsl/edits.js';
import { pairMutants, pairVariants } from '../../../fixtures/pairs/index.js';
import { randomWiki } from '../../../fixtures/random/index.js';
import { variants } from '../../../fixtures/variants/index.js';
import type { Report } from '../../../schemas/verdict.js';
import { auditOf } from '../audit.js';
import type { Subject } from '../audit.js';
import { auditRandom, seedsOf } from '../random/audits.js';

/** Each audit by the id of its wiki. */
type Cases = Readonly<Record<string, () => Promise<Report>>>;

const audits = (all: Readonly<Record<string, Subject>>, given: Partial<Subject> = {}): Cases =>
  Object.fromEntries(
    Object.entries(all).map(([id, subject]) => [id, () => auditOf({ ...subject, ...given })]),
  );

/** A fault that shows only where two answers are compared. */
const fault = mutants['allimages.mime-union/first-only']?.alter ?? {};

/** Each gateway before the reference wiki and before a mutant; before a cache, both change. */
const behindGateways: readonly (readonly [id: string, subject: () => Subject])[] = [
  ...gateways.flatMap(([what, isMet, own]) => [
    [what, () => ({ alter: intercepting(isMet, own) })] as const,
    [`${what} and a fault`, () => ({ alter: together(fault, intercepting(isMet, own)) })] as const,
  ]),
  ...[true, false].flatMap(age => {
    const behind = (url: string) => openCache(url, { age });
    return [
      [`a cache with age ${age}`, () => ({ alter: busyWiki(), behind })] as const,
      [`a cache with age ${age} and a fault`, () => ({ alter: busyWiki(() => fault), behind })] as const,
    ];
  }),
  ...[200, 403].flatMap(status => {
    const behind = (url: string) => openFirewall(url, /['&]/, { status });
    return [
      [`a firewall with ${status}`, () => ({ behind })] as const,
      [`a firewall with ${status} and a fault`, () => ({ alter: fault, behind })] as const,
    ];
  }),
];

/** Of the random wikis, those that change behind a silent cache are judged worst. */
const seeds = [...seedsOf(120, 'lawful'), ...seedsOf(40, 'cached')];

export const groups: Readonly<Record<string, Cases>> = {
  'mutants-1': audits(mutants, { strength: 1 }),
  'mutants-2': audits(mutants, { strength: 2 }),
  'variants-1': audits(variants, { strength: 1 }),
  'variants-2': audits(variants, { strength: 2 }),
  'pairs-mutants': audits(pairMutants),
  'pairs-variants': audits(pairVariants),
  random: Object.fromEntries(seeds.map(seed => [seed, () => auditRandom(randomWiki(seed))])),
  gateways: Object.fromEntries(
    behindGateways.map(([id, subject]) => [id, () => auditOf({ ...subject(), strength: 2 })]),
  ),
};
