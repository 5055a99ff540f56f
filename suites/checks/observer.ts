/** Judges every answer as it arrives: envelope, shape, cookies, pages of listings. */
import {
  ruleLocations,
  type RuleLocation,
  type SchemaName,
  type SilenceId,
} from '../../schemas/generated/rules.js';
import { isObject, type Answer } from '../answers/reading.js';
import type { Observer } from '../evidence/evidence.js';
import type { Profile } from '../evidence/profile.js';
import { Violations, type Judgement, type Suspicion } from '../evidence/violations.js';
import { unusualIn, type QueryName } from '../values/queries.js';
import { typeSuspicions } from './allimages/mime.js';
import { catalogue } from './catalogue.js';
import type { Observing } from './check.js';
import { noteSilences } from './silences.js';
import { numberMismatches, shapeMismatches, subjectsIn, violationOf } from './shape.js';

const observers = [...catalogue].flatMap(([rule, { observing: own }]) => (own ? [[rule, own] as const] : []));

type Given<Part extends keyof Observing> = Parameters<NonNullable<Observing[Part]>>;

export function openObserver(profile: Profile) {
  const violations = new Violations();
  const silences = new Map<SilenceId, string>();
  /** The rules that have had nothing to judge yet; a walk empties it after a page or two. */
  const unseen = new Map<SchemaName, readonly RuleLocation[]>();

  /** Notes what each check makes of a part of what arrives. */
  const note = <Part extends keyof Observing>(part: Part, ...given: Given<Part>) => {
    for (const [rule, observing] of observers) {
      const judge = observing[part] as ((...given: Given<Part>) => Judgement) | undefined;
      if (judge) violations.note(rule, judge(...given));
    }
  };

  const judgeDocument = (query: QueryName, answer: Answer) => {
    const { json, raw, exchange } = answer;
    note('document', answer, profile, query);
    const mismatches = [...shapeMismatches(query, json), ...numberMismatches(query, raw.nonIntegers)].filter(
      ({ rule }) => rule !== 'envelope.batchcomplete' || !isUnfinished(query, json),
    );
    for (const mismatch of mismatches)
      violations.note(mismatch.rule, violationOf(mismatch, json, exchange.question));
    const broken = new Set(mismatches.map(({ rule }) => rule));
    const waiting = unseen.get(query) ?? ruleLocations[query];
    const seen = new Set(subjectsIn(query, json, waiting));
    for (const rule of seen) if (!broken.has(rule)) violations.note(rule, true);
    const still = waiting.filter(({ rule }) => !seen.has(rule));
    unseen.set(query, still);
  };

  const isSorted = () => {
    const { first, doubt } = violations.of('allimages.order');
    return !first && (doubt === undefined || doubt.verdict === 'withdrawn');
  };

  const observer: Observer = {
    answer(query, reading) {
      const { kind, exchange } = reading;
      violations.open(exchange, kind === 'answer' ? query.query : undefined, unusualIn(query));
      if (kind === 'lost') return;
      if (query.cookie === undefined) note('cookieless', exchange, profile);
      if (kind !== 'answer') return;
      note('answer', reading, query.query);
      if (reading.json !== undefined) judgeDocument(query.query, reading);
      noteSilences(silences, query, reading);
    },
    htmlPage(query, exchange) {
      violations.open(exchange, query.query, unusualIn(query));
      if (query.cookie === undefined) note('cookieless', exchange, profile);
      note('embedded', exchange);
    },
    document(query, answer) {
      violations.open(answer.exchange, query);
      judgeDocument(query, answer);
    },
    page(page, trail) {
      violations.open(page.answer.exchange, 'allimages');
      const suspicions: Suspicion[] = [];
      for (const [rule, observing] of observers) {
        const judgement = observing.page?.(page, trail);
        const isSuspicion = typeof judgement === 'object' && judgement.suspect !== undefined;
        if (!isSuspicion || violations.of(rule).first) violations.note(rule, judgement);
        else suspicions.push({ rule, violation: violations.suspected(judgement) });
      }
      return suspicions;
    },
    held(rule, unread) {
      if (unread) violations.of(rule).unread ??= unread;
      else violations.note(rule, true);
    },
    settle(suspicions, trial, exchange) {
      for (const suspicion of suspicions) violations.settle(suspicion, trial);
      if (exchange && trial.verdict === 'proven') violations.keep(exchange);
    },
    isSorted,
    typeSuspicions,
  };
  return { observer, observed: { violations, silences } };
}

/** Duplicates may go on in another answer, in a way that is left open (4.4); only a complete answer has to say so (1). */
const isUnfinished = (query: QueryName, json: unknown): boolean =>
  query === 'duplicatefiles' &&
  isObject(json) &&
  isObject(json['continue']) &&
  !Object.hasOwn(json, 'batchcomplete');
