/** Hides, before texts are compared, what differs between any two audits of one wiki: its address, and random titles and types. */
import { urlFrom } from '../../schemas/text/url.js';
import type { Report } from '../../schemas/verdict.js';

export type Mask = (text: string) => string;

const random =
  /(Conformance(?:[ _-]|%20)[a-z]+(?:[ _-]|%20))[0-9a-f]{16}|(application(?:\/|%2F)x-conformance-)[0-9a-f]{12}/g;

/** Two masked texts are equal where only the address of the wiki or the seed makes them differ. */
export function maskOf({ target }: Pick<Report, 'target'>): Mask {
  const addresses = [target.url, target.profile['base_url'], target.profile['public_origin']];
  const hosts = [...new Set(addresses.flatMap(hostOf))].map(host =>
    host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const host =
    hosts.length === 0 ? undefined : new RegExp(`((?:\\\\?/){2})(?:${hosts.join('|')})(?![\\w.:-])`, 'g');
  return text => {
    const anywhere = host ? text.replace(host, '$1{host}') : text;
    return anywhere.replace(random, '$1$2…');
  };
}

function hostOf(address: string | undefined): string[] {
  const { host = '' } = (address === undefined ? undefined : urlFrom(address)) ?? {};
  return host === '' ? [] : [host];
}
