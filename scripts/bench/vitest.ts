/** Vitest with the settings of `--runner vitest`, running one empty test: what the vitest face is compared with. */
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['scripts/bench/empty.suite.js'],
    exclude: [],
    watch: false,
    cache: false,
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    reporters: [{}],
  },
  { envDir: false, server: { watch: null } },
);
await vitest.start();
await vitest.close();
