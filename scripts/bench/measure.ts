/** How the benchmark measures: always two things in turn, always as a ratio, always with the range beside the median. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly pairs: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Runs both in turn, `pairs` times after one warm-up each, and returns the ratio of each pair. */
export async function ratioOf(
  pairs: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<Ratio> {
  await ours();
  await bare();
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // Who goes first alternates, so that neither always finds the machine as the other left it.
    const first = pair % 2 === 0 ? await ours() : await bare();
    const second = pair % 2 === 0 ? await bare() : await ours();
    ratios.push(pair % 2 === 0 ? first / second : second / first);
  }
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios), pairs };
}

export function ratioText({ median: middle, least, most, pairs }: Ratio): string {
  return `${middle.toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)}, ${pairs} pairs)`;
}

/** Runs a Node script to its end and returns how long the whole process took; throws on an exit status that is not `fine`. */
export async function processMs(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  fine: readonly number[] = [0],
): Promise<number> {
  const from = performance.now();
  await output(args, env, fine);
  return performance.now() - from;
}

/** Runs a Node script to its end and returns what it printed. */
export async function output(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  fine: readonly number[] = [0],
): Promise<string> {
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => void parts.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === null || !fine.includes(code)) throw new Error(`${args.join(' ')} ended with ${code}`);
  return Buffer.concat(parts).toString();
}

/** A wiki in a process of its own, with the number of requests that it has answered. */
export interface BenchWiki {
  readonly url: string;
  /** The requests since the last call, as paths with their cookies. */
  requests(): Promise<{ path: string; cookie: string | undefined }[]>;
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
      const [list] = (await once(child, 'message')) as [{ path: string; cookie: string | undefined }[]];
      return list;
    },
    end: () => void child.kill(),
  };
}
