import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { membersOf, processesOfPs } from './processes.js';
import type { Running } from './processes.js';

const one = (pid: number, parent: number, more: Partial<Running> = {}): Running => ({
  pid,
  parent,
  group: pid,
  session: pid,
  environment: '',
  ...more,
});

const family = { leader: 10, orphaned: false, mark: 'MARK=' };

describe('the family of a started command', () => {
  test('is its session, its group, whoever carries its mark, and all their children', () => {
    const running = [
      one(1, 0),
      one(10, 1),
      one(11, 10, { group: 10, session: 10 }),
      one(12, 10, { session: 10 }),
      one(13, 1, { group: 10 }),
      one(14, 11),
      one(15, 1, { environment: 'A=1\0MARK=1\0' }),
      one(16, 15),
      one(17, 16),
      one(20, 1),
      one(21, 20),
    ];
    expect(new Set(membersOf(family, running))).toEqual(new Set([10, 11, 12, 13, 14, 15, 16, 17]));
  });

  test('is not a stranger who has the number of a leader that ended', () => {
    const running = [one(10, 1), one(11, 10, { group: 10 }), one(15, 1, { environment: 'MARK=1' })];
    expect(membersOf({ ...family, orphaned: true }, running)).toEqual([15]);
  });

  test('is never the process that asks', () => {
    expect(membersOf(family, [one(process.pid, 10, { environment: 'MARK=1' })])).toEqual([]);
  });

  test.each<[how: string, processes: (() => Running[]) | undefined]>([
    ['the system', undefined],
    ['ps', processesOfPs],
  ])('is found among the processes that %s shows', async (_how, processes) => {
    const command = 'sleep 60 & node -e "console.log(process.pid); setTimeout(() => {}, 60000)"';
    const child = spawn(command, { shell: true, detached: true });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const leader = child.pid ?? 0;
    const found = membersOf({ leader, orphaned: false, mark: 'NOBODY HAS THIS' }, processes?.());
    for (const pid of found) process.kill(pid, 'SIGKILL');
    expect(found).toEqual(expect.arrayContaining([leader, Number(line)]));
    await once(child, 'close');
    expect(membersOf({ leader, orphaned: true, mark: 'NOBODY HAS THIS' }, processes?.())).toEqual([]);
  });
});
