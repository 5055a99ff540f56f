/** One entry of the catalogue explained: a rule with all that it depends on, a silence, or a note. */
import { contract, notes, owners, parameters, rules, silences } from '../schemas/generated/rules.js';
import type { Level, NoteId, ParameterName, Rule, RuleId, SilenceId } from '../schemas/generated/rules.js';
import { hanging, pad, wrap } from './layout.js';
import { painter } from './paint.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';

export type CatalogueId = RuleId | SilenceId | NoteId;

export interface ExplainOptions {
  readonly columns: number;
  readonly colour: boolean;
  /** What is asked of the target for this rule, a line each. */
  readonly asked?: readonly string[];
  /** What would break it, a line each. */
  readonly broken?: readonly string[];
}

interface Page {
  readonly columns: number;
  readonly paint: Paint;
}

const meaningOf: Readonly<Record<Level, string>> = {
  MUST: 'MUST: a deviation fails the audit',
  SHOULD: 'SHOULD: a deviation is a warning, and fails the audit with --strict only',
  INFO: 'INFO: observed, never scored',
};

export function inCatalogue(id: string): id is CatalogueId {
  return [rules, silences, notes].some(entries => Object.hasOwn(entries, id));
}

export function explainRule(
  id: CatalogueId,
  { columns, colour, asked = [], broken = [] }: ExplainOptions,
): string {
  const page: Page = { columns: Math.max(60, columns), paint: painter(colour) };
  const lines = isIn(rules, id)
    ? [
        ...ruleLines(id, rules[id], page),
        ...listing('Asked of the target', asked, page),
        ...listing('What would break it', broken, page),
      ]
    : openLines(id, page);
  return `${[page.paint('bold', id), '', ...lines].join('\n')}\n`;
}

function isIn<Id extends string>(entries: Readonly<Record<Id, unknown>>, id: string): id is Id {
  return Object.hasOwn(entries, id);
}

function ruleLines(id: RuleId, rule: Rule, page: Page): string[] {
  return [
    ...stated(rule.statement, page),
    ...fact('level', meaningOf[rule.level], page),
    ...fact('area', rule.area, page),
    ...fact('section', sectionOf(rule.section), page),
    ...fact('judged by', judgeOf(id, rule), page),
    ...fact('stated in', `schemas/contract.md, line ${rule.line}`, page),
    ...parameterLines(rule.parameters, page),
  ];
}

function openLines(id: Exclude<CatalogueId, RuleId>, page: Page): string[] {
  if (isIn(silences, id)) {
    const { section, statement } = silences[id];
    const level = 'a silence: the contract leaves this open, so it is noted and never judged';
    return [
      ...stated(statement, page),
      ...fact('level', level, page),
      ...fact('section', sectionOf(section), page),
    ];
  }
  const { section, statement, reason } = notes[id];
  return [
    ...stated(statement, page),
    ...fact('level', 'a note: a statement that no rule judges', page),
    ...fact('because', reason, page),
    ...fact('section', sectionOf(section), page),
  ];
}

function sectionOf(number: string): string {
  const section = contract.sections.find(each => each.number === number);
  return section ? `${number} ${section.title}` : number;
}

function judgeOf(id: RuleId, { judgedBy }: Rule): string {
  if (judgedBy === 'check') return 'a check of its own, for what no schema can say';
  const places = Object.entries(owners).flatMap(([schema, owned]) =>
    owned
      .filter(({ rule }) => rule === id)
      .map(({ path }) => `schemas/${schema}.schema.json at ${placeOf(path)}`),
  );
  return places.length === 0 ? 'a schema' : [...new Set(places)].join(', ');
}

// Where in an answer a place of a schema is: `/query/allimages/*/ns`.
function placeOf(path: string): string {
  const steps = path
    .replace(/^#/, '')
    .replaceAll(/\/properties\/([^/]+)/g, '/$1')
    .replaceAll(/\/(?:items|additionalProperties)/g, '/*')
    .replace(/\/propertyNames$/, '/* (the keys)');
  return steps === '' ? 'the whole answer' : steps;
}

function parameterLines(names: readonly ParameterName[], page: Page): string[] {
  const lines = names.flatMap(name => {
    const { default: standard, values, meaning } = parameters[name];
    const choice = typeof values === 'string' ? values : values.join(' or ');
    return [
      `  ${page.paint('cyan', name)}  ${page.paint('dim', choice)}`,
      ...hanging('    ', meaning, page.columns),
      ...hanging('    ', `default: ${standard}`, page.columns),
    ];
  });
  return lines.length === 0 ? [] : ['', page.paint('bold', 'Parameters of a deployment'), ...lines];
}

/** Lines of the caller are not wrapped: they hold URLs, which are there to be copied. */
function listing(heading: string, lines: readonly string[], { paint }: Page): string[] {
  if (lines.length === 0) return [];
  return ['', paint('bold', heading), ...lines.map(line => `  ${printable(line)}`)];
}

function stated(statement: string, { columns }: Page): string[] {
  return [...wrap(statement, columns), ''];
}

const labelColumns = 11;

function fact(label: string, text: string, { columns, paint }: Page): string[] {
  const [first = '', ...rest] = hanging(' '.repeat(labelColumns), text, columns);
  return [paint('dim', pad(`${label}:`, labelColumns)) + first.slice(labelColumns), ...rest];
}
