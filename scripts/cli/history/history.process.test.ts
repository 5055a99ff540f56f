/** Histories of real audits: what is kept, what is given back, and what is said of the steps between runs. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveWiki } from '../../../fixtures/serve.js';
import type { History } from '../../../reporters/history/index.js';
import type { Issues } from '../../../reporters/history/issue.js';
import { safeJson } from '../../../reporters/text/safe-json.js';
import { isObject } from '../../../suites/answers/reading.js';
import { audit } from '../../../suites/audit/audit.js';
import type { AuditOptions } from '../../../suites/audit/options.js';
import type { Report } from '../../../schemas/verdict.js';
import { mutant, removeReports } from '../../testing/diffs.js';
import { run as runCommand } from '../../testing/run.js';

const root = mkdtempSync(join(tmpdir(), 'history-'));
const at = (...names: readonly string[]) => join(root, ...names);
const run = (...args: readonly string[]) => runCommand(['history', ...args]);

interface Night {
  readonly report: Report;
  readonly text: string;
  readonly recording: string;
  readonly host: string;
}

/** Audits once; the nights of a history are copies with other times. */
const audits = new Map<string, Night>();

async function audited(
  name: string,
  wiki: Parameters<typeof serveWiki>[0],
  how: Partial<AuditOptions> = {},
): Promise<void> {
  const served = await serveWiki(wiki);
  const har = at(`${name}.har`);
  const measured = await audit({ url: served.url, seed: 'nightly', ...how, har });
  await served.close();
  // How long each request took on a busy machine must not decide how much is kept.
  const exchanges = measured.exchanges.map(each => ({ ...each, ms: 1 }));
  const report = { ...measured, exchanges };
  audits.set(name, {
    report,
    text: safeJson(report),
    recording: readFileSync(har, 'utf8'),
    host: new URL(served.url).host,
  });
}

const momentOf = (day: number) =>
  new Date(Date.UTC(2026, 0, 1, 3, 17, 4, 120 + (day % 7)) + day * 86_400_000).toISOString();

interface Made {
  readonly host?: string;
  readonly recorded?: boolean;
  readonly alter?: (report: Report) => Report;
}

/** Puts the copy of an audit of some day into a folder. */
function night(
  folder: string,
  name: string,
  day: number,
  { host = 'wiki.example', recorded = false, alter }: Made = {},
): string {
  const found = audits.get(name);
  if (!found) throw new Error(`no audit ${name}`);
  const moved = (text: string) =>
    text.replaceAll(found.report.started, momentOf(day)).replaceAll(found.host, host);
  mkdirSync(folder, { recursive: true });
  const text = moved(found.text);
  writeFileSync(join(folder, 'report.json'), alter ? safeJson(alter(JSON.parse(text) as Report)) : text);
  if (recorded) writeFileSync(join(folder, 'audit.har'), moved(found.recording));
  return folder;
}

const undetermined = (report: Report): Report => ({
  ...report,
  conformant: null,
  reason: 'no answer within 30 s',
  results: report.results.map(result => ({
    ...result,
    outcome: 'cantTell',
    message: 'no answer within 30 s',
    evidence: [],
  })),
});

async function historyIn(...args: readonly string[]): Promise<History> {
  const { status, stdout, stderr } = await run(...args, '--format', 'json');
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as History;
}

const ruleIn = ({ targets }: History, rule: string) => targets[0]?.rules.find(each => each.rule === rule);

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => statSync(join(folder, name)))
    .filter(each => each.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}

let year: readonly string[] = [];

beforeAll(async () => {
  await audited('good', {});
  await audited('other seed', {}, { seed: 'another' });
  await audited('bad', mutant('allimages.ns/string'));
  await audited('declared', {}, { parameters: { hostnames: 'shown' } });
  await audited('a part', {}, { rules: ['envelope.*'] });
  year = Array.from({ length: 365 }, (_, day) => night(at('year', String(day)), 'good', day));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  removeReports();
});

