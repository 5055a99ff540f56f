import { describe, expect, test } from 'vitest';
import { drawFrom } from '../plan/draw.js';
import { drawOrder, isPossible, POSSIBLE_ORDERS, type Side } from './order.js';
import {
  chanceOf,
  tryClaim,
  type Claim,
  type Got,
  type Seen,
  type TrialOptions,
  type Verdict,
  type Wanted,
} from './trial.js';

interface Question {
  readonly side: Side;
  readonly instance: number;
}

/** What a world answers: a value, or nothing if the answer is lost. */
type World = (question: Question, time: number) => string | undefined;

const claim: Claim<Question, string> = { arms: [armOf(0), armOf(1)] };

function armOf(side: Side) {
  return { ask: (instance: number) => [{ side, instance }], see: (value: string): Seen => ({ value }) };
}

interface Run {
  readonly verdict: Verdict<Question, string>;
  readonly asked: readonly Wanted<Question>[];
}

function run(world: World, { seed = 'a', steady = false, ...options }: RunOptions = {}): Run {
  const trial = tryClaim(options.claim ?? claim, {
    draw: drawFrom(seed, 'trial'),
    steady,
  } satisfies TrialOptions);
  const asked: Wanted<Question>[] = [];
  let [time, next] = [0, trial.next()];
  while (next.done !== true) {
    let got: Got<string> = 'lost';
    if (next.value === 'pause') time += 10_000;
    else {
      const question = next.value.questions.at(-1);
      asked.push(next.value);
      if (asked.length > (options.budget ?? Infinity)) got = { budget: 'the budget is used up' };
      else got = (question && world(question, time)) ?? 'lost';
      time += 1;
    }
    next = trial.next(got);
  }
  return { verdict: next.value, asked };
}

interface RunOptions {
  readonly seed?: string;
  readonly steady?: boolean;
  readonly budget?: number;
  readonly claim?: Claim<Question, string>;
}

const broken: World = ({ side }) => (side === 0 ? 'usual' : 'other');

const lagging: World = ({ side }, time) => (time < 1000 && side === 1 ? 'old' : 'new');

const rotating: World = (question, time) => `${broken(question, time)} ${time % 2}`;

const varying: World = ({ side }, time) => (side === 0 ? 'usual' : `${time}`);

const onlyWithC: World = question =>
  'parts' in question && String(question.parts).includes('c') ? 'other' : 'usual';

const losing: World = (question, time) =>
  question.side === 1 && time > 6 && time % 2 === 0 ? undefined : broken(question, time);

describe('the order of a trial', () => {
  test('is one of 12,446', () => {
    let possible = 0;
    for (let bits = 0; bits < 2 ** 16; bits++) {
      const order = Array.from({ length: 16 }, (_, at): Side => ((bits >> at) % 2 === 1 ? 1 : 0));
      if (order.filter(side => side === 1).length === 8 && isPossible(order)) possible += 1;
    }
    expect(possible).toBe(POSSIBLE_ORDERS);
  });

  test('is drawn by the seed, each as often as any other', () => {
    const starts = new Map<string, number>();
    const draw = drawFrom('seed', 'orders');
    for (let time = 0; time < 4_000; time++) {
      const order = drawOrder(draw);
      expect(isPossible(order)).toBe(true);
      const start = order.slice(0, 2).join('');
      starts.set(start, (starts.get(start) ?? 0) + 1);
    }
    const [fewest, most] = [Math.min(...starts.values()), Math.max(...starts.values())];
    expect(starts.size).toBe(4);
    expect(most / fewest).toBeLessThan(1.6);
    expect(drawOrder(drawFrom('a', 'x'))).toEqual(drawOrder(drawFrom('a', 'x')));
  });
});

describe('a trial', () => {
  test('proves a constant difference with 24 requests, and says how likely chance is', () => {
    const { verdict, asked } = run(broken);
    expect(asked).toHaveLength(24);
    const values = [{ value: 'usual' }, { value: 'other' }];
    const proof = { claim, values, requests: 16, p: 1 / 12_446, losses: [0, 0] };
    expect(verdict).toEqual({ verdict: 'proven', proof });
  });

  test('withdraws what agrees when asked again', () => {
    const { verdict, asked } = run(() => 'usual');
    expect(verdict).toHaveProperty('verdict', 'withdrawn');
    expect(asked).toHaveLength(4);
  });

  test('doubts a difference that is gone after the pause', () => {
    expect(run(lagging).verdict).toHaveProperty('reason', expect.stringContaining('lagging'));
  });

  test('proves of a steady target that one arm never shows what the other always does', () => {
    expect(run(varying, { steady: true }).verdict).toHaveProperty('verdict', 'proven');
    expect(run(varying).verdict).toHaveProperty('changes', true);
    const atTimes: World = (question, time) => (time % 5 === 0 ? 'usual' : varying(question, time));
    expect(run(atTimes, { steady: true }).verdict).not.toHaveProperty('verdict', 'proven');
  });

  test('keeps to what is constant in both arms and differs', () => {
    const noisy = {
      ...claim,
      arms: claim.arms.map(arm => ({
        ...arm,
        see: (answer: string, instance: number) => ({ time: `${instance}`, value: answer, same: 'a' }),
      })) as never,
    } satisfies Claim<Question, string>;
    expect(run(broken, { claim: noisy }).verdict).toMatchObject({
      proof: { values: [{ value: 'usual' }, { value: 'other' }] },
    });
  });

  test('finds a constant difference behind two replicas in rotation, which differ otherwise', () => {
    const both = {
      arms: [0, 1].map(side => ({
        ...armOf(side === 0 ? 0 : 1),
        see: (answer: string) => ({ value: answer.slice(0, 5), replica: answer.slice(6) }),
      })) as never,
    } satisfies Claim<Question, string>;
    expect(run(rotating, { claim: both }).verdict).toMatchObject({
      proof: { values: [{ value: 'usual' }, { value: 'other' }] },
    });
  });

  test('leaves out of the questions what makes no difference', () => {
    const named = (parts: string): Claim<Question, string> => ({
      arms: [armOf(0), { ...armOf(1), ask: instance => [{ side: 1, instance, parts } as Question] }],
      simpler: () => parts.split('').map(part => named(parts.replace(part, ''))),
    });
    const { verdict } = run(onlyWithC, { claim: named('abcd') });
    const [, arm] = verdict.verdict === 'proven' ? verdict.proof.claim.arms : [];
    expect(arm?.ask(0)).toEqual([{ side: 1, instance: 0, parts: 'c' }]);
  });

  test('ends with the budget', () => {
    const reason = 'the budget is used up';
    expect(run(broken, { budget: 12 }).verdict).toEqual({ verdict: 'doubt', reason });
  });

  test('doubts what only one arm loses', () => {
    expect(run(losing).verdict).toHaveProperty('reason', expect.stringContaining('lost'));
  });

  test('counts fewer orders apart if answers are lost', () => {
    expect(chanceOf(8, 8)).toBe(1 / POSSIBLE_ORDERS);
    expect(chanceOf(7, 7)).toBeCloseTo(1 / 3432);
  });

  test('doubts a difference of age that only another writing shows, unless the target is steady', () => {
    const ofAge = { ...claim, mayBeAge: () => true };
    expect(run(broken, { claim: ofAge }).verdict).toHaveProperty('reason', expect.stringContaining('cache'));
    expect(run(broken, { claim: ofAge, steady: true }).verdict).toHaveProperty('verdict', 'proven');
    expect(run(broken, { claim: { ...ofAge, another: claim } }).verdict).toHaveProperty('verdict', 'proven');
  });
});
