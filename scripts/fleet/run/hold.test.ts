/** Until when a worker goes on with a job, and that nothing is asked afterwards. */
import { describe, expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import { idOf } from '../list/targets.js';
import { auditUnit } from '../unit.js';
import { LOCK_MS, openHold } from './hold.js';

describe('the hold of a worker on a job', () => {
  let now = 0;
  const open = () => {
    now = 1_000;
    return openHold(LOCK_MS, () => now);
  };

  test('ends long before the lock does, although no timer has fired', () => {
    const hold = open();
    now += 20_000;
    expect([hold.isOwn(), hold.lost.aborted]).toEqual([true, false]);
    now += 1;
    expect([hold.isOwn(), hold.lost.aborted]).toEqual([false, true]);
  });

  test('lasts as long as the lock is renewed, from the moment at which this was asked for', () => {
    const hold = open();
    now += 15_000;
    hold.renew(11_000);
    now += 15_000;
    expect(hold.isOwn()).toBe(true);
    now += 1;
    expect(hold.isOwn()).toBe(false);
  });

  test('never comes back, neither with time nor with a late answer', () => {
    const hold = open();
    hold.lose();
    hold.renew(now);
    expect([hold.isOwn(), hold.lost.aborted]).toEqual([false, true]);
  });
});

test('a unit that is no longer its own asks its operator nothing, although nobody has ended it yet', async () => {
  const wikis = await serveMany();
  const [url = ''] = manyUrls(wikis.origin, 1, ['reference']);
  const target = { id: idOf(url, undefined, {}), url, operator: 'tests.example' };
  const ending = new AbortController();
  try {
    await auditUnit(
      { operator: target.operator, targets: [target] },
      { seed: 's', formats: ['json'], rate: 1_000, contact: 'ops@tests.example' },
      {
        drafts: '',
        signal: ending.signal,
        deliver: () => expect.unreachable(),
        isOwn() {
          if (wikis.requests.length < 3) return true;
          // It is asked for the next request, and never again.
          setTimeout(() => ending.abort(), 50);
          return false;
        },
      },
    );
    expect(wikis.requests).toHaveLength(3);
  } finally {
    await wikis.close();
  }
});
