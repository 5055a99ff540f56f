/** Who operates a target, as far as its address shows it. */
import { getDomain } from 'tldts-icann';
import { urlFrom } from '../../../schemas/text/url.js';

/** The registrable domain, so that all wikis of a farm count as one; an address or an unknown name is its own operator. */
export function operatorOf({ hostname }: URL): string {
  // The name of a host may end with the dot of the root zone.
  const name = hostname.replace(/\.$/, '');
  return getDomain(name, { extractHostname: false }) ?? name;
}

/** The name of an operator in one spelling: letter case, the final dot and the script of a domain make no other operator. */
export function canonicalOperator(name: string): string {
  const text = name.trim().toLowerCase().normalize('NFC');
  const isDomain = /^[^\s/:@?#[\]%]+\.[^\s/:@?#[\]%]+$/.test(text);
  const host = isDomain ? urlFrom(`http://${text}/`)?.hostname : undefined;
  return (host ?? text).replace(/\.$/, '');
}

/** Whether an address is an operator's: one of the same domain as a target's, or as the operator's name. */
export function coversOf(
  operator: string,
  targets: readonly { readonly url: string }[],
): (url: URL) => boolean {
  const domains = new Set([operator, ...targets.map(({ url }) => operatorOf(new URL(url)))]);
  return url => domains.has(operatorOf(url));
}
