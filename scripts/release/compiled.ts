/**
 * Loads the bundled command, as its `program.js`, with V8's code cache: compiling it anew takes a sixth of a short audit. Audits
 * cache what is not cached yet, because they run most of the code; where nothing can be written, only time is lost.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Module, createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

const folder = import.meta.dirname;
const caches = join(folder, '../cache');
const require = createRequire(import.meta.url);
const isAudit = process.argv.some(argument => /^https?:/i.test(argument));
const known = new Map<string, { exports: unknown }>();

function load(id: string): unknown {
  if (!id.startsWith('./')) return require(id);
  const module = known.get(id) ?? { exports: {} };
  if (known.has(id)) return module.exports;
  known.set(id, module);
  const path = join(folder, id);
  const source = Module.wrap(readFileSync(path, 'utf8'));
  const cache = join(caches, `${id}.${process.version}-${process.arch}`);
  const script = new Script(source, { filename: path, cachedData: attempt(() => cached(cache, source)) });
  // V8 rejects what another version or other flags have cached.
  if (isAudit && script.cachedDataRejected !== false)
    process.once('exit', status => status < 2 && attempt(() => save(script, cache, source)));
  (script.runInThisContext() as (...given: unknown[]) => void)(
    module.exports,
    required,
    module,
    path,
    folder,
  );
  return module.exports;
}

const required = Object.assign(load, { import: (id: string) => import(id) as Promise<unknown> });

/** V8 takes the data of any text as long, and ends the process on data that were changed. */
const sumOf = (data: Buffer, source: string) => crc32(data, crc32(source));

function cached(cache: string, source: string): Buffer | undefined {
  const stored = readFileSync(cache);
  const data = stored.subarray(0, -4);
  return stored.readUInt32LE(data.length) === sumOf(data, source) ? data : undefined;
}

function save(script: Script, cache: string, source: string): void {
  const data = script.createCachedData();
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(sumOf(data, source));
  mkdirSync(caches, { recursive: true });
  writeFileSync(`${cache}.${process.pid}`, Buffer.concat([data, sum]));
  renameSync(`${cache}.${process.pid}`, cache);
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const { runCommand, watchOutput } = load('./program.cjs') as typeof import('../cli/program.js');
