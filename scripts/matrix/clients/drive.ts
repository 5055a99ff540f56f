/** Lists files and languages and looks up missing titles with `mwn` or `m3api`: reads one wiki a line, writes one result a line. */
import { createInterface } from 'node:readline';
import { setTimeout as rest } from 'node:timers/promises';
import Session from 'm3api';
import { Mwn } from 'mwn';
import { LONGEST_MS, MISSING, MOST_PAGES, TASKS, type Came, type Results, type Task } from './table.js';

interface Answer {
  readonly query: Readonly<Record<string, unknown>>;
}
type Query = Readonly<Record<string, string>>;

/** The listing as a generator of pages, other queries as one request. */
interface Client {
  readonly pages: (query: Query) => AsyncIterable<Answer>;
  readonly one: (query: Query) => Promise<Answer>;
}

function open(client: string, url: string): Client {
  if (client === 'm3api') {
    // No waiting, which would only take time.
    const options = { userAgent: 'clients', maxRetriesSeconds: 0, warn: () => undefined };
    const session = new Session(url, {}, options);
    return {
      pages: query => session.requestAndContinue(query) as unknown as AsyncIterable<Answer>,
      one: query => session.request(query) as Promise<Answer>,
    };
  }
  const bot = new Mwn({ apiUrl: url, userAgent: 'clients', silent: true, retryPause: 0 });
  return {
    pages: query => bot.continuedQueryGen(query) as AsyncIterable<Answer>,
    one: query => bot.request(query) as unknown as Promise<Answer>,
  };
}

const tasks: Readonly<Record<Task, (client: Client) => Promise<Came>>> = {
  async files({ pages }) {
    const all: unknown[] = [];
    let count = 0;
    for await (const page of pages({ action: 'query', list: 'allimages' })) {
      all.push(...(page.query['allimages'] as unknown[]));
      if (++count === MOST_PAGES) return { endless: true };
    }
    return { value: all };
  },
  async languages({ one }) {
    const { query } = await one({ action: 'query', meta: 'languageinfo' });
    return { value: query['languageinfo'] };
  },
  async missing({ one }) {
    const { query } = await one({ action: 'query', prop: 'duplicatefiles', titles: MISSING.join('|') });
    return { value: query['pages'] };
  },
};

async function attempt(task: Task, client: string, url: string): Promise<Came> {
  const late = rest(LONGEST_MS, { endless: true } as const, { ref: false });
  const done = async () => tasks[task](open(client, url));
  return Promise.race([done().catch((error: unknown): Came => ({ error: String(error) })), late]);
}

const client = process.argv[2] ?? '';
// An abandoned promise of a client must not end the driver.
process.on('unhandledRejection', () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  const { id, url } = JSON.parse(line) as { readonly id: string; readonly url: string };
  const results: Partial<Results> = {};
  for (const task of TASKS) results[task] = await attempt(task, client, url);
  process.stdout.write(`${JSON.stringify({ id, ...results })}\n`);
}
process.exit();
