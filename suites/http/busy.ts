/** Which answers mean "not now" instead of "no", and the retry policy. */
import { httpDate } from '../values/timestamps.js';
import { bytesOf, headerOf, type Exchange, type HttpResponse } from './exchange.js';

/** Why an answer says "not now", as part of a sentence, e.g. "HTTP 503"; undefined for every other exchange. */
export function busyBy({ response, loss }: Pick<Exchange, 'response' | 'loss'>): string | undefined {
  if (!response || loss) return undefined;
  return overloadOf(response) ?? challengeOf(response);
}

/** The target itself asks its clients to wait. */
export function overloadOf(response: HttpResponse): string | undefined {
  const { status } = response;
  if (status === 429 || status === 503) return `HTTP ${status}`;
  const [, code] = ASKS_TO_WAIT.exec(bytesOf(response.body.subarray(0, 200)).toString('latin1')) ?? [];
  if (code !== undefined) return `the error \`${code}\``;
  if (headerOf(response, 'retry-after') === undefined || isAnswer(response)) return undefined;
  return `a \`Retry-After\` header with HTTP ${status}`;
}

/** The beginning of an error with which an API asks to wait, whatever its status. */
const ASKS_TO_WAIT = /^\s*\{"errors?":\[?\{"code":"(maxlag|ratelimited|readonly|toomany\w*requests)"/i;

/** A success holds `batchcomplete` in both forms; the error that MediaWiki sends with status 200 while replicas lag does not. */
const isAnswer = ({ status, body }: HttpResponse): boolean =>
  status >= 200 && status < 300 && bytesOf(body).includes('batchcomplete');

/** Header lines that only challenges and blocks have, and scripts that only challenge pages load; a wiki may quote these with status 200. */
const CHALLENGES: readonly (readonly [service: string, sign: RegExp | string, status?: number])[] = [
  ['Cloudflare', /^cf-mitigated: *challenge *$/i],
  ['AWS WAF', /^x-amzn-waf-action: *(challenge|captcha) *$/i],
  // The number of the rule that blocked the request; on a success it is a remark only.
  ['Sucuri', /^x-sucuri-block:/, 403],
  ['Cloudflare', '/cdn-cgi/challenge-platform/', 403],
  ['DDoS-Guard', '/.well-known/ddos-guard/', 403],
  ['Imperva', '/_Incapsula_Resource', 403],
  ['DataDome', 'captcha-delivery.com/', 403],
  ['Anubis', '/.within.website/x/cmd/anubis/', 403],
  ['Anubis', '<script id="anubis_challenge"', 200],
];

/** No challenge page is longer. */
const PAGE_BYTES = 256 * 1024;

/** What a service in front of the target answers until a browser has proven to be one; undefined for everything else. */
export function challengeOf({ status, headers, body }: HttpResponse): string | undefined {
  const isPage = headers.some(([name, value]) => name === 'content-type' && /^\s*text\/html/i.test(value));
  const page = bytesOf(body.subarray(0, isPage ? PAGE_BYTES : 0));
  const shows = (sign: RegExp | string): boolean =>
    typeof sign === 'string'
      ? page.includes(sign)
      : headers.some(([name, value]) => sign.test(`${name}:${value}`));
  const [service] = CHALLENGES.find(([, sign, only = status]) => only === status && shows(sign)) ?? [];
  return service === undefined ? undefined : `a challenge by ${service} with HTTP ${status}`;
}

/** A longer wait is not worth a retry. */
export const LONGEST_RETRY_AFTER_MS = 120_000;

/** Milliseconds before the nth retry; undefined for a wrong answer, and for a timeout, which would take as long again. */
export function delayBefore(exchange: Exchange, nth: number, now: number, random: number) {
  const { loss } = exchange;
  // Half is random, so that many clients do not return at the same moment.
  const backOff = Math.min(30_000, 500 * 2 ** (nth - 1)) * (0.5 + random / 2);
  if (loss) return loss.kind === 'connect' || loss.kind === 'broken' ? backOff : undefined;
  if (busyBy(exchange) === undefined) return undefined;
  const requested = waitRequestedBy(exchange, now);
  return requested > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(requested, backOff);
}

/** Milliseconds that a busy answer asks its clients to wait; the longest, because server and gateway may each send a header. */
export function waitRequestedBy(exchange: Exchange, now: number): number {
  const headers = busyBy(exchange) === undefined ? [] : (exchange.response?.headers ?? []);
  const waits = headers.flatMap(([name, value]) => {
    if (name !== 'retry-after') return [];
    // Only whole seconds are lawful, but a fraction would be read as a date of the past.
    return /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : httpDate(value) - now;
  });
  return Math.max(0, ...waits.filter(wait => !Number.isNaN(wait)));
}
