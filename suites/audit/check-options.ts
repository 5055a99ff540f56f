/** Refuses options that cannot be sent or shown as they are, before anything is sent. */
import type { BaselineEntry } from '../../schemas/baseline.js';
import { isRuleId } from '../../schemas/rule-ids.js';
import { plain } from '../values/messages.js';
import { isFree, isHeader, wrongOption } from '../values/options.js';
import { isRealTime } from '../values/timestamps.js';
import type { AuditOptions } from './options.js';

/** A mistake in a baseline, with the JSON Pointer of its place. */
interface BaselineMistake {
  readonly pointer: string;
  readonly mistake: string;
  /** The id of no rule. */
  readonly unknown?: string;
}

/** The first mistake of the entries at a JSON Pointer; an untyped program may pass anything. */
export function baselineMistake(entries: readonly BaselineEntry[], root = ''): BaselineMistake | undefined {
  const known = new Map<unknown, number>();
  for (const [at, entry] of entries.entries()) {
    const { rule, reason, until }: Record<string, unknown> = { ...entry };
    const wrong = (key: string, mistake: string) => ({ pointer: `${root}/${at}/${key}`, mistake });
    const id = typeof rule === 'string' ? rule : '';
    if (!isRuleId(id)) return { ...wrong('rule', `is the unknown rule \`${plain(id, 80)}\``), unknown: id };
    if (typeof reason !== 'string' || reason.trim() === '')
      return wrong('reason', 'must say why the failure is accepted');
    if (until !== undefined && !isDay(until)) return wrong('until', 'must be a date such as 2027-01-31');
    const first = known.get(id);
    if (first !== undefined) return wrong('rule', `repeats ${id} of ${root}/${first}: delete one entry`);
    known.set(id, at);
  }
  return undefined;
}

const isDay = (text: unknown): boolean =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && isRealTime(`${text}T00:00:00Z`);

/** Throws a `TypeError` that names the option; values are not repeated, because a header may be a credential. */
export function refuseOptions(options: AuditOptions): void {
  const { headers = [], traceHeader = '', baseline = [] } = options;
  const found = wrongOption(options);
  if (found) refuse(...found);
  const wrong = baselineMistake(baseline);
  if (wrong) throw new TypeError(`baseline: ${wrong.pointer} ${wrong.mistake}`);
  for (const [name, value] of headers) {
    if (!isHeader(name, value)) refuse('headers', 'names and values that an HTTP header can carry');
    if (!isFree(name)) refuse('headers', 'none that the HTTP client sets itself, such as Host');
    if (name.toLowerCase() === traceHeader.toLowerCase())
      refuse('traceHeader', 'another header than those of `headers`');
  }
}

function refuse(option: string, expected: string): never {
  throw new TypeError(`${option} must be ${expected}`);
}
