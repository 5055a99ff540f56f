/**
 * Every option of every command. Commander's options, `--help`, `docs/reference/options.md` and the inputs of `action.yml` follow from
 * this table or are tested against it.
 */
import { InvalidArgumentError, Option } from 'commander';
import { formatNames } from '../../../reporters/index.js';
import type { Strength } from '../../../suites/plan/covering.js';
import { isFree, isHeader, wrongOption } from '../../../suites/values/options.js';
import { isUrl, withoutUser } from '../../../schemas/text/url.js';
import { printable } from '../../../schemas/text/printable.js';
import { UsageError } from '../errors.js';
import { didYouMean } from './suggestions.js';

export interface OptionRow {
  /** In commander's syntax: `-o, --out <dir>`. */
  readonly flags: string;
  /** A phrase for `--help`; as a sentence, also for the documentation and `action.yml`. */
  readonly help: string;
  /** Without a parser, the option is a switch. */
  readonly parse?: (text: string) => unknown;
  readonly choices?: readonly string[];
  readonly repeatable?: true;
  /** The default value, as it would be typed. */
  readonly default?: string;
  /** The default in words. */
  readonly otherwise?: string;
}

type Rows = Readonly<Record<string, OptionRow>>;

/** The name of an option without its short form and its value. */
export const nameOf = ({ flags }: Pick<OptionRow, 'flags'>): string => /--[\w-]+/.exec(flags)?.[0] ?? flags;

function expected(what: string): never {
  throw new InvalidArgumentError(`Expected ${what}.`);
}

const text = (value: string): string => value;

/** Parses a text that the audit accepts for one of its options. */
const audited =
  (option: 'seed' | 'sample' | 'label' | 'connectTo' | 'userAgent' | 'contact' | 'traceHeader') =>
  (value: string): string => {
    const wrong = wrongOption({ [option]: value });
    return wrong ? expected(wrong[1]) : value;
  };

const nonEmpty = (value: string): string => (value.trim() === '' ? expected('a non-empty text') : value);

function path(value: string): string {
  if (isUrl(value)) expected(`a path, not the URL ${printable(withoutUser(value), 200)}`);
  return nonEmpty(value);
}

const whole =
  (least: number, most = Infinity) =>
  (value: string): number => {
    const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
    return number >= least && number <= most ? number : expected(`a whole number ${range}`);
  };

function positive(value: string): number {
  if (/^\d*\.?\d+$/.test(value) && Number(value) > 0 && Number(value) <= 1e6) return Number(value);
  return expected('a positive number of at most 1,000,000');
}

const listOf =
  <Name extends string>(names: readonly Name[]) =>
  (list: string): Name[] =>
    list.split(',').map(item => {
      const known = names.find(name => name === item.trim());
      return known ?? expected(`a list of ${names.join(', ')}${didYouMean(item.trim(), names)}`);
    });

function assignment(value: string): readonly [name: string, value: string] {
  const at = value.indexOf('=');
  return at < 1 ? expected('name=value') : [value.slice(0, at), value.slice(at + 1)];
}

function shard(value: string): { index: number; of: number } {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(value)?.map(Number) ?? [];
  if (index === undefined || of === undefined || index < 1 || index > of || of > 1000)
    return expected('i/n, such as 2/8, with i from 1 to n and n up to 1,000');
  return { index, of };
}

const strength = (value: string): Strength =>
  /^[123]$/.test(value) ? (Number(value) as Strength) : expected('1, 2 or 3');

function shown(value: string): number {
  if (value === 'all') return Infinity;
  return /^\d{1,6}$/.test(value) ? Number(value) : expected('all or a whole number');
}

function header(item: string): [name: string, value: string] {
  const [, name, value] = /^([^:]+):[ \t]*(.*)$/.exec(item) ?? [];
  if (name === undefined || value === undefined || !isHeader(name, value)) return expected('`Name: value`');
  if (!isFree(name)) throw new InvalidArgumentError(`The header \`${name}\` cannot be set.`);
  return [name, value.trim()];
}

const given = <T, const Row extends Omit<OptionRow, 'flags' | 'parse'>>(
  flags: string,
  parse: (text: string) => T,
  row: Row,
) => ({ flags, parse, ...row });

const quiet = { flags: '-q, --quiet', help: 'print nothing to the console' } as const;

