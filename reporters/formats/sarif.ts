/** The report in SARIF 2.1.0. Code scanning shows every result as a problem, so only failures are results. */
import type { Invocation, Log, Notification, ReportingDescriptor, Result, Run } from 'sarif';
import { REPOSITORY, rulePage } from '../../schemas/addresses.js';
import { decides, type RecordedExchange, type Report, type RuleResult } from '../../schemas/verdict.js';
import { caveatsOf, coverageText } from '../report/verdict-words.js';
import { rationaleOf, factLines, factsOf, ruleOf, targetName } from '../report/facts.js';
import { excuseOf } from '../report/results.js';
import { safeJson } from '../text/safe-json.js';
import { printable } from '../../schemas/text/printable.js';

const contractFile = 'schemas/contract.md';

export function sarifReport(report: Report): string {
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return safeJson({ $schema, version: '2.1.0', runs: [runOf(report)] } satisfies Log);
}

function runOf(report: Report): Run {
  const { suite, contract, results, target, seed, conformant, complete, reason, totals } = report;
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const ids = new Set(failed.flatMap(({ evidence }) => evidence.map(({ exchange }) => exchange)));
  const cited = report.exchanges.filter(({ id }) => ids.has(id));
  const caveats = caveatsOf(report);
  const hashes = { 'sha-256': contract.digest.replace('sha256:', '') };
  const rules = results.map(descriptor);
  return {
    tool: { driver: { name: suite.name, version: suite.version, informationUri: REPOSITORY, rules } },
    automationDetails: {
      id: `${printable(target.url)}/`,
      description: { text: plainText(printable(targetName(report), 500)) },
    },
    invocations: [invocation(report, caveats)],
    artifacts: [{ location: { uri: contractFile }, hashes }],
    results: failed.map(result => resultOf(result, cited, report)),
    webRequests: cited.map(({ request: { method, url, headers } }) => ({ method, target: url, headers })),
    properties: {
      target,
      seed,
      conformant,
      complete,
      reason,
      ...(caveats.length > 0 ? { caveats } : {}),
      ...(report.plan ? { coverage: coverageText(report) } : {}),
      totals,
      outcomes: Object.fromEntries(results.map(({ rule, outcome }) => [rule, outcome])),
    },
  };
}

function descriptor({ rule, section, level }: RuleResult): ReportingDescriptor {
  const statement = ruleOf(rule)?.statement;
  const rationale = rationaleOf(rule);
  const known = statement !== undefined &&
    rationale && {
      shortDescription: { text: statement },
      fullDescription: { text: rationale.why },
      helpUri: rulePage(rule),
      help: {
        text: [statement, rationale.why, rationale.clients].join('\n\n'),
        markdown: `> ${statement}\n\n**Why the rule exists.** ${rationale.why}\n\n**What breaks for clients.** ${rationale.clients}`,
      },
    };
  return {
    id: rule,
    ...known,
    defaultConfiguration: { level: severity(level) },
    properties: { level, section, tags: [level] },
  };
}

function resultOf(result: RuleResult, cited: readonly RecordedExchange[], report: Report): Result {
  const facts = factsOf(result, report).filter(([label]) => label !== 'contract' && label !== 'seen');
  const pointers = new Set(result.evidence.flatMap(({ pointer }) => pointer ?? []));
  const places = [...pointers].map(fullyQualifiedName => ({ fullyQualifiedName, kind: 'value' }));
  const excuse = excuseOf(result, report);
  const request = cited.findIndex(({ id }) => id === result.evidence[0]?.exchange);
  return {
    ruleId: result.rule,
    ruleIndex: report.results.indexOf(result),
    kind: 'fail',
    level: severity(result.level, report.strict),
    // Code scanning takes the first sentence as the title.
    message: { text: plainText([`${printable(result.message, 1_000)}.`, factLines(facts)].join('\n')) },
    // GitHub reads only this name.
    partialFingerprints: { primaryLocationLineHash: `${result.rule}:${report.target.url}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: contractFile, index: 0 },
          region: { startLine: ruleOf(result.rule)?.line ?? 1 },
        },
        logicalLocations: pointers.size === 0 ? undefined : places,
      },
    ],
    suppressions: excuse === undefined ? undefined : [{ kind: 'external', justification: excuse }],
    webRequest: request === -1 ? undefined : { index: request },
    properties: result.evidence.length === 0 ? undefined : { evidence: result.evidence },
  };
}

function invocation(report: Report, caveats: readonly string[]): Invocation {
  const { fault, results } = report;
  const start = Date.parse(report.started) || 0;
  const unsure = results.filter(({ outcome }) => outcome === 'cantTell');
  return {
    executionSuccessful: fault === undefined,
    startTimeUtc: new Date(start).toISOString(),
    endTimeUtc: new Date(start + report.durationMs).toISOString(),
    toolExecutionNotifications: [
      ...(fault ? [notification(`${fault.where}: ${fault.message}`, 'error')] : []),
      ...caveats.map(caveat => notification(caveat, 'warning')),
      ...unsure.map(({ rule: id, message }) => ({
        ...notification(message, 'warning'),
        associatedRule: { id },
      })),
    ],
  };
}

const notification = (text: string, level: 'error' | 'warning'): Notification => ({
  level,
  message: { text: plainText(printable(text, 1_000)) },
});

function severity(level: RuleResult['level'], strict = false): 'error' | 'warning' | 'note' {
  if (level === 'INFO') return 'note';
  return decides(level, strict) ? 'error' : 'warning';
}

/** Readers take brackets for links and braces for placeholders. */
function plainText(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&').replace(/[{}]/g, '$&$&');
}
