/** The command that repeats an audit with the same questions and profile. */
import type { RecordedExchange, Report } from '../../schemas/verdict.js';
import { printable } from '../../schemas/text/printable.js';
import { shellWord } from '../../schemas/text/curl.js';
import type { RecordingFile } from '../../schemas/generated/recording.js';

export interface Recorded {
  readonly audit: RecordingFile['log']['_audit'];
  /** The first exchanges in order; long bodies are cut. */
  readonly exchanges: readonly RecordedExchange[];
  /** The file name of the recording, if it is kept. */
  readonly file: string | undefined;
}

/** An option is left out if its value is unknown. */
type Option = readonly [name: string, value: unknown];

const seconds = (ms: unknown) => (typeof ms === 'number' ? ms / 1_000 : undefined);

/** Without a recording, the budgets are unknown. The values of headers are never shown. */
export function repeatCommand(report: Report, { audit, exchanges = [] }: Partial<Recorded> = {}): string {
  const { target, seed, selection, strict, quick, suite } = report;
  const { declared, label } = target;
  const isDemo = label === 'embedded reference wiki';
  // `--quick` sets these itself.
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

const isGiven = (name: string) =>
  !['user-agent', 'accept', 'accept-encoding', 'cookie', 'host', 'connection'].includes(name.toLowerCase());
