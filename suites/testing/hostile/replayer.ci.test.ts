/** A target that replays the answers to recorded audits is caught by other seeds. */
import { expect, test } from 'vitest';
import { serveTarget } from '../../../fixtures/hostile/index.js';
import { recorder, replayerOf, type Recording } from '../../../fixtures/hostile/replayer.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { audit } from '../../audit/audit.js';

/** File URLs contain the address, so the replayer needs that of the recorded wiki. */
const PUBLIC = 'http://wiki.example';
const options = {
  parameters: { public_origin: PUBLIC },
  // More than any audit of the reference wiki sends.
  maxRequests: 3000,
  // Nothing lags here, and waiting would take long.
  lastingMs: 0,
} as const;

async function recorded(): Promise<Recording> {
  const { recording, alter } = recorder();
  const wiki = await serveWiki({ baseUrl: PUBLIC, alter });
  for (const strength of [1, 2, 3] as const) {
    const report = await audit({ ...options, url: wiki.url, strength, seed: `recorded-${strength}` });
    expect(report).toMatchObject({ conformant: true, complete: true });
  }
  await wiki.close();
  return recording;
}

const recording = recorded();

test.each([0, 10, 20])('a replayer is never conformant to ten other seeds, from %i', async first => {
  const deceived: string[] = [];
  for (let number = first; number < first + 10; number++) {
    const seed = `other-${number}`;
    const target = await serveTarget({ alter: replayerOf(await recording) });
    const strength = number % 2 === 0 ? 1 : 2;
    const report = await audit({ ...options, url: target.url, seed, strength, retries: 0 });
    await target.close();
    if (report.conformant === true) deceived.push(seed);
  }
  expect(deceived).toEqual([]);
});
