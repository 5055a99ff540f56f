/** Audits that are judged by an earlier version of the contract. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import type { Served } from '../../fixtures/serve.js';
import { mutants } from '../../fixtures/mutants/index.js';
import { contract } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { audit, openAudit } from './audit.js';

const LATER = 'envelope.same-question';
const rules = [LATER, 'languageinfo.*'];

let wiki: Served;
let latest: Report;
let earlier: Report;

beforeAll(async () => {
  wiki = await serveWiki({ alter: mutants[`${LATER}/format-first`]?.alter ?? {} });
  const options = { url: wiki.url, seed: 'contract', strength: 2, rules, lastingMs: 0 } as const;
  latest = await audit(options);
  earlier = await audit({
    ...options,
    contract: '1.0',
    baseline: [{ rule: LATER, reason: 'known since May' }],
  });
});
afterAll(() => wiki.close());

describe('by version 1.0', () => {
  test('a rule of a later version is observed and does not decide', () => {
    expect(latest).toMatchObject({ conformant: false, contract: { judged: contract.version } });
    expect(earlier).toMatchObject({
      conformant: true,
      contract: { version: contract.version, judged: '1.0' },
      observedRules: [{ rule: LATER, outcome: 'failed' }],
    });
    expect(earlier.results.map(({ rule }) => rule)).not.toContain(LATER);
    expect(earlier.totals).toEqual({ ...latest.totals, failed: latest.totals.failed - 1 });
    expect(latest.observedRules).toBeUndefined();
  });

  test('what was seen of it is kept as evidence', () => {
    const [observed] = earlier.observedRules ?? [];
    const ids = earlier.exchanges.map(({ id }) => id);
    expect(ids).toContain(observed?.evidence[0]?.exchange);
  });

  test('an entry of the baseline for it is neither needed nor stale', () => {
    expect(earlier.baseline).toMatchObject([{ rule: LATER, standing: 'not observed' }]);
  });

  test('a selection without any of its rules makes no sense, as an unknown version', () => {
    const url = wiki.url;
    expect(() => openAudit({ url, rules: [LATER], contract: '1.0' })).toThrow(TypeError);
    expect(() => openAudit({ url, contract: '0.9' })).toThrow(
      'contract must be a known version of the contract: 1.0, 1.1',
    );
  });
});
