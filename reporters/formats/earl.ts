/** The report in W3C's Evaluation and Report Language (EARL 1.0) as JSON-LD. */
import { reasonOf } from '../report/causes.js';
import { urlFrom } from '../../schemas/text/url.js';
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { caveatsOf, coverageText } from '../report/verdict-words.js';
import { ruleOf, targetName } from '../report/facts.js';
import { safeJson } from '../text/safe-json.js';

// Inline, so that reading needs no network.
const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  http: 'http://www.w3.org/2011/http#',
  ptr: 'http://www.w3.org/2009/pointers#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const contractIri = 'https://wiki-query-conformance.invalid/contract';
const assertor = '_:suite';

export function earlReport(report: Report): string {
  const subject = subjectIri(report.target.url);
  const known = new Set(report.exchanges.map(({ id }) => id));
  const coverage = report.plan ? [`coverage: ${coverageText(report)}`] : [];
  const document = {
    '@context': context,
    '@graph': [
      {
        '@id': assertor,
        '@type': ['earl:Software', 'earl:Assertor'],
        'dct:title': report.suite.name,
        'dct:hasVersion': report.suite.version,
      },
      {
        '@id': subject,
        '@type': 'earl:TestSubject',
        'dct:title': targetName(report),
        'dct:description': [...caveatsOf(report), reasonOf(report), ...coverage].join('; '),
      },
      {
        '@id': contractIri,
        '@type': 'earl:TestRequirement',
        'dct:title': report.contract.title,
        'dct:identifier': report.contract.digest,
        'dct:hasPart': report.results.map(({ rule }) => ({ '@id': ruleIri(rule) })),
      },
      ...report.results.map(criterion),
      ...report.exchanges.map(request),
      ...report.results.map(result => assertion(result, subject, report.started, known)),
    ],
  };
  return safeJson(document);
}

function assertion(result: RuleResult, subject: string, started: string, known: ReadonlySet<number>): object {
  const pointers = result.evidence.map(({ exchange, pointer = '' }) => ({
    '@type': 'ptr:ExpressionPointer',
    'ptr:expression': pointer,
    'ptr:reference': known.has(exchange) ? { '@id': requestId(exchange) } : undefined,
  }));
  return {
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': assertor },
    'earl:subject': { '@id': subject },
    'earl:test': { '@id': ruleIri(result.rule) },
    'earl:mode': { '@id': 'earl:automatic' },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': { '@id': `earl:${result.outcome}` },
      'dct:description': result.message,
      'dct:date': { '@type': 'xsd:dateTime', '@value': started },
      'earl:info': result.hint,
      'earl:pointer': pointers.length === 0 ? undefined : pointers,
    },
  };
}

const criterion = ({ rule, section, level }: RuleResult): object => ({
  '@id': ruleIri(rule),
  '@type': 'earl:TestCriterion',
  'dct:identifier': rule,
  'dct:title': rule,
  'dct:description': ruleOf(rule)?.statement,
  'dct:subject': [level, `section ${section}`],
  'dct:isPartOf': { '@id': contractIri },
});

const request = ({ id, question, request: { method, url } }: RecordedExchange): object => ({
  '@id': requestId(id),
  '@type': 'http:Request',
  'dct:title': question,
  'http:methodName': method,
  'http:requestURI': url,
});

const requestId = (id: number) => `_:exchange-${id}`;

const ruleIri = (rule: string) => `${contractIri}#${encodeURIComponent(rule.toWellFormed())}`;

/** A recording may contain anything as its URL. */
function subjectIri(url: string): string {
  const address = /^https?:/i.test(url) ? urlFrom(url) : undefined;
  return address === undefined ? '_:target' : address.href.replace(/[<>"{}|\\^`]/g, encodeURIComponent);
}
