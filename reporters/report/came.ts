/** What came instead of an API response: one row for each cause that its status, headers and beginning, or the reason of a loss, tell apart. */
import { firstVisibleLine, visibleLines } from '../../schemas/text/first-line.js';
import { count } from '../../schemas/text/numbers.js';
import { printable } from '../../schemas/text/printable.js';
import type { RecordedExchange } from '../../schemas/verdict.js';

/** An exchange, with what the rows look at. */
interface Came {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The first line that a reader sees, with entities decoded; empty if there is none. */
  readonly line: string;
  readonly body: string;
  /** Why no whole response came, as the HTTP client says it; empty if one came. */
  readonly loss: string;
  /** The address that answered, without its query. */
  readonly address: string;
  readonly isRedirected: boolean;
  readonly hasQuery: boolean;
  /** No request was answered rightly. */
  readonly isAll: boolean;
  /** The error that an API reports. */
  readonly error: { readonly code: string; readonly info: string } | undefined;
}

interface Row {
  /** A few fixed words, short enough for a badge. */
  readonly name: string;
  /** The fact in one sentence; nothing if something else came. */
  readonly fact: (came: Came) => string | false | undefined;
  /** What to do about it. */
  readonly next?: string;
  /** Instead, if no request was answered rightly. */
  readonly nextIfAll?: string;
  /** What a rule may be judged on: it explains no failure. */
  readonly isVague?: boolean;
}

export interface Sight extends Pick<Row, 'name' | 'next' | 'nextIfAll' | 'isVague'> {
  readonly fact: string;
}

const ADDRESS = 'Is this the address of `api.php`?';
const LOG = "The server's error log may say why.";
const QUERY = 'Check rewrite rules and proxies: they must pass on the query.';
const CREDENTIALS = 'If the wiki is private, pass credentials with `--header`.';
const REDIRECT = 'Fix the redirect, or audit the address that it should lead to.';
const LENGTH = 'Check `Content-Length`: it counts the bytes sent, after compression, not characters.';
const LOGIN_ADDRESS = /\/(?:log-?in|sign-?in|sso|saml|oauth|openid-connect)\b|userlogin/i;

