/** The code whose tests are tested, and the tests that run, by folder: a file that is split off is not forgotten. */

/** The checks, what they are based on, and the generator. */
export const MUTATED: readonly string[] = [
  'suites/{checks,probes,evidence,answers,values}/**/*.ts',
  'suites/audit/judge.ts',
  'scripts/generate/*.ts',
  '!**/*.{test,d}.ts',
];

/** The tests of that code, the quick ones first: the first failure ends the run of a mutant. */
export const TESTS: readonly string[] = [
  'suites/answers',
  'suites/values',
  'suites/checks',
  'suites/evidence',
  'suites/audit/judge',
  'scripts/generate',
  'suites/probes',
  'suites/testing/messages',
  'suites/testing/properties',
];

/** It counts what it tried, and so must not be cut short as the other properties are. */
export const LEFT_OUT: readonly string[] = ['suites/testing/properties/corrupted.ci.test.ts'];
