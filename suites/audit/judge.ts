/** From evidence to the outcome of every rule. Pure: the same evidence always gives the same results. */
import { rules, type ParameterName, type RuleId } from '../../schemas/generated/rules.js';
import { areaOf } from '../../schemas/rule-ids.js';
import { resultOf, type Finding, type RuleResult } from '../../schemas/verdict.js';
import { hintOn } from '../checks/hints.js';
import { catalogue } from '../checks/catalogue.js';
import { cantTell, failed, QUERY_PROBES, tidied, untested, type Check } from '../checks/check.js';
import { judgedRefusals, violationBy, type JudgedRefusal } from '../checks/refusals.js';
import { whyNothing, type Reading } from '../answers/reading.js';
import { refusalKind } from '../answers/refusal.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import { howAsked, onlyIn } from '../evidence/traits.js';
import { explainedBy } from '../evidence/profile.js';
import { labelOf, PARTS, queryNames, unusualIn, type QueryName } from '../values/queries.js';

export type Judge = (rule: RuleId) => RuleResult;

/** The probes that a selection of rules needs, with those that they build on. */
export function probesFor(selected: Iterable<RuleId>): Set<ProbeId> {
  const wanted = new Set<ProbeId>();
  for (const rule of selected) {
    const { probes = [], furtherProbes = [] } = catalogue.get(rule) ?? {};
    for (const probe of [...probes, ...furtherProbes]) wanted.add(probe);
  }
  // What compares needs what it is compared with; the types to filter by come from the whole listing.
  if (wanted.has('html') || wanted.has('session')) for (const probe of QUERY_PROBES) wanted.add(probe);
  if (wanted.has('filters')) wanted.add('walk');
  if (wanted.has('walk') || wanted.has('existing title')) wanted.add('first page');
  // Each query is sent in many manners, whichever rule is selected.
  if (wanted.size > 0) wanted.add('plan');
  return wanted;
}

/** What is judged: the evidence, and what follows from the questions that were refused. */
interface Seen {
  readonly evidence: Evidence;
  readonly refusals: readonly JudgedRefusal[];
}

/** Judges rule by rule; each rule is judged once, and the rules that it depends on before it. */
export function judgeFrom(evidence: Evidence): Judge {
  const known = new Map<RuleId, RuleResult>();
  const seen: Seen = { evidence, refusals: judgedRefusals(evidence) };

  const resultOn: Judge = rule => {
    const check = catalogue.get(rule);
    if (!check) throw new Error(`no check for the rule ${rule}`);
    const result = known.get(rule) ?? resultOf(rule, tidied(findingOn(rule, check)));
    known.set(rule, result);
    return result;
  };

  /** The first rule with an outcome of those that a rule depends on, as far as it concerns the rule. */
  const needOf = (rule: RuleId, needs: Check['dependsOn'], outcome: RuleResult['outcome']) =>
    needs?.find(need => resultOn(need).outcome === outcome && concerns(need, rule, seen));

  const findingOn = (rule: RuleId, check: Check): Finding => {
    const refused = refusedUnder(rule, seen);
    if (refused) return hinted(rule, refused, evidence);
    const broken = needOf(rule, check.dependsOn, 'failed');
    if (broken !== undefined) return blocked(broken, `${broken} failed`);
    const finding = check.judge(evidence, rule);
    const { outcome } = finding;
    if (outcome === 'passed')
      return passedOver(rule, check, seen) ?? neverAsked(check, evidence, true) ?? finding;
    const skipped = outcome === 'failed' ? undefined : neverAsked(check, evidence, false);
    if (skipped) return skipped;
    if (outcome !== 'inapplicable' && outcome !== 'failed') return finding;
    const idle = needOf(rule, check.dependsOn, 'untested');
    // The failed rule at the end of a chain of rules that depend on each other.
    const root = idle && resultOn(idle).blockedBy;
    // That a question was not asked, which another rule needs, makes no wrong answer right.
    if (outcome === 'failed' && root === undefined) return hinted(rule, finding, evidence);
    if (idle !== undefined) return blocked(root, `${idle} was not tested`);
    // What is not JSON shows nothing of the query that it should answer.
    const unread = queryUnder(rule) && needOf(rule, ['envelope.json'], 'failed');
    return unseen(check, seen) ?? (unread && blocked(unread, `${unread} failed`)) ?? finding;
  };
  return resultOn;
}

/** A failure with all that would explain it in one hint. */
function hinted(rule: RuleId, finding: Finding, evidence: Evidence): Finding {
  const { hint, parameters, evidence: [first] = [] } = finding;
  if (parameters === undefined) return { ...finding, hint: hint ?? hintOn(rule, first?.actual) };
  const declared = explainedBy(evidence.profile, parameters);
  const why = hint === undefined ? declared : `${hint}: ${declared}`;
  const elsewhere = rules[rule].parameters.some(isAddress) ? ledTo(evidence) : undefined;
  return {
    ...finding,
    hint: elsewhere === undefined ? why : `a redirect led to ${elsewhere}: audit that address; ${why}`,
  };
}

/** The parameters that derive from the address that was given, and not from the one that a redirect led to. */
const isAddress = (name: ParameterName): boolean => /_(url|origin)$/.test(name);

/** Another address that the files are listed at. */
function ledTo({ plain, profile }: Evidence): string | undefined {
  const [address = ''] = plain.get('allimages')?.exchange.request.url.split('?') ?? [];
  return address === '' || address === profile.api ? undefined : address;
}

