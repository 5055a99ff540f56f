/**
 * `npm run generate` writes the generated files in two stages: schemas, TypeScript and lock, which follow from the contract; then, on a
 * new build, what `scripts/docs/generate.ts` finds by auditing mutants. `--check` writes nothing and exits 1 if a file is stale;
 * `--check=fast` omits what needs audits, which `npm test` runs elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitOwnValidators, emitTypes, emitValidators } from './code.js';
import { emitRationale, readRationale, emitRules, generatedFrom } from './rules.js';
import { readContract, rulesOf, type Contract } from './read.js';
import { answerSchemas, profileSchema, type Schema } from './schema.js';

export const CONTRACT_FILE = 'schemas/contract.md';
export const RATIONALE_FILE = 'schemas/rationale.md';

/** File name → content. */
export type Files = ReadonlyMap<string, string>;

const documentFile = (name: string) => `schemas/documents/${name}.schema.json`;

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/** Everything that follows from the text of a contract. Throws the first mistake as `file:line: reason`. */
export async function generate(text: string, file: string = CONTRACT_FILE): Promise<Map<string, string>> {
  const contract = readContract(text, file);
  const answers = answerSchemas(contract);
  const profile = profileSchema(contract);
  const baselineFile = documentFile('baseline');
  const ofUsers = { baseline: await readJson<Schema>(baselineFile), profile: withoutLengths(profile) };
  const origin = `${CONTRACT_FILE} and ${baselineFile}`;
  const files = new Map([
    [documentFile('profile'), jsonText(profile)],
    ['schemas/generated/rules.ts', emitRules(contract, text, answers)],
    ['schemas/generated/types.ts', await emitTypes(answers)],
    ['schemas/generated/validators.ts', emitValidators(answers)],
    ['schemas/generated/file-validators.ts', emitOwnValidators(ofUsers, origin)],
  ]);
  for (const [name, schema] of Object.entries(answers))
    files.set(`schemas/answers/${name}.schema.json`, jsonText(schema));
  // Documents that the suite writes, with validators for those that it also reads.
  for (const [name, type, validator] of [
    ['report', 'Report', 'report'],
    ['diff', 'Diff', undefined],
    ['history', 'History', undefined],
    ['recording', 'RecordingFile', 'recordingFile'],
  ] as const) {
    const schema = await readJson<Schema>(documentFile(name));
    const head = generatedFrom(documentFile(name));
    files.set(`schemas/generated/${name}.ts`, await emitTypes({ [type]: schema }, head));
    if (validator)
      files.set(
        `schemas/generated/${name}-validator.ts`,
        emitOwnValidators({ [validator]: schema }, documentFile(name)),
      );
  }
  return files;
}

/** Lengths are checked before validation: a validator would have to import a counter of characters. */
function withoutLengths(schema: Schema): Schema {
  const all = Object.entries(schema.properties ?? {});
  const bare = all.map(([name, { maxLength: _most, ...rest }]) => [name, rest]);
  return { ...schema, properties: Object.fromEntries(bare) as Record<string, Schema> };
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function sources() {
  const text = await readFile(CONTRACT_FILE, 'utf8');
  const contract = readContract(text, CONTRACT_FILE);
  const lock = await readJson<Lock>(LOCK_FILE).catch((): Lock => ({}));
  return { text, contract, lock, digests: digestsOf(contract) };
}

async function firstStage(): Promise<Files> {
  const { text, contract, lock, digests } = await sources();
  const files = await generate(text);
  const rationale = readRationale(await readFile(RATIONALE_FILE, 'utf8'), RATIONALE_FILE, contract);
  files.set('schemas/generated/rationale.ts', emitRationale(rationale));
  return files.set(LOCK_FILE, jsonText(completeLock(lock, digests)));
}

/** The files whose content on disk differs. */
export async function staleAmong(files: Files): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, content] of files)
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== content) stale.push(file);
  return stale;
}

