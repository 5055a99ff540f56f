/** Tests that need something that a machine may lack: they are skipped with the reason, and a run ends with a line that counts them. */
import { groupsOf } from '../../reporters/report/results.js';
import { count } from '../../schemas/text/numbers.js';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Why these tests are skipped, and how to have them run. */
    skipReason?: string;
  }
}

/** Options of `describe` or `test`: skipped where there is a reason for it. */
export const unless = (reason: string | undefined) =>
  reason === undefined ? {} : { skip: true, meta: { skipReason: reason } };

/** A reporter whose only output is the last line of a run that skipped tests. */
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

/** Rules that are inapplicable to a target are skipped tests of a conformance run: its report explains them. */
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
