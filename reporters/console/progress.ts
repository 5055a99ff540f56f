/** What an audit is doing, in one line that a terminal can write over. */
import { count, duration, grouped } from '../../schemas/text/numbers.js';
import { fit } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';

export interface Progress {
  readonly question: string;
  readonly requests: number;
  /** How many a conforming wiki of the usual size is sent. */
  readonly planned?: number | undefined;
  readonly pages: number;
  readonly rate: number;
  readonly elapsedMs: number;
}

/** The numbers come first: they stay, and the question gives way to a narrow terminal. */
export function progressLine(
  { question, requests, planned, pages, rate, elapsedMs }: Progress,
  columns: number,
): string {
  const parts = [
    duration(elapsedMs).padStart(6),
    // The plan does not know how large the wiki is, so it may be exceeded, and is then left out.
    planned === undefined || planned < requests
      ? count(requests, 'request')
      : `${grouped(requests)} of about ${count(planned, 'request')}`,
    ...(pages > 0 ? [count(pages, 'page')] : []),
    ...(Number.isFinite(rate) && rate > 0 ? [`${rate.toFixed(1)}/s`] : []),
    printable(question, 200),
  ];
  return fit(parts.join(' · '), columns);
}
