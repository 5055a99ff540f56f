/** Tells whether what is wrong follows a trait of its exchange: one server behind a name, or how it was asked. */
import { serverName } from '../../schemas/text/who-answered.js';
import { headerOf, type Exchange } from '../http/exchange.js';
import { quoted } from '../values/messages.js';

type Traced = Pick<Exchange, 'question' | 'request' | 'response'>;

/** What may make a difference, each in words that follow "only"; usual ways of asking have no words. */
export function traitsOf(exchange: Traced): string[] {
  const [, query] = /[?&]((?:list|meta|prop)=\w+)/.exec(exchange.request.url) ?? [];
  const to = query === undefined ? [] : [`to ${quoted(query)}`];
  return [...serverOf(exchange), ...to, ...howAsked(exchange)];
}

export function serverOf({ response }: Pick<Exchange, 'response'>): string[] {
  const server = response && serverName(name => headerOf(response, name));
  return server === undefined ? [] : [`from ${quoted(server, 80)}`];
}

export function howAsked({ question, request: { headers } }: Traced): string[] {
  const { cookie, accept, connection, 'accept-encoding': encodings } = headers;
  const others = encodings?.split(/,\s*/).filter(encoding => encoding !== 'gzip');
  return [
    ...(/\bin HTML\b/.test(question) ? ['in HTML'] : []),
    ...(cookie === undefined ? [] : ['with a cookie']),
    ...(accept === undefined ? ['without `Accept`'] : []),
    ...(accept === undefined || accept === '*/*' ? [] : [`with ${quoted(`Accept: ${accept}`, 120)}`]),
    ...(others?.map(encoding => `accepting ${quoted(encoding, 40)}`) ?? ['without `Accept-Encoding`']),
    ...(question.includes('on a new connection') ? ['on a new connection'] : []),
    ...(connection === undefined ? [] : ['with `Connection: close`']),
  ];
}

/** The traits that all wrong items share and no usual one has, as in "only with a cookie". */
export function onlyIn<Some>(
  wrong: readonly Some[],
  usual: readonly Some[],
  traits: (one: Some) => readonly string[],
): string | undefined {
  const [first = [], ...others] = wrong.map(traits);
  const known = new Set(usual.flatMap(traits));
  const common = first.filter(trait => !known.has(trait) && others.every(each => each.includes(trait)));
  return common.length === 0 ? undefined : `only ${common.join(' and ')}`;
}

export const tally = () => ({ all: 0, by: new Map<string, number>() });
export type Tally = ReturnType<typeof tally>;

/** A header with another value in each answer must not fill the memory. */
const MOST_TRAITS = 200;

export function countTraits(counts: Tally, traits: readonly string[]): void {
  counts.all += 1;
  for (const trait of traits)
    if (counts.by.has(trait) || counts.by.size < MOST_TRAITS)
      counts.by.set(trait, (counts.by.get(trait) ?? 0) + 1);
}

/** If no trait matters, all wrong answers share one with at most this probability. */
const BY_CHANCE = 0.05;

/** "only from `mw2`: 12 wrong answers, none of 30 others"; `undefined` if no trait explains all that is wrong beyond chance. */
export function followed(wrong: Tally, answers: Tally): string | undefined {
  const [likeliest] = [...wrong.by]
    .map(([trait, count]) => ({ trait, count, own: answers.by.get(trait) ?? 0 }))
    .filter(({ count, own }) => count === wrong.all && own >= count)
    .map(each => ({ ...each, chance: (each.own / answers.all) ** each.count }))
    .toSorted((a, b) => a.chance - b.chance);
  if (!likeliest || likeliest.chance * answers.by.size >= BY_CHANCE) return undefined;
  const noun = wrong.all === 1 ? 'answer' : 'answers';
  return `only ${likeliest.trait}: ${wrong.all} wrong ${noun}, none of ${answers.all - likeliest.own} others`;
}
