/** The second stage of `npm run generate`: what audits of the mutants and variants tell, and the pages made of it. */
import { readFile, readdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Examples } from '../../reporters/catalogue/explanation.js';
import { staleAmong, staleLine, writeStale } from '../generate/generate.js';
import type { Files } from '../generate/generate.js';
import { openAuditor } from '../matrix/audit.js';
import { CLIENTS_FILE, clientsPage, readTable } from '../matrix/clients/table.js';
import type { Matrix } from '../matrix/judge.js';
import { runMatrix } from '../matrix/matrix.js';
import { matrixTable } from '../matrix/table.js';
import { runExamples } from './examples.js';
import { outputPages } from './commands/outputs.js';
import { pagesWithFigures } from './readme.js';
import { referencePages } from './reference/reference.js';
import { RULES_FOLDER, rulePages } from './rule-pages.js';

const EXAMPLES_FILE = `${RULES_FOLDER}/examples.json`;

export interface Audited {
  readonly matrix: Matrix;
  readonly examples: Examples;
}

/** Some 1,000 audits, each wiki once. */
export async function runAudits(): Promise<Audited> {
  const auditOf = openAuditor();
  const matrix = await runMatrix({ auditOf });
  return { matrix, examples: await runExamples(auditOf) };
}

export async function auditedFiles({ matrix, examples }: Audited): Promise<Files> {
  return new Map([
    ['docs/kill-matrix.md', matrixTable(matrix)],
    ...(await pagesWithFigures(matrix)),
    [EXAMPLES_FILE, `${JSON.stringify(examples, null, 1)}\n`],
  ]);
}

/** The pages of the rules and of the reference: with the examples given, they need no audit of a mutant. */
async function pagesWith(examples: Examples): Promise<Files> {
  const clients = readTable();
  return new Map([
    ...(await rulePages(examples, clients)),
    ['docs/clients.md', clientsPage(clients)],
    ...(await referencePages()),
  ]);
}

/** What is stale among the pages, given the examples as committed. */
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

async function problems(): Promise<string[]> {
  const audited = await runAudits();
  const stale = await staleAmong(await auditedFiles(audited));
  return [...audited.matrix.problems, ...stale.map(staleLine), ...(await pageProblems())];
}

/** Writes the files, and returns what is wrong with the matrix. */
async function write(): Promise<readonly string[]> {
  const audited = await runAudits();
  const pages = await pagesWith(audited.examples);
  const written = await writeStale(new Map([...(await auditedFiles(audited)), ...pages]));
  // What commands print follows from what was written before, such as the page of an explained rule.
  written.push(...(await writeStale(await outputPages())));
  for (const file of await strayPages(pages)) await rm(file);
  for (const file of written) console.log(file);
  return audited.matrix.problems;
}

async function main(args: readonly string[]): Promise<void> {
  const check = args.find(arg => arg.startsWith('--check'));
  const run = check === undefined ? write : check === '--check=fast' ? pageProblems : problems;
  const found = await run();
  for (const problem of found) console.error(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
