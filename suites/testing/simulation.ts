/**
 * Trials of a small lawful wiki behind nuisances, in memory. Its answers depend on the state that a nuisance chooses and on the
 * question, never on the manner: every proof is a false accusation, unless the wiki is given a defect.
 */
import { openDraw, type Draw } from '../../fixtures/random/draw.js';
import type { Nuisance, State } from '../../fixtures/nuisances/model.js';
import { openWorld, type World } from '../../fixtures/nuisances/world.js';
import { requestOf, type WikiRequest } from '../../fixtures/wiki/wiki.js';
import {
  namesOfDifference,
  tryClaim,
  type Arm,
  type Arms,
  type Claim,
  type Got,
  type Seen,
} from '../engine/trial.js';
import { drawFrom } from '../plan/draw.js';

interface Question {
  readonly about: 'languages' | 'page' | 'filtered' | 'record';
  /** The file of the record, or the first one of the page. */
  readonly file?: number;
  readonly manner?: Manner;
}
type Manner = 'accept' | 'order' | 'connection' | 'html' | 'cookie' | 'new cookie';

interface Answer {
  readonly question: Question;
  readonly state: State;
  readonly isWrong: boolean;
}

// The wiki

const EARLIEST = -10;
const LATEST = 300;
/** Only the first few files are edited, because trials ask about them. */
const EDITED = [3, 16] as const;
const FILES = 60;

/** For each state of the wiki, the version of each file; 0 means that there is none. */
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

function facetsOf({ question, state, isWrong }: Answer, versions: Versions): Record<string, string> {
  const files = versions[Math.min(state.edits, LATEST) - EARLIEST] ?? [];
  const facets: Record<string, string> = { '/type': isWrong ? '"6"' : '6' };
  const { about, file = 0 } = question;
  const isListed = (at: number) => at >= file && files[at] !== 0 && (about !== 'filtered' || isPng(at));
  let shown: number[] = [];
  if (about === 'languages')
    for (let language = 0; language < 4 + state.releases; language++) facets[`/${language}`] = '"code"';
  else if (about !== 'record') shown = [...files.keys()].filter(isListed).slice(0, PAGE_SIZE);
  else if (files[file] === 0 && !state.created.includes(titleOf(file))) facets['/missing'] = '""';
  else shown = [file];
  for (const at of shown) {
    facets[`/${at}/name`] = `"${at}"`;
    facets[`/${at}/timestamp`] = `"${files[at]}"`;
  }
  return facets;
}

const titleOf = (file: number): string => `File:Photo_${file}.png`;

// The claims

/** What is new in each request of a trial. */
type Freshness = 'writing' | 'content';

type ClaimOf = (draw: Draw, fresh: Freshness, versions: Versions) => Claim<Question, Answer>;

/** Mostly the file that a stale replica lacks. */
const firstFile = (draw: Draw): number => (draw.chance(0.7) ? 0 : draw.below(EDITED[0]));

/** With new content in each request, an arm asks about another file each time, and compares only its type and presence. */
function armOf(question: Question, fresh: Freshness, versions: Versions, isWhole = fresh === 'writing') {
  const { about, file = 0 } = question;
  const fileIn = (instance: number) => (fresh === 'writing' ? file : (file + 2 * instance) % FILES);
  const arm: Arm<Question, Answer> = {
    ask: instance => [about === 'languages' ? question : { ...question, file: fileIn(instance) }],
    see(answer, instance) {
      const facets = facetsOf(answer, versions);
      const isShown = facets[`/${fileIn(instance)}/name`] !== undefined;
      return isWhole ? facets : { '/type': facets['/type'] ?? '', name: isShown ? '"name"' : '' };
    },
  };
  return arm;
}

