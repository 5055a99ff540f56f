/** The headers of an answer that tell an operator who sent it, and where to find the request in the logs. */

type Headers = Readonly<Record<string, string>>;

/** Each name in the spelling that a reader knows; names in a recording are in lower case. */
const NAMES = [
  'X-Request-Id',
  'X-Correlation-Id',
  'X-Trace-Id',
  'X-Amzn-Trace-Id',
  'X-Served-By',
  'X-Backend',
  'X-Backend-Server',
  'Server-Timing',
  'Via',
  'X-Cache',
  'X-Varnish',
  'Age',
  'CF-Ray',
  'X-Amz-Cf-Id',
  'X-Azure-Ref',
] as const;

/** `X-Served-By: mw2, Age: 0`; undefined if the answer names nobody. */
export function whoAnswered(headers: Headers): string | undefined {
  const named = NAMES.flatMap(name => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [`${name}: ${value.replaceAll('\n', ', ')}`];
  });
  return named.length === 0 ? undefined : named.join(', ');
}

/** The name of the server behind a balancer that sent an answer, if it says so. @param valueOf the value of a header, by its name in lower case */
export const serverName = (valueOf: (name: string) => string | undefined): string | undefined =>
  ['x-served-by', 'x-backend', 'x-backend-server', 'server'].map(valueOf).find(value => value !== undefined);
