/** The proxy and the certificate authorities of an address. Apart from the connection, so that checking options loads no HTTP client. */
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { urlFrom } from '../../schemas/text/url.js';

/** Names and addresses of this machine as URLs have them, the unspecified addresses and IPv4 within IPv6 included. */
const LOOPBACK =
  /^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]+|0:0)\]|(.+\.)?localhost\.?)$/;

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/** The proxy that the environment names for `url`; undefined for loopback, and for what `NO_PROXY` names. Throws if the variable holds no address of a proxy. */
export function proxyFor(url: URL, env: NodeJS.ProcessEnv): URL | undefined {
  if (isLoopback(url) || isExempt(url, env)) return undefined;
  const own = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const name = [own, own.toUpperCase(), 'all_proxy', 'ALL_PROXY'].find(each => env[each] !== undefined);
  const text = name === undefined ? undefined : env[name];
  if (!text) return undefined;
  const address = text.includes('://') ? text : `http://${text}`;
  // The text is not shown, because it may hold a password.
  const proxy = /^https?:/i.test(address) ? urlFrom(address) : undefined;
  if (!proxy) throw new Error(`the variable ${name} does not hold the http or https address of a proxy`);
  return proxy;
}

/** Host and port, also the usual one. */
export const serverOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

/** Whether `NO_PROXY` names a host or a domain above it. */
function isExempt(url: URL, env: NodeJS.ProcessEnv): boolean {
  const names = (env['no_proxy'] ?? env['NO_PROXY'] ?? '').toLowerCase().split(/[\s,]+/);
  const hosts = [url.hostname, serverOf(url)];
  const isIn = (name: string) => hosts.some(host => `.${host}`.endsWith(`.${name.replace(/^\*?\./, '')}`));
  return names.some(name => name === '*' || (name !== '' && isIn(name)));
}

/** Throws if the connection to a backend would be made by a proxy. */
export function refuseProxied(url: URL, env: NodeJS.ProcessEnv): void {
  if (proxyFor(url, env))
    throw new Error(
      `--connect-to and the proxy of the environment exclude each other: add ${url.hostname} to NO_PROXY`,
    );
}

/** The default authorities and the user's; undefined if the user adds none. Throws if `pem` holds no certificate. */
export function authoritiesWith(pem: string | undefined, env: NodeJS.ProcessEnv): string[] | undefined {
  if (pem === undefined) return undefined;
  if (!isCertificate(pem)) throw new Error('the text of the certificate authority holds no PEM certificate');
  // Node.js ignores this file when it is given a list of authorities.
  const extra = env['NODE_EXTRA_CA_CERTS'] ?? '';
  return [...rootCertificates, ...(existsSync(extra) ? [readFileSync(extra, 'utf8')] : []), pem];
}

export function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
