/**
 * Trials of a small lawful wiki behind nuisances, in memory. Its answers depend on the state that a nuisance chooses and on
 * what is asked, never on how: whatever a trial proves of it is false, unless a defect was put in.
 */
import { openDraw } from '../../fixtures/random/draw.js';
import type { Draw } from '../../fixtures/random/draw.js';
import type { Asked, Nuisance, State } from '../../fixtures/nuisances/model.js';
import { openWorld } from '../../fixtures/nuisances/world.js';
import type { World } from '../../fixtures/nuisances/world.js';
import type { WikiRequest } from '../../fixtures/wiki/wiki.js';
import { tryClaim } from '../engine/trial.js';
import type { Arm, Arms, Claim, Got, Seen, Verdict } from '../engine/trial.js';
import { drawFrom } from '../plan/draw.js';

/** What to ask and how. */
interface Question {
  readonly about: 'languages' | 'page' | 'filtered' | 'record';
  /** The file whose record is asked for, or with which the page starts. */
  readonly file?: number;
  readonly manner?: Manner;
}
type Manner = 'accept' | 'order' | 'connection' | 'html' | 'cookie' | 'new cookie';

interface Answer {
  readonly question: Question;
  readonly state: State;
  readonly isWrong: boolean;
}

type SimulatedClaim = Claim<Question, Answer>;

// The wiki

const EARLIEST = -10;
const LATEST = 300;
/** Edits concern the first of the files, so that those that a trial asks about change often. */
const EDITED = [3, 16] as const;
const FILES = 60;

/** Of each state of the wiki, the version of each file, or 0 if there is none. */
type Versions = readonly (readonly number[])[];

const HISTORIES: readonly Versions[] = Array.from({ length: 16 }, (_, at) =>
  historyOf(`history ${at}`, at % 2 === 0 ? EDITED[0] : EDITED[1]),
);

function historyOf(seed: string, edited: number): Versions {
  const draw = openDraw(seed);
  const files = Array.from({ length: FILES }, (_, file): number => (file === 0 ? 0 : 1));
  const versions: number[][] = [];
  for (let edit = EARLIEST; edit <= LATEST; edit++) {
    // The last edit before an audit uploads the first file, so that a stale replica lacks it.
    const file = edit === 0 ? 0 : edit < 0 ? 1 + draw.below(edited - 1) : draw.below(edited);
    files[file] = edit <= 0 || files[file] === 0 || draw.chance(0.5) ? edit - EARLIEST + 2 : 0;
    versions.push([...files]);
  }
  return versions;
}

const PAGE_SIZE = 5;
const isPng = (file: number): boolean => file % 2 === 0;

/** The facets of an answer: JSON texts by their places, as the suite compares them. */
function facetsOf({ question, state, isWrong }: Answer, versions: Versions): Record<string, string> {
  const files = versions[Math.min(state.edits, LATEST) - EARLIEST] ?? [];
  const facets: Record<string, string> = { '/type': isWrong ? '"6"' : '6' };
  const note = (file: number): void => {
    facets[`/${file}/name`] = `"${file}"`;
    facets[`/${file}/timestamp`] = `"${files[file]}"`;
  };
  const { about, file = 0 } = question;
  if (about === 'languages')
    for (let language = 0; language < 4 + state.releases; language++) facets[`/${language}`] = '"code"';
  else if (about === 'record') {
    if (files[file] === 0 && !state.created.includes(titleOf(file))) facets['/missing'] = '""';
    else note(file);
  } else {
    let left = PAGE_SIZE;
    for (let at = file; at < FILES && left > 0; at++)
      if (files[at] !== 0 && (about === 'page' || isPng(at))) {
        note(at);
        left -= 1;
      }
  }
  return facets;
}

const titleOf = (file: number): string => `File:Photo_${file}.png`;

/** Whether an answer shows a file. */
function witnessOf(answer: Answer, file: number, versions: Versions): Seen {
  const facets = facetsOf(answer, versions);
  return {
    '/type': facets['/type'] ?? '',
    name: facets[`/${file}/name`] === undefined ? '' : '"name"',
  };
}