/** Writes the stale files, and returns their names. */
export async function writeStale(files: Files): Promise<string[]> {
  const stale = await staleAmong(files);
  for (const file of stale) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, files.get(file) ?? '');
  }
  return stale;
}

export const staleLine = (file: string) => `${file}: stale, run \`npm run generate\``;

async function confirmationLines(): Promise<string[]> {
  const { lock, digests } = await sources();
  return unconfirmed(lock, digests).map(
    rule =>
      `${LOCK_FILE}: the statement of ${rule} has changed: read its check and its mutants, then \`npm run confirm -- ${rule}\``,
  );
}

/** `npm run confirm -- RULE…`: records that a person has checked that checks and mutants of these rules fit their statements. */
async function confirm(named: readonly string[]): Promise<number> {
  const { lock, digests } = await sources();
  const unknown = named.filter(rule => !Object.hasOwn(digests, rule));
  if (named.length > 0 && unknown.length === 0) {
    await writeFile(LOCK_FILE, jsonText(completeLock(lock, digests, named)));
    return 0;
  }
  const missing = 'name the rules: npm run confirm -- RULE…';
  console.error(named.length === 0 ? missing : `no such rule: ${unknown.join(', ')}`);
  return 2;
}

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === '--confirm') return confirm(args.slice(1));
  const checks = args.some(arg => arg.startsWith('--check'));
  const files = await firstStage();
  const stale = checks ? await staleAmong(files) : await writeStale(files);
  for (const file of stale) console.log(checks ? staleLine(file) : file);
  const confirmations = await confirmationLines();
  for (const line of confirmations) console.error(line);
  // Everything derived from stale files is stale too.
  if (checks && stale.length + confirmations.length > 0) return 1;
  // The compiler reports rules without checks or mutants before any wiki is audited.
  if (!checks && run('npm', ['run', '--silent', 'build']) !== 0) {
    console.error('the project does not compile: nothing more is generated');
    return 1;
  }
  const second = fileURLToPath(new URL('../docs/generate.js', import.meta.url));
  const status = run(process.execPath, [second, ...args]);
  return checks || status !== 0 ? status : updateMessages();
}

/** Updates the snapshots of messages, which follow from the rules too. */
function updateMessages(): number {
  const projects = ['--project=unit', '--project=slow', '--reporter=json', '--update'];
  const args = ['vitest', 'run', 'suites/testing/messages', ...projects];
  const { status, stderr } = spawnSync('npx', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) console.error(`${stderr}\nsuites/testing/messages fails: npm run test:unit shows why`);
  return status ?? 1;
}

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

/**
 * A digest of the statement and constraints of each rule. New rules are locked automatically. After a change of a statement, a person
 * reads check and mutants again, and confirms that they still fit.
 */
export const LOCK_FILE = 'schemas/contract.lock.json';

export type Lock = Readonly<Record<string, string>>;

/** The current digests of the contract, by rule. */
export function digestsOf(contract: Contract): Lock {
  const digests = rulesOf(contract).map(({ id, statement, level, section, shape }) => {
    const text = JSON.stringify([statement, level, section, shape]);
    return [id, createHash('sha256').update(text).digest('hex').slice(0, 16)] as const;
  });
  return Object.fromEntries(digests.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The lock with a line for each rule; new and confirmed rules get their current digest. */
export function completeLock(lock: Lock, digests: Lock, confirmed: readonly string[] = []): Lock {
  return Object.fromEntries(
    Object.entries(digests).map(([rule, digest]) => [
      rule,
      confirmed.includes(rule) ? digest : (lock[rule] ?? digest),
    ]),
  );
}

/** The rules whose statement changed since they were confirmed. */
export const unconfirmed = (lock: Lock, digests: Lock): string[] =>
  Object.keys(digests).filter(rule => lock[rule] !== undefined && lock[rule] !== digests[rule]);

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
