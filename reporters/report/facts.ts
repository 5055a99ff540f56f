/** What a report tells of one result besides its outcome, as labelled lines: the same in every format. */
import { rules } from '../../schemas/generated/rules.js';
import type { Rule, RuleId } from '../../schemas/generated/rules.js';
import type { RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { amount } from '../text/amounts.js';
import { curlLine } from '../text/curl.js';
import { pad } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';

export interface Fact {
  readonly label:
    'contract' | 'clients' | 'seen' | 'excused' | 'expected' | 'actual' | 'at' | 'fix' | 'again';
  /** Printable, on one line. */
  readonly text: string;
}

/** What the contract says of a rule; a report of another version may name rules that it does not know. */
export function ruleOf(id: string): Rule | undefined {
  return Object.hasOwn(rules, id) ? rules[id as RuleId] : undefined;
}

/** Each text is cut to `limit` characters, but for the curl line: it is whole, or left out. */
export function factsOf(result: RuleResult, report: Report, limit = 1_000): Fact[] {
  const [first] = result.evidence;
  const exchange = report.exchanges.find(({ id }) => id === first?.exchange);
  const again = exchange ? curlLine(exchange.request) : '';
  return [
    ...fact('contract', ruleOf(result.rule)?.statement, limit),
    ...fact('seen', result.message, limit),
    ...fact('excused', excuseOf(result, report), limit),
    ...fact('expected', first?.expected, limit),
    ...fact('actual', first?.actual, limit),
    ...fact('at', placeOf(result, exchange), limit),
    ...fact('fix', result.hint, limit),
    ...fact('again', again === '' || again.length > limit ? undefined : again, Infinity),
  ];
}

/** One line a fact, the labels in a column. */
export function factLines(facts: readonly Fact[]): string {
  return facts.map(({ label, text }) => `${pad(`${label}:`, 10)}${text}`).join('\n');
}

/** Why a baseline excuses a failure. */
export function excuseOf({ rule, outcome }: RuleResult, { baseline = [] }: Report): string | undefined {
  if (outcome !== 'failed') return undefined;
  return baseline.find(entry => entry.rule === rule && entry.standing === 'failing')?.reason;
}

function fact(label: Fact['label'], text: string | undefined, limit: number): Fact[] {
  return text === undefined ? [] : [{ label, text: printable(text, limit) }];
}

/** The place of the first piece of evidence, in words. */
function placeOf({ evidence }: RuleResult, exchange: RecordedExchange | undefined): string | undefined {
  const [first, ...others] = evidence;
  if (!first) return undefined;
  const where = `${exchange ? `${exchange.question}, ` : ''}exchange ${first.exchange}`;
  const at = first.pointer === undefined || first.pointer === '' ? where : `${first.pointer} (${where})`;
  return others.length === 0 ? at : `${at}, and ${amount(others.length, 'more place')}`;
}