// The claims

/** What is new in each request of a trial. */
type Freshness = 'writing' | 'content';

type ClaimOf = (draw: Draw, fresh: Freshness, versions: Versions) => SimulatedClaim;

/** The file that the trial starts with: mostly the one that a stale replica lacks. */
const firstFile = (draw: Draw): number => (draw.chance(0.7) ? 0 : draw.below(EDITED[0]));

const fileFor = (first: number, instance: number, fresh: Freshness): number =>
  fresh === 'writing' ? first : (first + 2 * instance) % FILES;

/** That a question has the same answer in a manner. */
function inManner(question: Question, manner: Manner, fresh: Freshness, versions: Versions): SimulatedClaim {
  const first = question.file ?? 0;
  const asked = (instance: number): Question =>
    question.about === 'languages' ? question : { ...question, file: fileFor(first, instance, fresh) };
  const see = (answer: Answer, instance: number): Seen =>
    fresh === 'writing'
      ? facetsOf(answer, versions)
      : witnessOf(answer, fileFor(first, instance, fresh), versions);
  return {
    arms: [
      { ask: instance => [asked(instance)], see },
      { ask: instance => [{ ...asked(instance), manner }], see },
    ],
  };
}

/** With new writings of one question, what may be age needs unrelated questions: a new one for each request. */
function ofWriting(claim: SimulatedClaim, another: SimulatedClaim): SimulatedClaim {
  return { ...claim, mayBeAge, another };
}

const questionsOf = (draw: Draw, fresh: Freshness): readonly [Question, Question] => {
  const file = firstFile(draw);
  const record = { about: 'record', file } as const;
  const page = { about: 'page', file } as const;
  const other = { about: 'record', file: file + 1 } as const;
  if (fresh === 'content') return draw.chance(0.5) ? [record, other] : [page, other];
  return draw.pick<readonly [Question, Question]>([
    [record, other],
    [page, other],
    [{ about: 'languages' }, page],
  ]);
};

const mannerClaim =
  (...manners: readonly [Manner, ...(readonly Manner[])]): ClaimOf =>
  (draw, fresh, versions) => {
    const manner = draw.pick(manners);
    const [question, another] = questionsOf(draw, fresh);
    const claim = inManner(question, manner, fresh, versions);
    return fresh === 'content' ? claim : ofWriting(claim, inManner(another, manner, 'content', versions));
  };

/** That two questions show the same of a file. */
function ofFile(
  first: number,
  about: readonly [Question['about'], Question['about']],
  fresh: Freshness,
  versions: Versions,
): SimulatedClaim {
  const arm = (of: Question['about']): Arm<Question, Answer> => ({
    ask: instance => [{ about: of, file: fileFor(first, instance, fresh) }],
    see: (answer, instance) => witnessOf(answer, fileFor(first, instance, fresh), versions),
  });
  return { arms: [arm(about[0]), arm(about[1])] };
}

const fileClaim =
  (...about: readonly [Question['about'], Question['about']]): ClaimOf =>
  (draw, fresh, versions) => {
    const first = firstFile(draw) & ~1;
    const claim = ofFile(first, about, fresh, versions);
    return fresh === 'content' ? claim : ofWriting(claim, ofFile(first + 2, about, 'content', versions));
  };

/** That an answer does not depend on the question before it. */
const afterClaim: ClaimOf = (draw, fresh, versions) => {
  const [question, following] = questionsOf(draw, fresh);
  const [usual] = inManner(question, 'accept', fresh, versions).arms;
  const { see } = usual;
  const reset: Question = { about: 'filtered', file: 20 };
  const arms: Arms<Question, Answer> = [
    { ask: instance => [reset, ...usual.ask(instance)], see },
    { ask: instance => [reset, following, ...usual.ask(instance)], see },
  ];
  return { arms };
};

