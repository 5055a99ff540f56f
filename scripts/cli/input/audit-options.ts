/** Converts parsed options to those of an audit. Everything is checked before anything is sent. */
import { grouped } from '../../../schemas/text/numbers.js';
import { urlFrom, withoutUser, withoutUsers } from '../../../schemas/text/url.js';
import { printable } from '../../../schemas/text/printable.js';
import { QUICK, type AuditOptions } from '../../../suites/audit/options.js';
import { type Declared, ProfileError, resolveProfile } from '../../../suites/evidence/profile.js';
import { isCertificate, proxyFor, refuseProxied } from '../../../suites/http/route.js';
import { readText } from '../../../suites/recording/read-json.js';
import { LONGEST_NAME } from '../../../suites/values/messages.js';
import { selectRules } from '../../../suites/values/selection.js';
import { MISSING_ADDRESS, UsageError } from '../errors.js';
import type { FlagsOf } from './options.js';
import { readBaselineFile, readProfileFile, refuseParameter } from './read-file.js';
import { didYouMeanRule } from './suggestions.js';

type AuditFlags = FlagsOf<'audit'>;

/** The URL of an `api.php`; throws a {@link UsageError} on anything else. */
export function targetOf(text: string): URL {
  if (text.trim() === '') throw new UsageError(MISSING_ADDRESS);
  // `URL` removes tabs and line breaks, which would join two addresses to one.
  const trimmed = text.trim().replace(/\s/g, ' ');
  const url = urlFrom(trimmed);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new UsageError(`not an http or https URL: ${printable(withoutUser(text), 200)}`);
  }
  // Catches two URLs without a line break in between, too.
  const href = printable(withoutUsers(url.href), 200);
  const wrong = (what: string) => new UsageError(`the URL ${what}: ${href}`);
  if (trimmed.length > LONGEST_NAME) throw wrong(`is longer than ${grouped(LONGEST_NAME)} characters`);
  if (trimmed.includes(' ')) throw wrong('contains white space');
  if (!url.pathname.endsWith('/api.php')) throw wrong('does not end in /api.php');
  if (url.pathname.indexOf('/api.php') < url.pathname.length - '/api.php'.length)
    throw wrong('contains /api.php twice');
  if (url.search !== '' || url.hash !== '') throw wrong('has a query or a fragment after api.php');
  // The same address without a lone `?` or `#`.
  url.search = '';
  url.hash = '';
  return url;
}

/** The parameters of the profile file, overridden by those of `--set`, checked for this target. */
export async function parametersOf(
  target: URL,
  { profile, set = [] }: Pick<AuditFlags, 'profile' | 'set'>,
  recorded: Declared = {},
): Promise<Declared> {
  for (const [name, value] of set)
    refuseParameter(name, value, mistake => new UsageError(`--set: ${mistake.replace(/^\//, '')}`));
  const fromFile = profile === undefined ? {} : await readProfileFile(profile);
  const declared = { ...fromFile, ...Object.fromEntries(set) };
  try {
    resolveProfile(target, { ...recorded, ...declared });
  } catch (error) {
    throw error instanceof ProfileError ? new UsageError(error.message) : error;
  }
  return declared;
}

