/** The one trial: a randomised experiment that proves that two ways of asking get different answers; it asks by yielding. */
import type { Draw } from '../plan/draw.js';
import type { Stage } from '../values/queries.js';
import { drawOrder, EACH, POSSIBLE_ORDERS, type Side } from './order.js';

/** What matters of an answer, by name, so that a trial can keep to what is constant. */
export type Seen = Readonly<Record<string, string>>;

/** One of two ways of asking. */
export interface Arm<Question, Answer> {
  /** The questions to send, the last of which is observed; each `instance` asks for something new. */
  readonly ask: (instance: number) => readonly Question[];
  /** If they are under way at the same time, the place of the one that is observed. */
  readonly together?: number | undefined;
  /** What matters of the answer; `undefined` if it is no observation. */
  readonly see: (answer: Answer, instance: number) => Seen | undefined;
}

export type Arms<Question, Answer> = readonly [Arm<Question, Answer>, Arm<Question, Answer>];

/** A relation between two ways of asking. */
export interface Claim<Question, Answer> {
  readonly arms: Arms<Question, Answer>;
  /** What the arms showed before the trial, asked the same. */
  readonly shown?: readonly [Seen, Seen];
  /** Whether two values keep the relation. Default: they are equal. */
  readonly holds?: (seen: readonly [Seen, Seen]) => boolean;
  /** The same relation between simpler questions, the simplest first. */
  readonly simpler?: () => Iterable<Claim<Question, Answer>>;
  /**
   * Whether what differs could be the age of an answer (an entry, an id, a timestamp), though each instance asks the same
   * question in another writing: a cache or a shard could be the reason, unless the target is steady.
   */
  readonly mayBeAge?: (seen: readonly [Seen, Seen]) => boolean;
  /**
   * The same relation, shown by unrelated questions: it rules out that age is the reason. Each instance has to ask a new one,
   * because two questions may meet two stale replicas, each the wrong one, as often as once in ten times.
   */
  readonly another?: Claim<Question, Answer> | undefined;
}

/** What a trial wants next: an answer, or to be continued after the pause that all trials share. */
export type Wanted<Question> =
  | {
      readonly stage: Stage;
      readonly arm: Side;
      readonly questions: readonly Question[];
      readonly together: number | undefined;
    }
  | 'pause';

export interface Proof<Question, Answer> {
  /** The simplest claim that is broken, which is the one that was tried. */
  readonly claim: Claim<Question, Answer>;
  /** The values fixed before the order was drawn. */
  readonly values: readonly [Seen, Seen];
  /** How many answers showed their value. */
  readonly requests: number;
  /** The chance that a target shows this although it keeps the claim at every moment. */
  readonly p: number;
  readonly losses: readonly [number, number];
}

export type Verdict<Question, Answer> =
  | { readonly verdict: 'proven'; readonly proof: Proof<Question, Answer> }
  /** Withdrawn: the arms agree when asked again. `changes` if the answers of an arm changed. */
  | { readonly verdict: 'withdrawn' | 'doubt'; readonly reason: string; readonly changes?: true };

export type Got<Answer> = Answer | 'lost' | { readonly budget: string };

/** What asks by yielding, and its result. */
type Asked<Question, Answer, Result> = Generator<Wanted<Question>, Result, Got<Answer>>;

export type Trial<Question, Answer> = Asked<Question, Answer, Verdict<Question, Answer>>;

export interface TrialOptions {
  readonly draw: Draw;
  /** A single server without a cache answers, without edits meanwhile. */
  readonly steady: boolean;
}

/** What each arm shows before anything is fixed; not in turns, because two replicas in rotation would look like the arms. */
const SCREEN: readonly Side[] = [0, 1, 1, 0, 1, 0];

/** With more losses, they may depend on the arm. */
const MOST_LOST = 2;

/** The budget ended it. */
class CutOff extends Error {}

