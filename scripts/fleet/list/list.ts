/** Reads and checks the list of a fleet, and gives each target an id and an operator. */
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { count, grouped } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { withoutUsers, urlFrom } from '../../../schemas/text/url.js';
import { isLine, wrongOption } from '../../../suites/values/options.js';
import { isLoopback, refuseProxied } from '../../../suites/http/route.js';
import { type Declared, resolveProfile } from '../../../suites/evidence/profile.js';
import { readText, textOf } from '../../../suites/recording/read-json.js';
import { targetOf } from '../../cli/input/audit-options.js';
import { readBaselineFile, readProfileFile, refuseParameter } from '../../cli/input/read-file.js';
import { UsageError } from '../../cli/errors.js';
import { sha256Of, LARGEST_LIST, idOf, listText, type FleetTarget } from '../store.js';
import { rowsIn, type Row } from './rows.js';

/** A target to audit, as plain data that can be sent to another machine. */
export interface ListedTarget extends FleetTarget {
  readonly excused?: readonly BaselineEntry[];
}

export interface List {
  readonly targets: readonly ListedTarget[];
  readonly digest: string;
  /** The mistakes of the lines that were left out. */
  readonly mistakes: readonly string[];
}

const MOST_SHOWN = 20;

/** Rejects with a {@link UsageError} that names every wrong line, unless `skipInvalid`. */
export async function readList(path: string, skipInvalid: boolean): Promise<List> {
  const shown = path === '-' ? 'standard input' : printable(withoutUsers(path), 200);
  const wrong = (mistake: string) => new UsageError(`${shown}: ${withoutUsers(mistake)}`);
  const text = path === '-' ? await standardInput(wrong) : readText(path, LARGEST_LIST, wrong);
  const targets: ListedTarget[] = [];
  const mistakes: string[] = [];
  const lines = new Map<string, number>();
  const targetIn = readerFor(path === '-' ? '.' : dirname(path));
  for (const { line, read } of rowsIn(text.replace(/^\uFEFF/, ''), wrong)) {
    try {
      const target = await targetIn(await read());
      const first = lines.get(target.id);
      if (first !== undefined) throw new UsageError(`the same target as on line ${first}`);
      lines.set(target.id, line);
      targets.push(target);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      mistakes.push(`line ${line}: ${withoutUsers(error.message)}`);
    }
  }
  if (mistakes.length > 0 && !skipInvalid)
    throw wrong(
      `${count(mistakes.length, 'line')} cannot be used${mistakesText(mistakes)}\n--skip-invalid leaves them out`,
    );
  if (targets.length === 0)
    throw wrong(mistakes.length > 0 ? `no line can be used${mistakesText(mistakes)}` : 'no target is listed');
  return { targets, digest: sha256Of(listText(targets.map(storedOf))), mistakes };
}

/** The first mistakes, below a heading. */
export function mistakesText(mistakes: readonly string[]): string {
  const shown = mistakes.slice(0, MOST_SHOWN).map(mistake => `\n  ${mistake}`);
  const rest = mistakes.length - MOST_SHOWN;
  const more = rest > 0 ? `\n  and ${count(rest, 'more line')}` : '';
  return `:${shown.join('')}${more}`;
}

/** What `list.jsonl` keeps of a target. */
export function storedOf({ excused: _excused, ...target }: ListedTarget): FleetTarget {
  return target;
}

async function standardInput(wrong: (mistake: string) => UsageError): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > LARGEST_LIST) throw wrong(`holds more than ${grouped(LARGEST_LIST)} bytes`);
    parts.push(part);
  }
  return textOf(Buffer.concat(parts), wrong);
}

