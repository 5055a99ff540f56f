/** The kill matrix as a document and for the console. The same outcomes give the same text: no times, no addresses. */

import { tableRow } from '../../reporters/text/markdown-table.js';
import { areas } from '../../schemas/generated/rules.js';
import { areaOf, ruleIds } from '../../schemas/rule-ids.js';
import type { Matrix, MutantVerdict, VariantVerdict } from './matrix.js';

/** As every report carries them, in `suite.matrix`. */
export interface MatrixNumbers {
  readonly rules: number;
  readonly mutants: number;
  readonly killed: number;
  readonly variants: number;
  readonly falseAlarms: number;
}

export function matrixNumbers(matrix: Matrix): MatrixNumbers {
  return {
    rules: ruleIds.length,
    mutants: matrix.mutants.length,
    killed: matrix.mutants.filter(({ detected }) => detected).length,
    variants: matrix.variants.length,
    falseAlarms: matrix.variants.filter(({ falsePositives }) => falsePositives.length > 0).length,
  };
}

/** `schemas/generated/matrix.ts`: the numbers, for every report. */
export function matrixModule(matrix: Matrix): string {
  return [
    '// Generated from the kill matrix by `npx vitest run --project unit scripts/matrix -u`. Do not edit.',
    '',
    '/** How many mutants the suite detects, and how many lawful variants it fails. */',
    `export const matrix = ${JSON.stringify(matrixNumbers(matrix))} as const;`,
    '',
  ].join('\n');
}

export function matrixTable(matrix: Matrix): string {
  const numbers = matrixNumbers(matrix);
  return [
    '# Kill matrix',
    '',
    'Written by the command `matrix`, which audits two sets of wikis over HTTP: mutants, each of which breaks one rule, and benign variants, each of which differs lawfully from the reference wiki. A mutant is detected when its own rule fails; a rule that is only observed (INFO) must report something else than on the reference wiki. Any other rule that fails on a mutant is listed with the reason. `serve --mutant ID` and `serve --variant ID` serve one of these wikis.',
    '',
    '| Rules | Mutants | Detected by their own rule | Benign variants | False positives |',
    '|---|---|---|---|---|',
    `| ${Object.values(numbers).join(' | ')} |`,
    '',
    ...areas.flatMap(area => areaTable(area, matrix.mutants)),
    '## Benign variants',
    '',
    'No rule may fail on any of them. Those that fill a silence of the contract must not change any outcome.',
    '',
    '| Variant | Difference | False positives |',
    '|---|---|---|',
    ...matrix.variants.map(variantRow),
    '',
  ].join('\n');
}

function areaTable(area: string, all: readonly MutantVerdict[]): readonly string[] {
  const own = all.filter(({ mutant }) => areaOf(mutant.rule) === area);
  return [
    `## Mutants: ${area}`,
    '',
    '| Rule and mutant | Defect | Detected | Also fails |',
    '|---|---|---|---|',
    ...own.map(mutantRow),
    '',
  ];
}

function mutantRow({ id, mutant, detected, further }: MutantVerdict): string {
  const also = further.map(({ rule, reason }) => `\`${rule}\`: ${reason ?? '**without a reason**'}`);
  return tableRow([`\`${id}\``, mutant.defect, detected ? 'yes' : '**no**', also.join('<br>')]);
}

function variantRow({ id, variant, falsePositives }: VariantVerdict): string {
  return tableRow([`\`${id}\``, variant.difference, falsePositives.map(rule => `\`${rule}\``).join('<br>')]);
}

export function matrixText(matrix: Matrix): string {
  const { mutants, killed, variants, falseAlarms, rules: ruleCount } = matrixNumbers(matrix);
  const lines = areas.map(area => {
    const own = matrix.mutants.filter(({ mutant }) => areaOf(mutant.rule) === area);
    const survivors = own.filter(({ detected }) => !detected).length;
    return `  ${area.padEnd(16)}${String(own.length).padStart(4)} mutants, ${survivors === 0 ? 'all detected' : counted(survivors, 'survivor')}`;
  });
  return [
    `${ruleCount} rules: detects ${killed} of ${mutants} mutants, ${counted(falseAlarms, 'false positive')} on ${variants} variants`,
    ...lines,
    ...matrix.problems.map(problem => `✗ ${problem}`),
    '',
  ].join('\n');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
