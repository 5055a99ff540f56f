/** The certificate authorities that are trusted when the user adds one. */

import { rootCertificates } from 'node:tls';
import { isCertificate } from './certificate.js';
import type { Environment } from './route.js';

/** The default authorities and the user's, or undefined (the default alone) where the user adds none. Throws where `pem` holds no certificate. */
export function authoritiesWith(pem: string | undefined, env: Environment): string[] | undefined {
  if (pem === undefined) return undefined;
  if (!isCertificate(pem)) throw new Error('the text of the certificate authority holds no PEM certificate');
  return [...rootCertificates, ...extra(env['NODE_EXTRA_CA_CERTS']), pem];
}

/** Node forgets these as soon as a list of its own is given to it. */
function extra(file: string | undefined): string[] {
  if (!file) return [];
  try {
    return [process.getBuiltinModule('node:fs').readFileSync(file, 'utf8')];
  } catch {
    return []; // Node itself only warns of a file that it cannot read.
  }
}
