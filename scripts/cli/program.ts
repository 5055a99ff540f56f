/** Runs the command of a command line. */
import { Command, CommanderError } from 'commander';
import { printable } from '../../schemas/text/printable.js';
import { isUrl, withoutUser, withoutUsers } from '../../schemas/text/url.js';
import { SUITE } from '../../suites/audit/package-info.js';
import { PROGRAM, afterHelp, commands } from './commands.js';
import { EXIT, MISSING_ADDRESS, NoAudit, NotWritten, UsageError } from './errors.js';
import { commanderOption, rowsOf } from './input/options.js';
import { didYouMean } from './input/suggestions.js';
import { screen } from './output/terminal.js';

/** Failing output makes a run inconclusive; a reader that closes the pipe early does not. */
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

/** Reports any error in one line; resolves to the exit status. */
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

/** A word is not an address, so it is a mistyped command, not an argument of `audit`. */
function refuseUnknownCommand([first = '']: readonly string[]): void {
  const known = [...commands.map(({ name }) => name), 'help'];
  if (!/^[a-z][a-z-]*$/i.test(first) || known.includes(first)) return;
  throw new UsageError(
    `neither a command nor an http or https URL: \`${printable(first, 200)}\`${didYouMean(first, known) || '; see --help'}`,
  );
}

/** @param finish receives the exit status of the command that ran */
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
  program.addHelpText('after', afterHelp(PROGRAM));
  for (const row of commands) {
    const { group, name, usage, summary, after, isDefault = false, isHidden = false, optionsOf, load } = row;
    program.commandsGroup(group);
    const [first, second = ''] = name.split(' ');
    // The second word of a name is a subcommand, without the options of the first.
    const parent = second === '' ? program : program.commands.find(other => other.name() === first);
    const command = (parent ?? program)
      .helpCommand(false)
      .command(second || usage, { isDefault, hidden: isHidden })
      .description(summary);
    for (const option of rowsOf(optionsOf ?? name)) {
      if (option.heading !== undefined) command.optionsGroup(option.heading);
      command.addOption(commanderOption(option));
    }
    const wrapped = (text: string) => command.createHelp().boxWrap(text, screen(process.stdout).columns);
    if (after !== undefined) command.addHelpText('after', () => `\n${wrapped(after)}`);
    command.addHelpText('after', afterHelp(row));
    command.action(async (...given: unknown[]) => {
      // The last argument is the command itself.
      const args = given.slice(0, -1);
      refuseArguments(command, args.slice(0, -1) as Argument[]);
      finish(await (await load())(...(args as never[])));
    });
  }
  return program.helpCommand(true);
}

type Argument = string | string[] | undefined;

/** Refuses empty arguments, as unset variables leave them; an empty address has its own message. */
function refuseArguments(command: Command, args: readonly Argument[]): void {
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
    const isAddress = error.code === 'commander.missingArgument' && error.message.includes("'api_url'");
    const plain = printable(error.message.replace('error: ', '').replaceAll('\n', ' '));
    const unnamed = error.code === 'commander.help' ? 'unknown command; see --help' : plain;
    await complain(isAddress ? MISSING_ADDRESS : unnamed);
    return EXIT.usage;
  }
  if (error instanceof UsageError || error instanceof NoAudit || error instanceof NotWritten) {
    await complain(error.message);
    return error instanceof UsageError ? EXIT.usage : EXIT.inconclusive;
  }
  // Unexpected errors need the stack trace.
  const description = error instanceof Error ? error.stack : String(error);
  await complain(`a fault of the suite: ${description}`);
  return EXIT.inconclusive;
}

/** Prints an error on one line, without passwords of URLs; further lines quote a started command. */
async function complain(message: string): Promise<void> {
  const [line = '', ...more] = withoutUsers(message)
    .split('\n')
    .map(each => printable(each, 2000));
  const { annotateFailure } = await import('./output/github.js');
  const annotation = annotateFailure(line, process.env);
  process.stderr.write(`${SUITE.name}: ${[line, ...more].join('\n')}\n${annotation}`);
}
