/**
 * The pages of `docs/reference`: whole pages, and figures between marks in those that are written by hand.
 *
 * `npm run generate` writes them with everything else; `node dist/scripts/docs/reference/reference.js` writes them alone,
 * within seconds, on an up-to-date build.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeStale } from '../../generate/generate.js';
import type { Files } from '../../generate/generate.js';
import { withFigures } from '../readme.js';
import { commandsPage, optionsPage } from './commands.js';
import { formatFigures } from './formats.js';
import { exitStatusFigures, parameterFigures } from './figures.js';

const REFERENCE_FOLDER = 'docs/reference';

/** Path → content. */
export async function referencePages(): Promise<Files> {
  return new Map([
    [`${REFERENCE_FOLDER}/commands.md`, commandsPage()],
    [`${REFERENCE_FOLDER}/options.md`, optionsPage()],
    await filled('exit-status', exitStatusFigures()),
    await filled('parameters', parameterFigures()),
    await filled('formats', await formatFigures()),
  ]);
}

/** A page that is written by hand, with its figures brought up to date. */
async function filled(name: string, figures: Readonly<Record<string, string>>): Promise<[string, string]> {
  const file = `${REFERENCE_FOLDER}/${name}.md`;
  const text = await readFile(file, 'utf8');
  const missing = Object.keys(figures).filter(figure => !text.includes(`<!-- generated: ${figure} -->`));
  if (missing.length > 0)
    throw new Error(
      `${file}: describe ${missing.join(', ')}, each with its mark \`<!-- generated: NAME -->\``,
    );
  return [file, withFigures(text, figures)];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of await writeStale(await referencePages())) console.log(file);
