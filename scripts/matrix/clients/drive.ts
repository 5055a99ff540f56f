/** Lists files and languages and looks up missing titles with `mwn` or `m3api`: one wiki a line on standard input, one result a line on standard output. */
import { createInterface } from 'node:readline';
import { setTimeout as rest } from 'node:timers/promises';
import Session from 'm3api';
import { Mwn } from 'mwn';
import { LONGEST_MS, MISSING, MOST_PAGES, TASKS } from './outcomes.js';
import type { Came, Results, Task } from './outcomes.js';

type Ask = (query: Readonly<Record<string, string>>) => AsyncIterable<unknown> | Promise<unknown>;

/** Pages of the listing as a generator, any other query as one request. */
interface Client {
  readonly pages: Ask;
  readonly one: Ask;
}

function open(client: string, url: string): Client {
  if (client === 'm3api') {
    // Whatever waits only makes the table late.
    const session = new Session(
      url,
      {},
      { userAgent: 'clients', maxRetriesSeconds: 0, warn: () => undefined },
    );
    return {
      pages: query => session.requestAndContinue(query) as unknown as AsyncIterable<unknown>,
      one: async query => (await session.request(query)) as unknown,
    };
  }
  const bot = new Mwn({ apiUrl: url, userAgent: 'clients', silent: true, retryPause: 0 });
  return { pages: query => bot.continuedQueryGen(query), one: query => bot.request(query) };
}

type Answer = { readonly query: Readonly<Record<string, unknown>> };

async function files({ pages }: Client): Promise<Came> {
  const all: unknown[] = [];
  let count = 0;
  for await (const page of pages({ action: 'query', list: 'allimages' }) as AsyncIterable<Answer>) {
    all.push(...(page.query['allimages'] as unknown[]));
    if (++count === MOST_PAGES) return { loops: true };
  }
  return { value: all };
}

const tasks: Readonly<Record<Task, (client: Client) => Promise<Came>>> = {
  files,
  languages: async ({ one }) => ({
    value: ((await one({ action: 'query', meta: 'languageinfo' })) as Answer).query['languageinfo'],
  }),
  missing: async ({ one }) => ({
    value: ((await one({ action: 'query', prop: 'duplicatefiles', titles: MISSING.join('|') })) as Answer)
      .query['pages'],
  }),
};

async function attempt(task: Task, client: Client): Promise<Came> {
  const late = rest(LONGEST_MS, { late: true } as const, { ref: false });
  const done = tasks[task](client).catch((error: unknown): Came => ({ error: String(error) }));
  return Promise.race([done, late]);
}

const client = process.argv[2] ?? '';
// What a client leaves behind must not end the driver.
process.on('unhandledRejection', () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  const { id, url } = JSON.parse(line) as { readonly id: string; readonly url: string };
  const results: Partial<Results> = {};
  for (const task of TASKS) {
    try {
      results[task] = await attempt(task, open(client, url));
    } catch (error) {
      results[task] = { error: String(error) };
    }
  }
  process.stdout.write(`${JSON.stringify({ id, ...results })}\n`);
}
process.exit();
