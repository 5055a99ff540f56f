/** The table of options → `docs/options.md`. */
import { table } from '../../../reporters/text/markdown-table.js';
import { options, rowsOf } from './options.js';
import type { OptionRow } from './options.js';

/** The file of {@link optionsPage}. */
export const OPTIONS_PAGE = 'docs/options.md';

/** The page that documents the options of every command. */
export function optionsPage(): string {
  const sections = Object.keys(options).flatMap(command => [
    `## \`${command}\``,
    table(['Option', 'Meaning', 'Default'], rowsOf(command).map(cellsOf)),
  ]);
  return `${[
    '<!-- Generated from scripts/cli/input/options.ts by `npm run generate`; do not edit. -->',
    '# Options',
    'These are the options of each command that has any, as `--help` prints them. An invalid option makes the program exit with status 2 before anything is sent. The [GitHub Action](../action.yml) has inputs for the options of `audit`.',
    ...sections,
  ].join('\n\n')}\n`;
}

function cellsOf(row: OptionRow): string[] {
  const meaning = [sentence(row.help), ...choicesOf(row), ...(row.repeatable ? ['May be repeated.'] : [])];
  const fallback = row.default === undefined ? (row.otherwise ?? '') : code(row.default);
  return [
    code(row.flags),
    [...meaning, ...(row.details === undefined ? [] : [row.details])].join(' '),
    fallback,
  ];
}

export const choicesOf = ({ choices }: OptionRow) => (choices ? [`Either ${choices.join(' or ')}.`] : []);

const code = (text: string) => `\`${text}\``;

export const sentence = (phrase: string) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
