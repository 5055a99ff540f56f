/** The claim that a question is answered if its neighbours are (contract 1, 4, 5, 7, 8), tried on what was refused. */
import { refusalKind } from '../../answers/reading.js';
import { refusalExplains, type Refusal } from '../../evidence/evidence.js';
import { withoutBody } from '../../evidence/memory-budget.js';
import { isDeclaredRefusal } from '../../evidence/profile.js';
import type { Seen } from '../../engine/trial.js';
import { inTurn, type Draw } from '../../plan/draw.js';
import { encodedPlaces, isOfManner, unusualIn, type Query } from '../../values/queries.js';
import { ask } from '../ask.js';
import { asUsual, kindOf, partsOf, simplerManners, subjectOf, usualOf, type Missed } from '../notes.js';
import { answeredQuery, left, type Looked, type ProbeContext, type QueryClaim } from '../context.js';
import { otherMissing, seenFiles, titleOf } from '../duplicatefiles/names.js';
import { mayTrySequence, resetOf } from './same-answer.js';
import { askAnswered, begin, hasRoom, rewritten } from './trying.js';
import { nameBetween } from '../allimages/witnesses.js';

/** At most this many refused questions are tried, and this many of each kind: more would show no more. */
const MOST = 8;
const OF_A_KIND = 2;

/** If this many refusals cannot be told from chance or a limit, others cannot either. */
const DOUBTED = 3;

/** The refusals to try. A question that timed out is left alone: waiting again takes long and shows no more. */
function selected({ collected: { refusals }, options }: ProbeContext): Refusal[] {
  const kinds = new Map<string, number>();
  const some = refusals.filter(({ query, last, isTried }) => {
    if (isTried || last.exchange.loss?.kind === 'timeout') return false;
    if (isDeclaredRefusal(options.profile, query, last)) return false;
    const kind = kindOf(query);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return (kinds.get(kind) ?? 0) <= OF_A_KIND;
  });
  return some.slice(0, MOST);
}

export const hasOpenRefusal = (context: ProbeContext): boolean => selected(context).length > 0;

/** After this many questions that may be refused, an answered one follows: refusals in a row end an audit. */
const IN_A_ROW = 3;

/** Asks once more for what was refused, because most failures are over by then; for titles as usual too. */
export async function askRefusedAgain(context: ProbeContext): Promise<void> {
  // Each that is answered makes room for another of its kind.
  const next = () => selected(context).find(each => !each.isAskedAgain && !isExplained(context, each));
  for (let asked = 1, each = next(); each && left(context) > 0; asked++, each = next()) {
    await askAgain(context, each);
    await askAsUsual(context, each);
    if (asked % IN_A_ROW === 0) await askAnswered(context);
  }
}

/** Asks for a refused title as usual too, because its manner may be why it is refused. */
async function askAsUsual(context: ProbeContext, refusal: Refusal): Promise<void> {
  const { query } = refusal;
  const isOpen = context.collected.refusals.includes(refusal) && !context.usual.has(subjectOf(query));
  if (!query.title || !isOfManner(query) || !isOpen || isExplained(context, refusal)) return;
  if (left(context) > 0) await ask(context, usualOf(query));
}

/** Asks again for what was refused until it is answered, at most so often. */
async function askAgain(context: ProbeContext, refusal: Refusal, times = 1): Promise<void> {
  const { refusals } = context.collected;
  refusal.isAskedAgain = true;
  for (; times > 0 && left(context) > 0 && refusals.includes(refusal); times--) {
    const again = await ask(context, { ...refusal.query, repeat: 'query' });
    if (again.kind === 'answer') {
      refusals.splice(refusals.indexOf(refusal), 1);
      await tryAround(context, refusal);
      // What refused others of its kind may be over, too.
      for (const each of refusals)
        if (kindOf(each.query) === kindOf(refusal.query)) each.isAskedAgain = false;
    } else if (again.exchange.id > 0) refusal.last = withoutBody(again);
  }
}

const isExplained = ({ collected: { refusals } }: ProbeContext, refusal: Refusal): boolean =>
  refusals.some(other => other !== refusal && other.isAboutToBeProven && refusalExplains(other, refusal));

/** Tries what is still refused, up to the pause before the last stage, and asks as usual for titles that are still open. */
export async function tryRefusals(context: ProbeContext): Promise<void> {
  for (const refusal of selected(context)) {
    const doubted = context.collected.refusals.filter(each => each.isTried && !each.isAboutToBeProven);
    if (left(context) === 0 || doubted.length >= DOUBTED) break;
    if (!isExplained(context, refusal)) await tryRefusal(context, refusal);
  }
  await askRefusedAgain(context);
  for (const refusal of context.collected.refusals) await askAsUsual(context, refusal);
}

