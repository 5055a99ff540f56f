/** Timestamps as the contract writes them (2.2): ISO 8601 in UTC, to the second; and the dates of HTTP headers. */

/** Whether a timestamp of the form `YYYY-MM-DDThh:mm:ssZ` exists. */
export function isRealTime(timestamp: string): boolean {
  // ISO 8601 has leap seconds, which end a half-year.
  const known = timestamp.replace(/(06-30|12-31)T23:59:60Z$/, '$1T23:59:59Z');
  const date = new Date(known);
  // JavaScript reads some dates that do not exist as later ones.
  return !Number.isNaN(date.getTime()) && date.toISOString() === known.replace('Z', '.000Z');
}

const DAY = 86_400_000;

/** The latest timestamp that an answer may show now, if the clock of the server is off by at most a day. */
export const latestAt = (epochMs: number): string => `${new Date(epochMs + DAY).toISOString().slice(0, 19)}Z`;

/** The time of a date in a header, or NaN. Every form is in UTC (RFC 9110, 5.6.7), even `Sun Nov  6 08:49:37 1994`. */
export const httpDate = (text: string) => Date.parse(/:\d\d \d{4}\s*$/.test(text) ? `${text} GMT` : text);
