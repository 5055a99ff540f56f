/** For vitest's `reporters`: writes `report.json` of a conformance run, from vitest's own command line or another project's. */
import { join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { safeJson } from '../reporters/text/safe-json.js';
import { conformanceReporter } from '../reporters/vitest.js';
import { openFolder, writeWhole } from './cli/output/write.js';

/**
 * A reporter that writes the report of each conformance file of a run; a run without one writes nothing.
 * @param options.out the folder, `conformance-report` by default; further reports get a number
 */
export function reportWriter({ out = 'conformance-report' }: { readonly out?: string } = {}): Reporter {
  return conformanceReporter(({ reports }) => {
    for (const [at, report] of reports.entries()) {
      openFolder(out);
      writeWhole(join(out, at === 0 ? 'report.json' : `report-${at + 1}.json`), safeJson(report));
    }
  });
}