/** Throws a {@link UsageError} if the globs match no rule. */
export function rulesOf(globs: readonly string[] = []): readonly string[] {
  const [first = ''] = globs;
  if (globs.length > 0 && selectRules(globs).size === 0)
    throw new UsageError(
      `--rule: no rule matches ${globs.map(glob => `\`${printable(glob, 200)}\``).join(', ')}${didYouMeanRule(first)}`,
    );
  return globs;
}

const is = (isWrong: boolean | undefined, why: string) => [isWrong === true, why] as const;

const excluded = (isWrong: boolean | undefined, options: string) =>
  is(isWrong, `${options} cannot be used together`);

/** The combinations that are refused, with the reason. */
function conflictsOf(flags: Partial<AuditFlags>): readonly (readonly [isWrong: boolean, why: string])[] {
  const { format = [], header = [], connectTo = [], strength = 1, maxRequests = 0, traceHeader } = flags;
  const [isQuick, isWatched, isWritten] = [flags.quick, flags.watch, flags.writeBaseline].map(Boolean);
  const isStarted = flags.start !== undefined;
  const single = (isGiven: boolean | undefined, option: string) =>
    is(isGiven && connectTo.length > 1, `${option} takes one --connect-to, not ${connectTo.length}`);
  const isTraced = header.some(([name]) => name.toLowerCase() === traceHeader?.toLowerCase());
  const isBadge = format.includes('badge') || format.includes('shields');
  const twice = connectTo.find((backend, at) => connectTo.indexOf(backend) !== at);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const userAgent = '--contact is part of the default User-Agent: put the address into --user-agent';
  const badge = '--quick makes no statement on conformance: leave badge and shields out of --format';
  const statement = '--format: in-toto states the digest of report.json, and so requires json';
  return [
    is(flags.contact !== undefined && flags.userAgent !== undefined, userAgent),
    is(isTraced, `--trace-header and --header both set ${traceHeader}`),
    excluded(isQuick && strength > 1, `--quick and --strength ${strength}`),
    is(isQuick && maxRequests > QUICK, `--quick sends at most ${QUICK} requests`),
    is(isQuick && isBadge, badge),
    is(format.includes('in-toto') && !format.includes('json'), statement),
    is(isWritten && flags.baseline === undefined, '--write-baseline requires --baseline FILE'),
    is(flags.wait !== undefined && !isStarted, '--wait requires --start'),
    is(isStarted && process.platform === 'win32', '--start is not available on Windows'),
    is(isWatched && !isTerminal, '--watch requires a terminal for its input and its output'),
    excluded(isWatched && flags.runner === 'vitest', '--watch and --runner vitest'),
    excluded(isWatched && isWritten, '--watch and --write-baseline'),
    excluded(isWatched && flags.against !== undefined, '--watch and --against'),
    is(isWatched && format.includes('har'), '--watch does not record: leave har out of --format'),
    is(twice !== undefined, `--connect-to: ${twice} is named twice`),
    single(isWatched, '--watch'),
    single(isStarted, '--start'),
    single(isWritten, '--write-baseline'),
  ];
}

/** Throws a {@link UsageError} if options exclude each other, or one lacks another. */
export function refuseConflicts(flags: Partial<AuditFlags>): void {
  const [, why] = conflictsOf(flags).find(([isWrong]) => isWrong) ?? [];
  if (why !== undefined) throw new UsageError(why);
}

/** Many times the size of a browser's list of authorities. */
const LARGEST_CERTIFICATES = 10_000_000;

function certificateIn(path: string): string {
  const wrong = (what: string) => new UsageError(`--ca: ${printable(path, 200)}: ${what}`);
  const pem = readText(path, LARGEST_CERTIFICATES, wrong);
  if (!isCertificate(pem)) throw wrong('contains no PEM certificate');
  return pem;
}

/** Throws a {@link UsageError} if a proxy variable of the environment is invalid. */
function refuseProxy(target: URL, isDirect: boolean): void {
  try {
    if (isDirect) refuseProxied(target, process.env);
    else proxyFor(target, process.env);
  } catch (error) {
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}

/** Rejects with a {@link UsageError} that names what is wrong. */
export async function auditOptionsOf(target: URL, flags: Partial<AuditFlags>): Promise<AuditOptions> {
  const { seed, userAgent, quick, sample, baseline, writeBaseline } = flags;
  const [connectTo] = flags.connectTo ?? [];
  const common = commonOptionsOf(flags);
  refuseProxy(target, connectTo !== undefined);
  return {
    url: target,
    parameters: await parametersOf(target, flags),
    rules: rulesOf(flags.rule),
    ...common,
    ...present({
      baseline:
        writeBaseline === true || baseline === undefined ? undefined : await readBaselineFile(baseline),
      label: flags.label ?? connectTo,
    }),
    ...present({ seed, userAgent, connectTo, quick, sample }),
  };
}

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

/** The options that audits of a fleet take as well. Throws a {@link UsageError} if options conflict or a file has no certificate. */
export function commonOptionsOf(flags: Partial<AuditFlags>) {
  refuseConflicts(flags);
  const { strength, maxRequests, maxPages, rate, retries, steady, contact, traceHeader, ca } = flags;
  return {
    ...present({ strength, maxRequests, maxPages, rate, retries, steady, contact, traceHeader }),
    ...present({
      deadlineMs: inMs(flags.deadline),
      timeoutMs: inMs(flags.timeout),
      lastingMs: inMs(flags.patience),
      ca: ca === undefined ? undefined : certificateIn(ca),
    }),
    strict: flags.strict === true,
    headers: flags.header ?? [],
    redact: flags.redact !== 'off',
  };
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the members that are undefined. */
const present = <T extends object>(members: T): Present<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;
