/** What a server sent instead of an API response: one row for each cause, found by status, headers and body, or by the reason of a loss. */
import { firstVisibleLine, visibleLines } from '../../schemas/text/first-line.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { RecordedExchange } from '../../schemas/verdict.js';

/** Returns the fact in one sentence if the cause applies. */
type Row = (came: ReturnType<typeof cameIn>) => string | false | undefined;
export type Sight = NonNullable<ReturnType<typeof sightOf>>;

type Marks = readonly (readonly [mark: RegExp, service: string])[];

/** Services that let only browsers through, by marks in their pages or headers. */
const CHALLENGES: Marks = [
  [/^cf-mitigated: challenge|\/cdn-cgi\/challenge-platform\/|<title>Just a moment\.\.\./m, 'Cloudflare'],
  [/<title>Attention Required! \| Cloudflare/, 'Cloudflare'],
  [/anubis_challenge|\/\.within\.website\/x\/cmd\/anubis\/|Making sure you(?:'|&#39;)re not a bot/, 'Anubis'],
  [/\.well-known\/ddos-guard\//, 'DDoS-Guard'],
  [/_Incapsula_Resource/, 'Imperva'],
  [/captcha-delivery\.com\//, 'DataDome'],
  [/^x-amzn-waf-action:|awsWafCookieDomainList|\.awswaf\.com\//m, 'AWS WAF'],
  [/^x-sucuri-block:|Sucuri Website Firewall/m, 'Sucuri'],
  [/<title>[^<]*\b(?:bot verification|security check|captcha|not a robot)/i, 'The server'],
];

/** Firewalls by the words of their pages; the last two are generic. */
const FIREWALLS: Marks = [
  [/used Cloudflare to restrict access/, 'Cloudflare, '],
  [/errors(?:\.|&#46;)edgesuite(?:\.|&#46;)net/, 'Akamai, '],
  [/FortiGuard|FortiWeb/i, 'Fortinet, '],
  [/wordfence/i, 'Wordfence, '],
  [/\bmod_?security\b/i, 'mod_security, '],
  [/^(?=[^]*Request blocked)[^]*\(CloudFront\)/, 'Amazon CloudFront, '],
  [/web application firewall|you have been blocked|attack detected/i, ''],
  [/(?:url|request) (?:is |was |has been )?(?:blocked|rejected)/i, ''],
];

const markedIn = (marks: Marks, text: string) => marks.find(([mark]) => mark.test(text))?.[1];

const LOGIN_CODES = /^(readapidenied|permissiondenied|assert\w*failed|mustbeloggedin|notloggedin|login.*)$/;
const LOGIN_ADDRESS = /\/(?:log-?in|sign-?in|sso|saml|oauth|openid-connect)\b|userlogin/i;
const LOGIN_TITLE = /\b(?:log|sign)[ -]?in\b|\blogin required/i;
const HTTPS_PORT = /HTTP (?:request )?(?:was sent )?to (?:an )?(?:HTTPS|SSL-enabled)|requires TLS/;
const NO_UPSTREAM = /Backend fetch failed|no healthy upstream|upstream connect error/;
const SWITCHED_OFF = /MediaWiki API is not enabled|API (?:is|has been) (?:disabled|switched off)/i;
const PHP =
  /(?:(?:PHP )?(?:Fatal|Parse|Recoverable fatal|Catchable fatal) error|Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:\s|Uncaught \w*(?:Error|Exception)/;
const EXCEPTION =
  /MediaWiki(?: [\d.]+)? internal error|requires at least PHP|Fatal exception of type|experiencing technical difficulties|Cannot access the database/;

type Found = readonly [name: string, fact: string] | undefined;

/** The first row that applies wins. */
const RESPONSES: Readonly<Record<string, Row>> = {
  challenge: ({ headers, page, status }) => {
    const fields = Object.entries(headers).map(field => field.join(': '));
    const service = markedIn(CHALLENGES, [...fields, page].join('\n'));
    return service && `${service} lets only browsers through (a challenge, HTTP ${status}).`;
  },
  firewall: ({ status, isJson, page, body }) => {
    if (isJson || status === 429 || (page === '' && status < 400)) return undefined;
    const whose = markedIn(FIREWALLS, body);
    return whose === undefined ? undefined : `A firewall blocked the request (${whose}HTTP ${status}).`;
  },
  proxy: ({ status, headers: { 'x-squid-error': error } }) =>
    error !== undefined &&
    `A proxy refused the request (Squid, ${printable(error.replace(/ .*/, ''), 60)}, HTTP ${status}).`,
  'captive portal': ({ status }) => status === 511 && 'The network requires a login (HTTP 511).',
  'user agent': ({ status, line }) =>
    status >= 400 && /user-?agent/i.test(line) && `The server refuses this user agent: "${line}"`,
  'HTTPS port': ({ body, status }) =>
    status === 400 && HTTPS_PORT.test(body) && 'This port speaks HTTPS, and the request was plain HTTP.',
  'PHP source': ({ body }) =>
    /^\s*<\?php/.test(body) && 'The server sends the PHP source instead of running it.',
  'not installed': ({ page }) =>
    /LocalSettings\.php not found|mw-config\/index\.php/.test(page) &&
    'MediaWiki is not set up: it has no `LocalSettings.php`.',
  'API switched off': ({ isJson, body, error }) =>
    ((!isJson && SWITCHED_OFF.test(body)) || /^(api)?disabled$/.test(error?.code ?? '')) &&
    'The API of this wiki is switched off.',
  'rate limit': ({ status, line, error, why }) =>
    (status === 429 ||
      error?.code === 'ratelimited' ||
      (status >= 400 && /rate limit|too many requests/i.test(line))) &&
    `The server is rate-limiting (${why}).`,
  maintenance: ({ status, line, isJson, title, error, why }) => {
    if (error?.code === 'readonly') return `The wiki is read-only (${why}).`;
    const isDown = /maintenance|be back (?:soon|shortly)/i.test(`${title} ${line}`);
    return isDown && (!isJson || status === 503) && `The wiki is down for maintenance (${why}).`;
  },
  'gateway error': ({ status, body }) =>
    (/^(?:50[24]|52\d|530)$/.test(String(status)) || (status === 503 && NO_UPSTREAM.test(body))) &&
    `The gateway got no response from the wiki (HTTP ${status}).`,
  overload: ({ status, error, why }) =>
    (status === 503 || error?.code === 'maxlag') && `The server is overloaded or down (${why}).`,
  login: ({ status, page, title, error, address, isRedirected, why }) =>
    (status === 401 ||
      LOGIN_CODES.test(error?.code ?? '') ||
      LOGIN_ADDRESS.test(address) ||
      /\btype\s*=\s*["']?password/i.test(page) ||
      LOGIN_TITLE.test(title)) &&
    loginAt(!error && isRedirected ? `redirect to ${printable(address, 200)}` : why),
  redirect: ({ isRedirected, hasQuery, address }) =>
    isRedirected &&
    `The redirect to ${printable(address, 200)} ${hasQuery ? 'does not lead to an API' : 'lost the query'}.`,
  'lost query': ({ title }) =>
    title.includes('MediaWiki API help') && 'The API help page came, as if the query had been empty.',
  'PHP message': ({ body }) => {
    const message = phpMessage(body);
    return message && `PHP printed into the response: "${printable(message, 160)}"`;
  },
  exception: ({ line, isJson, body, error }) => {
    if (error) return error.code.startsWith('internal_api_error') && `MediaWiki failed: "${error.info}"`;
    return !isJson && EXCEPTION.test(body) && `MediaWiki failed: "${line}"`;
  },
  'empty body': ({ body, status }) =>
    body.trim() === '' && status !== 404 && status !== 403 && `The body is empty (HTTP ${status}).`,
  'server error': ({ status, line }) =>
    status >= 500 && `The server failed (HTTP ${status})${line === '' ? '.' : `: "${line}"`}`,
  'other service': ({ isAll, status, isJson, line, error }) =>
    isAll &&
    isJson &&
    !error &&
    status !== 403 &&
    `This is not a wiki's \`api.php\`: it answers ${status === 200 ? '' : `HTTP ${status} and `}the JSON ${line}`,
  'HTTP 404': ({ status }) => status === 404 && 'Nothing was found at this address (HTTP 404).',
  'length limit': ({ status }) =>
    [413, 414, 431].includes(status) && `The server refuses requests of this length (HTTP ${status}).`,
  'access refused': ({ status, line }) => status === 403 && refused(status, line),
  'request refused': ({ status, line, error }) => status >= 400 && !error && refused(status, line),
  'API error': ({ error }) => error && `The API reports the error \`${error.code}\`: "${error.info}"`,
  'no Content-Encoding': ({ body, headers }) =>
    body.startsWith('\x1F') &&
    `The body is gzip data ${'content-encoding' in headers ? 'that was compressed twice' : 'without `Content-Encoding`'}.`,
  XML: ({ body }) => isXml(body) && 'The API answers in XML, as if `format=json` were absent.',
  'HTML page': ({ page, title, line }) => {
    const name = printable(firstVisibleLine(title) ?? line, 100);
    const [, api] = /<link[^<>]*\bEditURI\b[^<>]*\bhref="([^"?]*)/.exec(page) ?? [];
    const where = api === undefined ? '' : `, which it says is at ${printable(api, 200)}`;
    const named = name === '' ? '' : ` ("${name}")`;
    return page !== '' && `This URL serves an HTML page${named}, not the API${where}.`;
  },
  'no API response': ({ line, isJson }) =>
    `The body is ${isJson ? 'JSON, but no API response' : 'not JSON'}; it begins "${line}"`,
};

const VAGUE: ReadonlySet<string> = new Set(['API error', 'HTML page', 'no API response']);

/** By the HTTP client's reason, which is the fact; the first match wins. */
const LOSSES: readonly (readonly [name: string, reason: RegExp])[] = [
  ['unrequested encoding', /^the body is encoded as/],
  ['wrong Content-Encoding', /^the body is not valid \w+ data \(inc/],
  ['body never ends', /^body not complete within/],
  ['wrong Content-Length', /[\d,]+ of [\d,]+ bytes? received|^the body is not valid \w+ data \(unex/],
  ['unknown authority', /^the certificate .* unknown authority/],
  ['certificate', /^the certificate /],
  ['other protocol', /^(no TLS handshake|the answer is not HTTP)/],
  ['redirect', /^(a redirect|more than \d+ redirects)/],
  ['proxy', /\bthe proxy [\w.[]/],
  ['cut short', /^(the budget|the deadline|interrupted)/],
  ['unknown host', /unknown host|cannot be resolved/],
  ['no connection', /refused|no route|no connection|being made/],
  ['no answer', /^/],
];

const ADDRESS = 'Is this the address of `api.php`?';
const LOG = "The server's error log may say why.";
const QUERY = 'Check rewrite rules and proxies: they must pass on the query.';
const LENGTH = 'Check `Content-Length`: it counts the bytes sent, after compression, not characters.';

const NEXT: Readonly<Record<string, string>> = {
  challenge:
    'Ask the operator of the wiki to exempt this client by its address, `--user-agent` or a `--header`.',
  firewall: 'Its log names the rule; `api.php` needs an exception.',
  'captive portal': 'Open any page in a browser, and log in there.',
  'user agent': 'Say who asks with `--contact` or `--user-agent`.',
  'HTTPS port': 'Audit the address with `https://`.',
  'PHP source': 'Enable PHP for this folder.',
  'not installed': 'Set up the wiki, or restore its `LocalSettings.php`.',
  'API switched off': 'Set `$wgEnableAPI = true;` in `LocalSettings.php`.',
  'rate limit': 'Try later, or use `--rate 0.5`.',
  maintenance: 'Try again later.',
  'gateway error': 'Is the server behind the gateway running?',
  overload: 'Try later, or use `--rate 0.5`.',
  login: 'If the wiki is private, pass credentials with `--header`.',
  redirect: 'Fix the redirect, or audit the address that it should lead to.',
  'lost query': QUERY,
  'PHP message': 'Fix the code that it names, and set `display_errors = Off`.',
  exception: LOG,
  'empty body': "PHP may have crashed; the server's error log may say why.",
  'server error': LOG,
  'other service': ADDRESS,
  'length limit': 'Raise its limit: `large_client_header_buffers` in nginx, `LimitRequestLine` in Apache.',
  'access refused': 'A firewall may dislike something in these requests. Its log names the rule.',
  'no Content-Encoding': 'Compress each response once, and name it in `Content-Encoding`.',
  XML: QUERY,
  'unrequested encoding':
    'The server, or a cache before it, ignores `Accept-Encoding`; a cache needs `Vary: Accept-Encoding`.',
  'wrong Content-Encoding': 'Compress the body, or remove the `Content-Encoding` header.',
  'body never ends': LENGTH,
  'wrong Content-Length': `${LENGTH} The server may also have crashed while sending.`,
  'unknown authority': 'If you trust it, pass the certificate of its authority with `--ca FILE`.',
  certificate: 'The server needs a valid certificate for this name.',
  'other protocol': 'Are the scheme (`http` or `https`) and the port right?',
  'cookie required': 'Pass the cookie with `--header`, or exempt `api.php` from this check.',
  proxy:
    '`HTTPS_PROXY`, `HTTP_PROXY` or `ALL_PROXY` names this proxy; hosts in `NO_PROXY` are asked without it.',
  'unknown host': 'Is the host name spelled correctly, and does DNS resolve it?',
  'no connection': 'Is the server running, and are the scheme (`http` or `https`), host and port right?',
  'no answer': LOG,
};

/** Advice if no request got an API response. */
const NEXT_IF_ALL: Readonly<Record<string, string>> = {
  'HTTP 404': ADDRESS,
  'access refused':
    'A firewall may refuse automated clients. If the wiki is private, pass credentials with `--header`.',
  'request refused': ADDRESS,
  'API error': 'Does this API have the module `query`?',
  'HTML page': ADDRESS,
  'no API response': ADDRESS,
  'no answer': `Are the scheme (\`http\` or \`https\`) and the port right? If so, the server's error log may say why.`,
};

/** @param isAll whether no request got an API response, so that the URL may be of another service */
export function sightOf(exchange: RecordedExchange, target: string, isAll = false) {
  const found = exchange.loss === undefined ? responseIn(exchange, target, isAll) : lossIn(exchange);
  if (!found) return undefined;
  const [name, fact] = found;
  const next = NEXT[name];
  // A vague cause may be the very thing that a rule failed on, so it explains no failure.
  return { name, fact, next, nextIfAll: NEXT_IF_ALL[name] ?? next, isVague: VAGUE.has(name) };
}

function responseIn(exchange: RecordedExchange, target: string, isAll: boolean): Found {
  if (!exchange.response) return ['no answer', 'No reason is known.'];
  const came = cameIn(exchange.response, exchange.request.url, target, isAll);
  // PHP may print a message beside a complete response.
  const names = isAnsweredRightly(exchange) ? ['PHP message'] : Object.keys(RESPONSES);
  for (const name of names) {
    const fact = RESPONSES[name]?.(came);
    if (fact) return [name, fact];
  }
  return undefined;
}

type Response = NonNullable<RecordedExchange['response']>;

function cameIn({ status, headers, body }: Response, url: string, target: string, isAll: boolean) {
  const address = withoutQuery(url);
  const error = errorOf(body);
  const page = isHtml(body) ? body : '';
  return {
    status,
    headers,
    body,
    line: printable(firstVisibleLine(body) ?? '', 100),
    isJson: isJson(body),
    page,
    title: /<title[^<>]*>([^<]*)/i.exec(page)?.[1] ?? '',
    address,
    isRedirected: address !== withoutQuery(target),
    hasQuery: /[?&]action=/.test(url),
    isAll,
    error,
    why: waitOf(headers) ?? (error ? `error \`${error.code}\`` : `HTTP ${status}`),
  };
}

function lossIn({ loss = '', response }: RecordedExchange): Found {
  const { location = '', 'set-cookie': cookie } = response?.headers ?? {};
  if (loss.startsWith('a redirect loop') && cookie !== undefined)
    return ['cookie required', 'The server sets a cookie and redirects until it comes back.'];
  if (loss.startsWith('a redirect') && LOGIN_ADDRESS.test(location))
    return ['login', loginAt(`redirect to ${printable(withoutQuery(location), 200)}`)];
  const [name] = LOSSES.find(([, reason]) => reason.test(loss)) ?? ['no answer'];
  return [name, `${loss.charAt(0).toUpperCase()}${loss.slice(1)}.`];
}

const loginAt = (where: string) => `The wiki requires a login (${where}).`;

/** Successes contain `batchcomplete`, in JSON and in HTML; a body that lacks it is recognized by its first member. */
export function isAnsweredRightly({ response, loss }: RecordedExchange): boolean {
  if (loss !== undefined || !response) return false;
  const { status } = response;
  // Letters of keys may be escaped.
  const body = response.body.replace(/\\u00([2-7]\w)/g, (_, hex: string) =>
    String.fromCharCode(Number(`0x${hex}`)),
  );
  const isData =
    body.includes('batchcomplete') ||
    /^\s*\{\s*"(?:continue"|query"\s*:\s*\{\s*"(?:languageinfo|allimages|dbrepllag|pages)")/.test(body);
  return isData && status < 400 && !isXml(body) && errorOf(body) === undefined;
}

export function shownOf({ response }: RecordedExchange): { status: string; lines: string[] } | undefined {
  if (!response) return undefined;
  const { status, headers, body } = response;
  const type = headers['content-type']?.split(';', 1)[0] ?? '';
  // Compressed data is not readable.
  const lines = body.startsWith('\x1F') ? [] : visibleLines(body, 5).map(line => printable(line, 200));
  return { status: `HTTP ${status}${type === '' ? '' : `, ${printable(type, 60)}`}`, lines };
}

const refused = (status: number, line: string): string =>
  `HTTP ${status} and no API response${line === '' ? '.' : `: "${line}"`}`;

const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

const isJson = (body: string): boolean => /^\s*([[{]|null\s*$)/.test(body);
const isHtml = (body: string): boolean => /^\s*<(?!\?php)/.test(body);
const isXml = (body: string): boolean => /^\s*<\?xml[^<]*<api\b/.test(body);

/** In the HTML form, the JSON is in an element of the class `api-pretty-content`. */
function jsonOf(body: string): string {
  const at = isHtml(body) ? body.search(/class="[^"]*api-pretty-content/) : -1;
  if (at < 0) return body;
  const from = body.indexOf('>', at) + 1;
  const html = body.slice(from, body.indexOf('</pre>', from));
  return html.replace(/<[^<>]*>/g, '').replaceAll('&quot;', '"');
}

function errorOf(body: string): { readonly code: string; readonly info: string } | undefined {
  const json = jsonOf(body);
  if (!isJson(json)) return undefined;
  try {
    const { error, errors } = JSON.parse(json) as Record<string, never>;
    const first: unknown = error ?? (Array.isArray(errors) ? errors[0] : undefined);
    if (typeof first !== 'object' || first === null) return undefined;
    const { code, info, text, message } = first as Record<string, unknown>;
    if (typeof code !== 'string') return undefined;
    const said = [info, text, message].find(each => typeof each === 'string') ?? '';
    return { code: printable(code, 60), info: printable(said, 160) };
  } catch {
    return undefined;
  }
}

/** Looks around the JSON and at whole lines in it, because a file may be named `Warning: …`. */
function phpMessage(body: string): string | undefined {
  const [start, end] = [body.indexOf('{'), body.lastIndexOf('}')];
  const around = start < 0 ? [body] : [body.slice(0, start), body.slice(end + 1)];
  const [within] = /^(?:<br \/>|<b>)?[ \t]*(?:<b>)?\w[\w ]+(?:<\/b>)?:\s.* on line .*$/m.exec(body) ?? [];
  for (const text of [...around, ...(within === undefined ? [] : [within])]) {
    const at = PHP.exec(text)?.index;
    if (at !== undefined) return firstVisibleLine(text.slice(at));
  }
  return undefined;
}

function waitOf({ 'retry-after': value }: Response['headers']): string | undefined {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value)) return `Retry-After: ${printable(value, 40)}`;
  const seconds = Number(value);
  const units = { hour: 3_600, minute: 60 };
  const unit = Object.entries(units).find(([, size]) => seconds > 0 && seconds % size === 0);
  const [noun, size] = unit ?? ['second', 1];
  return `Retry-After: ${count(seconds / size, noun)}`;
}
