/** The command that repeats an audit: the same questions to the same target, judged by the same profile. */
import type { RecordedExchange, Report } from '../../schemas/verdict.js';
import { printable } from '../../schemas/text/printable.js';
import { shellWord } from '../../schemas/text/curl.js';
import type { RecordingFile } from '../../schemas/generated/recording.js';

export interface Recorded {
  readonly audit: RecordingFile['log']['_audit'];
  /** The first ones, in the order in which they were sent; long bodies are cut. */
  readonly exchanges: readonly RecordedExchange[];
  /** The name of the file beside the page; `undefined` where none is kept. */
  readonly file: string | undefined;
}

/** An option with its value, if it takes one; it is left out if that is not known. */
type Option = readonly [name: string, value: unknown];

const seconds = (ms: unknown) => (typeof ms === 'number' ? ms / 1_000 : undefined);

/** Without a recording, the budgets are not known and left out. A header is shown by its name, never with its value. */
export function repeatCommand(report: Report, { audit, exchanges = [] }: Partial<Recorded> = {}): string {
  const { target, seed, selection, strict, quick, suite } = report;
  const { declared, label } = target;
  const isDemo = label === 'embedded reference wiki';
  // A quick check has its own.
  const unlessQuick = (value: unknown) => (quick === true ? undefined : value);
  const names = new Set(exchanges.flatMap(({ request }) => Object.keys(request.headers).filter(isGiven)));
  names.delete(String(audit?.traceHeader).toLowerCase());
  const options: Option[] = [
    ['--seed', seed],
    ...declared.map((name): Option => ['--set', `${name}=${target.profile[name] ?? ''}`]),
    ...selection.map((glob): Option => ['--rule', selection.includes('*') ? undefined : glob]),
    ['--strict', strict],
    ['--label', isDemo ? undefined : label],
    ['--connect-to', target.connectTo],
    ['--quick', quick],
    ['--strength', unlessQuick(audit?.strength)],
    ['--max-requests', unlessQuick(audit?.budgets.maxRequests)],
    ['--max-pages', audit?.budgets.maxPages],
    ['--rate', audit?.budgets.rate],
    ['--deadline', seconds(audit?.budgets.deadlineMs)],
    ['--timeout', seconds(audit?.budgets.timeoutMs)],
    ['--retries', audit?.budgets.retries],
    ['--sample', audit?.sample],
    ['--trace-header', audit?.traceHeader],
    ...[...names].map((name): Option => ['--header', `${name}: …`]),
    ['--redact', audit?.redacted === false ? 'off' : undefined],
  ];
  const words = options.flatMap(([name, value]) => {
    if (value === true) return [name];
    const isKnown = typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
    return isKnown ? [name, shellWord(String(value))] : [];
  });
  const subject = isDemo ? ['demo'] : ['audit', shellWord(target.url)];
  return [printable(suite.name, 100), ...subject, ...words].join(' ');
}

/** What the suite sends by itself is no option. */
const isGiven = (name: string) =>
  !['user-agent', 'accept', 'accept-encoding', 'cookie', 'host', 'connection'].includes(name.toLowerCase());
