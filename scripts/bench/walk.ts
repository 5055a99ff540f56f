/** A walk of a whole listing in this process, by the suite or by a bare loop; as a program, it prints the peak memory in kilobytes. */
import { readFileSync } from 'node:fs';
import { request } from 'undici';
import { openObserver } from '../../suites/checks/observer.js';
import { collectEvidence } from '../../suites/probes/collect.js';
import { labelOf, urlOf } from '../../suites/values/queries.js';
import { resolveProfile } from '../../suites/evidence/profile.js';
import { openClient } from '../../suites/http/client.js';

interface Page {
  readonly continue?: Record<string, string>;
}

/** Walks by a bare undici loop. */
export async function bareWalk(api: string): Promise<void> {
  let next = '';
  do {
    const { body } = await request(`${api}?action=query&list=allimages${next}&format=json`);
    const page = JSON.parse(await body.text()) as Page;
    next = page.continue ? `&${new URLSearchParams(page.continue).toString()}` : '';
  } while (next !== '');
}

/** Walks by the suite, with every rule on pages judged. */
export async function ourWalk(api: string): Promise<void> {
  const target = new URL(api);
  const client = openClient({ target, userAgent: 'bench' });
  const profile = resolveProfile(target);
  const evidence = await collectEvidence({
    profile,
    observer: openObserver(profile).observer,
    seed: 'bench',
    strength: 1,
    maxRequests: Infinity,
    isAuthorized: false,
    wait: () => Promise.resolve(),
    lastingMs: 0,
    steady: true,
    maxPages: Infinity,
    wanted: new Set(['first page', 'walk']),
    ask: async query => (await client.ask(labelOf(query), urlOf(profile.api, query))).exchange,
  });
  await client.close();
  const walked = evidence.walks.get('whole');
  if (walked?.ended !== 'end') throw new Error(`the walk ended early: ${walked?.why}`);
}

if (process.argv[1]?.endsWith('bench/walk.js')) {
  await ourWalk(process.argv[2] ?? '');
  // Unlike getrusage, this does not start with the memory of the process that forked this one.
  const [, peak = ''] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  process.stdout.write(peak);
}
