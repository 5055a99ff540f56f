/** Who operates a target, as far as its address shows it. */
import { getDomain } from 'tldts-icann';

/** The registrable domain, so that all wikis of a farm count as one; an address or an unknown name is its own operator. */
export function operatorOf(url: URL): string {
  return getDomain(url.hostname, { extractHostname: false }) ?? url.hostname;
}
