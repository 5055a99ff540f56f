/** The suite's own name, as it introduces itself to servers and in reports. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The manifest lies beside the sources, and one folder up from the build. */
function versionOf(): string {
  for (const path of ['../../package.json', '../../../package.json']) {
    try {
      return (require(path) as { version: string }).version;
    } catch {
      continue;
    }
  }
  return '0.0.0';
}

const name = 'wiki-query-conformance';
const version = versionOf();

export const SUITE = { name, version } as const;

/** Who asks, and where to complain: operators of live wikis want to know both. */
export function userAgentOf({ userAgent, contact }: { userAgent?: string; contact?: string }): string {
  const address = `+https://www.npmjs.com/package/${name}`;
  return userAgent ?? `${name}/${version} (${contact === undefined ? address : `${address}; ${contact}`})`;
}
