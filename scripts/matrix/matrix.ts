/** The kill matrix: audits every mutant and every lawful variant. */
import { Readable } from 'node:stream';
import { mutants, type Mutant } from '../../fixtures/mutants/index.js';
import { pairMutants, pairVariants } from '../../fixtures/pairs/index.js';
import { variants, type Variant } from '../../fixtures/variants/index.js';
import { rules, type RuleId } from '../../schemas/generated/rules.js';
import type { Report } from '../../schemas/verdict.js';
import { serveWiki, type ServeOptions } from '../../fixtures/serve.js';
import type { Declared } from '../../suites/evidence/profile.js';
import { audit } from '../../suites/audit/audit.js';

export interface Matrix {
  readonly mutants: readonly Verdict[];
  readonly variants: readonly Verdict[];
  /** Mutants and variants that differ only where two dimensions of a question meet. */
  readonly pairs: { readonly mutants: readonly Verdict[]; readonly variants: readonly Verdict[] };
  /** Survivors, false positives, and failures without a reason. */
  readonly problems: readonly string[];
}

/** What the audit of a mutant or variant shows about the suite. */
export interface Verdict {
  readonly id: string;
  readonly clause: string;
  /** The failed rules that the mutant is meant to break; an INFO rule reports a different observation. */
  readonly detectedBy: readonly RuleId[];
  /** Other failed rules; without a reason, each is a false positive. */
  readonly further: readonly { readonly rule: RuleId; readonly reason: string | undefined }[];
  readonly problems: readonly string[];
}

type Reasons = Readonly<Partial<Record<RuleId, string>>>;

export async function runMatrix(reportOn: Auditor = openAuditor()): Promise<Matrix> {
  const [plain, withDebuginfo] = await Promise.all([reportOn({}), reportOn({ wiki: { debuginfo: true } })]);
  const judgeAll = <Wiki extends Subject>(
    all: Readonly<Record<string, Wiki>>,
    judge: (id: string, wiki: Wiki, report: Report) => Verdict,
  ) => inTurn(Object.entries(all), AT_ONCE, async ([id, wiki]) => judge(id, wiki, await reportOn(wiki)));
  const judgeVariant = (id: string, one: Variant, report: Report) => variantVerdict(id, one, report, plain);
  const judged = {
    mutants: await judgeAll<Mutant>(mutants, (id, { rule, defect, alsoBreaks, wiki }, report) =>
      mutantVerdict(id, defect, [rule], report, wiki?.debuginfo ? withDebuginfo : plain, alsoBreaks),
    ),
    variants: await judgeAll(variants, judgeVariant),
    pairs: {
      mutants: await judgeAll(pairMutants, (id, { defect, breaks }, report) =>
        mutantVerdict(id, defect, breaks, report, plain),
      ),
      variants: await judgeAll(pairVariants, judgeVariant),
    },
  };
  const { pairs } = judged;
  const all = [...judged.mutants, ...judged.variants, ...pairs.mutants, ...pairs.variants];
  return { ...judged, problems: all.flatMap(({ problems }) => problems) };
}

const resultOf = ({ results }: Report, rule: string) => results.find(result => result.rule === rule);
const failures = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'failed');
const errorOf = (id: string, { fault }: Report) =>
  fault ? [`${id} causes an internal error: ${fault.where}: ${fault.message}`] : [];

function mutantVerdict(
  id: string,
  clause: string,
  own: readonly RuleId[],
  report: Report,
  reference: Report,
  reasons: Reasons = {},
): Verdict {
  const detectedBy = own.filter(rule => {
    const { outcome, message } = resultOf(report, rule) ?? {};
    if (rules[rule].level !== 'INFO') return outcome === 'failed';
    return outcome !== undefined && outcome !== 'failed' && message !== resultOf(reference, rule)?.message;
  });
  const others = failures(report).filter(({ rule }) => !own.some(each => each === rule));
  const further = others.map(({ rule }) => ({ rule: rule as RuleId, reason: reasons[rule as RuleId] }));
  const idle = Object.keys(reasons).filter(rule => !others.some(each => each.rule === rule));
  return {
    id,
    clause,
    detectedBy,
    further,
    problems: [
      ...(detectedBy.length > 0 ? [] : [`${id} survives: ${own.join(', ')} did not fail`]),
      ...others
        .filter(({ rule }) => reasons[rule as RuleId] === undefined)
        .map(({ rule, message }) => `${id} also breaks ${rule}, without a reason: ${message}`),
      ...idle.map(rule => `${id} does not break ${rule}, though \`alsoBreaks\` lists it`),
      ...errorOf(id, report),
    ],
  };
}