export function* tryClaim<Q, A>(claim: Claim<Q, A>, options: TrialOptions): Trial<Q, A> {
  try {
    const first = yield* proved(claim, options);
    if (first.verdict !== 'proven' || options.steady) return first;
    const { claim: tried, values } = first.proof;
    if (tried.mayBeAge?.(values) !== true) return first;
    const second = tried.another && (yield* proved(tried.another, options));
    return second?.verdict === 'proven' ? first : doubt(AGE);
  } catch (error) {
    if (error instanceof CutOff) return doubt(error.message);
    throw error;
  }
}

const doubt = (reason: string) => ({ verdict: 'doubt', reason }) as const;

const AGE = 'one of the two answers may come from a cache or a lagging replica';

function* proved<Q, A>(claim: Claim<Q, A>, { draw, steady }: TrialOptions): Trial<Q, A> {
  const asking = new Asking<Q, A>();
  const screened = yield* screen(asking, claim, steady);
  if ('verdict' in screened) return screened;
  const fixed = yield* minimised(asking, claim, screened.values);
  const values = steady && !claim.holds ? ([fixed.values[0], OTHERS] as const) : fixed.values;
  const order = drawOrder(draw);
  const losses: [number, number] = [0, 0];
  const counts: [number, number] = [0, 0];
  for (const side of order) {
    const seen = yield* asking.look('decide', fixed.claim, side);
    if (!seen) {
      losses[side] += 1;
      if (Math.max(...losses) > MOST_LOST) return LOST;
    } else if (!agrees(seen, values, side)) return UNSTEADY;
    else counts[side] += 1;
  }
  yield 'pause';
  for (const side of [1, 0] as const) {
    const ask = () => asking.look('confirm', fixed.claim, side);
    // Once more, because a single lost answer decides nothing.
    const seen = (yield* ask()) ?? (yield* ask());
    if (!seen) return LOST;
    if (!agrees(seen, values, side)) return CHANGED;
  }
  const [first, second] = counts;
  const proof = { ...fixed, requests: first + second, p: chanceOf(first, second), losses };
  return { verdict: 'proven', proof };
}

const changing = (reason: string) => ({ ...doubt(reason), changes: true }) as const;

const LOST = doubt('too many of the answers were lost when asked again');
const UNSTEADY = changing('one of the two answers is not the same each time');
const CHANGED = changing('the answers changed a few seconds later, as with lagging replicas');

/** The chance that a random order is the one that fits; with losses, fewer orders can be told apart. */
export function chanceOf(first: number, second: number): number {
  if (first === EACH && second === EACH) return 1 / POSSIBLE_ORDERS;
  let orders = 1;
  for (let at = 1; at <= first; at++) orders = (orders * (second + at)) / at;
  return 1 / orders;
}

type Fixed<Q, A> = Pick<Proof<Q, A>, 'claim' | 'values'>;

/** Numbers the instances, so that none is asked for twice. */
class Asking<Q, A> {
  #instance = 0;

  *look(stage: Stage, { arms }: Claim<Q, A>, arm: Side): Asked<Q, A, Seen | undefined> {
    const instance = this.#instance++;
    const { ask, see, together } = arms[arm];
    const got = yield { stage, arm, questions: ask(instance), together };
    if (got === 'lost') return undefined;
    if (isBudget(got)) throw new CutOff(got.budget);
    return see(got, instance);
  }
}

const isBudget = (got: unknown): got is { readonly budget: string } =>
  typeof got === 'object' && got !== null && Object.keys(got).join() === 'budget';

type Screened =
  { readonly values: readonly [Seen, Seen] } | Exclude<Verdict<never, never>, { readonly verdict: 'proven' }>;

/** Asks both arms a few times, which ends most suspicions, and keeps to what is constant in each. */
function* screen<Q, A>(asking: Asking<Q, A>, claim: Claim<Q, A>, steady: boolean): Asked<Q, A, Screened> {
  const { shown } = claim;
  const seen: [Seen[], Seen[]] = shown ? [[shown[0]], [shown[1]]] : [[], []];
  const lost: [number, number] = [0, 0];
  for (const side of shown ? SCREEN.slice(0, 4) : SCREEN) {
    const one = yield* asking.look('screen', claim, side);
    if (one) seen[side].push(one);
    else if (++lost[side] > 1) return LOST;
    if (shown && isOver(shown, seen, steady)) return AGREEING;
    // Arms without a constant difference need no further answers.
    if (seen.every(some => some.length > 1) && !differing(claim, seen, steady)) return ended(seen);
  }
  const values = differing(claim, seen, steady);
  return values ? { values } : ended(seen);
}