describe('runs that are kept', () => {
  test('are added by one process at a time, and nothing is lost', async () => {
    const kept = at('together');
    const [first, second] = ['a', 'b'].map((name, day) => night(at('pair', name), 'good', day));
    mkdirSync(kept);
    writeFileSync(join(kept, '.lock'), JSON.stringify({ pid: process.ppid, host: hostname() }));
    const refused = await run(kept, '--add', first ?? '');
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(`together is in use by process ${process.ppid} on `);
    expect(readdirSync(kept)).toEqual(['.lock']);
    rmSync(join(kept, '.lock'));
    await run(kept, '--add', first ?? '', second ?? '');
    expect((await historyIn(kept)).targets[0]?.runs).toHaveLength(2);
    expect(existsSync(join(kept, '.lock'))).toBe(false);
  });

  test('give their reports back byte for byte, whatever they are and in whatever order they were added', async () => {
    const names = ['good', 'bad', 'other seed', 'good', 'bad', 'good'];
    const folders = names.map((name, day) =>
      night(at('nights', String(day)), name, day, { recorded: day % 2 === 0 }),
    );
    // Compact JSON, with a line feed of Windows, is a report as well.
    const odd = at('nights', '1', 'report.json');
    writeFileSync(odd, `${JSON.stringify(JSON.parse(readFileSync(odd, 'utf8')))}\r\n`);
    await run(at('in order'), '--add', ...folders);
    await run(at('otherwise'), '--add', ...folders.slice(3));
    const { stderr } = await run(at('otherwise'), '--add', ...folders.toReversed());
    expect(stderr).toBe('3 runs added, 3 kept already\n');
    for (const kept of ['in order', 'otherwise']) {
      const { targets } = await historyIn(at(kept));
      expect(targets).toHaveLength(1);
      const runs = targets[0]?.runs ?? [];
      expect(runs.map(({ started }) => started)).toEqual(names.map((_, day) => momentOf(day)));
      for (const [day, { id }] of runs.entries()) {
        const { status, stdout } = await run(at(kept), '--restore', id);
        expect(status).toBe(0);
        expect(stdout).toBe(readFileSync(join(folders[day] ?? '', 'report.json'), 'utf8'));
      }
    }
  });

  test('are not given back in the place of another report of the history', async () => {
    const [kept, other] = [at('mixed'), night(at('mixed', 'other'), 'good', 1)];
    await run(kept, '--add', night(at('a night'), 'good', 2));
    const runs = (await historyIn(kept)).targets[0]?.runs ?? [];
    const id = runs.find(({ started }) => started === momentOf(2))?.id ?? '';
    const before = readFileSync(join(other, 'report.json'), 'utf8');
    const { status, stderr } = await run(kept, '--restore', id, '--out', other);
    expect(status, stderr).toBe(2);
    expect(stderr).toMatch(/: --out: .*mixed\/other\/report\.json is one of the reports of the history\n$/);
    expect(readFileSync(join(other, 'report.json'), 'utf8')).toBe(before);
    expect((await run(kept, '--restore', id, '--out', at('given back'))).status).toBe(0);
  });

  test('take little where nothing changed: 365 of them at most 5 times one', async () => {
    await run(at('one'), '--add', night(at('alone'), 'good', 0));
    await run(at('all'), '--add', ...year);
    expect(sizeOf(at('all')) / sizeOf(at('one'))).toBeLessThan(5);
    expect((await historyIn(at('all'))).targets[0]?.runs).toHaveLength(365);
  });

  test('keep the recordings beside each step, and prove its cause once and for all', async () => {
    const names = ['good', 'good', 'good', 'bad', 'bad', 'bad', 'bad'];
    for (const [day, name] of names.entries()) {
      const folder = night(at('each night'), name, day, { recorded: true });
      expect((await run(at('proven'), '--add', folder)).status).toBe(0);
    }
    const history = await historyIn(at('proven'));
    expect(history.targets[0]?.runs.map(({ recorded }) => recorded)).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(history.targets[0]?.steps.map(({ run: index }) => index)).toEqual([3]);
    const [change] = history.targets[0]?.steps[0]?.changes ?? [];
    expect(change).toMatchObject({
      rule: 'allimages.ns',
      old: 'passed',
      new: 'failed',
      causes: [{ cause: 'answers', proven: true }],
    });
    const recordings = readdirSync(at('proven'), { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.har.gz'),
    );
    expect(recordings).toHaveLength(4);
    for (const name of recordings) rmSync(at('proven', name));
    expect((await historyIn(at('proven'))).targets[0]?.steps).toEqual(history.targets[0]?.steps);
  });

  test('are not added where another report of the same moment is kept, or where one of several is broken', async () => {
    const folder = night(at('twice'), 'good', 0);
    await run(at('single'), '--add', folder);
    writeFileSync(
      join(folder, 'report.json'),
      JSON.stringify({
        ...audits.get('bad')?.report,
        started: momentOf(0),
        target: (JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report).target,
      }),
    );
    const again = await run(at('single'), '--add', folder);
    expect(again).toMatchObject({ status: 2, stdout: '' });
    expect(again.stderr).toMatch(
      /twice\/report\.json: another report of this target that was started at 2026-01-01T\S+ is kept already\n$/,
    );
    mkdirSync(at('no report'));
    writeFileSync(at('no report', 'report.json'), '{}');
    const some = await run(at('nothing kept'), '--add', night(at('fine'), 'good', 1), at('no report'));
    expect(some.status).toBe(2);
    expect(existsSync(at('nothing kept')) ? readdirSync(at('nothing kept')) : []).toEqual([]);
  });
});

const newer = (report: Report): Report => ({ ...report, suite: { ...report.suite, version: '9.0.0' } });

describe('a history', () => {
  test.each<[what: string, names: readonly [string, string], parses: number]>([
    ['once where nothing changed', ['good', 'good'], 1],
    ['again only for the two steps beside it', ['good', 'bad'], 3],
  ])('of many runs parses the report of each %s', async (what, names, parses) => {
    const folders = Array.from({ length: 60 }, (_, day) =>
      night(at(what, String(day)), names[day % 2] ?? '', day),
    );
    const texts = new Set<string>(folders.map(folder => readFileSync(join(folder, 'report.json'), 'utf8')));
    const parse = vi.spyOn(JSON, 'parse');
    try {
      const { targets } = await historyIn(at(what));
      expect(targets[0]?.runs).toHaveLength(60);
      const parsed = parse.mock.calls.filter(([text]) => texts.has(text));
      // The first run and the last one have a step on one side only.
      expect(parsed.length).toBe(60 * parses - (parses - 1));
    } finally {
      parse.mockRestore();
    }
  });

  test('has since when a rule fails, flaky rules apart from changed ones, and keeps to its schema', async () => {
    const outcomes = ['good', 'bad', 'good', 'good', 'good', 'good', 'bad', 'bad', 'bad', 'bad'];
    for (const [day, name] of outcomes.entries())
      night(at('by date', momentOf(day).slice(0, 10)), name, day, { recorded: day > 4 });
    night(at('by date', 'last'), 'bad', 10, { alter: undetermined });
    const history = await historyIn(at('by date'));
    expect(ruleIn(history, 'allimages.ns')).toMatchObject({
      kind: 'flaky',
      state: 'undetermined',
      failingSince: momentOf(6),
      undeterminedSince: momentOf(10),
      changes: 3,
      failed: 5,
    });
    expect(ruleIn(history, 'allimages.list')).toMatchObject({ kind: 'steady', state: 'undetermined' });
    const causes = history.targets[0]?.steps.map(({ run: index, changes }) => [
      index,
      changes[0]?.causes[0]?.cause,
      changes[0]?.causes[0]?.proven,
    ]);
    expect(causes?.slice(0, 3)).toEqual([
      [1, 'answers', false],
      [2, 'answers', false],
      [6, 'answers', true],
    ]);
    const schema: unknown = JSON.parse(readFileSync('schemas/documents/history.schema.json', 'utf8'));
    if (!isObject(schema)) throw new Error('the schema of histories is no object');
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
    validate(history);
    expect(validate.errors ?? []).toEqual([]);
  });

  test.each<[what: string, nights: readonly [string, Made?][], rule: string, kind: string, cause: string]>([
    [
      'another profile',
      [['good'], ['declared', { alter: undetermined }], ['declared'], ['good']],
      'dbrepllag.unmeasured-host',
      'changed',
      'profile',
    ],
    [
      'an audit of other rules',
      [['good'], ['good'], ['a part'], ['a part'], ['bad']],
      'allimages.ns',
      'changed',
      'answers',
    ],
  ])(
    'has the cause since the last run that could tell, across %s',
    async (what, nights, rule, kind, cause) => {
      for (const [day, [name, made]] of nights.entries())
        night(at(what, String(day)), name, day, { ...made, recorded: true });
      await run(at(`${what}, kept`), '--add', at(what));
      for (const folder of [what, `${what}, kept`]) {
        const history = await historyIn(at(folder));
        expect(ruleIn(history, rule)?.kind).toBe(kind);
        const flips = history.targets[0]?.steps
          .flatMap(({ changes }) => changes.filter(change => change.rule === rule))
          .filter(({ new: now }) => now !== 'cantTell' && now !== 'untested');
        for (const flip of flips ?? []) expect(flip.causes).toMatchObject([{ cause, proven: true }]);
        expect(flips?.[0]?.causes[0]?.words).toMatch(
          /^compared with the run of 2026-01-0\d 03:17, the last that could tell: /,
        );
      }
    },
  );

  test('does not call a rule flaky whose outcome another suite explains', async () => {
    const nights: readonly [string, Made][] = [
      ['good', {}],
      ['bad', { alter: newer }],
      ['good', {}],
    ];
    for (const [day, [name, made]] of nights.entries()) night(at('suites', String(day)), name, day, made);
    expect(ruleIn(await historyIn(at('suites')), 'allimages.ns')).toMatchObject({
      kind: 'changed',
      changes: 2,
    });
  });

  test('keeps targets apart that are mixed, and reads compressed reports at the depth of a fleet', async () => {
    for (const day of [0, 1])
      for (const host of ['w2.example', 'w10.example']) {
        const folder = night(
          at('fleets', `day ${day}`, 'targets', 'ab', `ab${host}`),
          day === 1 && host === 'w10.example' ? 'bad' : 'good',
          day,
          { host },
        );
        const file = join(folder, 'report.json');
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
        rmSync(file);
      }
    symlinkSync(at('fleets', 'day 1'), at('fleets', 'latest'));
    const { targets } = await historyIn(at('fleets'));
    expect(targets.map(({ url, runs }) => [url, runs.length])).toEqual([
      ['http://w2.example/api.php', 2],
      ['http://w10.example/api.php', 2],
    ]);
    const { stdout } = await runCommand(['history', at('fleets')], { COLUMNS: '60' });
    expect(stdout).toMatch(/^✗ 1 OF 2 TARGETS NOT CONFORMANT\n\n✗ http:\/\/w10\.example/);
    await run(at('kept fleets'), '--add', at('fleets'));
    expect((await historyIn(at('kept fleets'))).targets.map(({ runs }) => runs.length)).toEqual([2, 2]);
  });

  test('notes runs that are there twice, of the same moment, or of the future', async () => {
    night(at('odd', 'a'), 'good', 0);
    cpSync(at('odd', 'a'), at('odd', 'copy'), { recursive: true });
    night(at('odd', 'b'), 'bad', 0);
    night(at('odd', 'c'), 'good', 365 * 200);
    night(at('odd', 'd'), 'good', 1, { alter: report => ({ ...report, started: '2026-99-99T99:99:99Z' }) });
    const [target] = (await historyIn(at('odd'))).targets;
    expect(target?.runs).toHaveLength(4);
    expect(target?.notes).toEqual([
      '1 report of a run that is there already: left out.',
      '1 run whose date is in no calendar.',
      '1 run dated in the future.',
      '1 run started at the same moment as another: their order is that of their folders.',
    ]);
  });

  test('takes only the latest runs on demand', async () => {
    const [target] = (await historyIn(at('by date'), '--last', '4')).targets;
    expect(target?.runs.map(({ started }) => started)).toEqual([7, 8, 9, 10].map(momentOf));
  });

  test('is on one screen, never wider than the terminal', async () => {
    for (const columns of [60, 120]) {
      const { stdout } = await runCommand(['history', at('by date')], { COLUMNS: String(columns) });
      expect(stdout.split('\n').filter(line => line.length > columns)).toEqual([]);
      expect(stdout).toMatch(/^\? INCONCLUSIVE {2}http:\/\/wiki\.example/);
      expect(stdout.split('\n').length).toBeLessThan(50);
    }
  });
});

const stateAfter = async (name: string, states: string, after = 3) => {
  for (const [day, state] of states.split('').entries())
    night(
      at(name, String(day).padStart(2, '0')),
      state === 'p' ? 'good' : 'bad',
      day,
      state === '?' ? { alter: undetermined } : {},
    );
  const { status, stdout } = await run(at(name), '--issue-state', '--after', String(after));
  expect(status).toBe(0);
  return (JSON.parse(stdout) as Issues).issues[0];
};

const asFar = (report: Report): Report => ({
  ...report,
  complete: false,
  results: report.results.map(result =>
    result.rule === 'allimages.ns' ? { ...result, outcome: 'cantTell', cutOff: true } : result,
  ),
});

describe('the state of an issue', () => {
  test.each([
    ['p', 'closed'],
    ['pf', 'unchanged'],
    ['pff', 'unchanged'],
    ['pfff', 'open'],
    ['pf?ff', 'open'],
    ['pfff?', 'unchanged'],
    ['pfff?f', 'open'],
    ['pfffp', 'closed'],
    ['pfff?p', 'closed'],
    ['???', 'unchanged'],
    ['p??', 'unchanged'],
  ])('after %s is %s', async (states, state) => {
    const issue = await stateAfter(`states ${states.replaceAll('?', 'u')}`, states);
    expect(issue?.state).toBe(state);
    expect(issue?.note !== undefined).toBe(states.endsWith('???'));
    expect(issue?.body.startsWith(`${issue.marker}\n`)).toBe(true);
  });

  test('is unchanged where a rule that failed is no longer determined, though the verdict is conformant', async () => {
    for (const day of [0, 1, 2]) night(at('as far', String(day)), 'bad', day);
    night(at('as far', '3'), 'good', 3, { alter: asFar });
    const { stdout } = await run(at('as far'), '--issue-state');
    const [issue] = (JSON.parse(stdout) as Issues).issues;
    expect(issue?.state).toBe('unchanged');
    expect(issue?.body).toMatch(/No longer determined, so neither failing nor mended:\n\n- `allimages\.ns`/);
  });
});

const broken = (name: string, file: string, content: string | Uint8Array) => {
  mkdirSync(at(name, 'run'), { recursive: true });
  writeFileSync(at(name, 'run', file), content);
  return at(name);
};

describe('bad input ends with one line and status 2', () => {
  test.each<[what: string, args: () => readonly string[] | Promise<readonly string[]>, message: RegExp]>([
    ['a folder that is not there', () => [at('nowhere')], /nowhere: cannot be read \(ENOENT\)/],
    ['a file', () => [at('good.har')], /good\.har: not a folder/],
    ['a folder without runs', () => [(mkdirSync(at('empty')), at('empty'))], /empty: no run is below it/],
    [
      'a report that is not JSON',
      () => [broken('b1', 'report.json', '{"a":')],
      /b1\/run\/report\.json: not JSON|b1\/run\/report\.json: .*not JSON/,
    ],
    [
      'what is not gzip',
      () => [broken('b2', 'report.json.gz', 'plain')],
      /b2\/run\/report\.json\.gz: .*not JSON/,
    ],
    [
      'a truncated report',
      () => [broken('b3', 'report.json.gz', gzipSync(audits.get('good')?.text ?? '').subarray(0, 900))],
      /b3\/run\/report\.json\.gz: is not a complete gzip file \(Z_BUF_ERROR\)/,
    ],
    [
      'what fills the memory',
      () => [broken('b4', 'report.json.gz', gzipSync(Buffer.alloc(101_000_000)))],
      /b4\/run\/report\.json\.gz: holds more than 100,000,000 bytes, unpacked/,
    ],
    ['no report', () => [broken('b5', 'report.json', '{"reportVersion":"2"}')], /must be "1"/],
    [
      'a history of another version',
      () => [broken('b6', 'runs.jsonl.gz', gzipSync('{"historyVersion":"2"}\n'))],
      /b6\/run\/runs\.jsonl\.gz: line 1 is not part of a history of version 1/,
    ],
    [
      'a history with a torn line',
      () => [
        broken('b7', 'runs.jsonl.gz', gzipSync('{"historyVersion":"1","target":{"url":"x"}}\n{"run":"a"')),
      ],
      /b7\/run\/runs\.jsonl\.gz: line 2 is not part/,
    ],
    [
      'a run that is not kept',
      () => [at('by date'), '--restore', 'x'],
      /--restore: no run x is kept|no run is below it/,
    ],
    [
      'several formats without a folder',
      () => [at('by date'), '--format', 'json,html'],
      /--format: more than one format needs --out/,
    ],
    [
      '--issue-state with a format',
      () => [at('by date'), '--issue-state', '--format', 'json'],
      /--issue-state prints JSON/,
    ],
    [
      '--restore with --add, of which one would be left undone',
      () => [at('by date'), '--restore', 'x', '--add', at('odd')],
      /--restore gives back one report and takes none of --add, --format and --issue-state/,
    ],
    [
      '--add of runs that are kept elsewhere, of which none would be added',
      async () => {
        await run(at('elsewhere'), '--add', night(at('a night elsewhere'), 'good', 3));
        return [at('x'), '--add', at('elsewhere')];
      },
      /--add: \S*elsewhere holds no report but what another `--add` keeps: `--restore` gives those back/,
    ],
    [
      '--issue-state of fewer runs than must fail',
      () => [at('by date'), '--issue-state', '--last', '2'],
      /--issue-state with --last 2 never sees the 3 failures of --after/,
    ],
    [
      '--add to a folder that cannot be made, which is no --out',
      () => ['/proc/kept', '--add', night(at('a night nowhere'), 'good', 3)],
      /^wiki-query-conformance: \/proc\/kept cannot be written \(ENOENT\)/,
    ],
    [
      '--add of nothing that is there',
      () => [at('x'), '--add', at('nowhere')],
      /nowhere: cannot be read \(ENOENT\)/,
    ],
  ])('for %s', async (_what, args, message) => {
    const { status, stdout, stderr } = await run(...(await args()));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  test('and nothing is added where the result could not be written', async () => {
    const file = at('a file');
    writeFileSync(file, '');
    const { status, stderr } = await run(at('y'), '--add', night(at('a night'), 'good', 3), '--out', file);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^wiki-query-conformance: --out: .*a file is a file, not a folder\n$/);
    expect(existsSync(at('y'))).toBe(false);
  });

  test('but a recording that cannot be used is a note', async () => {
    const folder = at('recordings');
    night(join(folder, '0'), 'good', 0, { recorded: true });
    night(join(folder, '1'), 'bad', 1);
    writeFileSync(join(folder, '1', 'audit.har.gz'), 'no gzip');
    const { targets } = await historyIn(folder);
    expect(targets[0]?.notes.join()).toMatch(/1\/audit\.har\.gz is not used: .*not JSON/);
    expect(dirname(folder)).toBe(root);
  });
});