/** Tries the claim that a refused question breaks. */
export async function tryRefusal(context: ProbeContext, refusal: Refusal): Promise<void> {
  const { query, last, isRepeated } = refusal;
  const kind = refusalKind(last);
  refusal.isTried = kind !== undefined;
  let times = 1;
  if (kind === undefined || kind === 'busy' || !hasRoom(context)) return;
  if (mayBeLimited(context, query, last)) return;
  if (neighboursOf(context, query).length === 0) {
    // If nothing is answered, only what the API itself says each time shows why.
    await askAgain(context, refusal, 2);
    if (context.collected.refusals.includes(refusal) && refusalKind(refusal.last) === kind)
      refusal.isAlways = true;
    return;
  }
  const paused = await begin(
    context,
    {
      purpose: `refusal of ${subjectOf(query)}`,
      claimOf: draw =>
        isRepeated ? answeredAgain(context, query, last, draw) : answeredAlike(context, query, last),
      keepsAddresses: isRepeated,
      seesRefusals: true,
    },
    ({ verdict, changes, claim, trial }, [, seen]) => {
      // It is refused only now and then.
      if (changes) times = 4;
      if (refusal.isAboutToBeProven && verdict !== 'proven') {
        // What was over only after the pause is asked for once more.
        refusal.isTried = false;
        for (const each of context.collected.refusals) each.isAskedAgain = false;
      }
      delete refusal.isAboutToBeProven;
      refusal.query = query;
      if (verdict !== 'proven') return;
      const { query: simplest } = claim as QueryClaim;
      if (unusualIn(simplest) > 1 && !context.options.steady) return;
      if (mayBeLimited(context, simplest, last)) return;
      refusal.query = simplest;
      refusal.last = seen?.refused ?? refusal.last;
      refusal.trial = trial;
    },
  );
  if (!paused) await askAgain(context, refusal, times);
  else {
    refusal.isAboutToBeProven = true;
    refusal.query = paused.asked[1][0] ?? query;
  }
}

/** Whether each part of a question was answered by itself, so that a gateway may limit one of them, or dislike its value. */
function mayBeLimited({ answered, options }: ProbeContext, query: Query, last: Missed): boolean {
  if (options.steady || last.kind === 'error') return false;
  const { html: inHtml, cookie: _, ...plain } = query;
  const isFormAnswered = !inHtml || [...answered.values()].some(({ html }) => html);
  return isFormAnswered && [kindOf(plain), ...partsOf(query)].every(part => answered.has(part));
}

/** What came, with its length if the body is cut off: one that ends at another place each time was not sent that way. */
function see({ refused }: Pick<Looked, 'refused'>): Seen {
  if (!refused) return { came: 'an answer' };
  const isCutOff = refused.kind === 'lost' && refused.isUnfinished;
  const { body, whole } = refused.exchange.response ?? {};
  const length = isCutOff ? ` of ${whole?.bytes ?? body?.byteLength} bytes` : '';
  return { came: `${refusalKind(refused)}${length}` };
}

/** What is cut off at another place each time was not sent that way. */
const holds = ([one, other]: readonly [Seen, Seen]): boolean => one['came'] === other['came'];

/** A question is answered whenever its neighbours are. */
function answeredAlike(context: ProbeContext, query: Query, last: Missed, isAsked = true): QueryClaim {
  const neighbour = inTurn(neighboursOf(context, query));
  const alike = inTurn(alikeTo(context, query, last));
  const { types = [], ...whole } = query;
  return {
    query,
    arms: [
      { ask: () => [neighbour()], see },
      { ask: () => [alike()], see },
    ],
    shown: [see({}), see({ refused: last })],
    holds,
    simpler: function* () {
      const usual = isAsked && unusualIn(query) > 0 ? [asUsual(query)] : [];
      for (const simpler of [...usual, ...simplerManners(query), ...(types.length > 0 ? [whole] : [])])
        yield answeredAlike(context, simpler, last, false);
    },
  };
}

/** Answered questions that resemble one; if one of them is refused by now, the reason is how much was asked, or when. */
function neighboursOf(context: ProbeContext, query: Query): readonly Query[] {
  const { answered, usual } = context;
  const asGiven = usualOf(query);
  const { title } = query;
  const isOdd = unusualIn(query) > 0 || query.bare === true;
  const other = answeredQuery(context, query.query) ?? answeredQuery(context);
  const found = [
    isOdd && usual.has(subjectOf(query)) ? asGiven : undefined,
    answered.get(kindOf(query)),
    ...partsOf(query).map(part => answered.get(part)),
    title && answered.get(kindOf({ ...asGiven, title: { ...title, exists: !title.exists } })),
    other === undefined ? answered.values().next().value : { query: other },
  ];
  const neighbours = new Map<string, Query>();
  // A cursor may be used up, and a session, which only a server with limits of its own may end.
  const isUsable = (each: Query) => !each.cursor && !(context.options.steady && each.cookie !== undefined);
  for (const each of found) if (each && isUsable(each)) neighbours.set(JSON.stringify(each), each);
  return [...neighbours.values()];
}

