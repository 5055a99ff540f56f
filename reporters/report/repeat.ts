/** The command that repeats an audit: the same questions to the same target, judged by the same profile. */
import type { Report } from '../../schemas/verdict.js';
import { printable } from '../../schemas/text/printable.js';
import { shellWord } from '../../schemas/text/curl.js';
import type { Recorded } from './recorded.js';

/** Without a recording, the budgets are not known and left out. A header is shown by its name, never with its value. */
export function repeatCommand(report: Report, recorded?: Recorded): string {
  const { target, seed, selection, strict, quick, suite } = report;
  const { declared, label } = target;
  const isDemo = label === 'embedded reference wiki';
  const options: [name: string, value?: string][] = [
    ['--seed', seed],
    ...declared.map((name): [string, string] => ['--set', `${name}=${target.profile[name] ?? ''}`]),
    ...(selection.includes('*') ? [] : selection.map((glob): [string, string] => ['--rule', glob])),
    ...(strict ? [['--strict'] as [string]] : []),
    ...(label === undefined || isDemo ? [] : [['--label', label] as [string, string]]),
    ...(target.connectTo === undefined ? [] : [['--connect-to', target.connectTo] as [string, string]]),
    ...(quick === true ? [['--quick'] as [string]] : []),
    ...(recorded ? recordedOptions(recorded, quick === true) : []),
  ];
  const words = options.flatMap(([name, value]) => (value === undefined ? [name] : [name, shellWord(value)]));
  const subject = isDemo ? ['demo'] : ['audit', shellWord(target.url)];
  return [printable(suite.name, 100), ...subject, ...words].join(' ');
}

function recordedOptions({ audit, exchanges }: Recorded, isQuick: boolean): [name: string, value?: string][] {
  const { strength, sample, traceHeader, budgets, redacted } = audit;
  const { maxRequests, maxPages, rate, deadlineMs, timeoutMs, retries } = budgets;
  const numbers: [name: string, value: unknown, unit: number][] = [
    ['--strength', isQuick ? undefined : strength, 1],
    ['--max-requests', isQuick ? undefined : maxRequests, 1],
    ['--max-pages', maxPages, 1],
    ['--rate', rate, 1],
    ['--deadline', deadlineMs, 1_000],
    ['--timeout', timeoutMs, 1_000],
    ['--retries', retries, 1],
  ];
  const names = new Set(exchanges.flatMap(({ request }) => Object.keys(request.headers).filter(isGiven)));
  if (typeof traceHeader === 'string') names.delete(traceHeader.toLowerCase());
  return [
    ...numbers.flatMap(([name, value, unit]): [string, string][] =>
      typeof value === 'number' && Number.isFinite(value) ? [[name, String(value / unit)]] : [],
    ),
    ...(typeof sample === 'string' ? [['--sample', sample] as [string, string]] : []),
    ...(typeof traceHeader === 'string' ? [['--trace-header', traceHeader] as [string, string]] : []),
    ...[...names].map((name): [string, string] => ['--header', `${name}: …`]),
    ...(redacted === false ? [['--redact', 'off'] as [string, string]] : []),
  ];
}

/** What the suite sends by itself is no option. */
const isGiven = (name: string) =>
  !['user-agent', 'accept', 'accept-encoding', 'cookie', 'host', 'connection'].includes(name.toLowerCase());
