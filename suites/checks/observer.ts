/** Judges every answer as it comes in, by the rules that observe: envelope, shape, cookies, credentials, pages of listings. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import type {
  CheckRuleId,
  RuleId,
  RuleLocation,
  SchemaName,
  SilenceId,
} from '../../schemas/generated/rules.js';
import { isObject } from '../answers/reading.js';
import type { Answer, ApiError } from '../answers/reading.js';
import type { Observed } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import type { Observer, Suspicion } from '../evidence/observer.js';
import type { Page, Trail } from '../evidence/page.js';
import type { Profile } from '../evidence/profile.js';
import { openViolations } from '../evidence/violations.js';
import type { Violation, Violations } from '../evidence/violations.js';
import type { Exchange } from '../http/exchange.js';
import { quoted } from '../values/messages.js';
import { queryNames } from '../values/queries.js';
import type { Query } from '../values/queries.js';
import { filterRules, suspectsFilters } from './allimages/mime.js';
import { catalogue } from './catalogue.js';
import type { Observing } from './check.js';
import { noteSilences } from './silences.js';
import { numberMismatches, shapeMismatches, subjectsIn } from './shape.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import type { Mismatch } from './shape.js';

/** The rules that observe one kind of thing. */
function observing<Part extends keyof Observing>(part: Part) {
  return [...catalogue].flatMap(([rule, { observing: parts }]) => {
    const judge = parts?.[part];
    return judge ? [[rule, judge] as const] : [];
  });
}

const onAnswer = observing('answer');
const onEmbedded = observing('embedded');
const onCookieless = observing('cookieless');
const onError = observing('error');
/** The rules on pages of a listing. */
export const pageRules = observing('page') as readonly (readonly [
  CheckRuleId,
  NonNullable<Observing['page']>,
])[];

/** Opens the observer of one audit, with what it notes. */
export function openObserver(profile: Profile): { readonly observer: Observer; readonly observed: Observed } {
  /** The exchange that is judged just now. */
  let current: Exchange | undefined;
  const cited: Exchange[] = [];
  const violations = openViolations(({ exchange }) => {
    if (current?.id === exchange && !cited.some(({ id }) => id === exchange)) cited.push(truncated(current));
  });
  const silences = new Map<SilenceId, string>();
  const judgeShape = shapeJudge(violations);

  const observer: Observer = {
    answer(query, reading) {
      current = reading.exchange;
      if (reading.kind === 'lost') return;
      // What a request with a cookie is denied is no want of credentials: its own rules compare it.
      if (query.cookie === undefined) judgeCookies(violations, reading.exchange, profile);
      if (reading.kind === 'error') return;
      for (const [rule, judge] of onAnswer)
        violations.note(rule, judge(reading, profile, query.query), query.query);
      if (reading.json !== undefined) judgeShape(query.query, reading);
      noteSilences(silences, query, reading);
    },
    htmlPage({ query, cookie }, exchange, raw) {
      if (cookie === undefined) judgeCookies(violations, exchange, profile);
      if (!raw) return;
      for (const [rule, judge] of onEmbedded) violations.note(rule, judge(exchange, raw), query);
      for (const mismatch of numberMismatches(query, raw.nonIntegers))
        violations.note(mismatch.rule, violationOf(mismatch, { exchange, json: undefined }));
    },
    document(query, answer) {
      current = answer.exchange;
      judgeShape(query, answer);
    },
    page: (page, trail) => judgePage(violations, page, trail),
    pageAlone(page, trail) {
      current = page.answer.exchange;
      for (const [rule, judge] of pageRules) {
        const judgement = judge(page, trail);
        if (typeof judgement === 'object' && !judgement.acrossPages) violations.note(rule, judgement);
      }
    },
    settle(suspicions, change) {
      for (const { rule, violation } of suspicions)
        if (change === undefined) violations.note(rule, violation);
        else violations.doubt(rule, `${violation.message}; but ${change}`);
    },
    isSorted: () => !violations.of('allimages.order').first,
    suspectsPageIds: () =>
      !violations.of('allimages.order').first && violations.of('allimages.curid-unique').first !== undefined,
    filterRules,
    suspectsFilters,
  };
  return { observer, observed: { violations, silences, cited } };
}

