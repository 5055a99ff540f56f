/** Which answers mean "not now" instead of "no", and the retry policy: what is asked again, and after how long. */
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

/**
 * Whether the body is what was asked for, whatever its headers say: a success holds `batchcomplete`, in both
 * forms of an answer, and the error that MediaWiki sends with status 200 while its replicas lag does not.
 */
const isAnswer = ({ status, body }: HttpResponse): boolean =>
  status >= 200 && status < 300 && bytesOf(body).includes('batchcomplete');

type Sign = readonly [header: string, service: string, isSign: (value: string, status: number) => boolean];

/** Headers that are documented or observed on challenges and blocks only, never on what the target itself answers. */
const CHALLENGE_HEADERS: readonly Sign[] = [
  // "challenge" is the only value that Cloudflare documents, on challenge pages of every type.
  ['cf-mitigated', 'Cloudflare', value => value === 'challenge'],
  // Documented for the statuses 202 (challenge) and 405 (captcha); a rule may choose others.
  ['x-amzn-waf-action', 'AWS WAF', value => value === 'challenge' || value === 'captcha'],
  // The number of the rule that blocked the request. On a success it would be a remark only.
  ['x-sucuri-block', 'Sucuri', (_, status) => status === 403],
];

/** What a service between client and target answers until a browser has proven to be one; undefined for everything else. */
export function challengeOf(response: HttpResponse): string | undefined {
  const { status, headers } = response;
  const [, service = challengePage(response)] =
    CHALLENGE_HEADERS.find(([header, , isSign]) =>
      headers.some(([name, value]) => name === header && isSign(value.trim().toLowerCase(), status)),
    ) ?? [];
  return service === undefined ? undefined : `a challenge by ${service} with HTTP ${status}`;
}

/**
 * Scripts that only challenge pages load, for services that send no header of their own. A wiki's page may quote
 * them, but not with one of these statuses.
 */
const CHALLENGE_SCRIPTS = [
  ['/cdn-cgi/challenge-platform/', 'Cloudflare'],
  ['/.well-known/ddos-guard/', 'DDoS-Guard'],
  ['/_Incapsula_Resource', 'Imperva'],
  ['captcha-delivery.com/', 'DataDome'],
  ['/.within.website/x/cmd/anubis/', 'Anubis'],
] as const;

/** Anubis, which many wikis use, sends its page with status 200 unless told otherwise, and only its page holds this element. */
const ANUBIS = '<script id="anubis_challenge"';

/** No challenge page is longer. */
const PAGE_BYTES = 256 * 1024;

function challengePage(response: HttpResponse): string | undefined {
  const { status } = response;
  if (status !== 200 && status !== 403) return undefined;
  if (headerOf(response, 'content-type')?.toLowerCase().startsWith('text/html') !== true) return undefined;
  const page = bytesOf(response.body.subarray(0, PAGE_BYTES));
  if (status === 200) return page.includes(ANUBIS) ? 'Anubis' : undefined;
  return CHALLENGE_SCRIPTS.find(([script]) => page.includes(script))?.[1];
}

const BASE_MS = 500;
const CAP_MS = 30_000;
/** A longer wait is not worth a retry. */
export const LONGEST_RETRY_AFTER_MS = 120_000;

/**
 * Milliseconds to wait before the nth retry of a request, or undefined where it is not retried.
 * Retried are answers that say "not now", connections that could not be made and connections that broke;
 * never a timeout (another would take as long) nor a complete answer that is wrong.
 */
export function delayBefore(
  exchange: Exchange,
  nth: number,
  now: number,
  random: number,
): number | undefined {
  const { response, loss } = exchange;
  // Half is fixed and half random, so that many clients do not return at the same moment.
  const backOff = Math.min(CAP_MS, BASE_MS * 2 ** (nth - 1)) * (0.5 + random / 2);
  if (loss) return loss.kind === 'connect' || loss.kind === 'broken' ? backOff : undefined;
  if (!response || busyBy(exchange) === undefined) return undefined;
  const requested = retryAfter(response, now);
  return requested > LONGEST_RETRY_AFTER_MS ? undefined : Math.max(requested, backOff);
}

/** Milliseconds that an answer asks its clients to wait; 0 where it asks for nothing, or is an answer nevertheless. */
export function waitRequestedBy(exchange: Exchange, now: number): number {
  const { response } = exchange;
  if (!response || headerOf(response, 'retry-after') === undefined) return 0;
  return busyBy(exchange) === undefined ? 0 : retryAfter(response, now);
}

/** Milliseconds that Retry-After headers ask for, whatever the status. Server and gateway may each send one: the longest wait suits both. */
function retryAfter({ headers }: HttpResponse, now: number): number {
  const waits = headers.flatMap(([name, value]) => {
    if (name !== 'retry-after') return [];
    // Only whole seconds are lawful, but a fraction would be read as a date of the past.
    return /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : httpDate(value) - now;
  });
  return Math.max(0, ...waits.filter(wait => !Number.isNaN(wait)));
}
