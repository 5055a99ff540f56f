/** The pages of `docs/rules`: one for each rule, one for what no rule judges, and an index. */
import { variants } from '../../fixtures/variants/index.js';
import { table } from '../../reporters/text/markdown-table.js';
import { GENERATED, ruleLink, rulePage, sectionLink } from '../../reporters/catalogue/rule-page.js';
import { contract, notes, rules, silences } from '../../schemas/generated/rules.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { Examples } from './examples.js';
import { headingSlug } from '../generate/outline.js';
import { mutants } from '../../fixtures/mutants/index.js';
import type { RuleContext } from '../../reporters/catalogue/rule-facts.js';
import { catalogue } from '../../suites/checks/catalogue.js';
import { planFor } from '../plan.js';

const OPEN_PAGE = 'silences-and-notes.md';

/** In the order of the contract. */
const ids = ruleIds.toSorted((a, b) => rules[a].line - rules[b].line);

/** File name → content. */
export async function rulePages(examples: Examples): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const [at, id] of ids.entries()) {
    const [previous, next] = [ids[at - 1], ids[at + 1]];
    const near = { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
    pages.set(`${id}.md`, rulePage(id, await contextOf(id, examples), near, headingSlug));
  }
  pages.set('README.md', indexPage());
  pages.set(OPEN_PAGE, openPage());
  return pages;
}

function indexPage(): string {
  const parts = contract.sections.flatMap(({ number }) => {
    const own = ids.filter(id => rules[id].section === number);
    if (own.length === 0) return [];
    const rows = own.map(id => [ruleLink(id), rules[id].level, rules[id].statement]);
    return [`## ${sectionLink(number, headingSlug)}`, table(['Rule', 'Level', 'Statement'], rows)];
  });
  return page([
    GENERATED,
    '# The rules',
    `A page for each of the ${ids.length} rules of [the contract](../../schemas/contract.md): why it exists, what a client loses without it, how it is judged, an answer that passes and one that fails. The answers are those of the reference wiki and of its mutants, and what the suite says of them is what it said. \`wiki-query-conformance explain RULE\` shows the same on the console. What no rule judges stands in [silences and notes](${OPEN_PAGE}).`,
    ...parts,
  ]);
}

function openPage(): string {
  return page([
    GENERATED,
    '# Silences and notes',
    'What [the contract](../../schemas/contract.md) leaves open, and what it says without a rule that judges it. The rules have [pages of their own](README.md).',
    '## Silences',
    'What a wiki does here is noted and never judged. Each has benign variants: the reference wiki with a lawful difference, which must not change the outcome of any rule.',
    ...Object.entries(silences).flatMap(([id, { section, statement }]) => [
      `### \`${id}\``,
      `> ${statement}`,
      `${sectionLink(section, headingSlug)}.`,
      ...variantsOf(id),
    ]),
    '## Notes',
    'Statements that no rule judges, with the reason.',
    ...Object.entries(notes).flatMap(([id, { section, statement, reason }]) => [
      `### \`${id}\``,
      `> ${statement}`,
      `${reason} ${sectionLink(section, headingSlug)}.`,
    ]),
  ]);
}

function variantsOf(silence: string): string[] {
  const own = Object.entries(variants).filter(([, variant]) => variant.silence === silence);
  return own.length === 0
    ? []
    : [
        table(
          ['Variant', 'Difference'],
          own.map(([id, { difference }]) => [`\`${id}\``, difference]),
        ),
      ];
}

const page = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;

const ORIGIN = 'https://wiki.example';

export async function contextOf(rule: RuleId, examples: Examples): Promise<RuleContext> {
  const steps = await planFor({ url: `${ORIGIN}/api.php`, rules: [rule] });
  return {
    asked: steps.map(({ url, headers }) => [url.replace(ORIGIN, ''), ...sentWith(headers)].join(' ')),
    needs: catalogue.get(rule)?.dependsOn ?? [],
    mutants: Object.entries(mutants)
      .filter(([, mutant]) => mutant.rule === rule)
      .map(([id, { defect }]) => ({ id, title: defect })),
    example: examples[rule],
  };
}

function sentWith(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `with ${name}: ${value}`);
}