/** The question; with other values too if a firewall may dislike one of its own. */
function alikeTo(context: ProbeContext, query: Query, last: Missed): readonly Query[] {
  const kind = refusalKind(last);
  const mayBeOfGateway =
    last.kind === 'lost' &&
    (kind === 'page'
      ? last.notApi === 'page' || last.notApi === 'JSON object'
      : kind === 'denied' || kind === 'client');
  const others = mayBeOfGateway ? withPlainValues(context, query) : [];
  return [query, ...others.filter(other => subjectOf(other) !== subjectOf(query))];
}

/** A question is answered when repeated: one arm asks new ones, the other repeats these, at the end after a while. */
function answeredAgain(context: ProbeContext, query: Query, last: Missed, draw: Draw): QueryClaim {
  const asked: Query[] = [];
  const fresh = (instance: number): Query => {
    const { cursor } = query;
    const start = cursor && nameBetween('', cursor.aicontinue, draw);
    if (cursor && start !== undefined) return { ...query, cursor: { ...cursor, aicontinue: start } };
    return rewritten(context, query, encodedPlaces[instance % encodedPlaces.length]);
  };
  const askNew = (instance: number) => {
    asked.push(fresh(instance));
    return asked.slice(-1);
  };
  const askKnown = (instance: number) => {
    const known = asked[instance % Math.max(1, asked.length)];
    if (known) return [known];
    const first = fresh(instance);
    return [first, first];
  };
  return {
    query,
    arms: [
      { ask: askNew, see },
      { ask: askKnown, see },
    ],
    shown: [see({}), see({ refused: last })],
    holds,
    simpler: function* () {
      if (unusualIn(query) > 0) yield answeredAgain(context, usualOf(query), last, draw);
    },
  };
}

/** Tries whether what is answered by itself is refused right after another question, or with others under way. */
async function tryAround(context: ProbeContext, refusal: Refusal): Promise<void> {
  const claim = answeredAround(context, refusal);
  if (!claim || !hasRoom(context) || !mayTrySequence(context)) return;
  const purpose = `refusal of ${subjectOf(claim.query)} in its place`;
  await begin(
    context,
    { purpose, claimOf: () => claim, seesRefusals: true },
    ({ verdict, trial }, [, seen]) => {
      const { query, following } = claim;
      const last = seen?.refused ?? refusal.last;
      if (verdict === 'proven')
        context.collected.refusals.push({ ...refusal, query, following, last, trial, isTried: true });
    },
  );
}

/** A question is answered whatever came just before it, or is under way with it. */
function answeredAround(context: ProbeContext, { query, last, around }: Refusal): QueryClaim | undefined {
  const { previous, among } = around ?? {};
  const reset = previous && resetOf(context, query, previous);
  const known = { shown: [see({}), see({ refused: last })] as const, holds };
  if (among) {
    const own: Query = { ...query, underWay: true };
    const alone = { ask: () => [query], see };
    return { query: own, arms: [alone, { ask: () => among, see, together: among.indexOf(query) }], ...known };
  }
  if (!reset) return undefined;
  const arms = [
    { ask: () => [reset, query], see },
    { ask: () => [reset, previous, query], see },
  ] as const;
  return { query, following: previous, arms, ...known };
}

/** Titles that stand for one. */
const OTHERS = 3;

/** The question with values that no firewall has a reason to dislike; plain types stay as they are. */
function withPlainValues(context: ProbeContext, query: Query): readonly Query[] {
  const { types = [], cursor, title } = query;
  if (title) {
    const files = title.exists ? seenFiles(context).map(({ name }) => titleOf(context, name)) : [];
    const drawn = Array.from({ length: OTHERS }, (_, at) => otherMissing(context, title.sent, at, 'plain'));
    const sent = files.length > 1 ? files : drawn;
    return sent.slice(0, 1 + OTHERS).map(each => ({ ...query, title: { ...title, sent: each } }));
  }
  const plains = new Set([...context.collected.suggested.keys(), ...USUAL].filter(type => !hasSigns(type)));
  // As many as before, because the sign between two types is the contract's.
  const ofTypes = types.some(hasSigns) ? { ...query, types: [...plains].slice(0, types.length) } : query;
  // The marker has signs that a firewall may dislike.
  return [cursor ? { ...ofTypes, cursor: { aicontinue: plainStart(cursor.aicontinue) } } : ofTypes];
}

/** Another name to start at, too short for a disliked word, and a little later, because a server may refuse what is far down. */
function plainStart(name: string): string {
  const letters = name.slice(0, 2).replace(/[^A-Za-z0-9].*/s, '');
  return letters.replace(/[A-Ya-y0-8]$/, last => String.fromCharCode(last.charCodeAt(0) + 1)) || 'A';
}

/** The most frequent types of files, as many as a question names at most. */
const USUAL = ['image/png', 'image/jpeg', 'image/gif'];

const hasSigns = (type: string): boolean => /[^\w./-]/.test(type);
