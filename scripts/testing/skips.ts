/** Skips tests that need something that the machine lacks; the last line of a run counts them with the reasons. */
import { groupsOf } from '../../reporters/report/results.js';
import { count } from '../../schemas/text/numbers.js';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string;
  }
}

/** Options of `describe` or `test` that skip it if there is a reason. */
export const unless = (reason: string | undefined) =>
  reason === undefined ? {} : { skip: true, meta: { skipReason: reason } };

/** Prints one line at the end of a run that skipped tests. */
export function skipReporter(): Reporter {
  return {
    onTestRunEnd(modules) {
      const reasons = modules
        .filter(isTest)
        .flatMap(module => [...module.children.allTests('skipped')].map(reasonOf));
      if (reasons.length === 0) return;
      const counts = [...groupsOf(reasons, reason => reason)].map(
        ([reason, { length }]) => `${length} (${reason})`,
      );
      console.log(`\n${count(reasons.length, 'test')} skipped: ${counts.join(', ')}`);
    },
  };
}

/** Skipped tests of a conformance run are inapplicable rules, which its report explains. */
const isTest = ({ project }: TestModule) => project.name !== 'conformance';

function reasonOf(test: TestCase): string {
  const { note } = test.result() as { readonly note?: string };
  if (note !== undefined) return note;
  for (let task: TestCase['parent'] | TestCase = test; ; task = task.parent) {
    const { skipReason } = task.meta();
    if (skipReason !== undefined) return skipReason;
    if (task.type === 'module') return 'no reason given';
  }
}
