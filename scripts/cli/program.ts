/** The commands, and how they end. Each loads its code only when it runs, because most of a short audit is its start. */
import { Command, CommanderError } from 'commander';
import { printable } from '../../schemas/text/printable.js';
import { isUrl, withoutUser, withoutUsers } from '../../schemas/text/url.js';
import { SUITE } from '../../suites/audit/package-info.js';
import { EXIT, MISSING_ADDRESS, NoAudit, NotWritten, UsageError } from './errors.js';
import { afterHelp } from './help.js';
import { commanderOption, groupsOf, type FlagsOf } from './input/options.js';
import { didYouMean } from './input/suggestions.js';
import { screen } from './output/terminal.js';

type Flags = Readonly<Record<string, unknown>>;

export interface CommandRow {
  /** Its heading in the help. */
  readonly group: string;
  /** Name and arguments. */
  readonly usage: string;
  readonly summary: string;
  /** A text below the options in its help. */
  readonly after?: string;
  readonly isDefault?: true;
  /** Not in the help. */
  readonly isHidden?: true;
  /** The command whose options it takes, where those are not its own. */
  readonly optionsOf?: string;
  /** Resolves to the exit status. */
  readonly run: (flags: Flags, ...args: readonly (string | string[] | undefined)[]) => Promise<number>;
}

