import { describe, expect, test } from 'vitest';
import { digestOf, truncated, openMemoryBudget } from './memory-budget.js';
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

test('an answer for which there is no room is lost', () => {
  const budget = openMemoryBudget();
  for (const word of words) budget.keep(answerOf(2048, word));
  expect(budget.keep(answerOf(2048, 'z'))).toMatchObject({ kind: 'lost' });
  expect(budget.keep(answerOf(2048, 'a'))).toMatchObject({ kind: 'answer' });
});

test('diagnostics take no room, and are not kept', () => {
  const budget = openMemoryBudget();
  const sound = { batchcomplete: '', query: { pages: {} }, servedby: 'a' };
  for (let at = 0; at < 60; at++) {
    const reading = read(answered(JSON.stringify({ ...sound, debuginfo: `${at}`.repeat(300_000) })));
    expect(budget.keep(reading)).toMatchObject({ kind: 'answer', json: sound });
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
