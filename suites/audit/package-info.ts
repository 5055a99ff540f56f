/** The suite's own name, as it introduces itself to servers and in reports. */
import { existsSync, readFileSync } from 'node:fs';

const name = 'wiki-query-conformance';

/** The manifest lies above the sources, and a folder higher above the build. */
const manifest = ['../../package.json', '../../../package.json']
  .map(path => new URL(path, import.meta.url))
  .find(file => existsSync(file));
const { version } = JSON.parse(manifest ? readFileSync(manifest, 'utf8') : '{"version":"0.0.0"}') as {
  readonly version: string;
};

export const SUITE = { name, version } as const;

/** Who asks, and where to complain: operators of live wikis want to know both. */
export function userAgentOf({ userAgent, contact }: { userAgent?: string; contact?: string }): string {
  const address = `+https://www.npmjs.com/package/${name}`;
  return userAgent ?? `${name}/${version} (${contact === undefined ? address : `${address}; ${contact}`})`;
}
