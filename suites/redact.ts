/** Takes credentials out of an exchange before anybody judges or records it; placeholders are stable, so verdicts are too. */
import type { Exchange, WireResponse } from './exchange.js';
import { decodedOnce } from './urls.js';
import { tidy } from './words.js';

export const REDACTED = '<redacted>';

type Header = readonly [name: string, value: string];

/** Headers without secrets: their values, such as `application/json`, stand in answers for reasons of their own. */
const OPEN =
  /^(accept(-\w+)*|cache-control|connection|content-\w+|dnt|expect|forwarded|from|host|if-[\w-]+|origin|pragma|priority|range|referer|sec-[\w-]+|te|upgrade(-\w+)*|user-agent|via|x-forwarded-\w+|x-requested-with)$/i;

/** The texts that must appear in no output: what the user's headers and the user information of the URL tell. */
export function secretsOf(target: URL, headers: readonly Header[]): string[] {
  const told = [...headers.flatMap(secretsIn), ...userInformation(target)];
  const forms = told.filter(isTelling).flatMap(formsOf);
  // Longer ones first: one secret can be a part of another.
  return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}

function secretsIn([name, value]: Header): string[] {
  if (OPEN.test(name)) return [];
  if (/^cookie$/i.test(name)) return value.split(';').map(pair => pair.slice(pair.indexOf('=') + 1).trim());
  const credentials = value.replace(/^\S+\s+/, '');
  return [value, credentials];
}

function userInformation({ username, password }: URL): string[] {
  if (username === '' && password === '') return [];
  const [user, word] = [decodedOnce(username) ?? username, decodedOnce(password) ?? password];
  return [password, word, Buffer.from(`${user}:${word}`).toString('base64')];
}

/** A short value, or a short word such as `true`, would be found by chance all over an answer. */
function isTelling(secret: string): boolean {
  return secret.length >= 8 || (secret.length >= 4 && !/^([A-Za-z]+|\d+)$/.test(secret));
}

/** A secret as answers may repeat it: as it is, within JSON, within HTML, within a URL. */
function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [secret, json, json.replaceAll('/', '\\/'), html, encodeURIComponent(secret.toWellFormed())];
}

/** The exchange with secrets and the values of cookies replaced. */
export function redacted(exchange: Exchange, secrets: readonly string[]): Exchange {
  const { request, response, loss } = exchange;
  return {
    ...exchange,
    // A redirect may carry what was sent, and so may the reason why it was not followed.
    request: { ...request, url: without(request.url, secrets) },
    ...(loss && { loss: { ...loss, message: tidy(without(loss.message, secrets), 300) } }),
    ...(response && { response: redactedResponse(response, secrets) }),
  };
}

function redactedResponse(response: WireResponse, secrets: readonly string[]): WireResponse {
  const headers = response.headers.map(([name, value]) => [name, shownHeader(name, value, secrets)] as const);
  return { ...response, headers, body: cleanBody(response.body, secrets) };
}

function shownHeader(name: string, value: string, secrets: readonly string[]): string {
  return name === 'set-cookie' ? bareCookie(value) : without(value, secrets);
}

/** A cookie's name and attributes; that it clears stays visible. */
function bareCookie(value: string): string {
  const [, name, content = '', attributes = ''] = /^([^=;]*)=([^;]*)(.*)$/s.exec(value) ?? [];
  if (name === undefined || /^\s*(""|"?deleted"?)?\s*$/.test(content)) return value;
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
