/** No seed is known by heart: a replayer of three audits, audited with a hundred other seeds. */
import { expect, test } from 'vitest';
import { deceived, everyNonsense, otherAudits, recorded, recordedAudits } from '../samples/replays.js';

const others = otherAudits(100);

test.each(everyNonsense.map((nonsense, at) => ({ nonsense, at })))(
  'a replayer is never conformant to any of a third of 100 other seeds; unknown questions: $nonsense',
  async ({ nonsense, at }) => {
    const mine = others.filter((_, number) => number % everyNonsense.length === at);
    expect(await deceived(await recorded(recordedAudits), nonsense, mine)).toEqual([]);
  },
);