/** In the order of the help, under its headings. Commander has checked flags and arguments against the options of each command. */
const groups = {
  'Audit a wiki:': [
    {
      usage: 'audit <api_url>',
      summary: "audit a wiki's api.php (default command)",
      isDefault: true,
      run: async (flags: FlagsOf<'audit'>, url: string) =>
        (await import('./commands/audit.js')).auditCommand(url, flags),
    },
    {
      usage: 'demo',
      summary: 'audit the embedded reference wiki',
      run: async (flags: FlagsOf<'demo'>) => (await import('./commands/audit.js')).demoCommand(flags),
    },
    {
      usage: 'start [api_url]',
      summary: 'for `npm start`: audit the api.php at this URL, or else the embedded reference wiki',
      optionsOf: 'audit',
      isHidden: true,
      run: async (flags: FlagsOf<'audit'>, url?: string) =>
        (await import('./commands/audit.js')).startCommand(url, flags),
    },
    {
      usage: 'plan [api_url]',
      summary: 'show the requests that an audit would send, without sending any',
      run: async (flags: FlagsOf<'plan'>, url?: string) =>
        (await import('./commands/plan.js')).planCommand(url, flags),
    },
    {
      usage: 'profile <api_url>',
      summary: 'infer the deployment profile of a wiki with a few requests',
      after: 'The profile goes to standard output, the evidence for each parameter to standard error.',
      run: async (flags: FlagsOf<'profile'>, url: string) =>
        (await import('./commands/profile.js')).profileCommand(url, flags),
    },
    {
      usage: 'judge <file>',
      summary: 're-judge a recorded audit (audit.har) offline',
      after: 'Parameters, rules and --strict are those of the recorded audit unless given here.',
      run: async (flags: FlagsOf<'judge'>, file: string) =>
        (await import('./commands/judge.js')).judgeCommand(file, flags),
    },
  ],
  'Understand a report:': [
    {
      usage: 'explain <rule>',
      summary: 'explain a rule: statement, section, level, parameters, requests',
      run: async (_flags: Flags, rule: string) => (await import('./commands/rules.js')).explainCommand(rule),
    },
    {
      usage: 'diff <old> <new>',
      summary:
        'compare one wiki before and after: what got worse, better or changed; exit 1 if anything is worse',
      after:
        'Each report is a report.json or its folder. A recording (audit.har) next to a report is re-judged to find the cause of a change.',
      run: async (flags: FlagsOf<'diff'>, old: string, now: string) =>
        (await import('./commands/diff.js')).diffCommand(old, now, flags),
    },
    {
      usage: 'verify <report> <recording>',
      summary: 'check a report against its recording, offline',
      after:
        'Each is a file, possibly gzipped, or the folder of a report. The recording is re-judged with the options that the report states.',
      run: async (_flags: Flags, report: string, recording: string) =>
        (await import('./commands/verify.js')).verifyCommand(report, recording),
    },
  ],
  'Many wikis, many runs:': [
    {
      usage: 'compare <reports...>',
      summary: 'compare many wikis: one page of 2 to 1,000 reports, rule by rule',
      run: async (flags: FlagsOf<'compare'>, reports: string[]) =>
        (await import('./commands/compare.js')).compareCommand(reports, flags),
    },
    {
      usage: 'history <dir>',
      summary: 'show since when each rule has failed, which rules are flaky, and what changed between runs',
      after:
        'DIR holds runs: folders with report.json or report.json.gz, or folders of fleets. A recording next to a report is re-judged to find the cause of a change.',
      run: async (flags: FlagsOf<'history'>, dir: string) =>
        (await import('./commands/history.js')).historyCommand(dir, flags),
    },
    {
      usage: 'fleet <list>',
      summary: 'audit a list of wikis within rate limits; run again to resume',
      after:
        'The list is a file, or - for standard input: one URL on each line, CSV with a header, or JSON Lines. Its columns are url, label, profile, operator, connect-to and baseline.',
      run: async (flags: FlagsOf<'fleet'>, list: string) =>
        (await import('./commands/fleet.js')).fleetCommand(list, flags),
    },
    {
      usage: 'fleet work',
      summary: 'audit targets queued by `fleet --queue`, on any number of machines, until interrupted',
      run: async (flags: FlagsOf<'fleet work'>) => (await import('./commands/work.js')).workCommand(flags),
    },
    {
      usage: 'merge <dirs...>',
      summary: 'join the folders of the shards of a fleet',
      run: async (flags: FlagsOf<'merge'>, dirs: string[]) =>
        (await import('./commands/merge.js')).mergeCommand(dirs, flags),
    },
    {
      usage: 'export <paths...>',
      summary: 'export the reports of a fleet as one table, one row per target and rule',
      after:
        'Each path is the folder of a fleet, the folder of a report, or a report.json or report.json.gz.',
      run: async (flags: FlagsOf<'export'>, paths: string[]) =>
        (await import('./commands/export.js')).exportCommand(paths, flags),
    },
  ],
  'About the suite:': [
    {
      usage: 'rules',
      summary: 'list all rules',
      run: async ({ json }: FlagsOf<'rules'>) =>
        (await import('./commands/rules.js')).rulesCommand(json === true),
    },
    {
      usage: 'serve',
      summary: 'serve the reference wiki until interrupted; the first line printed is the URL of its api.php',
      run: async (flags: FlagsOf<'serve'>) => (await import('./commands/serve.js')).serveCommand(flags),
    },
    {
      usage: 'matrix',
      summary:
        'audit every mutant and variant of the reference wiki; exit 1 on an undetected mutant or a false positive',
      run: async () => {
        const matrix = await (await import('../matrix/matrix.js')).runMatrix();
        process.stdout.write((await import('../matrix/table.js')).matrixText(matrix));
        return matrix.problems.length === 0 ? EXIT.conformant : EXIT.nonconformant;
      },
    },
  ],
} as unknown as Readonly<Record<string, readonly Omit<CommandRow, 'group'>[]>>;

export const commands: readonly CommandRow[] = Object.entries(groups).flatMap(([group, rows]) =>
  rows.map(row => ({ ...row, group })),
);

/** The name of a command, of one word or two, without its arguments. */
export const nameOf = (usage: string): string => usage.replace(/ [<[].*/, '');

/** Output that cannot be written makes a run inconclusive; a reader that closes the pipe early is no error. */
export function watchOutput(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    process.stdout.on('error', () => undefined);
    if (error.code === 'EPIPE') return;
    process.once('exit', () => {
      process.exitCode = EXIT.inconclusive;
    });
    void complain(`standard output cannot be written (${error.code})`);
  });
  process.stderr.on('error', () => undefined);
}

/** Runs the command that the arguments name, and reports an error in one line; resolves to the exit status. */
export async function runCommand(args: readonly string[]): Promise<number> {
  let status: number = EXIT.conformant;
  try {
    refuseUnknownCommand(args);
    await programOf(ended => void (status = ended)).parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    return exitOf(error);
  }
}

