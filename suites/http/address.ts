/** The address of a request: what of it is sent, and what of it is shown. */

/** An `http` or `https` address without user information and fragment. */
export interface Address {
  readonly href: string;
  readonly origin: string;
  /** The path with the query, as the first line of a request has it. */
  readonly path: string;
}

/** The address that a URL is sent to. */
export function addressOf(url: URL): Address {
  const { origin } = url;
  const path = url.pathname + url.search;
  return { href: origin + path, origin, path };
}

/** What a query of an `http` or `https` URL holds as it is, with no sign that parsing would escape or leave out (WHATWG URL, query state). */
const PLAIN = /^[!$-&(-;=?-~]+$/;

/**
 * Reads addresses; those of a target's questions without parsing them, which takes ten times as long: nearly every question has
 * the address of its `api.php`, with another query.
 * @throws TypeError where the text is no URL
 */
export function addressReader(target: URL): (text: string) => Address {
  const { origin } = target;
  const start = `${origin}${target.pathname}?`;
  return text =>
    text.startsWith(start) && PLAIN.test(text.slice(start.length))
      ? { href: text, origin, path: text.slice(origin.length) }
      : addressOf(new URL(text));
}
