/** Trials of a lawful wiki behind each nuisance and each product of two, and how often a defect is proven behind some. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nuisanceOf, nuisances } from '../../fixtures/nuisances/index.js';
import { both, type Nuisance } from '../../fixtures/nuisances/model.js';
import { calm, cases, simulate } from '../testing/simulation.js';

/** Gateways and networks alone only lose answers, so that no claim is ever seen broken. */
const disturbs = ({ layers }: Nuisance): boolean =>
  layers.some(({ place }) => place !== 'gateway' && place !== 'network');

interface Total {
  runs: number;
  trials: number;
  readonly accused: string[];
}

function tryAll(all: readonly Nuisance[], times: number): Total {
  const total: Total = { runs: 0, trials: 0, accused: [] };
  for (const nuisance of all)
    for (const one of cases) {
      const { trials, proven } = simulate(nuisance, one, times);
      total.runs += times;
      total.trials += trials;
      if (proven > 0) total.accused.push(`${nuisance.id}: ${one.claim}, fresh in ${one.fresh}`);
    }
  return total;
}

test('nothing is proven of a lawful wiki behind any nuisance', () => {
  const { accused, trials } = tryAll(nuisances.filter(disturbs), 40);
  expect(accused).toEqual([]);
  expect(trials).toBeGreaterThan(3_000);
});

test('nothing is proven of a lawful wiki behind any product of two nuisances', () => {
  const products = nuisances.flatMap((one, at) =>
    nuisances.slice(at + 1).flatMap(other => (disturbs(one) || disturbs(other) ? [both(one, other)] : [])),
  );
  const { accused, trials } = tryAll(products, 2);
  expect(accused).toEqual([]);
  expect(trials).toBeGreaterThan(12_000);
});

const IN_DOCS: readonly Nuisance[] = [
  calm,
  ...[
    'edit-once',
    'edits-every-10',
    'edits-every-2',
    'index-filtered',
    'rotation-2',
    'rotation-3',
    'random-half',
    'random-twentieth',
    'routing-by-url',
    'three-shards-by-query',
    'routing-by-form',
    'cache-by-url',
    'cache-by-query',
    'cache-by-query-age',
    'loss-5',
    'loss-20',
    'loss-bursts',
    'outage-part',
    'limits-titles',
  ].map(nuisanceOf),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Of the claims that ask one question at a time. */
function rowOf(nuisance: Nuisance): string {
  const single = cases.filter(({ claim }) => claim !== 'after');
  const [lawful, wrong] = [false, true].map(isWrong => {
    const counts = single.map(one => simulate(nuisance, one, 40, isWrong));
    const trials = sum(counts.map(count => count.trials));
    const requests = sum(counts.map(count => count.requests)) / trials;
    const proven = sum(counts.map(count => count.proven));
    return { trials, proven, share: (100 * proven) / trials, requests };
  });
  const cells = [
    nuisance.description,
    `${lawful?.proven} of ${lawful?.trials}`,
    lawful?.trials === 0 ? '–' : lawful?.requests.toFixed(1),
    `${wrong?.share.toFixed(1)} %`,
    wrong?.requests.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

test('docs/trial.md says how often a difference is proven', () => {
  const page = readFileSync('docs/trial.md', 'utf8');
  expect(page.split('\n')).toEqual(expect.arrayContaining(IN_DOCS.map(rowOf)));
});
