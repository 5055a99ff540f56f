/** The explanation of an entry of the contract. Texts are inline Markdown, with links relative to `docs/rules`, which the console drops. */
import { rationale } from '../../schemas/generated/rationale.js';
import {
  contract,
  notes,
  ruleLocations,
  parameters,
  rules,
  silences,
  type Level,
  type NoteId,
  type ParameterName,
  type RuleId,
  type SilenceId,
} from '../../schemas/generated/rules.js';
import { outcomeWords } from '../report/verdict-words.js';

export type EntryId = RuleId | SilenceId | NoteId;

export interface Excerpt {
  readonly language: 'jsonc' | 'http' | 'html' | 'text';
  readonly lines: readonly string[];
  /** The lines to point at, from 0. */
  readonly marked: readonly number[];
}

export interface Answer extends Excerpt {
  readonly request: readonly string[];
  readonly message: string;
  readonly hint?: string;
}

export interface Example {
  readonly passes: Answer;
  readonly fails: Answer & { readonly mutant: string };
  /** Messages from conforming wikis that had nothing to judge. */
  readonly inapplicable: readonly string[];
  /** Messages from audits with `--max-pages 1`. */
  readonly cantTell: readonly string[];
}

export type Examples = Readonly<Record<RuleId, Example>>;

type Titled = readonly [id: string, title: string];

export interface RuleContext {
  readonly requests: readonly string[];
  readonly dependsOn: readonly RuleId[];
  readonly mutants: readonly Titled[];
  readonly example: Example;
  readonly clients: readonly (readonly [client: string, effects: string])[];
}

export interface Explanation {
  readonly id: string;
  readonly statement: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly parts: readonly Part[];
}

type Part = readonly [heading: string, ...blocks: Block[]];

export type Block =
  | string
  /** Never wrapped. */
  | { readonly requests: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly answer: Answer; readonly passes: boolean };

export function isEntryId(id: string): id is EntryId {
  return [rules, silences, notes].some(entries => Object.hasOwn(entries, id));
}

const CONTRACT = '../../schemas/contract.md';

export function sectionLink(number: string): string {
  const section = contract.sections.find(each => each.number === number);
  return section ? `[${number} ${section.title}](${CONTRACT}#${section.slug})` : number;
}

export const ruleLink = (id: string) => `[\`${id}\`](${id}.md)`;

const code = (text: string) => `\`${text}\``;

const MEANINGS: Readonly<Record<Level, string>> = {
  MUST: 'a wiki that breaks this rule is not conformant',
  SHOULD: 'a wiki that breaks this rule gets a warning; with `--strict`, it is not conformant',
  INFO: 'observed and reported, never failed',
};

export function explainRule(id: RuleId, context: RuleContext): Explanation {
  const { statement, level, section, shape, area, parameters: names } = rules[id];
  const { requests, dependsOn, example, mutants, clients } = context;
  const { passes, fails, inapplicable, cantTell } = example;
  const isObserved = level === 'INFO';
  const needs = `It also tests the rules that this one depends on: ${dependsOn.map(ruleLink).join(', ')}.`;
  const defect = mutants.find(([mutant]) => mutant === fails.mutant)?.[1] ?? '';
  const difference = isObserved ? 'differ from what this rule describes' : 'break this rule';
  const unable = outcomeWords.cantTell.words;
  return {
    id,
    statement,
    facts: [
      ...(shape === undefined ? [] : [['Field', shape] as const]),
      ['Level', `${level}: ${MEANINGS[level]}`],
      ['Section', sectionLink(section)],
      ['Judged by', judgeOf(id)],
    ],
    parts: [
      ['Why the rule exists', rationale[id].why],
      [
        'What breaks for clients',
        rationale[id].clients,
        'What the [mutants](#mutants) below did to [real clients](../clients.md) that list files and languages and look up missing titles:',
        { head: ['Client', 'Effect'], rows: clients },
      ],
      [
        'Requests',
        'To test this rule alone, the suite sends these requests, each in several forms:',
        { requests },
        ...(dependsOn.length === 0 ? [] : [needs]),
      ],
      [
        isObserved ? 'An answer as the contract describes it' : 'An answer that passes',
        { answer: passes, passes: true },
      ],
      [
        isObserved ? 'An answer that differs' : 'An answer that fails',
        `Mutant \`${fails.mutant}\`: ${defect}.`,
        { answer: fails, passes: false },
      ],
      [
        'Other outcomes',
        {
          head: ['Outcome', 'When'],
          rows: [
            ...inapplicable.map(message => [outcomeWords.inapplicable.words, message]),
            ...cantTell.map(message => [unable, `with \`--max-pages 1\`: ${message}`]),
            [unable, 'a request that the rule needs has no usable answer'],
            ...(dependsOn.length === 0
              ? []
              : [[outcomeWords.untested.words, 'a rule that this one depends on fails']]),
          ],
        },
      ],
      ...(names.length === 0 ? [] : [['Parameters', parameterTable(names)] as const]),
      [
        'Mutants',
        `Wikis that ${difference}. The suite must detect each of them: see the [kill matrix](../kill-matrix.md#mutants-${area}). \`serve --mutant ID\` serves one.`,
        titledTable(['Mutant', 'Defect'], mutants),
      ],
    ],
  };
}

export function explainSilence(id: SilenceId, variants: readonly Titled[]): Explanation {
  const { section, statement } = silences[id];
  return {
    id,
    statement,
    facts: [
      ['Kind', 'silence: the contract leaves this open, so it is observed and never judged'],
      ['Section', sectionLink(section)],
    ],
    parts: variants.length === 0 ? [] : [['Variants', titledTable(['Variant', 'Difference'], variants)]],
  };
}

export function explainNote(id: NoteId): Explanation {
  const { section, statement, reason } = notes[id];
  return {
    id,
    statement,
    facts: [
      ['Kind', 'note: a statement of the contract that no rule judges'],
      ['Reason', reason],
      ['Section', sectionLink(section)],
    ],
    parts: [],
  };
}

function judgeOf(id: RuleId): string {
  if (rules[id].judgedBy === 'check') return 'a check, because no schema can express it';
  const places = Object.entries(ruleLocations).flatMap(([schema, owned]) =>
    owned
      .filter(({ rule }) => rule === id)
      .map(({ path }) => `\`schemas/answers/${schema}.schema.json\`, ${placeOf(path)}`),
  );
  return [...new Set(places)].join('; ');
}

/** `/query/allimages/…/ns` for a path in a schema. */
function placeOf(path: string): string {
  const steps = path
    .replace(/^#/, '')
    .replaceAll(/\/properties\/([^/]+)/g, '/$1')
    .replaceAll(/\/(?:items|additionalProperties)/g, '/*');
  if (steps === '') return 'as a whole';
  const keys = steps.replace(/\/propertyNames$/, '');
  return keys === steps ? `at \`${steps}\`` : `the keys of \`${keys}\``;
}

function parameterTable(names: readonly ParameterName[]): Block {
  const rows = names.map(name => {
    const { default: standard, values, meaning } = parameters[name];
    const choice = typeof values === 'string' ? values : values.map(code).join(', ');
    return [code(name), meaning, standard.includes('`') ? standard : code(standard), choice];
  });
  return { head: ['Parameter', 'Meaning', 'Default', 'Values'], rows };
}

const titledTable = (head: readonly string[], all: readonly Titled[]): Block => ({
  head,
  rows: all.map(([id, title]) => [code(id), title]),
});
