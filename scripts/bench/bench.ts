/** `npm run bench`: ratios only, each as the median and range of pairs run in turn. `npm run bench -- walk` runs one part. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { output, processMs, ratioOf, ratioText, startWiki } from './measure.js';
import { formatsAgainstJson } from './formats.js';
import { matrixMs, singleAuditsMs } from './matrix.js';
import { bareWalk, ourWalk } from './walk.js';

const script = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));
const cli = fileURLToPath(new URL('../../bin/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const say = (text: string) => process.stdout.write(`${text}\n`);

async function direct(): Promise<void> {
  const wiki = await startWiki(script('wiki'), 31);
  const audit = () => processMs([cli, wiki.url, '--format', 'json', '--out', folder, '--seed', 'bench']);
  await audit();
  const asked = await wiki.requests();
  const distinct = new Set(asked.map(({ path, cookie }) => `${path} ${cookie ?? ''}`)).size;
  say(`requests of an audit of 31 files: ${asked.length}, distinct: ${distinct}`);
  const list = join(folder, 'requests.json');
  writeFileSync(list, JSON.stringify(asked));
  const bare = () => processMs([script('bare'), list, new URL(wiki.url).origin]);
  say(
    `direct runner ÷ bare loop, whole process, 31 files: ${ratioText(await ratioOf(21, audit, bare))} (goal 1.15)`,
  );
  wiki.end();
}

async function vitestFace(): Promise<void> {
  const wiki = await startWiki(script('wiki'), 31);
  const face = () => processMs([cli, wiki.url, '--runner', 'vitest', '--format', 'json', '--out', folder]);
  const empty = () => processMs([script('vitest')]);
  say(
    `vitest face ÷ vitest with one empty test, 31 files: ${ratioText(await ratioOf(11, face, empty))} (goal 1.25)`,
  );
  wiki.end();
}

async function walk(): Promise<void> {
  const large = await startWiki(script('wiki'), 100_000);
  const small = await startWiki(script('wiki'), 10_000);
  const ratio = await ratioOf(
    11,
    () => ourWalk(large.url),
    () => bareWalk(large.url),
  );
  say(`walk of 100,000 files ÷ bare loop, in process: ${ratioText(ratio)} (goal 1.10)`);
  const perPage = await ratioOf(
    11,
    async () => (await ourWalk(large.url)) / 10_000,
    async () => (await ourWalk(small.url)) / 1_000,
  );
  say(`time of a page at 100,000 files ÷ at 10,000: ${ratioText(perPage)} (at most 1.1)`);
  const peak = async (url: string) =>
    (JSON.parse(await output([script('walk'), url])) as { maxRssKb: number }).maxRssKb / 1024;
  const peaks: number[] = [];
  for (let run = 0; run < 5; run++) peaks.push((await peak(large.url)) - (await peak(small.url)));
  peaks.sort((a, b) => a - b);
  say(
    `peak memory at 100,000 files − at 10,000: ${peaks[2]?.toFixed(1)} MB (${peaks[0]?.toFixed(1)} to ${peaks[4]?.toFixed(1)}, 5 pairs; at most 16)`,
  );
  large.end();
  small.end();
}

async function matrix(): Promise<void> {
  const ratio = await ratioOf(5, matrixMs, singleAuditsMs);
  say(`matrix ÷ (number of wikis × one audit in process): ${ratioText(ratio)} (at most 1.5)`);
}

async function formats(): Promise<void> {
  const ratio = await ratioOf(51, ...(await formatsAgainstJson()));
  say(`all formats of a report with 1,000 exchanges ÷ JSON.stringify: ${ratioText(ratio)} (at most 5)`);
}

/** Any wiki that is already there, such as a MediaWiki in a container: `npm run bench -- url API_URL`. */
async function anyWiki(): Promise<void> {
  const [, , , url] = process.argv;
  if (url === undefined) return;
  const limits = ['--rate', '1000000', '--max-requests', '1000000', '--max-pages', '100000'];
  const args = [cli, url, '--format', 'json', '--out', folder, '--seed', 'bench', ...limits];
  const audit = () => processMs(args, {}, [0, 1]);
  await processMs([...args, '--format', 'har'], {}, [0, 1]);
  const har = JSON.parse(readFileSync(join(folder, 'audit.har'), 'utf8')) as Har;
  const asked = har.log.entries.map(({ request }) => ({
    path: request.url.slice(new URL(url).origin.length),
    cookie: request.headers.find(({ name }) => name.toLowerCase() === 'cookie')?.value,
  }));
  const list = join(folder, 'any.json');
  writeFileSync(list, JSON.stringify(asked));
  const bare = () => processMs([script('bare'), list, new URL(url).origin]);
  say(
    `direct runner ÷ bare loop, whole process, ${asked.length} requests: ${ratioText(await ratioOf(11, audit, bare))}`,
  );
}

interface Har {
  readonly log: {
    readonly entries: readonly {
      readonly request: {
        readonly url: string;
        readonly headers: readonly { name: string; value: string }[];
      };
    }[];
  };
}

const parts = { direct, vitest: vitestFace, walk, matrix, formats, url: anyWiki };
const [, , only] = process.argv;
try {
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
