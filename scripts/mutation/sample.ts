/** For Stryker: a checker that lets a seeded sample of the mutants through, about one in `MUTATION_SHARE`. */
import { createHash } from 'node:crypto';
import { CheckStatus, type CheckResult, type Checker } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';

/** Stryker's workers are processes of their own, which inherit the environment. */
const { MUTATION_SEED = '1', MUTATION_SHARE = '1' } = process.env;

function isDrawn({ fileName, location, mutatorName, replacement }: Mutant): boolean {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column].join(':');
  const file = fileName.split(/[\\/]/).slice(-2).join('/');
  const key = [MUTATION_SEED, file, place, mutatorName, replacement].join('\n');
  return createHash('sha256').update(key).digest().readUInt32BE() % Number(MUTATION_SHARE) === 0;
}

function resultOf(mutant: Mutant): CheckResult {
  if (isDrawn(mutant)) return { status: CheckStatus.Passed };
  return { status: CheckStatus.CompileError, reason: 'not drawn' };
}

const sample: Checker = {
  init: () => Promise.resolve(),
  check: mutants => Promise.resolve(Object.fromEntries(mutants.map(one => [one.id, resultOf(one)]))),
  group: mutants => Promise.resolve([mutants.map(({ id }) => id)]),
};

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', () => sample)];
