/** The flags of `audit`. */
import type { Command } from 'commander';

/** Collects the values of a flag that may be repeated. */
export const collect = (value: string, before: readonly string[]) => [...before, value];

export function auditOptions(command: Command): Command {
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
