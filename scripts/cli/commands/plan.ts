/** `plan`: the requests that an audit would send, at least and at most, without sending any. */
import { DEFAULT_FILES } from '../../../fixtures/wiki/files.js';
import { grouped } from '../../../schemas/text/numbers.js';
import { SUITE } from '../../../suites/audit/package-info.js';
import { budgetsOf } from '../../../suites/audit/target.js';
import { planFor, recheckRequests, requestsFor } from '../../plan.js';
import { EXIT } from '../errors.js';
import { auditOptionsOf, targetOf } from '../input/audit-options.js';
import type { FlagsOf } from '../input/options.js';

export async function planCommand(url: string | undefined, flags: FlagsOf<'plan'>): Promise<number> {
  const target = targetOf(url ?? 'http://127.0.0.1/api.php');
  const options = await auditOptionsOf(target, flags);
  const steps = await planFor(options);
  const { maxRequests } = budgetsOf(options, target);
  const sum = (of: 'least' | 'most') => steps.reduce((total, step) => total + step[of], 0);
  const most = Math.min(maxRequests, sum('most') + recheckRequests(options.rules ?? [], steps));
  const lines = steps.flatMap(step => [
    `${step.question}: ${range(step.least, step.most)}`,
    `    GET ${step.url}${step.headers['cookie'] === undefined ? '' : `    Cookie: ${step.headers['cookie']}`}`,
  ]);
  const name = url === undefined ? 'the embedded reference wiki' : (steps[0]?.url.split('?')[0] ?? '');
  const text = [
    `${SUITE.name} would send to ${name}:`,
    '',
    ...lines,
    '',
    `In total at least ${sum('least')} and at most ${grouped(most)} requests (budget ${grouped(maxRequests)}),`,
    'including retries, redirects, and repeated requests where answers contradict each other.',
    `A conforming wiki with ${DEFAULT_FILES} files is sent ${await requestsFor(options, DEFAULT_FILES)}.`,
    'Nothing was sent.',
  ];
  process.stdout.write(`${text.join('\n')}\n`);
  return EXIT.conformant;
}

function range(least: number, most: number): string {
  if (least === most) return String(least);
  return `${least} to ${Number.isFinite(most) ? grouped(most) : 'the number of pages'}`;
}
