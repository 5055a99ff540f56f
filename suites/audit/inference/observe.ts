/** What the answers of a target show of its parameters (contract 1, 2.2, 2.3, 4.2, 5). */
import { parameters, type ParameterName } from '../../../schemas/generated/rules.js';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import { parseSetCookie } from '../../answers/cookies.js';
import { decoded, isObject, whyNothing, type Reading } from '../../answers/reading.js';
import { recordsOf } from '../../answers/titles.js';
import { nameOf, type Entry, type Page } from '../../evidence/page.js';
import { parameterMistake, resolveProfile, type Profile } from '../../evidence/profile.js';
import { counted, plain, quoted, shown } from '../../values/messages.js';
import { decodedOnce, suffixOf, targetFault, templateOf, type Template } from '../../values/urls.js';

/** What was observed of one parameter. */
export interface ParameterObservation {
  readonly name: ParameterName;
  /** The value to declare, where it differs from the contract's literal value. */
  readonly declare?: string;
  /** False where the answers do not show the value. */
  readonly determined: boolean;
  /** The part of an answer that shows the value, or why none does. */
  readonly evidence: string;
}

/** The answers from which a profile is inferred. */
export interface Answers {
  readonly profile: Profile;
  readonly lag: Reading;
  readonly listing: Reading;
  readonly page: Page | undefined;
  readonly filtered: Reading;
  readonly html: Reading['exchange'];
  /** Whether the target was asked with credentials. */
  readonly hasCredentials: boolean;
  /** Whether a query is refused without them; `undefined` if that is not known. */
  readonly refusedWithout: boolean | undefined;
  /** Requested only if the listing shows no file. */
  readonly title: Reading | undefined;
}

/** A value, `undefined` if the answers do not show it, and the part of an answer that shows it, or why none does. */
type Seen = readonly [value: string | undefined, evidence: string];

/** One observation for each parameter. */
export function observe(answers: Answers): ParameterObservation[] {
  const { api, values } = answers.profile;
  const base = baseIn(answers);
  const [base_url = values.base_url] = base.base_url;
  const [public_origin = values.public_origin] = base.public_origin;
  // By default, the other addresses are below these.
  const declared = {
    ...(base_url !== values.base_url && { base_url }),
    ...(public_origin !== values.public_origin && { public_origin }),
  };
  const { article_url, upload_url } = resolveProfile(new URL(api), declared).values;
  const namespace = namespaceIn(answers);
  const seen: Readonly<Record<ParameterName, Seen>> = {
    ...base,
    file_namespace: namespace,
    article_url: articlesIn(answers, article_url, namespace[0] ?? 'File'),
    ...uploadsIn(answers),
    ...lagsIn(answers),
    mime_filter: filterIn(answers),
    ui_language: languageIn(answers),
    session_cookie: cookieIn(answers),
    access: accessIn(answers),
  };
  const usual = { ...values, article_url, upload_url };
  return (Object.keys(parameters) as ParameterName[]).map(name => {
    const [value, evidence] = declarable(name, seen[name]);
    const isUsual = value === undefined || value === usual[name];
    return { name, ...(!isUsual && { declare: value }), determined: value !== undefined, evidence };
  });
}

/** A wiki may show values that no profile can have, such as a URL with a user name. */
const declarable = (name: ParameterName, [value, evidence]: Seen): Seen =>
  value !== undefined && parameterMistake(name, value) === undefined
    ? [value, evidence]
    : [undefined, evidence];

/** The name of a file, and the URL or title that its entry shows. */
interface Sample {
  readonly name: string;
  readonly url: string;
}

const samplesOf = ({ page }: Answers, field: keyof Entry): Sample[] =>
  (page?.entries ?? []).flatMap(entry => {
    const [name, url] = [nameOf(entry), entry[field]];
    return name !== undefined && typeof url === 'string' ? [{ name, url }] : [];
  });

/** The one value that each file shows in a field, with the first file as its evidence. */
function seenIn(
  answers: Answers,
  field: keyof Entry,
  kind: string,
  valueIn: (sample: Sample) => string | undefined,
): Seen {
  const samples = samplesOf(answers, field);
  const [first] = samples;
  if (!first) return [undefined, whyNoFile(answers)];
  const evidence = `\`${field}\` of ${quoted(first.name, 80)} is ${quoted(first.url, 200)}`;
  const [value, ...others] = new Set(samples.map(valueIn));
  return value === undefined || others.length > 0
    ? [undefined, `no single ${kind} fits all files: ${evidence}`]
    : [value, evidence];
}

