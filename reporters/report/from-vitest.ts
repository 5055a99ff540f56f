/** Collects the report of a conformance run out of vitest, from what the suite left in the metadata of its file. */
import type { Reporter, TestModule } from 'vitest/node';
import type { Report } from '../../schemas/verdict.js';

export interface Collected {
  readonly reports: Report[];
  /** What went wrong besides the tests: faults of the suite, never of the target. */
  readonly faults: string[];
}

/** A reporter for vitest that hands over the reports of all conformance files when the run ends. */
export function conformanceReporter(onEnd: (collected: Collected) => void | Promise<void>): Reporter {
  return {
    async onTestRunEnd(modules, unhandled) {
      const reports = modules.flatMap(module => reportOf(module) ?? []);
      const silent = modules.filter(module => reportOf(module) === undefined);
      const errors = [
        ...unhandled,
        ...silent.flatMap(module => [...module.errors(), ...suiteErrors(module)]),
      ];
      await onEnd({ reports, faults: errors.map(error => error.message) });
    },
  };
}

function reportOf(module: TestModule): Report | undefined {
  const meta = module.meta() as { conformanceReport?: Report };
  return meta.conformanceReport;
}

function suiteErrors(module: TestModule): { message: string }[] {
  return [...module.children.suites()].flatMap(suite => suite.errors());
}
