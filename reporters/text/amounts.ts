/** Numbers in words: counts and durations, the same in every format. */
import { grouped } from '../../schemas/text/numbers.js';

/** `1 request`, `12,345 requests`. */
export function amount(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `12 ms`, `0.8 s`, `47 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`;
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return `${grouped(minutes)} min ${seconds % 60} s`;
}