const CLAIMS = {
  manner: mannerClaim('accept', 'order', 'connection'),
  html: mannerClaim('html'),
  cookie: mannerClaim('cookie', 'new cookie'),
  witness: fileClaim('page', 'filtered'),
  record: fileClaim('page', 'record'),
  after: afterClaim,
} satisfies Readonly<Record<string, ClaimOf>>;

interface Case {
  readonly claim: keyof typeof CLAIMS;
  readonly fresh: Freshness;
}

/** Each kind of claim, fresh in writing only and fresh in content. */
export const cases: readonly Case[] = (Object.keys(CLAIMS) as Case['claim'][]).flatMap(claim =>
  (['writing', 'content'] as const).map(fresh => ({ claim, fresh })),
);

const mayBeAge = ([one, other]: readonly [Seen, Seen]): boolean =>
  Object.keys(one).every(name => {
    const [before, after] = [one[name] ?? '', other[name] ?? ''];
    return before === '' || after === '' || before.startsWith('"') === after.startsWith('"');
  });

// The asker

const VALUE = 'query';
const WRITINGS = 2 ** VALUE.length - 1;

/** The value of `action` with some of its letters percent-encoded. */
const written = (letters: number): string =>
  Array.from(VALUE, (letter, at) =>
    (letters >> at) % 2 === 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  ).join('');

/** Writes a question in its manner; `time` is how many came before, `writing` is 0 for the usual one. */
function requestOf({ about, file = 0, manner }: Question, time: number, writing: number): WikiRequest {
  const rest: (readonly [string, string])[] =
    about === 'languages'
      ? [['meta', 'languageinfo']]
      : about === 'record'
        ? [
            ['prop', 'duplicatefiles'],
            ['titles', titleOf(file)],
          ]
        : [
            ['list', 'allimages'],
            ['aicontinue', `${file}.png`],
          ];
  if (about === 'filtered') rest.push(['aimime', 'image/png']);
  if (manner !== 'html') rest.push(['format', 'json']);
  const isTurned = (Math.floor(writing / WRITINGS) % 2 === 1) !== (manner === 'order');
  if (isTurned) rest.reverse();
  const action = writing === 0 ? VALUE : written(1 + (writing % WRITINGS));
  const query = new URLSearchParams([['action', VALUE], ...rest.map(pair => [...pair] as [string, string])]);
  const url = `/api.php?action=${action}&${rest.map(pair => pair.join('=')).join('&')}`;
  const cookie = manner === 'cookie' ? 's=1' : manner === 'new cookie' ? `s=${time}` : undefined;
  return {
    method: 'GET',
    path: '/api.php',
    url,
    query,
    headers: {
      accept: manner === 'accept' ? 'text/html' : '*/*',
      'accept-encoding': 'gzip',
      ...(cookie === undefined ? {} : { cookie }),
    },
  };
}

/** How often is asked for what is lost. */
const TRIES = 3;
const PATIENCE_MS = 30_000;

/** Asks as the suite does. */
class Asker {
  requests = 0;
  readonly #isWrong: boolean;
  readonly #fresh: Freshness;
  readonly #world: World<{ readonly state: State }>;
  #writing = 0;

  constructor(world: World<{ readonly state: State }>, fresh: Freshness, isWrong: boolean) {
    this.#world = world;
    this.#fresh = fresh;
    this.#isWrong = isWrong;
  }

