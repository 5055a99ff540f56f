/** A lawful wiki behind nuisances is never accused, even with the settings for remote hosts. */
import { beforeAll, expect, test } from 'vitest';
import { nuisanceOf, nuisances } from '../../fixtures/nuisances/index.js';
import { both, type Nuisance } from '../../fixtures/nuisances/model.js';
import { disturbedBy } from '../../fixtures/nuisances/world.js';
import type { Report } from '../../schemas/verdict.js';
import { inTurn } from '../../scripts/matrix/matrix.js';
import { auditOf } from './samples/served.js';

const SEED = 'a';
/** Simulates three requests a second, although the test sends them without pauses. */
const PACE_MS = 333;
/** Audits mostly wait before they repeat a request. */
const AT_ONCE = 6;
const OPTIONS = { seed: SEED, steady: false, maxRequests: 3000, lastingMs: 50, timeoutMs: 400 } as const;

const product = (one: string, other: string) => both(nuisanceOf(one), nuisanceOf(other));

/** Every third one: this includes each kind of routing and caching. */
const single = nuisances.filter((_, at) => at % 3 === 0);
const products: readonly Nuisance[] = [
  product('routing-by-url', 'edits-every-10'),
  product('rotation-3', 'cache-by-query'),
  product('routing-by-title', 'refuses-brotli-every-2'),
  product('index-filtered-lagging', 'loss-5'),
  product('cache-by-title-age', 'routing-by-connection'),
  product('cache-by-query', 'edit-once'),
  product('release-once', 'outage-part'),
  product('outage-part-502', 'refuses-percent-empty'),
  product('refuses-no-accept', 'loss-bursts'),
];
const reports = new Map<Nuisance, Report>();

beforeAll(async () => {
  await inTurn([...single, ...products], AT_ONCE, async nuisance => {
    const alter = disturbedBy(nuisance, { seed: SEED, paceMs: PACE_MS });
    const strength = products.includes(nuisance) ? 2 : 1;
    reports.set(nuisance, await auditOf({ alter }, { ...OPTIONS, strength }));
  });
});

test.each([...single, ...products])('a lawful wiki is not accused: $description', nuisance => {
  const { results, fault } = reports.get(nuisance) ?? {};
  const failed = results?.filter(
    ({ rule, outcome }) => outcome === 'failed' && !nuisance.mayBreak.some(allowed => allowed === rule),
  );
  const messages = failed?.map(({ rule, message }) => `${rule}: ${message}`);
  expect([fault?.message, messages]).toEqual([undefined, []]);
});
