import { expect, test } from 'vitest';
import { countServer, followedServer, serverOf } from './servers.js';
import type { ByServer } from './servers.js';

const counts = (all: Record<string, number>): ByServer => new Map(Object.entries(all));

test.each<[what: string, wrong: Record<string, number>, answers: Record<string, number>, text?: string]>([
  [
    'one of three',
    { mw2: 12 },
    { mw1: 13, mw2: 14, mw3: 17 },
    'all 12 wrong answers from `mw2`, none of 30 from other servers',
  ],
  ['two of three', { mw1: 1, mw2: 12 }, { mw1: 13, mw2: 14, mw3: 17 }],
  ['the only one', { mw2: 12 }, { mw2: 12 }],
  ['one that sent nearly all', { mw2: 12 }, { mw1: 1, mw2: 40 }],
  ['one that was wrong once', { mw2: 1 }, { mw1: 13, mw2: 14 }],
  ['one without a name', { '': 12 }, { '': 12, mw1: 12 }],
])('what is wrong follows one server, or not: %s', (_what, wrong, answers, text) => {
  expect(followedServer(counts(wrong), counts(answers))).toBe(text);
});

test('a server is named by a header; names without end fill no memory', () => {
  expect(
    serverOf({ response: { status: 200, headers: [['x-served-by', 'mw2']], body: new Uint8Array() } }),
  ).toBe('mw2');
  expect(serverOf({})).toBe('');
  const all: ByServer = new Map();
  for (let at = 0; at < 1000; at += 1) countServer(all, `mw${at}`);
  expect(all.size).toBeLessThanOrEqual(101);
});
