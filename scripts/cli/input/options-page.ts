/** What follows from the table of options outside the command line: `docs/options.md` and the inputs of `action.yml`. */
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
    'These are the options of each command, as `--help` prints them. A wrong option ends the program with exit status 2 before anything is sent. The [GitHub Action](../action.yml) has inputs for the options of `audit`.',
    ...sections,
  ].join('\n\n')}\n`;
}

function cellsOf(row: OptionRow): string[] {
  const meaning = [sentence(row.help), ...choicesOf(row), ...(row.repeatable ? ['May be repeated.'] : [])];
  const fallback = row.default === undefined ? (row.otherwise ?? '') : code(row.default);
  return [code(row.flags), [...meaning, ...given(row.details)].join(' '), fallback];
}

export interface ActionInput {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

/** The inputs of the GitHub Action that set an option of `audit`. */
export function actionInputs(): ActionInput[] {
  return rowsOf('audit').flatMap(row => {
    if (row.input === undefined) return [];
    const notes = [
      ...(row.parse ? choicesOf(row) : ['Either true or false.']),
      ...(row.repeatable ? ['One on each line.'] : []),
      ...(row.otherwise === undefined ? [] : [`Default: ${row.otherwise}.`]),
      ...given(row.inputNote),
    ];
    const fallback = row.parse ? row.default : 'false';
    return {
      name: row.input === true ? (/^--([\w-]+)/.exec(row.flags)?.[1] ?? '') : row.input,
      description: [sentence(row.help), ...notes].join(' '),
      ...(fallback === undefined ? {} : { default: fallback }),
    };
  });
}

const choicesOf = ({ choices }: OptionRow) => (choices ? [`Either ${choices.join(' or ')}.`] : []);

const given = (text: string | undefined) => (text === undefined ? [] : [text]);

const code = (text: string) => `\`${text}\``;

const sentence = (phrase: string) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
