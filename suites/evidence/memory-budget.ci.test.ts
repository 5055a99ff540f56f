import { describe, expect, test } from 'vitest';
import { digestOf, truncated, openMemoryBudget } from './memory-budget.js';
import { sameAnswers, sameForms } from '../answers/compare.js';
import { read } from '../answers/reading.js';
import { answered } from '../testing/samples/exchanges.js';

/** An answer of so many kilobytes that the contract names. */
const answerOf = (kilobytes: number, word = 'x') => {
  const title = word.repeat(kilobytes << 10);
  const reading = read(answered(JSON.stringify({ batchcomplete: '', query: { pages: { 1: { title } } } })));
  if (reading.kind !== 'answer') throw new Error('no answer');
  return reading;
};

const words = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at));

test('an answer can be compared however little room there is', async () => {
  const budget = openMemoryBudget();
  for (const word of words) budget.keepToCompare(answerOf(2048, word));
  const kept = budget.keepToCompare(answerOf(2048, 'z'));
  expect(kept.json).toEqual({ batchcomplete: '', query: { pages: '' } });
  const [same, other] = [answerOf(2048, 'z'), answerOf(2048, 'y')];
  expect([sameAnswers(kept, same), sameAnswers(other, kept)]).toEqual([true, false]);
  expect([sameForms(kept, same), sameForms(kept, other)]).toEqual([true, false]);
  expect(sameForms(kept, { ...same, json: { ...(same.json as object), servedby: 'a' } })).toBe(false);
});

test('diagnostics and long texts that the contract does not name take no room, and are not kept', () => {
  const budget = openMemoryBudget();
  const sound = { batchcomplete: '', query: { pages: {} }, servedby: 'a' };
  for (let at = 0; at < 60; at++) {
    const long = 'x'.repeat(300_000);
    const reading = read(answered(JSON.stringify({ ...sound, debuginfo: long, limits: { a: [long] } })));
    const kept = budget.keep(reading);
    const json = { ...sound, limits: { a: [long.slice(0, 200)] } };
    expect(kept).toMatchObject({ kind: 'answer', json });
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
