/** The heap of a fleet: how far it grows from one collection of garbage to the next. */
import { constants, PerformanceObserver } from 'node:perf_hooks';
import type { NodeGCPerformanceDetail, PerformanceEntry } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/**
 * Bytes that may be filled with garbage. With each collection V8 also drops the optimized code of functions that live
 * shorter than an audit, and compiles it again: with half of this room, an audit takes a seventh more time.
 */
const ROOM = 48 << 20;
/** With less room, collecting garbage would become most of the work. */
const LEAST_PERCENT = 25;

/**
 * Bounds the heap to a room above what is in use, until the function that it returns is called. What an audit keeps has
 * become old when it ends, and left to itself, V8 lets the heap grow to four times what is in use, which grows with the
 * number of targets.
 */
export function boundHeap(): () => void {
  setGrowth();
  const observer = new PerformanceObserver(list => {
    if (list.getEntries().some(isMajor)) setGrowth();
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

function setGrowth(): void {
  const { used_heap_size: used } = getHeapStatistics();
  const percent = Math.max(LEAST_PERCENT, Math.round((100 * ROOM) / used));
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

const isMajor = (entry: PerformanceEntry): boolean =>
  (entry as GarbageCollection).detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;

/** What the types of Node leave out. */
type GarbageCollection = PerformanceEntry & { readonly detail?: NodeGCPerformanceDetail };
