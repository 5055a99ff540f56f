/** The kind of an exchange without an answer of the API, by its status and page. */
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import { busyBy } from '../http/busy.js';
import type { Exchange } from '../http/exchange.js';
import { shown } from '../values/messages.js';
import { decodedPage, type Reading } from './reading.js';

/**
 * `busy`: ask later; `denied`: reading needs rights; `failure`: the server could not; `error`: the API reports an error about
 * the question; `client`: another status 4xx; `undecodable`: the body is not in the encoding that it names; `page`: anything else.
 * Undefined for an answer, and if nothing came at all.
 */
export function refusalKind(reading: Reading) {
  if (reading.kind === 'answer') return undefined;
  const { exchange } = reading;
  if (exchange.loss?.kind === 'encoding') return 'undecodable';
  const status = exchange.response?.status;
  if (status === undefined || exchange.loss) return undefined;
  if (busyBy(exchange) !== undefined || (reading.kind === 'error' && reading.sort === 'busy')) return 'busy';
  if (reading.kind === 'error') {
    if (reading.sort === 'denied') return 'denied';
    return status >= 500 || reading.code.startsWith('internal_api_error') ? 'failure' : 'error';
  }
  if (reading.isRefused !== true || LIMITS.has(status)) return undefined;
  if (status === 401 || status === 403 || isLogin(reading)) return 'denied';
  if (status >= 500) return 'failure';
  return status >= 400 ? 'client' : 'page';
}

/** The first line of a body, for a citation. */
export function whatCame(exchange: Exchange): { readonly actual?: string } {
  if (!exchange.response || exchange.loss) return {};
  const line = firstVisibleLine(decodedPage(exchange));
  return { actual: line === undefined ? 'an empty body' : shown(line) };
}

/** The request is too large: the contract sets no limits (8). */
const LIMITS: ReadonlySet<number> = new Set([413, 414, 431]);

/** Whether a page asks for a password, or its address is that of a login. */
function isLogin({ exchange }: Reading): boolean {
  const { pathname, search } = new URL(exchange.request.url);
  const address = pathname + search.replace(/^.*?[?&]action=query[^#]*$/, '');
  if (/log-?in|sign-?in|userlogin|sso|\bauth/i.test(address)) return true;
  const page = decodedPage(exchange).slice(0, 200_000);
  return (
    /<input\b[^<>]*\btype\s*=\s*["']?password/i.test(page) || /<title>[^<]*\b(log|sign)[ -]?in\b/i.test(page)
  );
}
