/** What an audit is doing, in one line that a terminal can write over. */
import { count, duration } from '../../schemas/text/numbers.js';
import { fit } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';

export interface Progress {
  readonly question: string;
  readonly requests: number;
  /** Pages of the listing walked so far. */
  readonly pages: number;
  /** Requests a second. */
  readonly rate: number;
  readonly elapsedMs: number;
}

/** The numbers come first: they stay, and the question gives way to a narrow terminal. */
export function progressLine(
  { question, requests, pages, rate, elapsedMs }: Progress,
  columns: number,
): string {
  const parts = [
    duration(elapsedMs).padStart(6),
    count(requests, 'request'),
    ...(pages > 0 ? [count(pages, 'page')] : []),
    ...(Number.isFinite(rate) && rate > 0 ? [`${rate.toFixed(1)}/s`] : []),
    printable(question, 200),
  ];
  return fit(parts.join(' · '), columns);
}