/** A word cannot be an address, so it is meant as a command; `audit`, the default, would take it as its argument. */
function refuseUnknownCommand([first = '']: readonly string[]): void {
  const known = [...commands.map(({ usage }) => usage.split(' ')[0] ?? ''), 'help'];
  if (!/^[a-z][a-z-]*$/i.test(first) || known.includes(first)) return;
  throw new UsageError(
    `neither a command nor an http or https URL: \`${printable(first, 200)}\`${didYouMean(first, known) || '; see --help'}`,
  );
}

/** @param finish called with the exit status of the command that ran */
export function programOf(finish: (status: number) => void): Command {
  const program = new Command(SUITE.name)
    .description('Audits whether the api.php of a wiki conforms to the wiki query contract.')
    .version(SUITE.version)
    // `fleet work` has options of the same names as `fleet`.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      outputError: () => undefined,
      writeErr: () => undefined,
      getOutHelpWidth: () => screen(process.stdout).columns,
    });
  program.addHelpText('after', afterHelp(''));
  for (const { group, usage, summary, after, isDefault, isHidden, optionsOf, run } of commands) {
    program.commandsGroup(group);
    const name = nameOf(usage);
    const [parentName, ...rest] = usage.split(' ');
    // The second word of a name is a command of the first, whose options it does not take.
    const parent = name.includes(' ')
      ? program.commands.find(other => other.name() === parentName)?.helpCommand(false)
      : undefined;
    const command = (parent ?? program)
      .command(parent ? rest.join(' ') : usage, { isDefault: isDefault === true, hidden: isHidden === true })
      .description(summary);
    for (const [heading, rows] of groupsOf(optionsOf ?? name)) {
      command.optionsGroup(heading);
      for (const row of rows) command.addOption(commanderOption(row));
    }
    if (after !== undefined)
      command.addHelpText(
        'after',
        () => `\n${command.createHelp().boxWrap(after, screen(process.stdout).columns)}`,
      );
    command.addHelpText('after', afterHelp(name));
    command.action(async (...given: unknown[]) => {
      const args = given.slice(0, -2) as (string | string[] | undefined)[];
      refuseArguments(command, args);
      finish(await run(command.opts(), ...args));
    });
  }
  return program.helpCommand(true);
}

/** An unset variable of a script leaves an empty argument; that of an address has a message of its own. */
function refuseArguments(command: Command, args: readonly (string | string[] | undefined)[]): void {
  for (const [at, given = []] of args.entries()) {
    const name = command.registeredArguments[at]?.name() ?? '';
    if (name === 'api_url') continue;
    for (const each of [given].flat()) {
      if (each === '') throw new UsageError(`argument \`${name}\` is empty`);
      if (isUrl(each))
        throw new UsageError(`argument \`${name}\` cannot be a URL: ${printable(withoutUser(each), 200)}`);
    }
  }
}

async function exitOf(error: unknown): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.conformant;
    if (error.code === 'commander.missingArgument' && error.message.includes("'api_url'")) {
      await complain(MISSING_ADDRESS);
      return EXIT.usage;
    }
    await complain(error.code === 'commander.help' ? 'unknown command; see --help' : printable(plain(error)));
    return EXIT.usage;
  }
  if (error instanceof UsageError || error instanceof NoAudit || error instanceof NotWritten) {
    await complain(error.message);
    return error instanceof UsageError ? EXIT.usage : EXIT.inconclusive;
  }
  // For what was not foreseen, a report of the fault needs the stack trace.
  const description = error instanceof Error ? error.stack : String(error);
  await complain(`a fault of the suite: ${description}`);
  return EXIT.inconclusive;
}

/** A message of commander as one line. */
const plain = ({ message }: CommanderError): string => message.replace('error: ', '').replaceAll('\n', ' ');

/** Prints an error, without the passwords of URLs, as one line; further lines quote what a started command printed. */
async function complain(message: string): Promise<void> {
  const [line = '', ...more] = withoutUsers(message)
    .split('\n')
    .map(each => printable(each, 2000));
  const { annotateFailure } = await import('./output/github.js');
  const annotation = annotateFailure(line, process.env);
  process.stderr.write(`${SUITE.name}: ${[line, ...more].join('\n')}\n${annotation}`);
}
