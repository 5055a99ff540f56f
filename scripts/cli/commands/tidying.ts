/** Collects the garbage of large answers: left alone, V8 lets it grow as long as the machine has memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** More than audits of real wikis need. */
const USUAL = 140 << 20;
/** As much garbage as may come before the next collection. */
const MORE = 16 << 20;

/** Returns what is to be called after each question. */
export function openTidying(): () => void {
  let limit = USUAL;
  let collect: (() => void) | undefined;
  return () => {
    if (process.memoryUsage.rss() < limit) return;
    setFlagsFromString('--expose-gc');
    collect ??= runInNewContext('gc') as () => void;
    collect();
    limit = Math.max(USUAL, process.memoryUsage.rss() + MORE);
  };
}
