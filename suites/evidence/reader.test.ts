import { describe, expect, test } from 'vitest';
import type { Exchange } from '../http/exchange.js';
import { openReader } from './reader.js';

/** An exchange with a body of its own bytes. */
function exchangeOf(body: string | Uint8Array, type = 'application/json', status = 200): Exchange {
  const headers = [
    ['content-type', type],
    ['content-length', String(body.length)],
  ] as const;
  const request = { method: 'GET', url: 'http://wiki.example/api.php', headers: {} } as const;
  const response = { status, headers, body: Buffer.from(body) };
  return { id: 1, question: 'q', request, response, startedAt: 0, ms: 1 };
}

const answer = (word: string) => JSON.stringify({ batchcomplete: '', query: { word } });
const page = (word: string) => `<html><body><pre>${answer(word)}</pre></body></html>`;

const jsonOf = async (reader: ReturnType<typeof openReader>, exchange: Exchange): Promise<unknown> => {
  const reading = await reader.read(exchange);
  return reading.kind === 'answer' ? reading.json : undefined;
};

describe('a body in the plain form', () => {
  test('that came before is read once, and belongs to its own exchange', async () => {
    const reader = openReader();
    const [first, second] = [exchangeOf(answer('a')), exchangeOf(answer('a'))];
    const json = await jsonOf(reader, first);
    const again = await reader.read(second);
    expect(again.exchange).toBe(second);
    expect(await jsonOf(reader, second)).toBe(json);
  });

  test('is not taken for another of the same length', async () => {
    const reader = openReader();
    for (const word of ['a', 'b', 'a', 'c', 'b'])
      expect(await jsonOf(reader, exchangeOf(answer(word)))).toMatchObject({ query: { word } });
  });
});

describe('a page', () => {
  test('that came before is read once', async () => {
    const reader = openReader();
    const read = await reader.page(exchangeOf(page('a'), 'text/html'));
    expect(await reader.page(exchangeOf(page('a'), 'text/html'))).toBe(read);
    expect(read.page.json).toMatchObject({ query: { word: 'a' } });
  });

  test('in another encoding is another page', async () => {
    const reader = openReader();
    const bytes = Buffer.from(page('é'));
    const wordIn = async (type: string) => (await reader.page(exchangeOf(bytes, type))).page.json?.['query'];
    expect(await wordIn('text/html; charset=utf-8')).toEqual({ word: 'é' });
    expect(await wordIn('text/html; charset=iso-8859-1')).toEqual({ word: 'Ã©' });
  });
});
