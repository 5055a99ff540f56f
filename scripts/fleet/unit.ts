/**
 * The unit of work of a fleet: the targets of one operator, one after another, within shared limits. A scheduler in this process or a
 * worker on another machine runs it, and receives each result through a callback.
 */
import { setMaxListeners } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { fileFormats } from '../../reporters/index.js';
import { printable } from '../../schemas/text/printable.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';
import type { AuditOptions } from '../../suites/audit/options.js';
import { LONGEST_RETRY_AFTER_MS } from '../../suites/http/busy.js';
import {
  aheadBy,
  monotonic,
  openPoliteness,
  type Politeness,
  type PolitenessState,
} from '../../suites/http/politeness.js';
import { draftOf } from '../../suites/recording/write.js';
import { safeLine } from '../../suites/values/messages.js';
import { NotWritten } from '../cli/errors.js';
import type { fleetFormats } from '../cli/input/options.js';
import { withFixes, readRecorded } from '../cli/output/recording.js';
import { entryOf, type Entry, type Unfinished, type Unit } from './entries.js';
import { type ListedTarget, coversOf } from './list/list.js';
import { FILES, gzipped, shortDigest, type StoredFiles, type FleetTarget } from './store.js';

/** The common settings of a fleet, as plain data that can be sent to another machine. */
export interface Settings extends Pick<
  AuditOptions,
  | 'rules'
  | 'strict'
  | 'strength'
  | 'maxRequests'
  | 'maxPages'
  | 'rate'
  | 'deadlineMs'
  | 'timeoutMs'
  | 'retries'
  | 'contact'
  | 'headers'
  | 'traceHeader'
  | 'ca'
  | 'redact'
> {
  readonly seed: string;
  readonly formats: readonly FleetFormat[];
}

export type FleetFormat = (typeof fleetFormats)[number];

export interface Delivery {
  readonly target: ListedTarget;
  readonly entry: Entry;
  readonly files: StoredFiles;
  /** With the state `done`. */
  readonly report?: Report | undefined;
  readonly until?: number | undefined;
}

export interface Surroundings {
  /** Ends the unit; an interrupted audit delivers nothing. */
  readonly signal: AbortSignal;
  /** Awaited before the next target. If it throws, the unit ends. */
  readonly deliver: (delivery: Delivery) => void | Promise<void>;
  /** Called when the operator asks for silence until a time, in milliseconds since the epoch. */
  readonly onWait?: (target: ListedTarget, until: number) => void;
  /** A folder of this process for unfinished recordings. */
  readonly drafts: string;
  /** The limits of the operator, from {@link politenessFor}; `undefined` for loopback. */
  readonly politeness: Politeness | undefined;
  /** Called before each request: whether the unit still belongs to this process. */
  readonly isOwn?: (() => boolean) | undefined;
}

export const DEFAULT_RATE = 3;

/** How long the requests of another process to an operator count. */
export const windowOf = (rate = DEFAULT_RATE): number => Math.max(10_000, 1000 / rate);

/** A shorter wait ends before another process starts. */
const SHORTEST_WAIT_MS = 10_000;

/** Longer waits are cut: they may be mistakes, and the operator can ask again. */
export const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Resolves to the reason if the operator refused to answer. */
export async function auditUnit(
  { targets, quietUntil: asked = 0 }: Unit,
  settings: Settings,
  { signal, deliver, onWait, drafts, politeness: inner, isOwn }: Surroundings,
): Promise<string | undefined> {
  let until = asked;
  let current: ListedTarget | undefined;
  const politeness =
    inner &&
    watched(inner, isOwn, wait => {
      until = Math.max(until, Math.ceil(Math.min(wait + aheadBy(), Date.now() + LONGEST_WAIT_MS)));
      if (current && until - Date.now() > SHORTEST_WAIT_MS) onWait?.(current, until);
    });
  if (asked - Date.now() > LONGEST_RETRY_AFTER_MS) {
    [current] = targets;
    politeness?.refuse(`asked its clients to wait until ${new Date(asked).toISOString()}`, asked - aheadBy());
  }
  // Does not count towards the time of the first audit.
  else if (politeness) await over(politeness, signal);
  for (const target of targets) {
    if (signal.aborted || politeness?.refusal !== undefined) break;
    const har = settings.formats.includes('har') ? join(drafts, `${target.id}.har`) : undefined;
    try {
      current = target;
      const delivery = await auditOne(target, settings, politeness, signal, har);
      const isWaiting = until - Date.now() > SHORTEST_WAIT_MS;
      if (delivery) await deliver(isWaiting ? { ...delivery, until } : delivery);
    } finally {
      if (har !== undefined) for (const path of [har, draftOf(har)]) rmSync(path, { force: true });
    }
  }
  return politeness?.refusal;
}

/**
 * Audits units in this process, a limited number at once. If `deliver` throws, everything ends with that error.
 * @param surroundings.quietUntil no operator is asked before, by the system clock
 */
