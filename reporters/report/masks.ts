/** Hides what lawfully differs between two audits before their texts are compared: the address of the wiki, and counts. */
import { urlFrom } from '../../schemas/text/url.js';
import type { Report } from '../../schemas/verdict.js';

export type Mask = (text: string) => string;

/** Two masked texts are equal if only the address of the wiki makes them differ. */
export function maskOf({ target }: Pick<Report, 'target'>): Mask {
  const addresses = [target.url, target.profile['base_url'], target.profile['public_origin']];
  const hosts = [...new Set(addresses.flatMap(hostOf))].map(host =>
    host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const host =
    hosts.length === 0 ? undefined : new RegExp(`((?:\\\\?/){2})(?:${hosts.join('|')})(?![\\w.:-])`, 'g');
  return text => (host ? text.replace(host, '$1{host}') : text);
}

function hostOf(address: string | undefined): string[] {
  const { host = '' } = (address === undefined ? undefined : urlFrom(address)) ?? {};
  return host === '' ? [] : [host];
}
