/** `serve`: the reference wiki, or one of its mutants or variants, until it is interrupted. */
import { MOST_FILES } from '../../../fixtures/wiki/files.js';
import { serveWiki } from '../../../fixtures/serve.js';
import type { Alteration, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import { closest } from '../../../reporters/catalogue/catalogue.js';
import { printable } from '../../../schemas/text/printable.js';
import { grouped } from '../../../schemas/text/numbers.js';
import { EXIT, UsageError, codeOf, sayWhy } from '../errors.js';
import type { FlagsOf } from '../input/options.js';
import { suggestion } from '../input/suggestions.js';

/** The wiki with a defect or a lawful difference. */
interface Altered {
  readonly wiki?: WikiOptions;
  readonly alter?: Alteration;
}

export async function serveCommand({
  port = 0,
  files,
  debuginfo,
  mutant,
  variant,
}: FlagsOf<'serve'>): Promise<number> {
  if (files !== undefined && files > MOST_FILES)
    throw new UsageError(`--files: the wiki can hold at most ${grouped(MOST_FILES)} files`);
  const { wiki: options = {}, alter }: Altered = await alteredBy(mutant, variant);
  const chosen = {
    ...options,
    ...(files === undefined ? {} : { files }),
    ...(debuginfo ? { debuginfo } : {}),
    ...(alter ? { alter } : {}),
    port,
  };
  const wiki = await serveWiki(chosen).catch((error: unknown) => {
    throw new UsageError(`--port: ${port} is not available (${codeOf(error)})`);
  });
  const ended = new Promise<void>(resolve => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve());
  });
  const lost = await printed(`${wiki.url}\n`);
  if (lost === undefined) await ended;
  await wiki.close();
  // Whoever closed the pipe has not seen the address; of any other fault, a line is printed for every command.
  return lost === 'EPIPE'
    ? sayWhy(EXIT.inconclusive, `the address cannot be printed: standard output is closed (${lost})`)
    : EXIT.conformant;
}

/** Resolves to the code of the error, if the text cannot be printed. */
const printed = (text: string): Promise<string | undefined> =>
  new Promise(resolve => {
    process.stdout.write(text, error => resolve(error ? codeOf(error) : undefined));
  });

const pairs = () => import('../../../fixtures/pairs/index.js');

/** The defect of a mutant may be served on a variant: a wiki that is deployed in another way and is broken as well. */
async function alteredBy(mutant: string | undefined, variant: string | undefined): Promise<Altered> {
  const chosen: readonly Altered[] = [
    ...(variant === undefined ? [] : [named('variant', variant, await variantsById())]),
    ...(mutant === undefined ? [] : [named('mutant', mutant, await mutantsById())]),
  ];
  const [first = {}, second] = chosen;
  if (!second) return first;
  const { together } = await import('../../../fixtures/mutants/dsl/edits.js');
  return {
    wiki: { ...first.wiki, ...second.wiki },
    alter: {
      ...first.alter,
      ...second.alter,
      ...together(first.alter ?? {}, second.alter ?? {}),
    },
  };
}

const mutantsById = async () => ({
  ...(await import('../../../fixtures/mutants/index.js')).mutants,
  ...(await pairs()).pairMutants,
});

const variantsById = async () => ({
  ...(await import('../../../fixtures/variants/index.js')).variants,
  ...(await pairs()).pairVariants,
});

function named(kind: string, id: string, known: Readonly<Record<string, Altered>>): Altered {
  const found = Object.hasOwn(known, id) ? known[id] : undefined;
  if (found) return found;
  const ids = Object.keys(known);
  const hint = suggestion(ids.find(name => name.startsWith(id)) ?? closest(id, ids));
  throw new UsageError(
    `--${kind}: unknown id \`${printable(id, 80)}\`${hint || ' (docs/kill-matrix.md lists them all)'}`,
  );
}