function variantVerdict(id: string, { difference, silence }: Variant, report: Report, reference: Report) {
  const failed = failures(report);
  return {
    id,
    clause: difference,
    detectedBy: [],
    further: failed.map(({ rule }) => ({ rule: rule as RuleId, reason: undefined })),
    problems: [
      ...failed.map(({ rule, message }) => `${id} fails ${rule}: ${message}`),
      ...(silence === undefined ? notConformant(id, report) : changes(id, report, reference)),
      ...errorOf(id, report),
    ],
  };
}

/** A lawful wiki must be conformant, without undecided rules. */
function notConformant(id: string, { conformant, complete, reason, results }: Report): readonly string[] {
  if (conformant === true && complete) return [];
  const undecided = results.filter(({ outcome }) => outcome === 'cantTell' || outcome === 'untested');
  const named = undecided.map(({ rule, outcome, message }) => `${rule} ${outcome}: ${message}`);
  return [`${id} is not found conformant: ${reason} [${named.join('; ')}]`];
}

/** What fills a silence of the contract must not change an outcome. */
function changes(id: string, report: Report, reference: Report): readonly string[] {
  return report.results.flatMap(({ rule, outcome, message }) => {
    const before = resultOf(reference, rule)?.outcome;
    return before === outcome ? [] : [`${id} changes ${rule} from ${before} to ${outcome}: ${message}`];
  });
}

export interface Subject {
  readonly wiki?: ServeOptions | undefined;
  readonly alter?: ServeOptions['alter'] | undefined;
  readonly declares?: Declared | undefined;
  readonly maxPages?: number | undefined;
  readonly maxRequests?: number | undefined;
  readonly seed?: string | undefined;
  readonly strength?: 1 | 2 | undefined;
  /** How long differences have to last; 0 unless time matters to the wiki. */
  readonly lastingMs?: number | undefined;
}

/** The number of concurrent audits, all in one process. */
export const AT_ONCE = 3;
/** Long enough for any answer; a stalling mutant costs this much for each request. */
const TIMEOUT_MS = 5000;
/** A cursor defect can make a walk circular; no lawful wiki of the matrix needs half as many. */
const MOST_REQUESTS = 1500;

/** Strength 1 shows nearly every defect; few wikis of the matrix lag, and waiting would take most of the time. */
export async function auditOf(subject: Subject): Promise<Report> {
  const { wiki, alter = {}, declares = {}, maxPages, maxRequests = MOST_REQUESTS } = subject;
  const { seed = 'matrix', strength = 1, lastingMs = 0 } = subject;
  const served = await serveWiki({ ...wiki, alter });
  const { url } = served;
  const parameters = declaredAt(url, declares);
  const limits = { timeoutMs: TIMEOUT_MS, maxRequests, ...(maxPages === undefined ? {} : { maxPages }) };
  try {
    return await audit({ url, parameters, seed, strength, lastingMs, ...limits });
  } finally {
    await served.close();
  }
}

export type Auditor = typeof auditOf;

/** Audits each subject only once. */
export function openAuditor(): Auditor {
  const reports = new Map<Subject, Promise<Report>>();
  return subject => {
    const report = reports.get(subject) ?? auditOf(subject);
    reports.set(subject, report);
    return report;
  };
}

/** Fills in `{base_url}`. */
function declaredAt(api: string, declares: Declared): Declared {
  const base = api.replace(/\/api\.php$/, '');
  const pairs = Object.entries(declares).map(([name, value]) => [name, value.replace('{base_url}', base)]);
  return Object.fromEntries(pairs) as Declared;
}

/** Maps items concurrently, at most `atOnce` at a time; the results keep the order of the items. */
export function inTurn<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  return Readable.from(items).map(work, { concurrency }).toArray() as Promise<Result[]>;
}
