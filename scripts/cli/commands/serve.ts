/** `serve`: the reference wiki, or one of its mutants or variants, until it is interrupted. */
import { MOST_FILES } from '../../../fixtures/wiki/files.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Alteration, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import { closest } from '../../../reporters/catalogue/catalogue.js';
import { printable } from '../../../schemas/text/printable.js';
import { grouped } from '../../../schemas/text/numbers.js';
import { EXIT, UsageError, codeOf } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { suggestion } from '../input/suggestions.js';

interface Altered {
  readonly wiki?: WikiOptions;
  readonly alter?: Alteration;
}

export async function serveCommand(flags: FlagsOf<'serve'>): Promise<number> {
  const { port = 0, files, debuginfo = false, mutant, variant } = flags;
  if (files !== undefined && files > MOST_FILES)
    throw new UsageError(`--files: the wiki can hold at most ${grouped(MOST_FILES)} files`);
  const { wiki: options, alter = {} } = await alteredBy(mutant, variant);
  const own = { ...(files === undefined ? {} : { files }), ...(debuginfo ? { debuginfo } : {}) };
  const wiki = await serveWiki({ ...options, ...own, alter, port }).catch((error: unknown) => {
    const code = codeOf(error);
    throw new UsageError(
      `--port: ${port} ${code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`}`,
    );
  });
  const ended = new Promise<void>(resolve => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve());
    // The reader has closed the pipe, so it cannot see the address.
    process.stdout.once('error', () => resolve());
  });
  process.stdout.write(`${wiki.url}\n`);
  await ended;
  await wiki.close();
  return EXIT.conformant;
}

/** A mutant may be served on a variant: a wiki deployed differently and broken as well. */
async function alteredBy(mutant: string | undefined, variant: string | undefined): Promise<Altered> {
  if (mutant === undefined && variant === undefined) return {};
  const { pairMutants, pairVariants } = await import('../../../fixtures/pairs/index.js');
  const { mutants } = await import('../../../fixtures/mutants/index.js');
  const { variants } = await import('../../../fixtures/variants/index.js');
  const lawful = variant === undefined ? {} : named('variant', variant, { ...variants, ...pairVariants });
  if (mutant === undefined) return lawful;
  const defect = named('mutant', mutant, { ...mutants, ...pairMutants });
  if (variant === undefined) return defect;
  const { together } = await import('../../../fixtures/mutants/dsl/edits.js');
  const both = together(lawful.alter ?? {}, defect.alter ?? {});
  return {
    wiki: { ...lawful.wiki, ...defect.wiki },
    alter: { ...lawful.alter, ...defect.alter, ...both },
  };
}

function named(kind: string, id: string, known: Readonly<Record<string, Altered>>): Altered {
  const found = Object.hasOwn(known, id) ? known[id] : undefined;
  if (found) return found;
  const ids = Object.keys(known);
  const hint = suggestion(ids.find(name => name.startsWith(id)) ?? closest(id, ids));
  throw new UsageError(
    `--${kind}: unknown id \`${printable(id, 80)}\`${hint || ' (`docs/kill-matrix.md` in the repository lists them all)'}`,
  );
}
