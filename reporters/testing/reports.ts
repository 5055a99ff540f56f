import { createHash } from 'node:crypto';
import {
  resultOf,
  totalsOf,
  verdictOf,
  type Finding,
  type RecordedExchange,
  type Report,
  type RuleResult,
} from '../../schemas/verdict.js';
import { contract, rules, type RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { Recorded } from '../report/repeat.js';

export type Findings = Partial<Readonly<Record<RuleId, Finding>>>;

const api = 'http://127.0.0.1:8080/api.php';

const passed: Finding = { outcome: 'passed', message: '23 answers checked' };
const nothing: Finding = { outcome: 'inapplicable', message: 'no answer carries `debuginfo`' };

export const bodyOf = (body: string) => ({
  body,
  bodyBytes: Buffer.byteLength(body),
  bodyDigest: `sha256:${createHash('sha256').update(body).digest('hex')}`,
});

const listing: RecordedExchange = {
  id: 4,
  question: 'allimages page 1',
  request: {
    method: 'GET',
    url: `${api}?action=query&list=allimages&format=json`,
    headers: { 'user-agent': 'wiki-query-conformance/1.0.0', accept: '*/*', 'accept-encoding': 'gzip' },
  },
  response: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    ...bodyOf('{"batchcomplete":""}'),
  },
  ms: 12,
};

const withCookie: RecordedExchange = {
  ...listing,
  id: 17,
  question: 'dbrepllag with a session cookie',
  request: {
    ...listing.request,
    url: `${api}?action=query&meta=siteinfo&siprop=dbrepllag&format=json`,
    headers: { ...listing.request.headers, cookie: "wiki_session=it's" },
  },
};

/** Fixed, so that a new rule changes no sample. */
const ids = `envelope.status envelope.json envelope.debuginfo envelope.engine-version html.pretty html.notice
  languageinfo.map languageinfo.order allimages.list allimages.ns allimages.url allimages.url-prefix
  allimages.title-from-name allimages.curid-unique allimages.page-size allimages.mime-filter allimages.mime-union
  dbrepllag.list dbrepllag.declared duplicatefiles.page duplicatefiles.normalized
  session.no-credentials session.same-answer session.no-live-cookie`.split(/\s+/) as RuleId[];

/** Every rule passed except those in `findings`. */
export function reportOf(findings: Findings, changes: Partial<Report> = {}): Report {
  const all: Findings = { 'envelope.debuginfo': nothing, ...findings };
  const results: RuleResult[] = ids.map(rule => resultOf(rule, all[rule] ?? passed));
  const verdict = verdictOf(results, {
    strict: changes.strict ?? false,
    selected: new Set(ruleIds),
    fault: changes.fault,
  });
  return {
    reportVersion: '1',
    suite: { name: 'wiki-query-conformance', version: '1.0.0' },
    contract: { title: contract.title, version: contract.version, digest: contract.digest },
    target: { url: api, profile: { base_url: 'http://127.0.0.1:8080' }, declared: [] },
    seed: '4f2a9c',
    selection: ['*'],
    strict: false,
    started: '2026-01-02T03:04:05.678Z',
    durationMs: 812,
    requests: 47,
    ...verdict,
    flaky: [],
    totals: totalsOf(results),
    results,
    observations: [
      { silence: 'envelope.json-style', section: '1', seen: 'no white space between members' },
      { silence: 'html.page', section: '1', seen: 'the JSON is not highlighted' },
      { silence: 'allimages.key-order', section: '2.2', seen: 'name, timestamp, url' },
    ],
    exchanges: [listing, withCookie],
    ...changes,
  };
}

export const conformant = reportOf({});

const message = '30 of at least 31 pages walked (--max-pages)';
const cutOff: Finding = { outcome: 'cantTell', message, cutOff: true };

export const asFarAsAsked = reportOf(
  { 'allimages.curid-unique': cutOff, 'allimages.mime-union': cutOff },
  {
    requests: 100,
    durationMs: 24_300,
    target: {
      url: 'https://wiki.example/w/api.php',
      profile: { article_url: 'https://wiki.example/wiki/$1' },
      declared: ['article_url'],
    },
  },
);

export const nonconformant = reportOf({
  'allimages.ns': {
    outcome: 'failed',
    message: '`ns` is 0, not 6',
    place: '`C&D.png`, page 1',
    hint: 'No parameter excuses this: the namespace of files has the number 6 in every wiki.',
    evidence: [
      { exchange: 4, pointer: '/query/allimages/3/ns', expected: '6', actual: '0' },
      { exchange: 4, pointer: '/query/allimages/4/ns', expected: '6', actual: '0' },
    ],
  },
  'allimages.url-prefix': {
    outcome: 'failed',
    message:
      'the `url` of `C&D.png` starts with http://cdn.wiki.example/w/uploads/, not with http://127.0.0.1:8080/images/',
    hint: '`--set upload_url=http://cdn.wiki.example/w/uploads` declares another folder for uploaded files.',
    evidence: [
      {
        exchange: 4,
        pointer: '/query/allimages/3/url',
        expected: 'http://127.0.0.1:8080/images/a/ab/C%26D.png',
        actual: 'http://cdn.wiki.example/w/uploads/a/ab/C%26D.png',
      },
    ],
  },
  'session.same-answer': {
    outcome: 'failed',
    message: 'the answer with a session cookie has lag 0, the one without has lag -1',
    evidence: [{ exchange: 17, pointer: '/query/dbrepllag/0/lag' }],
  },
  'session.no-live-cookie': {
    outcome: 'failed',
    message: 'an answer to a request without cookies sets `wiki_session`',
    evidence: [{ exchange: 4 }],
  },
  'allimages.title-from-name': { outcome: 'untested', message: '`allimages.ns` failed' },
  'allimages.mime-filter': { outcome: 'cantTell', message: 'no answer within 10 s' },
  'allimages.mime-union': { outcome: 'cantTell', message: 'no answer within 10 s' },
});

const lost: Finding = {
  outcome: 'cantTell',
  message: 'no connection to 127.0.0.1 port 8080: refused',
  evidence: [{ exchange: 4 }],
};

const { response: _answer, ...unanswered }: RecordedExchange = { ...listing, loss: lost.message };

export const inconclusive = reportOf(
  {
    ...Object.fromEntries(ids.map(rule => [rule, lost])),
    'envelope.debuginfo': { outcome: 'untested', message: 'no answer was judged' },
  },
  { requests: 4, durationMs: 31, observations: [], exchanges: [unanswered] },
);

/** More failures than a screen holds. */
export const ruined = reportOf(
  Object.fromEntries(
    ids
      .filter(rule => rules[rule].level !== 'INFO')
      .map((rule, index) => [
        rule,
        {
          outcome: index % 8 === 7 ? 'cantTell' : 'failed',
          message: `answer ${index} does not conform`,
          evidence: [{ exchange: 4 }],
        },
      ]),
  ),
);

export const recordedAudit: Recorded['audit'] = {
  suite: { version: '1.0.0' },
  target: api,
  parameters: {},
  seed: '4f2a9c',
  strength: 2,
  isAuthorized: false,
  selection: ['*'],
  strict: false,
  started: conformant.started,
  budgets: { maxPages: null, maxRequests: 100 },
};
