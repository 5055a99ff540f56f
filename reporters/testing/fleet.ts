/** The reports of a whole fleet: a few dozen real audits, recombined area by area, for tests at size. */
import { mutants } from '../../fixtures/mutants/index.js';
import type { MutantId } from '../../fixtures/mutants/index.js';
import { openDraw } from '../../fixtures/random/draw.js';
import type { Draw } from '../../fixtures/random/draw.js';
import type { ServeOptions } from '../../fixtures/serve.js';
import { variants } from '../../fixtures/variants/index.js';
import { areas } from '../../schemas/generated/rules.js';
import { areaOf, ruleIds } from '../../schemas/rule-ids.js';
import { totalsOf, verdictOf } from '../../schemas/verdict.js';
import type { Report } from '../../schemas/verdict.js';
import { auditOf } from '../../suites/testing/samples/served.js';
import type { PageTarget } from '../matrix/fleet.js';

const mutantsOfEachArea = 4;
const variantsTaken = 8;

interface Audited {
  readonly lawful: readonly Report[];
  readonly broken: readonly Report[];
}

/** Real audits of the reference wiki, of variants, and of mutants of each area. */
export async function auditedSamples(): Promise<Audited> {
  const ids = areas.flatMap(area => {
    const ofArea = (Object.keys(mutants) as MutantId[]).filter(id => id.startsWith(`${area}.`));
    return spread(ofArea, mutantsOfEachArea);
  });
  const lawful = [await reportOn()];
  for (const id of spread(Object.keys(variants), variantsTaken)) {
    const report = await reportOn(variants[id]?.wiki, variants[id]?.alter);
    if (report.conformant === true) lawful.push(report);
  }
  const broken: Report[] = [];
  for (const id of ids) broken.push(await reportOn(mutants[id]?.wiki, mutants[id]?.alter));
  return { lawful, broken };
}

const reportOn = (wiki: ServeOptions = {}, alter: ServeOptions['alter'] = {}): Promise<Report> =>
  auditOf({ ...wiki, alter }, { seed: 'fleet', strength: 1, maxRequests: 300 });

const spread = <T>(items: readonly T[], number: number): T[] =>
  items.filter((_item, at) => at % Math.max(1, Math.floor(items.length / number)) === 0).slice(0, number);

export interface SampleTarget {
  readonly target: PageTarget;
  /** None for a target that is pending. */
  readonly report?: Report;
}

/** So many targets of thirty operators, one at a time: most conform, the others fail in one area or several. */
export function* sampleFleet({ lawful, broken }: Audited, number: number): Generator<SampleTarget> {
  const draw = openDraw('fleet');
  const any = (reports: readonly Report[]) => reports[draw.below(reports.length)];
  for (let at = 0; at < number; at += 1) {
    const base = any(lawful);
    const operator = `operator-${Math.min(draw.below(30), draw.below(30))}.example`;
    const host = `${words[at % words.length]}${Math.floor(at / words.length)}.${operator}`;
    const folder = `targets/${(at % 256).toString(16).padStart(2, '0')}/${at.toString(16).padStart(16, '0')}`;
    if (!base || draw.chance(0.004)) {
      yield { target: targetOf(host, '', false) };
      continue;
    }
    const report = draw.chance(0.03)
      ? lostFrom(base)
      : draw.chance(0.55)
        ? base
        : mixed(base, () => any(broken), draw);
    const target = targetOf(host, folder, report.conformant !== true);
    yield {
      target,
      report: { ...report, target: { ...report.target, url: target.url, label: target.label } },
    };
  }
}

function targetOf(host: string, folder: string, hasPage: boolean): PageTarget {
  return {
    label: host.split('.')[0] ?? host,
    url: `https://${host}/w/api.php`,
    operator: host.split('.').slice(1).join('.'),
    folder,
    hasPage,
  };
}

const words = [
  'archive',
  'atlas',
  'birds',
  'cinema',
  'español',
  'history',
  'maths',
  'music',
  '日本語',
  'recipes',
];

/** Some areas of the one report, the others as they were. */
function mixed(base: Report, other: () => Report | undefined, draw: Draw): Report {
  const sources = new Map(areas.map(area => [area, draw.chance(0.4) ? (other() ?? base) : base]));
  const results = [...sources]
    .flatMap(([area, report]) => report.results.filter(({ rule }) => areaOf(rule) === area))
    .map(result => {
      // Most wikis name a file or a number of their own.
      if (result.outcome !== 'failed' || draw.chance(0.3)) return result;
      return { ...result, message: `${result.message} (file ${draw.below(1_000_000)}.png)` };
    });
  const observed = draw.chance(0.2) ? (other() ?? base) : base;
  return rejudged({ ...base, results, observations: observed.observations });
}

/** The same wiki on a day on which it refused. */
function lostFrom(base: Report): Report {
  const message = 'no answer: 3 refusals in a row (status 429)';
  const results = base.results.map(({ rule, section, level }) => {
    return { rule, section, level, outcome: 'cantTell' as const, message, evidence: [] };
  });
  return rejudged({ ...base, results, observations: [], exchanges: [] });
}

function rejudged(report: Report): Report {
  const { results } = report;
  return {
    ...report,
    ...verdictOf(results, { strict: false, selected: new Set(ruleIds) }),
    totals: totalsOf(results),
  };
}
