/** Audits a real wiki with its declared profile, judges the audit with other parameters, and compares the wiki with its twin. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startConfigured, type Configuration } from '../../fixtures/mediawiki/configurations.js';
import { table, tableRow } from '../../reporters/text/markdown.js';
import type { ParameterName } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';
import { inferProfile } from '../../suites/audit/infer.js';
import type { AuditOptions } from '../../suites/audit/options.js';
import { judgeRecording } from '../../suites/audit/replay.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { readHar } from '../../suites/recording/read.js';
import { openGateway, type Passing } from '../../fixtures/gateways.js';
import { mimeOf } from '../../fixtures/wiki/files.js';
import {
  answer,
  listingOf,
  requestOf,
  wikiOf,
  type Lag,
  type Reply,
  type Wiki,
  type WikiFile,
} from '../../fixtures/wiki/wiki.js';
import { readHtmlPage } from '../../suites/answers/html/page.js';
import { isObject } from '../../suites/answers/reading.js';

type Audited = Awaited<ReturnType<typeof auditConfiguration>>;

/** The wikis are local, but their addresses need not be loopback. */
const UNHURRIED = { strength: 1, rate: 10_000, maxRequests: 1_000_000, maxPages: 1_000_000 } as const;

export function auditWiki(url: string, declared: Declared = {}, options: Partial<AuditOptions> = {}) {
  return audit({ url, seed: 'real wikis', ...UNHURRIED, ...options, parameters: declared });
}

/** The parameters that decide what a wiki is asked. */
const ASKED_BY: readonly ParameterName[] = ['file_namespace', 'mime_filter', 'session_cookie', 'access'];

/** Starts the wiki, audits it, judges the recording in all other ways, and stops the wiki. */
export async function auditConfiguration(configuration: Configuration) {
  const wiki = await startConfigured(configuration);
  const recorder = await recorderOf(wiki.url);
  const folder = await mkdtemp(join(tmpdir(), 'real-wikis-'));
  const { url, recorded } = recorder;
  const { origin } = new URL(url);
  try {
    const declares: Declared = configuration.declares(origin);
    const har = join(folder, 'audit.har');
    const twin = await twinOf(url, configuration);
    const before = recorded.length;
    const declared = await auditWiki(url, declares, { har, strength: configuration.strength ?? 1 });
    const requests = recorded.slice(before);
    const recording = await readHar(har);
    const judged = (parameters: Declared) =>
      ASKED_BY.some(name => parameters[name] !== declares[name])
        ? auditWiki(url, parameters)
        : judgeRecording({ ...recording, parameters });
    const inferred = await inferProfile({ url, rate: UNHURRIED.rate });
    return {
      origin,
      literal: await judged({}),
      declared,
      replayed: await judgeRecording(recording),
      /** Whether the answers show the mark of the configuration. */
      isShown: requests.some(({ reply }) => configuration.shows?.test(reply.body.toString()) ?? true),
      /** Where the reference wiki with the same contents answers differently. */
      differences: differencesFrom(twin, requests),
      inferred,
      byInferred: await judged(inferred.parameters),
    };
  } finally {
    await recorder.close();
    await wiki.close();
    await rm(folder, { recursive: true });
  }
}

export interface Row extends Audited {
  readonly name: string;
  readonly configuration: Configuration;
}

const DATABASES = { sqlite: 'SQLite', mariadb: 'MariaDB', postgresql: 'PostgreSQL' };
const VERSIONS = { bookworm: '1.39', trixie: '1.43' };
const ORIGIN = 'https://wiki.example';

const INTRODUCTION = `# Real wikis

Results of auditing real MediaWikis. Each wiki is Debian's MediaWiki in a container
([\`fixtures/mediawiki\`](../fixtures/mediawiki/configurations.ts)), set up in one of the ways that real wikis are.
It is audited with the parameters that it declares. The contract's literal values and the inferred ones are judged
from the recording, or in an audit of their own if they change what is asked.
\`npm run test:wikis\` repeats the audits and compares them with this page; with \`UPDATE_DOCS=1\` it rewrites the page.

"Fails literally" lists the failed rules, each with the parameters that would explain its failure.
"Inferred" is what \`wiki-query-conformance profile API_URL\` infers; if it proposes everything that the wiki
declares, the results are the same. Otherwise the column lists the parameters that the wiki does not show, and the rules
whose outcome differs without them. It also lists the rules that fail on the first page whatever the parameters are.

The recording of every audit, re-judged offline, gives the same report.
`;

