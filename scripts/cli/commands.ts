/** The commands, under the headings of the help and in its order. Each loads its code only when it runs, because most of a short audit is its start. */
import { SUITE } from '../../suites/audit/package-info.js';
import { EXIT } from './errors.js';

export interface CommandRow {
  readonly usage: string;
  readonly summary: string;
  /** Shown below the options in its help. */
  readonly after?: string;
  readonly examples?: readonly string[];
  /** What its exit statuses mean, if that differs from the usual. */
  readonly statuses?: Statuses;
  readonly isDefault?: true;
  readonly isHidden?: true;
  /** The command whose options it takes, if not its own. */
  readonly optionsOf?: string;
  /** Called with its arguments and then its parsed options; resolves to the exit status. */
  readonly load: () => Promise<(...args: never[]) => number | Promise<number>>;
}

type Statuses = Readonly<Record<number, string>>;

const WIKI = 'https://wiki.example/w/api.php';

const WRONG: Statuses = { 2: 'invalid argument or input file' };

const ofAudit: Statuses = {
  0: 'conformant',
  1: 'not conformant, or a stale baseline entry',
  2: 'invalid argument or input file; nothing was sent',
  3: 'inconclusive: no answer, interrupted, or a fault of the suite',
};

const ofFleet: Statuses = {
  ...ofAudit,
  0: 'every target is conformant',
  1: 'a target is not conformant, or has a stale baseline entry',
  3: 'inconclusive: a target or an operator gave no answer, interrupted, or a fault of the suite',
};

export const PROGRAM = {
  examples: [WIKI, `profile ${WIKI} > profile.json`, `${WIKI} --profile profile.json`, 'help audit'],
  statuses: ofAudit,
} as const;

