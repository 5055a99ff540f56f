/** Which proxy leads to an address: the environment variables, read as curl reads them. */
import { BlockList, isIP } from 'node:net';
import { rootCertificates } from 'node:tls';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy for `url`, or undefined where the way is direct. Throws where its variable holds no address. */
export function proxyFor(url: URL, env: Environment): URL | undefined {
  const host = bare(url.hostname);
  if (isLoopback(host) || exempt(host, portOf(url), env['no_proxy'] ?? env['NO_PROXY'] ?? ''))
    return undefined;
  const named = url.protocol === 'https:' ? (env['https_proxy'] ?? env['HTTPS_PROXY']) : httpProxy(env);
  const text = named ?? env['all_proxy'] ?? env['ALL_PROXY'];
  if (!text) return undefined;
  const address = text.includes('://') ? text : `http://${text}`;
  // The text itself may hold a password.
  if (!URL.canParse(address)) throw new Error(`the proxy variable for ${url.protocol}// holds no address`);
  return new URL(address);
}

// In a CGI program HTTP_PROXY is the client's `Proxy:` header.
const httpProxy = (env: Environment): string | undefined =>
  env['http_proxy'] ?? (env['REQUEST_METHOD'] === undefined ? env['HTTP_PROXY'] : undefined);

export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

/** Without the brackets of an IPv6 literal. */
export const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d+){3}$/.test(host);

function exempt(host: string, port: number, list: string): boolean {
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(entry => entry !== '')
    .some(entry => entry === '*' || matches(host, port, entry));
}

function matches(host: string, port: number, entry: string): boolean {
  if (entry.includes('/')) return inNetwork(host, entry);
  const [, name = entry, only] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
  if (only !== undefined && Number(only) !== port) return false;
  const suffix = bare(name).replace(/^\*?\./, '');
  return host === suffix || (isIP(host) === 0 && host.endsWith(`.${suffix}`));
}

function inNetwork(host: string, entry: string): boolean {
  const [network = '', bits = ''] = entry.split('/');
  const family = isIP(network);
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(bits)) return false;
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  if (Number(bits) > (family === 6 ? 128 : 32)) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), kind);
  return list.check(host, kind);
}

/** The default authorities and the user's, or undefined (the default alone) where the user adds none. Throws where `pem` holds no certificate. */
export function authoritiesWith(pem: string | undefined, env: Environment): string[] | undefined {
  if (pem === undefined) return undefined;
  if (!isCertificate(pem)) throw new Error('the text of the certificate authority holds no PEM certificate');
  return [...rootCertificates, ...extra(env['NODE_EXTRA_CA_CERTS']), pem];
}

/** Node forgets these as soon as a list of its own is given to it. */
function extra(file: string | undefined): string[] {
  if (!file) return [];
  try {
    return [process.getBuiltinModule('node:fs').readFileSync(file, 'utf8')];
  } catch {
    return []; // Node itself only warns of a file that it cannot read.
  }
}

export function isCertificate(pem: string): boolean {
  // Loaded here because few users name an authority, and every start would pay for it.
  const { X509Certificate } = process.getBuiltinModule('node:crypto');
  try {
    void new X509Certificate(pem);
    return true;
  } catch {
    return false;
  }
}
