/** How vitest runs under mutation testing: the unit, property and in-process tests of the checks and of the generator. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Without `corrupted`, which counts what it tried and so must not be cut short as the other properties are. */
const suites = [
  'byte-order cookies drift html-page judge media-types questions raw-json reading same schemas shape timestamps',
  'urls walk words says outcomes lies garbled disguised conforming',
].flatMap(line => line.split(' '));
const scripts = ['contract-lock', 'contract-mistakes', 'contract-schema', 'generate'];

const include = [
  ...scripts.map(name => `scripts/${name}.test.ts`),
  ...suites.map(name => `suites/${name}.test.ts`),
];

const place = ({ moduleId }: TestSpecification) => include.findIndex(name => moduleId.endsWith(name));

/** The first failure ends the run of a mutant, so the quick tests come first: in the order above. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest reads a default export
export default defineConfig({
  test: {
    include,
    sequence: { sequencer: QuickFirst },
    setupFiles: ['scripts/mutation/properties.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