export async function runUnits(
  units: readonly Unit[],
  concurrency: number,
  settings: Settings,
  { signal, quietUntil, ...given }: Omit<Surroundings, 'politeness'> & { readonly quietUntil: number },
): Promise<void> {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  // Every running audit listens to it.
  setMaxListeners(0, stop);
  const next = units.values();
  const lane = async (): Promise<void> => {
    for (const unit of next) {
      if (stop.aborted) return;
      const politeness = politenessFor(unit, settings, quietUntil);
      await auditUnit(unit, settings, { ...given, politeness, signal: stop });
    }
  };
  const lanes = Array.from({ length: Math.min(concurrency, units.length) }, () =>
    lane().catch((error: unknown) => failed.abort(error)),
  );
  await Promise.all(lanes);
  if (failed.signal.aborted) throw failed.signal.reason;
}

async function over(politeness: Politeness, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = monotonic();
    const ms = politeness.earliest(now) - now;
    if (!(ms > 0)) return;
    await rest(Math.min(ms, SHORTEST_WAIT_MS), undefined, { signal }).catch(() => undefined);
  }
}

/** The state of the limits for another process, by the system clock. */
export function stateOf(politeness: Politeness): PolitenessState {
  const { notBefore, ...state } = politeness.state;
  return { ...state, notBefore: notBefore + aheadBy() };
}

/** Reports waits, and holds requests back once the unit belongs to another process. */
function watched(politeness: Politeness, isOwn: Surroundings['isOwn'], tell: (until: number) => void) {
  return Object.assign(Object.create(politeness) as Politeness, {
    earliest: now => (isOwn?.() === false ? Infinity : politeness.earliest(now)),
    wait(until) {
      politeness.wait(until);
      tell(until);
    },
    refuse(why, until) {
      politeness.refuse(why);
      if (until !== undefined) tell(until);
    },
  } satisfies Partial<Politeness>);
}

/**
 * `undefined` for loopback.
 * @param begin nothing is asked before, by the system clock
 */
export function politenessFor(
  { operator, targets, quietUntil = 0 }: Unit,
  { rate = DEFAULT_RATE }: Settings,
  begin = 0,
  before?: Omit<PolitenessState, 'notBefore'>,
): Politeness | undefined {
  if (operator === null) return undefined;
  const earliest = Math.max(begin, quietUntil) - aheadBy();
  return openPoliteness(rate, earliest, before, coversOf(operator, targets));
}

/**
 * An audit that breaks the suite does not end the others, but a system error such as a full disk does. Resolves to `undefined` if
 * interrupted: the target then counts as not asked.
 */
async function auditOne(
  target: ListedTarget,
  settings: Settings,
  politeness: Politeness | undefined,
  signal: AbortSignal,
  har: string | undefined,
): Promise<Delivery | undefined> {
  const { id } = target;
  const unfinished = (state: Unfinished['state'], reason: string): Delivery => ({
    target,
    entry: { id, state, reason },
    files: {},
  });
  try {
    const recorded = har === undefined ? {} : { har };
    const report = await audit({ ...auditOptionsOf(target, settings), politeness, signal, ...recorded });
    if (report.fault?.kind === 'interrupted') return undefined;
    if (report.fault?.where === 'the recording') throw new NotWritten(report.fault.message);
    // Failures proven before the operator refused stand.
    if (politeness?.refusal !== undefined && report.conformant !== false)
      return unfinished('refused', `${target.operator} ${politeness.refusal}`);
    const whole = har === undefined ? report : await withFixes(report, har);
    const files = await filesOf(whole, settings.formats, har);
    return { target, entry: entryOf(id, whole), files, report: whole };
  } catch (error) {
    if (error instanceof NotWritten) throw error;
    if (error instanceof Error && 'syscall' in error) throw new NotWritten(printable(error.message, 500));
    return unfinished('faulty', `a fault of the suite: ${printable(String(error), 500)}`);
  }
}

export function auditOptionsOf(
  { url, label, parameters = {}, operator, connectTo, excused: baseline }: ListedTarget,
  { seed, formats: _formats, rate, ...common }: Settings,
): AuditOptions {
  const own = { url, label, parameters, connectTo, baseline, seed: seedOf(seed, url) };
  return { ...common, ...own, ...(operator === null || rate === undefined ? {} : { rate }) };
}

/** The titles of one target cannot be guessed from those of another. */
const seedOf = (seed: string, url: string): string => shortDigest(`${seed}\n${url}`);

/** Whether a report is that of a target in this fleet, not of another audit of the same address. */
export function isReportOf(
  report: Report,
  { url, label, connectTo }: Pick<FleetTarget, 'url' | 'label' | 'connectTo'>,
  common: Pick<Settings, 'seed' | 'rules'>,
): boolean {
  const { target, seed, selection } = report;
  const { rules = [] } = common;
  const selected = rules.length > 0 ? rules : ['*'];
  return (
    target.url === url &&
    target.label === label &&
    target.connectTo === connectTo &&
    seed === seedOf(common.seed, url) &&
    selection.join('\n') === selected.join('\n')
  );
}

async function filesOf(report: Report, formats: readonly FleetFormat[], har?: string): Promise<StoredFiles> {
  const render = formats.includes('html') && report.conformant === false && (await fileFormats.html.load());
  const recorded = render && har !== undefined ? await readRecorded(har, false) : undefined;
  return {
    [FILES.report]: gzipped(safeLine(report)),
    ...(har === undefined ? {} : { [FILES.recording]: gzipped(readFileSync(har)) }),
    ...(render ? { [FILES.reportPage]: Buffer.from(render(report, recorded)) } : {}),
  };
}
