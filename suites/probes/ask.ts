/** Asks a question in any manner (contract 1, 4, 5), and notes what its answer shows. */
import { differenceOfForms, type Compared } from '../answers/compare.js';
import { readForm } from '../answers/html/page.js';
import { read, type Reading } from '../answers/reading.js';
import type { Around } from '../evidence/evidence.js';
import { truncated } from '../evidence/memory-budget.js';
import type { Exchange } from '../http/exchange.js';
import type { Query } from '../values/queries.js';
import { left, type ProbeContext } from './context.js';
import { fileNamed, nameIn } from './duplicatefiles/names.js';
import { noteAnswered, noteEvidence, noteRefusal, noteUsual, show, subjectOf, usualOf } from './notes.js';
import { compareWithUsual, statusOf, turnOf } from './trials/same-answer.js';

/** Asks a question and notes the result. Without an answer, only a question that is not repeated counts as a new refusal. */
export async function ask(context: ProbeContext, query: Query): Promise<Reading> {
  const { latest: previous } = context;
  context.turns.add(turnOf(context, previous, query));
  return take(context, query, await context.options.ask(query), { previous });
}

/** Asks questions that are under way at the same time. */
export async function askTogether(context: ProbeContext, queries: readonly Query[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  const asked = queries.map((query): Query => ({ ...query, repeat: 'query', underWay: true }));
  const exchanges = await context.options.askTogether(asked);
  for (const [at, query] of asked.entries())
    readings.push(await take(context, query, exchanges[at] as Exchange, { among: asked }));
  return readings;
}

async function take(context: ProbeContext, query: Query, exchange: Exchange, around: Around) {
  const came = query.html
    ? await takePage(context, query, exchange)
    : await takeAnswer(context, query, show(context, query, read(exchange)));
  if (came.kind !== 'answer') {
    if (query.repeat === undefined) noteRefusal(context, query, came, around);
  } else if (!query.bare) {
    await compareWithUsual(context, query, came, around);
    noteUsual(context, query, came);
  }
  return came;
}

async function takeAnswer(context: ProbeContext, query: Query, reading: Reading): Promise<Reading> {
  noteEvidence(context, query, reading);
  if (reading.kind === 'answer' && query.cookie !== undefined) await askUsualToo(context, query, reading);
  return reading;
}

async function takePage(context: ProbeContext, query: Query, exchange: Exchange): Promise<Reading> {
  const { options, collected, memory, usual } = context;
  const subject = subjectOf(query);
  const form = readForm(options.profile.api, exchange);
  if ('kind' in form) return form;
  await askUsualToo(context, query, { exchange, json: form.json });
  options.observer.htmlPage(query, exchange);
  noteAnswered(context, query);
  const kept = memory.keepPage(form, exchange);
  if ('kind' in kept) return kept;
  const cited = truncated(exchange);
  const plain = usual.get(subject) ?? collected.plain.get(query.query);
  if (plain) collected.html.push({ ...kept, exchange: cited, query: query.query, plain });
  if (query.cursor) context.pageWithCursor ??= query;
  const { json, raw } = kept;
  return { kind: 'answer', exchange: cited, json, raw, text: '', utf8: true, surplus: 'none' };
}

/** Asks for a title as usual too, unless its answer in another manner is as the contract predicts it (2.4, 2.5). */
async function askUsualToo(context: ProbeContext, query: Query, { exchange, json }: Compared): Promise<void> {
  const { title } = query;
  if (!title || context.usual.has(subjectOf(query)) || left(context) === 0) return;
  const { sent, exists } = title;
  const normal = sent.replaceAll('_', ' ');
  const curid = exists ? fileNamed(context, nameIn(sent))?.curid : undefined;
  const what = curid === undefined ? { missing: '' } : { pageid: Number(curid) };
  const normalized = sent === normal ? {} : { normalized: [{ from: sent, to: normal }] };
  const pages = { [curid ?? '-1']: { ...what, ns: 6, title: normal } };
  const predicted = { exchange, json: { batchcomplete: '', query: { ...normalized, pages } } };
  const isUsualStatus = query.cookie === undefined || statusOf({ exchange, json }) === 200;
  if (!isUsualStatus || differenceOfForms(predicted, { exchange, json }) !== undefined)
    await ask(context, usualOf(query));
}
