/** Judges every answer as it comes in, by the rules that observe: envelope, shape, cookies, credentials, pages of listings. */
import type { ClaimTrial } from '../evidence/trials.js';
import {
  ruleLocations,
  type CheckRuleId,
  type RuleId,
  type RuleLocation,
  type SchemaName,
  type SilenceId,
} from '../../schemas/generated/rules.js';
import { isObject, type Answer, type ApiError, type Reading } from '../answers/reading.js';
import type { RawFacts } from '../answers/raw-json.js';
import type { Observed } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import { entryPlace, type Page, type Trail } from '../evidence/page.js';
import type { Observer, Suspicion } from '../evidence/observer.js';
import type { Profile } from '../evidence/profile.js';
import { openViolations, type Violation } from '../evidence/violations.js';
import { isSameBody, type Exchange } from '../http/exchange.js';
import { quoted } from '../values/messages.js';
import { unusualIn, type Query, type QueryName } from '../values/queries.js';
import { typeSuspicions } from './allimages/mime.js';
import { catalogue } from './catalogue.js';
import type { Observing } from './check.js';
import { noteSilences } from './silences.js';
import { numberMismatches, shapeMismatches, subjectsIn, type Mismatch } from './shape.js';
import { pointerSteps, valueAt } from '../../schemas/text/json-pointer.js';

/** The rules that observe one kind of thing. */
function observing<Part extends keyof Observing>(part: Part) {
  return [...catalogue].flatMap(([rule, { observing: parts }]) => {
    const judge = parts?.[part];
    return judge ? [[rule, judge] as const] : [];
  });
}

const onAnswer = observing('answer');
const onDocument = observing('document');
const onEmbedded = observing('embedded');
const onCookieless = observing('cookieless');
const onError = observing('error');
/** The rules on pages of a listing. */
export const pageRules = observing('page') as readonly (readonly [
  CheckRuleId,
  NonNullable<Observing['page']>,
])[];

/** The rule that an error of the API to a query breaks. */
export const ruleBrokenBy = (error: ApiError, query: Query): RuleId | undefined =>
  onError.find(([, breaks]) => breaks(error, query))?.[0];

/** Opens the observer of one audit, with what it notes. */
export function openObserver(profile: Profile): { readonly observer: Observer; readonly observed: Observed } {
  const observer = new JudgingObserver(profile);
  const { violations, silences, cited } = observer;
  return { observer, observed: { violations, silences, cited } };
}

/** So many exchanges are kept for what may be proven later; the first ones of each suspicion are tried. */
const MOST_CITED = 200;

class JudgingObserver implements Observer {
  readonly violations = openViolations(({ exchange }) => {
    this.#cite(exchange);
  });
  readonly silences = new Map<SilenceId, string>();
  readonly typeSuspicions = typeSuspicions;
  readonly cited: Exchange[] = [];
  /** The exchange that is judged just now, and the one before it, whose response it may have got. */
  #current: Exchange | undefined;
  #before: Exchange | undefined;
  /** The rules that were not yet seen to have something to judge; a walk empties it after a page or two. */
  readonly #unseen = new Map<SchemaName, readonly RuleLocation[]>();

  constructor(private readonly profile: Profile) {}

  answer(query: Query, reading: Reading): void {
    if (reading.kind === 'lost') this.#look(reading.exchange);
    else this.#open(query, reading.exchange, reading.kind === 'answer');
    if (reading.kind !== 'answer') return;
    for (const [rule, judge] of onAnswer)
      this.violations.note(rule, judge(reading, this.profile, query.query), query.query);
    if (reading.json !== undefined) this.#judge(query.query, reading);
    noteSilences(this.silences, query, reading);
  }

  htmlPage(asked: Query, exchange: Exchange, raw: RawFacts | undefined): void {
    const { query } = asked;
    this.#open(asked, exchange, true);
    if (!raw) return;
    for (const [rule, judge] of onEmbedded) this.violations.note(rule, judge(exchange, raw), query);
    for (const mismatch of numberMismatches(query, raw.nonIntegers))
      this.violations.note(mismatch.rule, violationOf(mismatch, { exchange, json: undefined }));
  }

  document(query: QueryName, answer: Answer): void {
    this.#look(answer.exchange);
    this.violations.open(query, answer.exchange);
    this.#judge(query, answer);
  }

  page(page: Page, trail: Trail): readonly Suspicion[] {
    const suspicions: Suspicion[] = [];
    for (const [rule, judge] of pageRules) {
      const judgement = judge(page, trail);
      if (typeof judgement === 'object' && judgement.acrossPages && !this.violations.of(rule).first) {
        suspicions.push({ rule, violation: judgement });
        if (this.cited.length < MOST_CITED) this.#cite(judgement.exchange);
      } else this.violations.note(rule, judgement);
    }
    return suspicions;
  }

  pageAlone(page: Page, trail: Trail): void {
    this.#look(page.answer.exchange);
    this.violations.open('allimages', page.answer.exchange);
    for (const [rule, judge] of pageRules) {
      const judgement = judge(page, trail);
      if (typeof judgement === 'object' && !judgement.acrossPages) this.violations.note(rule, judgement);
    }
  }

