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

type Sign = readonly [service: string, isSign: (value: string, status: number) => boolean];

/** Headers that are documented or observed on challenges and blocks only, never on what the target itself answers. */
const CHALLENGE_HEADERS: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  // "challenge" is the only value that Cloudflare documents, on challenge pages of every type.
  ['cf-mitigated', ['Cloudflare', value => value === 'challenge']],
  // Documented for the statuses 202 (challenge) and 405 (captcha); a rule may choose others.
  ['x-amzn-waf-action', ['AWS WAF', value => value === 'challenge' || value === 'captcha']],
  // The number of the rule that blocked the request. On a success it would be a remark only.
  ['x-sucuri-block', ['Sucuri', (_, status) => status === 403]],
]);

/** What a service between client and target answers until a browser has proven to be one; undefined for everything else. */
export function challengeOf(response: HttpResponse): string | undefined {
  const { status, headers } = response;
  const services = headers.flatMap(([name, value]) => {
    const [service, isSign] = CHALLENGE_HEADERS.get(name) ?? [];
    return service !== undefined && isSign?.(value.trim().toLowerCase(), status) ? [service] : [];
  });
  const [service = challengePage(response)] = services;
  return service === undefined ? undefined : `a challenge by ${service} with HTTP ${status}`;
}

/**
 * Scripts that only challenge pages load, for services that send no header of their own. A wiki's page may quote them, but not
 * with status 403; what stands for 200 is only on the page of Anubis, which sends it so unless told otherwise.
 */
const CHALLENGE_SCRIPTS = [
  [403, '/cdn-cgi/challenge-platform/', 'Cloudflare'],
  [403, '/.well-known/ddos-guard/', 'DDoS-Guard'],
  [403, '/_Incapsula_Resource', 'Imperva'],
  [403, 'captcha-delivery.com/', 'DataDome'],
  [403, '/.within.website/x/cmd/anubis/', 'Anubis'],
  [200, '<script id="anubis_challenge"', 'Anubis'],
] as const;

/** No challenge page is longer. */
const PAGE_BYTES = 256 * 1024;

function challengePage(response: HttpResponse): string | undefined {
  const scripts = CHALLENGE_SCRIPTS.filter(([status]) => status === response.status);
  const isPage = headerOf(response, 'content-type')?.toLowerCase().startsWith('text/html') === true;
  if (scripts.length === 0 || !isPage) return undefined;
  const page = bytesOf(response.body.subarray(0, PAGE_BYTES));
  return scripts.find(([, script]) => page.includes(script))?.[2];
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
