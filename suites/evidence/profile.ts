/** The parameters that a deployment declares about itself (contract 1, 2.2, 2.3, 4.2, 5), resolved for one target. */
import { parameters } from '../../schemas/generated/rules.js';
import type { ParameterName } from '../../schemas/generated/rules.js';
import { plain } from '../values/messages.js';

export type Declared = Readonly<Partial<Record<ParameterName, string>>>;

export interface Profile {
  /** The `api.php` that is asked, without user information. */
  readonly api: string;
  /** Every parameter with the value that the audit judges by, `{base_url}` filled in. */
  readonly values: Readonly<Record<ParameterName, string>>;
  readonly declared: readonly ParameterName[];
  readonly expected: Expected;
}

/** What the parameters make of the fields of an entry, put together once: a walk compares it thousands of times. */
export interface Expected {
  /** `File:`. */
  readonly namespace: string;
  /** `File:` as a stored name would carry it, with underscores. */
  readonly storedNamespace: string;
  /** The text before and after `$1` in `article_url`. */
  readonly article: { readonly before: string; readonly after: string };
  /** The text before the page id in a short URL. */
  readonly shortUrl: string;
}

export class ProfileError extends Error {}

export function isParameter(name: string): name is ParameterName {
  return Object.hasOwn(parameters, name);
}

/** Checks one declared value; throws a {@link ProfileError} that says what it must be. */
function checkValue(name: ParameterName, value: string): void {
  const { values } = parameters[name];
  const wrong = (expected: string) => new ProfileError(`${name}: ${expected}, not "${plain(value, 80)}"`);
  if (typeof values !== 'string') {
    if (!values.includes(value)) throw wrong(`one of ${values.join(', ')}`);
  } else if (values === 'text') {
    if (value.trim() === '') throw wrong('a text');
  } else {
    if (!/^https?:\/\/[^/]+/.test(value) || !URL.canParse(value))
      throw wrong('an absolute http or https URL');
    if (values === 'template' && !value.includes('$1'))
      throw wrong('a URL with $1 in the place of the title');
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Fills in the contract's literal values for what is not declared; throws a {@link ProfileError} on a wrong value. */
export function resolveProfile(target: URL, declared: Declared = {}): Profile {
  for (const [name, value] of Object.entries(declared)) {
    if (!isParameter(name)) throw new ProfileError(`unknown parameter "${plain(name, 80)}"`);
    checkValue(name, value);
  }
  const baseUrl = withoutSlash(
    declared.base_url ?? `${target.origin}${target.pathname.replace(/\/api\.php$/, '')}`,
  );
  const origin = withoutSlash(declared.public_origin ?? new URL(baseUrl).origin);
  // The wiki writes its links under the name that it calls itself by.
  const linkBase = baseUrl.replace(/^https?:\/\/[^/]+/, origin);
  const value = (name: ParameterName) =>
    declared[name] ?? parameters[name].default.replaceAll('{base_url}', linkBase);
  const names = Object.keys(parameters) as ParameterName[];
  const all = Object.fromEntries(names.map(name => [name, value(name)])) as Record<ParameterName, string>;
  const values = {
    ...all,
    base_url: baseUrl,
    public_origin: origin,
    upload_url: withoutSlash(all.upload_url),
  };
  return {
    api: `${target.origin}${target.pathname}`,
    values,
    declared: names.filter(name => declared[name] !== undefined),
    expected: expectedOf(values, linkBase),
  };
}

function expectedOf(values: Profile['values'], linkBase: string): Expected {
  const namespace = `${values.file_namespace}:`;
  const at = values.article_url.indexOf('$1');
  return {
    namespace,
    storedNamespace: namespace.replaceAll(' ', '_'),
    article: { before: values.article_url.slice(0, at), after: values.article_url.slice(at + 2) },
    shortUrl: `${linkBase}/index.php?curid=`,
  };
}

/** The hint of a deviation that a declared parameter would explain. */
export function explainedBy(profile: Profile, ...names: ParameterName[]): string {
  const now = names.map(name => `${name} (now ${profile.values[name]})`);
  return `if this is how the wiki is deployed, declare ${now.join(' or ')}`;
}
