/** The figures in the documentation that follow from the rules and from audits: each between `<!-- generated: NAME -->` and `<!-- /generated -->`. */
import { readFile } from 'node:fs/promises';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { Files } from '../generate/generate.js';
import type { Matrix } from '../matrix/matrix.js';
import { detectionText } from '../matrix/table.js';

const PAGES = ['README.md', 'docs/concepts/trust.md'];

export async function pagesWithFigures(matrix: Matrix): Promise<Files> {
  const figures = { rules: String(ruleIds.length), detection: detectionText(matrix) };
  return new Map(await Promise.all(PAGES.map(file => filled(file, figures))));
}

/** A page with the figures between its marks, but for the outputs of commands; throws if a figure is unknown. */
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
