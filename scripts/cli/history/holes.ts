/**
 * What differs between two reports of a wiki that did not change is little: the times. The text of a report is kept as a
 * frame, which many runs share, and the values that stood in its holes; put together they are the text, byte for byte.
 */

/** Not part of any JSON text. */
const HOLE = '\0';

const VOLATILE =
  /(?<="(?:started|date)":\s{0,2}")[^"\\\0]*(?=")|(?<="(?:durationMs|ms)":\s{0,2})-?[0-9.eE+]+/g;

export interface Parted {
  /** The lines of the frame. */
  readonly lines: readonly string[];
  readonly values: readonly Value[];
}

/** A number as it is; a moment of HTTP as `d` and the seconds since the run was started; any other text after `=`. */
export type Value = number | string;

/** `undefined` for a text that has a hole of its own, and so is no JSON. */
export function parted(text: string, started: string): Parted | undefined {
  if (text.includes(HOLE)) return undefined;
  const values: Value[] = [];
  const frame = text.replace(VOLATILE, found => {
    values.push(packed(found, started));
    return HOLE;
  });
  return { lines: frame.split('\n'), values };
}

export function joined({ lines, values }: Parted, started: string): string {
  let next = 0;
  return lines.join('\n').replaceAll(HOLE, () => unpacked(values[next++] ?? '=', started));
}

function packed(text: string, started: string): Value {
  if (text === started) return 's';
  const number = Number(text);
  if (text === String(number)) return number;
  const seconds = Math.floor(Date.parse(text) / 1_000) - secondsOf(started);
  const value = `d${seconds}`;
  return Number.isNaN(seconds) || unpacked(value, started) !== text ? `=${text}` : value;
}

/** The text that a value stands for. */
export function unpacked(value: Value, started: string): string {
  if (typeof value === 'number') return String(value);
  if (value === 's') return started;
  if (value.startsWith('=')) return value.slice(1);
  const at = new Date((secondsOf(started) + Number(value.slice(1))) * 1_000);
  return Number.isNaN(at.getTime()) ? value : at.toUTCString();
}

const secondsOf = (started: string) => Math.floor(Date.parse(started) / 1_000);

/** From line `at` of the other text on, `gone` lines are replaced by these. */
export type Edit<Line = string> = readonly [at: number, gone: number, lines: readonly Line[]];

/** How far the next common line is looked for. */
const REACH = 60;

/** What makes the old lines the new ones. */
export function editsBetween(old: readonly string[], now: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < now.length) {
    if (left < old.length && old[left] === now[right]) {
      left += 1;
      right += 1;
      continue;
    }
    const [gone, added] = nextCommon(old, left, now, right);
    edits.push([left, gone, now.slice(right, right + added)]);
    left += gone;
    right += added;
  }
  return edits;
}

/** How many lines of either side come before the nearest two that both have. */
function nextCommon(
  old: readonly string[],
  left: number,
  now: readonly string[],
  right: number,
): readonly [gone: number, added: number] {
  for (let distance = 1; distance <= REACH; distance += 1)
    for (let gone = 0; gone <= distance; gone += 1) {
      const [from, to] = [left + gone, right + distance - gone];
      if (from < old.length && old[from] === now[to] && old[from + 1] === now[to + 1])
        return [gone, distance - gone];
    }
  const [restOld, restNow] = [old.length - left, now.length - right];
  const isNearEnd = restOld <= REACH && restNow <= REACH;
  return isNearEnd ? [restOld, restNow] : [Math.min(1, restOld), Math.min(1, restNow)];
}

export function edited(old: readonly string[], edits: readonly Edit[]): string[] {
  const lines: string[] = [];
  let from = 0;
  // Line by line: a call with as many arguments as a report has lines would exceed the stack.
  for (const [at, gone, added] of edits) {
    for (; from < at; from += 1) lines.push(old[from] ?? '');
    for (const line of added) lines.push(line);
    from += gone;
  }
  for (; from < old.length; from += 1) lines.push(old[from] ?? '');
  return lines;
}
