/**
 * What there is to say of an entry of the contract: one model, which the console and the documentation render.
 *
 * Texts are Markdown within a line, with links as they lead from a page in `docs/rules`; the console leaves links out.
 */
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

/** A part of an answer, laid out for the eye. */
export interface Excerpt {
  readonly language: 'jsonc' | 'http' | 'html' | 'text';
  readonly lines: readonly string[];
  /** The lines of the place in question, counted from 0. */
  readonly marked: readonly number[];
}

export interface Answer extends Excerpt {
  readonly request: readonly string[];
  /** What the suite reports of it. */
  readonly message: string;
  readonly hint?: string;
}

/** An answer that passes and one that fails, of the reference wiki and of a mutant. */
export interface Example {
  readonly passes: Answer;
  readonly fails: Answer & { readonly mutant: string };
  /** Why there was nothing to judge on some conforming wikis. */
  readonly inapplicable: readonly string[];
  /** What an audit of one page for each traversal could not determine. */
  readonly cantTell: readonly string[];
}

export type Examples = Readonly<Record<RuleId, Example>>;

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** What only the suites and the fixtures know of a rule. */
export interface RuleContext {
  readonly requests: readonly string[];
  readonly dependsOn: readonly RuleId[];
  readonly mutants: readonly Titled[];
  readonly example: Example;
  /** Real clients, and what the mutants of the rule do to them. */
  readonly clients: readonly (readonly [client: string, effects: string])[];
}

export interface Explanation {
  readonly id: string;
  readonly statement: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly parts: readonly Part[];
}

export interface Part {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | string
  /** Lines to be copied: never wrapped. */
  | { readonly kind: 'requests'; readonly lines: readonly string[] }
  /** Each row begins with a name. */
  | {
      readonly kind: 'table';
      readonly head: readonly [string, ...string[]];
      readonly rows: readonly (readonly [string, ...string[]])[];
    }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly passes: boolean };

export function isEntryId(id: string): id is EntryId {
  return [rules, silences, notes].some(entries => Object.hasOwn(entries, id));
}

const CONTRACT = '../../schemas/contract.md';

export function sectionLink(number: string): string {
  const section = contract.sections.find(each => each.number === number);
  return section ? `[${number} ${section.title}](${CONTRACT}#${section.slug})` : number;
}

export const ruleLink = (id: string) => `[\`${id}\`](${id}.md)`;

const meaningOf: Readonly<Record<Level, string>> = {
  MUST: 'a wiki that breaks this rule is not conformant',
  SHOULD: 'a wiki that breaks this rule gets a warning; with `--strict`, it is not conformant',
  INFO: 'observed and reported, never failed',
};

export function explainRule(id: RuleId, context: RuleContext): Explanation {
  const { statement, level, section, parameters: names } = rules[id];
  const { why, clients } = rationale[id];
  const shape = rules[id].shape;
  return {
    id,
    statement,
    facts: [
      ...(shape === undefined ? [] : [{ label: 'Field', text: shape }]),
      { label: 'Level', text: `${level}: ${meaningOf[level]}` },
      { label: 'Section', text: sectionLink(section) },
      { label: 'Judged by', text: judgeOf(id) },
    ],
    parts: [
      { heading: 'Why the rule exists', blocks: [why] },
      { heading: 'What breaks for clients', blocks: [clients, ...clientBlocks(context)] },
      { heading: 'Requests', blocks: requestBlocks(context) },
      ...answerParts(level, context),
      { heading: 'Other outcomes', blocks: [otherOutcomes(context)] },
      ...(names.length === 0 ? [] : [{ heading: 'Parameters', blocks: [parameterTable(names)] }]),
      { heading: 'Mutants', blocks: mutantBlocks(id, context) },
    ],
  };
}

export function explainSilence(id: SilenceId, variants: readonly Titled[]): Explanation {
  const { section, statement } = silences[id];
  return {
    id,
    statement,
    facts: [
      { label: 'Kind', text: 'silence: the contract leaves this open, so it is observed and never judged' },
      { label: 'Section', text: sectionLink(section) },
    ],
    parts:
      variants.length === 0
        ? []
        : [{ heading: 'Variants', blocks: [titledTable(['Variant', 'Difference'], variants)] }],
  };
}

