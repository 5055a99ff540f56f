/** The bounds on the number of requests hold for wikis that make an audit ask again wherever it can. */
import { describe, expect, test } from 'vitest';
import { answer, requestOf, wikiOf } from '../../fixtures/wiki/wiki.js';
import { MOST_IN_SAMPLE } from '../probes/state.js';
import { collectSample } from '../testing/samples/audits.js';
import type { Answering } from '../testing/samples/audits.js';
import { selectRules } from '../values/selection.js';
import { probesFor } from './judge.js';
import { mostRequests } from './most-requests.js';

const PAGES = 5;
const wiki = wikiOf({ baseUrl: 'http://wiki.example' });

/** How the nth answer differs from that of the reference wiki. */
type Twist = (
  reply: ReturnType<typeof answer>,
  turn: number,
) => { status?: number; age?: number; text?: string };

async function requestsOf(twist: Twist, rules: readonly string[], strength: 1 | 2): Promise<number> {
  let turn = 0;
  const answering: Answering = (url, headers) => {
    turn += 1;
    const { pathname, search } = new URL(url);
    const reply = answer(requestOf(`${pathname}${search}`, headers), wiki);
    const { status = reply.status, age, text } = twist(reply, turn);
    return {
      status,
      headers: [...reply.headers, ...(age === undefined ? [] : [['age', String(age)] as const])],
      body: text === undefined ? reply.body : Buffer.from(text),
    };
  };
  await collectSample(answering, { rules, strength, maxPages: PAGES });
  return turn;
}

const conforming: Twist = () => ({});

/** No two answers agree on a timestamp, a page id, a language or a title, and each comes out of a cache. */
const flapping: Twist = ({ body }, turn) => ({
  age: 9,
  text: Buffer.from(body)
    .toString()
    .replaceAll(/"timestamp":\s*"\d{4}/g, found => `${found.slice(0, -4)}${1000 + turn}`)
    .replaceAll('"missing"', `"missing${turn}"`)
    .replace(/"code":\s*"/, `$&${turn}`)
    .replace(/"host":\s*"/, `$&${turn}`),
});

const refusing: Twist = (_reply, turn) => (turn > 4 && turn % 2 === 0 ? { status: 500, text: 'no' } : {});

const SELECTIONS = [
  [[], 1],
  [[], 2],
  [['dbrepllag.*'], 2],
  [['duplicatefiles.*'], 1],
  [['allimages.*'], 1],
] as const;

const boundOf = (rules: readonly string[], strength: 1 | 2) =>
  mostRequests(probesFor(selectRules(rules)), strength, PAGES);

describe('a wiki is sent no more requests than the bound', () => {
  test.each(SELECTIONS)('a conforming one, with the rules %j at strength %i', async (rules, strength) => {
    // The sample at the end is counted with the second looks.
    const most = boundOf(rules, strength).questions + MOST_IN_SAMPLE;
    expect(await requestsOf(conforming, rules, strength)).toBeLessThanOrEqual(most);
  });

  describe.each([
    ['flapping', flapping],
    ['refusing', refusing],
  ])('a %s one', (_what, twist) => {
    test.each(SELECTIONS)('with the rules %j at strength %i', async (rules, strength) => {
      const { questions, secondLooks } = boundOf(rules, strength);
      const requests = await requestsOf(twist, rules, strength);
      expect(requests).toBeLessThanOrEqual(questions + secondLooks);
      expect(requests).toBeGreaterThan(await requestsOf(conforming, rules, strength));
    });
  });
});
