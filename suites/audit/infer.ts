/** Infers which parameters would explain a target from a few answers, given now or recorded (contract 1, 2.2, 2.3, 4.2, 5). */
import { randomBytes } from 'node:crypto';
import { parameters, type ParameterName } from '../../schemas/generated/rules.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { parseSetCookie } from '../answers/cookies.js';
import { decoded, isObject, read, recordsIn, refusalKind, whyNothing } from '../answers/reading.js';
import { nameOf, pageOf, type Entry } from '../evidence/page.js';
import { parameterMistake, resolveProfile, type Declared, type Profile } from '../evidence/profile.js';
import { notSent, type Exchange, type SendingOptions } from '../http/exchange.js';
import { namesFrom } from '../plan/names.js';
import type { Recording } from '../recording/read.js';
import { counted, plain, quoted } from '../values/messages.js';
import { labelOf, type Query } from '../values/queries.js';
import { decodedOnce, suffixOf } from '../values/urls.js';
import type { AuditOptions, Source } from './options.js';
import { openTarget } from './target.js';

/** What was observed of one parameter. */
export interface ParameterObservation {
  readonly name: ParameterName;
  /** The value to declare, if it differs from the contract's literal value. */
  readonly declare?: string;
  /** False if the answers do not show the value. */
  readonly determined: boolean;
  /** The part of an answer that shows the value, or why none does. */
  readonly evidence: string;
}

/** What was inferred about the deployment of a wiki. */
export interface InferredProfile {
  /** One for each parameter, in the order of the contract. */
  readonly observations: readonly ParameterObservation[];
  /** The parameters whose values differ from the contract's literal ones. */
  readonly parameters: Declared;
  /** Why nothing could be observed: the target did not answer as an API. */
  readonly failure?: string | undefined;
  /** The URL of the `api.php` that answered, if redirects lead to another one. */
  readonly redirectedTo?: string | undefined;
  /** The number of requests sent, retries and redirects included. */
  readonly requests: number;
}

/** How the target is asked; the same as for an audit. */
export type InferOptions = SendingOptions & Pick<AuditOptions, 'url' | 'userAgent' | 'contact'>;

/** Infers the deployment profile of a wiki from four to six requests. Resolves whatever the target does; rejects on an invalid `url`. */
export async function inferProfile(options: InferOptions): Promise<InferredProfile> {
  const target = new URL(options.url);
  const seed = randomBytes(8).toString('hex');
  const source = openTarget({ options, target, profile: resolveProfile(target), seed, started: new Date() });
  const inferring = inferFrom(source, target, seed);
  await Promise.allSettled([inferring]);
  const { requests } = await source.close();
  return { ...(await inferring), requests };
}

/** The same from the answers of a recorded audit, without a request. */
export async function inferFromRecording(recording: Recording): Promise<InferredProfile> {
  const { target, seed, answers, isAuthorized, end } = recording;
  const first = new Map(answers.toReversed().map(answer => [answer.question, answer]));
  const asking = (name: string) => answers.find(({ url }) => new URL(url).searchParams.has(name));
  const ask = ({ cookie: _cookie, ...query }: Query): Promise<Exchange> => {
    const question = labelOf(query);
    // Which types and titles an audit asks for is drawn, or follows from the listing.
    const answer = query.types ? asking('aimime') : query.title ? asking('titles') : first.get(question);
    const why = { kind: 'unasked', message: `the audit did not ask for ${question}` } as const;
    return Promise.resolve(answer?.exchange() ?? notSent(question, '', why));
  };
  return { ...(await inferFrom({ ask, isAuthorized }, target, seed)), requests: end.requests };
}

type Asker = Pick<Source, 'ask' | 'isAuthorized'>;
type Answers = Awaited<ReturnType<typeof answersFrom>>;

async function answersFrom({ ask: send, isAuthorized }: Asker, profile: Profile, seed: string) {
  const names = namesFrom(seed);
  const ask = async (query: Query) => read(await send(query));
  const lag = await ask({ query: 'dbrepllag' });
  const firstPage: Query = { query: 'allimages', page: 1 };
  const listing = await ask(firstPage);
  const page = listing.kind === 'answer' ? pageOf(listing, firstPage) : undefined;
  const filtered = await ask({ query: 'allimages', types: [names.mediaType()] });
  // A wiki that knows the cookie answers with a cookie of its own, so this needs no further request.
  const cookie = `${profile.values.session_cookie}=${names.sessionIds.at(0)}`;
  const html = await send({ query: 'dbrepllag', html: true, cookie });
  const missing = { sent: `File:${names.missing('plain', 1)}`, exists: false, kind: 'a missing title' };
  const isEmpty = page?.entries.length === 0;
  const title = isEmpty ? await ask({ query: 'duplicatefiles', title: missing }) : undefined;
  const isAsked = isAuthorized && lag.kind === 'answer';
  const bare = isAsked ? await ask({ query: 'dbrepllag', bare: true }) : undefined;
  return { profile, lag, listing, page, filtered, html, title, isAuthorized, bare };
}

