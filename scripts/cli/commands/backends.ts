/** `--connect-to`, repeated: the servers behind one name, audited alike, and what differs between them. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '../errors.js';
import { onInterrupt } from '../input/interrupt.js';
import type { FlagsOf } from '../input/options.js';
import { openFolder } from '../output/write.js';
import { compareCommand } from './compare.js';

type Flags = FlagsOf<'audit'>;

/** Resolves to the worst exit status of the audits. */
export async function auditBackends(
  target: URL,
  flags: Flags,
  backends: readonly string[],
  auditOne: (target: URL, flags: Flags) => Promise<number>,
): Promise<number> {
  openFolder(flags.out);
  // With other titles, two servers could differ in what they were asked only.
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const statuses: number[] = [];
  const folders: string[] = [];
  const stop = onInterrupt(() => undefined);
  for (const backend of backends) {
    if (stop.signal.aborted) break;
    const out = join(flags.out, backend.replace(/[^\w.-]/g, '_'));
    const { label } = flags;
    const format = [...new Set([...flags.format, 'json' as const])];
    const name = label === undefined ? backend : `${label} at ${backend}`;
    statuses.push(await auditOne(target, { ...flags, seed, out, format, label: name, connectTo: [backend] }));
    if (existsSync(join(out, 'report.json'))) folders.push(out);
  }
  stop.release();
  if (stop.signal.aborted) return EXIT.inconclusive;
  if (folders.length > 1) await compareCommand(folders, { out: join(flags.out, 'compare.html') });
  const groups = ends.flatMap(([status, words]) => {
    const those = backends.filter((_, at) => statuses[at] === status);
    return those.length === 0 ? [] : [{ status, text: `${words}: ${those.join(', ')}` }];
  });
  // Which servers ended how is the last line of the console.
  if (flags.quiet !== true) process.stdout.write(`\n${groups.map(({ text }) => text).join(' · ')}\n`);
  return groups[0]?.status ?? EXIT.inconclusive;
}

/** The worst first. */
const ends: readonly (readonly [status: number, words: string])[] = [
  [EXIT.nonconformant, '✗ NOT CONFORMANT'],
  [EXIT.inconclusive, '? INCONCLUSIVE'],
  [EXIT.conformant, '✓ passed'],
];
