/** Ends a fleet at random moments, and goes on with it until it is done. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { ServedMany } from '../../../fixtures/many.js';
import type { start } from '../../testing/run.js';
import { readJournal } from '../journal.js';
import { readTargets } from '../list/targets.js';
import { contentsOf } from './comparable.js';

type Started = ReturnType<typeof start>;

/** The ids of the list, in its order. */
export const idsIn = (dir: string): string[] => readTargets(dir).map(({ id }) => id);

/** What an undisturbed run leaves, made once for all tests. */
export function comparableOnce(run: () => Started, dir: string): () => Promise<Record<string, string>> {
  let made: Promise<Record<string, string>> | undefined;
  return () => (made ??= run().ended.then(() => contentsOf(dir)));
}

export interface Killed {
  readonly status: number | null;
  /** Targets that were asked although they were done before. */
  readonly askedAgain: readonly string[];
}

/** Kills the process that `run` starts so many times, each after some more targets are done; then lets it end. */
export async function killedUntilDone(
  run: () => Started,
  dir: string,
  wikis: ServedMany,
  kills: number,
): Promise<Killed> {
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

/** The paths of the targets that the journal knows. */
function doneIn(dir: string): Set<string> {
  if (!existsSync(join(dir, 'fleet.json'))) return new Set();
  const path = join(dir, 'journal.jsonl');
  if (!existsSync(path) || readFileSync(path).length === 0) return new Set();
  const entries = readJournal(dir);
  return new Set(
    readTargets(dir).flatMap(({ id, url }) =>
      entries.get(id)?.state === 'done' ? new URL(url).pathname : [],
    ),
  );
}
