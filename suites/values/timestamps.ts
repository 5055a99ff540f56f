/** Timestamps as the contract writes them (2.2): ISO 8601 in UTC, to the second; and the dates of HTTP headers. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Two digits of a text as a number, without a substring: a walk reads hundreds of thousands of them. */
function two(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

/** Whether a timestamp, of the form `YYYY-MM-DDThh:mm:ssZ`, names a date of the calendar and a time of day. */
export function isRealTime(timestamp: string): boolean {
  const year = two(timestamp, 0) * 100 + two(timestamp, 2);
  const month = two(timestamp, 5);
  const day = two(timestamp, 8);
  const hour = two(timestamp, 11);
  const minute = two(timestamp, 14);
  const second = two(timestamp, 17);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return false;
  if (hour > 23 || minute > 59) return false;
  // ISO 8601 has leap seconds, which end a half-year.
  const leap =
    second === 60 &&
    hour === 23 &&
    minute === 59 &&
    ((month === 6 && day === 30) || (month === 12 && day === 31));
  return second <= 59 || leap;
}

function daysIn(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0);
}

const DAY = 86_400_000;

/** The latest result: a walk reads hundreds of pages in each second. */
let known = { second: NaN, latest: '' };

/** The latest timestamp that an answer of this moment may show: the clock of a server may be off by a day. */
export function latestAt(epochMs: number): string {
  const second = Math.floor(epochMs / 1000);
  if (second !== known.second)
    known = { second, latest: `${new Date(epochMs + DAY).toISOString().slice(0, 19)}Z` };
  return known.latest;
}

/**
 * The time of a date in a header; NaN where it is none. Every form is in UTC (RFC 9110, 5.6.7), also that of asctime,
 * `Sun Nov  6 08:49:37 1994`, which does not say so.
 */
export function httpDate(text: string): number {
  return Date.parse(/:\d\d \d{4}\s*$/.test(text) ? `${text} GMT` : text);
}
