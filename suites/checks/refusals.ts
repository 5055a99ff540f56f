/** The rules that refusals break (contract 5, 7): a trial has proven that a question is refused while its neighbours are answered. */
import { ruleLocations, type RuleId } from '../../schemas/generated/rules.js';
import { refusalKind, whatCame, whyNothing, type Lost } from '../answers/reading.js';
import { refusalExplains, type Evidence, type Refusal } from '../evidence/evidence.js';
import type { Violation } from '../evidence/violations.js';
import { quoted } from '../values/messages.js';
import { isOfManner, labelOf, unusualIn, type Query } from '../values/queries.js';
import { isDeclaredRefusal } from '../evidence/profile.js';

export interface JudgedRefusal extends Refusal {
  readonly rule: RuleId | undefined;
}

/** Every question that was never answered, with the rule that its refusal breaks, or that of the refusal that explains it. */
export function judgedRefusals(evidence: Evidence): JudgedRefusal[] {
  const judged = evidence.refusals.map(refusal => ({ ...refusal, rule: ruleFor(evidence, refusal) }));
  const proven = judged.filter(({ rule }) => rule !== undefined);
  return judged.map(refusal => ({
    ...refusal,
    rule: refusal.rule ?? proven.find(other => refusalExplains(other, refusal))?.rule,
  }));
}

export function violationBy({ query, last, isRepeated, following, trial, rule }: JudgedRefusal): Violation {
  const code = last.kind === 'error' ? last.code : undefined;
  const isDenied = rule === 'session.no-credentials';
  const isOff = code === 'mimesearchdisabled';
  const sent = rule === 'allimages.next-page-start' && query.cursor && quoted(query.cursor.aicontinue, 80);
  const hint = `the continuation leads to no page: its \`aicontinue\`, ${sent}, was sent back as it came`;
  return {
    message: `${whyNothing(last)}${isRepeated ? ', but it was answered before' : ''}`,
    place: labelOf(query) + (following ? ` right after ${labelOf(following)}` : ''),
    exchange: last.exchange.id,
    ...(code === undefined ? whatCame(last.exchange) : { pointer: '/error/code', actual: code }),
    expected: 'an answer',
    trial,
    hint: isDenied ? 'the wiki may be private' : sent ? hint : undefined,
    parameters: isDenied ? ['access'] : isOff ? ['mime_filter'] : undefined,
  };
}

/** The rule that a refusal breaks, from the widest reason to the narrowest. */
function ruleFor(
  { profile, plain, missing, existing, isAuthorized }: Evidence,
  { query, last, trial, isRepeated, following, isAlways }: Refusal,
): RuleId | undefined {
  const kind = refusalKind(last);
  if (kind === undefined || kind === 'busy' || isDeclaredRefusal(profile, query, last)) return undefined;
  const isError = last.kind === 'error';
  const isDenied = kind === 'denied';
  const isBody = kind === 'page' || kind === 'undecodable';
  if (isAlways) {
    // A gateway may refuse everything: only the API itself can say that it wants credentials, or that the question is wrong.
    if (!isError) return undefined;
    const isMeantForAll = !isAuthorized && profile.values.access === 'open';
    if (isDenied) return isMeantForAll ? 'session.no-credentials' : undefined;
    return plain.size === 1 && kind === 'error' ? ruleOfResult(query) : undefined;
  }
  // If several queries fail, the server is out of order, which breaks no rule.
  const failing = [...plain.values()].filter(reading => refusalKind(reading) === 'failure');
  if (!trial || (kind === 'failure' && failing.length > 1)) return undefined;
  if (following || query.underWay) return 'envelope.same-question';
  if (isRepeated && !query.cursor) {
    if (isDenied) return 'session.no-credentials';
    if (isError) return 'envelope.same-question';
    return isBody ? 'envelope.json' : 'envelope.status';
  }
  if (query.bare) return isDenied ? 'session.no-credentials' : undefined;
  if (query.cookie !== undefined)
    return last.exchange.response?.status === 200 ? 'session.same-answer' : 'session.same-status';
  if (isOfManner(query) && kind !== 'failure') return 'envelope.same-question';
  if (isDenied) return 'session.no-credentials';
  if (query.html && isBody) return 'html.embedded-json';
  if (query.html) return isError ? 'html.same-object' : 'envelope.status';
  // If other titles are answered, the query itself is not what is refused.
  const isTitle = !isBody && unusualIn(query) === 0 && missing.length + existing.length > 0;
  if (isTitle && query.title) return ruleOfTitle(query.title);
  if (isError) return ruleOfResult(query);
  return isBody ? bodyRule(last) : 'envelope.status';
}

const ruleOfTitle = ({ exists }: NonNullable<Query['title']>): RuleId =>
  exists ? 'duplicatefiles.existing-record' : 'duplicatefiles.not-an-error';

/** An error instead of the result of a query breaks the rule that owns the place of the result. */
function ruleOfResult({ query, types = [], cursor, title, repeat }: Query): RuleId | undefined {
  if (repeat !== undefined) return undefined;
  if (title) return ruleOfTitle(title);
  if (types.length > 0) return 'allimages.mime-filter';
  if (cursor) return 'allimages.next-page-start';
  return ruleLocations[query].find(({ pointer }) => pointer === `/query/${query}`)?.rule;
}

function bodyRule({ notApi }: Lost): RuleId {
  if (notApi === 'JSON') return 'envelope.object';
  return notApi === 'JSON object' ? 'envelope.query' : 'envelope.json';
}
