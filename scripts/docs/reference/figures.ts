/** The figures of the pages on exit statuses and on parameters. */
import { table } from '../../../reporters/text/markdown-table.js';
import { parameters, rules } from '../../../schemas/generated/rules.js';
import type { Parameter, ParameterName } from '../../../schemas/generated/rules.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import { statuses } from '../../cli/help.js';
import { anchor } from './commands.js';

/** The statuses of each command that has meanings of its own, in one table. */
export function exitStatusFigures(): Readonly<Record<string, string>> {
  const rows = Object.entries(statuses)
    .filter(([command]) => command !== '')
    .flatMap(([command, meanings]) =>
      meanings.map(([status, meaning]) => [
        `[\`${command}\`](commands.md#${anchor(command)})`,
        status,
        meaning,
      ]),
    );
  return { statuses: `\n\n${table(['Command', 'Exit status', 'Meaning'], rows)}\n\n` };
}

/** Each parameter under a heading of its own, in the order of the contract. */
export function parameterFigures(): Readonly<Record<string, string>> {
  const names = Object.keys(parameters) as ParameterName[];
  const overview = names.map(name => [
    `[\`${name}\`](#${name})`,
    defaultOf(parameters[name]),
    valuesOf(parameters[name]),
  ]);
  return {
    overview: `\n\n${table(['Parameter', 'Default', 'Values'], overview)}\n\n`,
    parameters: `\n\n${names.map(sectionOf).join('\n\n')}\n\n`,
  };
}

function sectionOf(name: ParameterName): string {
  const parameter = parameters[name];
  const concerned = ruleIds.filter(id => rules[id].parameters.includes(name));
  const links = concerned.map(id => `[\`${id}\`](../rules/${id}.md)`);
  return [
    `### \`${name}\``,
    parameter.meaning,
    `Default: ${defaultOf(parameter)}. Values: ${valuesOf(parameter)}.${links.length === 0 ? '' : ` Rules whose statements name it: ${links.join(', ')}.`}`,
  ].join('\n\n');
}

/** A default is a value, or a phrase that describes one. */
const defaultOf = ({ default: value }: Parameter) => (value.includes(' ') ? value : `\`${value}\``);

const kinds = {
  URL: 'a URL',
  template: 'a URL with `$1` in place of the title',
  text: 'a line of text',
} as const;

const valuesOf = ({ values }: Parameter) =>
  typeof values === 'string' ? kinds[values] : values.map(value => `\`${value}\``).join(', ');
