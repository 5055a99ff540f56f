/** The options of the command line, read and checked before anything is sent. */
import type { AuditOptions } from '../../../suites/audit/options.js';
import type { Declared } from '../../../suites/evidence/profile.js';
import { ProfileError, isParameter, resolveProfile } from '../../../suites/evidence/profile.js';
import { isCertificate, proxyFor } from '../../../suites/http/route.js';
import { selectRules } from '../../../suites/values/selection.js';
import { readText } from '../../../suites/recording/read-json.js';
import { formatNames } from '../../../reporters/index.js';
import type { FormatName } from '../../../reporters/index.js';
import { printable } from '../../../schemas/text/printable.js';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { readBaselineFile, refuseToOverwrite } from './baseline-file.js';
import { UsageError } from '../errors.js';
import { readProfileFile } from './profile-file.js';
import type { Start } from '../start/server.js';

/** What commander hands over for `audit`. */
export interface AuditFlags {
  readonly out: string;
  readonly format: string;
  readonly runner: string;
  readonly profile?: string;
  readonly baseline?: string;
  readonly writeBaseline?: true;
  readonly set: readonly string[];
  readonly strict?: true;
  readonly requireComplete?: true;
  readonly rule: readonly string[];
  readonly witness?: string;
  readonly seed?: string;
  readonly maxRequests?: string;
  readonly maxPages?: string;
  readonly rate?: string;
  readonly timeout?: string;
  readonly retries?: string;
  readonly userAgent?: string;
  readonly header: readonly string[];
  readonly ca?: string;
  readonly redact: string;
  readonly start?: string;
  readonly wait?: string;
  readonly quiet?: true;
}

/** Of a command that makes no report, for what reads the options of audits. */
export const NO_FLAGS: AuditFlags = {
  out: '',
  format: 'console',
  runner: 'direct',
  set: [],
  rule: [],
  header: [],
  redact: 'on',
};

const said = (text: string) => printable(text, 200);

/** The URL of an `api.php`; throws a {@link UsageError} on anything else. */
export function targetOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new UsageError(
      `not an http or https URL${/^[a-z][a-z-]*$/i.test(text) ? ', and no command (see --help)' : ''}: ${said(text)}`,
    );
  if (!url.pathname.endsWith('/api.php'))
    throw new UsageError(`the URL does not end in /api.php: ${said(bare(url))}`);
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(`the URL has a query or a fragment after api.php: ${said(bare(url))}`);
  return url;
}

/** A URL without user information, which appears in no output. */
function bare(url: URL): string {
  const copy = new URL(url);
  copy.username = '';
  copy.password = '';
  return copy.href;
}

function count(flag: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`${flag} takes a whole number of at least ${least}, not "${said(text)}"`);
  return value;
}

function amount(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || !(value > 0) || value > 1e6)
    throw new UsageError(`${flag} takes a positive number, not "${said(text)}"`);
  return value;
}

export function formatsOf(list: string): FormatName[] {
  return list.split(',').map(name => {
    const format = formatNames.find(known => known === name.trim());
    if (!format)
      throw new UsageError(`unknown format "${said(name.trim())}": one of ${formatNames.join(', ')}`);
    return format;
  });
}

/** The declared parameters: those of the profile file, then those of `--set`, which win. */
export function parametersOf(profile: string | undefined, set: readonly string[]): Declared {
  const declared: Record<string, string> = profile === undefined ? {} : { ...readProfileFile(profile) };
  for (const item of set) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(item) ?? [];
    if (name === undefined || value === undefined)
      throw new UsageError(`--set takes name=value, not "${said(item)}"`);
    if (!isParameter(name)) throw new UsageError(`--set: unknown parameter "${said(name)}"`);
    declared[name] = value;
  }
  return declared;
}

const DEFAULT_WAIT_SECONDS = 60;

/** What `--start` and `--wait` ask for, for the target that was given. */
export function startOf(given: URL | undefined, { start, wait }: AuditFlags): Start | undefined {
  if (start === undefined) {
    if (wait !== undefined) throw new UsageError('--wait goes with --start');
    return undefined;
  }
  if (start.trim() === '') throw new UsageError('--start takes a command, not an empty text');
  if (!given) throw new UsageError('--start needs the API_URL at which the started server will answer');
  if (process.platform === 'win32') throw new UsageError('--start needs a POSIX system');
  return { command: start, waitMs: (amount('--wait', wait) ?? DEFAULT_WAIT_SECONDS) * 1000 };
}

/** What the value of a header can be made of; node sends no other. */
const FIELD_VALUE = /^[\t -~\u0080-\u00ff]*$/;

function userAgentOf(text: string | undefined): string | undefined {
  if (text === undefined || (text.trim() !== '' && FIELD_VALUE.test(text))) return text;
  throw new UsageError(`--user-agent takes text that a header can hold, not "${said(text)}"`);
}

function headersOf(list: readonly string[]): [string, string][] {
  return list.map(item => {
    const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*)$/.exec(item) ?? [];
    // The value may be a credential: only the shape is told.
    if (name === undefined || value === undefined || !FIELD_VALUE.test(value))
      throw new UsageError("--header takes 'Name: value'");
    return [name, value.trim()];
  });
}

/** Many times the bundle of all authorities that a browser knows. */
const LARGEST_CERTIFICATES = 10_000_000;

function certificateOf(path: string): string {
  const wrong = (what: string) => new UsageError(`--ca: ${said(path)} ${what}`);
  const pem = readText(path, LARGEST_CERTIFICATES, wrong);
  if (!isCertificate(pem)) throw wrong('holds no PEM certificate');
  return pem;
}

/** Everything that an audit is told, checked; throws a {@link UsageError} that names what is wrong. */
export function auditOptionsOf(target: URL, flags: AuditFlags): AuditOptions {
  const parameters = parametersOf(flags.profile, flags.set);
  try {
    resolveProfile(target, parameters);
  } catch (error) {
    throw error instanceof ProfileError ? new UsageError(error.message) : error;
  }
  checkProxy(target);
  if (flags.rule.length > 0 && selectRules(flags.rule).size === 0)
    throw new UsageError(`--rule: no rule matches ${said(flags.rule.join(', '))}`);
  if (flags.redact !== 'on' && flags.redact !== 'off') throw new UsageError('--redact is on or off');
  const timeout = amount('--timeout', flags.timeout);
  return present({
    url: target,
    parameters,
    baseline: baselineOption(flags),
    seed: flags.seed,
    rules: flags.rule,
    strict: flags.strict === true,
    maxRequests: count('--max-requests', flags.maxRequests, 1),
    maxPages: count('--max-pages', flags.maxPages, 1),
    rate: amount('--rate', flags.rate),
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
    retries: count('--retries', flags.retries, 0),
    userAgent: userAgentOf(flags.userAgent),
    headers: headersOf(flags.header),
    ca: flags.ca === undefined ? undefined : certificateOf(flags.ca),
    witness: flags.witness,
    redact: flags.redact === 'on',
  });
}

function checkProxy(target: URL): void {
  try {
    proxyFor(target, process.env);
  } catch (error) {
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}

/** The entries of `--baseline`; with `--write-baseline` the file is not there yet. */
function baselineOption({ baseline, writeBaseline }: AuditFlags): BaselineEntry[] | undefined {
  if (writeBaseline !== true) return baseline === undefined ? undefined : readBaselineFile(baseline);
  if (baseline === undefined) throw new UsageError('--write-baseline needs --baseline FILE to write to');
  refuseToOverwrite(baseline);
  return undefined;
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

/** The same object without the members that are undefined. */
function present<T extends object>(members: T): Present<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;
}
