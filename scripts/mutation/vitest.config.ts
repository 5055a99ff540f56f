/** How vitest runs under mutation testing: the unit, property and in-process tests of the checks and of the generator. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { LEFT_OUT, TESTS } from './scope.js';

const place = ({ moduleId }: TestSpecification) => TESTS.findIndex(folder => moduleId.includes(`/${folder}`));

class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  test: {
    include: TESTS.map(folder => `${folder}{,/**/*}.test.ts`),
    exclude: [...LEFT_OUT],
    sequence: { sequencer: QuickFirst },
    setupFiles: ['scripts/mutation/properties.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
