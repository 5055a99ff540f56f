/** Where requests go: the addresses of questions, and those that redirects lead to. */
import { urlFrom, withoutUsers } from '../../schemas/text/url.js';
import { loss } from './errors.js';
import { headerOf, type HttpResponse, type Loss } from './exchange.js';

/** An `http` or `https` address without user information and fragment. */
export interface Address {
  readonly href: string;
  readonly origin: string;
  /** The path with the query, as the first line of a request has it. */
  readonly path: string;
}

/** The address that a URL is sent to. */
export function addressOf(url: URL): Address {
  const { origin } = url;
  const path = url.pathname + url.search;
  return { href: origin + path, origin, path };
}

export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** One question on its way from address to address. */
export interface RedirectChain {
  address: Address;
  /** Addresses that answered with a redirect. */
  readonly seen: Set<string>;
}

const lost = (why: string): Loss => loss('redirect', why);

/**
 * Where the answer that came from `chain.address` leads: the next address, the reason why it is not followed, or nothing.
 * @param whyNot why a next address is not asked, as the rest of "a redirect …"
 */
export function redirectOf(
  response: HttpResponse,
  chain: RedirectChain,
  max: number,
  whyNot: (next: URL) => string | undefined,
): URL | Loss | undefined {
  if (!REDIRECTS.has(response.status)) return undefined;
  const location = headerOf(response, 'location');
  if (location === undefined) return lost(`a redirect (HTTP ${response.status}) without a Location header`);
  const next = resolve(location, chain.address.href);
  if (next === undefined)
    return lost(`a redirect to an address that is not http or https: ${excerpt(withoutUsers(location))}`);
  const { seen } = chain;
  seen.add(chain.address.href);
  const { href } = addressOf(next);
  if (seen.has(href)) return lost(`a redirect loop, back to ${href}`);
  if (seen.size > max) return lost(`more than ${max} redirects, the next one to ${href}`);
  const why = whyNot(next);
  return why === undefined ? next : lost(`a redirect ${why}`);
}

function resolve(location: string, base: string): URL | undefined {
  // Header bytes are read as latin1; an address beyond ASCII is meant as UTF-8.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const next = urlFrom(text, base);
  return next?.protocol === 'http:' || next?.protocol === 'https:' ? next : undefined;
}

const excerpt = (text: string): string => JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