  settle(suspicions: readonly Suspicion[], { verdict, reason = '', trial }: ClaimTrial): void {
    for (const { rule, violation } of suspicions) {
      const message = `${violation.message}; however, ${reason}`;
      if (verdict === 'proven') this.violations.note(rule, { ...violation, trial });
      else this.violations.doubt(rule, { ...violation, message, verdict });
    }
  }

  isSorted(): boolean {
    const { first, doubt } = this.violations.of('allimages.order');
    return !first && (doubt === undefined || doubt.verdict === 'withdrawn');
  }

  sharesPageId(): Pick<Violation, 'files'> | undefined {
    return this.isSorted() ? this.violations.of('allimages.curid-unique').first : undefined;
  }

  /** Begins with what came, and judges its cookies: what a request with a cookie is denied is no want of credentials. */
  #open(query: Query, exchange: Exchange, isAnswer: boolean): void {
    this.#look(exchange);
    if (isAnswer) this.violations.open(query.query, exchange, unusualIn(query));
    if (query.cookie !== undefined) return;
    for (const [rule, judge] of onCookieless) this.violations.note(rule, judge(exchange, this.profile));
  }

  #look(exchange: Exchange): void {
    if (exchange.id === this.#current?.id) return;
    this.#before = this.#current;
    this.#current = exchange;
  }

  #cite(id: number): void {
    const current = this.#current;
    if (current?.id !== id || this.cited.some(exchange => exchange.id === id)) return;
    this.cited.push(truncated(current));
    const before = this.#before;
    if (before?.response && isSameBody(before.response, current.response)) this.cited.push(truncated(before));
  }

  /** Judges a document by the rules on its query, and its shape by the generated schemas. */
  #judge(query: QueryName, answer: Answer): void {
    for (const [rule, judge] of onDocument)
      this.violations.note(rule, judge(answer, this.profile, query), query);
    const mismatches = [
      ...shapeMismatches(query, answer.json),
      ...numberMismatches(query, answer.raw.nonIntegers),
    ].filter(({ rule }) => rule !== 'envelope.batchcomplete' || !isUnfinished(query, answer));
    for (const mismatch of mismatches)
      this.violations.note(mismatch.rule, violationOf(mismatch, answer), query);
    const broken = new Set(mismatches.map(({ rule }) => rule));
    const waiting = this.#unseen.get(query) ?? ruleLocations[query];
    const seen = new Set(subjectsIn(query, answer.json, waiting));
    for (const rule of seen) if (!broken.has(rule)) this.violations.note(rule, true);
    this.#unseen.set(
      query,
      waiting.filter(({ rule }) => !seen.has(rule)),
    );
  }
}

/** The duplicates of a file may go on in another answer: how, is left open (4.4), and only what is complete has to say so (1). */
const isUnfinished = (query: QueryName, { json }: Answer): boolean =>
  query === 'duplicatefiles' &&
  isObject(json) &&
  isObject(json['continue']) &&
  !Object.hasOwn(json, 'batchcomplete');

const violationOf = (
  mismatch: Mismatch,
  { exchange: { question, id }, json }: Pick<Answer, 'exchange' | 'json'>,
): Violation => ({
  message: messageOf(mismatch, json),
  place: placeAt(json, mismatch.pointer, question),
  exchange: id,
  pointer: mismatch.pointer,
  expected: mismatch.expected,
  actual: mismatch.actual,
  places: mismatch.places,
});

function messageOf({ pointer, expected, actual }: Mismatch, json: unknown): string {
  const what = memberWords(pointer);
  if (expected === 'present') {
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    const holder = valueAt(json, around);
    if (around === '' || !isObject(holder)) return `${what} is missing`;
    const names = Object.keys(holder).map(name => quoted(name, 40));
    const rest = names.length > 0 && names.length < 3 ? `, only ${names.join(' and ')}` : '';
    return `${memberWords(around)} has no ${what}${rest}`;
  }
  if (expected === 'absent') return `${what} is ${actual}, but must be absent`;
  if (actual.startsWith('the key ')) return `${actual} is not ${expected}`;
  const wanted = expected.startsWith('at least ') ? `but needs ${expected}` : `not ${expected}`;
  return `${what} is ${actual}, ${wanted}`;
}

/** The last step of a pointer: the whole of it is in the citation. */
function memberWords(pointer: string): string {
  const [name, parent = ''] = pointerSteps(pointer).toReversed();
  if (name === undefined) return 'the response';
  return /^-?\d+$/.test(name) ? `an entry of ${quoted(parent, 60)}` : quoted(name, 80);
}

/** The file or the language that a pointer leads into, and the question. */
function placeAt(json: unknown, pointer: string, question: string): string {
  const [, at] = /^\/query\/allimages\/(\d+)/.exec(pointer) ?? [];
  if (at !== undefined) return entryPlace(valueAt(json, `/query/allimages/${at}`), Number(at), question);
  const [, language] = /^\/query\/languageinfo\/([^/]+)\//.exec(pointer) ?? [];
  return language === undefined ? question : `${quoted(language, 80)}, ${question}`;
}
