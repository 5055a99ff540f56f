/** What tests expect of an audit of a hostile target, and what holds for every such audit. */
import type { RuleId } from '../../../schemas/generated/rules.js';
import { isRuleId } from '../../../schemas/rule-ids.js';
import type { Report } from '../../../schemas/verdict.js';
import { audit } from '../../audit/audit.js';
import type { AuditOptions } from '../../audit/options.js';

export interface Expected {
  readonly conformant: boolean | null;
  /** Stands in the reason of the verdict. */
  readonly says: string;
  /** Exactly these rules fail. */
  readonly failed: readonly RuleId[];
  /** So many requests at most. */
  readonly requests: number;
}

const MANY = 180;

const expecting =
  (conformant: boolean | null) =>
  (says: string, failed: readonly RuleId[] = [], requests = MANY): Expected => ({
    conformant,
    says,
    failed,
    requests,
  });

/** The target broke these rules: exit status 1. */
export const broken = expecting(false);

/** Nothing was proven either way: exit status 3. */
export const untold = (says: string, requests?: number) => expecting(null)(says, [], requests);

/** Odd, and within the contract: exit status 0. */
export const fine = (requests?: number, says = 'All MUST rules passed') =>
  expecting(true)(says, [], requests);

/** A server of somewhere else: a suite knows no fixtures. */
export interface Target {
  readonly url: string;
  close(): Promise<void>;
}

/** Every hostile target is audited so, unless told otherwise. */
export const optionsFor = ({ url }: Target, options: Omit<AuditOptions, 'url'> = {}): AuditOptions => ({
  url,
  seed: 'hostile',
  strength: 1,
  retries: 0,
  lastingMs: 0,
  maxPages: 20,
  ...options,
});

/** Audits a target and ends it. */
export async function reportOn(target: Target, options: Omit<AuditOptions, 'url'> = {}): Promise<Report> {
  try {
    return await audit(optionsFor(target, options));
  } finally {
    await target.close();
  }
}

/** What of a report an expectation speaks of, in the words and bounds of the expectation where they are met. */
export function compared(report: Report, { says, requests }: Expected) {
  return {
    ...seen(report),
    says: report.reason.includes(says) ? says : report.reason,
    requests: Math.max(report.requests, requests),
  };
}

/** What of a report an expectation speaks of, whatever was expected. */
export function seen(report: Report) {
  const failed = report.results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule }) => rule)
    .filter(isRuleId);
  return { conformant: report.conformant, failed, wrong: wrongIn(report) };
}

/** What must not be so in any report, whatever the target did. */
function wrongIn(report: Report): string[] {
  const known = new Set(report.exchanges.map(({ id }) => id));
  const uncited = report.results.filter(
    ({ outcome, evidence }) =>
      outcome === 'failed' &&
      (evidence.length === 0 || evidence.some(({ exchange }) => !known.has(exchange))),
  );
  return [
    ...(report.fault ? [`a fault: ${report.fault.where}: ${report.fault.message}`] : []),
    ...uncited.map(({ rule }) => `${rule} fails without an exchange to show for it`),
    ...unfit(textsOf(report)),
  ];
}

/** Every text of a report that is written for people. */
export function textsOf({ reason, results, observations, fault, exchanges }: Report): string[] {
  const findings = results.flatMap(({ message, hint, evidence }) => [
    message,
    hint,
    ...evidence.flatMap(({ pointer, expected, actual }) => [pointer, expected, actual]),
  ]);
  const all = [reason, fault?.message, ...findings, ...observations.map(({ seen: text }) => text)];
  return [...all, ...exchanges.map(({ loss }) => loss)].filter(text => text !== undefined);
}

/** What a terminal obeys, hides or reorders. */
export const OBEYED = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;
const LONGEST = 700;

function unfit(texts: readonly string[]): string[] {
  return texts.flatMap(text => {
    const start = JSON.stringify(text.slice(0, 80));
    if (text.length > LONGEST) return [`${text.length} characters: ${start}`];
    return OBEYED.test(text) || !text.isWellFormed() ? [`unprintable: ${JSON.stringify(text)}`] : [];
  });
}
