/**
 * The pages of `docs/reference`: whole pages, and figures between marks in those that are written by hand.
 *
 * `npm run generate` writes them with everything else; `npm run docs:reference` writes them alone, within seconds.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parameters, rules, type ParameterName } from '../../../schemas/generated/rules.js';
import { ruleIds } from '../../../schemas/rule-ids.js';
import { writeStale, type Files } from '../../generate/generate.js';
import { commandsPage, optionsPage } from './commands.js';
import { formatFigures } from './formats.js';

/** Path → content. */
export async function referencePages(): Promise<Files> {
  const names = Object.keys(parameters) as ParameterName[];
  return new Map([
    ['docs/reference/commands.md', commandsPage()],
    ['docs/reference/options.md', optionsPage()],
    await filled('docs/reference/parameters.md', {
      parameters: `\n\n${names.map(parameterText).join('\n\n')}\n\n`,
    }),
    await filled('docs/reference/formats.md', await formatFigures()),
  ]);
}

/**
 * A page with the figures between its marks, `<!-- generated: NAME -->` and `<!-- /generated -->`, but for the outputs of
 * commands; throws if a figure is unknown.
 */
export async function filled(
  file: string,
  figures: Readonly<Record<string, string>>,
): Promise<[file: string, text: string]> {
  const marks = /(<!-- generated: (?!output )(\S+) -->)[^]*?(<!-- \/generated -->)/g;
  const text = await readFile(file, 'utf8');
  const replaced = text.replaceAll(marks, (_all, start: string, name: string, end: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`${file} asks for an unknown figure: ${name}`);
    return start + figure + end;
  });
  return [file, replaced];
}

const kinds = {
  URL: 'a URL',
  template: 'a URL with `$1` in place of the title',
  text: 'a line of text',
} as const;

/** A parameter under a heading of its own. */
function parameterText(name: ParameterName): string {
  const { meaning, default: value, values } = parameters[name];
  const taken = typeof values === 'string' ? kinds[values] : values.map(each => `\`${each}\``).join(', ');
  const concerned = ruleIds.filter(id => rules[id].parameters.includes(name));
  const links = concerned.map(id => `[\`${id}\`](../rules/${id}.md)`).join(', ');
  // A default is a value, or a phrase that describes one.
  const shown = value.includes(' ') ? value : `\`${value}\``;
  const named = links === '' ? '' : ` Rules whose statements name it: ${links}.`;
  return `### \`${name}\`\n\n${meaning}\n\nDefault: ${shown}. Values: ${taken}.${named}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of await writeStale(await referencePages())) console.log(file);