const AGREEING = { verdict: 'withdrawn', reason: 'the answers agree when asked again' } as const;

/** Whether what differed is over: the first arm shows the odd answer, so it has another reason, or the second the usual one, twice. */
function isOver(
  [usual, odd]: readonly [Seen, Seen],
  [first, second]: readonly [Seen[], Seen[]],
  steady: boolean,
) {
  const names = namesOfDifference(usual, odd);
  const areAs = (as: Seen, [, ...later]: readonly Seen[], least: number, of = names) =>
    later.length >= least && later.every(one => of.every(name => one[name] === as[name]));
  // Of a steady target, the difference may move.
  const asUsual = () => areAs(usual, second, 2, steady ? Object.keys({ ...usual, ...odd }) : names);
  return names.length > 0 && (areAs(odd, first, 1) || asUsual());
}

export const namesOfDifference = (one: Seen, other: Seen): readonly string[] =>
  Object.keys({ ...one, ...other }).filter(name => one[name] !== other[name]);

function ended(seen: readonly [readonly Seen[], readonly Seen[]]): Screened {
  const isSteady = seen.every(
    ([first, ...others]) => first && others.every(other => namesOfDifference(first, other).length === 0),
  );
  return isSteady ? AGREEING : UNSTEADY;
}

/** In place of the values of the second arm, if it only never shows those of the first. */
const OTHERS: Seen = {};

/** What is constant in both arms and breaks the claim or, of a steady target, what one always shows and the other never; `undefined` if nothing is. */
function differing<Q, A>(
  { holds }: Claim<Q, A>,
  [one, other]: readonly [readonly Seen[], readonly Seen[]],
  steady: boolean,
): readonly [Seen, Seen] | undefined {
  const constant = [...new Set([...one, ...other].flatMap(Object.keys))].filter(at => isConstant(one, at));
  const names = constant.filter(at => isConstant(other, at) && (holds || one[0]?.[at] !== other[0]?.[at]));
  const values = [only(one[0], names), only(other[0], names)] as const;
  if (names.length > 0) return holds?.(values) === true ? undefined : values;
  const usual = only(one[0], constant);
  return steady && !holds && !other.some(seen => shows(seen, usual)) ? [usual, OTHERS] : undefined;
}

const isConstant = ([first, ...others]: readonly Seen[], name: string): boolean =>
  others.every(other => other[name] === first?.[name]);

/** Some members of a value; absent ones are empty. */
const only = (seen: Seen | undefined, names: readonly string[]): Seen =>
  Object.fromEntries(names.map(name => [name, seen?.[name] ?? '']));

/** Whether an answer shows all of a fixed value. */
const shows = (seen: Seen, fixed: Seen) =>
  Object.keys(fixed).every(name => (seen[name] ?? '') === fixed[name]);

const agrees = (seen: Seen, [usual, odd]: readonly [Seen, Seen], side: Side): boolean =>
  side === 1 && odd === OTHERS ? !shows(seen, usual) : shows(seen, side === 0 ? usual : odd);

/** Leaves out parts of the questions as long as the claim stays broken in the same way (delta debugging). */
function* minimised<Q, A>(
  asking: Asking<Q, A>,
  claim: Claim<Q, A>,
  values: readonly [Seen, Seen],
): Asked<Q, A, Fixed<Q, A>> {
  for (const simpler of claim.simpler?.() ?? []) {
    const other = yield* asking.look('minimise', simpler, 1);
    if (!other || !agrees(other, values, 1)) continue;
    const usual = yield* asking.look('minimise', simpler, 0);
    if (usual && agrees(usual, values, 0)) return yield* minimised(asking, simpler, values);
  }
  return { claim, values };
}
