/** Who operates a target, as far as its address shows it. */
import { createRequire } from 'node:module';
import { urlFrom, withoutUsers } from '../../../schemas/text/url.js';

const require = createRequire(import.meta.url);

/** The registrable domain, so that all wikis of a farm count as one; an address or an unknown name is its own operator. */
export function operatorOf(url: URL): string {
  const name = hostOf(url);
  // Not loaded with the bundle: the Action has no packages beside it, and audits no fleet.
  const { getDomain } = require('tldts-icann') as typeof import('tldts-icann');
  return getDomain(name, { extractHostname: false }) ?? name;
}

/** In one spelling: a name may end with the dot of the root zone, and an address of IPv4 may be written within IPv6. */
function hostOf({ hostname }: URL): string {
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return hostname.replace(/\.+$/, '');
  return [high, low]
    .map(part => Number.parseInt(part, 16))
    .flatMap(part => [part >> 8, part & 0xff])
    .join('.');
}

/** An address, with or without its scheme and its port: a name with a dot, or numbers of IPv6. */
const ADDRESS = /^((https?:)?\/\/\S+|[^\s/:@?#[\]%]+[.。．｡][^\s/:@?#[\]%]*(:\d+)?|\[[\da-f:.]+\](:\d+)?)$/;

/** The name of an operator in one spelling: letter case, the final dot, the script of a domain, and what is around it in a URL make no other operator. */
export function canonicalOperator(name: string): string {
  const text = name.trim().toLowerCase().normalize('NFC');
  const bracketed = /^[\da-f.]*:[\da-f.]*:[\da-f:.]*$/.test(text) ? `[${text}]` : text;
  const address = ADDRESS.test(bracketed) ? bracketed.replace(/^(https?:)?\/\//, '') : undefined;
  const url = address === undefined ? undefined : urlFrom(`http://${address}`);
  return url ? hostOf(url) : withoutUsers(text).replace(/\.+$/, '');
}

/** Whether an address is an operator's: one of the same domain as a target's, or as the operator's name. */
export function coversOf(
  operator: string,
  targets: readonly { readonly url: string }[],
): (url: URL) => boolean {
  const domains = new Set([operator, ...targets.map(({ url }) => operatorOf(new URL(url)))]);
  return url => domains.has(operatorOf(url));
}
