/** What whole fleets are tested with: their wikis, and what ends a fleet at random moments and goes on until it is done. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { ServedMany } from '../../../fixtures/many.js';
import type { start } from '../../testing/run.js';
import { readTargets } from '../list/targets.js';
import { FILES, reportPathOf } from '../store.js';
import { contentsOf } from './comparable.js';

type Started = ReturnType<typeof start>;

/** Of six wikis, two conform, two do not, and two cannot be judged. */
export const kinds = [
  'reference',
  'languageinfo.code/integer',
  'reference',
  'absent',
  'dbrepllag.lag/absent',
  'garbled',
];

export const few = ['--rule', 'languageinfo.*', '--rule', 'dbrepllag.*', '--seed', 's', '--strength', '1'];

/** The ids of the list, in its order. */
export const idsIn = (dir: string): string[] => readTargets(dir).map(({ id }) => id);

/** What an undisturbed run leaves, made once for all tests. */
export function comparableOnce(run: () => Started, dir: string): () => Promise<Record<string, string>> {
  let made: Promise<Record<string, string>> | undefined;
  return () => (made ??= run().ended.then(() => contentsOf(dir)));
}

/** Kills the process that `run` starts so many times, each after some more targets are done; then lets it end. */
export async function killedUntilDone(run: () => Started, dir: string, wikis: ServedMany, kills: number) {
  /** Targets that were asked although they were done before. */
  const askedAgain: string[] = [];
  for (let kill = 0; ; kill++) {
    const before = doneIn(dir);
    const asked = wikis.requests.length;
    const { child, ended } = run();
    if (kill < kills) {
      const wanted = before.size + Math.random() * 3;
      while (doneIn(dir).size < wanted && child.exitCode === null) await rest(1);
      await rest(Math.random() * 20);
      child.kill('SIGKILL');
    }
    const { status } = await ended;
    const paths = new Set(wikis.requests.slice(asked).map(({ path }) => path.replace(/\?.*/, '')));
    askedAgain.push(...[...before].filter(path => paths.has(path)));
    if (kill >= kills) return { status, askedAgain };
  }
}

/** The ids of the targets that have a report. */
export const reportsIn = (dir: string): string[] =>
  existsSync(join(dir, FILES.manifest)) ? idsIn(dir).filter(id => existsSync(reportPathOf(dir, id))) : [];

/** The paths of the targets that have a report. */
function doneIn(dir: string): Set<string> {
  const done = new Set(reportsIn(dir));
  if (done.size === 0) return new Set();
  return new Set(readTargets(dir).flatMap(({ id, url }) => (done.has(id) ? new URL(url).pathname : [])));
}
