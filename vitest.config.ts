import { defineConfig } from 'vitest/config';
import { skipReporter } from './scripts/testing/skips.js';
import { reportWriter } from './scripts/vitest-reporter.js';

/** Tests that start processes, audit many wikis or generate much: their names keep them out of the inner loop. */
const processes = ['{schemas,suites,fixtures,reporters,scripts}/**/*.{process,matrix,slow}.test.ts'];
/** Those of them that take long, of fleets and histories. */
const longProcesses = [
  'scripts/fleet/**/fleet.process.test.ts',
  'scripts/cli/commands/history.process.test.ts',
];
/** Tests for `.ci/run`: they need a browser or a server, make many audits, or take long. */
const ofCi = ['{suites,fixtures,reporters,scripts}/**/*.{ci,browser}.test.ts', ...longProcesses];
/** Those of them that measure rates, or start several processes at once: they would measure whatever runs beside them. */
const alone = ['scripts/fleet/**/*.ci.test.ts', 'scripts/fleet/**/fleet.process.test.ts'];
const ofWikis = ['{fixtures/mediawiki,scripts/wikis}/**/*.test.ts'];
/** A machine that runs CI may be slow: time alone fails no test. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

const long = { testTimeout: 1_800_000, hookTimeout: 600_000 };

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
          exclude: [...processes, ...ofCi, ...ofWikis],
          pool: 'threads',
          // Modules are loaded once for each worker, not for each file: a third less work.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'slow',
          include: processes,
          exclude: longProcesses,
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['suites/vitest/index.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'ci',
          include: ofCi,
          exclude: alone,
          isolate: false,
          ...long,
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...long,
        },
      },
      {
        test: {
          name: 'wikis',
          include: ofWikis,
          testTimeout: 600_000,
          hookTimeout: 1_800_000,
          fileParallelism: false,
          // The images are looked for once, not for each file.
          isolate: false,
        },
      },
    ],
  },
});
