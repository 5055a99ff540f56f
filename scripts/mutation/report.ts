/** What mutation testing says, in words: how many mutants died, which survived, and where no test looks. */
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

const DRAWN = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const;

const countOf = (results: readonly MutantResult[], status: string) =>
  results.filter(result => result.status === status).length;

/** Where a mutant is, and what stands there instead. */
export function mutantLine({
  fileName,
  location: { start },
  mutatorName,
  replacement,
}: MutantResult): string {
  const place = `${relative('.', fileName)}:${start.line}:${start.column}`;
  return `${place} ${mutatorName}: ${shortened(replacement)}`;
}

/** A mutant that no test runs, drawn or not. */
const isUncovered = ({ static: isStatic, coveredBy = [] }: MutantResult) =>
  isStatic !== true && coveredBy.length === 0;

/** The share of the covered mutants that died. */
export function scoreOf(results: readonly MutantResult[]): number {
  const killed = countOf(results, 'Killed') + countOf(results, 'Timeout');
  return killed / (killed + countOf(results, 'Survived'));
}

export function mutationReport(results: readonly MutantResult[]): string {
  const drawn = results.filter(({ status }) => DRAWN.some(one => one === status));
  const counts = DRAWN.map(status => `${status} ${countOf(drawn, status)}`).join(', ');
  const survivors = drawn.filter(({ status }) => status === 'Survived');
  return [
    'Survivors:',
    ...survivors.map(one => `  ${mutantLine(one)}`),
    'Places that no test runs:',
    ...linesOf(results.filter(isUncovered)),
    `${drawn.length} of ${results.length} mutants drawn: ${counts}; ${countOf(results, 'Ignored')} left out, as they run while a module is loaded`,
    `${(scoreOf(drawn) * 100).toFixed(1)} % of the covered ones killed`,
    '',
  ].join('\n');
}

function shortened(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/** The lines of each file, once. */
function linesOf(uncovered: readonly MutantResult[]): readonly string[] {
  const files = new Map<string, Set<number>>();
  for (const { fileName: whole, location } of uncovered) {
    const fileName = relative('.', whole);
    files.set(fileName, (files.get(fileName) ?? new Set()).add(location.start.line));
  }
  return [...files].map(
    ([file, lines]) => `  ${file}: ${[...lines].toSorted((one, other) => one - other).join(', ')}`,
  );
}
