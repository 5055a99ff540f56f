/** One entry of the catalogue explained: a rule with all that it depends on, a silence, or a note. */
import type { Shown } from '../../schemas/generated/examples.js';
import { rationale } from '../../schemas/generated/rationale.js';
import { notes, parameters, rules, silences } from '../../schemas/generated/rules.js';
import type { NoteId, ParameterName, Rule, RuleId, SilenceId } from '../../schemas/generated/rules.js';
import { isRuleId } from '../../schemas/rule-ids.js';
import { fit, hanging, pad, wrap } from '../text/layout.js';
import { painter } from '../text/paint.js';
import type { Paint, Tone } from '../text/paint.js';
import { printable } from '../../schemas/text/printable.js';
import { answerHeadings, judgeOf, meaningOf, otherOutcomes, sectionTitle, shapeOf } from './rule-facts.js';
import type { RuleContext } from './rule-facts.js';

export type CatalogueId = RuleId | SilenceId | NoteId;

export interface ExplainOptions {
  readonly columns: number;
  readonly colour: boolean;
}

interface Page {
  readonly columns: number;
  readonly paint: Paint;
}

export function inCatalogue(id: string): id is CatalogueId {
  return [rules, silences, notes].some(entries => Object.hasOwn(entries, id));
}

/** A rule needs a context; a silence and a note have none. */
export function explainRule(
  id: CatalogueId,
  { columns, colour }: ExplainOptions,
  context?: RuleContext,
): string {
  const page: Page = { columns: Math.max(60, columns), paint: painter(colour) };
  const lines = isRuleId(id)
    ? [...ruleLines(id, rules[id], page), ...(context ? contextLines(id, context, page) : [])]
    : openLines(id, page);
  return `${[page.paint('bold', id), '', ...lines].join('\n')}\n`;
}

function ruleLines(id: RuleId, rule: Rule, page: Page): string[] {
  const { why, clients } = rationale[id];
  const shape = shapeOf(id);
  return [
    ...stated(rule.statement, page),
    ...(shape === undefined ? [] : fact('field', shape, page)),
    ...fact('level', `${rule.level}: ${meaningOf[rule.level]}`, page),
    ...fact('area', rule.area, page),
    ...fact('section', sectionTitle(rule.section), page),
    ...fact('judged by', judgeOf(id, rule), page),
    ...fact('stated in', `schemas/contract.md, line ${rule.line}`, page),
    ...part('Why it exists', hanging('  ', why, page.columns), page),
    ...part('What a client loses without it', hanging('  ', clients, page.columns), page),
    ...part('Parameters of a deployment', parameterLines(rule.parameters, page), page),
  ];
}

function contextLines(id: RuleId, context: RuleContext, page: Page): string[] {
  const { asked, needs, mutants, example } = context;
  const headings = answerHeadings(rules[id]);
  const { passes, fails } = example;
  const lie = mutants.find(mutant => mutant.id === fails.mutant)?.title ?? '';
  const labelled = ([outcome, when]: readonly [string, string]) =>
    hanging(`  ${pad(outcome, 14)}`, printable(when), page.columns);
  return [
    // Requests are not wrapped: they are there to be copied.
    ...part(
      'Asked of the target',
      asked.map(line => `  ${printable(line)}`),
      page,
    ),
    ...part('Builds on', needs.length === 0 ? [] : hanging('  ', needs.join(', '), page.columns), page),
    ...part('Neither passed nor failed', otherOutcomes(context).flatMap(labelled), page),
    ...part(headings.passes, answerLines(passes, 'green', page), page),
    ...part(
      headings.fails,
      [...hanging('  ', `${lie}:`, page.columns), ...answerLines(fails, 'red', page)],
      page,
    ),
    ...(fails.hint === undefined ? [] : hanging('  fix: ', printable(fails.hint), page.columns)),
    ...part(
      `Its mutants, which serve --mutant ID serves`,
      mutants.flatMap(mutant => [
        `  ${page.paint('cyan', mutant.id)}`,
        ...hanging('    ', printable(mutant.title), page.columns),
      ]),
      page,
    ),
  ];
}

/** An answer with an arrow at the place in question, and what the suite says of it. */
function answerLines({ request, lines, marked, message }: Shown, tone: Tone, page: Page): string[] {
  const width = page.columns - 6;
  return [
    ...request.map(line => `    ${page.paint('dim', fit(line, width))}`),
    ...lines.map((line, at) =>
      marked.includes(at)
        ? `  ${page.paint(tone, `→ ${fit(line, width)}`.trimEnd())}`
        : `    ${fit(line, width)}`.trimEnd(),
    ),
    ...hanging('  ', printable(message), page.columns),
  ];
}

function openLines(id: Exclude<CatalogueId, RuleId>, page: Page): string[] {
  if (isSilence(id)) {
    const { section, statement } = silences[id];
    const level = 'a silence: the contract leaves this open, so it is noted and never judged';
    return [
      ...stated(statement, page),
      ...fact('level', level, page),
      ...fact('section', sectionTitle(section), page),
    ];
  }
  const { section, statement, reason } = notes[id];
  return [
    ...stated(statement, page),
    ...fact('level', 'a note: a statement that no rule judges', page),
    ...fact('because', reason, page),
    ...fact('section', sectionTitle(section), page),
  ];
}

const isSilence = (id: string): id is SilenceId => Object.hasOwn(silences, id);

function parameterLines(names: readonly ParameterName[], page: Page): string[] {
  return names.flatMap(name => {
    const { default: standard, values, meaning } = parameters[name];
    const choice = typeof values === 'string' ? values : values.join(' or ');
    return [
      `  ${page.paint('cyan', name)}  ${page.paint('dim', choice)}`,
      ...hanging('    ', meaning, page.columns),
      ...hanging('    ', `default: ${standard}`, page.columns),
    ];
  });
}

/** Nothing at all where there is nothing to tell. */
function part(heading: string, lines: readonly string[], { paint }: Page): string[] {
  return lines.length === 0 ? [] : ['', paint('bold', heading), ...lines];
}

function stated(statement: string, { columns }: Page): string[] {
  return [...wrap(statement, columns), ''];
}

const labelColumns = 11;

function fact(label: string, text: string, { columns, paint }: Page): string[] {
  const [first = '', ...rest] = hanging(' '.repeat(labelColumns), text, columns);
  return [paint('dim', pad(`${label}:`, labelColumns)) + first.slice(labelColumns), ...rest];
}
