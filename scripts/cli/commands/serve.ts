/** `serve`: the reference wiki, one of its mutants or benign variants, until somebody stops it. */
import { MOST_FILES } from '../../../fixtures/wiki/files.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Alteration, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import { printable } from '../../../schemas/text/printable.js';
import { UsageError, codeOf } from '../errors.js';

export interface ServeFlags {
  readonly port?: string;
  readonly files?: string;
  readonly debuginfo?: true;
  readonly mutant?: string;
  readonly variant?: string;
}

/** The wiki with a lie or a lawful difference. */
interface Altered {
  readonly wiki?: WikiOptions;
  readonly alter?: Alteration;
}

export async function serveCommand({ port, files, debuginfo, mutant, variant }: ServeFlags): Promise<number> {
  if (mutant !== undefined && variant !== undefined)
    throw new UsageError('--mutant and --variant exclude each other');
  const { wiki: options = {}, alter }: Altered = await alteredBy(mutant, variant);
  const wiki = await listen({
    ...options,
    ...(files === undefined ? {} : { files: whole('--files', files, MOST_FILES) }),
    ...(debuginfo ? { debuginfo } : {}),
    ...(alter ? { alter } : {}),
    port: port === undefined ? 0 : whole('--port', port, 65_535),
  });
  process.stdout.write(`${wiki.url}\n`);
  await new Promise<void>(resolve => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve());
  });
  await wiki.close();
  return 0;
}

function whole(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new UsageError(`${flag} takes a whole number of at most ${most}, not "${printable(text, 80)}"`);
  return value;
}

async function alteredBy(mutant: string | undefined, variant: string | undefined): Promise<Altered> {
  if (mutant !== undefined)
    return named('mutant', mutant, (await import('../../../fixtures/mutants/index.js')).mutants);
  if (variant !== undefined)
    return named('variant', variant, (await import('../../../fixtures/variants/index.js')).variants);
  return {};
}

function named(kind: string, id: string, known: Readonly<Record<string, Altered>>): Altered {
  const found = Object.hasOwn(known, id) ? known[id] : undefined;
  if (found) return found;
  const close = Object.keys(known)
    .filter(name => name.includes(id))
    .slice(0, 3);
  const hint = close.length > 0 ? `: did you mean ${close.join(' or ')}?` : `; \`matrix\` lists them all`;
  throw new UsageError(`unknown ${kind} "${printable(id, 80)}"${hint}`);
}

async function listen(options: NonNullable<Parameters<typeof serveWiki>[0]>) {
  try {
    return await serveWiki(options);
  } catch (error) {
    throw new UsageError(`--port: ${options.port} cannot be listened on (${codeOf(error)})`);
  }
}
