/** The contract's own prose in the HTML report: paragraphs, lists and headings, with links to its sections in the page. */
import type { Part, Run } from '../../schemas/generated/outline.js';
import { code, linkTo } from './parts.js';
import { escaped } from '../text/markup.js';

/** Prose is hidden where a filter leaves single rules. */
export function proseBlock(part: Exclude<Part, { kind: 'entry' }>): string {
  if (part.kind === 'list')
    return `<ul class="prose other">${part.items.map(item => `<li>${runs(item)}</li>`).join('')}</ul>`;
  const tag = part.kind === 'heading' ? 'h4' : 'p';
  return `<${tag} class="prose other">${runs(part.runs)}</${tag}>`;
}

const runs = (all: readonly Run[]) => all.map(run).join('');

function run(part: Run): string {
  if (typeof part === 'string') return escaped(part);
  if ('code' in part) return code(part.code);
  if ('strong' in part) return `<b>${escaped(part.strong)}</b>`;
  return linkTo('section', part.section, escaped(part.text));
}
