/** Whose JSON it is that no API answers with: it may be that of a gateway, as a page may (contract 1, 5). */
import { isOfAnother, lost, read } from '../../answers/reading.js';
import type { Answer, Reading } from '../../answers/reading.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';
import { OFTEN } from './recheck.js';

/**
 * The same, unless JSON came that no API answers with: it is the target's own where it comes each time, though what was answered
 * before still is. Else it is a refusal, as a page of a gateway is.
 */
export async function tellWhose(context: ProbeContext, query: Query, seen: Reading): Promise<Reading> {
  const { strangeJson } = context;
  if (!isOfAnother(seen) || strangeJson === 'of the target') return seen;
  const isUntold = query.repeat === undefined && context.strangeJson === undefined;
  if (isUntold && (await isOfTarget(context, query, seen))) return seen;
  return {
    ...lost(seen.exchange, 'the body is JSON, but no API response'),
    isRefused: true,
    notApi: 'page',
  };
}

async function isOfTarget(context: ProbeContext, query: Query, seen: Answer): Promise<boolean> {
  if (!(await isStrangeEach(context, query, OFTEN - 1))) return false;
  const answered = [...context.answered.values()].find(({ html, cookie }) => !html && cookie === undefined);
  const isOfContract = OF_CONTRACT.test(seen.text);
  if (answered === undefined) context.strangeJson = isOfContract ? 'of the target' : 'untold';
  else {
    const isAnswered = !isOfAnother(await readOnceMore(context, answered));
    context.strangeJson = isAnswered ? 'of the target' : 'of another';
  }
  return context.strangeJson === 'of the target';
}

/** A member that answers of the contract have, wherever it stands: another service has none of them. */
const OF_CONTRACT = /"(batchcomplete|languageinfo|allimages|dbrepllag|pageid)"\s*:/;

/** Whether a question is answered each time with JSON that no API answers with. */
async function isStrangeEach(context: ProbeContext, query: Query, times: number): Promise<boolean> {
  for (let time = 0; time < times; time++) {
    const again = await readOnceMore(context, query);
    // A recording that did not ask again has it once.
    if (again.exchange.loss?.kind === 'unasked') return true;
    if (!isOfAnother(again)) return false;
  }
  return true;
}

const readOnceMore = async ({ options }: ProbeContext, query: Query): Promise<Reading> =>
  read(await options.ask({ ...query, repeat: 'query' }));