  /** Asks once; an answer out of a cache, a limit or a refusal is no observation. */
  once(questions: readonly Question[], arm: 0 | 1, isFresh = false): Answer | undefined {
    let answer: Answer | undefined;
    for (const question of questions) {
      const writing = isFresh && this.#fresh === 'writing' ? ++this.#writing : 0;
      const time = this.requests++;
      const request = requestOf(question, time, writing);
      const seen = this.#world.ask(request, question.manner === 'connection' ? time + 1 : 0);
      answer =
        'answer' in seen && (seen.age ?? 0) === 0
          ? { question, state: seen.answer.state, isWrong: this.#isWrong && arm === 1 }
          : undefined;
    }
    return answer;
  }

  answerTo(questions: readonly Question[], arm: 0 | 1): Got<Answer> {
    for (let time = 0; time < TRIES; time++) {
      const answer = this.once(questions, arm, true);
      if (answer) return answer;
    }
    return 'lost';
  }
}

// A run

interface Run {
  readonly verdict: Verdict<Question, Answer>;
  /** Of the trial. */
  readonly requests: number;
}

interface RunOptions extends Case {
  readonly seed: string;
  /** Whether what is looked at in the second arm is always wrong. */
  readonly isWrong?: boolean;
}

const QUESTIONS: readonly [Question, ...(readonly Question[])] = [
  { about: 'languages' },
  { about: 'page', file: 0 },
  { about: 'filtered', file: 0 },
  { about: 'record', file: 3 },
  { about: 'record', file: 0, manner: 'html' },
];

const stateOf = (_asked: Asked, state: State): { readonly state: State } => ({ state });

/** By then each nuisance has begun. */
const LATEST_START = 200;

/** Asks about a claim until it is seen broken, and tries it then; `undefined` if it is never seen broken. */
function run(nuisance: Nuisance, { claim: kind, fresh, seed, isWrong = false }: RunOptions): Run | undefined {
  const draw = openDraw(seed);
  const paceMs = draw.pick([333, 333, 1000]);
  const after = draw.chance(0.5) ? draw.below(LATEST_START) : 0;
  const world = openWorld(nuisance, stateOf, { seed, paceMs, after });
  const claim = CLAIMS[kind](draw, fresh, HISTORIES[draw.below(HISTORIES.length)] ?? []);
  const asker = new Asker(world, fresh, isWrong);
  if (!isSuspected(claim, asker, draw)) return undefined;
  const { requests } = asker;
  const trial = tryClaim(claim, { draw: drawFrom(seed, 'trial'), steady: false });
  let next = trial.next('lost');
  while (next.done !== true) {
    let got: Got<Answer> = 'lost';
    if (next.value === 'pause') world.wait(PATIENCE_MS);
    else got = asker.answerTo(next.value.questions, next.value.arm);
    next = trial.next(got);
  }
  return { verdict: next.value, requests: asker.requests - requests };
}

/** Asks in turns, among other questions, as the plan does, and compares what was seen last in each arm. */
function isSuspected({ arms }: SimulatedClaim, asker: Asker, draw: Draw): boolean {
  const most = draw.chance(0.03) ? 220 : 20;
  const last: [Seen | undefined, Seen | undefined] = [undefined, undefined];
  // Some trials begin when much has happened.
  const quiet = draw.chance(0.3) ? draw.below(most) : 0;
  for (let time = 0; asker.requests < most; time++) {
    const choice = draw.below(5);
    if (choice > 3) {
      asker.once([draw.pick(QUESTIONS)], 0);
      continue;
    }
    const side = choice % 2 === 1 ? 1 : 0;
    const arm = arms[side];
    const answer = asker.once(arm.ask(0), side);
    if (answer) last[side] = arm.see(answer, 0);
    const [one, other] = last;
    if (asker.requests > quiet && one && other && differ(one, other)) return true;
  }
  return false;
}

const differ = (one: Seen, other: Seen): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].some(name => one[name] !== other[name]);

interface Count {
  /** How many trials began. */
  readonly trials: number;
  readonly proven: number;
  /** Of all trials. */
  readonly requests: number;
}

/** Runs a case a number of times behind a nuisance. */
export function simulate(nuisance: Nuisance, one: Case, times: number, isWrong = false): Count {
  let [trials, proven, requests] = [0, 0, 0];
  for (let time = 0; time < times; time++) {
    const seed = `${nuisance.id} ${one.claim} ${one.fresh} ${time}`;
    const ended = run(nuisance, { ...one, seed, isWrong });
    if (!ended) continue;
    trials += 1;
    requests += ended.requests;
    if ('proven' in ended.verdict) proven += 1;
  }
  return { trials, proven, requests };
}

export const calm: Nuisance = { id: 'calm', description: 'nothing', layers: [], mayBreak: [] };
