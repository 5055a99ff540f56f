/** `fleet work`: audits what the coordinators of fleets hand out, until it is interrupted. */
import { count } from '../../../schemas/text/numbers.js';
import { openConnection } from '../../fleet/run/connection.js';
import { workOn } from '../../fleet/run/worker.js';
import { EXIT } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { onInterrupt } from '../input/interrupt.js';

export async function workCommand({
  queue = '',
  queueTimeout,
  concurrency,
  quiet,
}: FlagsOf<'fleet work'>): Promise<number> {
  const say = (line: string): void => {
    if (quiet !== true) process.stderr.write(`${line}\n`);
  };
  const connection = await openConnection(queue, queueTimeout);
  const interruption = onInterrupt(() => connection.close());
  const { signal } = interruption;
  try {
    say(`waiting for jobs at ${connection.address}; Ctrl-C hands them back`);
    const audited = await workOn(connection, { concurrency, signal, say });
    say(`audited ${count(audited, 'target')}`);
  } finally {
    interruption.release();
  }
  return EXIT.conformant;
}
