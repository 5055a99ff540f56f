/** The requests of a fleet in a file, so that reading it costs the bare loop next to nothing: a line with the sets of headers, then a line for each target. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Asked } from './measure.js';

/** Its path, the place of its headers among the sets, and whether it was the first one on its connection. */
type Line = [path: string, headers: number, isFresh: 0 | 1];

export class Requests {
  readonly #sets = new Map<string, number>();
  readonly #targets = new Map<string, Line[]>();
  #count = 0;

  add({ path, headers, isFresh }: Asked): void {
    const set = JSON.stringify(headers);
    const at = this.#sets.get(set) ?? this.#sets.size;
    this.#sets.set(set, at);
    const target = path.replace(/\/api\.php.*/s, '');
    const known = this.#targets.get(target) ?? [];
    this.#targets.set(target, known);
    known.push([path, at, isFresh ? 1 : 0]);
    this.#count++;
  }

  /** Returns how many there are. */
  write(file: string): number {
    writeFileSync(file, `[${[...this.#sets.keys()].join()}]\n`);
    for (const lines of this.#targets.values())
      writeFileSync(file, `${JSON.stringify(lines)}\n`, { flag: 'a' });
    return this.#count;
  }
}

/** The requests of each target, in their order; a target's are parsed when it is its turn. */
export function* readRequests(file: string): Generator<Asked[]> {
  const bytes = readFileSync(file);
  let start = bytes.indexOf('\n') + 1;
  const sets = JSON.parse(bytes.toString('utf8', 0, start)) as Asked['headers'][];
  while (start < bytes.length) {
    const end = bytes.indexOf('\n', start);
    const lines = JSON.parse(bytes.toString('utf8', start, end)) as Line[];
    yield lines.map(([path, at, isFresh]) => ({ path, headers: sets[at] ?? {}, isFresh: isFresh === 1 }));
    start = end + 1;
  }
}
