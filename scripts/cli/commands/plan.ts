/** `plan`: the requests that an audit would send, least and most, and their number; sends none. */
import { grouped } from '../../../schemas/text/numbers.js';
import { DEFAULT_FILES } from '../../../fixtures/wiki/files.js';
import { budgetsOf } from '../../../suites/audit/target.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { NO_FLAGS, auditOptionsOf, targetOf } from '../input/options.js';
import type { AuditFlags } from '../input/options.js';
import { planFor, requestsFor, secondLooks } from '../../plan.js';
import type { PlanStep } from '../../plan.js';

export async function planCommand(url: string | undefined, flags: Partial<AuditFlags>): Promise<number> {
  const target = targetOf(url ?? 'http://127.0.0.1/api.php');
  const options = auditOptionsOf(target, { ...NO_FLAGS, ...flags });
  const steps = await planFor(options);
  const { maxRequests: budget } = budgetsOf(options, target);
  const extra = secondLooks(options.rules ?? [], steps);
  const usual = await requestsFor(options, DEFAULT_FILES);
  process.stdout.write(
    planText(
      steps,
      usual,
      extra,
      budget,
      url === undefined ? 'the embedded reference wiki' : (steps[0]?.url.split('?')[0] ?? ''),
    ),
  );
  return 0;
}

const range = (least: number, most: number) =>
  least === most
    ? String(least)
    : `${least} to ${Number.isFinite(most) ? grouped(most) : 'as many as it has pages'}`;

function planText(
  steps: readonly PlanStep[],
  usual: number,
  extra: number,
  budget: number,
  target: string,
): string {
  const least = steps.reduce((sum, step) => sum + step.least, 0);
  const most = steps.reduce((sum, step) => sum + step.most, 0);
  const lines = steps.flatMap(({ question, url, headers, least: fewest, most: highest }) => [
    `${question}: ${range(fewest, highest)}`,
    `    GET ${url}${headers['cookie'] === undefined ? '' : `    Cookie: ${headers['cookie']}`}`,
  ]);
  return [
    `${SUITE.name} would send to ${target}:`,
    '',
    ...lines,
    '',
    `In all: at least ${least}, at most ${grouped(Math.min(budget, most + extra))} requests (budget ${grouped(budget)}),`,
    'among them second looks where answers contradict each other, and retries and redirects.',
    `A wiki with ${DEFAULT_FILES} files that keeps the contract is sent ${usual}.`,
    'Nothing was sent.',
    '',
  ].join('\n');
}
