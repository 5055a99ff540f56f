#!/usr/bin/env node
/** The command line. Each command loads only what it needs: the start is most of a short audit. */
import { Command, CommanderError } from 'commander';
import type { AuditFlags } from './cli-options.js';
import type { CompareFlags } from './cli-compare.js';
import type { DiffFlags } from './cli-diff.js';
import type { JudgeFlags } from './cli-judge.js';
import type { ProfileFlags } from './cli-profile.js';
import type { ServeFlags } from './cli-serve.js';
import { EXIT, NoAudit, SuiteFault, UsageError } from './failure.js';
import { SUITE } from '../suites/suite.js';
import { printable } from '../reporters/printable.js';

const collect = (value: string, before: readonly string[]) => [...before, value];

function auditOptions(command: Command): Command {
  return command
    .option('--out <dir>', 'folder of the report', 'conformance-report')
    .option(
      '--format <list>',
      'formats of the report: console, json, html, junit, earl, ctrf, sarif, markdown, badge, shields, har',
      'console,json,html',
    )
    .option('--runner <name>', 'direct, or vitest with each rule as a test', 'direct')
    .option('--profile <file>', 'the parameters that the deployment declares, as JSON')
    .option('--set <name=value>', 'declare one parameter; wins over --profile (repeatable)', collect, [])
    .option('--baseline <file>', 'rules that are known to fail, with reasons')
    .option('--write-baseline', 'write what fails now to the file of --baseline')
    .option('--strict', 'a failed SHOULD counts')
    .option('--require-complete', 'exit 3 where a budget cut the audit short')
    .option('--rule <glob>', 'judge only the rules that match (repeatable)', collect, [])
    .option('--witness <title>', 'a file of the listing to ask for as an existing title')
    .option('--seed <text>', 'random titles derive from it')
    .option('--max-requests <n>', 'requests in all (to loopback 1,000,000, elsewhere 100)')
    .option('--max-pages <n>', 'pages of each traversal (to loopback unlimited, elsewhere 30)')
    .option('--rate <n>', 'requests a second (to loopback unlimited, elsewhere 5)')
    .option('--timeout <seconds>', 'for one whole answer (30)')
    .option('--retries <n>', 'after 429, 503 and broken connections (2)')
    .option('--user-agent <text>', 'who asks; best with an address for complaints')
    .option(
      "--header <'Name: value'>",
      'send a header, to the origin of the URL only (repeatable)',
      collect,
      [],
    )
    .option('--ca <file>', 'trust the certificates of this PEM file too')
    .option('--redact <on|off>', 'replace credentials and the values of cookies in the report', 'on')
    .option('--start <command>', 'start the server with this shell command, and end it after the audit')
    .option('--wait <seconds>', 'how long the started server may take to answer (60)')
    .option('--quiet', 'no live line and no console report');
}