/** Who lets only browsers through, by what only such a page holds. */
const CHALLENGES: Marks = [
  [
    /\/cdn-cgi\/challenge-platform\/|<title>Just a moment\.\.\.|<title>Attention Required! \| Cloudflare/,
    'Cloudflare',
  ],
  [/anubis_challenge|\/\.within\.website\/x\/cmd\/anubis\/|Making sure you(?:'|&#39;)re not a bot/, 'Anubis'],
  [/\.well-known\/ddos-guard\//, 'DDoS-Guard'],
  [/_Incapsula_Resource/, 'Imperva'],
  [/captcha-delivery\.com\//, 'DataDome'],
  [/awsWafCookieDomainList|\.awswaf\.com\//, 'AWS WAF'],
  [/Sucuri Website Firewall/, 'Sucuri'],
  [/<title>[^<]*\b(?:bot verification|security check|captcha|not a robot)/i, 'The server'],
];

/** Whose firewall blocks, by what its page says; the last one is of anybody. */
const FIREWALLS: Marks = [
  [/used Cloudflare to restrict access/, 'Cloudflare'],
  [/errors(?:\.|&#46;)edgesuite(?:\.|&#46;)net/, 'Akamai'],
  [/FortiGuard|FortiWeb/i, 'Fortinet'],
  [/wordfence/i, 'Wordfence'],
  [/\bmod_?security\b/i, 'mod_security'],
  [/Request blocked[^]*\(CloudFront\)/, 'Amazon CloudFront'],
  [
    /web application firewall|you have been blocked|(?:url|request) (?:is |was |has been )?(?:blocked|rejected)|attack detected/i,
    '',
  ],
];

type Marks = readonly (readonly [page: RegExp, service: string])[];

const markedIn = (marks: Marks, body: string): string | undefined =>
  marks.find(([page]) => page.test(body))?.[1];

function challenger({ headers, body }: Came): string | undefined {
  if (headers['cf-mitigated'] === 'challenge') return 'Cloudflare';
  if (headers['x-amzn-waf-action'] !== undefined) return 'AWS WAF';
  if (headers['x-sucuri-block'] !== undefined) return 'Sucuri';
  return isPage(body) ? markedIn(CHALLENGES, body) : undefined;
}

const LOGIN_CODES = /^(readapidenied|permissiondenied|assert\w*failed|mustbeloggedin|notloggedin|login.*)$/;
const PHP =
  /(?:(?:PHP )?(?:Fatal|Parse|Recoverable fatal|Catchable fatal) error|Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:\s|Uncaught \w*(?:Error|Exception)/;
const EXCEPTION =
  /MediaWiki(?: [\d.]+)? internal error|requires at least PHP|Fatal exception of type|experiencing technical difficulties|Cannot access the database/;

/** The first that fits. */
const RESPONSES: readonly Row[] = [
  {
    name: 'challenge',
    fact: came => {
      const service = challenger(came);
      return service && `${service} lets only browsers through (a challenge, HTTP ${came.status}).`;
    },
    next: 'Ask the operator of the wiki to exempt this client by its address, `--user-agent` or a `--header`.',
  },
  {
    name: 'firewall',
    fact: ({ status, body }) => {
      if (isJson(body) || (!isPage(body) && status < 400)) return undefined;
      const whose = status === 429 ? undefined : markedIn(FIREWALLS, body);
      return whose === undefined
        ? undefined
        : `A firewall blocked the request (${whose === '' ? '' : `${whose}, `}HTTP ${status}).`;
    },
    next: 'Its log names the rule; `api.php` needs an exception.',
  },
  {
    name: 'proxy',
    fact: ({ status, headers }) =>
      headers['x-squid-error'] !== undefined &&
      `A proxy refused the request (Squid, ${printable(headers['x-squid-error'].replace(/ .*/, ''), 60)}, HTTP ${status}).`,
    next: 'Its operator can let the request through; without `HTTP_PROXY` and `HTTPS_PROXY`, none is used.',
  },
  {
    name: 'captive portal',
    fact: ({ status }) => status === 511 && 'The network requires a login (HTTP 511).',
    next: 'Open any page in a browser, and log in there.',
  },
  {
    name: 'user agent',
    fact: ({ status, line }) =>
      status >= 400 && /user-?agent/i.test(line) && `The server refuses this user agent: "${line}"`,
    next: 'Say who asks with `--contact` or `--user-agent`.',
  },
  {
    name: 'HTTPS port',
    fact: ({ body, status }) =>
      status === 400 &&
      /HTTP (?:request )?(?:was sent )?to (?:an )?(?:HTTPS|SSL-enabled)|requires TLS/.test(body) &&
      'This port speaks HTTPS, and the request was plain HTTP.',
    next: 'Audit the address with `https://`.',
  },
  {
    name: 'PHP source',
    fact: ({ body }) =>
      /^\s*<\?php/.test(body) ? 'The server sends the PHP source instead of running it.' : undefined,
    next: 'Enable PHP for this folder.',
  },
  {
    name: 'not installed',
    fact: ({ body }) =>
      isPage(body) &&
      /LocalSettings\.php not found|mw-config\/index\.php/.test(body) &&
      'MediaWiki is not set up: it has no `LocalSettings.php`.',
    next: 'Set up the wiki, or restore its `LocalSettings.php`.',
  },
  {
    name: 'API switched off',
    fact: ({ body, error }) =>
      ((!isJson(body) &&
        /MediaWiki API is not enabled|API (?:is|has been) (?:disabled|switched off)/i.test(body)) ||
        /^(api)?disabled$/.test(error?.code ?? '')) &&
      'The API of this wiki is switched off.',
    next: 'Set `$wgEnableAPI = true;` in `LocalSettings.php`.',
  },
  {
    name: 'rate limit',
    fact: ({ status, headers, line, error }) =>
      (status === 429 ||
        error?.code === 'ratelimited' ||
        (status >= 400 && /rate limit|too many requests/i.test(line))) &&
      `The server is rate-limiting (${waitOf(headers) ?? (error ? `error \`${error.code}\`` : `HTTP ${status}`)}).`,
    next: 'Try later, or use `--rate 0.5`.',
  },
  {
    name: 'maintenance',
    fact: ({ status, headers, line, body, error }) =>
      (error?.code === 'readonly' ||
        ((!isJson(body) || status === 503) &&
          /maintenance|be back (?:soon|shortly)/i.test(`${titleOf(body)} ${line}`))) &&
      `The wiki is ${error ? 'read-only' : 'down for maintenance'} (${waitOf(headers) ?? `HTTP ${status}`}).`,
    next: 'Try again later.',
  },
  {
    name: 'gateway error',
    fact: ({ status, body }) =>
      (status === 502 ||
        status === 504 ||
        (status >= 520 && status <= 530) ||
        (status === 503 && /Backend fetch failed|no healthy upstream|upstream connect error/.test(body))) &&
      `The gateway got no response from the wiki (HTTP ${status}).`,
    next: 'Is the server behind the gateway running?',
  },
  {
    name: 'overload',
    fact: ({ status, headers, error }) =>
      (status === 503 || error?.code === 'maxlag') &&
      `The server is overloaded or down (${waitOf(headers) ?? (error ? `error \`${error.code}\`` : 'HTTP 503')}).`,
    next: 'Try later, or use `--rate 0.5`.',
  },
  {
    name: 'login',
    fact: ({ status, body, error, address, isRedirected }) =>
      (status === 401 ||
        LOGIN_CODES.test(error?.code ?? '') ||
        LOGIN_ADDRESS.test(address) ||
        (isPage(body) &&
          (/\btype\s*=\s*["']?password/i.test(body) ||
            /\b(?:log|sign)[ -]?in\b|\blogin required/i.test(titleOf(body))))) &&
      `The wiki requires a login (${error ? `error \`${error.code}\`` : isRedirected ? `redirect to ${printable(address, 200)}` : `HTTP ${status}`}).`,
    next: CREDENTIALS,
  },
  {
    name: 'redirect',
    fact: ({ isRedirected, hasQuery, address }) =>
      isRedirected &&
      `The redirect to ${printable(address, 200)} ${hasQuery ? 'does not lead to an API' : 'lost the query'}.`,
    next: REDIRECT,
  },
  {
    name: 'lost query',
    fact: ({ body }) =>
      /MediaWiki API help/.test(titleOf(body)) && 'The API help page came, as if the query had been empty.',
    next: QUERY,
  },
  {
    name: 'PHP message',
    fact: ({ body }) => {
      const message = phpMessage(body);
      return message && `PHP printed into the response: "${printable(message, 160)}"`;
    },
    next: 'Fix the code that it names, and set `display_errors = Off`.',
  },
  {
    name: 'exception',
    fact: ({ line, body, error }) => {
      if (error)
        return error.code.startsWith('internal_api_error') ? `MediaWiki failed: "${error.info}"` : undefined;
      return !isJson(body) && EXCEPTION.test(body) ? `MediaWiki failed: "${line}"` : undefined;
    },
    next: LOG,
  },
  {
    name: 'empty body',
    fact: ({ body, status }) =>
      body.trim() === '' && status !== 404 && status !== 403 && `The body is empty (HTTP ${status}).`,
    next: "PHP may have crashed; the server's error log may say why.",
  },
  {
    name: 'server error',
    fact: ({ status, line }) =>
      status >= 500 ? `The server failed (HTTP ${status})${line === '' ? '.' : `: "${line}"`}` : undefined,
    next: LOG,
  },
  {
    name: 'other service',
    fact: ({ isAll, status, body, line, error }) =>
      isAll &&
      isJson(body) &&
      !error &&
      status !== 403 &&
      `This is not a wiki's \`api.php\`: it answers ${status === 200 ? '' : `HTTP ${status} and `}the JSON ${line}`,
    next: ADDRESS,
  },
  {
    name: 'HTTP 404',
    fact: ({ status }) => status === 404 && 'Nothing was found at this address (HTTP 404).',
    nextIfAll: ADDRESS,
  },
  {
    name: 'length limit',
    fact: ({ status }) =>
      [413, 414, 431].includes(status) && `The server refuses requests of this length (HTTP ${status}).`,
    next: 'Raise its limit: `large_client_header_buffers` in nginx, `LimitRequestLine` in Apache.',
  },
  {
    name: 'access refused',
    fact: ({ status, line }) => status === 403 && refused(status, line),
    next: 'A firewall may dislike something in these requests. Its log names the rule.',
    nextIfAll:
      'A firewall may refuse automated clients. If the wiki is private, pass credentials with `--header`.',
  },
  {
    name: 'request refused',
    fact: ({ status, line, error }) => status >= 400 && !error && refused(status, line),
    nextIfAll: ADDRESS,
  },
  {
    name: 'API error',
    fact: ({ error }) => error && `The API reports the error \`${error.code}\`: "${error.info}"`,
    nextIfAll: 'Does this API have the module `query`?',
    isVague: true,
  },
  {
    name: 'no Content-Encoding',
    fact: ({ body, headers }) =>
      body.startsWith('\x1F') &&
      `The body is gzip data ${headers['content-encoding'] === undefined ? 'without `Content-Encoding`' : 'that was compressed twice'}.`,
    next: 'Compress each response once, and name it in `Content-Encoding`.',
  },
  {
    name: 'XML',
    fact: ({ body }) =>
      isXml(body) ? 'The API answers in XML, as if `format=json` were absent.' : undefined,
    next: QUERY,
  },
  {
    name: 'HTML page',
    fact: ({ body, line }) => {
      if (!isPage(body)) return undefined;
      const name = printable(firstVisibleLine(titleOf(body)) ?? line, 100);
      const [, api] = /<link[^<>]*\bEditURI\b[^<>]*\bhref="([^"?]*)/.exec(body) ?? [];
      const where = api === undefined ? '' : `, which it says is at ${printable(api, 200)}`;
      return `This URL serves an HTML page${name === '' ? '' : ` ("${name}")`}, not the API${where}.`;
    },
    nextIfAll: ADDRESS,
    isVague: true,
  },
  {
    name: 'no API response',
    fact: ({ line, body }) =>
      `The body is ${isJson(body) ? 'JSON, but no API response' : 'not JSON'}; it begins "${line}"`,
    nextIfAll: ADDRESS,
    isVague: true,
  },
];

/** The first that fits; a fact is made of what the pattern captures, or is the reason itself. */
const LOSSES: readonly Row[] = [
  lost(
    'unrequested encoding',
    /^the body is encoded as "([^"]+)".*/,
    'The server sent `$1` data, which was not requested.',
    'The server, or a cache before it, ignores `Accept-Encoding`; a cache needs `Vary: Accept-Encoding`.',
  ),
  lost(
    'wrong Content-Encoding',
    /^the body is not valid (\w+) data \(inc.*/,
    '`Content-Encoding` says `$1`, but the body is not $1 data.',
    'Compress the body, or remove the header.',
  ),
  lost(
    'body never ends',
    /^body not complete within ([\d.]+ s), (.*) received.*/,
    'The body never ended: $2 came within $1.',
    LENGTH,
  ),
  lost(
    'wrong Content-Length',
    /^.*?([\d,]+) of ([\d,]+) bytes? received.*/,
    '`Content-Length` promises $2 bytes, but only $1 arrived.',
    `${LENGTH} The server may also have crashed while sending.`,
  ),
  lost(
    'wrong Content-Length',
    /^the body is not valid (\w+) data \(unexpected end.*/,
    'The $1 data ends too early.',
    `${LENGTH} The server may also have crashed while sending.`,
  ),
  lost(
    'certificate',
    /^the certificate .* unknown authority/,
    '',
    'If you trust it, pass the certificate of its authority with `--ca FILE`.',
  ),
  lost('certificate', /^the certificate /, '', 'The server needs a valid certificate for this name.'),
  lost(
    'other protocol',
    /^(no TLS handshake|the answer is not HTTP)/,
    '',
    'Are the scheme (`http` or `https`) and the port right?',
  ),
  {
    name: 'cookie required',
    fact: ({ loss, headers }) =>
      headers['set-cookie'] !== undefined &&
      loss.startsWith('a redirect loop') &&
      'The server sets a cookie and redirects until it comes back.',
    next: 'Pass the cookie with `--header`, or exempt `api.php` from this check.',
  },
  {
    name: 'login',
    fact: ({ loss, headers: { location = '' } }) =>
      loss.startsWith('a redirect') &&
      LOGIN_ADDRESS.test(location) &&
      `The wiki requires a login (redirect to ${printable(withoutQuery(location), 200)}).`,
    next: CREDENTIALS,
  },
  lost('redirect', /^(a redirect|more than \d+ redirects)/, '', REDIRECT),
  lost(
    'proxy',
    /\bthe proxy [\w.[]/,
    '',
    '`HTTPS_PROXY`, `HTTP_PROXY` or `ALL_PROXY` names this proxy; hosts in `NO_PROXY` are asked without it.',
  ),
  lost('cut short', /^(the budget|the deadline|interrupted)/, ''),
  lost(
    'no connection',
    /refused|unknown host|no route|no connection|cannot be resolved|being made/,
    '',
    'Is the server running, and are the scheme (`http` or `https`), host and port right?',
  ),
  lost('no answer', /^no headers within ([\d.]+ s).*/, 'The server did not respond within $1.', LOG),
  {
    ...lost('no answer', /^/, '', LOG),
    nextIfAll: `Are the scheme (\`http\` or \`https\`) and the port right? If so, ${LOG.charAt(0).toLowerCase()}${LOG.slice(1)}`,
  },
];

function lost(name: string, pattern: RegExp, text: string, next?: string): Row {
  return {
    name,
    fact: ({ loss }) => {
      if (!pattern.test(loss)) return undefined;
      return text === '' ? `${loss.charAt(0).toUpperCase()}${loss.slice(1)}.` : loss.replace(pattern, text);
    },
    ...(next === undefined ? {} : { next }),
  };
}

/** What an exchange brought instead of an API response, or in addition to it; `undefined` if it was answered rightly. */
export function sightOf(exchange: RecordedExchange, target: string, isAll = false): Sight | undefined {
  const came = { ...cameIn(exchange, target), isAll };
  const isRight = came.loss === '' && isAnswer(came);
  for (const { fact, ...row } of came.loss === '' ? RESPONSES : LOSSES) {
    if (isRight && row.name !== 'PHP message') continue;
    const text = fact(came);
    if (text) return { ...row, fact: text };
  }
  return undefined;
}

export function isAnsweredRightly({ response, loss }: RecordedExchange): boolean {
  return (
    loss === undefined && response !== undefined && isAnswer({ ...response, error: errorOf(response.body) })
  );
}

/** The status and the first lines of what came, for a reader to recognize. */
export function shownOf({ response }: RecordedExchange): { status: string; lines: string[] } | undefined {
  if (!response) return undefined;
  const { status, headers, body } = response;
  const type = headers['content-type']?.split(';', 1)[0] ?? '';
  // What is compressed shows nothing.
  const lines = body.startsWith('\x1F') ? [] : visibleLines(body, 5).map(line => printable(line, 200));
  return { status: `HTTP ${status}${type === '' ? '' : `, ${printable(type, 60)}`}`, lines };
}

function cameIn({ request, response, loss = '' }: RecordedExchange, target: string): Omit<Came, 'isAll'> {
  const { status = 0, headers = {}, body = '' } = response ?? {};
  const address = withoutQuery(request.url);
  return {
    status,
    headers,
    body,
    loss: response || loss !== '' ? loss : 'no reason is known',
    line: printable(firstVisibleLine(body) ?? '', 100),
    address,
    isRedirected: address !== withoutQuery(target),
    hasQuery: /[?&]action=/.test(request.url),
    error: errorOf(body),
  };
}

const refused = (status: number, line: string): string =>
  `HTTP ${status} and no API response${line === '' ? '.' : `: "${line}"`}`;

const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

const isJson = (body: string): boolean => /^\s*([[{]|null\s*$)/.test(body);
const isXml = (body: string): boolean => /^\s*<\?xml[^<]*<api\b/.test(body);
const isPage = (body: string): boolean => /^\s*<(?!\?php)/.test(body);
const titleOf = (body: string): string => /<title[^<>]*>([^<]*)/i.exec(body)?.[1] ?? '';

/** A success holds `batchcomplete`, in both forms of an answer; of a body that breaks the contract, its first member has to do. */
const isAnswer = ({ status, body, error }: Pick<Came, 'status' | 'body' | 'error'>): boolean =>
  status < 400 &&
  error === undefined &&
  !isXml(body) &&
  (body.includes('batchcomplete') ||
    /^\s*\{\s*"(?:continue"|query"\s*:\s*\{\s*"(?:languageinfo|allimages|dbrepllag|pages)")/.test(body));

function errorOf(body: string): Came['error'] {
  if (/^\s*<[^]*api-pretty/.test(body)) {
    const [, code, info = ''] =
      /"error":\s*\{\s*"code":\s*"([\w-]+)"(?:,\s*"info":\s*"([^"]*))?/.exec(
        body.replace(/<[^<>]*>/g, '').replaceAll('&quot;', '"'),
      ) ?? [];
    return code === undefined ? undefined : { code, info: printable(info, 160) };
  }
  if (!isJson(body)) return undefined;
  try {
    const { error, errors } = JSON.parse(body) as Record<string, never>;
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

/** Before or after the JSON, or on a line of its own in it: in a string of it, a file may be named `Warning: …`. */
function phpMessage(body: string): string | undefined {
  const [start, end] = [body.indexOf('{'), body.lastIndexOf('}')];
  const around = start < 0 ? [body] : [body.slice(0, start), body.slice(end + 1)];
  const [within] = /^(?:<br \/>|<b>)?\s*(?:<b>)?\w[\w ]+(?:<\/b>)?:\s.* on line .*$/m.exec(body) ?? [];
  for (const text of [...around, ...(within === undefined ? [] : [within])]) {
    const at = PHP.exec(text)?.index;
    if (at !== undefined) return firstVisibleLine(text.slice(at));
  }
  return undefined;
}

/** `Retry-After: 1 hour`. */
function waitOf({ 'retry-after': value }: Came['headers']): string | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (value.trim() === '' || !Number.isInteger(seconds)) return `Retry-After: ${printable(value, 40)}`;
  if (seconds > 0 && seconds % 3_600 === 0) return `Retry-After: ${count(seconds / 3_600, 'hour')}`;
  return `Retry-After: ${seconds > 0 && seconds % 60 === 0 ? count(seconds / 60, 'minute') : count(seconds, 'second')}`;
}
