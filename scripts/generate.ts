/** `npm run generate`: writes everything that follows from the contract. With `--check`: writes nothing, fails on a difference. */
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkContract } from './contract-check.js';
import { emitReportTypes, emitRules, emitTypes, emitValidators } from './contract-emit.js';
import { readContract } from './contract-read.js';
import { answerSchema, singleSchema } from './contract-schema.js';
import type { Schema } from './contract-schema.js';
import { profileSchema } from './contract-profile.js';
import { emitTraceability } from './contract-trace.js';

export const CONTRACT_FILE = 'schemas/contract.md';

/** Everything that follows from a contract's text: file name → content. Throws the first mistake as `file:line: reason`. */
export async function generate(text: string, file: string = CONTRACT_FILE): Promise<Map<string, string>> {
  const contract = readContract(text, file);
  checkContract(contract, file);
  const answers: Record<string, Schema> = {};
  for (const table of contract.schemas) answers[table.name] = answerSchema(contract, table);
  answers['debuginfo'] = singleSchema(contract, 'Debuginfo');
  const profile = profileSchema(contract);
  const files = new Map<string, string>();
  for (const [name, schema] of Object.entries({ ...answers, profile }))
    files.set(`schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  files.set('schemas/generated/rules.ts', emitRules(contract, text, answers));
  files.set('schemas/generated/types.ts', await emitTypes(answers));
  files.set('schemas/generated/report.ts', await emitReportTypes(await readFile('schemas/report.schema.json', 'utf8')));
  files.set('schemas/generated/validators.ts', emitValidators(answers));
  files.set('docs/traceability.md', emitTraceability(contract));
  return files;
}

/** The generated files whose committed content differs from what the contract says now. */
export async function staleFiles(): Promise<string[]> {
  const files = await generate(await readFile(CONTRACT_FILE, 'utf8'));
  const stale: string[] = [];
  for (const [file, content] of files) {
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed !== content) stale.push(file);
  }
  return stale;
}

async function main(check: boolean): Promise<void> {
  if (check) {
    const stale = await staleFiles();
    if (stale.length > 0) throw new Error(`not what ${CONTRACT_FILE} says (run \`npm run generate\`): ${stale.join(', ')}`);
    return;
  }
  for (const [file, content] of await generate(await readFile(CONTRACT_FILE, 'utf8'))) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

if (process.argv[1]?.endsWith('generate.js')) {
  main(process.argv.includes('--check')).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