function programOf(finish: (status: number) => void): Command {
  const program = new Command(SUITE.name)
    .description('Audits whether a wiki keeps the wiki query contract.')
    .version(SUITE.version)
    .exitOverride()
    .showHelpAfterError(false)
    .configureOutput({ outputError: () => undefined });

  auditOptions(program.command('audit [api_url]', { isDefault: true }))
    .description('audit an api.php, or the embedded reference wiki without one')
    .action(async (url: string | undefined, flags: AuditFlags) => {
      const { auditCommand } = await import('./cli-audit.js');
      finish(await auditCommand(url, flags));
    });

  program
    .command('judge <file>')
    .description('judge a recorded audit (--format har) again, offline')
    .option('--out <dir>', 'folder of the report', 'conformance-report')
    .option('--format <list>', 'formats of the report, as for audit', 'console,json,html')
    .option('--profile <file>', 'parameters that win over the recorded ones, as JSON')
    .option('--set <name=value>', 'one parameter; wins over --profile (repeatable)', collect, [])
    .option('--baseline <file>', 'rules that are known to fail, with reasons')
    .option('--strict', 'a failed SHOULD counts (as recorded, where it is left out)')
    .option('--require-complete', 'exit 3 where a budget cut the audit short')
    .option('--rule <glob>', 'judge only the rules that match (repeatable; as recorded)', collect, [])
    .option('--quiet', 'no console report')
    .action(async (file: string, flags: JudgeFlags) => {
      const { judgeCommand } = await import('./cli-judge.js');
      finish(await judgeCommand(file, flags));
    });

  program
    .command('profile <api_url>')
    .description('look at a wiki in a few requests and print the profile that explains it, for --profile')
    .option('--rate <n>', 'as for audit')
    .option('--timeout <seconds>', 'as for audit')
    .option('--retries <n>', 'as for audit')
    .option('--user-agent <text>', 'as for audit')
    .option("--header <'Name: value'>", 'as for audit (repeatable)', collect, [])
    .option('--ca <file>', 'as for audit')
    .addHelpText(
      'after',
      '\nThe profile goes to standard output, what was seen of each parameter to standard error.',
    )
    .action(async (url: string, flags: ProfileFlags) => {
      const { profileCommand } = await import('./cli-profile.js');
      finish(await profileCommand(url, flags));
    });

  program
    .command('serve')
    .description('serve the reference wiki until stopped; its api.php is the first line')
    .option('--port <n>', 'the port to listen on (any free one)')
    .option('--files <n>', 'how many files the wiki holds (31)')
    .option('--debuginfo', 'answers carry the diagnostic block')
    .option('--mutant <id>', 'serve this mutant: the wiki with one lie')
    .option('--variant <id>', 'serve this benign variant: the wiki with a lawful difference')
    .action(async (flags: ServeFlags) => {
      const { serveCommand } = await import('./cli-serve.js');
      finish(await serveCommand(flags));
    });

  program
    .command('diff <old> <new>')
    .description('what got worse, better or changed between two reports, and why; exit 1 on anything worse')
    .option('--strict', 'a failed SHOULD and what was lost sight of count')
    .option('--format <list>', 'console, markdown, json (console; with --out all three)')
    .option('--out <dir>', 'folder of diff.md and diff.json')
    .addHelpText(
      'after',
      '\nEach report is a report.json or its folder. An audit.har beside it is judged again, to tell the causes apart.',
    )
    .action(async (old: string, now: string, flags: DiffFlags) => {
      const { diffCommand } = await import('./cli-diff.js');
      finish(await diffCommand(old, now, flags));
    });

  program
    .command('compare <reports...>')
    .description('one page: the targets of 2 to 50 reports side by side, rule by rule')
    .option('--out <file>', 'the page', 'compare.html')
    .action(async (reports: string[], flags: CompareFlags) => {
      const { compareCommand } = await import('./cli-compare.js');
      finish(await compareCommand(reports, flags));
    });

  program
    .command('matrix')
    .description(
      'run the suite against every mutant and benign variant; exit 1 on a survivor or a false alarm',
    )
    .action(async () => {
      const { matrixCommand } = await import('./matrix.js');
      const { text, ok } = await matrixCommand();
      process.stdout.write(text);
      finish(ok ? EXIT.conformant : EXIT.nonconformant);
    });

  program
    .command('rules')
    .description('the catalogue of rules')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { rulesCommand } = await import('./cli-rules.js');
      finish(rulesCommand(json === true));
    });

  program
    .command('explain <rule>')
    .description('one rule: statement, section, level, parameters, what is asked')
    .action(async (rule: string) => {
      const { explainCommand } = await import('./cli-rules.js');
      finish(await explainCommand(rule));
    });

  program
    .command('plan [api_url]')
    .description('the requests that an audit would send; sends none')
    .option('--max-pages <n>', 'as for audit')
    .option('--max-requests <n>', 'as for audit')
    .option('--rule <glob>', 'as for audit (repeatable)', collect, [])
    .option('--set <name=value>', 'as for audit (repeatable)', collect, [])
    .option('--profile <file>', 'as for audit')
    .option('--seed <text>', 'as for audit')
    .action(async (url: string | undefined, flags: Partial<AuditFlags>) => {
      const { planCommand } = await import('./cli-plan.js');
      finish(await planCommand(url, flags));
    });

  return program;
}

async function main(): Promise<void> {
  watchOutput();
  const program = programOf(status => {
    process.exitCode = status;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = await exitOf(error);
  }
}

/** Output that cannot be written is no verdict on a target; a reader that has seen enough is no mistake at all. */
function watchOutput(): void {
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

async function exitOf(error: unknown): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    await complain(error.message.replace(/^error: /, ''));
    return EXIT.usage;
  }
  if (error instanceof UsageError) {
    await complain(error.message);
    return EXIT.usage;
  }
  if (error instanceof NoAudit) {
    await complain(error.message);
    return EXIT.inconclusive;
  }
  // What the suite foresaw is said in a line; of what it did not, the trace is what a report of the fault needs.
  const words = error instanceof SuiteFault || !(error instanceof Error) ? String(error) : error.stack;
  await complain(`a fault of the suite: ${String(words).replace(/^Error: /, '')}`);
  return EXIT.inconclusive;
}

async function complain(message: string): Promise<void> {
  const [line = '', ...more] = message.split('\n').map(each => printable(each, 2000));
  const { annotateFailure } = await import('./github.js');
  const annotation = annotateFailure(line, process.env);
  process.stderr.write(`${SUITE.name}: ${[line, ...more].join('\n')}\n${annotation}`);
}

void main();
