/** `npm run bench`: ratios only, each as the median and range of pairs run in turn. `npm run bench -- walk` runs one part. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutants } from '../../fixtures/mutants/index.js';
import { pairMutants, pairVariants } from '../../fixtures/pairs/index.js';
import { variants } from '../../fixtures/variants/index.js';
import { fileFormatNames, fileFormats } from '../../reporters/index.js';
import type { RecordingFile } from '../../schemas/generated/recording.js';
import { auditOf } from '../matrix/audit.js';
import type { Subject } from '../matrix/audit.js';
import { runMatrix } from '../matrix/matrix.js';
import { fleetBench } from './fleet.js';
import { median, msOf, output, ratioOf, startWiki, type Asked } from './measure.js';
import { bareWalk, ourWalk } from './walk.js';

const script = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));
const cli = fileURLToPath(new URL('../../bin/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const print = (text: string) => process.stdout.write(`${text}\n`);

/** How long a whole audit takes, whether the wiki is conformant or not. */
const auditMs = (url: string, ...options: string[]) =>
  msOf(() => output([cli, url, '--format', 'json', '--out', folder, '--seed', 'bench', ...options], [0, 1]));

/** A bare loop over the same requests, as a whole process. */
function bareLoop(url: string, asked: readonly Asked[]): () => Promise<number> {
  const list = join(folder, 'requests.json');
  writeFileSync(list, JSON.stringify(asked));
  return () => msOf(() => output([script('bare'), list, new URL(url).origin]));
}

async function direct(): Promise<void> {
  const wiki = await startWiki(script('wiki'), 31);
  for (const strength of ['1', '2', '3']) {
    await wiki.requests();
    await auditMs(wiki.url, '--strength', strength);
    const asked = await wiki.requests();
    const distinct = new Set(asked.map(({ path, headers }) => `${path} ${JSON.stringify(headers)}`)).size;
    const ratio = await ratioOf(
      strength === '3' ? 5 : 21,
      () => auditMs(wiki.url, '--strength', strength),
      bareLoop(wiki.url, asked),
    );
    print(`strength ${strength}, 31 files: ${asked.length} requests, ${distinct} of them distinct`);
    print(`  direct runner ÷ bare loop, whole process: ${ratio}${strength === '3' ? '' : ' (goal 1.15)'}`);
  }
  wiki.end();
}

async function vitestRunner(): Promise<void> {
  const wiki = await startWiki(script('wiki'), 31);
  const empty = () => msOf(() => output([script('vitest')]));
  const ratio = await ratioOf(11, () => auditMs(wiki.url, '--runner', 'vitest', '--strength', '1'), empty);
  print(
    `vitest runner ÷ vitest with one empty test, strength 1, 31 files: ${ratio} (at most 1.40, goal 1.25)`,
  );
  wiki.end();
}

async function walk(): Promise<void> {
  const large = await startWiki(script('wiki'), 100_000);
  const small = await startWiki(script('wiki'), 10_000);
  const ratio = await ratioOf(
    11,
    () => msOf(() => ourWalk(large.url)),
    () => msOf(() => bareWalk(large.url)),
  );
  print(`walk of 100,000 files ÷ bare loop, in process: ${ratio} (goal 1.10)`);
  const perPage = await ratioOf(
    11,
    async () => (await msOf(() => ourWalk(large.url))) / 10_000,
    async () => (await msOf(() => ourWalk(small.url))) / 1_000,
  );
  print(`time of a page at 100,000 files ÷ at 10,000: ${perPage} (at most 1.1)`);
  const peak = (url: string) => Number(output([script('walk'), url])) / 1024;
  const peaks: number[] = [];
  for (let run = 0; run < 5; run++) peaks.push(peak(large.url) - peak(small.url));
  const [least, most] = [Math.min(...peaks), Math.max(...peaks)];
  print(
    `peak memory at 100,000 files − at 10,000: ${median(peaks).toFixed(1)} MB (${least.toFixed(1)} to ${most.toFixed(1)}, 5 pairs; at most 16)`,
  );
  large.end();
  small.end();
}

async function oneAudit(subject: Subject): Promise<number> {
  const each: number[] = [];
  for (let audit = 0; audit < 41; audit++) each.push(await msOf(() => auditOf(subject)));
  return median(each);
}

async function matrix(): Promise<void> {
  const inPairs = [...Object.values(pairMutants), ...Object.values(pairVariants)];
  const wikis = [...Object.values<Subject>(mutants), ...Object.values<Subject>(variants), ...inPairs];
  const stronger = wikis.filter(({ strength }) => strength !== undefined).length;
  const singleAudits = async () =>
    (await oneAudit({})) * (wikis.length - stronger) + (await oneAudit({ strength: 2 })) * stronger;
  const ratio = await ratioOf(5, () => msOf(() => runMatrix()), singleAudits);
  print(`matrix ÷ (number of wikis × one audit in process): ${ratio} (at most 1.5)`);
}

/** A report with many exchanges: those of the reference wiki, repeated. */
async function formats(): Promise<void> {
  const { exchanges: known, ...rest } = await auditOf({});
  const all = Array.from({ length: 1000 }, (_, round) =>
    known.map(one => ({ ...one, id: one.id + round * 1000 })),
  );
  const report = { ...rest, exchanges: all.flat().slice(0, 1000) };
  const renderers = await Promise.all(fileFormatNames.map(name => fileFormats[name].load()));
  const ratio = await ratioOf(
    51,
    () => msOf(() => renderers.map(render => render(report).length)),
    () => msOf(() => JSON.stringify(report)),
  );
  print(`all formats of a report with 1,000 exchanges ÷ JSON.stringify: ${ratio} (at most 5)`);
}

/** Any wiki that is already there, such as a MediaWiki in a container: `npm run bench -- url API_URL`. */
async function anyWiki(): Promise<void> {
  const [, , , url] = process.argv;
  if (url === undefined) return;
  const limits = ['--rate', '1000000', '--max-requests', '1000000', '--max-pages', '100000'];
  await auditMs(url, ...limits, '--format', 'har');
  const har = JSON.parse(readFileSync(join(folder, 'audit.har'), 'utf8')) as RecordingFile;
  const asked = har.log.entries.map(({ request }) => ({
    path: request.url.slice(new URL(url).origin.length),
    headers: Object.fromEntries(request.headers.map(({ name, value }) => [name, value])),
    isFresh: false,
  }));
  const ratio = await ratioOf(11, () => auditMs(url, ...limits), bareLoop(url, asked));
  print(`direct runner ÷ bare loop, whole process, ${asked.length} requests: ${ratio}`);
}

/** `npm run bench -- fleet 2000 5`: with 2,000 targets and five pairs. */
const fleet = () => fleetBench({ script, cli, folder, print, counts: process.argv.slice(3).map(Number) });

const parts = { direct, vitest: vitestRunner, walk, matrix, formats, fleet, url: anyWiki };
const [, , only] = process.argv;
try {
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
