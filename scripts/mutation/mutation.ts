/** `npm run test:mutation [-- --seed TEXT --share N --static FILE…]`: do the tests fail when the code is wrong? Exit status 1 below 85 %. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { MUTATED } from './scope.js';

const LEAST = 0.85;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '20' },
    static: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

process.env['MUTATION_SEED'] = values.seed;
process.env['MUTATION_SHARE'] = values.share;

const results = await new Stryker({
  mutate: positionals.length > 0 ? positionals : [...MUTATED],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  plugins: [
    fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
    fileURLToPath(new URL('sample.js', import.meta.url)),
  ],
  checkers: ['sample'],
  coverageAnalysis: 'perTest',
  // What runs while a module is loaded concerns every test, and takes minutes for each mutant.
  ignoreStatic: !values.static,
  concurrency: 1,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { reportTests: false, logTests: false },
  allowConsoleColors: false,
  // TypeScript 7 has no API with which Stryker could read it, and nothing in it points out of the sandbox.
  tsconfigFile: 'none.json',
  // The tests compare the generated files with the contract, byte for byte.
  disableTypeChecks: false,
  tempDirName: 'dist/mutation',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'conformance-report'],
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
}).runMutationTest();

const countOf = (...statuses: readonly string[]) =>
  results.filter(({ status }) => statuses.includes(status)).length;
const killed = countOf('Killed', 'Timeout');
process.exitCode = killed / (killed + countOf('Survived')) >= LEAST ? 0 : 1;
