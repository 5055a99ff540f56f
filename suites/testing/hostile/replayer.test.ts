/** A target that knows one recorded audit by heart is not conformant to an audit with another seed. */
import { describe, expect, test } from 'vitest';
import { serveTarget } from '../../../fixtures/hostile/index.js';
import { recorder, replayerOf } from '../../../fixtures/hostile/replayer.js';
import type { Nonsense, Recording } from '../../../fixtures/hostile/replayer.js';
import { serveWiki } from '../../../fixtures/serve.js';
import { audit } from '../../audit/audit.js';

const SEEDS = 10;
const MOST_REQUESTS = 3000;

/** The recorded wiki and the replayer have the same address, which is in every file URL. */
const PUBLIC = 'http://wiki.example';
const parameters = { public_origin: PUBLIC };

async function recorded(seed: string): Promise<Recording> {
  const { recording, alter } = recorder();
  const wiki = await serveWiki({ baseUrl: PUBLIC, alter });
  try {
    const { conformant, complete } = await audit({
      url: wiki.url,
      parameters,
      seed,
      maxRequests: MOST_REQUESTS,
    });
    expect({ conformant, complete }).toEqual({ conformant: true, complete: true });
  } finally {
    await wiki.close();
  }
  return recording;
}

/** The seeds with which a replayer is found conformant. */
async function deceived(recording: Recording, nonsense: Nonsense, seeds: readonly string[]) {
  const found: string[] = [];
  for (const seed of seeds) {
    const target = await serveTarget(replayerOf(recording, nonsense));
    try {
      const report = await audit({
        url: target.url,
        parameters,
        seed,
        retries: 0,
        maxRequests: MOST_REQUESTS,
      });
      if (report.conformant === true) found.push(seed);
    } finally {
      await target.close();
    }
  }
  return found;
}

describe('a replayer of one recorded audit', () => {
  const seeds = Array.from({ length: SEEDS }, (_, number) => `other-${number}`);

  test('is conformant to an audit with the same seed', async () => {
    expect(await deceived(await recorded('one'), 'empty', ['one'])).toEqual(['one']);
  });

  // Every seed asks nearly the same questions so far.
  test.fails.each(['nearest', 'empty', 'error'] as const)(
    'is never conformant to an audit with another seed; unknown questions: %s',
    async nonsense => {
      expect(await deceived(await recorded('one'), nonsense, seeds)).toEqual([]);
    },
  );
});