const concurrency = given('--concurrency <n>', whole(1, 1000), {
  help: 'number of operators, or of loopback targets, audited at the same time',
  default: '50',
});

const queueTimeout = given('--queue-timeout <seconds>', positive, {
  help: 'time limit in seconds for a Redis server that does not respond',
  default: '120',
});

/** What to audit. */
const what = {
  rule: given('--rule <glob>', text, {
    help: 'judge only rules whose id matches this glob',
    repeatable: true,
    otherwise: 'all rules',
  }),
  profile: given('-p, --profile <file>', path, { help: 'JSON file of deployment parameters' }),
  set: given('--set <name=value>', assignment, {
    help: 'declare one parameter; overrides --profile',
    repeatable: true,
  }),
  sample: given('--sample <title>', audited('sample'), {
    help: 'existing file to ask for by its title, with or without the namespace',
    otherwise: 'files of the listing',
  }),
  label: given('--label <text>', audited('label'), {
    help: 'name of the target, shown next to its URL in every format',
  }),
  connectTo: given('--connect-to <host:port>', audited('connectTo'), {
    help: 'connect to this server instead of the one in the URL',
    repeatable: true,
  }),
  start: given('--start <command>', nonEmpty, {
    help: 'shell command that starts the server to audit; stopped after the audit',
  }),
  wait: given('--wait <seconds>', positive, {
    help: 'time limit in seconds for the started server to respond',
    otherwise: '60',
  }),
  watch: { flags: '--watch', help: 're-run on a key, and on loopback whenever answers change' },
} as const;

/** Which questions are asked. */
const extent = {
  strength: given('--strength <1|2|3>', strength, {
    help: 'how thoroughly to vary requests: each value (1), pair (2), triple (3)',
    otherwise: '2 for loopback, otherwise 1',
  }),
  seed: given('--seed <text>', value => nonEmpty(audited('seed')(value)), {
    help: 'seed for the random titles',
    otherwise: 'random',
  }),
  maxRequests: given('--max-requests <n>', whole(1), {
    help: 'maximum number of requests, including retries and redirects',
    otherwise: '1,000,000 for loopback, otherwise 100',
  }),
  maxPages: given('--max-pages <n>', whole(1), {
    help: 'maximum number of pages per traversal of the listing',
    otherwise: 'no limit for loopback, otherwise 30',
  }),
} as const;

/** How they are sent. */
const transport = {
  rate: given('--rate <n>', positive, {
    help: 'maximum number of requests per second',
    otherwise: 'no limit for loopback, otherwise 3',
  }),
  deadline: given('--deadline <seconds>', positive, {
    help: 'time limit in seconds for the whole audit',
    otherwise: 'no limit for loopback, otherwise 900',
  }),
  timeout: given('--timeout <seconds>', positive, {
    help: 'time limit in seconds for one complete response',
    otherwise: '30',
  }),
  retries: given('--retries <n>', whole(0), {
    help: 'number of retries after HTTP 429 or 503 and after a broken connection',
    otherwise: '2',
  }),
  steady: {
    flags: '--steady',
    help: 'assume a single server without a cache, and no edits during the audit',
    otherwise: 'only for loopback',
  },
  noSteady: { flags: '--no-steady', help: 'allow for caches, replicas and edits' },
  patience: given('--patience <seconds>', positive, {
    help: 'how long a difference must last before it counts',
    otherwise: '2 for loopback, otherwise 30',
  }),
  header: given("-H, --header <'Name: value'>", header, {
    help: 'request header to send, to the origin of the API URL only',
    repeatable: true,
  }),
  userAgent: given('--user-agent <text>', audited('userAgent'), {
    help: 'User-Agent header to send',
    otherwise: 'the name, version and address of this package, and --contact',
  }),
  contact: given('--contact <address>', audited('contact'), {
    help: 'your mail address or URL, sent in the default User-Agent',
  }),
  ca: given('--ca <file>', path, { help: 'PEM file of additional certificate authorities to trust' }),
} as const;

/** How a single audit asks. */
const asking = {
  quick: { flags: '--quick', help: 'send at most 40 requests; says nothing about conformance' },
  traceHeader: given('--trace-header <name>', audited('traceHeader'), {
    help: 'request header that carries a unique id per request',
  }),
  runner: given('--runner <name>', text, {
    help: 'run the audit directly, or in vitest with one test per rule',
    choices: ['direct', 'vitest'],
    default: 'direct',
  }),
} as const;

