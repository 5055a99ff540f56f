/** `prepublishOnly`: ends with status 1, and a line for each reason, where the package must not be published yet. */
import { readFileSync } from 'node:fs';
import { REPOSITORY } from '../../schemas/addresses.js';
import { reasonsAgainst } from './ready.js';
import type { Checkout } from './ready.js';

const read = (file: string) => readFileSync(file, 'utf8');
const reasons = reasonsAgainst({
  repository: REPOSITORY,
  manifest: JSON.parse(read('package.json')) as Checkout['manifest'],
  changelog: read('CHANGELOG.md'),
});
for (const reason of reasons) console.error(reason);
if (reasons.length > 0) {
  console.error('nothing was published');
  process.exitCode = 1;
}
