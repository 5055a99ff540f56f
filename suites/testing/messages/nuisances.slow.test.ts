/** What is told of a wiki behind nuisances, without a network: a lawful one is not accused, and what it leaves open is on file. */
import { expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import { nuisanceOf, nuisances } from '../../../fixtures/nuisances/index.js';
import { openWikiWorld } from '../../../fixtures/nuisances/world.js';
import { requestOf } from '../../../fixtures/wiki/wiki.js';
import { API, collectSample, resultsFrom, type Answering } from '../samples/audits.js';

const { host, origin } = new URL(API);

const some = nuisances.filter((_, at) => at % 3 === 1).map(nuisance => [nuisance, undefined] as const);
/** Answers to the questions of trials are lost too. */
const losing = (['allimages.mime-union/', 'html.same-object/', 'session.same-answer/'] as const).flatMap(
  rule => {
    const mutant = Object.entries(mutants).find(([id]) => id.startsWith(rule))?.[1];
    return ['loss-20', 'loss-bursts'].map(id => [nuisanceOf(id), mutant] as const);
  },
);

test.each(
  [...some, ...losing].map(
    ([nuisance, mutant]) => [mutant?.rule ?? 'no rule', nuisance.description, nuisance, mutant] as const,
  ),
)('breaking %s, %s: what is told is on file', async (_rule, _description, nuisance, mutant) => {
  const world = openWikiWorld(nuisance, { seed: 'file', paceMs: 333 }, mutant?.alter);
  const answering: Answering = (url, headers) => {
    const seen = world.ask(requestOf(url.slice(origin.length), { host, ...headers }));
    if ('answer' in seen) return seen.answer;
    return 'instead' in seen ? seen.instead : { kind: 'timeout', message: 'no answer' };
  };
  const options = { steady: false, maxRequests: 400, wait: (ms: number) => world.wait(ms) };
  const evidence = await collectSample(answering, options);
  const open = resultsFrom(evidence).filter(
    ({ outcome }) => outcome !== 'passed' && outcome !== 'inapplicable',
  );
  const mayBreak = [...nuisance.mayBreak, mutant?.rule, ...Object.keys(mutant?.alsoBreaks ?? {})];
  const accused = open.filter(
    ({ rule, outcome }) => outcome === 'failed' && !mayBreak.some(each => each === rule),
  );
  expect([evidence.fault, accused]).toEqual([undefined, []]);
  const told = new Map<string, number>();
  for (const { outcome, message } of open) {
    const line = `${outcome}: ${message}`;
    told.set(line, (told.get(line) ?? 0) + 1);
  }
  const lines = Array.from(told, ([line, times]) => `${times} × ${line}`);
  const cost = `${evidence.asked.length} questions, ${evidence.waits} waits`;
  expect([cost, ...lines].join('\n')).toMatchSnapshot();
});
