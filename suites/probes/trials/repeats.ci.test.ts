import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { send } from '../../../fixtures/serve.js';
import type { Alteration, Reply } from '../../../fixtures/wiki/wiki.js';
import { auditOf, rulesWith } from '../../testing/samples/served.js';

const html = (status: number): Reply => ({
  status,
  headers: [['Content-Type', 'text/html']],
  body: Buffer.from('<!DOCTYPE html><title>Wiki</title><p>You have asked that.</p>'),
});

const apiError: Reply = {
  status: 200,
  headers: [['Content-Type', 'application/json; charset=utf-8']],
  body: Buffer.from('{"error":{"code":"askedbefore","info":"You have asked that."},"servedby":"one"}'),
};

/** Which requests a wiki refuses. */
type Refusing = () => (request: IncomingMessage) => boolean;

interface Options {
  readonly strength?: 1 | 2;
  readonly seed?: string;
  readonly maxRequests?: number;
}

async function found(refusing: Refusing, reply: Reply, options: Options = {}) {
  const isRefused = refusing();
  const socket: Alteration['socket'] = (request, response, next) =>
    isRefused(request) ? send(reply, response) : next();
  const usual = { seed: 'repeats', strength: 1, retries: 0 } as const;
  const report = await auditOf({ alter: { socket } }, { ...usual, ...options });
  return { failed: rulesWith('failed', report), cantTell: rulesWith('cantTell', report).length };
}

/** Each address is answered once. */
const forGood: Refusing = () => {
  const asked = new Set<string | undefined>();
  return ({ url }) => asked.size === asked.add(url).size;
};

/** Each address is answered once on each connection. */
const perConnection: Refusing = () => {
  const asked = new WeakMap<object, Set<string | undefined>>();
  return ({ socket, url }) => {
    const known = asked.get(socket) ?? new Set();
    asked.set(socket, known);
    return known.size === known.add(url).size;
  };
};

test.each<[string, Reply, string]>([
  ['a page', html(200), 'envelope.json'],
  ['an error of the API', apiError, 'envelope.same-question'],
  ['HTTP 400', html(400), 'envelope.status'],
  ['HTTP 403', html(403), 'session.no-credentials'],
  ['HTTP 500', html(500), 'envelope.status'],
])('%s for whatever was asked before breaks the rule on it', async (_what, reply, rule) => {
  expect((await found(forGood, reply, { maxRequests: 100 })).failed).toEqual([rule]);
});

test.each([429, 503])('HTTP %i for whatever was asked before is a limit, which is shown', async status => {
  for (const refusing of [forGood, perConnection]) {
    const { failed, cantTell } = await found(refusing, html(status));
    expect(failed).toEqual([]);
    expect(cantTell).toBeGreaterThan(0);
  }
});
