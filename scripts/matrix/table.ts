/** The kill matrix as a document and for the console. Both are the same for the same outcomes: no times, no addresses. */

import { tableRow } from '../../reporters/text/markdown-table.js';
import { areaOf } from '../../schemas/verdict.js';
import { areas, rules } from '../../schemas/generated/rules.js';
import type { Matrix, MutantVerdict, VariantVerdict } from './matrix.js';

export interface MatrixNumbers {
  readonly rules: number;
  readonly mutants: number;
  readonly killed: number;
  readonly variants: number;
  readonly falseAlarms: number;
}

/** What the suite can say of itself. */
export function matrixNumbers(matrix: Matrix): MatrixNumbers {
  return {
    rules: Object.keys(rules).length,
    mutants: matrix.mutants.length,
    killed: matrix.mutants.filter(({ killed }) => killed).length,
    variants: matrix.variants.length,
    falseAlarms: matrix.variants.filter(({ alarms }) => alarms.length > 0).length,
  };
}

/** `schemas/generated/matrix.ts`: the numbers, for every report. */
export function matrixModule(matrix: Matrix): string {
  return [
    '// Generated from the kill matrix by `npx vitest run --project unit scripts/matrix -u`. Do not edit.',
    '',
    '/** What the suite can say of itself: how many wrong wikis it catches, and how many lawful ones it accuses. */',
    `export const matrix = ${JSON.stringify(matrixNumbers(matrix))} as const;`,
    '',
  ].join('\n');
}

export function matrixTable(matrix: Matrix): string {
  const numbers = matrixNumbers(matrix);
  return [
    '# Kill matrix',
    '',
    'Written by the command `matrix`: the suite against wikis that break one rule each (mutants), and against wikis that differ lawfully (benign variants). Each is served and audited over HTTP. A mutant is killed when its own rule fails; a rule that is only observed (INFO) must see something else than in the reference wiki. Whatever fails besides stands here with its reason. `serve --mutant ID` and `serve --variant ID` serve one of them.',
    '',
    '| Rules | Mutants | Killed by their own rule | Benign variants | False alarms |',
    '|---|---|---|---|---|',
    `| ${Object.values(numbers).join(' | ')} |`,
    '',
    ...areas.flatMap(area => areaTable(area, matrix.mutants)),
    '## Benign variants',
    '',
    'None of them may be accused. Those that stand for a silence of the contract change no outcome at all.',
    '',
    '| Variant | Difference | False alarms |',
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
    '| Rule and mutant | The lie | Killed | Fails besides |',
    '|---|---|---|---|',
    ...own.map(mutantRow),
    '',
  ];
}

function mutantRow({ id, mutant, killed, further }: MutantVerdict): string {
  const besides = further.map(({ rule, reason }) => `\`${rule}\`: ${reason ?? '**no reason on file**'}`);
  return tableRow([`\`${id}\``, mutant.title, killed ? 'yes' : '**no**', besides.join('<br>')]);
}

function variantRow({ id, variant, alarms }: VariantVerdict): string {
  return tableRow([`\`${id}\``, variant.title, alarms.map(rule => `\`${rule}\``).join('<br>')]);
}

export function matrixText(matrix: Matrix): string {
  const { mutants, killed, variants, falseAlarms, rules: ruleCount } = matrixNumbers(matrix);
  const lines = areas.map(area => {
    const own = matrix.mutants.filter(({ mutant }) => areaOf(mutant.rule) === area);
    const alive = own.filter(({ killed: isKilled }) => !isKilled).length;
    return `  ${area.padEnd(16)}${String(own.length).padStart(4)} mutants, ${alive === 0 ? 'all killed' : `${alive} alive`}`;
  });
  return [
    `${ruleCount} rules, ${mutants} mutants: ${killed} killed by their own rule`,
    ...lines,
    `${variants} benign variants: ${falseAlarms} false alarms`,
    ...matrix.defects.map(defect => `✗ ${defect}`),
    '',
  ].join('\n');
}
