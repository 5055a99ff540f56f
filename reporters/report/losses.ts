/** Why no whole response came: one row for each cause that the message of the HTTP client tells apart. */
import { printable } from '../../schemas/text/printable.js';

/** An exchange, with what the rows of causes look at. */
export interface Came {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The first line that a reader sees, with entities decoded; empty if there is none. */
  readonly line: string;
  readonly body: string;
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

export interface Row {
  /** A few fixed words, short enough for a badge. */
  readonly name: string;
  /** The fact in one sentence; `undefined` if something else came. */
  readonly fact: (came: Came) => string | undefined;
  /** What to do about it. */
  readonly next?: string;
  /** Instead, if no request was answered rightly. */
  readonly nextIfAll?: string;
  /** What a rule may be judged on: it explains no failure. */
  readonly isVague?: boolean;
}

export const LOG = "The server's error log may say why.";
const LENGTH =
  'Check `Content-Length`: it counts the bytes sent, after compression, not characters. The server may also have crashed while sending.';

export const LOGIN_ADDRESS = /\/(?:log-?in|sign-?in|sso|saml|oauth|openid-connect)\b|userlogin/i;

/** The first that fits. */
export const LOSSES: readonly Row[] = [
  {
    name: 'unrequested encoding',
    fact: lossLike(
      /^the body is encoded as "([^"]+)"/,
      encoding => `The server sent \`${encoding}\` data, which was not requested.`,
    ),
    next: 'The server, or a cache before it, ignores `Accept-Encoding`; a cache needs `Vary: Accept-Encoding`.',
  },
  {
    name: 'wrong Content-Encoding',
    fact: lossLike(
      /^the body is not valid (\w+) data \(inc/,
      encoding => `\`Content-Encoding\` says \`${encoding}\`, but the body is not ${encoding} data.`,
    ),
    next: 'Compress the body, or remove the header.',
  },
  {
    name: 'body never ends',
    fact: lossLike(
      /^body not complete within ([\d.]+ s), (.*) received/,
      (wait, received) => `The body never ended: ${received} came within ${wait}.`,
    ),
    next: 'Check `Content-Length`: it counts the bytes sent, after compression, not characters.',
  },
  {
    name: 'wrong Content-Length',
    fact: lossLike(
      /([\d,]+) of ([\d,]+) bytes? received/,
      (sent, promised) => `\`Content-Length\` promises ${promised} bytes, but only ${sent} arrived.`,
    ),
    next: LENGTH,
  },
  {
    name: 'wrong Content-Length',
    fact: came =>
      lossLike(/^the body is not valid (\w+) data \(unexpected end/, encoding => {
        const length = came.headers['content-length'];
        return `The ${encoding} data ends too early${length === undefined ? '' : ` (\`Content-Length: ${printable(length, 20)}\`)`}.`;
      })(came),
    next: LENGTH,
  },
  {
    name: 'certificate',
    fact: lossLike(/^(the certificate .* unknown authority.*)$/, sentence),
    next: 'If you trust it, pass the certificate of its authority with `--ca FILE`.',
  },
  {
    name: 'certificate',
    fact: lossLike(/^(the certificate .*)$/, sentence),
    next: 'The server needs a valid certificate for this name.',
  },
  {
    name: 'other protocol',
    fact: lossLike(/^(no TLS handshake .*|the answer is not HTTP.*)$/, sentence),
    next: 'Are the scheme (`http` or `https`) and the port right?',
  },
  {
    name: 'cookie required',
    fact: came =>
      came.headers['set-cookie'] === undefined
        ? undefined
        : lossLike(
            /^(a redirect loop.*)$/,
            () => 'The server sets a cookie and redirects until it comes back.',
          )(came),
    next: 'Pass the cookie with `--header`, or exempt `api.php` from this check.',
  },
  {
    name: 'login',
    fact: ({ loss, headers: { location = '' } }) =>
      loss.startsWith('a redirect') && LOGIN_ADDRESS.test(location)
        ? `The wiki requires a login (redirect to ${printable(location.replace(/[?#].*/s, ''), 200)}).`
        : undefined,
    next: 'If the wiki is private, pass credentials with `--header`.',
  },
  {
    name: 'redirect',
    fact: lossLike(/^(a redirect.*|more than \d+ redirects.*)$/, sentence),
    next: 'Fix the redirect, or audit the address that it should lead to.',
  },
  {
    name: 'proxy',
    fact: lossLike(/^(.*\bthe proxy [\w.[].*)$/, sentence),
    next: '`HTTPS_PROXY`, `HTTP_PROXY` or `ALL_PROXY` names this proxy; hosts in `NO_PROXY` are asked without it.',
  },
  {
    name: 'cut short',
    fact: lossLike(/^((?:the budget|the deadline|interrupted).*)$/, sentence),
  },
  {
    name: 'no connection',
    fact: lossLike(
      /^(.*(?:refused|unknown host|no route|no connection|cannot be resolved|being made).*)$/,
      sentence,
    ),
    next: 'Is the server running, and are the scheme (`http` or `https`), host and port right?',
  },
  {
    name: 'no answer',
    fact: lossLike(/^no headers within ([\d.]+ s)/, wait => `The server did not respond within ${wait}.`),
    next: LOG,
  },
  {
    name: 'no answer',
    fact: ({ loss }) => (loss === '' ? undefined : sentence(loss)),
    next: LOG,
    nextIfAll: `Are the scheme (\`http\` or \`https\`) and the port right? If so, ${LOG.charAt(0).toLowerCase()}${LOG.slice(1)}`,
  },
];

function lossLike(pattern: RegExp, fact: (...parts: string[]) => string): Row['fact'] {
  return ({ loss }) => {
    const found = pattern.exec(loss);
    return found ? fact(...found.slice(1)) : undefined;
  };
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
