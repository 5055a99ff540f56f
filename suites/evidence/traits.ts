/** Tells whether what is wrong follows a trait of its exchange: one of several servers behind a name, or how it was asked. */
import { serverName } from '../../schemas/text/who-answered.js';
import { headerOf, type Exchange } from '../http/exchange.js';
import { quoted } from '../values/messages.js';

/** How many exchanges there were, and how many had each trait. */
export interface Tally {
  all: number;
  readonly by: Map<string, number>;
}

export const tally = (): Tally => ({ all: 0, by: new Map() });

type Asked = Pick<Exchange, 'question' | 'request'>;

/** What may make a difference, in words that follow "only"; what is as usual is none. */
export function traitsOf(exchange: Asked & Pick<Exchange, 'response'>): string[] {
  const server = serverOf(exchange);
  const [, query] = /[?&]((?:list|meta|prop)=\w+)/.exec(exchange.request.url) ?? [];
  return [
    ...(server === undefined ? [] : [`from ${quoted(server, 80)}`]),
    ...(query === undefined ? [] : [`to ${quoted(query)}`]),
    ...howAsked(exchange),
  ];
}

const serverOf = ({ response }: Pick<Exchange, 'response'>): string | undefined =>
  response && serverName(name => headerOf(response, name));

/** "only from `mw2`" if one server sent all that is wrong, and others what it is compared with. */
export function onlyFrom(
  wrong: readonly Pick<Exchange, 'response'>[],
  usual: readonly Pick<Exchange, 'response'>[],
): string | undefined {
  const [server, ...others] = new Set(wrong.map(serverOf));
  if (server === undefined || others.length > 0 || usual.some(each => serverOf(each) === server))
    return undefined;
  return `only from ${quoted(server, 80)}`;
}

function howAsked({ question, request: { url, headers } }: Asked): string[] {
  const { cookie, accept, 'accept-encoding': encodings } = headers;
  const others = encodings?.split(/,\s*/).filter(encoding => encoding !== 'gzip');
  return [
    ...(/[?&]format=json(&|$)/.test(url) ? [] : ['in HTML']),
    ...(cookie === undefined ? [] : ['with a cookie']),
    ...(accept === undefined ? ['without `Accept`'] : []),
    ...(accept === undefined || accept === '*/*' ? [] : [`with ${quoted(`Accept: ${accept}`, 120)}`]),
    ...(others?.map(encoding => `accepting ${quoted(encoding, 40)}`) ?? ['without `Accept-Encoding`']),
    ...(question.includes('on a new connection') ? ['on a new connection'] : []),
  ];
}

/** How all of several exchanges were asked and no usual one, as in "only with a cookie"; `undefined` if there is one only, or nothing. */
export function commonIn(exchanges: readonly Asked[], usual: readonly Asked[]): string | undefined {
  const [first = [], ...others] = exchanges.map(howAsked);
  const known = new Set(usual.flatMap(howAsked));
  const common = first.filter(trait => !known.has(trait) && others.every(traits => traits.includes(trait)));
  return others.length === 0 || usual.length === 0 || common.length === 0
    ? undefined
    : `only ${common.join(' and ')}`;
}

/** A header that has another value in each answer must not fill the memory. */
const MOST_TRAITS = 200;

export function countTraits(counts: Tally, traits: readonly string[]): void {
  counts.all += 1;
  for (const trait of traits)
    if (counts.by.has(trait) || counts.by.size < MOST_TRAITS)
      counts.by.set(trait, (counts.by.get(trait) ?? 0) + 1);
}

/** If a trait had nothing to do with it, all wrong answers would have it less often than this. */
const BY_CHANCE = 0.01;

/**
 * "only from `mw2`: 12 wrong answers, none of 30 others"; `undefined` if no trait has all that is wrong, or if that may be chance.
 * @param answers all that could have been wrong
 */
export function followed(wrong: Tally, answers: Tally): string | undefined {
  let likeliest: { readonly trait: string; readonly own: number; readonly chance: number } | undefined;
  for (const [trait, count] of wrong.by) {
    const own = answers.by.get(trait) ?? 0;
    if (count < wrong.all || own < count || own === answers.all) continue;
    let chance = 1;
    for (let drawn = 0; drawn < count; drawn += 1) chance *= (own - drawn) / (answers.all - drawn);
    if (chance < (likeliest?.chance ?? BY_CHANCE)) likeliest = { trait, own, chance };
  }
  if (!likeliest) return undefined;
  const noun = wrong.all === 1 ? 'answer' : 'answers';
  return `only ${likeliest.trait}: ${wrong.all} wrong ${noun}, none of ${answers.all - likeliest.own} others`;
}
