/** Collects the garbage of large answers, after each question: left alone, V8 lets it grow as long as the machine has memory. */
import { runInNewContext } from 'node:vm';

/** More bytes than audits of real wikis need, and those that may come before the next collection. */
const [USUAL, MORE] = [140 << 20, 16 << 20];

export function openTidying(): () => void {
  let limit = USUAL;
  let collect: (() => void) | undefined;
  return () => {
    // The peak, which may be that of another process, costs much less to learn than the size.
    if (process.resourceUsage().maxRSS * 1024 < limit || process.memoryUsage.rss() < limit) return;
    if (!collect) process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
    collect ??= runInNewContext('gc') as () => void;
    collect();
    limit = Math.max(USUAL, process.memoryUsage.rss() + MORE);
  };
}
