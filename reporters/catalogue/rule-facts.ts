/** What there is to tell of a rule beside its statement, as text: the same on the console and on its page. */
import type { Example } from '../../schemas/generated/examples.js';
import { outline } from '../../schemas/generated/outline.js';
import { contract, owners } from '../../schemas/generated/rules.js';
import type { Level, Rule, RuleId } from '../../schemas/generated/rules.js';

/** What only the suites and the fixtures know of a rule. */
export interface RuleContext {
  /** What is asked of the target, a line each. */
  readonly asked: readonly string[];
  /** The rules that it builds on. */
  readonly needs: readonly string[];
  /** The wikis that break it. */
  readonly mutants: readonly { readonly id: string; readonly title: string }[];
  readonly example: Example;
}

export const meaningOf: Readonly<Record<Level, string>> = {
  MUST: 'a deviation fails the audit',
  SHOULD: 'a deviation is a warning, and fails the audit with --strict only',
  INFO: 'observed, never scored',
};

export function sectionTitle(number: string): string {
  const section = contract.sections.find(each => each.number === number);
  return section ? `${number} ${section.title}` : number;
}

/** What a field looks like: its type, its presence, its constraint. */
export function shapeOf(id: RuleId): string | undefined {
  const parts = outline.flatMap(chapter => chapter.parts);
  return parts.flatMap(part => (part.kind === 'entry' && part.id === id ? (part.shape ?? []) : []))[0];
}

export function judgeOf(id: RuleId, { judgedBy }: Rule): string {
  if (judgedBy === 'check') return 'a check of its own, for what no schema can say';
  const places = Object.entries(owners).flatMap(([schema, owned]) =>
    owned
      .filter(({ rule }) => rule === id)
      .map(({ path }) => `schemas/answers/${schema}.schema.json at ${placeOf(path)}`),
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

/** When the rule comes to something else than `passed` or `failed`. */
export function otherOutcomes({ needs, example }: RuleContext): [outcome: string, when: string][] {
  return [
    ...example.inapplicable.map((message): [string, string] => ['inapplicable', message]),
    ...example.cantTell.map((message): [string, string] => ['cantTell', `after one page: ${message}`]),
    ['cantTell', 'a question that it needs has no usable answer'],
    ...(needs.length === 0 ? [] : [['untested', 'a rule that it builds on failed'] as [string, string]]),
  ];
}

/** The heads of the two answers; what is only observed cannot fail. */
export function answerHeadings({ level }: Rule): { readonly passes: string; readonly fails: string } {
  return level === 'INFO'
    ? { passes: 'An answer as the contract describes it', fails: 'An answer that differs' }
    : { passes: 'An answer that passes', fails: 'An answer that fails' };
}
