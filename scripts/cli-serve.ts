/** `serve`: the reference wiki until somebody stops it. */
import { serveWiki } from '../fixtures/serve.js';
import { MOST_FILES } from '../fixtures/files.js';
import { printable } from '../reporters/printable.js';
import { codeOf } from './cli-options.js';
import { UsageError } from './failure.js';

function whole(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new UsageError(`${flag} takes a whole number of at most ${most}, not "${printable(text, 80)}"`);
  return value;
}

export async function serveCommand({ port, files }: { port?: string; files: string }): Promise<number> {
  const wiki = await listen(
    port === undefined ? 0 : whole('--port', port, 65_535),
    whole('--files', files, MOST_FILES),
  );
  process.stdout.write(`${wiki.url}\n`);
  await new Promise<void>(resolve => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve());
  });
  await wiki.close();
  return 0;
}

async function listen(port: number, files: number) {
  try {
    return await serveWiki({ port, files });
  } catch (error) {
    throw new UsageError(`--port: ${port} cannot be listened on (${codeOf(error)})`);
  }
}
