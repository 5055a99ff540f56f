import { defineConfig } from 'vitest/config';
import { skipReporter } from './scripts/testing/skips.js';
import { reportWriter } from './scripts/vitest-reporter.js';

export default defineConfig({
  test: {
    reporters: ['default', reportWriter(), skipReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,suites,fixtures,reporters,scripts}/**/*.test.ts'],
          exclude: ['fixtures/mediawiki/**', 'scripts/wikis/**'],
          pool: 'threads',
          // Many tests start a process, and a machine that runs CI may be slow: time alone fails nobody.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['suites/vitest/*.suite.ts'],
          globalSetup: ['scripts/testing/conformance-setup.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'wikis',
          include: ['{fixtures/mediawiki,scripts/wikis}/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
