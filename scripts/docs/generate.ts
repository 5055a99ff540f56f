/** The second stage of `npm run generate`: audits the mutants and variants, and writes the pages that follow. */
import { readFile, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Examples } from '../../reporters/catalogue/explanation.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { staleAmong, staleLine, writeStale, type Files } from '../generate/generate.js';
import { openAuditor, runMatrix } from '../matrix/matrix.js';
import { CLIENTS_FILE, clientsPage, readTable } from '../matrix/clients/table.js';
import { detectionText, matrixTable } from '../matrix/table.js';
import { runExamples } from './examples.js';
import { outputPages } from './commands/outputs.js';
import { filled, referencePages } from './reference/reference.js';
import { RULES_FOLDER, rulePages } from './rule-pages.js';

const EXAMPLES_FILE = `${RULES_FOLDER}/examples.json`;

export type Audited = Awaited<ReturnType<typeof runAudits>>;

/** About 1,000 audits, one for each wiki. */
export async function runAudits() {
  const auditOf = openAuditor();
  const matrix = await runMatrix(auditOf);
  return { matrix, examples: await runExamples(auditOf) };
}

/** Everything that needs audits: the matrix, the examples, the figures of other pages. */
export async function auditedFiles({ matrix, examples }: Audited): Promise<Files> {
  const figures = { rules: String(ruleIds.length), detection: detectionText(matrix) };
  return new Map([
    ['docs/kill-matrix.md', matrixTable(matrix)],
    await filled('README.md', figures),
    await filled('docs/concepts/trust.md', figures),
    [EXAMPLES_FILE, `${JSON.stringify(examples, null, 1)}\n`],
  ]);
}

/** The pages of the rules and the reference; with given examples, they need no audit of a mutant. */
async function pagesWith(examples: Examples): Promise<Files> {
  const clients = readTable();
  return new Map([
    ...(await rulePages(examples, clients)),
    ['docs/clients.md', clientsPage(clients)],
    ...(await referencePages()),
  ]);
}

/** The stale pages, given the committed examples. */
export async function pageProblems(): Promise<string[]> {
  const pages = await pagesWith(JSON.parse(await readFile(EXAMPLES_FILE, 'utf8')) as Examples);
  return [
    ...(await staleAmong(pages)).map(staleLine),
    ...(await strayPages(pages)).map(file => `${file}: belongs to no rule, run \`npm run generate\``),
  ];
}

async function strayPages(pages: Files): Promise<string[]> {
  const files = (await readdir(RULES_FOLDER)).map(name => `${RULES_FOLDER}/${name}`);
  return files.filter(file => file !== EXAMPLES_FILE && file !== CLIENTS_FILE && !pages.has(file));
}

/** Writes the files unless `--check` is given; returns what is wrong, without what needs audits for `--check=fast`. */
async function main(how: string | undefined): Promise<readonly string[]> {
  if (how === '--check=fast') return pageProblems();
  const audited = await runAudits();
  const files = await auditedFiles(audited);
  const { problems } = audited.matrix;
  if (how === '--check')
    return [...problems, ...(await staleAmong(files)).map(staleLine), ...(await pageProblems())];
  const pages = await pagesWith(audited.examples);
  const written = await writeStale(new Map([...files, ...pages]));
  // The output of commands depends on the files written before, such as the page of an explained rule.
  written.push(...(await writeStale(await outputPages())));
  for (const file of await strayPages(pages)) await rm(file);
  for (const file of written) console.log(file);
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await main(process.argv[2]);
  for (const problem of found) console.error(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
}