export function pageOf(rows: readonly Row[]): string {
  const head = ['Wiki', 'MediaWiki', 'Fails literally', 'Declares', 'Audit with that', 'Inferred'];
  return [INTRODUCTION, table(head, rows.map(cellsOf)), ''].join('\n');
}

export const rowText = (row: Row): string => tableRow(cellsOf(row));

function cellsOf(row: Row): string[] {
  const { name, configuration, literal, declared } = row;
  const failures = failedIn(literal).map(({ rule, parameters = [] }) =>
    parameters.length > 0 ? `${code(rule)} (${parameters.map(code).join(' or ')})` : code(rule),
  );
  const declares = configuration.declares(ORIGIN);
  const { suite = 'bookworm', database = 'sqlite' } = configuration.wiki;
  const version = `${VERSIONS[suite]}, ${DATABASES[database]}`;
  return [name, version, listed(failures), listed(pairs(declares)), verdictOf(declared), inferredCell(row)];
}

const code = (text: string) => `\`${text}\``;
const listed = (items: readonly string[]) => (items.length > 0 ? items.join('<br>') : 'nothing');
const pairs = (parameters: Declared) => Object.entries(parameters).map(pair => code(pair.join('=')));
const failedIn = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'failed');

/** The inferred parameters, with the origin replaced, and the unknown parameters. */
function inferredCell({ configuration, inferred, origin, declared, byInferred }: Row): string {
  const declares = configuration.declares(ORIGIN);
  const found: Declared = Object.fromEntries(
    Object.entries(inferred.parameters).map(([name, value]) => [name, value.replace(origin, ORIGIN)]),
  );
  const isSame = Object.keys(declares).length > 0 && isDeepStrictEqual(found, declares);
  const missed = Object.keys(declares).filter(name => !(name in found));
  const before = new Map(declared.results.map(({ rule, outcome }) => [rule, outcome]));
  const changed = byInferred.results
    .filter(({ rule, outcome }) => before.get(rule) !== outcome)
    .map(({ rule, outcome }) => `${code(rule)} is ${code(outcome)}`);
  return [
    isSame ? 'the same' : listed(pairs(found)),
    ...(missed.length > 0
      ? [
          `not determined: ${missed.map(code).join(', ')}`,
          changed.length > 0 ? `then ${changed.join(', ')}` : 'the outcomes are the same',
        ]
      : []),
  ].join('<br>');
}

function verdictOf(report: Report): string {
  const named = (outcomes: readonly string[]) =>
    report.results
      .filter(({ outcome }) => outcomes.includes(outcome))
      .filter(({ level, outcome }) => outcome === 'failed' || level === 'MUST')
      .map(({ rule }) => code(rule))
      .join(', ');
  if (report.conformant === true) return report.complete ? 'conformant' : 'conformant, as far as asked';
  const failed = named(['failed']);
  return failed === '' ? `inconclusive: cannot tell ${named(['cantTell', 'untested'])}` : `fails ${failed}`;
}

interface Recorded {
  readonly asked: Passing;
  readonly reply: Reply;
}

/** A proxy that records requests and answers, and changes nothing. */
export async function recorderOf(wikiUrl: string) {
  const recorded: Recorded[] = [];
  const gateway = await openGateway(wikiUrl, async (asked, pass) => {
    const reply = await pass();
    recorded.push({ asked, reply });
    return reply;
  });
  return { ...gateway, recorded };
}

/** The recorded requests to which the twin answers differently. */
export function differencesFrom(twin: Wiki, requests: readonly Recorded[]) {
  return requests.flatMap(({ asked: { target, headers }, reply }) => {
    const real = comparable(reply);
    const own = comparable(answer(requestOf(target, headers), twin));
    return isDeepStrictEqual(own, real) ? [] : [{ target, real, twin: own }];
  });
}

type Json = Readonly<Record<string, unknown>>;

