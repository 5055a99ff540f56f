/** A target that knows recorded audits by heart is not conformant to an audit with another seed. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Recording } from '../../../fixtures/hostile/replayer.js';
import { deceived, everyNonsense, otherAudits, recorded, recordedAudits } from '../samples/replays.js';

/** `replayer.ci.test.ts` tries ten times as many. */
const AUDITS = 10;

describe('a replayer of one audit at each strength', () => {
  let recording: Recording;
  beforeAll(async () => {
    recording = await recorded(recordedAudits);
  });

  test('is conformant to an audit with the same seed', async () => {
    const [again] = recordedAudits;
    expect(
      await deceived(await recorded(recordedAudits.slice(0, 1)), 'empty', recordedAudits.slice(0, 1)),
    ).toEqual([again]);
  });

  test.each(everyNonsense)(
    'is never conformant to an audit with another seed; unknown questions: %s',
    async nonsense => {
      expect(await deceived(recording, nonsense, otherAudits(AUDITS))).toEqual([]);
    },
    300_000,
  );
});
