/** Of what kind an exchange is that brought no answer of an API: told by status and page rather than by the names of errors. */
import { firstVisibleLine } from '../../schemas/text/first-line.js';
import { busyBy } from '../http/busy.js';
import type { Exchange } from '../http/exchange.js';
import { shown } from '../values/messages.js';
import { decodedPage, type Reading } from './reading.js';

/**
 * `busy`: ask later; `denied`: reading needs rights; `failure`: the server could not; `error`: the API reports an error about
 * the question; `client`: another status of the class 4xx; `undecodable`: a body that is not in the encoding that was requested and that it names;
 * `page`: something else came.
 */
export type RefusalKind = 'busy' | 'denied' | 'failure' | 'error' | 'client' | 'undecodable' | 'page';

/** The kind of a refusal; `undefined` where there is none: an answer came, or nothing at all. */
export function refusalKind(reading: Reading): RefusalKind | undefined {
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

/** What came instead of an answer, as a citation shows it. */
export function whatCame(exchange: Exchange): { readonly actual?: string } {
  if (!exchange.response || exchange.loss) return {};
  const line = firstVisibleLine(decodedPage(exchange));
  return { actual: line === undefined ? 'an empty body' : shown(line) };
}

/** The request is too large: what limits there are, the contract leaves open (8). */
const LIMITS: ReadonlySet<number> = new Set([413, 414, 431]);

/** Whether a page asks for a password, or its address is that of a login. */
function isLogin({ exchange }: Reading): boolean {
  const { pathname, search } = new URL(exchange.request.url);
  if (
    /log-?in|sign-?in|userlogin|sso|\bauth/i.test(pathname + search.replace(/^.*?[?&]action=query[^#]*$/, ''))
  )
    return true;
  const page = decodedPage(exchange).slice(0, 200_000);
  return (
    /<input\b[^<>]*\btype\s*=\s*["']?password/i.test(page) || /<title>[^<]*\b(log|sign)[ -]?in\b/i.test(page)
  );
}