async function inferFrom(asker: Asker, target: URL, seed: string) {
  const profile = resolveProfile(target);
  const answers = await answersFrom(asker, profile, seed);
  const { lag, listing, filtered } = answers;
  const observations = observe(answers);
  const answered = [lag, listing, filtered].find(({ kind }) => kind === 'answer');
  const [address = profile.api] = answered?.exchange.request.url.split('?') ?? [];
  return {
    observations,
    parameters: Object.fromEntries(
      observations.flatMap(({ name, declare }) => (declare === undefined ? [] : [[name, declare]])),
    ),
    failure: answered ? undefined : whyNothing(listing),
    redirectedTo: address === profile.api ? undefined : plain(address, 300),
  };
}

/** A value, `undefined` if the answers do not show it, and its evidence. */
type Seen = readonly [value: string | undefined, evidence: string];

function observe(answers: Answers): ParameterObservation[] {
  const { api, values } = answers.profile;
  const names = Object.keys(parameters) as ParameterName[];
  const seen = new Map(names.map(name => [name, seenOf[name](answers)]));
  // A wiki may show values that no profile can have, such as a URL with a user name.
  const valueOf = (name: ParameterName): string | undefined => {
    const [value] = seen.get(name) ?? [];
    return value === undefined || parameterMistake(name, value) !== undefined ? undefined : value;
  };
  // By default, the other addresses are below these.
  const base_url = valueOf('base_url') ?? values.base_url;
  const public_origin = valueOf('public_origin') ?? originOf(base_url);
  const { article_url, upload_url } = resolveProfile(new URL(api), { base_url, public_origin }).values;
  const usual = { ...values, public_origin: originOf(base_url), article_url, upload_url };
  return Array.from(seen, ([name, [, evidence]]) => {
    const value = valueOf(name);
    const isUsual = value === undefined || value === usual[name];
    return { name, ...(!isUsual && { declare: value }), determined: value !== undefined, evidence };
  });
}

