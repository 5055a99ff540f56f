/** The claims that one question has one answer (contract 1, 4, 5), however it is put, and whatever was asked before it. */
import { facetsOf, legible, type Compared } from '../../answers/compare.js';
import type { Arm, Seen } from '../../engine/trial.js';
import type { Query, TitleQuery } from '../../values/queries.js';
import { simplerManners, usualOf } from '../notes.js';
import { answeredQuery, type ProbeContext, type QueryClaim } from '../context.js';

type Both = readonly [Compared, Compared];

const STATUS = 'status';

export const statusOf = ({ exchange }: Compared): number | undefined => exchange.response?.status;

/** Another title for each instance. */
export type Fresh = (instance: number) => TitleQuery;

/** The same claim about other titles. */
function ofOthers(questions: readonly [Query, Query], fresh: Fresh | undefined, keys: boolean) {
  const armOf = (query: Query, ask: Fresh): Arm<Query, Compared> => ({
    ask: instance => [{ ...query, title: ask(instance) }],
    see: ({ json }, instance) => withoutTitle(facetsOf(json, keys), ask(instance).sent),
  });
  const [one, other] = questions;
  return fresh ? { another: { arms: [armOf(one, fresh), armOf(other, fresh)] as const } } : {};
}

const withoutTitle = (seen: Seen, sent: string): Seen => {
  const ways = [sent, sent.replaceAll('_', ' ')].map(title => JSON.stringify(title).slice(1, -1));
  const cut = (value: string) => ways.reduce((rest, way) => rest.replaceAll(way, 'the title'), value);
  return Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, cut(value)]));
};

/**
 * Two sequences of questions whose last answers have to agree: in what the contract names, as far as both can be read, or in all
 * their keys too; with a cookie, in their statuses too (5).
 */
function alike(
  usual: readonly Query[],
  other: readonly Query[],
  [before, after]: Both,
  { withStatus = other.slice(-1).some(hasCookie), keys = false } = {},
) {
  const seeBeside =
    (beside: Compared) =>
    (answer: Compared): Seen => ({
      ...facetsOf(keys ? answer.json : legible(answer, beside)[0], keys),
      ...(withStatus && { [STATUS]: `HTTP ${statusOf(answer)}` }),
    });
  const arms = [
    { ask: () => usual, see: seeBeside(after) },
    { ask: () => other, see: seeBeside(before) },
  ] as const;
  return { arms, shown: [arms[0].see(before), arms[1].see(after)] as const };
}

const hasCookie = ({ cookie, html }: Query): boolean => cookie !== undefined && !html;

/** A question has its usual answer in any manner, or its page the `keys` of the plain answer in the same manner. */
export function sameAnswer(asked: Query, seen: Both, keys: boolean, fresh?: Fresh): QueryClaim {
  const claimOn = (query: Query): QueryClaim => {
    const { html: _, ...plain } = query;
    const usual = keys ? plain : usualOf(query);
    return {
      query,
      ...alike([usual], [query], seen, { withStatus: hasCookie(asked), keys }),
      simpler: function* () {
        for (const simpler of simplerManners(query)) if (!keys || simpler.html) yield claimOn(simpler);
      },
      mayBeAge,
      ...ofOthers([usual, query], fresh, keys),
    };
  };
  return claimOn(asked);
}

/** A question has the same answer whatever came just before. Listings before it may leave a trace for good, so what was shown may never come again. */
export function sameAfter(query: Query, following: Query, reset: Query, seen: Both): QueryClaim {
  const mayLeaveTraces = [query, following, reset].every(({ query: name }) => name === 'allimages');
  const { arms, shown } = alike([reset, query], [reset, following, query], seen);
  return { query, following, arms, ...(!mayLeaveTraces && { shown }), mayBeAge };
}

/** A question has the same answer alone and while others are under way. */
export function sameAmong(query: Query, others: readonly Query[], seen: Both): QueryClaim {
  const { arms, shown } = alike([usualOf(query)], [...others, query], seen);
  return {
    query,
    arms: [arms[0], { ...arms[1], together: true }],
    shown,
    simpler: function* () {
      for (const other of others.length > 1 ? others : []) yield sameAmong(query, [other], seen);
    },
  };
}

/** Whether time may explain a difference: values of one kind, or some that only one answer has. */
const mayBeAge = ([one, other]: readonly [Seen, Seen]): boolean =>
  Object.keys(one).every(name => name !== STATUS && isSameKind(one[name] ?? '', other[name] ?? ''));

const isSameKind = (one: string, other: string): boolean =>
  one === '' || other === '' || kindOf(one) === kindOf(other);

const kindOf = (json: string): string => (/^[\d-]/.test(json) ? 'number' : json.slice(0, 1));

/** The questions that may change the answer to the next one: the one before it, itself, pages of its listing and of others. */
export function befores(context: ProbeContext, query: Query, previous: Query | undefined): readonly Query[] {
  const pages = query.query === 'allimages' ? pagesOf(context) : [];
  const own = pages.find(page => page.cursor && isSameListing(page, query));
  const other = pages.find(page => !page.cursor && !isSameListing(page, query));
  const found = [previous, usualOf(query), own, other].filter(each => each !== undefined);
  return [...new Map(found.map(each => [JSON.stringify(each), each])).values()];
}

const pagesOf = ({ listings }: ProbeContext): readonly Query[] =>
  [...listings.values()].flatMap(places => [...places.values()]);

const isSameListing = ({ types = [] }: Query, { types: others = [] }: Query): boolean =>
  types.join() === others.join();

/** The neutral question that both arms begin with; a listing like the one that follows, if there is one. */
export function resetOf(context: ProbeContext, query: Query, following: Query): Query | undefined {
  const another = answeredQuery(context, query.query);
  const listing =
    query.query === 'allimages'
      ? pagesOf(context).find(page =>
          following.cursor
            ? page.cursor && page.cursor.aicontinue !== following.cursor.aicontinue
            : !page.cursor && !isSameListing(page, query) && !isSameListing(page, following),
        )
      : undefined;
  return listing ?? (another && { query: another });
}
