/** `docs/reference/commands.md` and `options.md`, from the program itself: what they say is what `--help` prints. */
import { groupsOf } from '../../../reporters/report/results.js';
import { table } from '../../../reporters/text/markdown-table.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { examples, statuses } from '../../cli/help.js';
import { nameOf, rowsOf } from '../../cli/input/options.js';
import type { OptionRow } from '../../cli/input/options.js';
import { commands, nameOf as commandName } from '../../cli/program.js';
import type { CommandRow } from '../../cli/program.js';
import { generatedPage } from './page.js';

interface Shown extends CommandRow {
  readonly name: string;
  readonly options: readonly OptionRow[];
}

/** Those that the help lists, in its order. */
function shownCommands(): Shown[] {
  return commands
    .filter(({ isHidden }) => isHidden !== true)
    .map(row => {
      const name = commandName(row.usage);
      return { ...row, name, options: rowsOf(row.optionsOf ?? name) };
    });
}

export function commandsPage(): string {
  const shown = shownCommands();
  return generatedPage([
    '# Commands',
    `Every command of \`${SUITE.name}\`, as \`--help\` prints them. [Options](options.md) describes each option, and [exit status](exit-status.md) what a program can conclude from the end of a run.`,
    table(
      ['Command', 'Purpose'],
      shown.map(({ name, summary }) => [`[\`${name}\`](#${anchor(name)})`, sentence(summary)]),
    ),
    `\`${SUITE.name} --version\` prints the version, \`--help\` the list of commands, and \`help COMMAND\` or \`COMMAND --help\` the options of one.`,
    ...shown.flatMap(commandBlocks),
  ]);
}

function commandBlocks({ name, usage, summary, after, options }: Shown): string[] {
  return [
    `## \`${name}\``,
    `${sentence(summary)}${after === undefined ? '' : ` ${after}`}`,
    text([`${SUITE.name} ${usage}${options.length === 0 ? '' : ' [options]'}`]),
    ...(options.length === 0
      ? []
      : [
          table(
            ['Option', 'Meaning', 'Default'],
            options.map(row => [optionLink(row), meaningOf(row), defaultOf(row)]),
          ),
        ]),
    ...exampleBlocks(name),
    ...statusBlocks(name),
  ];
}

function exampleBlocks(command: string): string[] {
  const lines = examples[command] ?? [];
  return lines.length === 0 ? [] : ['Examples:', text(lines.map(line => `${SUITE.name} ${line}`))];
}

function statusBlocks(command: string): string[] {
  const rows = statuses[command] ?? [];
  return rows.length === 0
    ? []
    : [
        table(
          ['Exit status', 'Meaning'],
          rows.map(row => [...row]),
        ),
      ];
}

/** The fragment of a command's heading. */
export const anchor = (name: string) => name.replaceAll(' ', '-');

const text = (lines: readonly string[]) => `\`\`\`txt\n${lines.join('\n')}\n\`\`\``;

export function optionsPage(): string {
  const byName = groupsOf(
    shownCommands().flatMap(({ name, options }) => options.map(row => ({ command: name, row }))),
    ({ row }) => nameOf(row),
  );
  const names = [...byName.keys()].toSorted();
  return generatedPage([
    '# Options',
    'Every option, in alphabetical order. An invalid option makes the program exit with status 2 before anything is sent. The [GitHub Action](../../action.yml) has inputs for most options of `audit`.',
    ...names.flatMap(name => [`## \`${name}\``, ...optionBlocks(byName.get(name) ?? [])]),
  ]);
}

interface Taken {
  readonly command: string;
  readonly row: OptionRow;
}

/** An option that has one meaning for several commands is described once. */
function optionBlocks(taken: readonly Taken[]): string[] {
  const meanings = groupsOf(taken, ({ row }) => [row.flags, meaningOf(row), defaultOf(row)].join('\n'));
  return [...meanings.values()].map(group => {
    const [first] = group;
    if (!first) return '';
    const takers = group.map(({ command }) => `[\`${command}\`](commands.md#${anchor(command)})`);
    const fallback = defaultOf(first.row);
    return [
      `\`${first.row.flags}\` for ${takers.join(', ')}: ${meaningOf(first.row)}`,
      ...(fallback === '' ? [] : [`Default: ${fallback}.`]),
    ].join(' ');
  });
}

/** The heading of an option has its name as fragment. */
const optionLink = (row: OptionRow) => `[\`${row.flags}\`](options.md#${nameOf(row)})`;

/** Links in the table of options lead from `docs`. */
function meaningOf(row: OptionRow): string {
  return [
    sentence(row.help),
    ...choicesOf(row),
    ...(row.repeatable ? ['May be repeated.'] : []),
    ...(row.details === undefined ? [] : [row.details]),
  ]
    .join(' ')
    .replaceAll(/\]\((?![a-z]+:|#)/g, '](../');
}

const defaultOf = (row: OptionRow) =>
  row.default === undefined ? (row.otherwise ?? '') : `\`${row.default}\``;

/** The values of an option that takes only some. */
export const choicesOf = ({ choices }: OptionRow): string[] =>
  choices ? [`Either ${choices.join(' or ')}.`] : [];

/** A phrase of the help as a sentence of the documentation. */
export const sentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
