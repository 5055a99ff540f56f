/**
 * A reporter for vitest that writes the `report.json` of a conformance run, in this project or in another.
 *
 *     // vitest.config.ts
 *     import { reportWriter } from 'wiki-query-conformance/vitest-reporter';
 *     import { defineConfig } from 'vitest/config';
 *
 *     export default defineConfig({
 *       test: { reporters: ['default', reportWriter()] },
 *     });
 */
import { join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { safeJson } from '../reporters/text/safe-json.js';
import { conformanceReporter } from '../reporters/report/from-vitest.js';
import { openFolder, writeWhole } from './cli/output/write.js';

/**
 * Creates a reporter for vitest's option `reporters`. It writes the report of each conformance file of a run, and nothing in
 * a run without one.
 * @param options.out the folder for `report.json`, `report-2.json` and so on; created if it does not exist
 */
export function reportWriter({ out = 'conformance-report' }: { readonly out?: string } = {}): Reporter {
  return conformanceReporter(({ reports }) => {
    for (const [at, report] of reports.entries()) {
      openFolder(out);
      writeWhole(join(out, at === 0 ? 'report.json' : `report-${at + 1}.json`), safeJson(report));
    }
  });
}
