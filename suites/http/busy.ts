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

/** Headers that are documented or observed on challenges and blocks only, never on what the target itself answers. */
const CHALLENGE_HEADERS: readonly (readonly [header: RegExp, service: string, status?: number])[] = [
  [/^cf-mitigated: challenge$/, 'Cloudflare'],
  [/^x-amzn-waf-action: (challenge|captcha)$/, 'AWS WAF'],
  // The number of the rule that blocked the request; on a success it is a remark only.
  [/^x-sucuri-block: /, 'Sucuri', 403],
];

/**
 * Scripts that only challenge pages load, for services that send no header of their own. A page of a wiki may quote them, but not
 * with status 403. Anubis sends its page with status 200 by default.
 */
const CHALLENGE_SCRIPTS: readonly (readonly [script: string, service: string, status: number])[] = [
  ['/cdn-cgi/challenge-platform/', 'Cloudflare', 403],
  ['/.well-known/ddos-guard/', 'DDoS-Guard', 403],
  ['/_Incapsula_Resource', 'Imperva', 403],
  ['captcha-delivery.com/', 'DataDome', 403],
  ['/.within.website/x/cmd/anubis/', 'Anubis', 403],
  ['<script id="anubis_challenge"', 'Anubis', 200],
];

/** No challenge page is longer. */
const PAGE_BYTES = 256 * 1024;

/** What a service in front of the target answers until a browser has proven to be one; undefined for everything else. */
export function challengeOf(response: HttpResponse): string | undefined {
  const { status, headers } = response;
  const lines = headers.map(([name, value]) => `${name}: ${value.trim().toLowerCase()}`);
  const byHeader = CHALLENGE_HEADERS.find(
    ([header, , only = status]) => only === status && lines.some(line => header.test(line)),
  );
  const [, service] = byHeader ?? challengePage(response) ?? [];
  return service === undefined ? undefined : `a challenge by ${service} with HTTP ${status}`;
}

function challengePage(response: HttpResponse) {
  const scripts = CHALLENGE_SCRIPTS.filter(([, , status]) => status === response.status);
  const isPage = headerOf(response, 'content-type')?.toLowerCase().startsWith('text/html') === true;
  if (scripts.length === 0 || !isPage) return undefined;
  const page = bytesOf(response.body.subarray(0, PAGE_BYTES));
  return scripts.find(([script]) => page.includes(script));
}

const BASE_MS = 500;
const CAP_MS = 30_000;
/** A longer wait is not worth a retry. */
export const LONGEST_RETRY_AFTER_MS = 120_000;

/**
 * Milliseconds to wait before the nth retry of a request; undefined if it is not retried. Retried are answers that say
 * "not now" and connections that failed or broke; never a timeout, which would take as long again, nor a wrong answer.
 */
export function delayBefore(
  exchange: Exchange,
  nth: number,
  now: number,
  random: number,
): number | undefined {
  const { response, loss } = exchange;
  // Half is random, so that many clients do not return at the same moment.
  const backOff = Math.min(CAP_MS, BASE_MS * 2 ** (nth - 1)) * (0.5 + random / 2);
  if (loss) return loss.kind === 'connect' || loss.kind === 'broken' ? backOff : undefined;
  if (!response || busyBy(exchange) === undefined) return undefined;
  const requested = retryAfter(response, now);
  return requested > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(requested, backOff);
}

/** Milliseconds that an answer asks its clients to wait; 0 if it asks for nothing, or is an answer nevertheless. */
export const waitRequestedBy = (exchange: Exchange, now: number): number =>
  exchange.response && busyBy(exchange) !== undefined ? retryAfter(exchange.response, now) : 0;

/** The longest wait in milliseconds: server and gateway may each send a Retry-After header. */
function retryAfter({ headers }: HttpResponse, now: number): number {
  const waits = headers.flatMap(([name, value]) => {
    if (name !== 'retry-after') return [];
    // Only whole seconds are lawful, but a fraction would be read as a date of the past.
    return /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : httpDate(value) - now;
  });
  return Math.max(0, ...waits.filter(wait => !Number.isNaN(wait)));
}
