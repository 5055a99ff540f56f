/** No seed is known by heart: a replayer of three audits, audited with a hundred other seeds. */
import { expect, test } from 'vitest';
import { deceived, everyNonsense, otherAudits, recorded, recordedAudits } from '../samples/replays.js';

test.each(everyNonsense)(
  'a replayer is never conformant to any of 100 other seeds; unknown questions: %s',
  async nonsense => {
    expect(await deceived(await recorded(recordedAudits), nonsense, otherAudits(100))).toEqual([]);
  },
);
