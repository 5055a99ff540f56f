import { defineConfig } from 'vitest/config';
import { skipReporter } from './scripts/testing/skips.js';
import { reportWriter } from './scripts/vitest-reporter.js';

/** Tests that start processes or compile, open a browser, or audit every mutant: their names keep them out of the inner loop. */
const slow = ['{schemas,suites,fixtures,reporters,scripts}/**/*.{process,browser,audits}.test.ts'];
/** Tests that take long, for `.ci/run`. */
const ofCi = ['{suites,reporters,scripts}/**/*.ci.test.ts'];
const ofWikis = ['{fixtures/mediawiki,scripts/wikis}/**/*.test.ts'];
/** A machine that runs CI may be slow: time alone fails no test. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/** A log is all that is left of a failure elsewhere: a line on standard error is shown whole in it. */
const chaiConfig = { truncateThreshold: 1_000 };

export default defineConfig({
  test: {
    globalSetup: './scripts/release/page-scripts.ts',
    chaiConfig,
    reporters: ['default', reportWriter(), skipReporter()],
    // Left to itself, vitest leaves one core idle, and on two cores that is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,suites,fixtures,reporters,scripts}/**/*.test.ts'],
          exclude: [...slow, ...ofWikis, ...ofCi],
          pool: 'threads',
          // Modules are loaded once for each worker, not for each file: a third less work.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'slow',
          include: slow,
          exclude: ofWikis,
          pool: 'threads',
          ...patient,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['suites/vitest/*.suite.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'ci',
          include: ofCi,
          testTimeout: 1_800_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'wikis',
          include: ofWikis,
          testTimeout: 600_000,
          hookTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
