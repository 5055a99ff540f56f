/** How the benchmark measures: always two things in turn, always as a ratio, always with the range beside the median. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Runs both in turn, `pairs` times after one warm-up each, and returns the median and the range of the ratios. */
export async function ratioOf(
  pairs: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<string> {
  await ours();
  await bare();
  return ratioOfPairs(pairs, ours, bare);
}

/** The same without a warm-up, where a run takes so long that none is needed. */
export async function ratioOfPairs(
  pairs: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<string> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // Which one goes first alternates, so that neither always finds the machine as the other left it.
    const first = pair % 2 === 0 ? await ours() : await bare();
    const second = pair % 2 === 0 ? await bare() : await ours();
    ratios.push(pair % 2 === 0 ? first / second : second / first);
  }
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return `${median(ratios).toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)}, ${pairs} pairs)`;
}

/** How long some work in this process takes. */
export async function msOf(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Runs a Node script to its end and returns what it printed; throws on an exit status that is not `fine`. */
export function output(args: readonly string[], fine: readonly number[] = [0]): string {
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === null || !fine.includes(status)) throw new Error(`${args.join(' ')} ended with ${status}`);
  return stdout;
}

/** A request that a wiki was sent. */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it was the first one on its connection. */
  readonly isFresh: boolean;
}

/** The headers of a request but for those that undici sends by itself. */
export function headersOf({
  host: _host,
  connection: _connection,
  ...headers
}: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join() : (value ?? ''),
    ]),
  );
}

/** A wiki in a process of its own. */
export interface BenchWiki {
  readonly url: string;
  /** The requests since the last call. */
  requests(): Promise<readonly Asked[]>;
  end(): void;
}

export async function startWiki(script: string, files: number): Promise<BenchWiki> {
  const child = spawn(process.execPath, [script, String(files)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async requests() {
      child.send('requests');
      const [list] = (await once(child, 'message')) as [readonly Asked[]];
      return list;
    },
    end: () => void child.kill(),
  };
}
