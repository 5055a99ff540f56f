/** No seed is known by heart: a replayer of three audits, audited with thirty other seeds. */
import { expect, test } from 'vitest';
import { serveTarget } from '../../../fixtures/hostile/index.js';
import { recorder, replayerOf } from '../../../fixtures/hostile/replayer.js';
import type { Recording } from '../../../fixtures/hostile/replayer.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { audit } from '../../audit/audit.js';
import type { Strength } from '../../plan/covering.js';

/** More than an audit of the reference wiki sends at any strength. */
const MOST_REQUESTS = 3000;

/** The recorded wiki and the replayer have the same address, which is in every file URL. */
const PUBLIC = 'http://wiki.example';
const parameters = { public_origin: PUBLIC };

/** How an audit asks. */
interface Asked {
  readonly seed: string;
  readonly strength: Strength;
}

/** The answers of the reference wiki to all of these audits. */
async function recorded(audits: readonly Asked[]): Promise<Recording> {
  const { recording, alter } = recorder();
  const wiki = await serveWiki({ baseUrl: PUBLIC, alter });
  try {
    for (const asked of audits) {
      const report = await audit({ url: wiki.url, parameters, ...asked, maxRequests: MOST_REQUESTS });
      if (report.conformant !== true || !report.complete)
        throw new Error(`the reference wiki is not found conformant: ${report.reason}`);
    }
  } finally {
    await wiki.close();
  }
  return recording;
}

/** Those of the audits to which a replayer is conformant. */
async function deceived(recording: Recording, audits: readonly Asked[]): Promise<Asked[]> {
  const found: Asked[] = [];
  for (const asked of audits) {
    const target = await serveTarget({ alter: replayerOf(recording) });
    try {
      const report = await audit({
        url: target.url,
        parameters,
        ...asked,
        retries: 0,
        // Nothing lags here, and an audit has much to wait for.
        lastingMs: 0,
        maxRequests: MOST_REQUESTS,
      });
      if (report.conformant === true) found.push(asked);
    } finally {
      await target.close();
    }
  }
  return found;
}

/** Audits with so many other seeds, at the strengths 1 and 2 by turns. */
const otherAudits = (count: number): readonly Asked[] =>
  Array.from({ length: count }, (_, number) => ({
    seed: `other-${number}`,
    strength: number % 2 === 0 ? 1 : 2,
  }));

/** An audit at each strength. */
const recordedAudits: readonly Asked[] = ([1, 2, 3] as const).map(strength => ({
  seed: `recorded-${strength}`,
  strength,
}));

const others = otherAudits(30);
const recording = recorded(recordedAudits);

test.each([0, 10, 20])('a replayer is never conformant to ten other seeds, from %i', async from => {
  expect(await deceived(await recording, others.slice(from, from + 10))).toEqual([]);
});
