/** Fleets on several workers: what is the same as in one process, and what a queue may hold that nobody should have written. */
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { start } from '../../testing/run.js';
import { unless } from '../../testing/skips.js';
import { PREFIX } from '../run/connection.js';
import { WORK } from '../run/messages.js';
import { complaintsIn, contentsOf } from './comparable.js';
import { openStage, untilDone, type Stage } from './queue.js';
import { missingRedis, serveRedis, until } from './redis.js';

const missing = missingRedis('fleets on several workers');
const TARGETS = 24;
let stage: Stage;
let out = '';
let number = 0;

const lengthOf = (state: string) => stage.redis.client.llen(`${PREFIX}:${WORK}:${state}`);

const refused = async (...args: string[]) => {
  const { status, stderr } = await start(args).ended;
  return { status, stderr };
};

describe('fleets on several workers', unless(missing), () => {
  beforeAll(async () => {
    stage = await openStage(TARGETS, 10);
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    out = stage.path(`out-${number++}`);
    await stage.redis.client.flushall();
  });
  afterEach(() => stage.endWorkers());

  describe('a fleet in a queue', () => {
    test('is the same on four workers as in one process, and leaves no result in Redis', async () => {
      for (let at = 0; at < 4; at++) stage.worker('--concurrency', '2', '--quiet');
      const { status, stdout, stderr } = await stage.coordinator(out).ended;
      expect(complaintsIn(stderr)).toBe('');
      expect(status).toBe(1);
      expect(stdout).toMatch(/^24 targets: 8 conformant, 8 not conformant, 8 inconclusive\n/);
      expect(await stage.redis.client.keys('*results*')).toEqual([]);
      expect(await stage.redis.client.keys('*:work:????????????????-*')).toEqual([]);
      expect(await stage.endWorkers()).toEqual([0, 0, 0, 0]);
      expect(contentsOf(out)).toEqual(await stage.once());
    });

    test('goes on when its coordinator was killed, and takes what came meanwhile', async () => {
      stage.worker('--concurrency', '2');
      const first = stage.coordinator(out);
      await untilDone(first, out, 5);
      first.child.kill('SIGKILL');
      await first.ended;
      await until(async () => (await lengthOf('wait')) + (await lengthOf('active')) === 0);
      const asked = stage.wikis.requests.length;
      expect((await stage.coordinator(out).ended).status).toBe(1);
      expect(stage.wikis.requests).toHaveLength(asked);
      expect(contentsOf(out)).toEqual(await stage.once());
    });

    test('that is interrupted leaves its jobs, and says so', async () => {
      const first = stage.coordinator(out);
      await until(async () => (await lengthOf('wait')) === TARGETS);
      first.child.kill('SIGINT');
      const { status, stderr } = await first.ended;
      expect(status).toBe(3);
      expect(complaintsIn(stderr)).toBe(
        'The fleet was interrupted. The jobs remain in the queue; the same command takes their results.\n',
      );
      expect(await lengthOf('wait')).toBe(TARGETS);
    });

    test('has one coordinator', async () => {
      const first = stage.coordinator(out);
      await until(async () => (await lengthOf('wait')) === TARGETS);
      const copy = stage.path(`out-${number++}`);
      cpSync(out, copy, { recursive: true, filter: path => !path.endsWith('.lock') });
      const { status, stderr } = await stage.coordinator(copy).ended;
      expect(status).toBe(2);
      expect(stderr).toMatch(
        /another process is the coordinator of this fleet at redis:\/\/127\.0\.0\.1:\d+\n$/,
      );
      first.child.kill('SIGINT');
      await first.ended;
    });

    test('is not kept from its end by jobs that no coordinator wrote', async () => {
      const queue = new Queue(WORK, { connection: { port: stage.redis.port }, prefix: PREFIX });
      await queue.add('unit', 'text', { jobId: 'poison-1' });
      await queue.add('unit', { fleet: '0123456789abcdef' }, { jobId: 'poison-2' });
      await queue.close();
      const worker = stage.worker();
      const { status, stderr } = await stage.coordinator(out).ended;
      expect(complaintsIn(stderr)).toBe('');
      expect(status).toBe(1);
      worker.child.kill('SIGINT');
      expect((await worker.ended).stderr).toContain(
        'the job poison-1 failed: its data are not those of a job\n',
      );
      expect(contentsOf(out)).toEqual(await stage.once());
    });
  });

  describe('a queue that cannot be used', () => {
    test('is named without its password, before anything is asked or written', async () => {
      const redis = await serveRedis('--requirepass', 'Hemlig1');
      const folder = stage.path('nowhere');
      try {
        const address = `127.0.0.1:${redis.port}`;
        const fleet = ['fleet', stage.list, '--out', folder];
        for (const [login, command] of [
          ['', fleet],
          [':Wrong1@', ['fleet', 'work']],
          ['someone:Wrong1@', fleet],
        ] as const)
          expect(await refused(...command, '--queue', `redis://${login}${address}`)).toEqual({
            status: 2,
            stderr: `wiki-query-conformance: --queue: redis://${address} refuses the user name or the password\n`,
          });
        const right = start(['fleet', 'work', '--queue', `redis://:Hemlig1@${address}`]);
        await once(right.child.stderr, 'data');
        right.child.kill('SIGINT');
        expect((await right.ended).status).toBe(0);
      } finally {
        await redis.close();
      }
      expect(existsSync(folder)).toBe(false);
    });
  });
});
