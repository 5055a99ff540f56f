/** The table of options, and everything that must agree with it. */
import { expect, test } from 'vitest';
import { DEFAULT_FILES } from '../../../fixtures/wiki/files.js';
import { budgetsOf } from '../../../suites/audit/options.js';
import { action } from '../../testing/action.js';
import { programOf } from '../program.js';
import { choicesOf, sentence } from '../../docs/reference/reference.js';
import { nameOf, rowsOf } from './options.js';

const inputs = Object.entries(action.inputs)
  .filter(([name]) => name !== 'url' && name !== 'node-version')
  .map(([name, input]) => ({
    name,
    input,
    row: rowsOf('audit').find(row => nameOf(row) === `--${name.replace(/^formats$/, 'format')}`),
  }));

test.each(inputs)(
  'the input $name of action.yml is an option, with its description and default',
  ({ name, input, row }) => {
    const notes = [
      ...(row?.parse ? choicesOf(row) : ['Either true or false.']),
      ...(row?.repeatable ? ['One on each line.'] : []),
      ...(row?.otherwise === undefined ? [] : [`Default: ${row.otherwise}.`]),
    ];
    expect(input.description).toContain([sentence(row?.help ?? 'unknown'), ...notes].join(' '));
    expect(input.default).toBe(row?.parse ? row.default : 'false');
    const { run = '', env = {} } = action.runs.steps.find(({ id }) => id === 'audit') ?? {};
    const variable = `INPUT_${name.toUpperCase().replaceAll('-', '_')}`;
    expect(env[variable]).toBe(`\${{ inputs.${name} }}`);
    expect(run).toContain(`"$${variable}`);
  },
);

const otherwiseOf = (command: string, option: string) =>
  rowsOf(command).find(row => nameOf(row) === `--${option}`)?.otherwise;

const [loopback, elsewhere] = ['http://127.0.0.1/api.php', 'https://wiki.example/api.php'].map(url =>
  budgetsOf({}, new URL(url)),
);

test.each([
  ['strength', 'strength', 1],
  ['max-requests', 'maxRequests', 1],
  ['max-pages', 'maxPages', 1],
  ['rate', 'rate', 1],
  ['deadline', 'deadlineMs', 1000],
  ['patience', 'lastingMs', 1000],
] as const)('the default of %s in words is the one in force', (option, name, unit) => {
  const [to, from] = [loopback?.[name], elsewhere?.[name]].map(value => limit(value && value / unit));
  expect(otherwiseOf('audit', option)).toBe(`${to} for loopback, otherwise ${from}`);
});

test('the default of --files in words is the one in force', () => {
  expect(otherwiseOf('serve', 'files')).toBe(String(DEFAULT_FILES));
});

test('the help of each command lists its options, each with a phrase and no full stop', () => {
  const commands = programOf(() => undefined).commands.filter(command => command.options.length > 0);
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands)
    for (const { description } of command.options) expect(description).toMatch(/^(?!the |a )\S.*[^.]$/);
});

function limit(value: number | undefined): string {
  return value === undefined || value === Infinity ? 'no limit' : value.toLocaleString('en');
}
