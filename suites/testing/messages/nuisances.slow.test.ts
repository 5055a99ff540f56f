/** What is told of a lawful wiki behind nuisances, without a network: it is not accused, and what it leaves open is on file. */
import { expect, test } from 'vitest';
import { nuisances } from '../../../fixtures/nuisances/index.js';
import { openWikiWorld } from '../../../fixtures/nuisances/world.js';
import { requestOf } from '../../../fixtures/wiki/wiki.js';
import { API, collectSample, resultsFrom, type Answering } from '../samples/audits.js';

const { host, origin } = new URL(API);

const some = nuisances.filter((_, at) => at % 3 === 1);

test.each(some.map(nuisance => [nuisance.description, nuisance] as const))(
  '%s: what is told is on file',
  async (_description, nuisance) => {
    const world = openWikiWorld(nuisance, { seed: 'file', paceMs: 333 });
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
    const accused = open.filter(
      ({ rule, outcome }) => outcome === 'failed' && !nuisance.mayBreak.some(each => each === rule),
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
  },
);
