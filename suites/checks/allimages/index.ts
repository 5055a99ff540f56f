/** Contract 2.2, 2.6, 4.2: the file listing. */
import type { ChecksOf } from '../check.js';
import { entryChecks } from './entries.js';
import { mimeChecks } from './mime.js';
import { pagingChecks } from './pages.js';

export const allimagesChecks = {
  ...entryChecks,
  ...pagingChecks,
  ...mimeChecks,
} as const satisfies ChecksOf<'allimages.'>;
