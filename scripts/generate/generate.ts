/**
 * `npm run generate`: writes every generated file, in two stages.
 *
 * The first one needs `schemas/contract.md` and `schemas/rationale.md` only: schemas, TypeScript, lock. The second
 * one, `scripts/docs/generate.ts`, audits the mutants with what the first one wrote, and so runs on a new build.
 *
 * `--check` writes nothing and exits 1 where a file is stale. `--check=fast` leaves out what needs audits: `npm test`
 * runs them elsewhere, once.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContract } from './check.js';
import { emitOwnTypes, emitOwnValidators, emitTypes, emitValidators } from './code.js';
import { emitRationale, readRationale } from './rationale.js';
import { LOCK_FILE, completeLock, confirmed, digestsOf, unconfirmed } from './lock.js';
import type { Lock } from './lock.js';
import type { Contract } from './model.js';
import { readContract } from './read.js';
import { emitRules } from './rules.js';
import { STANDALONE, answerSchema, profileSchema, singleSchema } from './schema.js';
import type { Schema } from './schema.js';

export const CONTRACT_FILE = 'schemas/contract.md';
export const RATIONALE_FILE = 'schemas/rationale.md';
const BASELINE_SCHEMA = 'schemas/documents/baseline.schema.json';

/** File name → content. */
export type Files = ReadonlyMap<string, string>;

function checkedContract(text: string, file: string): Contract {
  const contract = readContract(text, file);
  checkContract(contract, file);
  return contract;
}

function answerSchemas(contract: Contract): Record<string, Schema> {
  return {
    ...Object.fromEntries(contract.schemas.map(table => [table.name, answerSchema(contract, table)])),
    debuginfo: singleSchema(contract, STANDALONE),
  };
}

/** Everything that follows from a contract's text alone. Throws the first mistake as `file:line: reason`. */
export async function generate(text: string, file: string = CONTRACT_FILE): Promise<Map<string, string>> {
  const contract = checkedContract(text, file);
  const answers = answerSchemas(contract);
  const profile = profileSchema(contract);
  return new Map([
    ...Object.entries(answers).map(
      ([name, schema]) => [`schemas/answers/${name}.schema.json`, jsonText(schema)] as const,
    ),
    ['schemas/documents/profile.schema.json', jsonText(profile)],
    ['schemas/generated/rules.ts', emitRules(contract, text, answers)],
    ['schemas/generated/types.ts', await emitTypes(answers)],
    ...(await ownFiles()),
    ['schemas/generated/file-validators.ts', await emitFileValidators(profile)],
    ['schemas/generated/validators.ts', emitValidators(answers)],
  ]);
}

/** What follows from the schemas of what the suite itself writes. */
async function ownFiles(): Promise<[file: string, content: string][]> {
  const files: [file: string, content: string][] = [];
  for (const [name, type, validator] of [
    ['report', 'Report', 'report'],
    ['diff', 'Diff', undefined],
    ['history', 'History', undefined],
    ['recording', 'RecordingFile', 'recordingFile'],
  ] as const) {
    const file = `schemas/documents/${name}.schema.json`;
    const schema = await readSchema(file);
    files.push([`schemas/generated/${name}.ts`, await emitOwnTypes(schema, type, file)]);
    if (validator)
      files.push([
        `schemas/generated/${name}-validator.ts`,
        emitOwnValidators({ [validator]: schema }, file),
      ]);
  }
  return files;
}

async function readSchema(file: string): Promise<Schema> {
  return JSON.parse(await readFile(file, 'utf8')) as Schema;
}

/** Of the files that users write. */
async function emitFileValidators(profile: Schema): Promise<string> {
  const baseline = await readSchema(BASELINE_SCHEMA);
  return emitOwnValidators(
    { baseline, profile: withoutLengths(profile) },
    `${CONTRACT_FILE} and ${BASELINE_SCHEMA}`,
  );
}

/** The code checks lengths before it validates; a validator would have to import what counts the characters. */
function withoutLengths(schema: Schema): Schema {
  const bare = Object.entries(schema.properties ?? {}).map(
    ([name, { maxLength: _maxLength, ...rest }]) => [name, rest] as const,
  );
  return { ...schema, properties: Object.fromEntries(bare) };
}

