/** `npm run generate`: writes everything that follows from the contract. With `--check`: writes nothing, fails on a difference. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emitRules } from './rules.js';
import { checkContract } from './check.js';
import { emitOutline } from './outline.js';
import { profileSchema, STANDALONE, answerSchema, singleSchema } from './schema.js';
import { emitRationale, readRationale, emitTraceability } from './documents.js';
import { readContract } from './read.js';
import type { Schema } from './schema.js';
import { emitOwnTypes, emitTypes, emitOwnValidators, emitValidators } from './code.js';

export const CONTRACT_FILE = 'schemas/contract.md';
export const RATIONALE_FILE = 'schemas/rationale.md';
/** The schemas of what the suite itself writes; each is written by hand. */
const REPORT_SCHEMA = 'schemas/documents/report.schema.json';
const DIFF_SCHEMA = 'schemas/documents/diff.schema.json';
const RECORDING_SCHEMA = 'schemas/documents/recording.schema.json';
const BASELINE_SCHEMA = 'schemas/documents/baseline.schema.json';

/** Everything that follows from a contract's text: file name → content. Throws the first mistake as `file:line: reason`. */
export async function generate(text: string, file: string = CONTRACT_FILE): Promise<Map<string, string>> {
  const contract = readContract(text, file);
  checkContract(contract, file);
  const answers: Record<string, Schema> = {
    ...Object.fromEntries(contract.schemas.map(table => [table.name, answerSchema(contract, table)])),
    debuginfo: singleSchema(contract, STANDALONE),
  };
  const profile = profileSchema(contract);
  const schemas = Object.entries({ ...answers, profile });
  return new Map([
    ...schemas.map(
      ([name, schema]) =>
        [
          `schemas/${name === 'profile' ? 'documents' : 'answers'}/${name}.schema.json`,
          jsonText(schema),
        ] as const,
    ),
    ['schemas/generated/rules.ts', emitRules(contract, text, answers)],
    ['schemas/generated/outline.ts', emitOutline(text, file)],
    ['schemas/generated/types.ts', await emitTypes(answers)],
    ...(await ownFiles()),
    ['schemas/generated/file-validators.ts', await emitFileValidators(profile)],
    ['schemas/generated/validators.ts', emitValidators(answers)],
    ['docs/traceability.md', emitTraceability(contract)],
  ]);
}

async function ownFiles(): Promise<[file: string, content: string][]> {
  const report = await readFile(REPORT_SCHEMA, 'utf8');
  const diff = await readFile(DIFF_SCHEMA, 'utf8');
  const recording = await readFile(RECORDING_SCHEMA, 'utf8');
  return [
    ['schemas/generated/report.ts', await emitOwnTypes(report, 'Report', REPORT_SCHEMA)],
    [
      'schemas/generated/report-validator.ts',
      emitOwnValidators({ report: JSON.parse(report) as Schema }, REPORT_SCHEMA),
    ],
    ['schemas/generated/diff.ts', await emitOwnTypes(diff, 'Diff', DIFF_SCHEMA)],
    ['schemas/generated/recording.ts', await emitOwnTypes(recording, 'RecordingFile', RECORDING_SCHEMA)],
    [
      'schemas/generated/recording-validator.ts',
      emitOwnValidators({ recordingFile: JSON.parse(recording) as Schema }, RECORDING_SCHEMA),
    ],
  ];
}

/** Of the files that users write. */
async function emitFileValidators(profile: Schema): Promise<string> {
  const baseline = JSON.parse(await readFile(BASELINE_SCHEMA, 'utf8')) as Schema;
  return emitOwnValidators({ baseline, profile }, `${CONTRACT_FILE} and ${BASELINE_SCHEMA}`);
}

/** The same of the committed contract, with what follows from its rationale. */
async function generated(): Promise<Map<string, string>> {
  const [text, why] = await Promise.all([readFile(CONTRACT_FILE, 'utf8'), readFile(RATIONALE_FILE, 'utf8')]);
  const files = await generate(text);
  const rationale = readRationale(why, RATIONALE_FILE, readContract(text, CONTRACT_FILE));
  return files.set('schemas/generated/rationale.ts', emitRationale(rationale));
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The generated files whose committed content differs from what the contract says now. */
export async function staleFiles(): Promise<string[]> {
  const files = await generated();
  const stale: string[] = [];
  for (const [file, content] of files) {
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed !== content) stale.push(file);
  }
  return stale;
}

async function writeFiles(): Promise<void> {
  for (const [file, content] of await generated()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

async function checkFiles(): Promise<void> {
  const stale = await staleFiles();
  if (stale.length === 0) return;
  throw new Error(
    `not what ${CONTRACT_FILE} and ${RATIONALE_FILE} say (run \`npm run generate\`): ${stale.join(', ')}`,
  );
}

if (process.argv[1]?.endsWith('generate.js')) {
  const run = process.argv.includes('--check') ? checkFiles : writeFiles;
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
