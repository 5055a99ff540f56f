/** Timestamps as the contract writes them (2.2): ISO 8601 in UTC, to the second; and the dates of HTTP headers. */

/** Whether a timestamp, of the form `YYYY-MM-DDThh:mm:ssZ`, names a date of the calendar and a time of day. */
export function isRealTime(timestamp: string): boolean {
  // ISO 8601 has leap seconds, which end a half-year.
  const known = timestamp.replace(/(06-30|12-31)T23:59:60Z$/, '$1T23:59:59Z');
  const date = new Date(known);
  // Some dates that do not exist are read as later ones.
  return !Number.isNaN(date.getTime()) && date.toISOString() === known.replace('Z', '.000Z');
}

const DAY = 86_400_000;

/** The latest timestamp that an answer of this moment may show: the clock of a server may be off by a day. */
export const latestAt = (epochMs: number): string => `${new Date(epochMs + DAY).toISOString().slice(0, 19)}Z`;

/**
 * The time of a date in a header; NaN where it is none. Every form is in UTC (RFC 9110, 5.6.7), also that of asctime,
 * `Sun Nov  6 08:49:37 1994`, which does not say so.
 */
export function httpDate(text: string): number {
  return Date.parse(/:\d\d \d{4}\s*$/.test(text) ? `${text} GMT` : text);
}
