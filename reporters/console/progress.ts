/** The progress of an audit in one line that a terminal can overwrite. */
import { count, duration, grouped } from '../../schemas/text/numbers.js';
import { fit } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';

export interface Progress {
  readonly question: string;
  readonly requests: number;
  /** For a conforming wiki of the usual size. */
  readonly planned?: number | undefined;
  readonly pages: number;
  readonly rate: number;
  readonly elapsedMs: number;
}

/** The numbers come first, so that a narrow terminal cuts the question. */
export function progressLine(
  { question, requests, planned, pages, rate, elapsedMs }: Progress,
  columns: number,
): string {
  const parts = [
    duration(elapsedMs).padStart(6),
    // A large wiki exceeds the plan.
    planned === undefined || planned < requests
      ? count(requests, 'request')
      : `${grouped(requests)} of about ${count(planned, 'request')}`,
    ...(pages > 0 ? [count(pages, 'page')] : []),
    ...(Number.isFinite(rate) && rate > 0 ? [`${rate.toFixed(1)}/s`] : []),
    printable(question, 200),
  ];
  return fit(parts.join(' · '), columns);
}
