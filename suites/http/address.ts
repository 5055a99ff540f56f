/** The addresses of questions, and the redirect policy. */
import { urlFrom, withoutUsers } from '../../schemas/text/url.js';
import { shown } from '../values/messages.js';
import { loss } from './errors.js';
import { headerOf, type HttpResponse, type Loss } from './exchange.js';

export type Address = ReturnType<typeof addressOf>;

/** The parts of an address, without user information and fragment. */
export function addressOf(url: URL) {
  const { origin } = url;
  const path = url.pathname + url.search;
  return { href: origin + path, origin, path };
}

const MOST_REDIRECTS = 5;

export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Where the answer from an address leads, or why it is not followed, as `whyNot` says after "a redirect"; empty for other answers. */
export function redirectOf(
  response: HttpResponse | undefined,
  address: Address,
  seen: Set<string>,
  whyNot: (next: URL) => string | undefined,
): { readonly next?: URL; readonly loss?: Loss } {
  if (!response || !REDIRECTS.has(response.status)) return {};
  const location = headerOf(response, 'location');
  if (location === undefined) return lost(`a redirect (HTTP ${response.status}) without a Location header`);
  // Header bytes are read as latin1; an address beyond ASCII is meant as UTF-8.
  const next = urlFrom(Buffer.from(location, 'latin1').toString('utf8'), address.href);
  if (next?.protocol !== 'http:' && next?.protocol !== 'https:')
    return lost(`a redirect to an address that is not http or https: ${shown(withoutUsers(location), 200)}`);
  seen.add(address.href);
  const { href } = addressOf(next);
  if (seen.has(href)) return lost(`a redirect loop, back to ${href}`);
  if (seen.size > MOST_REDIRECTS)
    return lost(`more than ${MOST_REDIRECTS} redirects, the next one to ${href}`);
  const why = whyNot(next);
  return why === undefined ? { next } : lost(`a redirect ${why}`);
}

const lost = (why: string) => ({ loss: loss('redirect', why) });
