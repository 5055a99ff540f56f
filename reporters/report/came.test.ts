/** A row for each cause, with a body from such a server. */
import { expect, test } from 'vitest';
import type { RecordedExchange } from '../../schemas/verdict.js';
import { bodyOf } from '../testing/reports.js';
import { shownOf, sightOf } from './came.js';

const api = 'https://wiki.example/w/api.php';
const query = '?action=query&meta=languageinfo&format=json';

function exchange(message: string): RecordedExchange {
  const [head = '', body = ''] = message.split(/ \| (.*)/s);
  const [status = '', ...fields] = head.split(' ');
  const named = fields.map(field => field.split(/=(.*)/).slice(0, 2));
  const { url = api + query, ...headers } = Object.fromEntries(named) as Record<string, string>;
  const response = { status: Number(status), headers, ...bodyOf(body) };
  return { id: 1, question: 'languageinfo', request: { method: 'GET', url, headers: {} }, response, ms: 1 };
}

function saidOf(came: RecordedExchange, isAll = false): string | undefined {
  const sight = sightOf(came, api, isAll);
  return sight && `${sight.name}: ${sight.fact}`;
}

/** `name: fact`, and the response as `status header=value url=… | body`. */
const rows: Readonly<Record<string, string>> = {
  'challenge: Cloudflare lets only browsers through (a challenge, HTTP 403).':
    '403 | <!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body><noscript><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></noscript><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body></html>',
  'challenge: Cloudflare lets only browsers through (a challenge, HTTP 403). ':
    '403 cf-mitigated=challenge | ',
  'challenge: Anubis lets only browsers through (a challenge, HTTP 200).':
    '200 | <!doctype html><html lang="en"><head><title>Making sure you&#39;re not a bot!</title><link rel="stylesheet" href="/.within.website/x/xess/xess.min.css"><script id="anubis_challenge" type="application/json">{"rules":{"algorithm":"fast"}}</script></head><body><h1>Making sure you&#39;re not a bot!</h1></body></html>',
  'firewall: A firewall blocked the request (Akamai, HTTP 403).':
    '403 | <HTML><TITLE>Access Denied</TITLE><H1>Access Denied</H1>Reference&#32;&#35;18&#46;2d5e<P>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18&#46;2d5e',
  'challenge: The server lets only browsers through (a challenge, HTTP 200).':
    '200 | <title>Bot Verification</title><div class="g-recaptcha"></div>',
  'proxy: A proxy refused the request (Squid, ERR_ACCESS_DENIED, HTTP 403).':
    '403 x-squid-error=ERR_ACCESS_DENIED | <h2>Access Denied.</h2>',
  'firewall: A firewall blocked the request (Amazon CloudFront, HTTP 403).':
    '403 | <H2>The request could not be satisfied.</H2>Request blocked.<PRE>(CloudFront)</PRE>',
  'captive portal: The network requires a login (HTTP 511).':
    '511 | <title>Network Authentication Required</title>',
  'user agent: The server refuses this user agent: "Please set a user-agent and respect our robot policy https://w.wiki/4wJS."':
    '403 | Please set a user-agent and respect our robot policy https://w.wiki/4wJS.\n',
  'HTTPS port: This port speaks HTTPS, and the request was plain HTTP.':
    '400 | <center>The plain HTTP request was sent to HTTPS port</center>',
  'PHP source: The server sends the PHP source instead of running it.':
    "200 | <?php\nrequire __DIR__ . '/includes/WebStart.php';",
  'not installed: MediaWiki is not set up: it has no `LocalSettings.php`.':
    '500 | <h1>MediaWiki 1.41</h1><p>LocalSettings.php not found.</p><a href="/w/mw-config/index.php">set up the wiki</a>',
  'maintenance: The wiki is read-only (Retry-After: 5 minutes).':
    '503 retry-after=300 | {"error":{"code":"readonly","info":"The wiki is in read-only mode."}}',
  'gateway error: The gateway got no response from the wiki (HTTP 503).':
    '503 | <h1>Error 503 Backend fetch failed</h1><h3>Guru Meditation:</h3>',
  'request refused: HTTP 405 and no API response: "405 Not Allowed"': '405 | <h1>405 Not Allowed</h1>',
  'no Content-Encoding: The body is gzip data without `Content-Encoding`.': '200 | \u001F\uFFFD\b',
  'XML: The API answers in XML, as if `format=json` were absent.':
    '200 | <?xml version="1.0"?><api batchcomplete=""><query /></api>',
  'HTML page: This URL serves an HTML page ("Version - Wiki"), not the API, which it says is at //wiki.example/api.php.':
    '200 | <title>Version - Wiki</title><link rel="EditURI" type="application/rsd+xml" href="//wiki.example/api.php?action=rsd"><a>Log in</a>',
  'API switched off: The API of this wiki is switched off.':
    '403 | MediaWiki API is not enabled for this site. Add the following line to your LocalSettings.php<pre><b>$wgEnableAPI=true;</b></pre>',
  'rate limit: The server is rate-limiting (Retry-After: 1 hour).':
    '429 retry-after=3600 | <h1>Too Many Requests</h1>',
  'rate limit: The server is rate-limiting (error `ratelimited`).':
    '200 | <!DOCTYPE html><html><head><title>MediaWiki API result - Wiki</title></head><body><pre class="api-pretty-content">{\n    &quot;error&quot;: {\n        &quot;code&quot;: &quot;ratelimited&quot;,\n        &quot;info&quot;: &quot;Wait.&quot;\n    }\n}</pre></body></html>',
  'maintenance: The wiki is down for maintenance (Retry-After: 10 minutes).':
    '503 retry-after=600 | <html><head><title>Site Maintenance</title></head><body><h1>We&rsquo;ll be back soon!</h1></body></html>',
  'overload: The server is overloaded or down (HTTP 503).': '503 | <h1>Service Unavailable</h1>',
  'login: The wiki requires a login (HTTP 401).': '401 www-authenticate=Basic | ',
  'login: The wiki requires a login (HTTP 200).':
    '200 | <!DOCTYPE html><html><head><title>Log in - Wiki</title></head><body><form><input name="u"><input type="password" name="p"></form></body></html>',
  'login: The wiki requires a login (error `readapidenied`).':
    '200 | {"error":{"code":"readapidenied","info":"You need read permission to use this module."}}',
  'redirect: The redirect to https://www.wiki.example/w/api.php lost the query.':
    '200 url=https://www.wiki.example/w/api.php | <!DOCTYPE html><html><head><title>MediaWiki API help - Wiki</title></head><body><h1>MediaWiki API help</h1></body></html>',
  'redirect: The redirect to https://www.wiki.example/ does not lead to an API.':
    '200 url=https://www.wiki.example/?action=query&meta=languageinfo&format=json | <h1>Welcome</h1>',
  'lost query: The API help page came, as if the query had been empty.':
    '200 | <!DOCTYPE html><html><head><title>MediaWiki API help - Wiki</title></head><body><h1>MediaWiki API help</h1></body></html>',
  'PHP message: PHP printed into the response: "Fatal error: Allowed memory size of 134217728 bytes exhausted in /var/www/w/api.php on line 44"':
    '200 | <br />\n<b>Fatal error</b>:  Allowed memory size of 134217728 bytes exhausted in <b>/var/www/w/api.php</b> on line <b>44</b><br />\n',
  'PHP message: PHP printed into the response: "Deprecated: Use of "Title" was deprecated in /x.php on line 3"':
    '200 | <br />\n<b>Deprecated</b>:  Use of &quot;Title&quot; was deprecated in <b>/x.php</b> on line <b>3</b><br />\n{"batchcomplete":"","query":{}}',
  'PHP message: PHP printed into the response: "Notice: Undefined index: size in /x.php on line 12"':
    '200 | {"batchcomplete":"","query":{}}\nPHP Notice:  Undefined index: size in /x.php on line 12\n',
  'PHP message: PHP printed into the response: "Warning: Undefined key in /srv/a.php on line 12"':
    '200 | {"batchcomplete":"",<br />\n<b>Warning</b>:  Undefined key in <b>/srv/a.php</b> on line <b>12</b><br />\n"query":{}}',
  'exception: MediaWiki failed: "[4f2] 2026-01-02 03:04:05: Fatal exception of type "Wikimedia\\Rdbms\\DBConnectionError""':
    '500 | <!DOCTYPE html><html><head><title>Internal error - Wiki</title></head><body><div class="mw-content-ltr"><p>[4f2] 2026-01-02 03:04:05: Fatal exception of type "Wikimedia\\Rdbms\\DBConnectionError"</p></div></body></html>',
  'exception: MediaWiki failed: "[4f2] Caught exception."':
    '200 | {"error":{"code":"internal_api_error_DBQueryError","info":"[4f2] Caught exception."}}',
  'empty body: The body is empty (HTTP 200).': '200 | ',
  'gateway error: The gateway got no response from the wiki (HTTP 502).': '502 | <h1>502 Bad Gateway</h1>',
  'server error: The server failed (HTTP 500): "Oops"': '500 | <h1>Oops</h1>',
  'HTTP 404: Nothing was found at this address (HTTP 404).': '404 | <h1>Not Found</h1>',
  'access refused: HTTP 403 and no API response: "Forbidden"': '403 | <h1>Forbidden</h1>',
  'API error: The API reports the error `unknown_action`: "Unrecognized value."':
    '200 | {"error":{"code":"unknown_action","info":"Unrecognized value."}}',
  'HTML page: This URL serves an HTML page ("Welcome to Example & Co"), not the API.':
    '200 | <h1>Welcome to Example &amp; Co</h1>',
  'no API response: The body is JSON, but no API response; it begins "{"message":"Hello"}"':
    '200 | {"message":"Hello"}',
  'no API response: The body is not JSON; it begins "Hello"': '200 | Hello',
};

