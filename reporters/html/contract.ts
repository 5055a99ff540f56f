/** The contract in the HTML report, as it reads, with what this target does in its margin. */
import { outline } from '../../schemas/generated/outline.js';
import type { Chapter } from '../../schemas/generated/outline.js';
import { contract } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { entryRows } from './html-entries.js';
import { filterForm } from './html-filter.js';
import { anchor } from './parts.js';
import { proseBlock } from './html-prose.js';
import { escaped } from '../text/markup.js';

export function contractSection(report: Report): string {
  const [introduction, ...chapters] = outline;
  return `<section aria-labelledby="contract"><h2 id="contract">The contract, rule by rule</h2>
${introduction?.parts.map(part => (part.kind === 'entry' ? '' : proseBlock(part))).join('\n')}
${filterForm(report)}
${withForeign(chapters, report)
  .map(each => chapter(each, report))
  .join('\n')}
</section>`;
}

/** A report of another version may hold rules and sections that this contract does not know. */
function withForeign(chapters: readonly Chapter[], { results }: Report): Chapter[] {
  const known = new Set(
    chapters.flatMap(({ parts }) => parts.map(part => (part.kind === 'entry' ? part.id : ''))),
  );
  const foreign = results.filter(({ rule }) => !known.has(rule));
  const sections = new Set([...chapters, ...foreign].map(({ section }) => section));
  return [...sections].map(section => ({
    section,
    parts: [
      ...chapters.filter(each => each.section === section).flatMap(({ parts }) => parts),
      ...foreign
        .filter(each => each.section === section)
        .map(({ rule }) => ({ kind: 'entry' as const, id: rule })),
    ],
  }));
}

function chapter({ section, parts }: Chapter, report: Report): string {
  const blocks = parts.flatMap(part =>
    part.kind === 'entry'
      ? entryRows(part, report).map(html => ({ isRow: true, html }))
      : [{ isRow: false, html: proseBlock(part) }],
  );
  if (!blocks.some(({ isRow }) => isRow)) return '';
  const title = contract.sections.find(({ number }) => number === section)?.title ?? '';
  return `<section class="part" aria-labelledby="${anchor('section', section)}">
<h3 id="${anchor('section', section)}"><span class="number">${escaped(section, 40)}</span> ${escaped(title)}</h3>
${inLists(blocks)}
</section>`;
}

/** Rows that follow each other are one list. */
function inLists(blocks: readonly { readonly isRow: boolean; readonly html: string }[]): string {
  return blocks
    .map(({ isRow, html }, at) => {
      const opens = isRow && blocks[at - 1]?.isRow !== true;
      const closes = isRow && blocks[at + 1]?.isRow !== true;
      return `${opens ? '<ul class="rows">\n' : ''}${html}${closes ? '\n</ul>' : ''}`;
    })
    .join('\n');
}
