/** `--connect-to`, repeated: the servers behind one name, audited alike, and what differs between them. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, UsageError } from '../errors.js';
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
  refuseTogether(flags, backends);
  openFolder(flags.out);
  // With other titles, two servers could differ in what they were asked only.
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const statuses: number[] = [];
  const folders: string[] = [];
  const stop = onInterrupt(() => undefined);
  for (const backend of backends) {
    if (stop.signal.aborted) break;
    const out = join(flags.out, folderOf(backend));
    const { label } = flags;
    const format = [...new Set([...flags.format, 'json' as const])];
    const name = label === undefined ? backend : `${label} at ${backend}`;
    statuses.push(await auditOne(target, { ...flags, seed, out, format, label: name, connectTo: [backend] }));
    if (existsSync(join(out, 'report.json'))) folders.push(out);
  }
  stop.release();
  if (stop.signal.aborted) return EXIT.inconclusive;
  if (folders.length > 1) await compareCommand(folders, { out: join(flags.out, 'compare.html') });
  if (flags.quiet !== true) process.stdout.write(`\n${endText(backends, statuses)}\n`);
  return [EXIT.usage, EXIT.nonconformant, EXIT.inconclusive].find(status => statuses.includes(status)) ?? 0;
}

const ends: readonly (readonly [status: number, words: string])[] = [
  [EXIT.nonconformant, '✗ NOT CONFORMANT'],
  [EXIT.inconclusive, '? INCONCLUSIVE'],
  [EXIT.conformant, '✓ passed'],
];

/** Which servers ended how, the worst first: the last line of the console. */
function endText(backends: readonly string[], statuses: readonly number[]): string {
  const groups = ends.map(([status, words]) => {
    const those = backends.filter((_, at) => statuses[at] === status);
    return those.length === 0 ? [] : [`${words}: ${those.join(', ')}`];
  });
  return groups.flat().join(' · ');
}

const folderOf = (backend: string): string => backend.replace(/[^\w.-]/g, '_');

function refuseTogether({ watch, start, writeBaseline }: Flags, backends: readonly string[]): void {
  const refuse = (option: string) => {
    throw new UsageError(`${option} takes one --connect-to, not ${backends.length}`);
  };
  if (watch === true) refuse('--watch');
  if (start !== undefined) refuse('--start');
  if (writeBaseline === true) refuse('--write-baseline');
  const twice = backends.find((backend, at) => backends.indexOf(backend) !== at);
  if (twice !== undefined) throw new UsageError(`--connect-to: ${twice} is named twice`);
}