test.each(Object.entries(rows))('%s', (said, came) => {
  expect(saidOf(exchange(came))).toBe(said.trimEnd());
});

test.each([
  ['unrequested encoding', 'the body is encoded as "zstd", which was not requested'],
  ['wrong Content-Encoding', 'the body is not valid gzip data (incorrect header check)'],
  ['wrong Content-Length', 'the connection was closed early, 625 of 2,886 bytes received'],
  ['wrong Content-Length', 'the body is not valid gzip data (unexpected end of file)'],
  ['body never ends', 'body not complete within 30 s, 626 of 2,886 bytes received'],
  ['certificate', 'the certificate of a.example:443 is for another name'],
  ['other protocol', 'no TLS handshake with a.example:443 (wrong version number)'],
  ['redirect', 'a redirect loop, back to http://a/'],
  ['proxy', 'unknown host name (the proxy p.example:3128)'],
  ['cut short', 'the deadline of 5 s ended'],
  ['no connection', '127.0.0.1:9 refused the connection'],
  ['no answer', 'no headers within 30 s'],
])('%s: a loss is told by its reason: %s', (name, loss) => {
  const fact = `${loss.charAt(0).toUpperCase()}${loss.slice(1)}.`;
  expect(saidOf({ ...exchange('200 content-length=45'), loss })).toBe(`${name}: ${fact}`);
});

