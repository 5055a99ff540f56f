/** The commands with their options. Each loads only what it needs: the start is most of a short audit. */
import { Command } from 'commander';
import { SUITE } from '../../suites/audit/package-info.js';
import type { AuditFlags } from './input/options.js';
import type { CompareFlags } from './commands/compare.js';
import type { DiffFlags } from './commands/diff.js';
import type { JudgeFlags } from './commands/judge.js';
import type { ProfileFlags } from './commands/profile.js';
import type { ServeFlags } from './commands/serve.js';
import { EXIT } from './errors.js';
import { auditOptions, collect } from './input/audit-flags.js';

/** Hears the exit status of a command. */
type Finish = (status: number) => void;

export function programOf(finish: Finish): Command {
  const program = new Command(SUITE.name)
    .description('Audits whether a wiki keeps the wiki query contract.')
    .version(SUITE.version)
    .exitOverride()
    .showHelpAfterError(false)
    .configureOutput({ outputError: () => undefined });
  for (const add of COMMANDS) add(program, finish);
  return program;
}

function addAudit(program: Command, finish: Finish): void {
  auditOptions(program.command('audit [api_url]', { isDefault: true }))
    .description('audit an api.php, or the embedded reference wiki without one')
    .action(async (url: string | undefined, flags: AuditFlags) => {
      const { auditCommand } = await import('./commands/audit.js');
      finish(await auditCommand(url, flags));
    });
}

function addJudge(program: Command, finish: Finish): void {
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
      const { judgeCommand } = await import('./commands/judge.js');
      finish(await judgeCommand(file, flags));
    });
}

function addProfile(program: Command, finish: Finish): void {
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
      const { profileCommand } = await import('./commands/profile.js');
      finish(await profileCommand(url, flags));
    });
}

function addServe(program: Command, finish: Finish): void {
  program
    .command('serve')
    .description('serve the reference wiki until stopped; its api.php is the first line')
    .option('--port <n>', 'the port to listen on (any free one)')
    .option('--files <n>', 'how many files the wiki holds (31)')
    .option('--debuginfo', 'answers carry the diagnostic block')
    .option('--mutant <id>', 'serve this mutant: the wiki with one lie')
    .option('--variant <id>', 'serve this benign variant: the wiki with a lawful difference')
    .action(async (flags: ServeFlags) => {
      const { serveCommand } = await import('./commands/serve.js');
      finish(await serveCommand(flags));
    });
}

function addDiff(program: Command, finish: Finish): void {
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
      const { diffCommand } = await import('./commands/diff.js');
      finish(await diffCommand(old, now, flags));
    });
}

function addCompare(program: Command, finish: Finish): void {
  program
    .command('compare <reports...>')
    .description('one page: the targets of 2 to 50 reports side by side, rule by rule')
    .option('--out <file>', 'the page', 'compare.html')
    .action(async (reports: string[], flags: CompareFlags) => {
      const { compareCommand } = await import('./commands/compare.js');
      finish(await compareCommand(reports, flags));
    });
}

function addMatrix(program: Command, finish: Finish): void {
  program
    .command('matrix')
    .description(
      'run the suite against every mutant and benign variant; exit 1 on a survivor or a false alarm',
    )
    .action(async () => {
      const { matrixCommand } = await import('../matrix/matrix.js');
      const { text, ok } = await matrixCommand();
      process.stdout.write(text);
      finish(ok ? EXIT.conformant : EXIT.nonconformant);
    });
}

function addRules(program: Command, finish: Finish): void {
  program
    .command('rules')
    .description('the catalogue of rules')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { rulesCommand } = await import('./commands/rules.js');
      finish(rulesCommand(json === true));
    });
}

function addExplain(program: Command, finish: Finish): void {
  program
    .command('explain <rule>')
    .description('one rule: statement, section, level, parameters, what is asked')
    .action(async (rule: string) => {
      const { explainCommand } = await import('./commands/rules.js');
      finish(await explainCommand(rule));
    });
}

function addPlan(program: Command, finish: Finish): void {
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
      const { planCommand } = await import('./commands/plan.js');
      finish(await planCommand(url, flags));
    });
}

/** In the order of the help. */
const COMMANDS = [
  addAudit,
  addJudge,
  addProfile,
  addServe,
  addDiff,
  addCompare,
  addMatrix,
  addRules,
  addExplain,
  addPlan,
];