/** The digests of the statements of each rule in the contract. */
export function digestsIn(text: string): Lock {
  const contract = checkedContract(text, CONTRACT_FILE);
  return digestsOf(contract, answerSchemas(contract));
}

async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(LOCK_FILE, 'utf8').catch(() => '{}')) as Lock;
}

/** All files of the first stage. */
export async function firstStage(): Promise<Files> {
  const [text, why] = await Promise.all([readFile(CONTRACT_FILE, 'utf8'), readFile(RATIONALE_FILE, 'utf8')]);
  const files = await generate(text);
  const rationale = readRationale(why, RATIONALE_FILE, readContract(text, CONTRACT_FILE));
  files.set('schemas/generated/rationale.ts', emitRationale(rationale));
  return files.set(LOCK_FILE, jsonText(completeLock(await readLock(), digestsIn(text))));
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Those of the files whose content on disk is another. */
export async function staleAmong(files: Files): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, content] of files)
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== content) stale.push(file);
  return stale;
}

/** Writes the stale ones of the files, and returns their names. */
export async function writeStale(files: Files): Promise<string[]> {
  const stale = await staleAmong(files);
  for (const file of stale) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, files.get(file) ?? '');
  }
  return stale;
}

/** What is wrong with the files of the first stage, a line each. */
export async function firstStageProblems(): Promise<string[]> {
  return [...(await staleAmong(await firstStage())).map(staleLine), ...(await confirmationLines())];
}

export const staleLine = (file: string) => `${file}: stale, run \`npm run generate\``;

async function confirmationLines(): Promise<string[]> {
  const digests = digestsIn(await readFile(CONTRACT_FILE, 'utf8'));
  return unconfirmed(await readLock(), digests).map(
    rule =>
      `${LOCK_FILE}: the statement of ${rule} has changed: read its check and its mutants, then \`npm run confirm -- ${rule}\``,
  );
}

/** `npm run confirm -- RULE…`: somebody has read the checks and mutants of these rules, and they fit their statements. */
async function confirm(named: readonly string[]): Promise<number> {
  const digests = digestsIn(await readFile(CONTRACT_FILE, 'utf8'));
  const unknown = named.filter(rule => !Object.hasOwn(digests, rule));
  if (named.length === 0 || unknown.length > 0) {
    console.error(
      named.length === 0 ? 'name the rules: npm run confirm -- RULE…' : `no such rule: ${unknown.join(', ')}`,
    );
    return 2;
  }
  await writeFile(LOCK_FILE, jsonText(confirmed(named, await readLock(), digests)));
  return 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === '--confirm') return confirm(args.slice(1));
  const checks = args.some(arg => arg.startsWith('--check'));
  if (checks) {
    const problems = await firstStageProblems();
    for (const problem of problems) console.error(problem);
    // What follows from stale files is stale, or soon will be.
    if (problems.length > 0) return 1;
  } else {
    const written = await writeStale(await firstStage());
    for (const file of written) console.log(file);
    for (const line of await confirmationLines()) console.error(line);
    // The compiler names a rule that has no check or no mutant, before any wiki is audited.
    if (run('npm', ['run', '--silent', 'build']) !== 0) {
      console.error('the project does not compile: nothing more is generated');
      return 1;
    }
  }
  const second = fileURLToPath(new URL('../docs/generate.js', import.meta.url));
  const status = run(process.execPath, [second, ...args]);
  return checks || status !== 0 ? status : updateMessages();
}

/** The messages on file follow from the rules too; their test writes them. */
function updateMessages(): number {
  const args = [
    'vitest',
    'run',
    'suites/testing/messages',
    '--project=unit',
    '--project=slow',
    '--reporter=json',
    '--update',
  ];
  const { status, stderr } = spawnSync('npx', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) console.error(`${stderr}\nsuites/testing/messages fails: npm run test:unit shows why`);
  return status ?? 1;
}

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

if (process.argv[1] === fileURLToPath(import.meta.url))
  main(process.argv.slice(2)).then(
    status => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
