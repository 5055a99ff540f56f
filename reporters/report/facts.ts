/** The facts of one result as labelled lines, the same in every format. */
import { count } from '../../schemas/text/numbers.js';
import { isStale } from '../../schemas/baseline.js';
import { rationale, type Rationale } from '../../schemas/generated/rationale.js';
import { rules, type Rule } from '../../schemas/generated/rules.js';
import { isRuleId } from '../../schemas/rule-ids.js';
import type { Evidence, RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { blockedRules, excuseOf } from './results.js';
import { curlLine } from '../../schemas/text/curl.js';
import { whoAnswered } from '../../schemas/text/who-answered.js';
import { pad } from '../text/layout.js';
import { printable } from '../../schemas/text/printable.js';
import { urlFrom } from '../../schemas/text/url.js';

export type Fact = readonly [label: string, text: string];

/** Reports by other versions may name unknown rules. */
export function ruleOf(id: string): Rule | undefined {
  return isRuleId(id) ? rules[id] : undefined;
}

/** Unknown rules come last. */
export const lineOf = ({ rule }: { readonly rule: string }): number =>
  ruleOf(rule)?.line ?? Number.MAX_SAFE_INTEGER;

export function rationaleOf(id: string): Rationale | undefined {
  return isRuleId(id) ? rationale[id] : undefined;
}

export function targetName({ target }: { readonly target: { url: string; label?: string } }): string {
  const { url, label } = target;
  return label === undefined ? url : `${label} (${url})`;
}

/** Texts are cut to `limit` characters; a longer curl line is left out. */
export function factsOf(result: RuleResult, report: Report, limit = 1_000): Fact[] {
  const exchange = citedExchange(result, report);
  const again = exchange && curlLine(exchange.request, report.target.connectTo);
  const facts: (readonly [label: string, text: string | undefined])[] = [
    ['contract', ruleOf(result.rule)?.statement],
    ['seen', result.message],
    ['excused', excuseOf(result, report)],
    ...contrastOf(result.message, result.evidence[0]),
    ['at', placeOf(result, exchange)],
    ['server', exchange?.response && whoAnswered(exchange.response.headers)],
    ['trial', result.trial && trialText(result.trial)],
    ['hint', result.hint],
    ['fix', result.fix],
  ];
  return [
    ...facts.flatMap(([label, text]): Fact[] =>
      text === undefined ? [] : [[label, printable(text, limit)]],
    ),
    ...(again !== undefined && again.length <= limit ? [['request', printable(again)] as const] : []),
  ];
}

/** Expected and actual, unless the message contains both. */
export function contrastOf(message: string, { expected, actual }: Partial<Evidence> = {}) {
  const isSaid = [expected, actual].every(part => part !== undefined && says(message, part));
  const contrast = { expected, actual };
  return isSaid ? [] : Object.entries(contrast);
}

function says(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const around = [text.charAt(at - 1), text.charAt(at + part.length)];
  return at >= 0 && part !== '' && !around.some(unit => /\w/.test(unit));
}

export function citedExchange({ evidence }: RuleResult, { exchanges }: Report): RecordedExchange | undefined {
  return exchanges.find(({ id }) => id === evidence[0]?.exchange);
}

export function factLines(facts: readonly Fact[]): string {
  return facts.map(([label, text]) => `${pad(`${label}:`, 10)}${text}`).join('\n');
}

export function staleEntries({ baseline = [] }: Pick<Report, 'baseline'>) {
  const stale = baseline.filter(({ standing }) => isStale(standing));
  return stale.map(({ rule, standing, until = 'an earlier day' }) =>
    standing === 'passing'
      ? { rule, why: 'passes now', advice: 'delete its entry from the baseline' }
      : { rule, why: `was excused until ${printable(until, 20)}`, advice: 'fix it, or extend its date' },
  );
}

export const staleText = ({ rule, why, advice }: ReturnType<typeof staleEntries>[number]): string =>
  `${rule} ${why}: ${advice}`;

function trialText({ requests, p, lost }: NonNullable<RuleResult['trial']>): string {
  const chance = p < 0.0001 ? 'p < 0.0001' : `p = ${p.toPrecision(1)}`;
  const [first, second] = lost;
  const losses = first + second > 0 ? `; lost: ${first} and ${second}` : '';
  return `confirmed in a randomised trial of ${count(requests, 'request')} (${chance}${losses})`;
}

/** `MUST, section 2.2, blocks 7 rules`. */
export function placeText({ rule, level, section }: RuleResult, { results }: Report): string {
  const blocked = blockedRules(rule, { results }).length;
  const blocks = blocked === 0 ? '' : `, blocks ${count(blocked, 'rule')}`;
  return `${level}, section ${printable(section, 20)}${blocks}`;
}

function placeOf({ evidence }: RuleResult, exchange: RecordedExchange | undefined): string | undefined {
  const [first, ...others] = evidence;
  if (!first) return undefined;
  const where = `${exchange ? `${exchange.question}, ` : ''}exchange ${first.exchange}`;
  const at = first.pointer === undefined || first.pointer === '' ? where : `${first.pointer} (${where})`;
  return others.length === 0 ? at : `${at}, and ${count(others.length, 'more place')}`;
}

/** `2026-01-02 03:04`. */
export const momentOf = (started: string): string => printable(started.replace('T', ' ').slice(0, 16), 40);

/** `wiki.example/w` for `https://wiki.example/w/api.php`. */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\//i, '').replace(/\/api\.php$/, '');

export type Mask = (text: string) => string;

/** Hides the wiki's addresses, so that the texts of two audits can be compared. */
export function maskOf({ target }: Pick<Report, 'target'>): Mask {
  const addresses = [target.url, target.profile['base_url'], target.profile['public_origin']];
  const hosts = addresses.map(address => urlFrom(address ?? '')?.host ?? '').filter(host => host !== '');
  if (hosts.length === 0) return text => text;
  const escapedHosts = hosts.map(host => host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`((?:\\\\?/){2})(?:${escapedHosts})(?![\\w.:-])`, 'g');
  return text => text.replace(pattern, '$1{host}');
}
