/** The figures in the documentation that follow from the rules and from audits: each between `<!-- generated: NAME -->` and `<!-- /generated -->`. */
import { readFile } from 'node:fs/promises';
import { hostile } from '../../fixtures/hostile/index.js';
import { serveWiki } from '../../fixtures/serve.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { audit } from '../../suites/audit/audit.js';
import type { Files } from '../generate/generate.js';
import type { Matrix } from '../matrix/judge.js';
import { detectionText } from '../matrix/table.js';

const PAGES = ['README.md', 'docs/concepts/outcomes.md', 'docs/concepts/trust.md'];

export async function pagesWithFigures(matrix: Matrix): Promise<Files> {
  const figures = await figuresOf(matrix);
  const pages = PAGES.map(async file => [file, withFigures(await readFile(file, 'utf8'), figures)] as const);
  return new Map(await Promise.all(pages));
}

async function figuresOf(matrix: Matrix): Promise<Readonly<Record<string, string>>> {
  const wikis = await readFile('docs/real-wikis.md', 'utf8');
  return {
    rules: String(ruleIds.length),
    requests: String(await requestsOfAnAudit()),
    detection: detectionText(matrix),
    hostile: String(Object.keys(hostile).length),
    wikis: String(wikis.match(/^\| [a-z-]+ \|/gm)?.length),
  };
}

/** The text of a page with the figures between its marks, but for the outputs of commands; throws where a figure is unknown. */
export function withFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /(<!-- generated: (?!output )(\S+) -->)[^]*?(<!-- \/generated -->)/g,
    (_all, start: string, name: string, end: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`an unknown figure is asked for: ${name}`);
      return start + figure + end;
    },
  );
}

async function requestsOfAnAudit(): Promise<number> {
  const wiki = await serveWiki();
  const { requests } = await audit({ url: wiki.url, seed: 'readme' });
  await wiki.close();
  return requests;
}