/** Reads each file once, even if many lines name it. */
function readerFor(folder: string): (row: Row) => Promise<ListedTarget> {
  const profileIn = onceEach(folder, readProfileFile);
  const baselineIn = onceEach(folder, readBaselineFile);
  const parametersOf = async (given: Row['profile'] = {}): Promise<Declared> => {
    if (typeof given === 'string') return profileIn(given);
    for (const [name, value] of Object.entries(given))
      refuseParameter(name, value, mistake => new UsageError(`profile: ${mistake.replace(/^\//, '')}`));
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  };
  return async ({ url: address = '', operator, profile, 'connect-to': connectTo, baseline, ...row }) => {
    if (address === '') throw new UsageError('the URL is missing');
    const url = targetOf(address);
    if (url.username !== '' || url.password !== '')
      throw new UsageError('the URL holds a user name or a password, which a list must not: see --header');
    // A backend without a label is labelled with its address.
    const label = row.label ?? connectTo;
    const [option, expected] = wrongOption({ connectTo, label }) ?? [];
    if (option !== undefined)
      throw new UsageError(`\`${option === 'connectTo' ? 'connect-to' : option}\` must be ${expected}`);
    if (operator !== undefined && !isLine(operator))
      throw new UsageError('`operator` must be a non-empty line of text');
    const parameters = await parametersOf(profile);
    try {
      if (connectTo !== undefined) refuseProxied(url, process.env);
      resolveProfile(url, parameters);
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
    const own = operator === undefined ? operatorOf(url) : canonicalOperator(operator);
    const excused = baseline === undefined ? undefined : await baselineIn(baseline);
    return {
      id: idOf(url.href, label, parameters, connectTo),
      url: url.href,
      ...(label === undefined ? {} : { label }),
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
      operator: isLoopback(url) ? null : own,
      ...(connectTo === undefined ? {} : { connectTo }),
      ...(excused ? { excused, baseline: sha256Of(JSON.stringify(excused)) } : {}),
    };
  };
}

function onceEach<T>(folder: string, read: (path: string) => Promise<T>): (name: string) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return name => {
    const path = resolve(folder, name);
    const known = found.get(path) ?? read(path);
    found.set(path, known);
    return known;
  };
}

const require = createRequire(import.meta.url);

/** The registrable domain, so that all wikis of a farm count as one; an address or unknown name is its own operator. */
export function operatorOf(url: URL): string {
  const name = hostOf(url);
  // Loaded late: the Action has no packages beside it, and audits no fleet.
  const { getDomain } = require('tldts-icann') as typeof import('tldts-icann');
  return getDomain(name, { extractHostname: false }) ?? name;
}

/** Normalized: a name may end with the dot of the root zone, and an IPv4 address may be written within IPv6. */
function hostOf({ hostname }: URL): string {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return hostname.replace(/\.+$/, '');
  return [high, low]
    .map(part => Number.parseInt(part, 16))
    .flatMap(part => [part >> 8, part & 0xff])
    .join('.');
}

/** An address, with or without its scheme and its port: a name with a dot, or numbers of IPv6. */
const ADDRESS = /^((https?:)?\/\/\S+|[^\s/:@?#[\]%]+[.。．｡][^\s/:@?#[\]%]*(:\d+)?|\[[\da-f:.]+\](:\d+)?)$/;

/** Normalizes an operator: letter case, the final dot, the script of a domain and the rest of a URL do not matter. */
export function canonicalOperator(name: string): string {
  const text = name.trim().toLowerCase().normalize('NFC');
  const bracketed = /^[\da-f.]*:[\da-f.]*:[\da-f:.]*$/.test(text) ? `[${text}]` : text;
  const address = ADDRESS.test(bracketed) ? bracketed.replace(/^(https?:)?\/\//, '') : undefined;
  const url = address === undefined ? undefined : urlFrom(`http://${address}`);
  return url ? hostOf(url) : withoutUsers(text).replace(/\.+$/, '');
}

/** Returns whether an address belongs to an operator: by the domain of a target, or by the operator's name. */
export function coversOf(operator: string, targets: readonly { readonly url: string }[]) {
  const domains = new Set([operator, ...targets.map(({ url }) => operatorOf(new URL(url)))]);
  return (url: URL): boolean => domains.has(operatorOf(url));
}
