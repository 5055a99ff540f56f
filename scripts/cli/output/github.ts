/** Output for a GitHub workflow: annotations in the log, and the summary of the step. */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { githubAnnotations, githubFailure } from '../../../reporters/formats/github.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { codeOf } from '../errors.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export const inWorkflow = (environment: Environment): boolean => environment['GITHUB_ACTIONS'] === 'true';

/** GitHub executes commands anywhere in the log, so they are disabled around text that quotes a server. */
export function withoutCommands(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}

export function printSafely(text: string): void {
  process.stdout.write(inWorkflow(process.env) ? withoutCommands(text) : text);
}

/** Writes the job summary if GitHub asks for one; resolves to the annotations for the log. */
export async function announce(report: Report, environment: Environment): Promise<string> {
  const summary = environment['GITHUB_STEP_SUMMARY'];
  if (summary !== undefined && summary !== '') {
    const { markdownReport } = await import('../../../reporters/formats/markdown.js');
    try {
      appendFileSync(summary, `${markdownReport(report)}\n`);
    } catch (error) {
      // The environment is at fault, so the verdict stays.
      process.stderr.write(
        `${SUITE.name}: the summary of the job was not written: ${printable(summary, 200)} (${codeOf(error)})\n`,
      );
    }
  }
  return githubAnnotations(report);
}

/** An annotation that says why there is no report; empty outside a workflow. */
export const annotateFailure = (line: string, environment: Environment): string =>
  inWorkflow(environment) ? githubFailure(SUITE.name, line) : '';
