import { describe, expect, test } from 'vitest';
import { digestOf, truncated, openMemoryBudget } from './memory-budget.js';
import { read } from '../answers/reading.js';
import { answered } from '../testing/samples/exchanges.js';

const answerOf = (megabytes: number) =>
  read(
    answered(
      JSON.stringify({ batchcomplete: '', query: { pages: { 1: { title: 'x'.repeat(megabytes << 20) } } } }),
    ),
  );

describe('the answers that are kept to be compared', () => {
  test('are kept as they are while there is room', async () => {
    const budget = openMemoryBudget();
    const reading = await read(answered('{"batchcomplete":"","query":{}}'));
    expect(budget.keep(reading)).toBe(reading);
    expect(budget.keep(await answerOf(1))).toMatchObject({ json: { query: { pages: {} } } });
  });

  test('end where there is no more room, with a reason', async () => {
    const budget = openMemoryBudget();
    const kinds = [];
    for (let at = 0; at < 20; at++) kinds.push(budget.keep(await answerOf(2)).kind);
    expect(new Set(kinds.slice(0, 3))).toEqual(new Set(['answer']));
    expect(new Set(kinds.slice(10))).toEqual(new Set(['lost']));
    expect(budget.keep(await answerOf(3))).toMatchObject({
      reason: 'the answers are too large to be kept for comparison',
    });
  });

  test('take room once, however often they are kept', async () => {
    const budget = openMemoryBudget();
    const reading = await answerOf(2);
    const kept = budget.keep(reading);
    for (let at = 0; at < 100; at++) expect(budget.keep(reading)).toBe(kept);
    expect(kept).toMatchObject({ kind: 'answer' });
  });
});

test('diagnostics and long texts that the contract does not name take no room, and are not kept', async () => {
  const budget = openMemoryBudget();
  const sound = { batchcomplete: '', query: { pages: {} }, servedby: 'a' };
  for (let at = 0; at < 400; at++) {
    const long = 'x'.repeat(300_000);
    const reading = await read(
      answered(JSON.stringify({ ...sound, debuginfo: long, limits: { a: [long] } })),
    );
    const kept = budget.keep(reading);
    expect(kept).toMatchObject({
      kind: 'answer',
      json: { ...sound, limits: { a: [long.slice(0, 200)] } },
    });
    expect(budget.keep(reading)).toBe(kept);
  }
});

describe('an exchange that is only shown', () => {
  test('keeps a small body', () => {
    const exchange = answered('small');
    expect(truncated(exchange)).toBe(exchange);
  });

  test('keeps the beginning of a large one, and what it was', () => {
    const body = Buffer.alloc(1 << 20, 'ab');
    const { response } = truncated(answered(body));
    expect(response?.body.byteLength).toBe(128 << 10);
    expect(response?.body.buffer.byteLength).toBe(128 << 10);
    expect(response?.whole).toEqual({ bytes: 1 << 20, digest: digestOf(body) });
  });
});
