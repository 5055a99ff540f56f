/** From evidence to the outcome of every rule. Pure: the same evidence always gives the same results. */
import { rules, type RuleId } from '../../schemas/generated/rules.js';
import { areaOf } from '../../schemas/rule-ids.js';
import { resultOf, type Finding, type RuleResult } from '../../schemas/verdict.js';
import { catalogue } from '../checks/catalogue.js';
import { cantTell, failed, tidied, untested, type Check } from '../checks/check.js';
import { judgedRefusals, violationBy, type JudgedRefusal } from '../checks/refusals.js';
import { whyNothing, type Reading } from '../answers/reading.js';
import { filterOf, type Evidence, type ProbeId } from '../evidence/evidence.js';
import { howAsked, onlyIn } from '../evidence/traits.js';
import { explainedBy } from '../evidence/profile.js';
import { isOfManner, labelOf, queryNames, unusualIn, type Query, type QueryName } from '../values/queries.js';

export type Judge = (rule: RuleId) => RuleResult;

/** The probes that ask the four queries once. */
const queryOf: ReadonlyMap<ProbeId, QueryName> = new Map([
  ['languageinfo', 'languageinfo'],
  ['dbrepllag', 'dbrepllag'],
  ['first page', 'allimages'],
  ['missing titles', 'duplicatefiles'],
]);

/** The probes that a selection of rules needs, with those that they build on. */
export function probesFor(selected: Iterable<RuleId>): Set<ProbeId> {
  const checks = [...selected].flatMap(rule => catalogue.get(rule) ?? []);
  const wanted = new Set(checks.flatMap(({ probes, furtherProbes = [] }) => [...probes, ...furtherProbes]));
  // Comparisons need their other side; the types to filter by come from the whole listing.
  if (wanted.has('html') || wanted.has('session')) for (const probe of queryOf.keys()) wanted.add(probe);
  if (wanted.has('filters')) wanted.add('walk');
  if (wanted.has('walk') || wanted.has('existing title')) wanted.add('first page');
  // Each query is sent in many manners, whichever rule is selected.
  if (wanted.size > 0) wanted.add('plan');
  return wanted;
}

interface Seen extends Evidence {
  readonly refusals: JudgedRefusal[];
}

/** Judges each rule once, after the rules that it depends on. */
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

  /** The first dependency with an outcome that concerns the rule. */
  const needOf = (rule: RuleId, needs: Check['dependsOn'], outcome: RuleResult['outcome']) =>
    needs?.find(need => resultOn(need).outcome === outcome && concerns(need, rule, seen));

  const findingOn = (rule: RuleId, check: Check): Finding => {
    const refused = refusedUnder(rule, seen);
    if (refused) return hinted(rule, refused, seen);
    const broken = needOf(rule, check.dependsOn, 'failed');
    if (broken !== undefined) return blocked(broken);
    const finding = check.judge(evidence, rule);
    const { outcome } = finding;
    const skipped = outcome === 'failed' ? undefined : neverAsked(check, seen, outcome === 'passed');
    if (outcome === 'passed') return passedOver(rule, check, seen) ?? skipped ?? finding;
    if (skipped) return skipped;
    if (outcome !== 'inapplicable' && outcome !== 'failed') return finding;
    const idle = needOf(rule, check.dependsOn, 'untested');
    // The failed rule at the end of a chain of dependencies.
    const root = idle && (resultOn(idle).blockedBy as RuleId | undefined);
    // An unasked question that another rule needs does not make a wrong answer right.
    if (outcome === 'failed' && root === undefined) return hinted(rule, finding, seen);
    if (idle !== undefined) return blocked(root, `${idle} was not tested`);
    // An answer that is not JSON shows nothing of its query.
    const unread = queryUnder(rule) && needOf(rule, ['envelope.json'], 'failed');
    return unseen(check, seen) ?? (unread && blocked(unread)) ?? finding;
  };
  return resultOn;
}

function hinted(rule: RuleId, finding: Finding, { plain, profile }: Seen): Finding {
  const { hint, parameters } = finding;
  if (parameters === undefined) return finding;
  const explained = (hint === undefined ? '' : `${hint}: `) + explainedBy(profile, parameters);
  // URL parameters derive from the given address, not from the one that a redirect led to.
  const isOfAddress = rules[rule].parameters.some(name => /_(url|origin)$/.test(name));
  const [address = ''] = plain.get('allimages')?.exchange.request.url.split('?') ?? [];
  const isMoved = isOfAddress && address !== '' && address !== profile.api;
  const moved = isMoved ? `a redirect led to ${address}: audit that address; ` : '';
  return { ...finding, hint: moved + explained };
}

