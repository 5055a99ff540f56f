/** `12,345`: whole numbers with their digits in groups of three. `toLocaleString` would load tables that cost 20 ms of a start. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 request`, `12,345 requests`. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${grouped(number)} ${number === 1 ? singular : plural}`;
}

/** `12 ms`, `0.8 s`, `47 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 100) return `${Math.round(ms)} ms`;
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${grouped(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
