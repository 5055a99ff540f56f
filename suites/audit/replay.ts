/** Judges a recorded audit again, offline: the same probes ask, and the recording answers. */
import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../../schemas/verdict.js';
import { auditBy, interruption } from './audit.js';
import { notSent, type Exchange } from '../http/exchange.js';
import { readHar, type RecordedAnswer, type Recording } from '../recording/read.js';
import type { AuditOptions, Note, Prepared, Source } from './options.js';
import { headersOf, labelOf, queryFrom, unusualIn, urlOf, type Query } from '../values/queries.js';
import { addressOf } from '../http/address.js';

/** What to judge again; parameters override the recorded ones, and what is left out is as recorded. */
export interface JudgeOptions extends Pick<AuditOptions, 'parameters' | 'rules' | 'strict' | 'baseline'> {
  /** The file of a recorded audit (`audit.har`). */
  readonly har: string;
}

/** Judges a recorded audit again, and resolves to its report. Rejects with a {@link HarError} on a file that holds no audit, and on options as `audit` does. */
export async function judge(options: JudgeOptions): Promise<Report> {
  return judgeRecording(await readHar(options.har), options);
}

export function judgeRecording(
  recording: Recording,
  { parameters, rules = [], strict = recording.strict, baseline }: Omit<JudgeOptions, 'har'> = {},
): Promise<Report> {
  const { target: url, selection, started } = recording;
  const given = {
    ...recording,
    url,
    headers: [],
    parameters: { ...recording.parameters, ...parameters },
    rules: rules.length > 0 ? rules : selection,
    strict,
    baseline,
  };
  const open = ({ profile }: Prepared, note: Note) => openRecording(recording, profile.api, note);
  return auditBy(given, open, new Date(started));
}

function openRecording(recording: Recording, api: string, note: Note): Source {
  const { answers, end, isPartial, lack } = recording;
  const waiting = new Map<string, RecordedAnswer[]>();
  for (const answer of answers) {
    const key = askedBy(answer.url);
    const same = waiting.get(key) ?? [];
    same.push(answer);
    waiting.set(key, same);
  }
  /** The last request of each trial. */
  const latest = new Map<number, number>();
  const exchangeFor = (query: Query): Exchange => {
    const url = urlOf(api, query);
    const { href } = addressOf(new URL(url));
    const question = labelOf(query);
    const unasked = (message: string) => notSent(question, url, { kind: 'unasked', message });
    const known = waiting.get(askedBy(url)) ?? [];
    const isOfStep = ({ query: own }: RecordedAnswer) => isDeepStrictEqual(own?.trial, query.trial);
    const same = known.filter(answer => answer.query?.cookie === query.cookie);
    // Each is used once, in order.
    const answer =
      same.find(one => one.isNamed && one.question === question && one.url === href && isOfStep(one)) ??
      same.find(unnamed => !unnamed.isNamed && mayBe(unnamed, href, query));
    if (!answer) return unasked(`the recorded audit did not ask for ${question}`);
    known.splice(known.indexOf(answer), 1);
    const exchange = answer.exchange();
    if (query.trial && exchange.id > 0) {
      const { number } = query.trial;
      // The seed draws the order of a trial after its claim was fixed: in another order, its answers prove nothing.
      const isInOrder = exchange.id > (latest.get(number) ?? 0);
      latest.set(number, isInOrder ? exchange.id : Infinity);
      if (!isInOrder) return unasked('the requests of the trial are not in the order that the seed draws');
    }
    return exchange;
  };
  return {
    ...recording,
    ask: query => Promise.resolve(exchangeFor(query)),
    askTogether: queries => Promise.resolve(queries.map(exchangeFor)),
    *rest() {
      if (!isPartial) return;
      for (const { query, exchange } of [...waiting.values()].flat())
        if (query && !query.html && !query.trial && !query.repeat) yield [query, exchange()];
    },
    wait: () => Promise.resolve(),
    close() {
      for (const exchange of recording.exchanges()) note(exchange);
      const fault = interruption(`the recording is not whole: ${lack}`);
      return Promise.resolve({ ...end, ...(isPartial && { fault }) });
    },
  };
}

const askedBy = (url: string): string => JSON.stringify(queryFrom(url));

/** Whether an entry without `_question` may answer a query: the rest is as usual, or in its headers. */
function mayBe({ url: asked, exchange }: RecordedAnswer, url: string, query: Query): boolean {
  if (query.bare) return false;
  if (unusualIn(query) === 0 && !query.encoded) return true;
  const { headers } = exchange().request;
  return asked === url && Object.entries(headersOf(query)).every(([name, value]) => headers[name] === value);
}