/** What decides the exit status. */
const judging = {
  strict: { flags: '--strict', help: 'count a failed SHOULD rule as a failure' },
  baseline: given('--baseline <file>', path, { help: 'JSON file of known failures, with a reason for each' }),
  requireComplete: {
    flags: '--require-complete',
    help: 'exit with status 3 if a budget cut the audit short',
  },
  failOnFlaky: {
    flags: '--fail-on-flaky',
    help: 'exit with status 1 if any answer was wrong at first and right on retry',
  },
  failOnEmpty: { flags: '--fail-on-empty', help: 'exit with status 1 if no file or no language was seen' },
} as const;

const against = given('--against <old>', path, {
  help: 'repeat the audit of this report or recording, and fail only if anything got worse',
});

/** What to write. */
const publishing = {
  out: given('-o, --out <dir>', path, { help: 'folder for the report', default: 'conformance-report' }),
  format: given('--format <list>', listOf(formatNames), {
    help: `comma-separated formats of the report: ${formatNames.join(', ')}`,
    default: 'console,json,html',
  }),
  show: given('--show <all|n>', shown, {
    help: 'number of failures shown in full on the console',
    otherwise: '8',
  }),
  quiet,
} as const;

/** What else is written of an audit. */
const keeping = {
  writeBaseline: {
    flags: '--write-baseline',
    help: 'write the current failures to the new file named by --baseline',
  },
  redact: given('--redact <on|off>', text, {
    help: 'replace credentials, cookie values and file paths in the report and the recording',
    choices: ['on', 'off'],
    default: 'on',
  }),
} as const;

export const fleetFormats = ['json', 'html', 'har'] as const;

const exitZero = { flags: '--exit-zero', help: 'exit with status 0 whatever the verdicts' } as const;

/** The formats of a command that prints its result or writes it into a folder. */
const printedFormats = <Name extends string>(...names: readonly Name[]) =>
  given('--format <list>', listOf(names), {
    help: `comma-separated formats: ${names.join(', ')}`,
    otherwise: 'console, or all three with --out',
  });

const recorded = { rule: what.rule, profile: what.profile, set: what.set } as const;

/** A fleet sends the default user agent, because a custom one might name no contact. */
const { userAgent: _userAgent, ...politely } = transport;

/** The options of each command. */
export const options = {
  audit: { ...what, ...extent, ...transport, ...asking, ...judging, against, ...publishing, ...keeping },
  // The embedded wiki needs neither credentials nor `--start`, never changes, and has a fixed name.
  demo: { ...recorded, sample: what.sample, ...extent, ...asking, ...judging, ...publishing, ...keeping },
  judge: { ...recorded, ...judging, ...publishing },
  profile: transport,
  plan: { ...recorded, ...extent, all: { flags: '--all', help: 'list each request with its URL' } },
  diff: {
    strict: {
      flags: '--strict',
      help: 'also count failed SHOULD rules and rules that can no longer be determined',
    },
    format: printedFormats('console', 'markdown', 'json'),
    out: given('-o, --out <dir>', path, { help: 'folder for diff.md and diff.json' }),
  },
  compare: { out: given('-o, --out <file>', path, { help: 'file for the page', default: 'compare.html' }) },
  fleet: {
    rule: what.rule,
    again: given('--again <what>', text, {
      help: 'audit targets again that already have a result',
      choices: ['failed', 'undetermined', 'all'],
    }),
    shard: given('--shard <i/n>', shard, {
      help: 'audit one of n parts of the list, which `merge` joins; requires --seed',
    }),
    skipInvalid: { flags: '--skip-invalid', help: 'skip invalid lines of the list' },
    ...extent,
    ...politely,
    traceHeader: asking.traceHeader,
    concurrency,
    queue: given('--queue <url>', text, {
      help: 'distribute the audits to workers through the Redis server at this URL',
    }),
    queueTimeout,
    strict: judging.strict,
    exitZero,
    out: given('-o, --out <dir>', path, {
      help: 'folder for the reports; the same command resumes in it',
      default: 'conformance-fleet',
    }),
    format: given('--format <list>', listOf(fleetFormats), {
      help: `comma-separated formats for each target: ${fleetFormats.join(', ')}`,
      default: 'json,html',
    }),
    quiet,
    redact: keeping.redact,
  },
  'fleet work': {
    queue: given('--queue <url>', text, { help: 'URL of the Redis server that hands out the audits' }),
    concurrency,
    queueTimeout,
    quiet,
  },
  merge: {
    exitZero,
    out: given('-o, --out <dir>', path, {
      help: 'new folder for the whole fleet',
      default: 'conformance-fleet',
    }),
    quiet,
  },
  export: {
    format: given('--format <name>', text, {
      help: 'format of the table, or metrics of all targets together for Prometheus',
      choices: ['csv', 'jsonl', 'openmetrics'],
      default: 'csv',
    }),
  },
  history: {
    last: given('--last <n>', whole(1), {
      help: 'only the latest runs of each target',
      otherwise: 'all runs',
    }),
    format: printedFormats('console', 'html', 'json'),
    out: given('-o, --out <dir>', path, { help: 'folder for history.html and history.json' }),
  },
  rules: { json: { flags: '--json', help: 'print JSON' } },
  serve: {
    port: given('--port <n>', whole(0, 65_535), { help: 'port to listen on', otherwise: 'any free port' }),
    files: given('--files <n>', whole(0), { help: 'number of files in the wiki', otherwise: '31' }),
    debuginfo: { flags: '--debuginfo', help: 'include the diagnostics block in every answer' },
    mutant: given('--mutant <id>', text, { help: 'serve the wiki with this defect' }),
    variant: given('--variant <id>', text, { help: 'serve the wiki with this lawful difference' }),
  },
} as const;

