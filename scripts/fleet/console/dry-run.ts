/** How many requests a fleet would send, and how long it would take, operator by operator. */
import { count, duration } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { pad } from '../../../reporters/text/layout.js';
import { budgetsOf } from '../../../suites/audit/budgets.js';
import { LONGEST_RETRY_AFTER_MS } from '../../../suites/http/busy.js';
import { requestsFor } from '../../plan.js';
import type { ListedTarget } from '../list/list.js';
import { DEFAULT_RATE, auditOptionsOf } from '../unit.js';
import type { Settings, Unit } from '../unit.js';

const SHOWN = 20;

interface Planned {
  readonly name: string;
  readonly targets: number;
  readonly requests: number;
  /** At the rate; without a limit, nothing is known. */
  readonly ms: number;
  /** The moment before which the operator is not asked, where it asked for so long a wait that it is left alone. */
  readonly until?: number | undefined;
}

/**
 * Nothing is sent: the requests are those that a conforming wiki of the usual size is sent.
 * @param done how many further targets have been audited already
 */
export async function dryRunText(
  units: readonly Unit[],
  settings: Settings,
  { concurrency, done }: { readonly concurrency: number; readonly done: number },
): Promise<string> {
  const requestsOf = counter(settings);
  const planned: Planned[] = [];
  const local = { name: 'loopback', targets: 0, requests: 0, ms: 0 };
  for (const unit of units) {
    const one = await plannedOf(unit, settings, requestsOf);
    if (unit.operator !== null) planned.push(one);
    else [local.targets, local.requests] = [local.targets + 1, local.requests + one.requests];
  }
  const all = local.targets > 0 ? [...planned, local] : planned;
  const rows = [...all].toSorted((one, other) => other.ms - one.ms || other.requests - one.requests);
  const shown = rows.slice(0, SHOWN).map(rowOf);
  const width = Math.max(...shown.map(([name = '']) => name.length));
  const more = rows.length - shown.length;
  const sum = (part: 'targets' | 'requests') => all.reduce((total, each) => total + each[part], 0);
  const longest = lastEnd(planned, concurrency);
  return [
    ...shown.map(([name = '', ...cells]) => `${pad(name, width)}  ${cells.join(', ')}`),
    ...(more > 0 ? [`and ${count(more, 'more operator')}`] : []),
    '',
    `${count(sum('targets'), 'target')}${planned.length === 0 ? '' : ` of ${count(planned.length, 'operator')}`}: about ${count(sum('requests'), 'request')}${longest > 0 ? `, ${duration(longest)}` : ''}`,
    ...(done > 0
      ? [
          `${count(done, 'further target')} ${done === 1 ? 'has' : 'have'} been audited, and would not be asked again.`,
        ]
      : []),
    'The numbers are those for conforming wikis of the usual size, without retries and redirects.',
    'Nothing was sent.',
    '',
  ].join('\n');
}

async function plannedOf(
  { operator, targets, quietUntil = 0 }: Unit,
  { rate = DEFAULT_RATE }: Settings,
  requestsOf: (target: ListedTarget) => Promise<number>,
): Promise<Planned> {
  const name = printable(operator ?? 'loopback', 80);
  if (quietUntil - Date.now() > LONGEST_RETRY_AFTER_MS)
    return { name, targets: targets.length, requests: 0, ms: 0, until: quietUntil };
  let requests = 0;
  for (const target of targets) requests += await requestsOf(target);
  const ms = operator === null ? 0 : (requests * 1000) / rate;
  return { name, targets: targets.length, requests, ms };
}

const rowOf = ({ name, targets, requests, ms, until }: Planned): string[] => [
  name,
  count(targets, 'target'),
  `about ${count(requests, 'request')}`,
  until !== undefined
    ? `asked its clients to wait until ${new Date(until).toISOString()}`
    : ms === 0
      ? 'as fast as it answers'
      : duration(ms),
];

/** Targets with the same declarations are sent the same number of requests. */
function counter(settings: Settings): (target: ListedTarget) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return target => {
    const options = auditOptionsOf(target, settings);
    const { parameters = {} } = options;
    const key = JSON.stringify([target.operator === null, Object.entries(parameters)]);
    const { maxRequests } = budgetsOf(options, new URL(target.url));
    const planned = known.get(key) ?? requestsFor({ ...options, seed: settings.seed });
    known.set(key, planned);
    return planned.then(requests => Math.min(requests, maxRequests));
  };
}

/** When the last operator would be done, with so many at the same time, the longest first. */
function lastEnd(planned: readonly Planned[], concurrency: number): number {
  const lanes = Array.from({ length: Math.min(concurrency, planned.length) }, () => 0);
  for (const { ms } of planned) {
    let free = 0;
    for (let lane = 1; lane < lanes.length; lane++) if ((lanes[lane] ?? 0) < (lanes[free] ?? 0)) free = lane;
    lanes[free] = (lanes[free] ?? 0) + ms;
  }
  return Math.max(0, ...lanes);
}
