/** The parameters that a deployment declares about itself (contract 1, 2.2, 2.3, 4.2, 5), resolved for one target. */
import { urlFrom, withoutUsers } from '../../schemas/text/url.js';
import { parameters, type ParameterName } from '../../schemas/generated/rules.js';
import { grouped } from '../../schemas/text/numbers.js';
import type { Reading } from '../answers/reading.js';
import { LONGEST_NAME, plain } from '../values/messages.js';
import type { Query } from '../values/queries.js';
import { templateOf } from '../values/urls.js';

export type Declared = Readonly<Partial<Record<ParameterName, string>>>;

/** Whether a key of a file is for editors or comments. `__proto__` is not. */
export const isNote = (key: string): boolean => /^[$_](?!_)/.test(key);

type Values = Readonly<Record<ParameterName, string>>;
export type Profile = Readonly<ReturnType<typeof resolveProfile>>;

export class ProfileError extends Error {}

export const isParameter = (name: string): name is ParameterName => Object.hasOwn(parameters, name);

/** What is wrong with a declared value, as a phrase after the name of the parameter. */
export function parameterMistake(name: ParameterName, value: string): string | undefined {
  if (value.length > LONGEST_NAME) return `must be no longer than ${grouped(LONGEST_NAME)} characters`;
  const expected = expectedOf(name, value);
  return expected === undefined ? undefined : `must be ${expected}, not "${plain(withoutUsers(value), 80)}"`;
}

function expectedOf(name: ParameterName, value: string): string | undefined {
  const { values } = parameters[name];
  if (typeof values !== 'string') return values.includes(value) ? undefined : `one of ${values.join(', ')}`;
  if (name === 'session_cookie')
    return /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? undefined : 'the name of a cookie';
  const isLine = value.trim() !== '' && value.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(value);
  // These characters end a title, separate titles, or make one invalid.
  if (name === 'file_namespace' && /[#<>[\]|{}:]/.test(value))
    return 'the name of a namespace, without a colon';
  if (values === 'text') return isLine ? undefined : 'a non-empty line of text';
  // The parser of URLs drops line breaks and tabs, which the texts that are compared would keep.
  const url = isLine && /^https?:\/\/[^/]+/.test(value) ? urlFrom(value) : undefined;
  if (!url) return 'an absolute http or https URL';
  // Reports show the parameters, and no answer contains the client's credentials.
  if (url.username !== '' || url.password !== '') return 'a URL without a user name and a password';
  if (name === 'public_origin' && !/^https?:\/\/[^/?#@]+\/?$/.test(value))
    return 'a scheme, a host and a port, without a path';
  return values === 'template' && !value.includes('$1') ? 'a URL with $1 in place of the title' : undefined;
}

const parameterNames = Object.keys(parameters) as ParameterName[];
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Completes the declared parameters with the contract's literal values. @throws {ProfileError} */
export function resolveProfile(target: URL, declared: Declared = {}) {
  for (const [name, value] of Object.entries(declared)) {
    if (!isParameter(name)) throw new ProfileError(`unknown parameter "${plain(name, 80)}"`);
    const mistake = parameterMistake(name, value);
    if (mistake !== undefined) throw new ProfileError(`${name} ${mistake}`);
  }
  /** The URL that is requested, without user information. */
  const api = `${target.origin}${target.pathname}`;
  const baseUrl = withoutSlash(declared.base_url ?? api.replace(/\/api\.php$/, ''));
  // Not parsed: links are compared as texts, and a parser would change letter case, ports and host names.
  const [written = ''] = /^https?:\/\/[^/?#]+/.exec(baseUrl) ?? [];
  const origin = withoutSlash(declared.public_origin ?? written);
  // The wiki writes its links under its own public name.
  const linkBase = baseUrl.replace(/^https?:\/\/[^/]+/, origin);
  const valueOf = (name: ParameterName) =>
    declared[name] ?? parameters[name].default.replaceAll('{base_url}', linkBase);
  const all = Object.fromEntries(parameterNames.map(name => [name, valueOf(name)])) as Values;
  const upload_url = withoutSlash(all.upload_url);
  const values: Values = { ...all, base_url: baseUrl, public_origin: origin, upload_url };
  const namespace = `${all.file_namespace}:`;
  return {
    api,
    values,
    declared: parameterNames.filter(name => declared[name] !== undefined),
    /** Computed once, because a walk compares it with thousands of entries. */
    expected: {
      namespace,
      storedNamespace: namespace.replaceAll(' ', '_'),
      article: templateOf(all.article_url),
      shortUrl: `${linkBase}/index.php?curid=`,
    },
  };
}

export function explainedBy(profile: Profile, names: readonly ParameterName[]): string {
  const now = names.map(name => `\`${name}\` (currently ${profile.values[name]})`);
  return `if this is intended, declare ${now.join(' or ')}`;
}

/** Whether a refusal is what `mime_filter` off declares. Any other error may be gone the next time. */
export const isDeclaredRefusal = ({ values }: Profile, { types = [] }: Query, reading: Reading): boolean =>
  values.mime_filter === 'off' &&
  types.length > 0 &&
  reading.kind === 'error' &&
  reading.code === 'mimesearchdisabled';
