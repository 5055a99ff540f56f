/** From evidence to the outcome of every rule. Pure: the same evidence always gives the same results. */
import { rules, type RuleId } from '../../schemas/generated/rules.js';
import { areaOf } from '../../schemas/rule-ids.js';
import { resultOf, type Finding, type RuleResult } from '../../schemas/verdict.js';
import { hintOn } from '../checks/hints.js';
import { catalogue } from '../checks/catalogue.js';
import { cantTell, failed, tidied, untested, type Check } from '../checks/check.js';
import { judgedRefusals, violationBy, type JudgedRefusal } from '../checks/refusals.js';
import { whyNothing, type Reading } from '../answers/reading.js';
import { refusalKind } from '../answers/refusal.js';
import { filterOf, type Evidence, type ProbeId } from '../evidence/evidence.js';
import { howAsked, onlyIn } from '../evidence/traits.js';
import { explainedBy } from '../evidence/profile.js';
import { labelOf, queryNames, unusualIn, type Query, type QueryName } from '../values/queries.js';

export type Judge = (rule: RuleId) => RuleResult;

/** The probes that ask each of the four queries once. */
const queryOf: ReadonlyMap<ProbeId, QueryName> = new Map([
  ['languageinfo', 'languageinfo'],
  ['dbrepllag', 'dbrepllag'],
  ['first page', 'allimages'],
  ['missing titles', 'duplicatefiles'],
]);

/** The probes that a selection of rules needs, with those that they build on. */
export function probesFor(selected: Iterable<RuleId>): Set<ProbeId> {
  const wanted = new Set<ProbeId>();
  for (const rule of selected) {
    const { probes = [], furtherProbes = [] } = catalogue.get(rule) ?? {};
    for (const probe of [...probes, ...furtherProbes]) wanted.add(probe);
  }
  // What compares needs what it is compared with; the types to filter by come from the whole listing.
  if (wanted.has('html') || wanted.has('session')) for (const probe of queryOf.keys()) wanted.add(probe);
  if (wanted.has('filters')) wanted.add('walk');
  if (wanted.has('walk') || wanted.has('existing title')) wanted.add('first page');
  // Each query is sent in many manners, whichever rule is selected.
  if (wanted.size > 0) wanted.add('plan');
  return wanted;
}

/** The evidence, with the rule that each refusal breaks. */
interface Seen extends Evidence {
  readonly refusals: readonly JudgedRefusal[];
}

/** Judges rule by rule; each rule is judged once, and the rules that it depends on before it. */
export function judgeFrom(evidence: Evidence): Judge {
  const known = new Map<RuleId, RuleResult>();
  const seen: Seen = { ...evidence, refusals: judgedRefusals(evidence) };

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
    if (refused) return hinted(rule, refused, seen);
    const broken = needOf(rule, check.dependsOn, 'failed');
    if (broken !== undefined) return blocked(broken);
    const finding = check.judge(evidence, rule);
    const { outcome } = finding;
    if (outcome === 'passed')
      return passedOver(rule, check, seen) ?? neverAsked(check, seen, true) ?? finding;
    const skipped = outcome === 'failed' ? undefined : neverAsked(check, seen, false);
    if (skipped) return skipped;
    if (outcome !== 'inapplicable' && outcome !== 'failed') return finding;
    const idle = needOf(rule, check.dependsOn, 'untested');
    // The failed rule at the end of a chain of rules that depend on each other.
    const root = idle && (resultOn(idle).blockedBy as RuleId | undefined);
    // That a question was not asked, which another rule needs, makes no wrong answer right.
    if (outcome === 'failed' && root === undefined) return hinted(rule, finding, seen);
    if (idle !== undefined) return blocked(root, `${idle} was not tested`);
    // What is not JSON shows nothing of the query that it should answer.
    const unread = queryUnder(rule) && needOf(rule, ['envelope.json'], 'failed');
    return unseen(check, seen) ?? (unread && blocked(unread)) ?? finding;
  };
  return resultOn;
}

/** A failure with all that would explain it in one hint. */
function hinted(rule: RuleId, finding: Finding, seen: Seen): Finding {
  const { hint, parameters, evidence: [first] = [] } = finding;
  if (parameters === undefined) return { ...finding, hint: hint ?? hintOn(rule, first?.actual) };
  const declared = explainedBy(seen.profile, parameters);
  // These derive from the address that was given, and not from the one that a redirect led to.
  const isOfAddress = rules[rule].parameters.some(name => /_(url|origin)$/.test(name));
  const elsewhere = isOfAddress ? ledTo(seen) : undefined;
  const hints = [
    ...(elsewhere === undefined ? [] : [`a redirect led to ${elsewhere}: audit that address; `]),
    ...(hint === undefined ? [] : [`${hint}: `]),
  ];
  return { ...finding, hint: hints.join('') + declared };
}

/** Another address that the files are listed at. */
function ledTo({ plain, profile }: Seen): string | undefined {
  const [address = ''] = plain.get('allimages')?.exchange.request.url.split('?') ?? [];
  return address === '' || address === profile.api ? undefined : address;
}

/** The refusals that break a rule, as a failure of it: shown is the simplest question of those that were tried. */
function refusedUnder(rule: RuleId, seen: Seen): Finding | undefined {
  const broken = seen.refusals.filter(refusal => refusal.rule === rule);
  const tried = broken.filter(({ trial }) => trial);
  const [first] = (tried.length > 0 ? tried : broken).toSorted(
    (a, b) => unusualIn(a.query) - unusualIn(b.query),
  );
  return first && failed(violationBy(first), broken.length, whatIsAlike(broken, seen));
}

