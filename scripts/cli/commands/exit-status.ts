/** An audit's exit status. */
import { caveatsOf, verdictLine } from '../../../reporters/report/verdict-words.js';
import { isStale } from '../../../schemas/baseline.js';
import type { Report } from '../../../schemas/verdict.js';
import { EXIT, sayWhy } from '../errors.js';
import type { FlagsOf } from '../input/options.js';

type Flags = FlagsOf<'audit'>;
type GateFlags = Pick<Flags, 'requireComplete' | 'failOnEmpty' | 'failOnFlaky'>;

export function endWith(report: Report, flags: GateFlags & Pick<Flags, 'quiet' | 'format'>): number {
  const { quiet, format } = flags;
  const status = exitStatus(report, flags);
  if (exitStatus(report, {}) !== status) {
    const { plan, results, unseen } = report;
    const cut =
      plan?.leftOut ?? results.find(({ cutOff }) => cutOff)?.message ?? 'not every MUST rule was judged';
    if (status === EXIT.inconclusive) return sayWhy(status, `--require-complete: ${cut}`);
    const isEmpty = flags.failOnEmpty === true && unseen !== undefined;
    return sayWhy(status, `--fail-on-${isEmpty ? 'empty' : 'flaky'}: ${caveatsOf(report).join('; ')}`);
  }
  return format.includes('console') && quiet !== true ? status : sayWhy(status, verdictLine(report));
}

/** In order of precedence: an interruption or a fault of the suite, nonconformance, an inconclusive audit. */
export function exitStatus(
  { conformant, complete, fault, unseen = [], flaky, baseline = [] }: Report,
  { requireComplete, failOnEmpty, failOnFlaky }: GateFlags,
): number {
  if (fault) return EXIT.inconclusive;
  if (conformant === false || baseline.some(({ standing }) => isStale(standing))) return EXIT.nonconformant;
  if (failOnEmpty === true && unseen.length > 0) return EXIT.nonconformant;
  if (failOnFlaky === true && flaky.length > 0) return EXIT.nonconformant;
  return conformant === null || (requireComplete === true && !complete) ? EXIT.inconclusive : EXIT.conformant;
}
