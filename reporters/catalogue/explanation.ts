/** Explains an entry of the contract, on the console and in the documentation. Texts are inline Markdown, with links relative to `docs/rules`, which the console drops. */
import { rationale } from '../../schemas/generated/rationale.js';
import * as generated from '../../schemas/generated/rules.js';
import { printable } from '../../schemas/text/printable.js';
import { outcomeWords } from '../report/verdict-words.js';
import { labelled, viewOf, type Terminal, type View } from '../text/console.js';
import { fit, hanging, wrap } from '../text/layout.js';
import { codeBlock, inlineCode, table } from '../text/markdown.js';

const { contract, notes, parameters, ruleLocations, rules, silences } = generated;
type RuleId = generated.RuleId;

export type EntryId = RuleId | generated.SilenceId | generated.NoteId;

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

type Block =
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

const CLIENTS =
  'What the [mutants](#mutants) below did to [real clients](../clients.md) that list files and languages and look up missing titles:';
const REQUESTS = 'To test this rule alone, the suite sends these requests, each in several forms:';

const MEANINGS: Readonly<Record<generated.Level, string>> = {
  MUST: 'a wiki that breaks this rule is not conformant',
  SHOULD: 'a wiki that breaks this rule gets a warning; with `--strict`, it is not conformant',
  INFO: 'observed and reported, never failed',
};

export function explainRule(id: RuleId, context: RuleContext): Explanation {
  const { statement, level, section, shape, area, parameters: names } = rules[id];
  const { requests, dependsOn, example, mutants, clients } = context;
  const { passes, fails, inapplicable, cantTell } = example;
  const [isObserved, isAlone] = [level === 'INFO', dependsOn.length === 0];
  const needs = `It also tests the rules that this one depends on: ${dependsOn.map(ruleLink).join(', ')}.`;
  const defect = mutants.find(([mutant]) => mutant === fails.mutant)?.[1] ?? '';
  const difference = isObserved ? 'differ from what this rule describes' : 'break this rule';
  const unable = outcomeWords.cantTell.words;
  const outcomes = [
    ...inapplicable.map(message => [outcomeWords.inapplicable.words, message]),
    ...cantTell.map(message => [unable, `with \`--max-pages 1\`: ${message}`]),
    [unable, 'a request that the rule needs has no usable answer'],
    ...(isAlone ? [] : [[outcomeWords.untested.words, 'a rule that this one depends on fails']]),
  ];
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
        CLIENTS,
        { head: ['Client', 'Effect'], rows: clients },
      ],
      ['Requests', REQUESTS, { requests }, ...(isAlone ? [] : [needs])],
      [
        isObserved ? 'An answer as the contract describes it' : 'An answer that passes',
        { answer: passes, passes: true },
      ],
      [
        isObserved ? 'An answer that differs' : 'An answer that fails',
        `Mutant \`${fails.mutant}\`: ${defect}.`,
        { answer: fails, passes: false },
      ],
      ['Other outcomes', { head: ['Outcome', 'When'], rows: outcomes }],
      ...(names.length === 0 ? [] : [['Parameters', parameterTable(names)] as const]),
      [
        'Mutants',
        `Wikis that ${difference}. The suite must detect each of them: see the [kill matrix](../kill-matrix.md#mutants-${area}). \`serve --mutant ID\` serves one.`,
        titledTable(['Mutant', 'Defect'], mutants),
      ],
    ],
  };
}

export function explainSilence(id: generated.SilenceId, variants: readonly Titled[]): Explanation {
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

export function explainNote(id: generated.NoteId): Explanation {
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

function parameterTable(names: readonly generated.ParameterName[]): Block {
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

export function consoleExplanation(explanation: Explanation, terminal: Terminal): string {
  const page = viewOf(terminal);
  const { id, statement, facts, parts } = explanation;
  const lines = [
    page.paint('bold', id),
    '',
    ...wrap(plain(statement), page.columns),
    '',
    ...facts.flatMap(([label, text]) => labelled(label, plain(text), page, 0, 11)),
    ...parts.flatMap(([heading, ...blocks]) => [
      '',
      page.paint('bold', heading),
      ...blocks.flatMap(block => blockLines(block, page)),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

const plain = (text: string) => printable(text.replaceAll(/\[([^\]]+)\]\((#|[^)]+\.md)[^)]*\)/g, '$1'));

function blockLines(block: Block, page: View): string[] {
  if (typeof block === 'string') return hanging('  ', plain(block), page.columns);
  if ('requests' in block) return block.requests.map(line => `    ${printable(line)}`);
  if ('answer' in block) return answerLines(block.answer, block.passes, page);
  const [, ...labels] = block.head;
  return block.rows.flatMap(([name = '', ...cells]) => [
    `  ${page.paint('cyan', plain(name).replaceAll('`', ''))}`,
    ...cells.flatMap((cell, at) =>
      hanging('    ', at === 0 ? plain(cell) : `${labels[at]}: ${plain(cell)}`, page.columns),
    ),
  ]);
}

function answerLines({ request, lines, marked, message, hint }: Answer, passes: boolean, page: View) {
  const width = page.columns - 6;
  return [
    ...request.map(line => `    ${page.paint('dim', fit(line, width))}`),
    ...lines.map((line, at) =>
      marked.includes(at)
        ? `  ${page.paint(passes ? 'green' : 'red', `→ ${fit(line, width)}`.trimEnd())}`
        : `    ${fit(line, width)}`.trimEnd(),
    ),
    ...hanging('  report: ', printable(message), page.columns),
    ...(hint === undefined ? [] : hanging('  hint:   ', printable(hint), page.columns)),
  ];
}

/** Markdown blocks under a heading of the given depth. */
export function markdownExplanation({ id, statement, facts, parts }: Explanation, depth: number): string[] {
  return [
    `${'#'.repeat(depth)} \`${id}\``,
    `> ${statement}`,
    facts.map(([label, text]) => `- **${label}:** ${text}`).join('\n'),
    ...parts.flatMap(([heading, ...blocks]) => [
      `${'#'.repeat(depth + 1)} ${heading}`,
      ...blocks.map(markdownBlock),
    ]),
  ];
}

function markdownBlock(block: Block): string {
  if (typeof block === 'string') return block;
  if ('requests' in block) return codeBlock(block.requests.join('\n'));
  return 'answer' in block ? markdownAnswer(block.answer) : table(block.head, block.rows);
}

function markdownAnswer(answer: Answer): string {
  const { request, message, hint, language, lines, marked } = answer;
  const arrow = language === 'jsonc' ? '// ←' : '←';
  const shown = lines.map((line, at) => (marked.includes(at) ? `${line} ${arrow}` : line));
  return [
    request.map(line => inlineCode(line, 1_000)).join('<br>'),
    codeBlock(shown.join('\n'), language),
    'The suite reports:',
    codeBlock(hint === undefined ? message : `${message}\nhint: ${hint}`),
  ].join('\n\n');
}
