/** {@link Contract} → `docs/traceability.md`: every statement of every section, and what became of it. */
import { fieldRowsOf } from './model.js';
import type { Contract } from './model.js';

interface Line {
  readonly section: string;
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly statement: string;
}

function linesOf(contract: Contract): Line[] {
  const lines = [
    ...contract.rules.map(row => ({ ...row, kind: `rule, ${row.level}`, name: row.id })),
    ...fieldRowsOf(contract).map(row => ({
      ...row,
      kind: `rule, ${row.level}, by schema`,
      name: row.rule,
      statement: row.meaning,
    })),
    ...contract.parameters.map(row => ({ ...row, kind: 'parameter', statement: row.meaning })),
    ...contract.silences.map(row => ({ ...row, kind: 'silence', name: row.id })),
    ...contract.notes.map(row => ({
      ...row,
      kind: 'note',
      name: row.id,
      statement: `${row.statement} ${row.reason}`,
    })),
  ];
  return lines.toSorted((a, b) => a.line - b.line);
}

export function emitTraceability(contract: Contract): string {
  const lines = linesOf(contract);
  const count = (kind: string) => lines.filter(line => line.kind.startsWith(kind)).length;
  const sections = contract.sections.map(({ number, title }) => {
    const heading = `${number.includes('.') ? '###' : '##'} ${number} ${title}\n`;
    return [heading, ...tableOf(lines.filter(line => line.section === number))].join('\n');
  });
  return `# Traceability

Generated from \`schemas/contract.md\` by \`npm run generate\`: each statement of the source document, by its section, and what became of it. A **rule** is judged, a **parameter** is declared by the deployment, a **silence** is observed, a **note** says why no rule judges the statement.

In all: ${count('rule')} rules, ${count('parameter')} parameters, ${count('silence')} silences, ${count('note')} notes.

${sections.join('\n')}`;
}

function tableOf(lines: readonly Line[]): string[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ name, kind, statement }) => {
    return `| \`${name}\` | ${kind} | ${statement.replaceAll('|', '\\|')} |`;
  });
  return ['| Entry | Kind | Statement |', '|---|---|---|', ...rows, ''];
}
