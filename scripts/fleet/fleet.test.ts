/** Which results a fleet keeps when it is opened again, and which targets it asks again. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manyUrls, serveMany } from '../../fixtures/many.js';
import { conformant, nonconformant } from '../../reporters/testing/reports.js';
import type { Report } from '../../schemas/verdict.js';
import { NotWritten } from '../cli/errors.js';
import { summaryText } from './output.js';
import { openFleet } from './fleet.js';
import { entryOf, statusOf, type Again, unitsOf } from './entries.js';
import { storedOf, type List, type ListedTarget } from './list/list.js';
import { readManifest } from './manifest.js';
import { sha256Of, gzipped, reportPathOf, idOf, listText } from './store.js';
import { auditOptionsOf, auditUnit, politenessFor, type Delivery, type Settings } from './unit.js';

const settings: Settings = { seed: 's', formats: ['json'], rules: ['allimages.*'], retries: 0, rate: 1000 };
const urls = [1, 2, 3].map(number => `https://w${number}.farm.example/api.php`);
const operator = 'farm.example';
const targets = urls.map((url): ListedTarget => ({ id: idOf(url, undefined, {}), url, operator }));
const [first, second, third] = targets as [ListedTarget, ListedTarget, ListedTarget];
const list: List = { targets, digest: sha256Of(listText(targets.map(storedOf))), mistakes: [] };

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fleet-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = (again?: Again) => openFleet({ dir, list, settings, shard: undefined, again });
const urlsOf = (some: readonly ListedTarget[]) => some.map(({ url }) => url);
const manifestPath = () => join(dir, 'fleet.json');

function reportOn(target: ListedTarget, sample: Report): Report {
  const { seed = '' } = auditOptionsOf(target, settings);
  const started = new Date().toISOString();
  const own = { ...sample.target, url: target.url };
  return { ...sample, seed, started, selection: ['allimages.*'], target: own };
}
function done(target: ListedTarget, sample = conformant): Delivery {
  const report = reportOn(target, sample);
  const files = { 'report.json.gz': gzipped(JSON.stringify(report)) };
  return { target, entry: entryOf(target.id, report), files, report };
}
function refused(target: ListedTarget): Delivery {
  const entry = { id: target.id, state: 'refused', reason: 'farm.example refused' } as const;
  return { target, entry, files: {} };
}
async function depositAll(...deliveries: Delivery[]): Promise<void> {
  const fleet = await open();
  for (const delivery of deliveries) fleet.deposit(delivery);
  fleet.close();
}

describe('a target that is to be audited again', () => {
  beforeEach(() => depositAll(done(first), done(second, nonconformant), done(third)));

  test('keeps its result while it is, also after an interruption', async () => {
    const fleet = await open('all');
    expect([...fleet.entries.values()]).toMatchObject(targets.map(() => ({ state: 'done', again: {} })));
    expect(statusOf(targets, fleet.entries)).toBe(1);
    fleet.close();
    const next = await open();
    expect(urlsOf(next.pending)).toEqual(urls);
    next.deposit(done(first));
    next.close();
    const last = await open();
    expect(urlsOf(last.pending)).toEqual(urlsOf([second, third]));
    last.close();
  });

  test('keeps its result where its operator refuses, and is asked again, after the others', async () => {
    const fleet = await open('failed');
    expect(urlsOf(fleet.pending)).toEqual([second.url]);
    fleet.deposit(refused(second));
    fleet.close();
    const { entries } = fleet;
    expect(statusOf(targets, entries)).toBe(1);
    expect(existsSync(reportPathOf(dir, second.id))).toBe(true);
    const text = summaryText({ targets, entries, dir, columns: 120 });
    expect(text).toMatch(/^3 targets: 2 conformant, 1 not conformant, 0 inconclusive\n/);
    expect(text).toContain('\nNot audited again\n  1  farm.example refused\n');
    const narrow = summaryText({ targets, entries, dir, columns: 40 });
    expect(narrow).toMatch(/^3 targets: 2 conformant, 1 not\nconformant, 0 inconclusive\n/);
    expect(narrow).toContain(`\nReports: ${dir}/index.html\n`);
    expect(narrow).not.toContain('…');
    const merged = { targets, entries: new Map(), columns: 40, isMerged: true };
    expect(summaryText({ ...merged, dir: "$(id) it's" })).toContain(
      "\nNext: `fleet LIST --out '$(id) it'\\''s'` audits the 3 targets that are left.\n",
    );
    const next = await open('all');
    expect(urlsOf(next.pending)).toEqual(urlsOf([first, third, second]));
    for (const target of targets) next.deposit(done(target));
    next.close();
    expect(statusOf(targets, next.entries)).toBe(0);
  });
});

test.each<[what: string, change: Partial<Report>, bytes?: number]>([
  ['is cut', {}, 100],
  ['is on another target', { target: { ...conformant.target, url: first.url } }],
  ['is of other rules', { selection: ['*'] }],
  ['is of another seed', { seed: 'other' }],
  ['is no report', { results: undefined as unknown as [] }],
])('a report does not count if it %s', async (_what, change, bytes) => {
  await depositAll(done(first), done(second));
  const report = gzipped(JSON.stringify({ ...reportOn(second, conformant), ...change }));
  writeFileSync(reportPathOf(dir, second.id), report.subarray(0, bytes));
  const fleet = await open();
  expect(urlsOf(fleet.pending)).toEqual(urlsOf([second, third]));
  expect(fleet.damaged).toBe(1);
  fleet.close();
});

test.each([undefined, 'altered'])('a list that is %s is written again', async text => {
  await depositAll(done(first));
  if (text === undefined) rmSync(join(dir, 'list.jsonl'));
  else writeFileSync(join(dir, 'list.jsonl'), text);
  (await open()).close();
  expect(readFileSync(join(dir, 'list.jsonl'), 'utf8')).toBe(listText(targets.map(storedOf)));
});

test('a folder that has results but no manifest is no fleet to go on with', async () => {
  await depositAll(done(first));
  rmSync(manifestPath());
  await expect(open()).rejects.toThrow(/^--out: \S+ has targets, but no fleet\.json, which says /);
});

test('a folder that another process has taken over is left as it is', async () => {
  const fleet = await open();
  fleet.deposit(done(first));
  writeFileSync(join(dir, '.lock'), JSON.stringify({ pid: 7, host: 'elsewhere' }));
  const before = readFileSync(manifestPath(), 'utf8');
  expect(() => fleet.deposit(done(second))).toThrow(NotWritten);
  fleet.surroundings.onWait(second, Date.now() + 110_000);
  expect(() => fleet.close()).toThrow('was taken over by process');
  expect(readFileSync(manifestPath(), 'utf8')).toBe(before);
  expect(existsSync(reportPathOf(dir, second.id))).toBe(false);
});

describe('a wait that an operator asks for', () => {
  test('is noted soon, changes nothing else, and holds for the next run', async () => {
    const until = Date.now() + 110_000;
    await depositAll(done(first));
    const fleet = await open();
    fleet.surroundings.onWait(first, until);
    fleet.surroundings.onWait(second, until);
    // Before closing, as a killed process would leave it.
    expect((await readManifest(dir))?.refusals).not.toEqual({});
    fleet.close();
    const next = await open();
    expect(next.entries.get(first.id)).toMatchObject({ state: 'done' });
    expect(urlsOf(next.pending)).toEqual(urlsOf([third, second]));
    expect(next.waits).toEqual(new Map([['farm.example', until]]));
    expect(unitsOf(next.pending, next.waits)).toMatchObject([{ quietUntil: until }]);
    next.close();
  });

  test('is kept when its target is done, and forgotten when it is over', async () => {
    await depositAll({ ...done(first), until: Date.now() + 600_000 });
    expect(Object.keys((await readManifest(dir))?.refusals ?? {})).toEqual(['farm.example']);
    await depositAll({ ...done(first), until: Date.now() - 1 });
    expect((await readManifest(dir))?.refusals).toEqual({});
  });
});

/** Audits a unit whose operator answers every request with a `Retry-After`. */
const ask = async (seconds: number, quietUntil?: number) => {
  const stop = new AbortController();
  const waits: number[] = [];
  const delivered: Delivery[] = [];
  const wikis = await serveMany({
    intercept: (_request, response) => {
      response.writeHead(429, { 'retry-after': String(seconds) }).end('slow down');
    },
  });
  const [url = ''] = manyUrls(wikis.origin, 1, ['reference']);
  const units = { operator: 'farm', targets: [{ id: idOf(url, undefined, {}), url, operator: 'farm' }] };
  const unit = { ...units, ...(quietUntil && { quietUntil }) };
  // Ends a unit that waits.
  const soon = setTimeout(() => stop.abort(), quietUntil === undefined ? 60_000 : 300);
  const refusal = await auditUnit(unit, settings, {
    politeness: politenessFor(unit, settings),
    signal: stop.signal,
    drafts: dir,
    deliver: delivery => void delivered.push(delivery),
    onWait(_target, until) {
      waits.push(Math.round((until - Date.now()) / 1000));
      if (seconds < 120) stop.abort();
    },
  });
  clearTimeout(soon);
  await wikis.close();
  return { refusal, waits, delivered, requests: wikis.requests.length };
};

test.each([
  // A day at most.
  [110, [110], []],
  [600, [600], [{ entry: { state: 'refused' }, until: expect.any(Number) as number }]],
  [1e12, [86_400], [{ entry: { state: 'refused' } }]],
])('a unit whose operator asks for a wait of %d s tells it', async (seconds, expected, deliveries) => {
  const { waits, delivered } = await ask(seconds);
  expect(waits).toEqual(expected);
  expect(delivered).toMatchObject(deliveries);
});

test('a unit asks nothing if that would take more than two minutes', async () => {
  const { refusal, requests, delivered } = await ask(0, Date.now() + 600_000);
  expect(refusal).toMatch(/^asked its clients to wait until \d{4}-/);
  expect({ requests, delivered }).toEqual({ requests: 0, delivered: [] });
});