/** A claim on two questions; if only the writing is new, a difference may be age, and two unrelated questions are needed. */
function claimOn(
  pairOf: (which: 0 | 1) => readonly [Question, Question],
  fresh: Freshness,
  versions: Versions,
  isWhole?: boolean,
): Claim<Question, Answer> {
  const armsOf = (freshness: Freshness, which: 0 | 1): Arms<Question, Answer> => {
    const [one, other] = pairOf(which);
    return [armOf(one, freshness, versions, isWhole), armOf(other, freshness, versions, isWhole)];
  };
  const arms = armsOf(fresh, 0);
  return fresh === 'content' ? { arms } : { arms, mayBeAge, another: { arms: armsOf('content', 1) } };
}

/** The question of a claim, and an unrelated one. */
function questionsOf(draw: Draw, fresh: Freshness): readonly [Question, Question] {
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
}

/** A question has the same answer in a manner. */
const mannerClaim =
  (...manners: readonly [Manner, ...(readonly Manner[])]): ClaimOf =>
  (draw, fresh, versions) => {
    const manner = draw.pick(manners);
    const questions = questionsOf(draw, fresh);
    return claimOn(which => [questions[which], { ...questions[which], manner }], fresh, versions);
  };

/** Two questions show the same of a file. */
const fileClaim =
  (one: Question['about'], other: Question['about']): ClaimOf =>
  (draw, fresh, versions) => {
    const first = firstFile(draw) & ~1;
    const about = (which: 0 | 1, subject: Question['about']) => ({ about: subject, file: first + 2 * which });
    return claimOn(which => [about(which, one), about(which, other)], fresh, versions, false);
  };

