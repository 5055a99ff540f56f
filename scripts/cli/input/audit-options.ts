/** From parsed options to what an audit takes. Everything is checked here, before anything is sent. */
import { grouped } from '../../../schemas/text/numbers.js';
import { urlFrom, withoutUser, withoutUsers } from '../../../schemas/text/url.js';
import { printable } from '../../../schemas/text/printable.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { type Declared, ProfileError, resolveProfile } from '../../../suites/evidence/profile.js';
import { QUICK } from '../../../suites/audit/budgets.js';
import { isCertificate, proxyFor, refuseProxied } from '../../../suites/http/route.js';
import { readText } from '../../../suites/recording/read-json.js';
import { LONGEST_NAME } from '../../../suites/values/messages.js';
import { selectRules } from '../../../suites/values/selection.js';
import { MISSING_ADDRESS, UsageError } from '../errors.js';
import { readBaselineFile, refuseToOverwrite } from './baseline-file.js';
import type { FlagsOf } from './options.js';
import { readProfileFile, refuseParameter } from './profile-file.js';
import { didYouMeanRule } from './suggestions.js';

/** The server that an audit starts for itself. */
export interface Start {
  readonly command: string;
  readonly waitMs: number;
}

type AuditFlags = FlagsOf<'audit'>;

const DEFAULT_WAIT_SECONDS = 60;

/** The URL of an `api.php`; throws a {@link UsageError} on anything else. */
export function targetOf(text: string): URL {
  if (text.trim() === '') throw new UsageError(MISSING_ADDRESS);
  // `URL` removes tabs and line breaks, which would make one address of two.
  const trimmed = text.trim().replace(/\s/g, ' ');
  const url = urlFrom(trimmed);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new UsageError(`not an http or https URL: ${printable(withoutUser(text), 200)}`);
  }
  // Also where two URLs were written without a line break.
  const wrong = (what: string) =>
    new UsageError(`the URL ${what}: ${printable(withoutUsers(url.href), 200)}`);
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

/** The parameters of the profile file, and those of `--set`, which take precedence; checked for this target. */
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

/** The globs of `--rule`; throws a {@link UsageError} where they match nothing. */
export function rulesOf(globs: readonly string[] = []): readonly string[] {
  const [first = ''] = globs;
  if (globs.length > 0 && selectRules(globs).size === 0)
    throw new UsageError(
      `--rule: no rule matches ${globs.map(glob => `\`${printable(glob, 200)}\``).join(', ')}${didYouMeanRule(first)}`,
    );
  return globs;
}

/** What `--start` and `--wait` ask for. */
export function startOf({ start, wait }: Pick<AuditFlags, 'start' | 'wait'>): Start | undefined {
  if (start === undefined) {
    if (wait !== undefined) throw new UsageError('--wait requires --start');
    return undefined;
  }
  if (process.platform === 'win32') throw new UsageError('--start is not available on Windows');
  return { command: start, waitMs: (wait ?? DEFAULT_WAIT_SECONDS) * 1000 };
}

/** Many times the size of a browser's whole list of authorities. */
const LARGEST_CERTIFICATES = 10_000_000;

/** The text of a PEM file. */
function certificateIn(path: string): string {
  const wrong = (what: string) => new UsageError(`--ca: ${printable(path, 200)} ${what}`);
  const pem = readText(path, LARGEST_CERTIFICATES, wrong);
  if (!isCertificate(pem)) throw wrong('contains no PEM certificate');
  return pem;
}

/** The entries of `--baseline`; with `--write-baseline` the file does not exist yet. */
async function baselineIn({
  baseline,
  writeBaseline,
}: Partial<AuditFlags>): Promise<BaselineEntry[] | undefined> {
  if (writeBaseline !== true) return baseline === undefined ? undefined : readBaselineFile(baseline);
  if (baseline === undefined) throw new UsageError('--write-baseline requires --baseline FILE');
  refuseToOverwrite(baseline);
  return undefined;
}

/** Throws a {@link UsageError} if another option would make more of a quick check. */
function refuseQuick({ quick, strength, maxRequests = 0, format = [] }: Partial<AuditFlags>): void {
  if (quick !== true) return;
  if (strength !== undefined && strength > 1)
    throw new UsageError(`--quick and --strength ${strength} cannot be used together`);
  if (maxRequests > QUICK) throw new UsageError(`--quick sends at most ${QUICK} requests`);
  if (format.includes('badge') || format.includes('shields'))
    throw new UsageError(
      '--quick makes no statement on conformance: leave badge and shields out of --format',
    );
}

function traceHeaderOf({ traceHeader, header = [] }: Partial<AuditFlags>): string | undefined {
  if (header.some(([name]) => name.toLowerCase() === traceHeader?.toLowerCase()))
    throw new UsageError(`--trace-header and --header both set ${traceHeader}`);
  return traceHeader;
}

/** Throws a {@link UsageError} where the environment names a proxy that is none. */
function refuseProxy(target: URL, isDirect: boolean): void {
  try {
    if (isDirect) refuseProxied(target, process.env);
    else proxyFor(target, process.env);
  } catch (error) {
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}

/** The options of an audit; rejects with a {@link UsageError} that names what is wrong. */
export async function auditOptionsOf(target: URL, flags: Partial<AuditFlags>): Promise<AuditOptions> {
  const { contact, userAgent } = flags;
  if (contact !== undefined && userAgent !== undefined)
    throw new UsageError('--contact is part of the default User-Agent: put the address into --user-agent');
  const [connectTo] = flags.connectTo ?? [];
  refuseProxy(target, connectTo !== undefined);
  refuseQuick(flags);
  return present({
    url: target,
    parameters: await parametersOf(target, flags),
    baseline: await baselineIn(flags),
    seed: flags.seed,
    rules: rulesOf(flags.rule),
    ...commonOptionsOf(flags),
    userAgent,
    label: flags.label ?? connectTo,
    connectTo,
    quick: flags.quick,
    sample: flags.sample,
  });
}

/** What the audits of a fleet take as well; throws a {@link UsageError} where a file has no certificate. */
export function commonOptionsOf(flags: Partial<AuditFlags>) {
  const { ca, timeout, deadline } = flags;
  return present({
    strict: flags.strict === true,
    strength: flags.strength,
    maxRequests: flags.maxRequests,
    maxPages: flags.maxPages,
    rate: flags.rate,
    deadlineMs: deadline === undefined ? undefined : deadline * 1000,
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
    retries: flags.retries,
    steady: flags.steady,
    lastingMs: flags.patience === undefined ? undefined : flags.patience * 1000,
    contact: flags.contact,
    headers: flags.header ?? [],
    traceHeader: traceHeaderOf(flags),
    ca: ca === undefined ? undefined : certificateIn(ca),
    redact: flags.redact !== 'off',
  });
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

/** The same object without the members that are undefined. */
function present<T extends object>(members: T): Present<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;
}
