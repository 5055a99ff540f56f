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
import { openViolations, type Violation, type Violations } from '../evidence/violations.js';
import { isSameBody, type Exchange } from '../http/exchange.js';
import { quoted } from '../values/messages.js';
import { queryNames, unusualIn, type Query, type QueryName } from '../values/queries.js';
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
    this.#look(reading.exchange);
    if (reading.kind === 'lost') return;
    if (reading.kind === 'answer') this.violations.open(query.query, reading.exchange, unusualIn(query));
    // What a request with a cookie is denied is no want of credentials: its own rules compare it.
    if (query.cookie === undefined) judgeCookies(this.violations, reading.exchange, this.profile);
    if (reading.kind === 'error') return;
    for (const [rule, judge] of onAnswer)
      this.violations.note(rule, judge(reading, this.profile, query.query), query.query);
    if (reading.json !== undefined) this.#judgeShape(query.query, reading);
    noteSilences(this.silences, query, reading);
  }

  htmlPage(asked: Query, exchange: Exchange, raw: RawFacts | undefined): void {
    const { query, cookie } = asked;
    this.#look(exchange);
    this.violations.open(query, exchange, unusualIn(asked));
    if (cookie === undefined) judgeCookies(this.violations, exchange, this.profile);
    if (!raw) return;
    for (const [rule, judge] of onEmbedded) this.violations.note(rule, judge(exchange, raw), query);
    for (const mismatch of numberMismatches(query, raw.nonIntegers))
      this.violations.note(mismatch.rule, violationOf(mismatch, { exchange, json: undefined }));
  }

  document(query: QueryName, answer: Answer): void {
    this.#look(answer.exchange);
    this.violations.open(query, answer.exchange);
    this.#judgeShape(query, answer);
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
      if (verdict === 'proven') this.violations.note(rule, { ...violation, trial });
      else {
        const { message } = violation;
        this.violations.doubt(rule, { ...violation, message: `${message}; however, ${reason}`, verdict });
      }
    }
  }

  isSorted(): boolean {
    const { first, doubt } = this.violations.of('allimages.order');
    return !first && (doubt === undefined || doubt.verdict === 'withdrawn');
  }

  sharesPageId(): Pick<Violation, 'files'> | undefined {
    return this.isSorted() ? this.violations.of('allimages.curid-unique').first : undefined;
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

  /** Judges the shape of an answer by the generated schemas. */
  #judgeShape(schema: SchemaName, answer: Answer): void {
    const inShape = shapeMismatches(schema, answer.json);
    const inNumbers = numberMismatches(schema, answer.raw.nonIntegers);
    const waiting = this.#unseen.get(schema) ?? ruleLocations[schema];
    // So it is with nearly every answer.
    if (inShape.length === 0 && inNumbers.length === 0 && waiting.length === 0) return;
    const broken = new Set<RuleId>();
    for (const mismatch of [...inShape, ...inNumbers]) {
      if (mismatch.rule === 'envelope.batchcomplete' && isUnfinished(schema, answer)) continue;
      broken.add(mismatch.rule);
      this.violations.note(mismatch.rule, violationOf(mismatch, answer), schemaReport(schema));
    }
    if (waiting.length === 0) return;
    const seen = new Set(subjectsIn(schema, answer.json, waiting));
    for (const rule of seen) if (!broken.has(rule)) this.violations.note(rule, true);
    const rest: RuleLocation[] = [];
    for (const location of waiting) if (!seen.has(location.rule)) rest.push(location);
    this.#unseen.set(schema, rest);
  }
}

function judgeCookies(violations: Violations, exchange: Exchange, profile: Profile): void {
  for (const [rule, judge] of onCookieless) violations.note(rule, judge(exchange, profile));
}

/** The rule that an error of the API to a query breaks. */
export function ruleBrokenBy(error: ApiError, query: Query): RuleId | undefined {
  return onError.find(([, breaks]) => breaks(error, query))?.[0];
}

const schemaReport = (schema: SchemaName) => queryNames.find(name => name === schema);

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
  { pointer, expected, actual, places }: Mismatch,
  { exchange: { question, id }, json }: Pick<Answer, 'exchange' | 'json'>,
): Violation {
  const message =
    (expected === 'present' && lackIn(json, pointer)) || mismatchText(pointer, expected, actual);
  return {
    message,
    place: placeAt(json, pointer, question),
    exchange: id,
    pointer,
    expected,
    actual,
    places,
  };
}

function mismatchText(pointer: string, expected: string, actual: string): string {
  const what = memberWords(pointer);
  if (expected === 'present') return `${what} is missing`;
  if (expected === 'absent') return `${what} is ${actual}, but must be absent`;
  if (actual.startsWith('the key ')) return `${actual} is not ${expected}`;
  const subject = `${what} is ${actual}`;
  return expected.startsWith('at least ')
    ? `${subject}, but needs ${expected}`
    : `${subject}, not ${expected}`;
}

/** What an object has instead of a member, if that is little. */
function lackIn(json: unknown, pointer: string): string | undefined {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const value = valueAt(json, parent);
  if (parent === '' || !isObject(value)) return undefined;
  const names = Object.keys(value);
  const rest = names.length > 0 && names.length < 3 ? `, only ${list(names)}` : '';
  return `${memberWords(parent)} has no ${memberWords(pointer)}${rest}`;
}

const list = (names: readonly string[]): string => names.map(name => quoted(name, 40)).join(' and ');

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