/** What was proven comes first, and what has less of a manner. */
const weight = ({ refusal: { query, trial } }: JudgedRefusal): number =>
  (trial ? 0 : PARTS.length + 1) + unusualIn(query);

/** The refusals that break a rule, as a failure of it: shown is the simplest question of those that were tried. */
function refusedUnder(rule: RuleId, seen: Seen): Finding | undefined {
  const { refusals } = seen;
  const broken = refusals.filter(refusal => refusal.rule === rule);
  const [first] = broken.toSorted((a, b) => weight(a) - weight(b));
  if (!first) return undefined;
  return failed(violationBy(first), broken.length, whatIsAlike(broken, seen));
}

/** How all refused questions were asked, unlike those in the usual form; of one alone, all that were refused like it. */
function whatIsAlike(
  refused: readonly JudgedRefusal[],
  { evidence: { plain }, refusals }: Seen,
): string | undefined {
  const [first, ...others] = refused;
  const isLikeIt = ({ refusal: { last } }: JudgedRefusal) =>
    first && refusalKind(last) === refusalKind(first.refusal.last);
  const alike = others.length > 0 ? refused : refusals.filter(isLikeIt);
  const usual = [...plain.values()].filter(({ kind }) => kind === 'answer');
  if (alike.length < 2 || usual.length === 0) return undefined;
  const wrong = alike.map(({ refusal }) => refusal.last);
  return onlyIn<Reading>(wrong, usual, ({ exchange }) => howAsked(exchange));
}

/** Whether the failure of a rule on all answers concerns the query that another rule is about: one query says nothing of the others. */
function concerns(need: RuleId, rule: RuleId, { evidence, refusals }: Seen): boolean {
  const query = need.startsWith('envelope.') ? queryUnder(rule) : undefined;
  if (query === undefined) return true;
  const { queries } = evidence.observed.violations.of(need);
  const refused = refusals.filter(refusal => refusal.rule === need).map(({ refusal }) => refusal.query.query);
  return queries.size + refused.length === 0 || queries.has(query) || refused.includes(query);
}

/** The query that a rule is about, if it is about one. */
function queryUnder(rule: RuleId): QueryName | undefined {
  return queryNames.find(name => rule.startsWith(`${name}.`));
}

/** What held for all that was seen is not known where some of it was refused: each of these questions is counted and shown. */
function passedOver(rule: RuleId, { probes }: Check, seen: Seen): Finding | undefined {
  const { refusals } = seen;
  const area = areaOf(rule);
  const open = refusals.filter(({ rule: broken, refusal: { query: asked, probe } }) => {
    const { html, cookie, query } = asked;
    const own = html ? 'html' : cookie === undefined ? query : 'session';
    // What is refused as well in the plain form, or without a cookie, was asked for on behalf of these all the same.
    const isOfArea = own === area || probe === area;
    return broken === undefined && isOfArea && probes.includes(probe);
  });
  if (open.length === 0) return undefined;
  const isOfCursors = open.every(({ refusal: { query } }) => query.cursor !== undefined);
  const isCursorRefused = refusals.some(({ rule: broken }) => broken === NEXT_PAGE);
  return isOfCursors && isCursorRefused ? blocked(NEXT_PAGE, `${NEXT_PAGE} failed`) : notAnswered(open, seen);
}

/** The rule that cursors break which are refused. */
const NEXT_PAGE = 'allimages.next-page-start';

function notAnswered(open: readonly JudgedRefusal[], seen: Seen): Finding {
  const [first] = open;
  return {
    ...cantTell((first && whyNothing(first.refusal.last)) ?? 'no answer'),
    place: first && labelOf(first.refusal.query),
    places: open.length,
    server: whatIsAlike(open, seen),
    evidence: open.slice(0, MOST_CITED).map(({ refusal: { last } }) => ({ exchange: last.exchange.id })),
  };
}

/** So many unanswered questions are cited. */
const MOST_CITED = 5;

function blocked(by: string | undefined, message: string): Finding {
  return { ...untested(message), blockedBy: by as RuleId | undefined };
}

/** The queries that these probes ask. */
const queryOf: Partial<Record<ProbeId, QueryName>> = {
  languageinfo: 'languageinfo',
  dbrepllag: 'dbrepllag',
  'first page': 'allimages',
  'missing titles': 'duplicatefiles',
};

/** What a recorded audit did not ask for, no judgement of it can tell; nor that a rule on all answers holds for a query without one. */
function neverAsked({ probes }: Check, { losses, plain }: Evidence, isPassed: boolean): Finding | undefined {
  const unasked = probes.filter(probe => losses.get(probe)?.unasked);
  const [first] = isPassed
    ? unasked.filter(probe => queryOf[probe] && plain.get(queryOf[probe])?.kind !== 'answer')
    : unasked;
  return first && untested(losses.get(first)?.reason ?? '');
}

/** Nothing to judge is only known where everything was seen. */
function unseen({ probes }: Check, seen: Seen): Finding | undefined {
  const { evidence, refusals } = seen;
  const refused = refusals.filter(({ refusal }) => probes.includes(refusal.probe));
  const broken = refused.find(({ rule }) => rule !== undefined)?.rule;
  // A wiki that refuses its readers shows nothing of the other rules.
  if (broken !== undefined && broken !== 'session.no-credentials') return blocked(broken, `${broken} failed`);
  if (refused.length > 0) return notAnswered(refused, seen);
  const losses = probes.flatMap(probe => evidence.losses.get(probe) ?? []);
  const [first] = losses;
  const isCutOff = losses.every(({ cutOff }) => cutOff);
  return first && cantTell(first.reason, isCutOff, first.exchange);
}
