/** Where a redirect leads, or why it leads nowhere. */

import type { Loss, WireResponse } from './exchange.js';
import { loss } from './errors.js';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The way of one question from address to address. */
export interface Course {
  url: URL;
  readonly seen: Set<string>;
}

export const startCourse = (url: URL): Course => ({ url, seen: new Set() });

/** What the answer that came from `course.url` asks for: the next address, a loss, or nothing. */
export function redirectOf(response: WireResponse, course: Course, max: number): URL | Loss | undefined {
  if (!REDIRECTS.has(response.status)) return undefined;
  const location = response.headers.find(([name]) => name === 'location')?.[1];
  if (location === undefined)
    return loss('redirect', `a redirect (HTTP ${response.status}) without a Location`);
  const next = resolve(location, course.url);
  if (next === undefined)
    return loss('redirect', `a redirect to what is no http address: ${excerpt(location)}`);
  course.seen.add(bareHref(course.url));
  if (course.seen.has(bareHref(next)))
    return loss('redirect', `a redirect in a circle, back to ${bareHref(next)}`);
  if (course.seen.size > max)
    return loss('redirect', `more than ${max} redirects, the next would lead to ${bareHref(next)}`);
  return next;
}

function resolve(location: string, base: URL): URL | undefined {
  // Header bytes arrive as latin1; an address that is not ASCII was meant as UTF-8.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(text, base.href)) return undefined;
  const next = new URL(text, base.href);
  return next.protocol === 'http:' || next.protocol === 'https:' ? next : undefined;
}

/** The address as it is asked for: without user information and fragment. */
export const bareHref = (url: URL): string =>
  url.username === '' && url.password === '' && url.hash === ''
    ? url.href
    : `${url.origin}${url.pathname}${url.search}`;

const excerpt = (text: string): string => JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