function judgeCookies(violations: Violations, exchange: Exchange, profile: Profile): void {
  for (const [rule, judge] of onCookieless) violations.note(rule, judge(exchange, profile));
}

/** The rule that an error of the API to a query breaks. */
export function ruleBrokenBy(error: ApiError, query: Query): RuleId | undefined {
  return onError.find(([, breaks]) => breaks(error, query))?.[0];
}

/** Returns the violations that a change of the listing might explain, until one is confirmed. */
function judgePage(violations: Violations, page: Page, trail: Trail): Suspicion[] {
  const suspicions: Suspicion[] = [];
  for (const [rule, judge] of pageRules) {
    const judgement = judge(page, trail);
    if (typeof judgement === 'object' && judgement.acrossPages && !violations.of(rule).first)
      suspicions.push({ rule, violation: judgement });
    else violations.note(rule, judgement);
  }
  return suspicions;
}

const schemaReport = (schema: SchemaName) => queryNames.find(name => name === schema);

/** Judges the shape of answers by the generated schemas. */
function shapeJudge(violations: Violations) {
  /** The rules that were not yet seen to have something to judge; a walk empties it after a page or two. */
  const unseen = new Map(Object.entries(ruleLocations).map(([name, list]) => [name, [...list]]));
  return (schema: SchemaName, answer: Answer): void => {
    const broken = new Set<RuleId>();
    for (const mismatches of [
      shapeMismatches(schema, answer.json),
      numberMismatches(schema, answer.raw.nonIntegers),
    ])
      for (const mismatch of mismatches) {
        if (mismatch.rule === 'envelope.batchcomplete' && isUnfinished(schema, answer)) continue;
        broken.add(mismatch.rule);
        violations.note(mismatch.rule, violationOf(mismatch, answer), schemaReport(schema));
      }
    const waiting = unseen.get(schema) ?? [];
    if (waiting.length === 0) return;
    const seen = new Set(subjectsIn(schema, answer.json, waiting));
    for (const rule of seen) if (!broken.has(rule)) violations.note(rule, true);
    const rest: RuleLocation[] = [];
    for (const location of waiting) if (!seen.has(location.rule)) rest.push(location);
    unseen.set(schema, rest);
  };
}

/** The duplicates of a file may go on in another answer: how, is left open (4.4), and only what is complete has to say so (1). */
function isUnfinished(schema: SchemaName, { json }: Answer): boolean {
  return (
    schema === 'duplicatefiles' &&
    isObject(json) &&
    isObject(json['continue']) &&
    !Object.hasOwn(json, 'batchcomplete')
  );
}

function violationOf(
  { pointer, expected, actual }: Mismatch,
  answer: Pick<Answer, 'exchange' | 'json'>,
): Violation {
  const { question, id } = answer.exchange;
  const place = pointer === '' ? 'the answer' : quoted(pointer, 120);
  const named = nameAt(answer.json, pointer);
  const where = named === undefined ? '' : ` (${quoted(named, 80)})`;
  const what =
    expected === 'present'
      ? 'is missing'
      : expected === 'absent'
        ? `is ${actual}, but must be absent`
        : `is ${actual}, expected ${expected}`;
  const message = `${question}: ${place}${where} ${what}`;
  return { message, exchange: id, pointer, expected, actual };
}

/** The name of the file whose entry a pointer leads into. */
function nameAt(json: unknown, pointer: string): string | undefined {
  const [, at] = /^\/query\/allimages\/(\d+)/.exec(pointer) ?? [];
  const entry = at === undefined ? undefined : valueAt(json, `/query/allimages/${at}`);
  return isObject(entry) && typeof entry['name'] === 'string' ? entry['name'] : undefined;
}
