/** Collects the reports of a vitest run from the metadata of its files. */
import type { Reporter, TestModule } from 'vitest/node';
import type { Report } from '../../schemas/verdict.js';

export interface Collected {
  readonly reports: Report[];
  /** Errors outside tests: faults of the suite, never of the target. */
  readonly faults: string[];
}

export function conformanceReporter(onEnd: (collected: Collected) => void | Promise<void>): Reporter {
  return {
    async onTestRunEnd(modules, unhandled) {
      const reports = modules.flatMap(module => reportOf(module) ?? []);
      const silent = modules.filter(module => reportOf(module) === undefined);
      const errors = [...unhandled, ...silent.flatMap(errorsOf)];
      await onEnd({ reports, faults: errors.map(error => error.message) });
    },
  };
}

function reportOf(module: TestModule): Report | undefined {
  const meta = module.meta() as { conformanceReport?: Report };
  return meta.conformanceReport;
}

const errorsOf = (module: TestModule): { message: string }[] => [
  ...module.errors(),
  ...[...module.children.suites()].flatMap(suite => suite.errors()),
];
