/**
 * What follows from questions that no API answered (contract 5, 7): a refusal is told from a failure by asking again, and by
 * what the neighbours of a question were answered, not by the names of errors.
 */
import type { RuleId } from '../../schemas/generated/rules.js';
import { refusalKind, whatCame } from '../answers/refusal.js';
import type { RefusalKind } from '../answers/refusal.js';
import { hasApiKey, whyNothing } from '../answers/reading.js';
import type { ApiError, Reading } from '../answers/reading.js';
import { isAnsweredTitle } from '../evidence/evidence.js';
import type { Evidence, Refusal } from '../evidence/evidence.js';
import type { Violation } from '../evidence/violations.js';
import { quoted } from '../values/messages.js';
import { hasMannerOf, labelOf, queryNames, unusualIn } from '../values/queries.js';
import type { Query } from '../values/queries.js';
import { isDeclaredRefusal } from '../evidence/profile.js';
import { ruleBrokenBy } from './observer.js';

/** A refusal, and the rule that it breaks, if any. */
export interface JudgedRefusal {
  readonly refusal: Refusal;
  readonly last: Reading;
  readonly rule: RuleId | undefined;
}

/** Every question that was never answered, with the rule that its refusal breaks. */
export function judgedRefusals(evidence: Evidence): JudgedRefusal[] {
  const judged = evidence.refusals.flatMap(refusal => {
    const last = refusal.attempts.at(-1);
    return last && last.kind !== 'answer' ? [{ refusal, last, rule: ruleFor(evidence, refusal, last) }] : [];
  });
  const ofManner = judged.filter(({ rule }) => rule === 'envelope.same-question');
  return judged.map(each => {
    const reason = ofManner.find(other => isOfSameManner(other, each));
    return each.rule === undefined && reason ? { ...each, rule: reason.rule } : each;
  });
}

/** Whether a question that is refused has all of the manner in which another one is refused for good. */
const isOfSameManner = (proven: JudgedRefusal, { refusal: { query }, last }: JudgedRefusal): boolean =>
  refusalKind(proven.last) === refusalKind(last) && hasMannerOf(query, proven.refusal.query);

/** A refusal as a violation of the rule that it breaks. */
export function violationBy({ refusal, last, rule }: JudgedRefusal): Violation {
  const asked = labelOf(refusal.query);
  const isError = last.kind === 'error';
  const times =
    refusal.attempts.length > 1
      ? ` in ${refusal.attempts.length} of ${refusal.attempts.length} attempts`
      : '';
  const since = refusal.isAnsweredAnew
    ? ', but new URLs for the same question were answered in between'
    : refusal.isRepeated
      ? ', but it was answered before'
      : '';
  return {
    message: `${whyNothing(last)}${times}${since}`,
    place: asked,
    exchange: last.exchange.id,
    ...(isError ? { pointer: '/error/code', actual: last.code } : whatCame(last.exchange)),
    expected: 'an answer',
    ...explanationOf(rule, last, refusal.query),
  };
}

function explanationOf(
  rule: RuleId | undefined,
  last: Reading,
  { cursor }: Query,
): Pick<Violation, 'hint' | 'parameters'> {
  if (rule === 'allimages.next-page-start' && cursor)
    return {
      hint: `the continuation leads to no page: its \`aicontinue\`, ${quoted(cursor.aicontinue, 80)}, was sent back as it came`,
    };
  if (rule === 'session.no-credentials') return { hint: 'the wiki may be private', parameters: ['access'] };
  return last.kind === 'error' && last.code === 'mimesearchdisabled' ? { parameters: ['mime_filter'] } : {};
}

