/** What a fleet left and said, without what depends on the pace of a machine. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The text of every file by its path, without the name that a folder has in a queue. */
export function contentsOf(dir: string): Record<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return Object.fromEntries(paths.map(path => [path.slice(dir.length + 1), timeless(textOf(path))]));
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Standard error without the lines that tell now and then how far a fleet is. */
export const complaintsIn = (stderr: string): string => stderr.replace(/^\d+ of \d+ · .*\n/gm, '');

const timeless = (text: string): string =>
  text
    .replace(/"queue": "\w+"/, '"queue": "QUEUE"')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'TIME')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? UTC/g, 'TIME')
    .replace(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'DATE')
    .replace(/("(?:ms|durationMs|time|wait)": ?)[\d.]+/g, '$10')
    .replace(/\b[\d.]+ (ms|s|min)\b/g, 'DURATION');