/** What the answers show of each parameter. */
const seenOf: Readonly<Record<ParameterName, (answers: Answers) => Seen>> = {
  base_url(answers) {
    const [base, evidence] = baseIn(answers);
    const usual = answers.profile.values.base_url;
    // A wiki that is reached by another name declares that alone.
    return [base !== undefined && pathOf(base) === pathOf(usual) ? usual : base, evidence];
  },
  public_origin(answers) {
    const [base, evidence] = baseIn(answers);
    return [base && originOf(base), evidence];
  },
  file_namespace(answers) {
    const json = answers.title?.kind === 'answer' ? answers.title.json : undefined;
    const [record] = Object.values(recordsIn(json) ?? {});
    const missing = isObject(record) && typeof record['title'] === 'string' ? record['title'] : '';
    const [, prefix] = /^([^:]+):/.exec(missing) ?? [];
    if (prefix !== undefined) return [prefix, `the title of a missing file is ${quoted(missing)}`];
    return seenIn(answers, 'title', 'name', (title, name) => {
      const end = `:${name.replaceAll('_', ' ')}`;
      return title.endsWith(end) && title.length > end.length ? title.slice(0, -end.length) : undefined;
    });
  },
  article_url(answers) {
    const [namespace = 'File'] = seenOf.file_namespace(answers);
    return seenIn(answers, 'descriptionurl', 'URL with $1 for the title', (url, name) => {
      const title = `${namespace}:${name}`.replaceAll(' ', '_');
      const parts = url.split(/([/=&?#])/);
      const shown = parts.map(part => decodedOnce(part)?.replaceAll(' ', '_') ?? '');
      const at = shown.findLastIndex(part => part.startsWith(title));
      return at < 0 ? undefined : parts.with(at, `$1${shown[at]?.slice(title.length)}`).join('');
    });
  },
  upload_url(answers) {
    const [folder, evidence] = folderIn(answers);
    return [folder?.replace(SUBFOLDERS, ''), evidence];
  },
  hash_levels(answers) {
    const [folder, evidence] = folderIn(answers);
    if (folder === undefined) return [undefined, evidence];
    const isHashed = folder.endsWith(SUBFOLDERS);
    const files = (answers.page?.entries ?? []).filter(({ url }) => typeof url === 'string');
    const what = `${isHashed ? 'folders such as a/a5' : 'one folder'} for ${counted(files.length, 'file')}`;
    return [isHashed ? '2' : '0', `${what}: ${evidence}`];
  },
  hostnames(answers) {
    const { entries, named, evidence } = lagsIn(answers);
    const isShown = named.length > 0 ? 'shown' : 'hidden';
    return [entries.length === 0 ? undefined : isShown, evidence];
  },
  replication(answers) {
    const { entries, named, evidence } = lagsIn(answers);
    const isReplicated = named.some(({ lag }) => Number.isInteger(lag) && Number(lag) >= 0);
    if (isReplicated) return ['replicated', `${evidence}: a host with a measured lag is a replica`];
    const unclear =
      'this does not show whether there are replicas; declare `none` or `replicated` if you know';
    return [undefined, entries.length === 0 ? evidence : `${evidence}: ${unclear}`];
  },
  mime_filter({ filtered }) {
    if (filtered.kind === 'answer') return ['on', 'a listing filtered by type was answered'];
    if (filtered.kind === 'error' && filtered.code === 'mimesearchdisabled')
      return ['off', 'a listing filtered by type was refused with the error `mimesearchdisabled`'];
    return [undefined, `a listing filtered by type was not answered (${whyNothing(filtered)})`];
  },
  ui_language({ html: { response, loss } }) {
    if (!response || loss)
      return [undefined, `the HTML form was not answered (${loss?.message ?? 'no response'})`];
    const { text } = decoded(response.body);
    if (!text.includes('batchcomplete')) return [undefined, 'the HTML form is not an API response'];
    const [tag = '', language] =
      /<html\b[^<>]*?\slang=["']?([A-Za-z][A-Za-z0-9-]*)[^<>]*>/i.exec(text.slice(0, 5000)) ?? [];
    if (language === undefined) return [undefined, 'the HTML form does not declare its language'];
    return [/^en\b/i.test(language) ? 'en' : language, `the HTML form contains ${quoted(tag, 120)}`];
  },
  session_cookie({ profile, lag, listing, filtered, html }) {
    const set = [lag.exchange, listing.exchange, filtered.exchange, html]
      .flatMap(({ response }) => response?.headers ?? [])
      .flatMap(([header, value]) => (header === 'set-cookie' ? parseSetCookie(value).name : []));
    const names = new Set(set.filter(name => /session$/i.test(name)));
    const usual = profile.values.session_cookie;
    const [first, ...others] = names.has(usual) ? [usual] : names;
    if (first === undefined) return [undefined, 'no response set a cookie with the name of a session'];
    if (others.length === 0) return [first, `a response set the cookie ${quoted(first)}`];
    return [undefined, `several cookies have the name of a session: ${plain([...names].join(', '))}`];
  },
  access({ lag, isAuthorized, bare }) {
    if (lag.kind !== 'answer') return [undefined, `a query was not answered (${whyNothing(lag)})`];
    if (!isAuthorized) return ['open', 'a query was answered without credentials'];
    if (bare?.kind === 'answer') return ['open', 'a query is also answered without the credentials given'];
    if (bare && refusalKind(bare) === 'denied')
      return ['restricted', 'a query is refused without the credentials given'];
    return [undefined, 'it is not known how a query is answered without the credentials given'];
  },
};

/** The one value that all files show in a field, with the first file as evidence. */
function seenIn(
  { page, listing }: Answers,
  field: keyof Entry,
  kind: string,
  valueIn: (text: string, name: string) => string | undefined,
): Seen {
  const samples = (page?.entries ?? []).flatMap(entry => {
    const [name, text] = [nameOf(entry), entry[field]];
    return name !== undefined && typeof text === 'string' ? [{ name, text }] : [];
  });
  const [first] = samples;
  if (!first) {
    const lost = whyNothing(listing);
    return [undefined, lost === undefined ? 'no file shows it' : `the listing could not be read (${lost})`];
  }
  const evidence = `\`${field}\` of ${quoted(first.name, 80)} is ${quoted(first.text, 200)}`;
  const [value, ...others] = new Set(samples.map(({ name, text }) => valueIn(text, name)));
  return value === undefined || others.length > 0
    ? [undefined, `no single ${kind} fits all files: ${evidence}`]
    : [value, evidence];
}

const CURID = /^(https?:\/\/[^/?#]+.*?)\/index\.php\?curid=[1-9]\d*$/;

const baseIn = (answers: Answers): Seen =>
  seenIn(answers, 'descriptionshorturl', 'prefix of `/index.php?curid=`', url => CURID.exec(url)?.[1]);

const originOf = (url: string): string => /^https?:\/\/[^/]+/.exec(url)?.[0] ?? '';
const pathOf = (url: string): string => url.slice(originOf(url).length);

const SUBFOLDERS = '/<d1>/<d1><d2>';

/** The folder of the files, with this ending if they lie in subfolders derived from their names. */
const folderIn = (answers: Answers): Seen =>
  seenIn(answers, 'url', 'folder', (whole, name) => {
    const url = whole.slice(0, whole.length - suffixOf(whole, name).length);
    const at = url.lastIndexOf('/');
    const isOfFile = /^https?:\/\/[^/]/.test(url) && decodedOnce(url.slice(at + 1)) === name;
    return isOfFile ? url.slice(0, at).replace(/\/([0-9a-f])\/\1[0-9a-f]$/, SUBFOLDERS) : undefined;
  });

/** The entries of the report on lags. Only a separate host has a name, and only a replica has a lag (contract 2.3). */
function lagsIn({ lag }: Answers) {
  const list = lag.kind === 'answer' ? valueAt(lag.json, '/query/dbrepllag') : undefined;
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  const named = entries.filter(({ host }) => typeof host === 'string' && host !== '');
  const none = `no replication lag was reported (${whyNothing(lag) ?? 'no entry'})`;
  const evidence = entries.length === 0 ? none : `\`dbrepllag\` is ${quoted(JSON.stringify(entries), 200)}`;
  return { entries, named, evidence };
}