export function explainNote(id: NoteId): Explanation {
  const { section, statement, reason } = notes[id];
  return {
    id,
    statement,
    facts: [
      { label: 'Kind', text: 'note: a statement of the contract that no rule judges' },
      { label: 'Reason', text: reason },
      { label: 'Section', text: sectionLink(section) },
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

// Where in an answer a place of a schema is: `/query/allimages/*/ns`.
function placeOf(path: string): string {
  const steps = path
    .replace(/^#/, '')
    .replaceAll(/\/properties\/([^/]+)/g, '/$1')
    .replaceAll(/\/(?:items|additionalProperties)/g, '/*');
  if (steps === '') return 'as a whole';
  const keys = steps.replace(/\/propertyNames$/, '');
  return keys === steps ? `at \`${steps}\`` : `the keys of \`${keys}\``;
}

function clientBlocks({ clients }: RuleContext): Block[] {
  return [
    'What the [mutants](#mutants) below did to [real clients](../clients.md) that list files and languages and look up missing titles:',
    { kind: 'table', head: ['Client', 'Effect'], rows: clients },
  ];
}

function requestBlocks({ requests, dependsOn }: RuleContext): Block[] {
  return [
    'To test this rule alone, the suite sends these requests, each in several forms:',
    { kind: 'requests', lines: requests },
    ...(dependsOn.length === 0
      ? []
      : [`It also tests the rules that this one depends on: ${dependsOn.map(ruleLink).join(', ')}.`]),
  ];
}

/** What is only observed cannot fail. */
function answerParts(level: Level, { example: { passes, fails }, mutants }: RuleContext): Part[] {
  const title = mutants.find(mutant => mutant.id === fails.mutant)?.title ?? '';
  const [right, wrong] =
    level === 'INFO'
      ? ['An answer as the contract describes it', 'An answer that differs']
      : ['An answer that passes', 'An answer that fails'];
  return [
    { heading: right, blocks: [{ kind: 'answer', answer: passes, passes: true }] },
    {
      heading: wrong,
      blocks: [`Mutant \`${fails.mutant}\`: ${title}.`, { kind: 'answer', answer: fails, passes: false }],
    },
  ];
}

function otherOutcomes({ dependsOn, example }: RuleContext): Block {
  return {
    kind: 'table',
    head: ['Outcome', 'When'],
    rows: [
      ...example.inapplicable.map(message => [outcomeWords.inapplicable.words, message] as const),
      ...example.cantTell.map(
        message => [outcomeWords.cantTell.words, `with \`--max-pages 1\`: ${message}`] as const,
      ),
      [outcomeWords.cantTell.words, 'a request that the rule needs has no usable answer'] as const,
      ...(dependsOn.length === 0
        ? []
        : [[outcomeWords.untested.words, 'a rule that this one depends on fails'] as const]),
    ],
  };
}

function parameterTable(names: readonly ParameterName[]): Block {
  return {
    kind: 'table',
    head: ['Parameter', 'Meaning', 'Default', 'Values'],
    rows: names.map(name => {
      const { default: standard, values, meaning } = parameters[name];
      const choice = typeof values === 'string' ? values : values.map(value => `\`${value}\``).join(', ');
      return [`\`${name}\``, meaning, standard.includes('`') ? standard : `\`${standard}\``, choice];
    }),
  };
}

function mutantBlocks(id: RuleId, { mutants }: RuleContext): Block[] {
  const { area, level } = rules[id];
  const difference = level === 'INFO' ? 'differ from what this rule describes' : 'break this rule';
  return [
    `Wikis that ${difference}. The suite must detect each of them: see the [kill matrix](../kill-matrix.md#mutants-${area}). \`serve --mutant ID\` serves one.`,
    titledTable(['Mutant', 'Defect'], mutants),
  ];
}

function titledTable(head: [string, string], all: readonly Titled[]): Block {
  return { kind: 'table', head, rows: all.map(({ id, title }) => [`\`${id}\``, title]) };
}
