/** What the answers of a target show of its parameters. */
import { parameters, type ParameterName } from '../../../schemas/generated/rules.js';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import { parseSetCookie } from '../../answers/cookies.js';
import { decoded, isObject, whyNothing, type JsonObject, type Reading } from '../../answers/reading.js';
import { recordsOf } from '../../answers/titles.js';
import type { Page } from '../../evidence/page.js';
import { resolveProfile, type Profile } from '../../evidence/profile.js';
import { counted, plain, quoted, shown } from '../../values/messages.js';
import {
  articleUrlOf,
  explains,
  linkBaseOf,
  namespaceOf,
  samplesOf,
  uploadAddressOf,
  type Sample,
} from './urls.js';

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
  const { profile } = answers;
  const base = baseIn(answers);
  const { base_url: usualBase, public_origin: usualOrigin } = profile.values;
  const [baseUrl = usualBase] = base.base_url;
  const [origin = usualOrigin] = base.public_origin;
  // By default, the other addresses are below these.
  const declared = {
    ...(baseUrl !== usualBase && { base_url: baseUrl }),
    ...(origin !== usualOrigin && { public_origin: origin }),
  };
  const now = resolveProfile(new URL(profile.api), declared).values;
  const namespace = namespaceIn(answers);
  const seen: Readonly<Record<ParameterName, Seen>> = {
    ...base,
    file_namespace: namespace,
    article_url: articlesIn(answers, now.article_url, namespace[0] ?? 'File'),
    ...uploadsIn(answers),
    ...lagsIn(answers),
    mime_filter: filterIn(answers),
    ui_language: languageIn(answers),
    session_cookie: cookieIn(answers),
    access: accessIn(answers),
  };
  const usual = { ...profile.values, article_url: now.article_url, upload_url: now.upload_url };
  return (Object.keys(parameters) as ParameterName[]).map(name => {
    const [value, evidence] = seen[name];
    const isUsual = value === undefined || value === usual[name];
    return { name, ...(!isUsual && { declare: value }), determined: value !== undefined, evidence };
  });
}

/** Why the listing shows no file, or the reason to give if its files lack a field. */
function whyNoFile({ page, listing }: Answers): string {
  if (!page) return `the listing could not be read (${whyNothing(listing) ?? 'no list of files'})`;
  return page.entries.length === 0 ? 'the listing contains no file' : 'no file of the listing has the field';
}

const firstOf = (field: string, [first]: readonly Sample[]): string =>
  first ? `\`${field}\` of ${quoted(first.name, 80)} is ${quoted(first.url, 200)}` : '';

/** The evidence for a value that all files should show, or why they do not. */
function seenIn(
  answers: Answers,
  field: string,
  files: readonly Sample[],
  kind: string,
  value?: string,
): Seen {
  if (files.length === 0) return [undefined, whyNoFile(answers)];
  const evidence = firstOf(field, files);
  return [value, value === undefined ? `no single ${kind} fits all files: ${evidence}` : evidence];
}

const originOf = (url: string): string => /^https?:\/\/[^/]+/.exec(url)?.[0] ?? '';

function baseIn(answers: Answers): Record<'base_url' | 'public_origin', Seen> {
  const { base_url: usual, public_origin: usualOrigin } = answers.profile.values;
  const files = samplesOf(answers.page?.entries ?? [], 'descriptionshorturl');
  const found = linkBaseOf(files);
  const seen = seenIn(answers, 'descriptionshorturl', files, 'prefix of `/index.php?curid=`', found);
  if (found === undefined) return { base_url: seen, public_origin: seen };
  const origin = originOf(found);
  // A wiki that is reached by another name declares that alone.
  if (found.slice(origin.length) === usual.slice(originOf(usual).length))
    return { base_url: [usual, seen[1]], public_origin: [origin, seen[1]] };
  return { base_url: seen, public_origin: [usualOrigin, 'the origin of `base_url`'] };
}

function namespaceIn(answers: Answers): Seen {
  const { page, title } = answers;
  const titles = samplesOf(page?.entries ?? [], 'title');
  if (titles.length > 0) return seenIn(answers, 'title', titles, 'name', namespaceOf(titles));
  const [record] = Object.values((title && recordsOf(title)) ?? {});
  const normal = isObject(record) && typeof record['title'] === 'string' ? record['title'] : '';
  const [, prefix] = /^([^:]+):/.exec(normal) ?? [];
  if (prefix === undefined) return [undefined, whyNoFile(answers)];
  return [prefix, `the title of a missing file is ${quoted(normal)}`];
}

function articlesIn(answers: Answers, usual: string, namespace: string): Seen {
  const pages = samplesOf(answers.page?.entries ?? [], 'descriptionurl');
  const found = explains(usual, pages, namespace) ? usual : articleUrlOf(pages, namespace);
  return seenIn(answers, 'descriptionurl', pages, 'URL with $1 for the title', found);
}

function uploadsIn(answers: Answers): Record<'upload_url' | 'hash_levels', Seen> {
  const files = samplesOf(answers.page?.entries ?? [], 'url');
  const found = uploadAddressOf(files);
  const seen = seenIn(answers, 'url', files, 'folder', found?.uploadUrl);
  if (!found) return { upload_url: seen, hash_levels: seen };
  const folders = found.hashLevels === '2' ? 'folders such as a/a5' : 'one folder';
  return {
    upload_url: seen,
    hash_levels: [found.hashLevels, `${folders} for ${counted(files.length, 'file')}: ${seen[1]}`],
  };
}

function lagsIn({ lag }: Answers): Record<'hostnames' | 'replication', Seen> {
  const list = lag.kind === 'answer' ? valueAt(lag.json, '/query/dbrepllag') : undefined;
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  const [first] = entries;
  if (!first) {
    const nothing: Seen = [undefined, `no replication lag was reported (${whyNothing(lag) ?? 'no entry'})`];
    return { hostnames: nothing, replication: nothing };
  }
  const named = entries.find(isNamed);
  const what = `${counted(entries.length, 'entry', 'entries')}, the first with lag ${lagOf(first)}`;
  // Only a separate host has a name, and only a replica has a lag (contract 2.3).
  const isReplicated = entries.some(
    entry => isNamed(entry) && Number.isInteger(entry['lag']) && Number(entry['lag']) >= 0,
  );
  return {
    hostnames: named
      ? ['shown', `the entry with lag ${lagOf(named)} names the host ${shown(named['host'])}`]
      : ['hidden', 'no entry names a host'],
    replication: isReplicated
      ? ['replicated', `${what}: a host with a measured lag is a replica`]
      : [
          undefined,
          `${what}: this does not show whether there are replicas; declare \`none\` or \`replicated\` if you know`,
        ],
  };
}

const lagOf = (entry: JsonObject): string => shown(entry['lag'], 40);

const isNamed = ({ host }: JsonObject): boolean => typeof host === 'string' && host !== '';

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
