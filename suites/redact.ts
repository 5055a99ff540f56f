/** Takes credentials out of an exchange before anybody judges or records it; placeholders are stable, so verdicts are too. */
import type { Exchange } from './exchange.js';

export const REDACTED = '<redacted>';

/** The texts that must appear in no output: values of the user's headers and the user information of the URL. */
export function secretsOf(target: URL, headers: readonly (readonly [string, string])[]): string[] {
  const values = headers.flatMap(([name, value]) => (/^cookie$/i.test(name) ? cookieValues(value) : [value, value.replace(/^\S+\s+/, '')]));
  const { username, password } = target;
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const user = username === '' ? [] : [password, decodeURIComponent(password), Buffer.from(login).toString('base64')];
  // A short value would be found by chance all over an answer.
  return [...new Set([...values, ...user])].filter(secret => secret.length >= 4).sort((a, b) => b.length - a.length);
}

const cookieValues = (header: string) => header.split(';').map(pair => pair.slice(pair.indexOf('=') + 1).trim());

/** The exchange with secrets and the values of cookies replaced. */
export function redacted(exchange: Exchange, secrets: readonly string[]): Exchange {
  const { response } = exchange;
  if (!response) return exchange;
  const headers = response.headers.map(([name, value]) => [name, name === 'set-cookie' ? bareCookie(value) : without(value, secrets)] as const);
  return { ...exchange, response: { ...response, headers, body: cleanBody(response.body, secrets) } };
}

/** A cookie's name and attributes; that it clears stays visible. */
function bareCookie(value: string): string {
  const [, name, content = '', attributes = ''] = /^([^=;]*)=([^;]*)(.*)$/s.exec(value) ?? [];
  if (name === undefined || content === '' || content === 'deleted') return value;
  return `${name}=${REDACTED}${attributes}`;
}

function without(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
}

function cleanBody(body: Uint8Array, secrets: readonly string[]): Uint8Array {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!secrets.some(secret => bytes.includes(secret))) return body;
  // One byte a character and back: what is not UTF-8 must stay as it is.
  const binary = secrets.map(secret => Buffer.from(secret).toString('latin1'));
  return Buffer.from(without(bytes.toString('latin1'), binary), 'latin1');
}
