/**
 * What follows from questions that no API answered (contract 5, 7): the rule that a refusal breaks, if a trial has proven that it
 * is refused while its neighbours are answered.
 */
import { ruleLocations, type RuleId } from '../../schemas/generated/rules.js';
import { refusalKind, whatCame, type RefusalKind } from '../answers/refusal.js';
import { whyNothing, type ApiError, type Lost } from '../answers/reading.js';
import { refusalExplains, type Evidence, type Refusal } from '../evidence/evidence.js';
import type { Violation } from '../evidence/violations.js';
import { quoted } from '../values/messages.js';
import { labelOf, PLAIN_PARTS, unusualIn, type Query } from '../values/queries.js';
import { isDeclaredRefusal } from '../evidence/profile.js';

/** A refusal, and the rule that it breaks, if any. */
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

/** A refusal as a violation of the rule that it breaks. */
export function violationBy({ query, last, isRepeated, trial, rule }: JudgedRefusal): Violation {
  const came =
    last.kind === 'error' ? { pointer: '/error/code', actual: last.code } : whatCame(last.exchange);
  return {
    message: `${whyNothing(last)}${isRepeated ? ', but it was answered before' : ''}`,
    place: labelOf(query),
    exchange: last.exchange.id,
    ...came,
    expected: 'an answer',
    ...(trial ? { trial } : {}),
    ...explanationOf(rule, last, query),
  };
}

function explanationOf(
  rule: RuleId | undefined,
  last: Refusal['last'],
  { cursor }: Query,
): Pick<Violation, 'hint' | 'parameters'> {
  if (rule === 'allimages.next-page-start' && cursor)
    return {
      hint: `the continuation leads to no page: its \`aicontinue\`, ${quoted(cursor.aicontinue, 80)}, was sent back as it came`,
    };
  if (rule === 'session.no-credentials') return { hint: 'the wiki may be private', parameters: ['access'] };
  return last.kind === 'error' && last.code === 'mimesearchdisabled' ? { parameters: ['mime_filter'] } : {};
}

/** The rule that a refusal breaks, from the widest reason to the narrowest. */
function ruleFor(evidence: Evidence, refusal: Refusal): RuleId | undefined {
  const { query, last, trial, isRepeated, isAlways } = refusal;
  const kind = refusalKind(last);
  if (kind === undefined || isDeclaredRefusal(evidence.profile, query, last)) return undefined;
  if (isAlways) return ruleOfNothing(evidence, query, last, kind);
  if (!trial || (kind === 'failure' && isOutage(evidence))) return undefined;
  const isError = last.kind === 'error';
  const isDenied = kind === 'denied';
  // What is refused because it was asked before has another answer than before.
  if (isRepeated && !query.cursor) {
    if (isDenied) return 'session.no-credentials';
    if (isError) return 'envelope.same-question';
    return kind === 'page' ? 'envelope.json' : 'envelope.status';
  }
  if (kind === 'undecodable') return undecodableRule(query);
  if (query.bare) return isDenied ? 'session.no-credentials' : undefined;
  if (query.cookie !== undefined)
    return isError && last.exchange.response?.status === 200 ? 'session.same-answer' : 'session.same-status';
  const isOfManner = !query.html && PLAIN_PARTS.some(part => query[part] !== undefined);
  if (isOfManner && kind !== 'failure') return 'envelope.same-question';
  if (isDenied) return 'session.no-credentials';
  if (query.html && kind === 'page') return 'html.embedded-json';
  if (query.html) return isError ? 'html.same-object' : 'envelope.status';
  if (query.title && unusualIn(query) === 0 && kind !== 'page' && areOthersAnswered(evidence))
    return query.title.exists ? 'duplicatefiles.existing-record' : 'duplicatefiles.not-an-error';
  return isError ? ruleBrokenBy(last, query) : bodyRule(last, kind);
}

/** Whether several queries fail: the server is out of order, and breaks no rule by it. */
const isOutage = ({ plain }: Evidence): boolean =>
  [...plain.values()].filter(reading => refusalKind(reading) === 'failure').length > 1;

/** Whether some titles are answered, so that the query itself is not what is refused. */
const areOthersAnswered = ({ missing, existing }: Evidence): boolean => missing.length + existing.length > 0;

/** If all questions are refused, only the API itself can say that it is for want of credentials, or that the question is wrong. */
function ruleOfNothing(
  { isAuthorized, profile, plain }: Evidence,
  query: Query,
  last: Refusal['last'],
  kind: RefusalKind,
): RuleId | undefined {
  if (last.kind !== 'error') return undefined;
  const isMeantForAll = !isAuthorized && profile.values.access === 'open';
  if (kind === 'denied') return isMeantForAll ? 'session.no-credentials' : undefined;
  return plain.size === 1 && kind === 'error' ? ruleBrokenBy(last, query) : undefined;
}

/** The rule that an error of the API breaks: an error instead of the result of a query is one of the rule that owns its place. */
function ruleBrokenBy(
  { sort }: ApiError,
  { query, types = [], cursor, title, repeat }: Query,
): RuleId | undefined {
  if (sort !== 'other' || repeat !== undefined) return undefined;
  if (title) return title.exists ? 'duplicatefiles.existing-record' : 'duplicatefiles.not-an-error';
  if (types.length > 0) return 'allimages.mime-filter';
  if (cursor) return 'allimages.next-page-start';
  return ruleLocations[query].find(({ pointer }) => pointer === `/query/${query}`)?.rule;
}

/** The rule that a body breaks which is no answer. */
function bodyRule({ notApi }: Lost, kind: RefusalKind): RuleId {
  if (kind !== 'page') return 'envelope.status';
  if (notApi === 'JSON') return 'envelope.object';
  return notApi === 'JSON object' ? 'envelope.query' : 'envelope.json';
}

/** No firewall answers with a body that cannot be decoded. */
function undecodableRule({ bare, encoding, cookie, html }: Query): RuleId | undefined {
  if (encoding !== undefined) return 'envelope.same-question';
  if (bare) return undefined;
  if (html) return 'html.embedded-json';
  return cookie === undefined ? 'envelope.json' : 'session.same-answer';
}
