/** {@link Contract} → `docs/traceability.md`: every statement of every section, and what became of it. */
import { fieldRows } from './contract-check.js';
import type { Contract } from './contract-model.js';

interface Line {
  readonly section: string;
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly statement: string;
}

function linesOf(contract: Contract): Line[] {
  const rules = contract.rules.map(row => ({ ...row, kind: `rule, ${row.level}`, name: row.id }));
  const fields = fieldRows(contract).map(row => ({
    ...row,
    kind: `rule, ${row.level}, by schema`,
    name: row.rule,
    statement: row.meaning,
  }));
  const parameters = contract.parameters.map(row => ({ ...row, kind: 'parameter', statement: row.meaning }));
  const silences = contract.silences.map(row => ({ ...row, kind: 'silence', name: row.id }));
  const notes = contract.notes.map(row => ({ ...row, kind: 'note', name: row.id, statement: `${row.statement} ${row.reason}` }));
  return [...rules, ...fields, ...parameters, ...silences, ...notes].sort((a, b) => a.line - b.line);
}

export function emitTraceability(contract: Contract): string {
  const lines = linesOf(contract);
  const count = (kind: string) => lines.filter(line => line.kind.startsWith(kind)).length;
  const parts = contract.sections.map(({ number, title }) => {
    const own = lines.filter(line => line.section === number);
    const rows = own.map(line => `| \`${line.name}\` | ${line.kind} | ${line.statement.replaceAll('|', '\\|')} |`);
    const heading = `${number.includes('.') ? '###' : '##'} ${number} ${title}\n`;
    return own.length === 0 ? heading : [heading, '| Entry | Kind | Statement |', '|---|---|---|', ...rows, ''].join('\n');
  });
  return `# Traceability

Generated from \`schemas/contract.md\` by \`npm run generate\`: each statement of the source document, by its section, and what became of it. A **rule** is judged, a **parameter** is declared by the deployment, a **silence** is observed, a **note** says why no rule judges the statement.

In all: ${count('rule')} rules, ${count('parameter')} parameters, ${count('silence')} silences, ${count('note')} notes.

${parts.join('\n')}`;
}
