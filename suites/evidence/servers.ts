/** Tells whether what broke a rule follows one of several servers behind a name. */
import { serverName } from '../../schemas/text/who-answered.js';
import { headerOf } from '../http/exchange.js';
import type { Exchange } from '../http/exchange.js';
import { counted, quoted } from '../values/messages.js';

/** How many answers each server sent; `''` is one that does not name itself. */
export type ByServer = Map<string, number>;

export const serverOf = ({ response }: Pick<Exchange, 'response'>): string =>
  (response && serverName(name => headerOf(response, name))) ?? '';

/** A header that has another value in each answer must not fill the memory. */
const MOST_SERVERS = 100;

export function countServer(counts: ByServer, server: string): void {
  const name = counts.has(server) || counts.size < MOST_SERVERS ? server : '';
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** If the servers had nothing to do with it, one of them would have sent all wrong answers less often than this. */
const BY_CHANCE = 0.01;

/**
 * "all 12 from `mw2`, and none of 30 from other servers"; `undefined` if more than one server was wrong, or if chance explains
 * that only one was.
 * @param answers all answers to the queries in whose answers something was wrong
 */
export function followedServer(wrong: ByServer, answers: ByServer): string | undefined {
  const [first, ...others] = wrong;
  if (!first || others.length > 0) return undefined;
  const [server, count] = first;
  const own = answers.get(server) ?? 0;
  const all = [...answers.values()].reduce((sum, each) => sum + each, 0);
  if (server === '' || own < count || own === all) return undefined;
  let chance = 1;
  for (let drawn = 0; drawn < count; drawn += 1) chance *= (own - drawn) / (all - drawn);
  if (chance >= BY_CHANCE) return undefined;
  return `all ${counted(count, 'wrong answer')} from ${quoted(server, 80)}, none of ${all - own} from other servers`;
}
