/** A walk of a whole listing in this process, by the suite or by a bare loop; prints milliseconds, pages and peak memory. */
import { readFileSync } from 'node:fs';
import { request } from 'undici';
import { openObserver } from '../../suites/checks/observer.js';
import { collectEvidence } from '../../suites/probes/collect.js';
import { labelOf, urlOf } from '../../suites/values/queries.js';
import { resolveProfile } from '../../suites/evidence/profile.js';
import { openClient } from '../../suites/http/client.js';

interface Page {
  readonly query: { readonly allimages: readonly unknown[] };
  readonly continue?: { readonly aicontinue: string; readonly continue: string };
}

/** Walks by a bare undici loop; returns milliseconds. */
export async function bareWalk(api: string): Promise<number> {
  const from = performance.now();
  let next = '';
  do {
    const { body } = await request(`${api}?action=query&list=allimages${next}&format=json`);
    const page = JSON.parse(await body.text()) as Page;
    next = page.continue
      ? `&aicontinue=${encodeURIComponent(page.continue.aicontinue)}&continue=${encodeURIComponent(page.continue.continue)}`
      : '';
  } while (next !== '');
  return performance.now() - from;
}

/** Walks by the suite, with every rule on pages judged; returns milliseconds. */
export async function ourWalk(api: string): Promise<number> {
  const from = performance.now();
  const target = new URL(api);
  const client = openClient({ target, userAgent: 'bench' });
  const profile = resolveProfile(target);
  const evidence = await collectEvidence({
    profile,
    observer: openObserver(profile).observer,
    seed: 'bench',
    maxPages: Infinity,
    wanted: new Set(['first page', 'walk']),
    ask: async query => (await client.ask(labelOf(query), urlOf(profile.api, query))).exchange,
  });
  await client.close();
  const walked = evidence.walks.get('whole');
  if (walked?.ended !== 'end') throw new Error(`the walk ended early: ${walked?.why}`);
  return performance.now() - from;
}

if (process.argv[1]?.endsWith('bench/walk.js')) {
  const ms = await ourWalk(process.argv[2] ?? '');
  // Unlike getrusage, this does not start with the memory of the process that forked this one.
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  process.stdout.write(JSON.stringify({ ms, maxRssKb: Number(peak) }));
}