/** How all refused questions were asked, unlike those in the usual form; of one alone, all that were refused like it. */
function whatIsAlike(refused: readonly JudgedRefusal[], { plain, refusals }: Seen): string | undefined {
  const [first, ...others] = refused;
  const isLikeIt = ({ last }: JudgedRefusal) => first && refusalKind(last) === refusalKind(first.last);
  const alike = others.length > 0 ? refused : refusals.filter(isLikeIt);
  const usual = [...plain.values()].filter(({ kind }) => kind === 'answer');
  if (alike.length < 2 || usual.length === 0) return undefined;
  const wrong = alike.map(({ last }) => last);
  return onlyIn<Reading>(wrong, usual, ({ exchange }) => howAsked(exchange));
}

/** Whether the failure of a rule on all answers concerns the query that another rule is about: one query says nothing of the others. */
function concerns(need: RuleId, rule: RuleId, { observed, refusals }: Seen): boolean {
  const query = need.startsWith('envelope.') ? queryUnder(rule) : undefined;
  if (query === undefined) return true;
  const { queries } = observed.violations.of(need);
  const refused = refusals.filter(refusal => refusal.rule === need).map(({ query: asked }) => asked.query);
  return queries.size + refused.length === 0 || queries.has(query) || refused.includes(query);
}

/** The query that a rule is about, if it is about one. */
const queryUnder = (rule: RuleId): QueryName | undefined =>
  queryNames.find(name => rule.startsWith(`${name}.`));

/** What held for all that was seen is not known where some of it was refused: each of these questions is counted and shown. */
function passedOver(rule: RuleId, { probes }: Check, seen: Seen): Finding | undefined {
  const { refusals } = seen;
  const area = areaOf(rule);
  const open = refusals.filter(({ rule: broken, query: asked, probe }) => {
    if (broken !== undefined) return false;
    if (isOfMannerAlone(asked, seen)) return rule === 'envelope.same-question';
    const { html, cookie, query } = asked;
    const own = html ? 'html' : cookie === undefined ? query : 'session';
    // What is refused as well in the plain form, or without a cookie, was asked for on behalf of these all the same.
    return probes.includes(probe) && (own === area || probe === area);
  });
  if (open.length === 0) return undefined;
  const isOfCursors = open.every(({ query }) => query.cursor !== undefined);
  const isCursorRefused = refusals.some(({ rule: broken }) => broken === NEXT_PAGE);
  return isOfCursors && isCursorRefused ? blocked(NEXT_PAGE) : notAnswered(open, seen);
}

/** Whether a question was refused in a manner that changes neither form nor client, and answered as usual: the manner is all that was not seen. */
function isOfMannerAlone(query: Query, { plain, walks, missing, existing }: Evidence): boolean {
  const { query: name, types = [], title, html, cookie } = query;
  if (unusualIn(query) === 0 || html || cookie !== undefined) return false;
  if (title) return [...missing, ...existing].some(({ sent }) => sent === title.sent);
  if (name !== 'allimages') return plain.get(name)?.kind === 'answer';
  return walks.get(filterOf(types).id)?.first.kind === 'answer';
}

/** The rule that cursors break which are refused. */
const NEXT_PAGE = 'allimages.next-page-start';

/** So many unanswered questions are cited. */
const MOST_CITED = 5;

function notAnswered(open: readonly JudgedRefusal[], seen: Seen): Finding {
  const [first] = open;
  return {
    ...cantTell((first && whyNothing(first.last)) ?? 'no answer'),
    place: first && labelOf(first.query),
    places: open.length,
    server: whatIsAlike(open, seen),
    evidence: open.slice(0, MOST_CITED).map(({ last }) => ({ exchange: last.exchange.id })),
  };
}

const blocked = (by: RuleId | undefined, message = `${by} failed`): Finding => ({
  ...untested(message),
  blockedBy: by,
});

/** What a recorded audit did not ask for, no judgement of it can tell; nor that a rule on all answers holds for a query without one. */
function neverAsked({ probes }: Check, { losses, plain }: Seen, isPassed: boolean): Finding | undefined {
  const first = probes.find(probe => {
    const query = queryOf.get(probe);
    const isOpen = !isPassed || (query !== undefined && plain.get(query)?.kind !== 'answer');
    return isOpen && losses.get(probe)?.unasked;
  });
  return first && untested(losses.get(first)?.reason ?? '');
}

/** Nothing to judge is only known where everything was seen. */
function unseen({ probes }: Check, seen: Seen): Finding | undefined {
  const refused = seen.refusals.filter(({ probe }) => probes.includes(probe));
  const broken = refused.find(({ rule }) => rule !== undefined)?.rule;
  // A wiki that refuses its readers shows nothing of the other rules.
  if (broken !== undefined && broken !== 'session.no-credentials') return blocked(broken);
  if (refused.length > 0) return notAnswered(refused, seen);
  const losses = probes.flatMap(probe => seen.losses.get(probe) ?? []);
  const [first] = losses;
  const isCutOff = losses.every(({ cutOff }) => cutOff);
  return first && cantTell(first.reason, isCutOff, first.exchange);
}
