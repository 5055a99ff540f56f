/** Fleets on several workers, for tests: wikis, a list, a Redis server, coordinators and workers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyUrls, serveMany } from '../../../fixtures/many.js';
import { start } from '../../testing/run.js';
import { comparableOnce, few, kinds, reportsIn } from './kills.js';
import { serveRedis, until } from './redis.js';

type Started = ReturnType<typeof start>;

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** @param delayMs before each answer, so that there is a middle */
export async function openStage(targets: number, delayMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'queues-'));
  const redis = await serveRedis();
  const wikis = await serveMany({
    intercept: (_request, _response, next) => void setTimeout(next, delayMs),
  });
  const list = join(folder, 'list.txt');
  writeFileSync(list, `${manyUrls(wikis.origin, targets, kinds).join('\n')}\n`);
  const workers: Started[] = [];
  const coordinators: Started[] = [];
  const path = (name: string) => join(folder, name);
  return {
    wikis,
    redis,
    list,
    /** A path in the folder of the tests. */
    path,
    coordinator(out: string, ...more: string[]): Started {
      const coordinator = start(['fleet', list, '--out', out, '--queue', redis.url, ...few, ...more]);
      coordinators.push(coordinator);
      return coordinator;
    },
    worker(...more: string[]): Started {
      const worker = start(['fleet', 'work', '--queue', redis.url, ...more]);
      workers.push(worker);
      return worker;
    },
    /** What an undisturbed run in one process leaves. */
    once: comparableOnce(() => start(['fleet', list, '--out', path('once'), ...few]), path('once')),
    /** Interrupts the workers; resolves to their statuses. */
    async endWorkers(): Promise<(number | null)[]> {
      const ending = workers.splice(0);
      for (const { child } of ending) child.kill('SIGINT');
      // A test that failed may have left one.
      for (const { child } of coordinators.splice(0)) child.kill('SIGKILL');
      return (await Promise.all(ending.map(({ ended }) => ended))).map(({ status }) => status);
    },
    async close(): Promise<void> {
      for (const { child } of workers) child.kill('SIGKILL');
      await wikis.close();
      await redis.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until so many targets are done; rejects where the coordinator ends before. */
export async function untilDone({ ended }: Started, out: string, targets: number): Promise<void> {
  let early: Awaited<typeof ended> | undefined;
  void ended.then(how => (early = how));
  const isDone = () => reportsIn(out).length >= targets;
  await until(() => early !== undefined || isDone());
  if (!isDone()) throw new Error(`the coordinator ended: ${early?.stderr}`);
}