type Value<Row> = Row extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Row extends { readonly parse: (text: string) => infer T }
    ? Row extends { readonly repeatable: true }
      ? readonly T[]
      : T
    : true;

/** The options as commander parses them: those with a default are always present. */
type Parsed<Table> = {
  readonly [K in keyof Table as Table[K] extends { default: string } ? K : never]: Value<Table[K]>;
} & { readonly [K in keyof Table as Table[K] extends { default: string } ? never : K]?: Value<Table[K]> };

export type FlagsOf<Command extends keyof typeof options> = Parsed<(typeof options)[Command]>;

/** The headings of the help, each with its first options. */
const HEADINGS: readonly (readonly [heading: string, first: readonly string[]])[] = [
  ['What to audit:', ['rule', 'last', 'port']],
  ['How to ask:', ['strength', 'rate', 'queue']],
  ['What decides:', ['strict', 'exitZero']],
  ['What to write:', ['out', 'format', 'all', 'json', 'quiet']],
];

/** The options of a command in the order of its help, each with the heading that it begins. */
export const rowsOf = (command: string): readonly (OptionRow & { readonly heading?: string | undefined })[] =>
  Object.entries((options as Readonly<Record<string, Rows>>)[command] ?? {}).map(([name, row]) => ({
    ...row,
    heading: HEADINGS.find(([, first]) => first.includes(name))?.[0],
  }));

export function commanderOption(row: OptionRow): Option {
  const { flags, help, parse = text, choices, repeatable = false, default: preset, otherwise } = row;
  const notes = [
    ...(repeatable ? ['repeatable'] : []),
    ...(otherwise === undefined ? [] : [`default: ${otherwise}`]),
  ];
  const option = new Option(flags, notes.length > 0 ? `${help} (${notes.join(', ')})` : help);
  if (choices) option.choices(choices);
  else if (row.parse)
    option.argParser<unknown>((value, before) => {
      const read = parsed(nameOf(row), parse, value);
      return repeatable ? [...((before as readonly unknown[] | undefined) ?? []), read] : read;
    });
  return preset === undefined ? option : option.default(parse(preset), preset);
}

/** The message does not repeat the value, which may be a password. */
function parsed(name: string, parse: (text: string) => unknown, value: string): unknown {
  try {
    return parse(value);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    const isSecret = name === '--header' || value.includes('@');
    const quoted = isSecret ? '' : ` argument \`${printable(value, 500)}\``;
    throw new UsageError(`option \`${name}\`${quoted} is invalid. ${error.message}`);
  }
}
