/** Whole fleets for tests: wikis, their list, and the command as a process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { manyUrls, serveMany, type ServedMany } from '../../../fixtures/many.js';
import { start } from '../../testing/run.js';
import { until } from '../../testing/started.js';
import { contentsOf, reportsIn } from './folder.js';

type Started = ReturnType<typeof start>;

/** Rate limits apply only to hosts other than loopback. */
export const outerAddress = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)?.address;

/** Two conform, two do not, and two cannot be judged. */
const kinds = 'reference languageinfo.code/integer reference absent dbrepllag.lag/absent garbled'.split(' ');

export const few = ['--rule', 'languageinfo.*', '--rule', 'dbrepllag.*', '--seed', 's', '--strength', '1'];

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** @param delayMs a delay before each answer, so that a fleet can be interrupted */
export async function openStage(targets: number, delayMs = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'fleets-'));
  const wikis = await serveMany({
    intercept: (_request, _response, next) => (delayMs > 0 ? void setTimeout(next, delayMs) : next()),
  });
  const path = (name: string) => join(folder, name);
  const listOf = (number: number) => {
    writeFileSync(path(`${number}.txt`), `${manyUrls(wikis.origin, number, kinds).join('\n')}\n`);
    return path(`${number}.txt`);
  };
  const list = listOf(targets);
  const fleet = (out: string, ...more: string[]) => start(['fleet', list, '--out', out, ...few, ...more]);
  let once: Promise<Record<string, string>> | undefined;
  return {
    wikis,
    listOf,
    list,
    path,
    fleet,
    /** The contents after an undisturbed run in one process, which is made once for all tests. */
    once: () => (once ??= fleet(path('once')).ended.then(() => contentsOf(path('once')))),
    async close(): Promise<void> {
      await wikis.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a number of targets are done; rejects if the process ends first. */
export async function untilDone({ ended }: Started, out: string, targets: number): Promise<void> {
  let early: Awaited<typeof ended> | undefined;
  void ended.then(how => (early = how));
  const isDone = () => reportsIn(out).length >= targets;
  await until(() => early !== undefined || isDone());
  if (!isDone()) throw new Error(`the fleet ended: ${early?.stderr}`);
}

/** Kills the process that `run` starts `kills` times, each time after a few more targets; then lets it end. */
export async function killedUntilDone(run: () => Started, dir: string, wikis: ServedMany, kills: number) {
  const askedAgain: string[] = [];
  for (let kill = 0; ; kill++) {
    const before = new Set(reportsIn(dir).map(({ url }) => new URL(url).pathname));
    const asked = wikis.requests.length;
    const { child, ended } = run();
    if (kill < kills) {
      const wanted = before.size + Math.random() * 3;
      await until(() => reportsIn(dir).length >= wanted || child.exitCode !== null);
      await rest(Math.random() * 20);
      child.kill('SIGKILL');
    }
    const { status } = await ended;
    const paths = new Set(wikis.requests.slice(asked).map(({ path }) => path.replace(/\?.*/, '')));
    askedAgain.push(...[...before].filter(path => paths.has(path)));
    if (kill >= kills) return { status, askedAgain };
  }
}