/** The refusals that break a rule, as a failure that cites the simplest question tried. */
function refusedUnder(rule: RuleId, seen: Seen): Finding | undefined {
  const broken = seen.refusals.filter(refusal => refusal.rule === rule);
  const [first] = broken.toSorted(
    (a, b) => Number(!a.trial) - Number(!b.trial) || unusualIn(a.query) - unusualIn(b.query),
  );
  return first && failed(violationBy(first), broken.length, whatIsAlike(broken, seen));
}

/** What only the refused questions have in common, if there are several. */
function whatIsAlike(refused: readonly JudgedRefusal[], { plain }: Seen): string | undefined {
  const usual = [...plain.values()].filter(({ kind }) => kind === 'answer');
  if (refused.length < 2 || usual.length === 0) return undefined;
  const wrong = refused.map(({ last }) => last);
  return onlyIn<Reading>(wrong, usual, ({ exchange }) => howAsked(exchange));
}

/** Whether the failure of a rule on all answers concerns the query of another rule. */
function concerns(need: RuleId, rule: RuleId, { observed, refusals }: Seen): boolean {
  const query = need.startsWith('envelope.') ? queryUnder(rule) : undefined;
  if (query === undefined) return true;
  const { queries } = observed.violations.of(need);
  const refused = refusals.filter(refusal => refusal.rule === need).map(({ query: asked }) => asked.query);
  return queries.size + refused.length === 0 || queries.has(query) || refused.includes(query);
}

const queryUnder = (rule: RuleId) => queryNames.find(name => name === areaOf(rule));

/** A rule that held for all answers is not known to hold for questions that were refused. */
function passedOver(rule: RuleId, { probes }: Check, seen: Seen): Finding | undefined {
  const area = areaOf(rule);
  const open = seen.refusals.filter(({ rule: broken, query: asked, probe }) => {
    if (broken !== undefined) return false;
    if (isMannerAlone(asked, seen)) return rule === 'envelope.same-question';
    const { html, cookie, query } = asked;
    const own = html ? 'html' : cookie === undefined ? query : 'session';
    // A comparison also needs the plain form, or the answer without a cookie.
    return probes.includes(probe) && (own === area || probe === area);
  });
  return notAnswered(open, seen);
}

/** Whether a question was refused only in a manner that changes neither form nor client. */
function isMannerAlone(query: Query, { plain, walks, missing, existing }: Evidence): boolean {
  const { query: name, types = [], title } = query;
  if (!isOfManner(query)) return false;
  if (title) return [...missing, ...existing].some(({ sent }) => sent === title.sent);
  const usual = name === 'allimages' ? walks.get(filterOf(types).id)?.first : plain.get(name);
  return usual?.kind === 'answer';
}

function notAnswered(open: readonly JudgedRefusal[], seen: Seen): Finding | undefined {
  const [first] = open;
  if (!first) return undefined;
  return {
    ...cantTell(whyNothing(first.last) ?? 'no answer'),
    place: labelOf(first.query),
    places: open.length,
    server: whatIsAlike(open, seen),
    evidence: open.slice(0, 5).map(({ last }) => ({ exchange: last.exchange.id })),
  };
}

const blocked = (by?: RuleId, message = `${by} failed`) => ({ ...untested(message), blockedBy: by });

/** A recording without the question of a probe cannot tell; nor, without an answer to a query, that a rule on all answers holds. */
function neverAsked({ probes }: Check, { losses, plain }: Seen, isPassed: boolean): Finding | undefined {
  const unasked = probes.find(probe => {
    const query = queryOf.get(probe);
    const isOpen = !isPassed || (query !== undefined && plain.get(query)?.kind !== 'answer');
    return isOpen && losses.get(probe)?.unasked;
  });
  return unasked && untested(losses.get(unasked)?.reason ?? '');
}

/** "Nothing to judge" takes having seen everything. */
function unseen({ probes }: Check, seen: Seen): Finding | undefined {
  const refused = seen.refusals.filter(one => probes.includes(one.probe) && !isMannerAlone(one.query, seen));
  const broken = refused.find(({ rule }) => rule !== undefined)?.rule;
  // A wiki that refuses anonymous readers shows nothing of the other rules.
  if (broken !== undefined && broken !== 'session.no-credentials') return blocked(broken);
  const losses = probes.flatMap(probe => seen.losses.get(probe) ?? []);
  const [first] = losses;
  const isCutOff = losses.every(({ cutOff }) => cutOff);
  return notAnswered(refused, seen) ?? (first && cantTell(first.reason, isCutOff, first.exchange));
}