/** Commander has checked flags and arguments against the options of each command. */
const groups: Readonly<Record<string, readonly CommandRow[]>> = {
  'Audit a wiki:': [
    {
      usage: 'audit <api_url>',
      summary: "audit a wiki's api.php (default command)",
      examples: [
        `${WIKI} --profile profile.json`,
        'http://127.0.0.1:8080/api.php --watch',
        `${WIKI} --baseline known.json --write-baseline`,
        `${WIKI} --format console,junit,har --out reports`,
      ],
      statuses: ofAudit,
      isDefault: true,
      load: async () => (await import('./commands/audit.js')).auditCommand,
    },
    {
      usage: 'demo',
      summary: 'audit the embedded reference wiki',
      examples: ['demo', 'demo --show all'],
      statuses: ofAudit,
      load: async () => (await import('./commands/audit.js')).demoCommand,
    },
    {
      usage: 'start [api_url]',
      summary: 'for `npm start`: audit the api.php at this URL, or else the embedded reference wiki',
      optionsOf: 'audit',
      isHidden: true,
      load: async () => (await import('./commands/audit.js')).startCommand,
    },
    {
      usage: 'plan [api_url]',
      summary: 'show the requests that an audit would send, without sending any',
      examples: [`plan ${WIKI} --max-pages 5`],
      load: async () => (await import('./commands/plan.js')).planCommand,
    },
    {
      usage: 'profile <api_url>',
      summary: 'infer the deployment profile of a wiki with a few requests',
      after: 'The profile goes to standard output, the evidence for each parameter to standard error.',
      examples: [`profile ${WIKI} > profile.json`],
      load: async () => (await import('./commands/profile.js')).profileCommand,
    },
    {
      usage: 'judge <file>',
      summary: 're-judge a recorded audit (audit.har) offline',
      after:
        'The file may also be the folder that holds it. Parameters, rules and --strict are those of the recorded audit unless given here.',
      examples: ['judge conformance-report/audit.har --profile profile.json'],
      statuses: ofAudit,
      load: async () => (await import('./commands/judge.js')).judgeCommand,
    },
  ],
  'Understand a report:': [
    {
      usage: 'explain <rule>',
      summary: 'explain a rule: statement, section, level, parameters, requests',
      examples: ['explain allimages.ns'],
      load: async () => (await import('./commands/rules.js')).explainCommand,
    },
    {
      usage: 'diff <old> <new>',
      summary:
        'compare one wiki before and after: what got worse, better or changed; exit 1 if anything is worse',
      after:
        'Each report is a report.json or its folder. A recording (audit.har) next to a report is re-judged to find the cause of a change.',
      examples: ['diff last-release conformance-report', 'diff old.json new.json --format markdown'],
      statuses: { 0: 'nothing is worse', 1: 'something is worse', ...WRONG },
      load: async () => (await import('./commands/diff.js')).diffCommand,
    },
    {
      usage: 'verify <report> <recording>',
      summary: 'check a report against its recording, offline',
      after:
        'Each is a file, possibly gzipped, or the folder of a report. The recording is re-judged with the options that the report states.',
      examples: ['verify conformance-report conformance-report', 'verify report.json.gz audit.har.gz'],
      statuses: {
        0: 'verified: the report follows from the recording',
        1: 'the report does not follow from the recording',
        ...WRONG,
        3: 'no verdict: judged by another version, or the recording is from another audit',
      },
      load: async () => (await import('./commands/verify.js')).verifyCommand,
    },
  ],
  'Many wikis, many runs:': [
    {
      usage: 'compare <reports...>',
      summary: 'compare many wikis: one page of 2 to 1,000 reports, rule by rule',
      examples: ['compare reports/* --out compare.html'],
      load: async () => (await import('./commands/compare.js')).compareCommand,
    },
    {
      usage: 'history <dir>',
      summary: 'show since when each rule has failed, which rules are flaky, and what changed between runs',
      after:
        'DIR holds runs: folders with report.json or report.json.gz, or folders of fleets. A recording next to a report is re-judged to find the cause of a change.',
      examples: ['history nights', 'history nights --out public'],
      statuses: {
        0: 'the history is shown, whatever the verdicts',
        ...WRONG,
        3: 'an unreadable run was skipped',
      },
      load: async () => (await import('./commands/history.js')).historyCommand,
    },
    {
      usage: 'fleet <list>',
      summary: 'audit a list of wikis within rate limits; run again to resume',
      after:
        'The list is a file, or - for standard input: one URL on each line, CSV with a header, or JSON Lines. Its columns are url, label, profile, operator, connect-to and baseline.',
      examples: [
        'fleet wikis.csv --contact ops@example.org --out wikis',
        'fleet wikis.csv --contact ops@example.org --out part-2 --shard 2/8 --seed 2026-11-22',
        'fleet wikis.csv --contact ops@example.org --queue redis://queue.internal:6379',
      ],
      statuses: ofFleet,
      load: async () => (await import('./commands/fleet.js')).fleetCommand,
    },
    {
      usage: 'fleet work',
      summary: 'audit targets queued by `fleet --queue`, on any number of machines, until interrupted',
      examples: ['fleet work --queue redis://queue.internal:6379'],
      load: async () => (await import('./commands/fleet.js')).workCommand,
    },
    {
      usage: 'merge <dirs...>',
      summary: 'join the folders of the shards of a fleet',
      examples: ['merge part-* --out wikis'],
      statuses: ofFleet,
      load: async () => (await import('./commands/fleet.js')).mergeCommand,
    },
    {
      usage: 'export <paths...>',
      summary: 'export the reports of a fleet as one table, one row per target and rule',
      after:
        'Each path is the folder of a fleet, the folder of a report, or a report.json or report.json.gz.',
      examples: ['export wikis > wikis.csv', 'export wikis --format openmetrics > wikis.prom'],
      load: async () => (await import('./commands/export.js')).exportCommand,
    },
  ],
  'About the suite:': [
    {
      usage: 'rules',
      summary: 'list all rules',
      examples: ['rules', 'rules --json'],
      load: async () => (await import('./commands/rules.js')).rulesCommand,
    },
    {
      usage: 'serve',
      summary: 'serve the reference wiki until interrupted; the first line printed is the URL of its api.php',
      examples: ['serve --port 8080', 'serve --mutant allimages.ns/string'],
      load: async () => (await import('./commands/serve.js')).serveCommand,
    },
    {
      usage: 'matrix',
      summary:
        'audit every mutant and variant of the reference wiki; exit 1 on an undetected mutant or a false positive',
      statuses: {
        0: 'every mutant was detected, without a false positive',
        1: 'a mutant was not detected, or there was a false positive',
      },
      load: async () => async () => {
        const matrix = await (await import('../matrix/matrix.js')).runMatrix();
        process.stdout.write((await import('../matrix/table.js')).matrixText(matrix));
        return matrix.problems.length === 0 ? EXIT.conformant : EXIT.nonconformant;
      },
    },
  ],
};

export const commands = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map(row => ({ ...row, group, name: row.usage.replace(/ [<[].*/, '') })),
);

/** What `--help` adds to the options, indented like the lists of commander. */
export function afterHelp({ examples = [], statuses = {} }: Partial<CommandRow>): string {
  const shown = examples.map(example => `  ${SUITE.name} ${example}`);
  const meanings = Object.entries(statuses).map(([status, meaning]) => `  ${status}  ${meaning}`);
  return [
    ...(shown.length === 0 ? [] : ['', 'Examples:', ...shown]),
    ...(meanings.length === 0 ? [] : ['', 'Exit status:', ...meanings]),
  ].join('\n');
}