test('a redirect that wants a login or a cookie says so', () => {
  const login = 'https://id.example/realms/x/protocol/openid-connect/auth';
  const away = { ...exchange(`302 location=${login}?client_id=wiki`), loss: 'a redirect away from loopback' };
  expect(saidOf(away)).toBe(`login: The wiki requires a login (redirect to ${login}).`);
  const loop = { ...exchange('307 set-cookie=ok=1'), loss: 'a redirect loop, back to http://a/' };
  expect(saidOf(loop)).toBe('cookie required: The server sets a cookie and redirects until it comes back.');
});

test.each([
  ['200 | {"query":{}}', '{"query":{}}'],
  ['400 | {"errors":[{"message":"No query"}]}', 'HTTP 400 and the JSON {"errors":[{"message":"No query"}]}'],
])('JSON alone that no API answers with is of another service: %s', (came, said) => {
  expect(saidOf(exchange(came), true)).toMatch(/^other service: /);
  expect(saidOf(exchange(came), true)).toContain(said);
  expect(saidOf(exchange(came))).not.toMatch(/^other service: /);
});

test.each([
  ['in JSON', '200 | {"batchcomplete":"","query":{"x":"Warning: a file of that name"}}'],
  ['on a page', '200 | <pre>{&quot;batchcomplete&quot;: &quot;&quot;}</pre>'],
])('an answer %s has no cause', (_where, came) => {
  expect(sightOf(exchange(came), api)).toBeUndefined();
});

test.each(['\n', 'Request blocked', 'class="api-pretty-content'])(
  'a body of %j is read in linear time',
  unit => {
    const start = performance.now();
    sightOf(exchange(`200 | <${unit.repeat(200_000 / unit.length)}`), api);
    sightOf(exchange(`200 | ${unit.repeat(200_000 / unit.length)}`), api);
    expect(performance.now() - start).toBeLessThan(3_000);
  },
);

test('a reader is shown the status, the media type and up to five lines', () => {
  const lines = [1, 2, 3, 4, 5, 6].map(line => `<p>line &lt;${line}&gt;</p>`);
  const came = exchange(`403 content-type=text/html;charset=UTF-8 | <title>T</title>${lines.join('')}`);
  expect(shownOf(came)).toEqual({
    status: 'HTTP 403, text/html',
    lines: ['line <1>', 'line <2>', 'line <3>', 'line <4>', 'line <5>'],
  });
});