/** The rule that a refusal breaks, from the widest reason for which it may break none to the narrowest. */
function ruleFor(evidence: Evidence, refusal: Refusal, last: Reading): RuleId | undefined {
  const { query, attempts } = refusal;
  const kind = refusalKind(last);
  const isBusy = attempts.some(attempt => refusalKind(attempt) === 'busy');
  if (kind === undefined || isBusy || !refusal.isSettled) return undefined;
  const isError = last.kind === 'error';
  if (!isAnyAnswered(evidence) && !isOnlyQuery(evidence, kind))
    return ruleOfNothing(evidence, isError && kind === 'denied');
  if (refusal.isAnsweredAnew) return ruleOfRepeats(kind, isError);
  if (kind === 'failure' && isOutage(evidence)) return undefined;
  if (kind === 'undecodable') return undecodableRule(evidence, query);
  if (query.bare) return kind === 'denied' ? 'session.no-credentials' : undefined;
  // A firewall may dislike a sign, but then it does so in every manner; and it does not know which titles exist.
  if (query.title && isAsUsual(query) && isAnswered(evidence, refusal)) {
    const isOfMissing = kind !== 'denied' && !query.title.exists && areMissingRefused(evidence);
    return isError || kind === 'failure' || isOfMissing ? titleRule(refusal, last) : undefined;
  }
  // What is refused as well without a cookie, and in the plain form, is no matter of either.
  if ((query.cookie !== undefined || query.html) && isRefusedAsUsual(evidence, query)) return undefined;
  if (query.cookie !== undefined)
    return isError && last.exchange.response?.status === 200 ? 'session.same-answer' : 'session.same-status';
  if (query.html) return htmlRule(kind, isError);
  if (isDeclaredRefusal(evidence.profile, query, last)) return undefined;
  if (!isError && kind !== 'failure' && mayBeDisliked(evidence, refusal)) return undefined;
  return plainRule(evidence, refusal, last, kind);
}

/**
 * Whether a firewall may dislike a cursor, where the listing itself is answered: then it does so in any order and for any
 * client. Where a budget ended the audit, that was perhaps not looked into.
 */
const mayBeDisliked = ({ plain, leftOut }: Evidence, { query, isRepeated, isOfNoValue }: Refusal): boolean =>
  query.cursor !== undefined &&
  isRepeated !== true &&
  isOfNoValue !== true &&
  plain.get('allimages')?.kind === 'answer' &&
  (isForAnyClient(query) || leftOut !== undefined);

/** Whether several titles without a page are refused, and only those. */
const areMissingRefused = ({ missing, existing, refusals }: Evidence): boolean => {
  if (missing.some(isAnsweredTitle) || !existing.some(isAnsweredTitle)) return false;
  const refused = refusals.filter(
    ({ query, attempts }) => query.title?.exists === false && attempts.at(-1)?.kind !== 'answer',
  );
  return new Set(refused.map(({ query }) => query.title?.sent)).size > 1;
};

/** Whether the same question is refused without a cookie and in the plain form. */
const isRefusedAsUsual = ({ refusals }: Evidence, { query, title, types = [], page = 1 }: Query): boolean =>
  refusals.some(
    ({ query: other, attempts }) =>
      attempts.at(-1)?.kind !== 'answer' &&
      other.query === query &&
      other.title?.sent === title?.sent &&
      (other.types ?? []).join() === types.join() &&
      (other.page ?? 1) === page &&
      other.cookie === undefined &&
      !other.html &&
      !other.bare,
  );

/** Where all questions are refused alike, only the API itself can say that it is for want of credentials. */
function ruleOfNothing({ isAuthorized, profile }: Evidence, isDenied: boolean): RuleId | undefined {
  return isDenied && !isAuthorized && profile.values.access === 'open' ? 'session.no-credentials' : undefined;
}

/** Whether one query alone was sent, and the API reports an error about the question. */
const isOnlyQuery = ({ plain }: Evidence, kind: RefusalKind) => plain.size === 1 && kind === 'error';

/** What is refused because it was asked before has another answer than before. */
function ruleOfRepeats(kind: RefusalKind, isError: boolean): RuleId {
  if (kind === 'denied') return 'session.no-credentials';
  if (isError) return 'envelope.same-question';
  return kind === 'page' ? 'envelope.json' : 'envelope.status';
}

function htmlRule(kind: RefusalKind, isError: boolean): RuleId {
  if (kind === 'denied') return 'session.no-credentials';
  if (isError) return 'html.same-object';
  return kind === 'page' ? 'html.embedded-json' : 'envelope.status';
}