/** An answer does not depend on the question before it. */
const afterClaim: ClaimOf = (draw, fresh, versions) => {
  const [question, following] = questionsOf(draw, fresh);
  const { ask, see } = armOf(question, fresh, versions);
  const reset: Question = { about: 'filtered', file: 20 };
  return {
    arms: [
      { ask: instance => [reset, ...ask(instance)], see },
      { ask: instance => [reset, following, ...ask(instance)], see },
    ],
  };
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

/** Percent-encodes some letters of the value of `action`. */
const written = (letters: number): string =>
  Array.from(VALUE, (letter, at) =>
    (letters >> at) % 2 === 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  ).join('');

function urlOf({ about, file = 0, manner }: Question, writing: number): string {
  const subjects: Readonly<Record<Question['about'], readonly string[]>> = {
    languages: ['meta=languageinfo'],
    record: ['prop=duplicatefiles', `titles=${titleOf(file)}`],
    page: ['list=allimages', `aicontinue=${file}.png`],
    filtered: ['list=allimages', `aicontinue=${file}.png`, 'aimime=image/png'],
  };
  const rest = [...subjects[about], ...(manner === 'html' ? [] : ['format=json'])];
  if ((Math.floor(writing / WRITINGS) % 2 === 1) !== (manner === 'order')) rest.reverse();
  const action = writing === 0 ? VALUE : written(1 + (writing % WRITINGS));
  return `/api.php?action=${action}&${rest.join('&')}`;
}

/** `time` is the number of requests before; `writing` is 0 for the usual writing. */
function requestFor(question: Question, time: number, writing: number): WikiRequest {
  const { manner } = question;
  const cookie = manner === 'cookie' ? 's=1' : manner === 'new cookie' ? `s=${time}` : undefined;
  return requestOf(urlOf(question, writing), {
    accept: manner === 'accept' ? 'text/html' : '*/*',
    'accept-encoding': 'gzip',
    ...(cookie === undefined ? {} : { cookie }),
  });
}

const TRIES = 3;
const PATIENCE_MS = 30_000;

/** Asks as the suite does; in a defective wiki, the second arm is always wrong. */
function openAsker(world: World<State>, fresh: Freshness, isWrong: boolean) {
  let [requests, writings] = [0, 0];
  /** Asks once; an answer out of a cache, a limit or a refusal is no observation. */
  function once(questions: readonly Question[], arm: 0 | 1, isFresh = false): Answer | undefined {
    let answer: Answer | undefined;
    for (const question of questions) {
      const writing = isFresh && fresh === 'writing' ? ++writings : 0;
      const time = requests++;
      const connection = question.manner === 'connection' ? time + 1 : 0;
      const seen = world.ask(requestFor(question, time, writing), connection);
      const isSeen = 'answer' in seen && (seen.age ?? 0) === 0;
      answer = isSeen ? { question, state: seen.answer, isWrong: isWrong && arm === 1 } : undefined;
    }
    return answer;
  }
  function answerTo(questions: readonly Question[], arm: 0 | 1): Got<Answer> {
    for (let time = 0; time < TRIES; time++) {
      const answer = once(questions, arm, true);
      if (answer) return answer;
    }
    return 'lost';
  }
  return { once, answerTo, requests: () => requests };
}

// A run

const QUESTIONS: readonly [Question, ...(readonly Question[])] = [
  { about: 'languages' },
  { about: 'page', file: 0 },
  { about: 'filtered', file: 0 },
  { about: 'record', file: 3 },
  { about: 'record', file: 0, manner: 'html' },
];

/** Every nuisance has begun by then. */
const LATEST_START = 200;

/** Asks until a claim looks broken, then tries it; `undefined` if it never does. */
function run(nuisance: Nuisance, { claim: kind, fresh }: Case, seed: string, isWrong: boolean) {
  const draw = openDraw(seed);
  const paceMs = draw.pick([333, 333, 1000]);
  const after = draw.chance(0.5) ? draw.below(LATEST_START) : 0;
  const world = openWorld(nuisance, (_asked, state) => state, { seed, paceMs, after });
  const claim = CLAIMS[kind](draw, fresh, HISTORIES[draw.below(HISTORIES.length)] ?? []);
  const asker = openAsker(world, fresh, isWrong);
  if (!isSuspected(claim, asker, draw)) return undefined;
  const before = asker.requests();
  const trial = tryClaim(claim, { draw: drawFrom(seed, 'trial'), steady: false });
  let next = trial.next('lost');
  while (next.done !== true) {
    let got: Got<Answer> = 'lost';
    if (next.value === 'pause') world.wait(PATIENCE_MS);
    else got = asker.answerTo(next.value.questions, next.value.arm);
    next = trial.next(got);
  }
  return { isProven: next.value.verdict === 'proven', requests: asker.requests() - before };
}

/** Asks among other questions, as the plan does, and compares the last answers of both arms. */
function isSuspected(
  { arms }: Claim<Question, Answer>,
  asker: ReturnType<typeof openAsker>,
  draw: Draw,
): boolean {
  const most = draw.chance(0.03) ? 220 : 20;
  const last: [Seen | undefined, Seen | undefined] = [undefined, undefined];
  // Some trials begin late.
  const quiet = draw.chance(0.3) ? draw.below(most) : 0;
  while (asker.requests() < most) {
    const choice = draw.below(5);
    if (choice > 3) {
      asker.once([draw.pick(QUESTIONS)], 0);
      continue;
    }
    const side = choice % 2 === 1 ? 1 : 0;
    const answer = asker.once(arms[side].ask(0), side);
    if (answer) last[side] = arms[side].see(answer, 0);
    const [one, other] = last;
    if (asker.requests() > quiet && one && other && namesOfDifference(one, other).length > 0) return true;
  }
  return false;
}

/** Runs a case several times behind a nuisance, and counts trials, proofs and requests. */
export function simulate(nuisance: Nuisance, one: Case, times: number, isWrong = false) {
  const count = { trials: 0, proven: 0, requests: 0 };
  for (let time = 0; time < times; time++) {
    const ended = run(nuisance, one, `${nuisance.id} ${one.claim} ${one.fresh} ${time}`, isWrong);
    if (!ended) continue;
    count.trials += 1;
    count.requests += ended.requests;
    if (ended.isProven) count.proven += 1;
  }
  return count;
}

export const calm: Nuisance = { id: 'calm', description: 'nothing', layers: [], mayBreak: [] };
