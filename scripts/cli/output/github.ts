/** What a run inside a GitHub workflow says to it: annotations on the log, and the summary of the step. */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { githubAnnotations, githubFailure } from '../../../reporters/formats/github.js';
import type { Report } from '../../../schemas/verdict.js';
import { SUITE } from '../../../suites/audit/package-info.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export function inWorkflow(environment: Environment): boolean {
  return environment['GITHUB_ACTIONS'] === 'true';
}

/** GitHub obeys commands anywhere on the log, so text that quotes a server stands where they are switched off. */
export function withoutCommands(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}

/** Prints text that quotes a server, to whoever listens. */
export function printSafely(text: string): void {
  process.stdout.write(inWorkflow(process.env) ? withoutCommands(text) : text);
}

/** Annotations for the log; the summary is written on the way, where GitHub asks for one. */
export async function announce(report: Report, environment: Environment): Promise<string> {
  const summary = environment['GITHUB_STEP_SUMMARY'];
  if (summary !== undefined && summary !== '') {
    const { markdownReport } = await import('../../../reporters/formats/markdown.js');
    appendFileSync(summary, `${markdownReport(report)}\n`);
  }
  return githubAnnotations(report);
}

/** Why there is no report, for the log of a workflow; nothing elsewhere. */
export function annotateFailure(line: string, environment: Environment): string {
  return inWorkflow(environment) ? githubFailure(SUITE.name, line) : '';
}
