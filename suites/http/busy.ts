/** Which answers mean "not now" instead of "no", and the retry policy. */
import { httpDate } from '../values/timestamps.js';
import { bytesOf, headerOf, type Exchange, type HttpResponse } from './exchange.js';

type Came = Pick<Exchange, 'response' | 'loss'>;

/** Why an answer says "not now", as part of a sentence, e.g. "HTTP 503"; undefined for every other exchange. */
export function busyBy({ response, loss }: Came): string | undefined {
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

/** Parts of addresses that challenge pages load. A page of a wiki may quote them, but not with status 403. */
const CHALLENGE_SCRIPTS =
  /\/cdn-cgi\/challenge-platform\/|\/cmd\/anubis\/|captcha|ddos-guard|_Incapsula_Resource/;

/** No challenge page is longer. */
const PAGE_BYTES = 256 * 1024;

/** What a service in front of the target answers until a browser has proven to be one; undefined for everything else. */
export function challengeOf(response: HttpResponse): string | undefined {
  const { status, body } = response;
  const valueOf = (name: string) => headerOf(response, name)?.trim().toLowerCase() ?? '';
  const by = (service: string) => `a challenge by ${service} with HTTP ${status}`;
  if (valueOf('cf-mitigated') === 'challenge') return by('Cloudflare');
  if (/^(challenge|captcha)$/.test(valueOf('x-amzn-waf-action'))) return by('AWS WAF');
  if (!valueOf('content-type').startsWith('text/html')) return undefined;
  const page = bytesOf(body.subarray(0, PAGE_BYTES));
  if (page.includes('<script id="anubis_challenge"')) return by('Anubis');
  return status === 403 && CHALLENGE_SCRIPTS.test(page.toString('latin1')) ? by('a firewall') : undefined;
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
export const waitRequestedBy = (came: Came, now: number): number =>
  came.response && busyBy(came) !== undefined ? retryAfter(came.response, now) : 0;

/** The longest wait in milliseconds: server and gateway may each send a Retry-After header. */
function retryAfter({ headers }: HttpResponse, now: number): number {
  const waits = headers.flatMap(([name, value]) => {
    if (name !== 'retry-after') return [];
    // Only whole seconds are lawful, but a fraction would be read as a date of the past.
    return /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : httpDate(value) - now;
  });
  return Math.max(0, ...waits.filter(wait => !Number.isNaN(wait)));
}