const objectIn = (value: unknown): Json => (isObject(value) ? value : {});

/** What wikis with the same contents have in common, without what the contract leaves open. */
function comparable({ status, headers, body: bytes }: Reply) {
  const valuesOf = (wanted: string) =>
    headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);
  const mediaType = valuesOf('content-type').join().toLowerCase().replace(/;.*$/, '');
  const body = bytes.toString();
  const json = mediaType === 'text/html' ? readHtmlPage(body).json : (JSON.parse(body) as unknown);
  if (!isObject(json)) throw new Error(`no JSON object in ${body.slice(0, 300)}`);
  const { batchcomplete, continue: next, error } = json;
  const query = objectIn(json['query']);
  const records = Object.entries(objectIn(query['pages'])).map(([id, record]) => [id, known(record)]);
  return {
    status,
    mediaType,
    // Cookies' values differ from wiki to wiki.
    cookies: valuesOf('set-cookie')
      .map(cookie => `${cookie.replace(/=.*$/, '')} ${/; *max-age=0\b/i.test(cookie) ? 'cleared' : 'set'}`)
      .toSorted(),
    json: { batchcomplete, next, error: objectIn(error)['code'] },
    query: { ...query, pages: Object.fromEntries(records) as Json },
    // The comparison of objects ignores key order.
    codes: Object.keys(objectIn(query['languageinfo'])),
  };
}

/** The members that the contract defines; an existing page may have more. */
function known(record: unknown): unknown {
  const { ns, title, missing } = objectIn(record);
  return isObject(record) && 'missing' in record ? record : { ns, title, missing };
}

/** Configures the reference wiki to answer as the wiki at this `api.php`. */
export async function twinOf(api: string, { wiki, declares }: Configuration): Promise<Wiki> {
  const { origin, pathname } = new URL(api);
  const declared = declares(origin);
  const config = wiki.config ?? '';
  const closed = config.includes("['read'] = false");
  return wikiOf({
    ...(closed ? { files: 0, languages: [], replication: [] } : await contentsOf(api)),
    scriptPath: pathname.replace(/\/api\.php$/, ''),
    capitalLinks: !config.includes('$wgCapitalLinks = false'),
    debuginfo: config.includes('$wgDebugToolbar'),
    private: closed,
    ...(declared.article_url !== undefined && { articleUrl: declared.article_url }),
    ...(declared.upload_url !== undefined && { uploadUrl: declared.upload_url }),
    ...(declared.hash_levels === '0' && { hashLevels: 0 }),
    ...(declared.file_namespace !== undefined && { fileNamespace: declared.file_namespace }),
    ...(declared.mime_filter === 'off' && { mimeFilter: 'off' }),
    ...(declared.ui_language === 'de' && { uiLanguage: 'de' }),
    ...(declared.session_cookie !== undefined && { sessionCookie: declared.session_cookie }),
  });
}

interface Answer {
  readonly continue?: Readonly<Record<string, string>>;
  readonly query: {
    readonly allimages: readonly { name: string; timestamp: string; descriptionshorturl: string }[];
    readonly dbrepllag: readonly Lag[];
    readonly languageinfo: Json;
  };
}

async function contentsOf(api: string) {
  const ask = async (query: Readonly<Record<string, string>>): Promise<Answer> => {
    const parameters = new URLSearchParams({ action: 'query', ...query, format: 'json' });
    return (await (await fetch(`${api}?${parameters.toString()}`)).json()) as Answer;
  };
  const files: WikiFile[] = [];
  for (let next: Answer['continue'] = {}; next !== undefined;) {
    const page: Answer = await ask({ list: 'allimages', ...next });
    for (const { name, timestamp, descriptionshorturl } of page.query.allimages) {
      const pageId = Number(/curid=([0-9]+)$/.exec(descriptionshorturl)?.[1]);
      files.push({ name, timestamp, pageId, mime: mimeOf(name) });
    }
    next = page.continue;
  }
  return {
    files: listingOf(files),
    languages: Object.keys((await ask({ meta: 'languageinfo' })).query.languageinfo),
    replication: (await ask({ meta: 'siteinfo', siprop: 'dbrepllag' })).query.dbrepllag,
  };
}