function plainRule(
  evidence: Evidence,
  refusal: Refusal,
  last: Reading,
  kind: RefusalKind,
): RuleId | undefined {
  const isOfManner = !isAsUsual(refusal.query) && evidence.plain.get(refusal.query.query)?.kind === 'answer';
  if (isOfManner && kind !== 'failure') return 'envelope.same-question';
  if (kind === 'denied') return 'session.no-credentials';
  if (last.kind === 'error') return errorRule(evidence, refusal.query, last);
  return kind === 'page' ? 'envelope.json' : 'envelope.status';
}

/** The rule that an error breaks: what the whole listing is refused as well is no matter of a filter. */
function errorRule(evidence: Evidence, query: Query, error: ApiError): RuleId | undefined {
  if ((query.types ?? []).length === 0) return ruleBrokenBy(error, query);
  if (evidence.plain.get('allimages')?.kind !== 'answer') return undefined;
  const alike = query.cursor ? refusedPagesOfWhole(evidence, error) : [];
  if (alike.length === 0) return ruleBrokenBy(error, query);
  return alike.some(({ isSettled }) => isSettled) ? ruleBrokenBy(error, { ...query, types: [] }) : undefined;
}

/** The refusals of later pages of the whole listing, put as usual, with the same error. */
const refusedPagesOfWhole = ({ refusals }: Evidence, { code }: ApiError): readonly Refusal[] =>
  refusals.filter(({ query, attempts }) => {
    const last = attempts.at(-1);
    const isOfWhole = query.cursor !== undefined && (query.types ?? []).length === 0 && isAsUsual(query);
    return isOfWhole && last?.kind === 'error' && last.code === code;
  });

function titleRule({ query }: Refusal, last: Reading): RuleId | undefined {
  if (last.kind === 'error' && last.sort === 'denied') return 'session.no-credentials';
  return query.title?.exists ? 'duplicatefiles.existing-record' : 'duplicatefiles.not-an-error';
}

const isAnyAnswered = ({ plain, html }: Evidence) =>
  [...plain.values()].some(({ kind }) => kind === 'answer') ||
  html.some(({ html: { page } }) => page?.json !== undefined && hasApiKey(page.json));

/** No firewall answers with a body that cannot be decoded, so unlike a page it is the wiki's own in any manner. */
function undecodableRule(evidence: Evidence, query: Query): RuleId | undefined {
  if (isAnsweredOtherwise(evidence, query)) return 'envelope.same-question';
  if (query.bare) return undefined;
  if (query.cookie === undefined && !query.html) return 'envelope.json';
  // What cannot be decoded either without a cookie, and in the plain form, is no matter of either.
  if (isRefusedAsUsual(evidence, query) || evidence.plain.get(query.query)?.kind !== 'answer')
    return undefined;
  return query.html ? 'html.embedded-json' : 'session.same-answer';
}

/** Whether the query was answered to a client that accepts other encodings. */
const isAnsweredOtherwise = ({ plain }: Evidence, { query, encoding }: Query): boolean =>
  encoding !== undefined && plain.get(query)?.kind === 'answer';

/** Whether a question was refused in its usual manner too, so that the refusal is one of its subject. */
const isAsUsual = (query: Query): boolean => unusualIn(query) === 0;

/** Whether a question was refused in the usual order, and with the usual headers and connection. */
const isForAnyClient = ({ order, accept, encoding, connection }: Query): boolean =>
  [order, accept, encoding, connection].every(part => part === undefined);

/** Whether other titles were answered in the same form. */
function isAnswered({ missing, existing, html, session }: Evidence, { query }: Refusal): boolean {
  if (query.html)
    return html.some(({ query: name, html: { page } }) => name === query.query && page?.json !== undefined);
  if (query.cookie !== undefined)
    return session.some(
      ({ query: name, withCookie }) => name === query.query && withCookie.kind === 'answer',
    );
  return [...missing, ...existing].some(isAnsweredTitle);
}

/** Whether several queries fail: the server is out of order, and breaks no rule by it. */
function isOutage({ plain, later }: Evidence): boolean {
  const failing = queryNames.filter(name => {
    const reading = later.get(name) ?? plain.get(name);
    const kind = reading && refusalKind(reading);
    return kind === 'failure' || kind === 'busy';
  });
  return failing.length > 1;
}
