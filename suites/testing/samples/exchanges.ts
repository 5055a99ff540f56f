/** Exchanges as the HTTP client returns them. */
import type { Exchange, Loss, HttpResponse } from '../../http/exchange.js';

const asked: Exchange = {
  id: 1,
  question: 'languageinfo',
  request: { method: 'GET', url: 'https://wiki.example/api.php?action=query', headers: {} },
  startedAt: Date.UTC(2024, 0, 1),
  ms: 1,
};

/** By default, status 200 and JSON. */
export function answered(
  body: string | Uint8Array,
  response: Partial<Omit<HttpResponse, 'body'>> = {},
): Exchange {
  const { status = 200, headers = [['content-type', 'application/json; charset=utf-8']] } = response;
  return { ...asked, response: { status, headers, body: Buffer.from(body) } };
}

export function unanswered(loss: Loss): Exchange {
  return { ...asked, loss };
}