function whyNoFile({ page, listing }: Answers): string {
  if (!page) return `the listing could not be read (${whyNothing(listing) ?? 'no list of files'})`;
  return page.entries.length === 0 ? 'the listing contains no file' : 'no file of the listing has the field';
}

function baseIn(answers: Answers): Record<'base_url' | 'public_origin', Seen> {
  const { base_url: usual, public_origin: usualOrigin } = answers.profile.values;
  const kind = 'prefix of `/index.php?curid=`';
  const seen = declarable('base_url', seenIn(answers, 'descriptionshorturl', kind, beforeCurid));
  const [found, evidence] = seen;
  if (found === undefined) return { base_url: seen, public_origin: seen };
  const origin = originOf(found);
  // A wiki that is reached by another name declares that alone.
  if (found.slice(origin.length) === usual.slice(originOf(usual).length))
    return { base_url: [usual, evidence], public_origin: [origin, evidence] };
  return { base_url: seen, public_origin: [usualOrigin, 'the origin of `base_url`'] };
}

const beforeCurid = ({ url }: Sample): string | undefined =>
  /^(https?:\/\/[^/?#]+.*?)\/index\.php\?curid=[1-9]\d*$/.exec(url)?.[1];

const originOf = (url: string): string => /^https?:\/\/[^/]+/.exec(url)?.[0] ?? '';

function namespaceIn(answers: Answers): Seen {
  const seen = seenIn(answers, 'title', 'name', ({ name, url: title }) => {
    const end = `:${name.replaceAll('_', ' ')}`;
    return title.endsWith(end) && title.length > end.length ? title.slice(0, -end.length) : undefined;
  });
  const [record] = Object.values((answers.title && recordsOf(answers.title)) ?? {});
  const title = isObject(record) && typeof record['title'] === 'string' ? record['title'] : '';
  const [, prefix] = /^([^:]+):/.exec(title) ?? [];
  return prefix === undefined ? seen : [prefix, `the title of a missing file is ${quoted(title)}`];
}

/** The URL of an article with `$1` for the title that fits all files: the usual one, or one that the first file shows. */
function articlesIn(answers: Answers, usual: string, namespace: string): Seen {
  const pages = samplesOf(answers, 'descriptionurl');
  const [{ name: file, url } = { name: '', url: '' }] = pages;
  const prefixes = [`${namespace}:`, `${namespace.replaceAll(' ', '_')}:`];
  const templates = [templateOf(usual), ...prefixes.flatMap(prefix => templatesOf(url, prefix + file))];
  const found = templates.find(template =>
    prefixes.some(prefix =>
      pages.every(each => targetFault(each.url, template, prefix + each.name) === undefined),
    ),
  );
  const value = found && `${found.before}$1${found.after}`;
  return seenIn(answers, 'descriptionurl', 'URL with $1 for the title', () => value);
}

/** All splits of a URL around `title`, however it is escaped; what is around it stays as it is written. */
function templatesOf(url: string, title: string): Template[] {
  const found: Template[] = [];
  for (let at = url.indexOf('/', 'https://'.length) + 1; at > 0 && at < url.length; at++)
    for (let end = url.length; end > at; end--)
      if (decodedOnce(url.slice(at, end)) === title)
        found.push({ before: url.slice(0, at), after: url.slice(end) });
  return found;
}

/** The folder of a file. */
function folderOf({ name, url: whole }: Sample): string | undefined {
  const url = whole.slice(0, whole.length - suffixOf(whole, name).length);
  const at = url.lastIndexOf('/');
  const isOfFile = /^https?:\/\/[^/]/.test(url) && decodedOnce(url.slice(at + 1)) === name;
  return isOfFile ? url.slice(0, at) : undefined;
}

/** The folder of the files, and whether they lie in subfolders derived from their names. */
function uploadsIn(answers: Answers): Record<'upload_url' | 'hash_levels', Seen> {
  const hashed = seenIn(
    answers,
    'url',
    'folder',
    sample => /^(.+)\/([0-9a-f])\/\2[0-9a-f]$/.exec(folderOf(sample) ?? '')?.[1],
  );
  const isHashed = hashed[0] !== undefined;
  const seen = isHashed ? hashed : seenIn(answers, 'url', 'folder', folderOf);
  const [found, evidence] = seen;
  const what = `${isHashed ? 'folders such as a/a5' : 'one folder'} for ${counted(samplesOf(answers, 'url').length, 'file')}`;
  const levels = isHashed ? '2' : '0';
  return { upload_url: seen, hash_levels: found === undefined ? seen : [levels, `${what}: ${evidence}`] };
}

function lagsIn({ lag }: Answers): Record<'hostnames' | 'replication', Seen> {
  const list = lag.kind === 'answer' ? valueAt(lag.json, '/query/dbrepllag') : undefined;
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  const [first] = entries;
  if (!first) {
    const nothing: Seen = [undefined, `no replication lag was reported (${whyNothing(lag) ?? 'no entry'})`];
    return { hostnames: nothing, replication: nothing };
  }
  const named = entries.filter(({ host }) => typeof host === 'string' && host !== '');
  const [host] = named;
  const what = `${counted(entries.length, 'entry', 'entries')}, the first with lag ${shown(first['lag'], 40)}`;
  const unknown = 'this does not show whether there are replicas; declare `none` or `replicated` if you know';
  // Only a separate host has a name, and only a replica has a lag (contract 2.3).
  const isReplicated = named.some(each => Number.isInteger(each['lag']) && Number(each['lag']) >= 0);
  return {
    hostnames: host
      ? ['shown', `the entry with lag ${shown(host['lag'], 40)} names the host ${shown(host['host'])}`]
      : ['hidden', 'no entry names a host'],
    replication: isReplicated
      ? ['replicated', `${what}: a host with a measured lag is a replica`]
      : [undefined, `${what}: ${unknown}`],
  };
}

function filterIn({ filtered }: Answers): Seen {
  if (filtered.kind === 'answer') return ['on', 'a listing filtered by type was answered'];
  if (filtered.kind === 'error' && filtered.code === 'mimesearchdisabled')
    return ['off', 'a listing filtered by type was refused with the error `mimesearchdisabled`'];
  return [undefined, `a listing filtered by type was not answered (${whyNothing(filtered)})`];
}

function languageIn({ html: { response, loss } }: Answers): Seen {
  if (!response || loss)
    return [undefined, `the HTML form was not answered (${loss?.message ?? 'no response'})`];
  const { text } = decoded(response.body);
  if (!text.includes('batchcomplete')) return [undefined, 'the HTML form is not an API response'];
  const [tag = '', language] =
    /<html\b[^<>]*?\slang=["']?([A-Za-z][A-Za-z0-9-]*)[^<>]*>/i.exec(text.slice(0, 5000)) ?? [];
  if (language === undefined) return [undefined, 'the HTML form does not declare its language'];
  return [/^en\b/i.test(language) ? 'en' : language, `the HTML form contains ${quoted(tag, 120)}`];
}

function cookieIn({ profile, lag, listing, filtered, html }: Answers): Seen {
  const names = new Set<string>();
  for (const { response } of [lag.exchange, listing.exchange, filtered.exchange, html])
    for (const [header, value] of response?.headers ?? []) {
      const { name } = parseSetCookie(value);
      if (header === 'set-cookie' && /session$/i.test(name)) names.add(name);
    }
  const usual = profile.values.session_cookie;
  const [first, ...others] = names.has(usual) ? [usual] : names;
  if (first === undefined) return [undefined, 'no response set a cookie with the name of a session'];
  if (others.length === 0) return [first, `a response set the cookie ${quoted(first)}`];
  return [undefined, `several cookies have the name of a session: ${plain([...names].join(', '))}`];
}

function accessIn({ lag, hasCredentials, refusedWithout }: Answers): Seen {
  if (lag.kind !== 'answer') return [undefined, `a query was not answered (${whyNothing(lag)})`];
  if (!hasCredentials) return ['open', 'a query was answered without credentials'];
  if (refusedWithout === undefined)
    return [undefined, 'it is not known how a query is answered without the credentials given'];
  return refusedWithout
    ? ['restricted', 'a query is refused without the credentials given']
    : ['open', 'a query is also answered without the credentials given'];
}
